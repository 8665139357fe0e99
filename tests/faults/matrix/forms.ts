import type { HostName } from "../../../server/http/hosts.ts";
import { buttons } from "./buttons.ts";

export interface Form {
  name: string;
  path: string;
  from: "member" | "stranger" | "forgetful";
  /** The call that does it: `account POST /apiv2/login`. A host gets it once, or not at all. */
  write: string;
  /** Hosts that are read before anything is written. */
  needs: HostName[];
  /** `once` is a word that no other cell uses. */
  fields(once: string): Record<string, string>;
  /** The fields a page gives back when the form did not go through. */
  typed: string[];
  /** A picture goes along. */
  picture?: true;
}

/** Every form of the site that asks a host. Language, looks and signing out ask none. */
export const forms = (articleId: number): Form[] => [
  ...entrance,
  ...profile,
  ...texts(articleId),
  ...buttons(articleId),
];

const agree = "1";
const digits = (once: string) => `139${once.replace(/\D/g, "").padStart(8, "0").slice(-8)}`;
const mail = (once: string) => `${once}@example.org`;
const phone = (once: string) => ({ mobile: digits(once), area: "86" });
const secret = { password: "secret-word", confirmation: "secret-word" };
const code = "123456";

/** Signing in and what leads there: the config says whether there is any of it. */
const entrance: Form[] = [
  {
    ...stranger("/login?type=password", "account POST /apiv2/login", ["account"]),
    fields: () => ({ form: "password", account: "demo", password: "gospel123", agree }),
  },
  {
    ...stranger("/captcha", "account GET /api/sms/send", ["mobile"]),
    fields(once) {
      const read = { hostCaptcha: "1234", hostCaptchaKey: "x" };
      return { form: "captcha", ...phone(once), ...read, agree };
    },
  },
  {
    ...stranger("/login?type=sms", "account POST /api/auth/login_mobile", ["mobile"]),
    fields: (once) => ({ form: "sms", ...phone(once), code, agree }),
  },
  {
    ...stranger("/register", "account POST /apiv2/register", ["account"]),
    fields: (once) => ({ form: "register", account: once, ...secret, agree }),
  },
  {
    ...stranger("/forgot", "account POST /apiv2/forget/sq", ["account"]),
    fields: () => ({ form: "question", account: "demo", question: "1", answer: "bethlehem" }),
  },
  {
    ...stranger("/forgot?step=email", "account POST /api/ems/send", ["email"]),
    fields: (once) => ({ form: "email", intent: "send", email: mail(once) }),
  },
  {
    ...stranger("/forgot?step=email", "account POST /apiv2/forget/email", ["email", "code"]),
    fields: (once) => ({ form: "email", email: mail(once), code }),
  },
  {
    ...stranger("/forgot?step=password", "account POST /api/forgot/email", []),
    from: "forgetful",
    fields: () => ({ form: "password", ...secret }),
  },
];

const profile: Form[] = [
  setting("nickname", "movie POST /api/user.profile/change", ["nickname"], (once) => ({
    nickname: once,
  })),
  setting("avatar", "movie POST /api/user.profile/change", [], () => ({
    avatar: "/avatar/1.svg",
  })),
  {
    ...setting("picture", "movie POST /api/user.profile/change", [], () => ({})),
    picture: true,
  },
  setting("password", "movie POST /api/user.profile/changepwd", [], () => ({
    ...{ oldPassword: "not it", ...secret },
  })),
  setting("question", "account GET /apiv2/member/setsq", [], () => ({
    ...{ question: "1", answer: "bethlehem", oldPassword: "not it" },
  })),
  setting("email", "movie GET /api/ems/send", ["email"], (once) => ({
    ...{ intent: "send", email: mail(once) },
  })),
  setting("email", "movie POST /api/user.profile/changeemail", ["email", "code"], (once) => ({
    ...{ email: mail(once), code },
  })),
  setting("mobile", "movie GET /api/sms/send", ["mobile"], (once) => ({
    ...{ intent: "send", ...phone(once) },
  })),
  setting("mobile", "movie POST /api/user.profile/changemobile", ["mobile", "code"], (once) => ({
    ...{ ...phone(once), code },
  })),
];

const words = (once: string) => ({ content: `words that took a while to write ${once}` });
const withContact = (once: string) => ({ ...words(once), contact: mail(once) });

const texts = (articleId: number): Form[] => [
  {
    ...text("/html/1001/10001.html", "movie POST /api/user.tv.note/edit", ["movie"]),
    fields: words,
  },
  {
    ...text("/bibles/0/43/3.html", "account POST /api/notepad/add", ["bible"]),
    fields: (once) => ({ form: "note", id: "0", ...words(once) }),
  },
  { ...text("/comment/live/1", "account POST /api/comment/create", ["movie"]), fields: words },
  { ...text("/comment/channel/1", "account POST /api/comment/create", ["movie"]), fields: words },
  {
    ...text(`/comment/article/${articleId}`, "reading POST /v2/comment/post", ["movie"]),
    fields: words,
  },
  {
    ...text("/mine/suggest", "feedback POST /api/feedback/submit", ["movie"]),
    ...{ typed: ["content", "contact"], fields: withContact },
  },
  {
    ...text("/report/1001/10001", "feedback POST /api/feedback/movieError"),
    ...{ from: "stranger", typed: ["content", "contact"], fields: withContact },
  },
];

type Frame = Omit<Form, "fields">;

function stranger(path: string, write: string, typed: string[]): Frame {
  return { name: `${path} ${write}`, path, from: "stranger", write, needs: ["movie"], typed };
}

function setting(form: string, write: string, typed: string[], fields: Form["fields"]): Form {
  const name = `/mine ${form} ${write}`;
  const own = (once: string) => ({ form, ...fields(once) });
  return { name, path: "/mine", from: "member", write, needs: ["movie"], typed, fields: own };
}

function text(path: string, write: string, needs: HostName[] = []): Frame {
  return { name: `${path} ${write}`, path, from: "member", write, needs, typed: ["content"] };
}
