import { describe, expect, it, vi } from "vitest";
import { reply, startUpstream } from "../rigs/upstream.ts";
import {
  failAll,
  faults,
  onSite,
  pages,
  refusedBase,
  visit,
  wellHost,
  withHost,
  type Behaviour,
  type Outcome,
} from "./rig.ts";

/** 2.5 s for all upstream work and 0.2 s for ours; the rest is for a machine that is busy with other tests. */
const deadlineMs = 2_700 + 5_000;

/** Every page, each on a site that meets the fault for the first time. */
async function visitAll(base: string): Promise<Record<keyof typeof pages, Outcome>> {
  const one = (page: keyof typeof pages) => onSite(base, (site) => visit(site, pages[page]));
  const [album, player, home] = await Promise.all([one("album"), one("player"), one("home")]);
  return { album, player, home };
}

/** A page of ours, in our own frame, within its time, that tells nothing of what is behind it. */
function expectOurs({ headers, html, ms }: Outcome): void {
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(html).toContain("<main");
  expect(html).not.toMatch(/api\/tv\.|ECONN|UND_ERR|Error:/);
  expect(ms).toBeLessThan(deadlineMs);
}

function expectUnavailable(outcome: Outcome): void {
  expect(outcome.status).toBe(503);
  expect(Number(outcome.headers.get("retry-after"))).toBeGreaterThan(0);
  expectOurs(outcome);
}

/** A page that stands although one call, or three, cannot be had. */
function expectServed(outcome: Outcome): void {
  expect(outcome.status).toBe(200);
  expectOurs(outcome);
}

/** Every page where every call meets the fault, which leaves nothing behind at the host. */
async function allCallsFail(fault: Behaviour): Promise<void> {
  await withHost(async (fake) => {
    let open = 0;
    fake.on("*", (request, response, url) => {
      open += 1;
      response.once("close", () => (open -= 1));
      fault(request, response, url);
    });
    for (const outcome of Object.values(await visitAll(fake.base))) expectUnavailable(outcome);
    await vi.waitFor(() => expect(open).toBe(0), 5_000);
  });
}

/** The player where only the address of the episode meets the fault. */
async function addressFails(fault: Behaviour): Promise<void> {
  await withHost(async (fake) => {
    wellHost(fake);
    fake.on("/api/tv.movie/url", fault);
    const outcome = await onSite(fake.base, (site) => visit(site, pages.player));
    expectServed(outcome);
    expect(outcome.html).toContain("the first part");
    expect(outcome.html).not.toMatch(/<source|<video|<audio/);
  });
}

/** Every page where all but what it is about meets the fault. */
async function secondaryFails(fault: Behaviour): Promise<void> {
  await withHost(async (fake) => {
    wellHost(fake);
    for (const path of ["tv.common/index", "tv.common/seo", "tv.movie/index"]) {
      fake.on(`/api/${path}`, fault);
    }
    for (const outcome of Object.values(await visitAll(fake.base))) expectServed(outcome);
  });
}

describe("a host that fails", () => {
  it.concurrent.each(Object.entries<Behaviour>(faults))(
    "(%s) costs every page its 503, the player its source, other pages their extras",
    async (_name, fault) => {
      // One after the other: a page that stands must have its own calls in time, on a busy machine too.
      await allCallsFail(fault);
      await addressFails(fault);
      await secondaryFails(fault);
    },
  );

  it("(refused) costs every page its 503", async () => {
    for (const outcome of Object.values(await visitAll(refusedBase))) expectUnavailable(outcome);
  });

  it("(redirect) costs every page its 503, and nobody goes there", async () => {
    const elsewhere = await startUpstream();
    wellHost(elsewhere);
    await withHost(async (fake) => {
      fake.on("*", (request, response) => {
        response.writeHead(302, { location: elsewhere.base + request.url }).end();
      });
      for (const outcome of Object.values(await visitAll(fake.base))) expectUnavailable(outcome);
    });
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.stop();
  });
});

describe("a host that has nothing of the kind", () => {
  it.each([
    ["null", reply(null), 503],
    ["an empty list", reply([]), 200],
    ["an empty object", reply({}), 200],
    ["code 404", reply({}, 404), 404],
    ["status 404", ((_request, response) => response.writeHead(404).end()) as Behaviour, 404],
  ] as const)("(%s) makes album and player a 404 page", async (_name, answer, homeStatus) => {
    await withHost(async (fake) => {
      fake.on("*", answer);
      const { album, player, home } = await visitAll(fake.base);
      expect([album.status, player.status, home.status]).toEqual([404, 404, homeStatus]);
      for (const outcome of [album, player, home]) expectOurs(outcome);
    });
  });
});

it("a failure that comes after its page leaves no rejection without a handler", async () => {
  const lost = vi.fn();
  process.on("unhandledRejection", lost);
  await withHost(async (fake) => {
    wellHost(fake);
    // The title never comes; the related albums are then asked for past the deadline, and are missing.
    fake.on("/api/tv.common/seo", faults["black hole"]);
    fake.on("/api/tv.movie/index", reply({}, 404));
    await onSite(fake.base, async (site) => {
      expectServed(await visit(site, pages.album));
      // By the time the metrics tell of a call, everything that follows from it has happened.
      await vi.waitFor(async () => {
        const { html } = await visit(site, "/metrics");
        const late = fake.asked.some((line) => line.includes("movie/index"));
        expect(html).toMatch(/count\{host="movie",outcome="Unavailable"\} 1/);
        if (late) expect(html).toMatch(/count\{host="movie",outcome="NotFound"\} 1/);
      }, 10_000);
    });
  });
  process.off("unhandledRejection", lost);
  expect(lost).not.toHaveBeenCalled();
});

describe("when every call fails", () => {
  it.each(["reset", "500"] as const)(
    "(%s) a host gets at most 1.25 calls for each",
    async (name) => {
      const visits = 40;
      const callsPerAlbum = 3;
      await withHost(async (fake) => {
        failAll(fake, faults[name]);
        await onSite(fake.base, async (site) => {
          for (let movid = 1; movid <= visits; movid++) {
            expect((await visit(site, `/content/view/movid/${movid}`)).status).toBe(503);
          }
        });
        expect(fake.asked.length).toBeLessThanOrEqual(visits * callsPerAlbum * 1.25);
        expect(fake.asked.every((line) => line.startsWith("GET "))).toBe(true);
      });
    },
  );
});
