import { NotFound } from "../http/errors.ts";
import { failureOf } from "./failure.ts";
import { wholeList } from "./host-list.ts";
import type { LiveRoom, LiveState } from "../upstreams/live/model.ts";
import { createShellPages } from "./shell.ts";
import type { Tools } from "./tools.ts";

/** The host is asked for all of them at once; it may send fewer. */
const mostRooms = 100;

/** What is on comes first, then what will be, then what was. */
const order: (LiveState | null)[] = ["live", "waiting", "replay", "ended", null];

/** Live rooms (docs/rules.md, live). */
export function createLivePages(tools: Tools) {
  const { secondary, allowed, now } = tools;
  const { live } = tools.clients;
  const shell = createShellPages(tools);
  const everyRoom = () =>
    wholeList((page) => live.roomIndex(page, mostRooms), mostLooked).then(({ items }) => items);

  return {
    /** Every room, or those of one type; 0 is all. */
    async list(type: number) {
      const [rooms, named, seo] = await Promise.all([
        everyRoom(),
        secondary(live.roomType(), []),
        shell.seo("lives", { type }),
      ]);
      // Types that no room names lead nowhere.
      const types = rooms.some(({ typeId, typeTitle }) => typeId > 0 || typeTitle !== "")
        ? named
        : [];
      const wanted = types.find(({ id }) => id === type);
      const shown = rooms.filter(
        ({ typeId, typeTitle }) =>
          type === 0 || typeId === type || (typeId === 0 && typeTitle === wanted?.title),
      );
      return { rooms: shown.sort(byState), types, seo };
    },

    async room(id: number, since?: number) {
      const [room, seo] = await Promise.all([
        live.roomDetail(id, since),
        shell.seo("live", { id }),
      ]);
      return { room, nextStart: nextStart(room.state, room.startsAt, now()), seo };
    },

    /** Where else to go from a room; none where the host does not say. */
    async others(id: number, most: number) {
      const rooms = await secondary(everyRoom(), []);
      const others = rooms.filter((room) => room.id !== id);
      return others.sort(byState).slice(0, most);
    },

    /** The next start of a room, for a calendar. NotFound where none is ahead. */
    async nextStart(id: number) {
      const room = await live.roomDetail(id);
      const at = nextStart(room.state, room.startsAt, now());
      if (at === null) throw new NotFound(`room ${id} has no start ahead`);
      const last = Math.max(at, ...room.schedule.flatMap((one) => one.at ?? []));
      return { room, startsAt: at, endsAt: last + hourMs };
    },

    vote: (id: number) => allowed("vote", () => live.roomVote(id).then(() => null, failureOf)),
  };
}

/** Rooms looked through, however many a host may claim. */
const mostLooked = 1_000;

const hourMs = 60 * 60 * 1000;

function nextStart(state: LiveState | null, startsAt: number | null, now: number): number | null {
  return state === "waiting" && startsAt !== null && startsAt > now ? startsAt : null;
}

function byState(a: LiveRoom, b: LiveRoom): number {
  const [one, other] = [order.indexOf(a.state), order.indexOf(b.state)];
  if (one !== other) return one - other;
  const earlier = (a.startsAt ?? 0) - (b.startsAt ?? 0);
  // The next to begin stands first, and so does the last that was.
  return a.state === "waiting" ? earlier : -earlier;
}
