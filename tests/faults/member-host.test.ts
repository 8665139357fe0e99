import { describe, expect, it } from "vitest";
import {
  favoritesUrl,
  mineUrl,
  playbacksUrl,
  playerUrl,
  suggestUrl,
} from "../../app/urls/index.ts";
import { ask, submit, typedIn } from "../rigs/browse.ts";
import { reply } from "../rigs/upstream.ts";
import type { TestSite } from "../rigs/site.ts";
import { faults, onSite, wellHost, withHost, type Behaviour } from "./rig.ts";

const deadlineMs = 2_700 + 5_000;
const user = {
  id: 7,
  username: "ruth",
  nickname: "ruth",
  avatar: "",
  vemail: true,
  vpassword: true,
  vsq: true,
};

/** The cookie of a member who signed in a moment ago. */
async function cookieOf(site: TestSite): Promise<string> {
  const now = Date.now();
  const session = { token: "t0ken", user, issuedAt: now, lastSeen: now, checkedAt: now };
  return `__session=x; session=${await site.services.deps.sealer.seal(session)}`;
}

const memberCalls = ["user.profile/index", "user.tv.collect/index", "user.tv.playrecord/index"];
const typed = "words that took a while to write";

describe("a host whose member calls fail", () => {
  it.concurrent.each(Object.entries<Behaviour>(faults))(
    "(%s) costs a member page its 503, and a form nothing that was typed",
    async (name, fault) => {
      await withHost(async (fake) => {
        wellHost(fake);
        fake.on("/api/tv.common/index", reply({ ucenter: { open: "1" } }));
        for (const call of [...memberCalls, "user.tv.note/edit"]) fake.on(`/api/${call}`, fault);
        fake.on("/api/feedback/submit", fault);
        await onSite(fake.base, async (site) => {
          const cookie = await cookieOf(site);
          const looks = [mineUrl(), favoritesUrl(), playbacksUrl()].map(async (path) => {
            const started = Date.now();
            const page = await ask(site.origin, path, { headers: { cookie } });
            expect([page.status, page.headers["x-cache"]], path).toEqual([503, "BYPASS"]);
            expect(page.text).toContain("<main");
            expect(Date.now() - started).toBeLessThan(deadlineMs);
          });
          await Promise.all(looks);
          // A page for everybody only goes without what is the member's.
          const player = await ask(site.origin, playerUrl(1, 11), { headers: { cookie } });
          expect(player.status).toBe(200);

          const headers = { "sec-fetch-site": "same-origin", cookie };
          const writes = { [playerUrl(1, 11)]: "note/edit", [suggestUrl()]: "feedback/submit" };
          const sent = Object.entries(writes).map(async ([path, write]) => {
            const answer = await submit(site.origin, path, { content: typed }, headers);
            // Of an answer to a write only the code is looked at: this one is a yes to one host, a no to the other.
            const statuses = name === "wrong shape" ? [303, 400] : [503];
            expect(statuses, path).toContain(answer.status);
            if (answer.status !== 303) expect(typedIn(answer, "content"), path).toBe(typed);
            const calls = fake.asked.filter((line) => line.startsWith("POST "));
            expect(calls.filter((line) => line.includes(write)).length).toBeLessThanOrEqual(1);
          });
          await Promise.all(sent);
        });
      });
    },
    // Writes are waited for ten seconds.
    40_000,
  );
});
