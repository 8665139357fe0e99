import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { field, Refusal, type EmbeddedCall } from "../host.ts";
import { keepRecords, words } from "../records.ts";
import { readEmail, takeCode } from "./codes.ts";
import { byPassport, changeMember, memberOf, memberReply, openToken } from "./members.ts";
import { answerQuestion, proveEmail, resetByEmail, setPassword } from "./passwords.ts";
import { hashSecret, isSecret, plainAnswer } from "./secrets.ts";

const questionRecords = keepRecords("account/questions.yaml", z.array(words));

/** Forgotten passwords, and what a member changes here. */
export function accountCalls(db: DatabaseSync) {
  const questions = questionRecords(db);
  return {
    "POST apiv2/forget/sq": async (call: EmbeddedCall) => ({
      token: await answerQuestion(db, {
        passport: field(call, "passport").trim(),
        qid: Number(field(call, "qid")),
        answer: field(call, "answer"),
      }),
    }),
    "POST apiv2/forget/email": (call: EmbeddedCall) => {
      const { userid } = proveEmail(db, readEmail(field(call, "email")), field(call, "code"));
      return { token: openToken(db, userid, "reset") };
    },
    "POST apiv2/member/changePassword": async (call: EmbeddedCall) => {
      const member = memberOf(db, call.token, ["session", "reset"]);
      const words = { password: field(call, "password"), again: field(call, "confirm_password") };
      await setPassword(db, member, words, call.token);
      return [];
    },
    "POST api/forgot/email": async (call: EmbeddedCall) => {
      await resetByEmail(db, {
        email: readEmail(field(call, "email")),
        code: field(call, "code"),
        password: field(call, "password"),
        again: field(call, "password_confirm"),
      });
      return [];
    },
    "GET apiv2/member/account": (call: EmbeddedCall) => memberReply(memberOf(db, call.token)),
    "GET apiv2/member/bindEmail": (call: EmbeddedCall) => {
      const { userid } = memberOf(db, call.token);
      bindEmail(db, userid, field(call, "email"), field(call, "code"));
      return memberReply(memberOf(db, call.token));
    },
    "GET apiv2/member/setsq": async (call: EmbeddedCall) => {
      const { userid, password } = memberOf(db, call.token);
      const qid = Number(field(call, "qid"));
      const answer = plainAnswer(field(call, "answer"));
      if (questions[qid - 1] === undefined) throw new Refusal(1, "请选择密保问题");
      if (answer === "") throw new Refusal(1, "请输入密保答案");
      if (password !== null && !(await isSecret(field(call, "password"), password))) {
        throw new Refusal(1, "密码错误");
      }
      changeMember(db, userid, { qid, answer: await hashSecret(answer) });
      return [];
    },
    "POST apiv2/other/questions": ({ lang }: EmbeddedCall) =>
      questions.map((title, place) => ({ id: String(place + 1), title: title[lang] })),
  };
}

/** Another member's address is refused before the code is used up. */
export function bindEmail(db: DatabaseSync, userid: number, raw: string, code: string) {
  const email = readEmail(raw);
  const owner = byPassport(db, email);
  if (owner !== null && owner.userid !== userid) throw new Refusal(1, "该邮箱已被使用");
  takeCode(db, email, "verify", code);
  changeMember(db, userid, { email, vemail: 1 });
}
