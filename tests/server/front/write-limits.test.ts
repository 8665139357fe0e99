import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  albumUrl,
  articleUrl,
  biblesUrl,
  channelUrl,
  commentUrl,
  inLanguage,
  liveUrl,
  loginUrl,
  playerUrl,
  reportUrl,
  suggestUrl,
} from "../../../app/urls/index.ts";
import { limits } from "../../../server/session/limits.ts";
import { articlesOf } from "../../rigs/content.ts";
import { section, type Answer } from "../../rigs/browse.ts";
import {
  demo,
  fromElsewhere,
  lydia,
  startMemberSite,
  valueOf,
  visitor,
} from "../../rigs/member-rig.ts";

let site: Awaited<ReturnType<typeof startMemberSite>>;
const sessions = new Map<object, string>();
beforeAll(async () => {
  site = await startMemberSite();
  for (const one of [demo, lydia]) {
    const who = stranger();
    await who.post(loginUrl({ type: "password" }), one);
    sessions.set(one, who.cookies.get("session") ?? "none");
  }
});
afterAll(() => site.stop());

const stranger = () => visitor(site.origin, fromElsewhere());
/** The same member, somewhere new each time. */
function member(who: object = demo) {
  const browser = stranger();
  browser.cookies.set("session", sessions.get(who) ?? "none");
  return browser;
}

async function sendTimes(times: number, send: () => Promise<Answer>): Promise<Answer[]> {
  const answers = [];
  for (let n = 0; n < times; n++) answers.push(await send());
  return answers;
}
const through = (answers: Answer[]) => answers.filter(({ status }) => status === 303).length;
function isRefused(answer: Answer | undefined) {
  expect(answer?.status).toBe(429);
  expect(Number(answer?.headers["retry-after"])).toBeGreaterThan(3_000);
  expect(answer?.text.includes("次数太多了，请 60 分钟后再试")).toBe(true);
}

describe("an address that has sent its share", () => {
  test("of votes is refused, and no other is", async () => {
    const who = stranger();
    const vote = () => who.post(liveUrl(3), { intent: "vote" });
    const { address } = limits.hourly.vote;
    const answers = await sendTimes(address + 1, vote);
    expect(answers.slice(0, address).filter(({ status }) => status === 429)).toEqual([]);
    isRefused(answers[address]);
    expect((await stranger().post(liveUrl(2), { intent: "vote" })).status).toBe(303);
    const english = await who.post(inLanguage(liveUrl(3), "en-US"), { intent: "vote" });
    expect(english.text.includes("60 minutes")).toBe(true);
    const [kept] = site.query("SELECT COUNT(*) AS n FROM live_vote WHERE room = 3");
    expect(Number(kept?.["n"])).toBeLessThanOrEqual(address);
  });

  test("of reports gets every word back", async () => {
    const who = stranger();
    const fields = { content: "声音和画面对不上 <b>", contact: "a@example.org" };
    const answers = await sendTimes(11, () => who.post(reportUrl(1001, 10_001), fields));
    expect(through(answers)).toBe(10);
    const last = answers[10];
    isRefused(last);
    expect(section(last?.text ?? "", "<textarea", "textarea")).toContain(
      "声音和画面对不上 &lt;b&gt;",
    );
    expect(last && valueOf(last, "contact")).toBe("a@example.org");
  });
});

const { itemid = 0 } = articlesOf("ttlx", "zh")[0] ?? {};

describe("a member who has sent his share, wherever he is", () => {
  test.each([
    ["comments", 20, commentUrl("live", 3), { content: "阿们" }],
    ["suggestions", 10, suggestUrl(), { content: "阿们", contact: "x" }],
    ["notes", 120, playerUrl(1001, 10_001), { content: "阿们" }],
  ] as [string, number, string, Record<string, string>][])(
    "of %s gets the words back",
    async (_, times, path, fields) => {
      const answers = await sendTimes(times + 1, () => member().post(path, fields));
      expect(through(answers)).toBe(times);
      isRefused(answers[times]);
      const text = answers[times]?.text ?? "";
      expect(section(text, "<textarea", "textarea")).toContain("阿们");
      // Another member's share is his own.
      expect((await member(lydia).post(path, fields)).status).toBe(303);
    },
  );

  test.each([
    ["likes", 60, articleUrl(itemid), { intent: "like" }],
    ["channels followed", 60, channelUrl(1), { intent: "follow" }],
    ["favourites", 120, albumUrl(1001), { intent: "add", id: "0" }],
  ] as [string, number, string, Record<string, string>][])(
    "of %s is told",
    async (_, times, path, fields) => {
      const answers = await sendTimes(times + 1, () => member().post(path, fields));
      expect(answers.slice(0, times).filter(({ status }) => status === 429)).toEqual([]);
      isRefused(answers[times]);
    },
  );
});

test("reading is no sending: pages open as ever", async () => {
  for (const path of [liveUrl(3), articleUrl(itemid), channelUrl(1), biblesUrl()]) {
    expect((await member().get(path)).status, path).toBe(200);
  }
});
