import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { everyForm, form } from "../../../app/forms/form.ts";
import { checkFields } from "../../../app/forms/read-form.ts";
import { says } from "../../../app/forms/says.ts";
import { once, secret, typed } from "../../../app/forms/secrets.ts";

const app = new URL("../../../app/", import.meta.url);
for (const section of readdirSync(app)) {
  if (!section.includes(".") && readdirSync(new URL(section, app)).includes("forms.ts")) {
    await import(new URL(`${section}/forms.ts`, app).href);
  }
}

const known = z.object({
  name: z.string(),
  pin: secret(z.string().max(9)),
  word: once(z.string()),
});
const sent = { name: "Ruth", pin: "2468", word: "x7", other: "nobody's", "name.pin": "1357" };

describe("what a form gives back", () => {
  test.each<[string, z.ZodType]>([
    ["plain", known],
    ["picked", known.pick({ name: true, pin: true })],
    ["extended", known.extend({ more: z.string() })],
    ["partial", known.partial()],
    ["refined", known.refine(({ pin }) => pin === "", { path: ["name"] })],
    ["for reading", known.readonly()],
    ["intersected", z.object({ name: z.string() }).and(known)],
    ["one of several", z.union([known, z.object({ name: z.string() })])],
    ["checked further", z.object({ name: z.string(), pin: secret(z.string()).min(1).trim() })],
    ["defaulted", z.object({ name: z.string(), pin: secret(z.string()).default("").nullable() })],
    [
      "marked twice",
      z.object({ name: z.string(), pin: secret(typed("text", "account.code", z.string())) }),
    ],
  ])("has no secret, nor what no schema knows: %s", (kind, schema) => {
    expect(checkFields(sent, form(kind, schema)).values).toEqual({ name: "Ruth" });
  });

  test("has a field the schema does not mark", () => {
    const open = form("open", z.object({ pin: z.string() }));
    expect(checkFields(sent, open).values).toEqual({ pin: "2468" });
  });

  test("one mark is no other field's: two fields may be made of one schema", () => {
    const line = z.string();
    const both = form("both", z.object({ name: line, pin: secret(line) }));
    expect(checkFields(sent, both).values).toEqual({ name: "Ruth" });
  });

  test("is not steered by names that mean something to the parser", () => {
    const open = form("steered", z.object({ name: z.string() }));
    const odd = { __intent__: "x", __state__: "{", "name[9999999]": "y", "__proto__.z": "1" };
    const { sent: parsed, values } = checkFields({ ...odd, name: "Ruth" }, open);
    expect([parsed, values]).toEqual([{ name: "Ruth" }, { name: "Ruth" }]);
  });

  test("says a key of ours, also where a check has no words", () => {
    const shape = z.object({ name: z.string().min(9, says("form.required")), id: z.uuid() });
    const { errors } = checkFields({ name: "x", id: "y" }, form("words", shape));
    expect(errors).toEqual({ name: "form.required", id: "form.refused" });
  });
});

// A code from a message comes back with its form, as it always did: it was not chosen, and dies with its use.
const secretive = /password|confirm|answer|captcha|secret|pin$|token/i;
const fields = everyForm.flatMap(({ name, marks }) =>
  [...marks].map(([field, its]) => ({ name: `${name}: ${field}`, field, its })),
);

test("the site's forms are all looked at", () => {
  const names = new Set(everyForm.map(({ name }) => name));
  for (const name of ["register", "password", "question", "sms", "nickname", "report", "comment"]) {
    expect(names).toContain(name);
  }
  expect(fields.filter(({ field }) => secretive.test(field)).length).toBeGreaterThan(15);
});

test.each(fields.filter(({ field }) => secretive.test(field)))("$name is a secret", ({ its }) => {
  expect(its.secret).toBe(true);
});

test.each(fields.filter(({ its }) => its.kind === "password"))("$name is a secret", ({ its }) => {
  expect(its.secret).toBe(true);
});
