import { Refused } from "../../http/errors.ts";
import type { HostPlace } from "../../http/hosts.ts";
import type { Call, HostCall, Params } from "../../http/call.ts";
import { usableToken } from "../../http/token.ts";
import { paged } from "../../http/wire.ts";
import { createMemberModel } from "./member-model.ts";
import * as wire from "./member-wire.ts";

/** The member's calls of the movie API, in the host's words (docs/hosts.md, movie 15 to 34). */
export type MemberClient = ReturnType<typeof createMemberClient>;

/** The favourites are read whole: at most this many (docs/rules.md, lists 8). */
const mostFavourites = 999;
/** The host's words for a favourite that is there already; to us that is success (docs/hosts.md, movie 28). */
const alreadyThere = /已经收藏过/;

/** Reads throw the errors of `server/http/errors.ts`; writes throw Refused with the host's own words. */
export function createMemberClient(call: HostCall, place: HostPlace) {
  const model = createMemberModel(place);
  const read = <T>(path: string, query: Params, parse: Call<T>["parse"]) =>
    call({ path, query, policy: "never", parse });
  const post = <T>(path: string, form: Params, parse: Call<T>["parse"]) =>
    call({ method: "POST", path, form, policy: "never", parse });
  const readByPost = <T>(path: string, form: Params, parse: Call<T>["parse"]) =>
    call({ method: "POST", path, form, reads: true, policy: "never", parse });
  const write = (path: string, form: Params) => post(path, form, () => undefined);
  const signIn = (path: string, form: Params) =>
    call({
      method: "POST",
      path,
      form,
      bringsToken: true,
      policy: "never",
      parse: (payload) => wire.signedIn.parse(payload),
    }).then(signedIn);
  const send = (path: string, query: Params) =>
    call({ path, query, policy: "never", write: true, parse: () => undefined });

  return {
    profileIndex: () =>
      readByPost("api/user.profile/index", {}, (payload) =>
        model.profile(wire.profile.parse(payload)),
      ),
    profileChange: (changes: { nickname?: string; avatar?: string }) =>
      write("api/user.profile/change", changes),
    avatarUpload: (file: NonNullable<Call<unknown>["file"]>) =>
      call({
        method: "POST",
        path: "api/user.profile/change",
        file,
        policy: "never",
        parse: () => undefined,
      }),
    changeMobile: (mobile: string, iddcode: string, captcha: string) =>
      write("api/user.profile/changemobile", { mobile, iddcode, captcha }),
    changeEmail: (email: string, captcha: string) =>
      write("api/user.profile/changeemail", { email, captcha }),
    changePassword: (oldpassword: string, newpassword: string) =>
      write("api/user.profile/changepwd", {
        oldpassword,
        newpassword,
        renewpassword: newpassword,
      }),
    emsSend: (email: string, event: string) => send("api/ems/send", { email, event }),
    smsSend: (mobile: string, iddcode: string, event: string) =>
      send("api/sms/send", { mobile, iddcode, event }),
    /** Pictures to choose from: as the host names them, and as a browser reaches them. */
    avatars: () =>
      call({
        path: "api/common/avatar",
        policy: "hour",
        parse: (payload) =>
          wire.avatars.parse(payload).flatMap((name) => {
            const src = model.file(name);
            return src === null ? [] : [{ name, src }];
          }),
      }),
    smsArea: () =>
      call({
        path: "api/sms/area",
        policy: "day",
        parse: (payload) => wire.areas.parse(payload),
      }),

    /** The second sign-in family, where `AUTH_HOST=movie`. */
    login: (account: string, password: string) =>
      signIn("api/user.login/index", { account, password }),
    loginMobile: (mobile: string, iddcode: string, captcha: string) =>
      signIn("api/user.login/mobile", { mobile, iddcode, captcha }),
    register: (username: string, password: string) =>
      write("api/user.register/index", { username, password }),
    resetPassword: (email: string, captcha: string, newpassword: string) =>
      write("api/user.profile/resetpwd", { email, captcha, newpassword }),
    feedbackAdd: (content: string, contact: string) =>
      write("api/tv.feedback/add", { content, contact }),

    /** `page` counts from 0, newest first; a host may send fewer than `mostFavourites` a page. */
    collectIndex: (page: number) =>
      readByPost(
        "api/user.tv.collect/index",
        { page: page + 1, pagesize: mostFavourites },
        (payload) => {
          const { items, said } = paged(wire.favourite).parse(payload);
          return { items: items.map(model.favourite), said };
        },
      ),
    collectAdd: (movid: number) =>
      write("api/user.tv.collect/add", { movid }).catch((error: unknown) => {
        if (error instanceof Refused && alreadyThere.test(error.said)) return;
        throw error;
      }),
    collectDelete: (id: number, movid: number) =>
      write("api/user.tv.collect/delete", { id: id || undefined, movid }),
    collectClear: () => write("api/user.tv.collect/clear", {}),

    /** `page` counts from 0, newest first; a host may not mind `pagesize`. */
    playIndex: (page: number, pagesize: number) =>
      read("api/user.tv.playrecord/index", { page: page + 1, pagesize }, (payload) => {
        const { items, said } = paged(wire.play).parse(payload);
        return { items: items.map(model.play), said };
      }),
    playReport: (movid: number, urlid: number, duration: number, type: number) =>
      write("api/user.tv.playrecord/report", { movid, urlid, duration, type }),
    playDelete: (urlid: number) => write("api/user.tv.playrecord/delete", { urlid }),
    playClear: () => write("api/user.tv.playrecord/clear", {}),

    /** `page` counts from 0, newest first; a host may not mind `pagesize`. */
    noteIndex: (page: number, pagesize: number) =>
      readByPost("api/user.tv.note/index", { page: page + 1, pagesize }, (payload) => {
        const { items, said } = paged(wire.note).parse(payload);
        return { items: items.map(model.note), said };
      }),
    /** The note on an episode, or null where there is none. */
    note: (urlid: number) =>
      read("api/user.tv.note/edit", { urlid }, (payload) => {
        const raw = wire.note.safeParse(payload);
        return raw.success && raw.data.content !== "" ? model.note(raw.data) : null;
      }),
    noteSave: (note: {
      movid: number;
      urlid: number;
      title: string;
      subtitle: string;
      content: string;
    }) => write("api/user.tv.note/edit", note),
    noteDelete: (id: number, urlid: number) => write("api/user.tv.note/delete", { id, urlid }),
  };

  /** Throws Unusable where the token cannot be kept. */
  function signedIn(raw: ReturnType<typeof wire.signedIn.parse>) {
    return { token: usableToken(raw.token), profile: model.profile(raw) };
  }
}
