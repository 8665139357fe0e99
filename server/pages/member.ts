import { memberName, mobileName } from "../session/account-name.ts";
import type { ChallengeAnswer } from "../session/captcha.ts";
import type { MemberClient } from "../upstreams/movie/member-client.ts";
import type { Profile } from "../upstreams/movie/member-model.ts";
import { userOfProfile } from "./sign-in/auth-family.ts";
import { flagsOf, wishOf, type Flags, type Wish } from "./sign-in/flags.ts";
import type { Failure } from "./failure.ts";
import { listPage, wholeList } from "./host-list.ts";
import type { Tools } from "./tools.ts";

/** Entries of the member's lists on one screen, where the host sends all of them at once. */
const perPage = 24;
/** The host is asked for no more favourites than this (docs/rules.md, lists 8). */
const mostFavourites = 999;
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
    await keepCopy(await member.profileIndex());
  }
  /** Flags that a profile leaves out are asked for at the account. */
  async function keepCopy(profile: Profile) {
    const before = session.user ?? undefined;
    const flags = await flagsOf(profile, {
      account: () => account.account(),
      ...(before && { before }),
    });
    session.update(userOfProfile(profile, flags));
    return flags;
  }
  const lastPlays = () => wholeList((page) => member.playIndex(page, playsSearched), playsSearched);
  /**
   * A change that went through counts, whether or not the copy can be had right now. What the member now has, `set`
   * says where no host does.
   */
  const changed = (work: () => Promise<unknown>, set?: Partial<Flags>): Promise<Failure | null> =>
    settled(async () => {
      await work();
      if (set && session.user) session.update({ ...session.user, ...set });
      await refresh().catch(() => undefined);
    });

  return {
    /**
     * Asks who the session speaks for where that was last done more than 5 minutes ago; what the account then wants is
     * said once a session, and not while `busy`.
     */
    async check(busy: boolean): Promise<Wish | null> {
      if (!session.needsCheck()) return null;
      const read = await secondary(
        refresh().then(() => true),
        false,
      );
      const wish = read && session.user ? wishOf(session.user) : null;
      return wish !== null && visited && !busy && session.tellOnce() ? wish : null;
    },

    recent: () =>
      secondary(
        member.playIndex(0, recentPlays).then(({ items }) => items.slice(0, recentPlays)),
        [],
      ),

    /** What was begun and not finished, the latest first, for the home page. */
    begun: () =>
      secondary(
        lastPlays().then(({ items }) =>
          items.filter(({ seconds }) => seconds > 0).slice(0, begunShown),
        ),
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
      const flags = await keepCopy(profile);
      return { profile: { ...profile, ...flags }, avatars, areas, questions };
    },
    rename: (nickname: string) => changed(() => member.profileChange({ nickname })),
    pickAvatar: (avatar: string) => changed(() => member.profileChange({ avatar })),
    uploadAvatar: (bytes: Uint8Array<ArrayBuffer>) =>
      changed(() => member.avatarUpload({ name: "avatar.jpg", type: "image/jpeg", bytes })),
    changePassword: (old: string, password: string, answer: ChallengeAnswer) =>
      limited("proof", [], answer, () =>
        changed(() => member.changePassword(old, password), { vpassword: true }),
      ),
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
        changed(
          () =>
            session.user?.vemail === true
              ? member.changeEmail(email, code)
              : account.bindEmail(email, code),
          { vemail: true },
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
      limited("proof", [], answer, () =>
        changed(() => account.setSq(password, question, words), { vsq: true }),
      ),

    async plays(page: number) {
      const { items, ...list } = await listPage(
        (at) => member.playIndex(at, perPage),
        page,
        perPage,
      );
      return { plays: items, ...list };
    },
    deletePlay: (urlid: number) => settled(() => member.playDelete(urlid)),
    clearPlays: () => settled(() => member.playClear()),
    /** Where the member is now. A report that gets lost is not worth a message. */
    reportPlay: (movid: number, urlid: number, seconds: number, audio: boolean) =>
      settled(() => member.playReport(movid, urlid, seconds, audio ? 2 : 1)),

    async favourites(page: number) {
      const { items, ...list } = await listPage(member.collectIndex, page, perPage);
      return { favourites: items, ...list };
    },
    deleteFavourite: (id: number, movid: number) =>
      allowed("favourite", () => settled(() => member.collectDelete(id, movid))),
    clearFavourites: () => settled(() => member.collectClear()),

    /** What an album means to this member; nothing where it cannot be had. */
    async ofAlbum(movid: number) {
      const [favourite, left] = await Promise.all([
        secondary(
          wholeList(member.collectIndex, mostFavourites).then(
            ({ items }) => items.find((one) => one.movid === movid)?.id ?? null,
          ),
          null,
        ),
        secondary(
          lastPlays().then(({ items }) => items.find((one) => one.movid === movid) ?? null),
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
        secondary(lastPlays(), null),
      ]);
      const left = plays?.items.find((one) => one.urlid === urlid)?.seconds ?? null;
      // Among more plays than were looked through, it may have been left somewhere.
      if (visited && plays !== null && left === null && plays.all) {
        await secondary(member.playReport(movid, urlid, 0, audio ? 2 : 1), undefined);
      }
      return { note: note?.content ?? "", left: left ?? 0 };
    },
    favour: (movid: number) => allowed("favourite", () => settled(() => member.collectAdd(movid))),

    async notes(page: number) {
      const { items, ...list } = await listPage(
        (at) => member.noteIndex(at, perPage),
        page,
        perPage,
      );
      return { notes: items, ...list };
    },
    note: (urlid: number) => secondary(member.note(urlid), null),
    saveNote: (note: Parameters<MemberClient["noteSave"]>[0]) =>
      allowed("note", () => settled(() => member.noteSave(note))),
    deleteNote: (id: number, urlid: number) =>
      allowed("note", () => settled(() => member.noteDelete(id, urlid))),

    async notices(page: number) {
      const { items, ...list } = await listPage(movie.noticeIndex, page, perPage);
      return { notices: items, ...list };
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
