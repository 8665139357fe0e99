import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../../../server/embedded/start.ts";
import { hostNames, type HostName } from "../../../server/http/hosts.ts";
import { createSealer } from "../../../server/session/seal.ts";
import { articlesOf } from "../../rigs/content.ts";
import { laySeed, realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import type { Dialect } from "../../rigs/dialect.ts";
import { startProxies, type Behaviour, type Proxies } from "../../rigs/proxies.ts";

/** The hosts, well, and the cookies of those who come to the site before them. */
export interface Rig {
  /** An article there is today. */
  articleId: number;
  cookies: { member: string; stranger: string; forgetful: string };
  /** Runs `work` with a site of its own, whose caches and breakers know of nothing before. */
  onSite<T>(given: Given, work: (site: TestSite, proxies: Proxies) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

interface Given {
  dialect: Dialect;
  faulty?: HostName | null;
  behaviour?: Behaviour | "refused" | null;
}

const variables: Record<HostName, string> = {
  movie: "MOVIE_API_URL",
  account: "ACCOUNT_API_URL",
  channel: "CHANNEL_API_URL",
  reading: "READING_API_URL",
  bible: "BIBLE_STATIC_URL",
  commentary: "COMMENTARY_API_URL",
  live: "LIVE_API_URL",
  gospel: "GOSPEL_API_URL",
  feedback: "FEEDBACK_API_URL",
  bibleApi: "BIBLE_API_URL",
};
const base = realHosts("http://127.0.0.1:1");

export async function startRig(): Promise<Rig> {
  const folder = mkdtempSync(join(tmpdir(), "matrix-"));
  laySeed(folder);
  const embedded = await startEmbedded(folder, false);
  const { places } = embedded;
  const sealer = createSealer([base["SESSION_SECRET"] ?? ""]);
  const token = await signIn(places.account.base);
  const now = Date.now();
  const times = { issuedAt: now, lastSeen: now, checkedAt: now };
  const flags = { vemail: true, vpassword: true, vsq: true };
  const user = { id: 1, username: "demo", nickname: "demo", avatar: "", ...flags };
  const session = await sealer.seal({ token, user, ...times });
  const pending = await sealer.sealPending({
    kind: "email",
    email: "demo@example.org",
    code: "000000",
  });
  return {
    articleId: articlesOf("ttlx", "zh", now)[0]?.itemid ?? 0,
    cookies: { member: `session=${session}`, stranger: "", forgetful: `pending=${pending}` },
    async onSite({ dialect, faulty = null, behaviour = null }, work) {
      const proxies = await startProxies(places, dialect, faulty, behaviour);
      const own = hostNames.map((host) => [variables[host], proxies.base(host)]);
      const site = await startSite({ ...base, ...Object.fromEntries(own), SMS_LOGIN: "1" });
      try {
        return await work(site, proxies);
      } finally {
        await site.stop();
        await proxies.stop();
      }
    },
    async stop() {
      await embedded.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function signIn(account: URL): Promise<string> {
  const body = new URLSearchParams({ passport: "demo", password: "gospel123" });
  const reply = await fetch(new URL("apiv2/login", account), { method: "POST", body });
  const { data } = (await reply.json()) as { data: { token: string } };
  return data.token;
}
