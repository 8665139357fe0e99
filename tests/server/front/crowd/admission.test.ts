import { expect, test } from "vitest";
import { createAdmission } from "../../../../server/front/crowd/admission.ts";
import type { Page } from "../../../../server/front/page-cache.ts";

const page: Page = {
  ...{ status: 200, headers: [], body: Buffer.from("made"), data: null, timing: "" },
  ...{ hit: null, degraded: false, staleMs: 0 },
};

/** An admission in a process that is as late as the test says. */
function admissionWhen(lateMs: () => number) {
  return createAdmission(0, { lateMs, stop: () => undefined });
}

test("a process that is late with pages in work turns new work away, and lets it in again later", async () => {
  let late = 0;
  const admission = admissionWhen(() => late);
  const { promise: host, resolve: answer } = Promise.withResolvers<Page>();
  let begun = 0;
  const { promise: full, resolve: fill } = Promise.withResolvers<number>();
  const make = () => {
    begun += 1;
    if (begun === 4) fill(begun);
    return host;
  };
  const pages = Array.from({ length: 4 }, () => admission.render("10.0.0.1", make));
  await full;

  expect(await admission.ask("pages", "10.0.0.2")).toBeNull();
  late = 101;
  expect(await admission.ask("pages", "10.0.0.2")).toMatchObject({ status: 503, waitSeconds: 3 });
  expect(await admission.ask("forms", "10.0.0.2")).toMatchObject({ status: 503 });
  late = 100;
  expect(await admission.ask("pages", "10.0.0.2")).toBeNull();

  late = 101;
  answer(page);
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // Nothing is in work: whatever makes the process late, it is no crowd.
  expect(await admission.ask("pages", "10.0.0.2")).toBeNull();
  admission.close();
});
