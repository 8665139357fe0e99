import { NotFound, Refused, Unavailable } from "../../http/errors.ts";
import type { HostPlace } from "../../http/hosts.ts";
import type { HostCall } from "../../http/call.ts";
import { usableToken } from "../../http/token.ts";
import { accountOf, captchaOf, saysOver, type SignedIn } from "./model.ts";
import * as wire from "./wire.ts";

/** The account host's calls, in its words (docs/hosts.md, account). */
export type AccountClient = ReturnType<typeof createAccountClient>;

/** The picture's key and what the visitor read in it. */
export interface CaptchaAnswer {
  key: string;
  value: string;
}

const device = "pc";
/** More fits neither a cookie nor a code that a phone can read. */
const longestTicket = 600;
const longestCheck = 1_500;

/** Every write throws Refused with the host's own words. */
export function createAccountClient(call: HostCall, place: HostPlace, appid: string) {
  const never = { policy: "never" } as const;
  const reply = (payload: unknown) => wire.account.parse(payload ?? {});
  /** Looked at outside of `parse`, which makes any fault an unreadable payload. Throws Unusable. */
  const signedIn = (raw: ReturnType<typeof reply>): SignedIn => ({
    token: usableToken(raw.token),
    account: accountOf(raw),
  });
  const nothing = () => undefined;

  return {
    /** What a code to scan says, and the path that tells its state. The path must be on this host. */
    loginTicket: () =>
      call({
        path: "api/login/getticket",
        ...never,
        // Each visitor's own, and used up by asking.
        write: true,
        parse: (payload) => {
          const raw = wire.ticket.parse(payload);
          const url = URL.parse(raw.check_url, place.base);
          const check = url?.origin === place.base.origin ? url.pathname + url.search : "";
          const fits = raw.ticket.length <= longestTicket && check.length <= longestCheck;
          if (raw.ticket === "" || check === "" || !fits)
            throw new Unavailable("the ticket cannot be used");
          return { ticket: raw.ticket, check };
        },
      }),

    /** Who confirmed the ticket, or null as long as nobody has. Throws NotFound where the host says that it is over. */
    checkTicket: (check: string) => {
      const url = new URL(check, place.base);
      // From the host's root: whatever it begins with, it is a path.
      return call({
        path: `/${url.pathname.replace(/^\/+/, "")}`,
        name: "check_url",
        bringsToken: true,
        query: Object.fromEntries(url.searchParams),
        ...never,
        write: true,
        parse: (payload) => {
          const raw = wire.account.safeParse(payload);
          if (raw.success && raw.data.token !== "") return raw.data;
          if (saysOver(wire.state.parse(payload))) throw new NotFound("the ticket is over");
          return null;
        },
      }).then(
        (raw) => raw && signedIn(raw),
        (error: unknown) => {
          // "Not scanned yet" comes as a refusal too.
          if (!(error instanceof Refused)) throw error;
          if (saysOver(error.said)) throw new NotFound("the ticket is over", error.said);
          return null;
        },
      );
    },

    captchaImage: () =>
      call({
        path: "api/captcha/image64",
        ...never,
        write: true,
        parse: (payload) => captchaOf(wire.captcha.parse(payload)),
      }),

    login: (passport: string, password: string) =>
      call({
        method: "POST",
        path: "apiv2/login",
        form: { passport, password, appid, device },
        bringsToken: true,
        ...never,
        parse: reply,
      }).then(signedIn),

    register: (passport: string, password: string, confirmation: string) =>
      call({
        method: "POST",
        path: "apiv2/register",
        form: { passport, password, password_confirm: confirmation, appid, device },
        ...never,
        parse: nothing,
      }),

    smsSend: (mobile: string, itc: string, captcha: CaptchaAnswer) =>
      call({
        path: "api/sms/send",
        query: { mobile, itc, appid, captcha_key: captcha.key, captcha_val: captcha.value },
        ...never,
        write: true,
        parse: nothing,
      }),

    loginMobile: (mobile: string, itc: string, vcode: string) =>
      call({
        method: "POST",
        path: "api/auth/login_mobile",
        form: { mobile, itc, vcode, appid },
        bringsToken: true,
        ...never,
        parse: reply,
      }).then(signedIn),

    emsSend: (email: string, event: string) =>
      call({
        method: "POST",
        path: "api/ems/send",
        form: { email, event, appid, device },
        ...never,
        parse: nothing,
      }),

    /** Step 0 of a forgotten password; the answer is a token for `changePassword`. */
    forgetBySq: (passport: string, qid: number, answer: string) =>
      call({
        method: "POST",
        path: "apiv2/forget/sq",
        form: { passport, qid, answer },
        bringsToken: true,
        ...never,
        parse: (payload) => wire.resetToken.parse(payload).token,
      }).then(usableToken),
    forgetByEmail: (email: string, code: string) =>
      call({
        method: "POST",
        path: "apiv2/forget/email",
        form: { email, code },
        bringsToken: true,
        ...never,
        parse: (payload) => wire.resetToken.parse(payload).token,
      }).then(usableToken),

    /** The one-step reset of hosts that do not know the two steps. */
    forgotEmail: (email: string, code: string, password: string) =>
      call({
        method: "POST",
        path: "api/forgot/email",
        form: { email, code, password, password_confirm: password, appid, device },
        ...never,
        parse: nothing,
      }),

    changePassword: (token: string, password: string) =>
      call({
        method: "POST",
        path: "apiv2/member/changePassword",
        form: { token, password, confirm_password: password },
        ...never,
        parse: nothing,
      }),

    account: () =>
      call({
        path: "apiv2/member/account",
        ...never,
        parse: (payload) => accountOf(wire.ownAccount.parse(payload)),
      }),

    bindEmail: (email: string, code: string) =>
      call({
        path: "apiv2/member/bindEmail",
        query: { email, code },
        ...never,
        write: true,
        parse: nothing,
      }),

    setSq: (password: string, qid: number, answer: string) =>
      call({
        path: "apiv2/member/setsq",
        query: { password, qid, answer },
        ...never,
        write: true,
        parse: nothing,
      }),

    /** The security questions to choose from. */
    questions: () =>
      call({
        method: "POST",
        path: "apiv2/other/questions",
        form: { device },
        reads: true,
        policy: "hour",
        parse: (payload) => wire.questions.parse(payload),
      }),
  };
}
