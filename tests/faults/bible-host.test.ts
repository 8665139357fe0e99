import { describe, expect, it } from "vitest";
import { chapterUrl } from "../../app/urls/index.ts";
import type { FakeUpstream } from "../rigs/upstream.ts";
import { failAll, faults, onSite, visit, wellHost, withHost, type Behaviour } from "./rig.ts";

const deadlineMs = 2_700 + 5_000;
const both = chapterUrl(43, 3, { versions: ["hhb", "niv"] });
const verse = "神爱世人";

/** A host with one chapter in one version. */
function withText(fake: FakeUpstream): void {
  wellHost(fake);
  fake.on("/hhb/43/3.json", (_request, response) => response.end(JSON.stringify([verse])));
  fake.on("/niv/43/3.json", (_request, response) => response.end(JSON.stringify(["For God so"])));
}

describe("a Bible host that fails", () => {
  it.concurrent.each(Object.entries<Behaviour>(faults))(
    "(%s) costs a chapter its version, and its page only where that is all",
    async (name, fault) => {
      await withHost(async (fake) => {
        withText(fake);
        fake.on("/niv/43/3.json", fault);
        await onSite(fake.base, async (site) => {
          const { status, html, ms } = await visit(site, both);
          expect([status, html.includes(verse), html.includes("For God so")]).toEqual([
            200,
            true,
            false,
          ]);
          expect(ms).toBeLessThan(deadlineMs);
          const alone = await visit(site, chapterUrl(43, 3, { versions: ["niv"] }));
          expect(alone.status, name).toBe(503);
          expect(alone.html).toContain("<main");
        });
      });
    },
  );

  it("costs nothing where the chapter was read before", async () => {
    await withHost(async (fake) => {
      withText(fake);
      await onSite(fake.base, async (site) => {
        expect((await visit(site, both)).html).toContain(verse);
        failAll(fake, faults.reset);
        for (const version of ["hhb", "niv"]) {
          fake.on(`/${version}/43/3.json`, faults.reset);
        }
        // Another page for the cache, the same text.
        const { status, html } = await visit(site, `${both}?v=1`);
        expect([status, html.includes(verse), html.includes("For God so")]).toEqual([
          200,
          true,
          true,
        ]);
      });
    });
  });
});
