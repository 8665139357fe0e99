import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { scriptsMark } from "../../../app/boot/marks.ts";
import { contentPolicy } from "../../../app/document/content-policy.ts";

const hash = (content: string) =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

const mark = `<div id="${scriptsMark}" hidden=""></div>`;
const page = (content: string) =>
  `<html><head><style>ours</style><script>head()</script></head><body>${content}${mark}` +
  `<script>ours()</script><script type="x-module">import "x"</script></body></html>`;

test("what a page's own scripts and styles are is allowed, whatever stands in its content is not", () => {
  const hostile = `<script>theirs()</script><style>theirs</style></div>${mark}<script>more()</script>`;
  const policy = contentPolicy(page(hostile), ["https://media.example"]);
  for (const ours of ["ours", "head()", "ours()", 'import "x"']) {
    expect(policy).toContain(hash(ours));
  }
  for (const theirs of ["theirs()", "theirs", "more()"]) expect(policy).not.toContain(hash(theirs));
});

test("a page that carries no script of ours allows none", () => {
  const policy = contentPolicy(
    "<html><head></head><body><script>theirs()</script></body></html>",
    [],
  );
  expect(policy).not.toContain(hash("theirs()"));
});
