import type { DatabaseSync } from "node:sqlite";
import { bindEmail } from "../account/account.ts";
import { drawnAvatar, drawnAvatars, keepAvatar } from "../account/avatars.ts";
import { numberOf, readMobile, takeCode } from "../account/codes.ts";
import { byMobile, changeMember, memberOf, type Member } from "../account/members.ts";
import { setPassword } from "../account/passwords.ts";
import { isSecret } from "../account/secrets.ts";
import { field, Refusal, type EmbeddedCall } from "../host.ts";

const longestNickname = 30;

/** `user.profile`: who a member is, and what they may change of it. */
export function profileCalls(db: DatabaseSync) {
  const member = (call: EmbeddedCall) => memberOf(db, call.token);
  const profile = (call: EmbeddedCall) => profileReply(member(call), call.token ?? "");

  return {
    "POST api/user.profile/index": profile,
    "POST api/user.profile/change": (call: EmbeddedCall) => {
      const { userid } = member(call);
      const changes: Partial<Member> = {};
      if (call.form.has("nickname")) changes.nickname = readNickname(field(call, "nickname"));
      if (call.form.has("avatar")) {
        const avatar = drawnAvatar(field(call, "avatar"));
        if (avatar === null) throw new Refusal(0, "头像不存在");
        changes.avatar = avatar;
      }
      if (call.file !== null) changes.avatar = keepAvatar(db, userid, call.file.bytes);
      changeMember(db, userid, changes);
      return profile(call);
    },
    "POST api/user.profile/changemobile": (call: EmbeddedCall) => {
      const { userid } = member(call);
      const number = readMobile(field(call, "iddcode"), field(call, "mobile"));
      const owner = byMobile(db, number.itc, number.mobile);
      if (owner !== null && owner.userid !== userid) throw new Refusal(0, "该手机号已被使用");
      takeCode(db, numberOf(number), "verify", field(call, "captcha"));
      changeMember(db, userid, number);
      return profile(call);
    },
    "POST api/user.profile/changeemail": (call: EmbeddedCall) => {
      bindEmail(db, member(call).userid, field(call, "email"), field(call, "captcha"));
      return profile(call);
    },
    "POST api/user.profile/changepwd": async (call: EmbeddedCall) => {
      const one = member(call);
      const words = { password: field(call, "newpassword"), again: field(call, "renewpassword") };
      if (one.password !== null && !(await isSecret(field(call, "oldpassword"), one.password))) {
        throw new Refusal(0, "原密码错误");
      }
      await setPassword(db, one, words, call.token);
      return [];
    },
    "GET api/common/avatar": () => drawnAvatars,
  };
}

/** A member as the movie host tells of one: strings and numbers as they come. */
export function profileReply(member: Member, token: string) {
  return {
    id: String(member.userid),
    username: member.username,
    nickname: member.nickname,
    mobile: member.mobile ?? "",
    email: member.email ?? "",
    avatar: member.avatar,
    token,
    vemail: member.vemail,
    vpassword: member.password === null ? "0" : "1",
    vsq: member.qid === null ? 0 : 1,
  };
}

function readNickname(raw: string): string {
  const nickname = raw.trim();
  if (nickname === "") throw new Refusal(0, "请输入昵称");
  if (nickname.length > longestNickname) {
    throw new Refusal(0, `昵称不能超过 ${longestNickname} 个字符`);
  }
  return nickname;
}
