import { pageKinds, type Pages } from "./page.ts";
import { changeQuery, queryOf } from "./parts.ts";
import { flag, oneOf, typed } from "./query.ts";

/** `type` is how to sign in; `redirectTo` where to go on afterwards. */
export interface LoginOptions {
  type?: "qrcode" | "password" | "sms";
  redirectTo?: string;
  /** The page with the code does not load itself again. */
  hold?: boolean;
}
export const loginUrl = ({ type, redirectTo, hold }: LoginOptions = {}) =>
  "/login" + queryOf({ type, redirectTo, hold: hold ? "1" : undefined });
export const registerUrl = (redirectTo?: string) => "/register" + queryOf({ redirectTo });
/** The picture to read before a text message is sent. */
export const captchaUrl = (redirectTo?: string) => "/captcha" + queryOf({ redirectTo });
/** The two ways to prove who one is, and then the new password. */
export const forgotUrl = (step?: "question" | "email" | "password") =>
  "/forgot" + queryOf({ step });
/** What the account dialog shows. */
export const accountScreens: readonly string[] = [loginUrl(), registerUrl(), forgotUrl()];
/** A screen of the accounts that is fetched to lie over a page. */
export const overUrl = (url: string) => changeQuery(url, (query) => query.set("over", "1"));
export const isOver = (url: string) => /[?&]over=1(&|$)/.test(url);
export const logoutUrl = () => "/logout";

const { form } = pageKinds;
/** Whoever looks for the way in may find it by a search engine. */
const personal = { ...pageKinds.personal, listed: true };

export const accountPages = {
  login: {
    ...personal,
    module: "login",
    paths: { login: "/login" },
    query: {
      type: oneOf("qrcode", "password", "sms"),
      redirectTo: typed,
      hold: flag,
      over: flag,
    },
    url: loginUrl,
  },
  register: {
    ...personal,
    module: "register",
    paths: { register: "/register" },
    query: { redirectTo: typed, over: flag },
    url: registerUrl,
  },
  forgot: {
    ...personal,
    module: "forgot",
    paths: { forgot: "/forgot" },
    query: { step: oneOf("question", "email", "password"), over: flag },
    url: forgotUrl,
  },
  captcha: {
    ...pageKinds.personal,
    module: "captcha",
    paths: { captcha: "/captcha" },
    query: { redirectTo: typed, over: flag },
    url: captchaUrl,
  },
  logout: { ...form, module: "logout", paths: { logout: "/logout" }, url: logoutUrl },
} satisfies Pages;
