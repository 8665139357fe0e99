import { create as createCode } from "qrcode";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { albumUrl, homeUrl, loginUrl } from "../../../app/urls/index.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";
import { section, type Answer } from "../../rigs/browse.ts";
import {
  cookieLine,
  fakeMember,
  fakeToken,
  fromElsewhere,
  startFakeSite,
  startMemberSite,
  visitor,
  type Visitor,
} from "../../rigs/member-rig.ts";

let site: Awaited<ReturnType<typeof startMemberSite>>;
let fake: Awaited<ReturnType<typeof startFakeSite>>;
beforeAll(async () => {
  site = await startMemberSite();
  fake = await startFakeSite();
});
afterAll(async () => {
  await site.stop();
  await fake.stop();
});

const someone = () => visitor(site.origin, fromElsewhere());
const stranger = () => visitor(fake.origin, fromElsewhere());

/** Whose name the pages carry; none for a stranger. */
async function nameOf(who: Visitor): Promise<string | undefined> {
  const { text } = await who.get(homeUrl());
  return /class="member-name">([^<]*)/.exec(text)?.[1];
}

describe("a code to scan", () => {
  const pictureOf = ({ text }: Answer) => section(text, '<path class="qr-ground"', "svg");
  const hrefOf = ({ text }: Answer) => /href="(\/_embedded\/[^"]+)"/.exec(text)?.[1] ?? "";
  /** Whoever sits at this machine stands in for the phone. */
  const confirm = (answer: Answer, as: string) =>
    visitor(site.origin).get(`${hrefOf(answer)}?as=${as}`);

  test("stays the same until it is confirmed, and then lets in", async () => {
    const who = someone();
    const first = await who.get(loginUrl({ redirectTo: albumUrl(1001) }));
    expect(first.status).toBe(200);
    expect(pictureOf(first)).toMatch(/d="M\d+ \d+h1v1h-1z/);
    expect(cookieLine(first, "pending")).toMatch(/; HttpOnly; SameSite=Lax|; HttpOnly/);
    const second = await who.get(loginUrl());
    expect(pictureOf(second)).toBe(pictureOf(first));
    expect(second.setCookies).toEqual([]);
    expect(pictureOf(await someone().get(loginUrl()))).not.toBe(pictureOf(first));

    expect((await confirm(first, "demo")).status).toBe(200);
    const third = await who.get(loginUrl({ redirectTo: albumUrl(1001) }));
    expect([third.status, third.headers.location]).toEqual([303, albumUrl(1001)]);
    expect(who.cookies.has("pending")).toBe(false);
    expect(await nameOf(who)).toBe("示范会员");
  });

  test("lets in also through scripts, which ask for the page's data", async () => {
    const who = someone();
    const first = await who.get(loginUrl());
    await confirm(first, "lydia");
    const { status } = await who.get("/login.data");
    expect([status, who.cookies.has("session")]).toEqual([202, true]);
    expect(await nameOf(who)).toBe("吕底亚");
  });

  test.each(["/%6cogin", "/%4cOGIN", "/%6cogin.data", "/lo%67in/"])(
    "is nobody else's, however its page's address is written: %s",
    async (path) => {
      const spelled = "/login";
      for (const asked of [path, path]) {
        const { status, headers } = await someone().get(asked);
        // A page has one spelling; data is for scripts, which ask for it as it is.
        if (status === 301) expect(headers.location).toBe(spelled);
        else expect(headers["x-cache"]).toBe("BYPASS");
      }
      const [one, other] = [await someone().get(spelled), await someone().get(spelled)];
      expect(other.headers["x-cache"]).not.toMatch(/HIT|STALE/);
      const sealed = [one, other].map((answer) => cookieLine(answer, "pending"));
      expect(sealed[0] === undefined || sealed[0] !== sealed[1]).toBe(true);
      if (one.text.includes("qr-ground")) expect(pictureOf(other)).not.toBe(pictureOf(one));
    },
  );

  test("that broke or ran out makes room for another", async () => {
    const who = someone();
    const first = await who.get(loginUrl());
    site.query("DELETE FROM qr_ticket RETURNING 1");
    const second = await who.get(loginUrl());
    expect(second.status).toBe(200);
    expect(cookieLine(second, "pending")).toBeDefined();
    who.cookies.set("pending", "x".repeat(100));
    const third = await who.get(loginUrl());
    expect(third.status).toBe(200);
    expect(new Set([first, second, third].map(pictureOf)).size).toBe(3);
  });

  test("is no place to ask another host", async () => {
    const other = await startUpstream();
    other.on("*", reply({ ...fakeMember, token: "stolen" }, 0));
    const there = "/api/login/check?ticket=T";
    const { base } = fake.host;
    for (const check_url of [
      other.base + there,
      other.base.replace("http:", "") + there,
      other.base.replace("http://", "\\\\") + there,
      `${base}/${other.base}${there}`,
      `${base}//${new URL(other.base).host}${there}`,
      `${base}///${new URL(other.base).host}${there}`,
      base.replace("http://", "http://x@") + `@${new URL(other.base).host}${there}`,
    ]) {
      fake.host.on("/api/login/getticket", reply({ ticket: "T", check_url }, 0));
      const who = stranger();
      const pages = [await who.get(loginUrl()), await who.get(loginUrl())];
      expect(
        pages.map(({ status }) => status),
        check_url,
      ).toEqual([200, 200]);
      expect(other.asked, check_url).toEqual([]);
      expect(who.cookies.has("session"), check_url).toBe(false);
    }
    await other.stop();
  });

  const offer = (ticket: string) =>
    fake.host.on("/api/login/getticket", reply({ ticket, check_url: "/api/login/check" }, 0));

  test.each(["an opaque word", "/login/scan?t=1", "https://app.example/s?t=1", "好"])(
    "says what the host gave, as it is: %s",
    async (ticket) => {
      offer(ticket);
      const picture = pictureOf(await stranger().get(loginUrl()));
      const { size, data } = createCode(ticket, { errorCorrectionLevel: "M" }).modules;
      const drawn = [...picture.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(
        ([, x, y]) => Number(y) * size + Number(x),
      );
      expect(drawn).toEqual([...data].flatMap((dark, index) => (dark ? [index] : [])));
    },
  );

  test.each<[string, Parameters<FakeUpstream["on"]>[1]]>([
    ["nothing yet", reply([], 0)],
    ["a state", reply({ status: 0, userid: "" }, "0")],
    ["a refusal without words", reply(null, 1, "")],
    ["a refusal that says to wait", reply(null, -1, "等待扫码")],
    ["a refusal that says it was scanned", reply([], "201", "已扫描，请在手机上确认")],
    ["a refusal in English", reply(null, 2, "Waiting for the scan")],
    ["that somebody must sign in", reply(null, 401, "401:Unauthorized")],
    ["that it is broken", (_request, response) => response.writeHead(502).end("oops")],
    ["a page", (_request, response) => response.writeHead(200).end("<html>")],
    ["no answer", (_request, response) => response.destroy()],
  ])("waits as long as the host says %s", async (_name, answer) => {
    offer("T");
    const who = stranger();
    const first = await who.get(loginUrl());
    const kept = who.cookies.get("pending");
    fake.host.on("/api/login/check", answer);
    offer("another");
    const second = await who.get(loginUrl());
    expect([second.status, pictureOf(second)]).toEqual([200, pictureOf(first)]);
    expect([who.cookies.get("pending"), who.cookies.has("session")]).toEqual([kept, false]);
    fake.host.on("/api/login/check", reply({ ...fakeMember, token: fakeToken }, 0));
    expect((await who.get(loginUrl())).status).toBe(303);
    expect(who.cookies.has("session")).toBe(true);
  });

  test.each<[string, Parameters<FakeUpstream["on"]>[1]]>([
    ["has run out", reply(null, 1, "二维码已过期")],
    ["is of no use", reply(null, "-2", "二维码已失效，请重新获取")],
    ["has run out, in English", reply(null, 3, "The ticket has expired")],
    ["has run out, and that this is no failure", reply({ status: "expired" }, 0)],
    ["is not there", reply(null, 404, "")],
    ["is not there, by its status", (_request, response) => response.writeHead(404).end()],
    ["was taken back", reply(null, 1, "登录已取消")],
  ])("makes room for another where the host says that it %s", async (_name, answer) => {
    offer("T");
    const who = stranger();
    const first = await who.get(loginUrl());
    fake.host.on("/api/login/check", answer);
    offer("another");
    const second = await who.get(loginUrl());
    expect(second.status).toBe(200);
    expect(pictureOf(second)).not.toBe("");
    expect(pictureOf(second)).not.toBe(pictureOf(first));
    fake.host.on("/api/login/check", reply([], 0));
    expect(pictureOf(await who.get(loginUrl()))).toBe(pictureOf(second));
  });

  test("that cannot be had leaves the other ways", async () => {
    fake.host.on("/api/login/getticket", reply(null, "oops"));
    const { status, text } = await stranger().get(loginUrl());
    expect([status, text.includes("现在取不到二维码")]).toEqual([200, true]);
    expect(text).toContain(
      `href="${loginUrl({ type: "password", redirectTo: "/" })}"`.replaceAll("&", "&amp;"),
    );
  });
});
