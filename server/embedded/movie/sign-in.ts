import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import {
  numberOf,
  purposeOf,
  readEmail,
  readMobile,
  sendCode,
  sendEmailCode,
} from "../account/codes.ts";
import { openToken, type Member } from "../account/members.ts";
import { register, resetByEmail, signIn } from "../account/passwords.ts";
import { signInByMobile } from "../account/sign-in.ts";
import { field, type EmbeddedCall } from "../host.ts";
import { keepRecords, text } from "../records.ts";
import { profileReply } from "./profile.ts";

/** Where a mobile number may be from. */
const areaRecords = keepRecords(
  "movie/areas.yaml",
  z.array(z.strictObject({ code: text, zh: text, en: text })),
);

/** The second sign-in family, over the same members as the account host's, and the codes of this host. */
export function movieSignInCalls(db: DatabaseSync) {
  const areas = areaRecords(db);
  const signedIn = (member: Member) => ({
    userinfo: profileReply(member, openToken(db, member.userid, "session")),
  });
  const mobile = (call: EmbeddedCall) => readMobile(field(call, "iddcode"), field(call, "mobile"));

  return {
    "GET api/sms/area": ({ lang }: EmbeddedCall) =>
      areas.map((area) => ({ code: area.code, name: area[lang] })),
    "GET api/ems/send": (call: EmbeddedCall) => {
      sendEmailCode(db, field(call, "email"), field(call, "event"));
      return [];
    },
    "GET api/sms/send": (call: EmbeddedCall) => {
      sendCode(db, numberOf(mobile(call)), purposeOf(field(call, "event")));
      return [];
    },
    "POST api/user.register/index": async (call: EmbeddedCall) => {
      const passport = field(call, "username").trim();
      const given = field(call, "email") || (passport.includes("@") ? passport : "");
      const email = given === "" ? null : readEmail(given);
      const password = field(call, "password");
      return signedIn(await register(db, { passport, email, password }));
    },
    "POST api/user.login/index": async (call: EmbeddedCall) =>
      signedIn(await signIn(db, field(call, "account").trim(), field(call, "password"))),
    "POST api/user.login/mobile": (call: EmbeddedCall) =>
      signedIn(signInByMobile(db, mobile(call), field(call, "captcha"))),
    "POST api/user.profile/resetpwd": async (call: EmbeddedCall) => {
      const password = field(call, "newpassword");
      await resetByEmail(db, {
        email: readEmail(field(call, "email")),
        code: field(call, "captcha"),
        password,
        again: password,
      });
      return [];
    },
  };
}
