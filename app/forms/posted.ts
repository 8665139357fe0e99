import type { Site } from "../../server/request/context.ts";
import type { PostedAnswer } from "../../server/request/posted.ts";
import { isCaptcha, isSecret } from "./secrets";

/** A field of a form that is shown once more because its own page cannot be. */
export interface PostedField {
  name: string;
  value: string;
  /** `hidden` is what nobody typed: ids, choices, which button was pressed. */
  kind: "lines" | "text" | "email" | "tel" | "password" | "file" | "hidden";
  label: Label;
}

/** Keys of i18n. */
type Label =
  | "again.words"
  | "report.contact"
  | "member.avatarFile"
  | `member.${"nickname" | "oldPassword"}`
  | `account.${"account" | "email" | "mobile" | "password" | "confirmPassword" | "answer" | "code"}`;

/** A form that was sent, ready to be sent again. */
export interface Posted extends PostedAnswer {
  fields: PostedField[];
  /** Some of it is not kept and has to be typed again. */
  secrets: boolean;
}

const typed: Record<string, Pick<PostedField, "kind" | "label">> = {
  content: { kind: "lines", label: "again.words" },
  contact: { kind: "text", label: "report.contact" },
  account: { kind: "text", label: "account.account" },
  email: { kind: "email", label: "account.email" },
  mobile: { kind: "tel", label: "account.mobile" },
  nickname: { kind: "text", label: "member.nickname" },
  password: { kind: "password", label: "account.password" },
  confirmation: { kind: "password", label: "account.confirmPassword" },
  oldPassword: { kind: "password", label: "member.oldPassword" },
  answer: { kind: "text", label: "account.answer" },
  code: { kind: "text", label: "account.code" },
};

/** What the form of this request held, without its secrets; null where none was sent. */
export async function postedTo(site: Site): Promise<Posted | null> {
  const form = await site.posted.form();
  if (form === null) return null;
  const texts = form.texts
    .filter(([name]) => !isCaptcha(name))
    .map(([name, value]): PostedField => {
      const shown = typed[name] ?? { kind: "hidden", label: "again.words" };
      return { name, value: isSecret(name) ? "" : value, ...shown };
    });
  const files = form.files.map((name): PostedField => ({
    name,
    value: "",
    kind: "file",
    label: "member.avatarFile",
  }));
  const { failure = null, errors = {}, note } = site.posted.answer() ?? {};
  const secrets = form.texts.some(([name]) => isSecret(name)) || files.length > 0;
  return { fields: [...texts, ...files], secrets, failure, errors, note };
}
