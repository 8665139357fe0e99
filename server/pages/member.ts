import { memberName, mobileName } from "../session/account-name.ts";
import type { ChallengeAnswer } from "../session/captcha.ts";
import type { MemberClient } from "../upstreams/movie/member-client.ts";
import { userOfProfile } from "./sign-in/auth-family.ts";
import type { Failure } from "./failure.ts";
import type { Tools } from "./tools.ts";

/** Entries of the member's lists on one screen. */
const perPage = 24;
/** The recent-plays menu (docs/rules.md, lists 8). */
const recentPlays = 5;
/** A row of the home page. */
const begunShown = 4;
/** Plays looked through for where an album was left. */
const playsSearched = 100;

/** What the member area shows and does; `page` counts from 1 (docs/rules.md, accounts). */
export function createMemberPages(tools: Tools) {
  const { session, secondary, settled, guard, allowed, visited } = tools;
  const { member, account, movie, feedback } = tools.clients;
  /** Codes are sent, and guessed at, only so often: from an address, by a member, to a target. */
  const limited = (
    what: "code" | "proof",
    targets: string[],
    answer: ChallengeAnswer,
    work: () => Promise<Failure | null>,
  ) => guard.limited(what, [memberName(session.user?.id ?? 0), ...targets], answer, work);
  /** The sealed copy of the member follows what has just been changed. */
  async function refresh(): Promise<void> {
    const profile = await member.profileIndex();
    session.update(userOfProfile(profile));
  }
  /** A change that went through counts, whether or not the copy can be had right now. */
  const changed = (work: () => Promise<unknown>): Promise<Failure | null> =>
    settled(() => work().then(() => refresh().catch(() => undefined)));

  return {
    /** Asks who the session speaks for where that was last done more than 5 minutes ago. */
    async check(): Promise<void> {
      if (session.needsCheck()) await secondary(refresh(), undefined);
    },

    recent: () =>
      secondary(
        member.playIndex(0, recentPlays).then(({ plays }) => plays.slice(0, recentPlays)),
        [],
      ),

    /** What was begun and not finished, the latest first, for the home page. */
    begun: () =>
      secondary(
        member
          .playIndex(0, playsSearched)
          .then(({ plays }) => plays.filter(({ seconds }) => seconds > 0).slice(0, begunShown)),
        [],
      ),

    areas: () => secondary(member.smsArea(), []),

    /** The profile with what its forms offer. */
    async profile() {
      const [profile, avatars, areas, questions] = await Promise.all([
        member.profileIndex(),
        secondary(member.avatars(), []),
        secondary(member.smsArea(), []),
        secondary(account.questions(), []),
      ]);
      session.update(userOfProfile(profile));
      return { profile, avatars, areas, questions };
    },
    rename: (nickname: string) => changed(() => member.profileChange({ nickname })),
    pickAvatar: (avatar: string) => changed(() => member.profileChange({ avatar })),
    uploadAvatar: (bytes: Uint8Array<ArrayBuffer>) =>
      changed(() => member.avatarUpload({ name: "avatar.jpg", type: "image/jpeg", bytes })),
    changePassword: (old: string, password: string, answer: ChallengeAnswer) =>
      limited("proof", [], answer, () => changed(() => member.changePassword(old, password))),
    /** The first address is bound at the account host; one that is verified is changed at the movie API. */
    sendEmailCode: (email: string, answer: ChallengeAnswer) =>
      limited("code", [email], answer, () =>
        settled(() =>
          session.user?.vemail === true
            ? member.emsSend(email, "changeemail")
            : account.emsSend(email, "bind_email"),
        ),
      ),
    changeEmail: (email: string, code: string, answer: ChallengeAnswer) =>
      limited("proof", [email], answer, () =>
        changed(() =>
          session.user?.vemail === true
            ? member.changeEmail(email, code)
            : account.bindEmail(email, code),
        ),
      ),
    sendMobileCode: (mobile: string, area: string, answer: ChallengeAnswer) =>
      limited("code", [mobileName(area, mobile)], answer, () =>
        settled(() => member.smsSend(mobile, area, "changemobile")),
      ),
    changeMobile: (mobile: string, area: string, code: string, answer: ChallengeAnswer) =>
      limited("proof", [mobileName(area, mobile)], answer, () =>
        changed(() => member.changeMobile(mobile, area, code)),
      ),
    setQuestion: (password: string, question: number, words: string, answer: ChallengeAnswer) =>
      limited("proof", [], answer, () => changed(() => account.setSq(password, question, words))),

    async plays(page: number) {
      const { plays, total } = await member.playIndex(page - 1, perPage);
      return { plays, ...paging(page, total) };
    },
    deletePlay: (urlid: number) => settled(() => member.playDelete(urlid)),
    clearPlays: () => settled(() => member.playClear()),
    /** Where the member is now. A report that gets lost is not worth a message. */
    reportPlay: (movid: number, urlid: number, seconds: number, audio: boolean) =>
      settled(() => member.playReport(movid, urlid, seconds, audio ? 2 : 1)),

    /** The host's list is read whole; a screen shows a part of it. */
    async favourites(page: number) {
      const { favourites, total } = await member.collectIndex(0);
      const shown = favourites.slice((page - 1) * perPage, page * perPage);
      return { favourites: shown, ...paging(page, Math.min(total, favourites.length)) };
    },
    deleteFavourite: (id: number, movid: number) =>
      allowed("favourite", () => settled(() => member.collectDelete(id, movid))),
    clearFavourites: () => settled(() => member.collectClear()),

    /** What an album means to this member; nothing where it cannot be had. */
    async ofAlbum(movid: number) {
      const [favourite, left] = await Promise.all([
        secondary(
          member
            .collectIndex(0)
            .then(({ favourites }) => favourites.find((one) => one.movid === movid)?.id ?? null),
          null,
        ),
        secondary(
          member
            .playIndex(0, playsSearched)
            .then(({ plays }) => plays.find((one) => one.movid === movid) ?? null),
          null,
        ),
      ]);
      return { favourite, left };
    },
    /**
     * What an episode means to this member: the note, and where it was left. An episode opened for the first time
     * enters the history at once, so that it does so without scripts too.
     */
    async ofEpisode(movid: number, urlid: number, audio: boolean) {
      const [note, plays] = await Promise.all([
        secondary(member.note(urlid), null),
        secondary(member.playIndex(0, playsSearched), null),
      ]);
      const left = plays?.plays.find((one) => one.urlid === urlid)?.seconds ?? null;
      // Among more plays than were looked through, it may have been left somewhere.
      if (visited && plays !== null && left === null && plays.total <= playsSearched) {
        await secondary(member.playReport(movid, urlid, 0, audio ? 2 : 1), undefined);
      }
      return { note: note?.content ?? "", left: left ?? 0 };
    },
    favour: (movid: number) => allowed("favourite", () => settled(() => member.collectAdd(movid))),

    async notes(page: number) {
      const { notes, total } = await member.noteIndex(page - 1, perPage);
      return { notes, ...paging(page, total) };
    },
    note: (urlid: number) => secondary(member.note(urlid), null),
    saveNote: (note: Parameters<MemberClient["noteSave"]>[0]) =>
      allowed("note", () => settled(() => member.noteSave(note))),
    deleteNote: (id: number, urlid: number) =>
      allowed("note", () => settled(() => member.noteDelete(id, urlid))),

    async notices(page: number) {
      const { notices, total, perPage: size } = await movie.noticeIndex(page - 1);
      return { notices, ...paging(page, total, size) };
    },

    suggest: (content: string, contact: string) =>
      allowed("suggestion", () =>
        settled(() =>
          tools.authHost === "movie"
            ? member.feedbackAdd(content, contact)
            : feedback.submit(content, contact),
        ),
      ),
  };
}

function paging(page: number, total: number, size = perPage) {
  return { page, pages: Math.max(1, Math.ceil(total / size)), total };
}
