import { describe, expect, it } from "vitest";
import {
  articleUrl,
  bookUrl,
  channelsUrl,
  channelUrl,
  gospelUrl,
  livesUrl,
  liveUrl,
  shortsUrl,
} from "../../app/urls/index.ts";
import type { TestSite } from "../rigs/site.ts";
import { reply, type FakeUpstream } from "../rigs/upstream.ts";
import { faults, onSite, visit, wellHost, withHost, type Behaviour } from "./rig.ts";

const deadlineMs = 2_700 + 5_000;
const title = "a title seen before";
const named = { id: 1, title };

/** Each page, the call it cannot do without, and what that call answers when all is well. */
const pages: [page: string, url: string, primary: string, answer: unknown, code: number][] = [
  ["live rooms", livesUrl(), "/api/live.room/index", { list: [named] }, 1],
  ["a live room", liveUrl(1), "/api/live.room/detail", named, 1],
  ["a short", shortsUrl({ id: 1 }), "/api/microvideo.index/detail", named, 0],
  ["channels", channelsUrl(), "/apiv2/channel.index/all", [named], 0],
  ["a channel", channelUrl(1), "/apiv2/channel.index/detail", named, 0],
  ["gospel books", gospelUrl(), "/api/gospel.index/index", { recommends: [named] }, 1],
  ["a book", bookUrl(1), "/api/gospel.book/detail", named, 1],
  ["an article", articleUrl(1), "/v1/article/detail", { itemid: 1, title, content: "x" }, 0],
];

function wellExcept(fake: FakeUpstream, fault: Behaviour, only: "primary" | "rest"): void {
  wellHost(fake);
  if (only === "rest") fake.on("*", fault);
  for (const [, , primary, answer, code] of pages) {
    // The wrong shape of a success: another code would be a refusal.
    const failing = fault === faults["wrong shape"] ? reply("oops", code) : fault;
    fake.on(primary, only === "primary" ? failing : reply(answer, code));
  }
}

/** A few at once, each on a site that meets the fault for the first time: a breaker stands open for all calls of a host. */
async function eachPage(
  fake: FakeUpstream,
  look: (page: string, url: string, site: TestSite) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < pages.length; from += 3) {
    await Promise.all(
      pages
        .slice(from, from + 3)
        .map(([page, url]) => onSite(fake.base, (site) => look(page, url, site))),
    );
  }
}

describe("a host that fails", () => {
  it.concurrent.each(Object.entries<Behaviour>(faults))(
    "(%s) costs its page a 503 in our own frame",
    async (_name, fault) => {
      await withHost(async (fake) => {
        wellExcept(fake, fault, "primary");
        await eachPage(fake, async (page, url, site) => {
          const { status, headers, html, ms } = await visit(site, url);
          expect([page, status]).toEqual([page, 503]);
          expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
          expect(html).toContain("<main");
          expect(html).not.toMatch(/apiv?2?\/|ECONN|UND_ERR|Error:/);
          expect(ms).toBeLessThan(deadlineMs);
        });
      });
    },
  );

  it.concurrent.each(Object.entries<Behaviour>(faults))(
    "(%s) anywhere else leaves a hole in the page and no more",
    async (_name, fault) => {
      await withHost(async (fake) => {
        wellExcept(fake, fault, "rest");
        await eachPage(fake, async (page, url, site) => {
          const { status, html, ms } = await visit(site, url);
          expect([page, status, html.includes(title)]).toEqual([page, 200, true]);
          expect(ms).toBeLessThan(deadlineMs);
        });
      });
    },
  );
});
