import { mkdtempSync, rmSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Session } from "../../server/session/seal.ts";
import { realHosts, startSite, type TestSite } from "./site.ts";
import { reply, startUpstream, type FakeUpstream } from "./upstream.ts";
import { ask, section, submit, tags, textOf, type Answer } from "./browse.ts";

export const demo = { account: "demo", password: "gospel123", agree: "1" };
export const lydia = { account: "lydia", password: "purple123", agree: "1" };

/** What the embedded hosts keep in `folder`. */
export function queryIn(folder: string) {
  return (sql: string, ...values: (string | number)[]) => {
    const db = new DatabaseSync(join(folder, "embedded.sqlite"), { timeout: 2_000 });
    const rows = db.prepare(sql).all(...values);
    db.close();
    return rows;
  };
}

/** A site on the embedded hosts, and what these keep. Behind one proxy, so that every visitor may have an address. */
export async function startMemberSite(variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "members-"));
  const site = await startSite({ DATA_DIR: folder, TRUST_PROXY: "1", ...variables });
  const query = queryIn(folder);
  return {
    ...site,
    query,
    /** The code last sent to somebody. */
    code: (recipient: string) => {
      const sql = "SELECT text FROM outbox WHERE recipient = ? ORDER BY id DESC LIMIT 1";
      return /\d{6}/.exec(String(query(sql, recipient)[0]?.["text"]))?.[0] ?? "none";
    },
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const fakeMember = {
  id: "7",
  userid: "7",
  username: "ruth",
  nickname: "路得",
  vemail: "1",
  vpassword: "1",
  vsq: "1",
};
export const fakeToken = "token-of-ruth-0123456789";

/** A host with one member and one album, and a site in front of it. */
export async function startFakeSite(variables: Record<string, string> = {}) {
  const host = await startUpstream();
  host.on("*", reply(null));
  host.on("/api/tv.common/index", reply({ ucenter: { open: "1" } }));
  const episode = { urlid: 1, title: "第一集" };
  host.on("/api/tv.movie/detail", reply({ movid: 1, title: "专辑", url_list: [episode] }));
  host.on("/api/tv.movie/url", reply({ urlid: 1, url: "https://files.invalid/1.mp4" }));
  host.on("/api/user.profile/index", reply(fakeMember));
  host.on("/apiv2/login", reply({ ...fakeMember, token: fakeToken }, 0));
  const site = await startSite({ ...realHosts(host.base), TRUST_PROXY: "1", ...variables });
  return {
    ...site,
    host,
    async stop() {
      await site.stop();
      await host.stop();
    },
  };
}

/** How often a host was asked this since it started: `POST /apiv2/login`. */
export const timesAsked = (host: FakeUpstream, call: string) =>
  host.asked.filter((one) => one.split("?")[0] === call).length;

/** A browser that keeps cookies and follows no redirect by itself. */
export function visitor(origin: string, own: OutgoingHttpHeaders = {}) {
  const cookies = new Map<string, string>();
  const answers: Answer[] = [];
  const headers = () => ({
    ...own,
    ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
  });
  function keep(answer: Answer): Answer {
    answers.push(answer);
    for (const line of answer.setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0(;|$)/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  const get = async (path: string) => keep(await ask(origin, path, { headers: headers() }));
  return {
    /** Where it seems to come from. */
    address: own["x-forwarded-for"],
    cookies,
    answers,
    get,
    post: async (path: string, fields: Record<string, string>) =>
      keep(await submit(origin, path, fields, { "sec-fetch-site": "same-origin", ...headers() })),
    follow: (answer: Answer) => get(String(answer.headers.location)),
  };
}
export type Visitor = ReturnType<typeof visitor>;

let addresses = 0;
/** Nobody else's address: what one test fails at does not count against another. */
export const fromElsewhere = () => {
  addresses += 1;
  return { "x-forwarded-for": `198.18.${addresses >> 8}.${addresses & 255}` };
};

/** A session as the sign-in would have begun it; `changes` make it an older or another one. */
export async function sessionOf(site: TestSite, changes: Partial<Session> = {}): Promise<string> {
  const now = Date.now();
  const flags = { vemail: true, vpassword: true, vsq: true };
  const user = { id: 7, username: "ruth", nickname: "路得", avatar: "", ...flags };
  const times = { issuedAt: now, lastSeen: now, checkedAt: now };
  return site.services.deps.sealer.seal({ token: fakeToken, user, ...times, ...changes });
}

/** The message a page brings along. */
export const toastOf = ({ text }: Answer) =>
  textOf(section(text, '<div class="toast"', "div"), "p");

/** The value a field of the page's form came back with. */
export const valueOf = ({ text }: Answer, name: string) =>
  tags(text, "input").find((one) => one["name"] === name && one["type"] !== "checkbox")?.["value"];

export const cookieLine = ({ setCookies }: Answer, name: string) =>
  setCookies.findLast((line) => line.startsWith(`${name}=`));

/** What the challenge of a form that came back wants, as somebody who reads its picture sends it. */
export async function readChallenge(site: TestSite, answer: Answer) {
  const captchaKey = valueOf(answer, "captchaKey") ?? "";
  const captcha = await site.services.deps.sealer.openCaptcha(captchaKey);
  return { captchaKey, captcha: captcha?.text ?? "none" };
}
