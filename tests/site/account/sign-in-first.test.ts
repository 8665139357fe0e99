import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  albumUrl,
  articleUrl,
  biblesUrl,
  channelUrl,
  chapterUrl,
  commentaryUrl,
  commentUrl,
  inLanguage,
  loginUrl,
  playerUrl,
  pressedUrl,
  shortsUrl,
} from "../../../app/urls/index.ts";
import { ask, submit } from "../../rigs/browse.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Sent {
  page: string;
  fields: Record<string, string>;
  /** What is done once its sender is signed in. */
  press?: "add" | "follow" | "like";
}

/** Every form of a page that only a member may send; whoever signed in comes back to that page. */
const forms: Record<string, Sent> = {
  "a comment": { page: commentUrl("channel", 1), fields: { content: "Amen" } },
  "a channel to follow": { page: channelUrl(1), fields: { intent: "follow" }, press: "follow" },
  "a short's heart": { page: shortsUrl({ id: 1 }), fields: { intent: "add" }, press: "add" },
  "an article's like": { page: articleUrl(1), fields: { intent: "like" }, press: "like" },
  "an album's heart": { page: albumUrl(1001), fields: { intent: "add" }, press: "add" },
  "a note on an episode": { page: playerUrl(1001, 10001), fields: { content: "Amen" } },
  "a bookmark on a chapter": { page: chapterUrl(43, 3), fields: { form: "mark", intent: "add" } },
  "a note beside a commentary": {
    page: commentaryUrl(43, 3, 1),
    fields: { form: "note", content: "Amen" },
  },
  "the reading history": { page: biblesUrl(), fields: { id: "0" } },
};

describe.each(Object.entries(forms))("%s, sent by a stranger", (_name, { page, fields, press }) => {
  const toSignIn = loginUrl({ redirectTo: press ? pressedUrl(page, press) : page });

  test.each([
    ["the address says it", inLanguage(page, "en-US"), {}],
    ["a cookie says it", page, { cookie: "__lang=en-US" }],
  ])("leads to the sign-in in English where %s", async (_how, path, headers) => {
    const own = { "sec-fetch-site": "same-origin", ...headers };
    const sent = await submit(site.origin, path, fields, own);
    expect([sent.status, sent.headers.location]).toEqual([303, inLanguage(toSignIn, "en-US")]);
    const signIn = await ask(site.origin, String(sent.headers.location));
    expect([signIn.status, signIn.headers["content-language"]]).toEqual([200, "en-US"]);
  });

  test("leads to the sign-in in Chinese where nothing says otherwise", async () => {
    const sent = await submit(site.origin, page, fields);
    expect([sent.status, sent.headers.location]).toEqual([303, toSignIn]);
  });
});
