import { expect, test } from "vitest";
import { emailForm, registerForm, smsForm } from "../../../app/account/forms.ts";
import { checkFields } from "../../../app/forms/read-form.ts";

const password = "long enough";
const register = (account: string) =>
  checkFields({ account, password, confirmation: password }, registerForm).errors["account"];

test.each(["demo", "路得", "ruth@example.org", "13800000000", "a.b-c"])(
  "%s may register",
  (name) => {
    expect(register(name)).toBeUndefined();
  },
);
test.each(["ruth@", "@example.org", "ruth@example", "1380", "+86 138", "1-2-3"])(
  "%s is neither a name, an address nor a number",
  (name) => {
    expect(register(name)).toBe("form.account");
  },
);

test("a code needs its address or its number", () => {
  expect(checkFields({ email: "x", code: "" }, emailForm).errors).toEqual({
    email: "form.email",
    code: "form.required",
  });
  expect(checkFields({ mobile: "12a", area: "86", code: "1" }, smsForm).errors).toEqual({
    mobile: "form.phone",
  });
});

test("no text keeps the site busy, however long and odd", () => {
  const odd = `a@${".".repeat(64_000)}@`;
  const started = performance.now();
  expect(checkFields({ email: odd, code: "1" }, emailForm).errors["email"]).toBe("form.tooLong");
  expect(register(odd)).toBe("form.tooLong");
  // Quadratic work would take many seconds.
  expect(performance.now() - started).toBeLessThan(2_000);
});
