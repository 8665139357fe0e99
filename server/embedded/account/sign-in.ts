import type { DatabaseSync } from "node:sqlite";
import { field, Refusal, type EmbeddedCall } from "../host.ts";
import { isCaptcha, issueCaptcha } from "./captcha.ts";
import { numberOf, readEmail, readMobile, sendCode, sendEmailCode, takeCode } from "./codes.ts";
import { addMember, byMobile, byPassport, signedIn, type Member } from "./members.ts";
import { register, requirePassword, signIn } from "./passwords.ts";
import { checkTicket, issueTicket } from "./tickets.ts";

/** Registering, every way of signing in, and the codes it takes. */
export function signInCalls(db: DatabaseSync) {
  const rightCaptcha = (call: EmbeddedCall) =>
    isCaptcha(db, field(call, "captcha_key"), field(call, "captcha_val"));

  return {
    "GET api/login/getticket": () => issueTicket(db),
    "GET api/login/check": (call: EmbeddedCall) => checkTicket(db, field(call, "ticket")),
    "GET api/captcha/image64": () => issueCaptcha(db),
    "POST api/ems/send": (call: EmbeddedCall) => {
      sendEmailCode(db, field(call, "email"), field(call, "event"));
      return [];
    },
    "GET api/sms/send": (call: EmbeddedCall) => {
      const number = readMobile(field(call, "itc"), field(call, "mobile"));
      if (!rightCaptcha(call)) throw new Refusal(1, "图形验证码错误");
      sendCode(db, numberOf(number), "verify");
      return [];
    },
    "POST api/auth/login_mobile": (call: EmbeddedCall) => {
      const number = readMobile(field(call, "itc"), field(call, "mobile"));
      return signedIn(db, signInByMobile(db, number, field(call, "vcode")));
    },
    "POST apiv2/register": async (call: EmbeddedCall) => {
      const passport = field(call, "passport").trim();
      const password = field(call, "password");
      requirePassword(password, field(call, "password_confirm"));
      const email = passport.includes("@") ? readEmail(passport) : null;
      const { userid, username } = await register(db, { passport, email, password });
      return { userid: String(userid), username };
    },
    "POST apiv2/login": async (call: EmbeddedCall) => {
      const member = await signIn(db, field(call, "passport").trim(), field(call, "password"));
      return signedIn(db, member);
    },
  };
}

/** Whoever has a number is a member from the first time on. */
export function signInByMobile(
  db: DatabaseSync,
  number: { itc: string; mobile: string },
  code: string,
): Member {
  takeCode(db, numberOf(number), "verify", code);
  const { itc, mobile } = number;
  const username = byPassport(db, mobile) === null ? mobile : `${itc}-${mobile}`;
  return byMobile(db, itc, mobile) ?? addMember(db, { username, nickname: mobile, itc, mobile });
}
