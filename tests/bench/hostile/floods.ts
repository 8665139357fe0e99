import { albumUrl, bibleFileUrl, imageUrl } from "../../../app/urls/index.ts";
import type { Wanted } from "./bystander.ts";
import type { Sender } from "./sender.ts";

interface Target {
  port: number;
  /** Where the site's hosts are. */
  hosts: string;
}

export interface Flood {
  /** The numbers of the issue that asked for it. */
  title: string;
  /** From so many loopback addresses. */
  addresses: number;
  /** Something else that a bystander wants then, and had before. */
  also?: (target: Target) => Wanted;
  run(send: Sender, target: Target): void;
}

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const audio = bibleFileUrl("audio/0/43/3.mp3");
/** Pages that the bystander's visits have put into the cache. */
export const cachedPages = ["/", albumUrl(1), albumUrl(2)];

let turn = 0;

export const floods: Record<string, Flood> = {
  bodies: {
    // A few more than there is room for, as others hold places when it begins.
    title: "7. 300 bodies that do not come",
    addresses: 16,
    run(send, { port }) {
      const head =
        `POST /preferences HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-length: 1000\r\n` +
        "content-type: application/x-www-form-urlencoded\r\n\r\ntheme=";
      send.keep(300, () => send.hold(head));
    },
  },
  junk: {
    title: "8. junk session and flash cookies, 500/s",
    addresses: 4,
    run(send) {
      send.atRate(500, () => {
        turn += 1;
        const cookie = turn % 2 === 0 ? "session=x" : "flash=x";
        return send.ask(cachedPages[turn % 3] ?? "/", { headers: { cookie } });
      });
    },
  },
  spellings: {
    title: "9. 1,500 spellings and cookies, 250/s",
    addresses: 4,
    run(send) {
      send.atRate(250, () => send.ask(spelling((turn += 1)), { headers: { cookie: looks(turn) } }));
    },
  },
  ids: {
    title: "10. 10,000 unknown ids, 1,250/s",
    addresses: 4,
    run(send) {
      send.atRate(1_250, () => send.ask(`/content/index.html/${500_000 + (turn += 1)}/0`));
    },
  },
  queries: {
    title: "11. one picture, ?q=n, 70 clients",
    addresses: 70,
    also: ({ hosts }) => ({ path: imageUrl(`${hosts}/real.jpg`, 320) }),
    run(send, { hosts }) {
      send.keep(70, () => send.ask(imageUrl(`${hosts}/real.jpg?q=${(turn += 1)}`, 320)));
    },
  },
  hanging: {
    title: "11. 64 pictures that hang",
    addresses: 16,
    also: ({ hosts }) => ({ path: imageUrl(`${hosts}/real.jpg`, 320) }),
    run(send, { hosts }) {
      send.keep(64, () => send.ask(imageUrl(`${hosts}/hang-${(turn += 1)}.jpg`, 320)));
    },
  },
  audio: {
    title: "12. 256 stalled readers of audio",
    addresses: 16,
    // As a player begins. Who takes all 8 MB at once, five times a second, is a flood himself.
    also: () => ({ path: audio, headers: { range: "bytes=0-131071" } }),
    run(send, { port }) {
      const head = `GET ${audio} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`;
      send.keep(256, () => send.stall(head));
    },
  },
  views: {
    title: "13. 12,000 views of a cached page, 2,400/s",
    addresses: 4,
    run(send) {
      send.atRate(2_400, () => send.ask(albumUrl(1), { headers: { "user-agent": browser } }));
    },
  },
};

/** The n-th spelling of an address of a page, each of them another one. */
function spelling(n: number): string {
  const slashes = "/".repeat(n % 5);
  const letters = [..."content"].map((letter, at) => {
    if (((n >> at) & 1) === 0) return letter;
    return n % 3 === 0 ? letter.toUpperCase() : `%${letter.charCodeAt(0).toString(16)}`;
  });
  return `/${letters.join("")}/view/movid/${(n % 40) + 1}${slashes}`;
}

function looks(n: number): string {
  return [
    `theme=${n % 2}`,
    `lite=${(n >> 1) % 2}`,
    `lang=${(n >> 2) % 2 ? "en-US" : "zh-CN"}`,
  ].join("; ");
}
