import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  albumUrl,
  articleUrl,
  channelUrl,
  loginUrl,
  pressedUrl,
  shortsUrl,
} from "../../../app/urls/index.ts";
import { tags, type Answer } from "../../rigs/browse.ts";
import { articlesOf } from "../../rigs/content.ts";
import { demo, fromElsewhere, startMemberSite, visitor } from "../../rigs/member-rig.ts";

let site: Awaited<ReturnType<typeof startMemberSite>>;
beforeAll(async () => {
  site = await startMemberSite();
});
afterAll(() => site.stop());

const [article] = articlesOf("ttlx", "zh");
const pages = [
  ["add", "heart of an album", albumUrl(1002)],
  ["add", "heart of a clip", shortsUrl({ id: 3 })],
  ["follow", "bell of a channel", channelUrl(2)],
  ["like", "like of an article", articleUrl(article?.itemid ?? 0)],
] as const;

/** Whether the button that a stranger pressed is pressed. */
const isPressed = ({ text }: Answer) =>
  tags(text, "button").some((one) => one["aria-pressed"] === "true");
const passwordUrl = loginUrl({ type: "password" });

describe.each(pages)("(%s) the %s", (press, _name, url) => {
  test("pressed by a stranger, is done after the sign-in, without a second press", async () => {
    const who = visitor(site.origin, fromElsewhere());
    const links = tags((await who.get(url)).text, "a").map(({ href }) => href);
    const to = pressedUrl(url, press);
    const link = loginUrl({ redirectTo: to });
    expect(links.map((one) => one?.replaceAll("&amp;", "&"))).toContain(link);

    const entered = await who.post(passwordUrl, { ...demo, redirectTo: to });
    expect([entered.status, entered.headers.location]).toEqual([303, to]);
    const done = await who.get(to);
    expect([done.status, done.headers.location?.split("#")[0]]).toEqual([303, url]);
    expect(isPressed(await who.get(url))).toBe(true);
  });
});

test("an address alone presses nothing", async () => {
  const who = visitor(site.origin, fromElsewhere());
  await who.follow(await who.post(passwordUrl, { ...demo, redirectTo: albumUrl(1005) }));
  const answer = await who.get(pressedUrl(albumUrl(1005), "add"));
  expect([answer.status, isPressed(answer)]).toEqual([200, false]);
});
