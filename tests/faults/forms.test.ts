import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  albumUrl,
  articleUrl,
  biblesUrl,
  channelUrl,
  chapterUrl,
  commentUrl,
  favoritesUrl,
  forgotUrl,
  inLanguage,
  liveUrl,
  loginUrl,
  mineUrl,
  playerUrl,
  registerUrl,
  reportUrl,
  shortsUrl,
  suggestUrl,
} from "../../app/urls/index.ts";
import { fieldsIn, section, submit, tags, typedIn, type Answer } from "../rigs/browse.ts";
import { sessionOf } from "../rigs/member-rig.ts";
import type { TestSite } from "../rigs/site.ts";
import { startUpstream, type FakeUpstream } from "../rigs/upstream.ts";
import { faults, siteBefore } from "./rig.ts";

const words = '第一行 <b>\n\n  second "line" & more';
const contact = "ruth@example.org";
const secret = "a-secret-77";
const passwords = { password: secret, confirmation: secret };

interface Sent {
  path: string;
  /** What a person typed, by the field it must come back in. */
  typed?: Record<string, string>;
  /** What goes along unseen. */
  hidden?: Record<string, string>;
  /** What never comes back, and is asked for again. */
  secrets?: Record<string, string>;
  stranger?: true;
}

/** Every form of the site with something to lose. */
const forms: Record<string, Sent> = {
  suggestion: { path: suggestUrl(), typed: { content: words, contact } },
  note: { path: playerUrl(1, 11), typed: { content: words } },
  "note while listening": {
    path: playerUrl(1, 11, { medium: "audio" }),
    typed: { content: words },
  },
  comment: { path: commentUrl("channel", 2), typed: { content: words } },
  "comment of a stranger": {
    path: commentUrl("live", 2),
    typed: { content: words },
    stranger: true,
  },
  report: { path: reportUrl(1, 11), typed: { content: words, contact }, stranger: true },
  register: {
    path: registerUrl(),
    typed: { account: "naomi" },
    hidden: { form: "register", agree: "1", redirectTo: albumUrl(7) },
    secrets: passwords,
    stranger: true,
  },
  "sign-in": {
    path: loginUrl({ type: "password" }),
    typed: { account: "ruth" },
    hidden: { form: "password", agree: "1", redirectTo: albumUrl(7) },
    secrets: { password: secret },
    stranger: true,
  },
  "forgotten password by question": {
    path: forgotUrl("question"),
    typed: { account: "ruth" },
    hidden: { form: "question", question: "2" },
    secrets: { answer: secret },
    stranger: true,
  },
  "forgotten password by e-mail": {
    path: forgotUrl("email"),
    typed: { email: contact, code: "246810" },
    hidden: { form: "email" },
    stranger: true,
  },
  heart: { path: albumUrl(1), hidden: { intent: "add", id: "0" } },
  "heart of a short": { path: shortsUrl({ id: 3 }), hidden: { intent: "add" } },
  follow: { path: channelUrl(2), hidden: { intent: "follow" } },
  like: { path: articleUrl(11), hidden: { intent: "like" } },
  vote: { path: liveUrl(1), hidden: { intent: "vote" }, stranger: true },
  nickname: { path: mineUrl(), typed: { nickname: "路得" }, hidden: { form: "nickname" } },
  "profile's e-mail": {
    path: mineUrl(),
    typed: { email: contact, code: "246810" },
    hidden: { form: "email" },
  },
  "profile's password": {
    path: mineUrl(),
    hidden: { form: "password" },
    secrets: { ...passwords, oldPassword: secret },
  },
  "Bible note": {
    path: chapterUrl(43, 3),
    typed: { content: words },
    hidden: { form: "note", id: "9" },
  },
  bookmark: { path: chapterUrl(43, 3), hidden: { form: "bookmark", intent: "add", id: "0" } },
  "reading history": { path: biblesUrl(), hidden: { id: "5" } },
  "list of favourites": { path: favoritesUrl(), hidden: { id: "5", movid: "1" } },
};

const hosts = {
  hangs: faults["black hole"],
  "answers 500 to everything": faults["500"],
  resets: faults.reset,
};

describe.each(Object.entries(hosts))("a host that %s", (_name, fault) => {
  let host: FakeUpstream;
  let site: TestSite;
  beforeAll(async () => {
    host = await startUpstream();
    host.on("*", fault);
    site = await siteBefore(host.base);
  });
  afterAll(async () => {
    await site.stop();
    await host.stop();
  });

  async function send({ path, typed, hidden, secrets, stranger }: Sent) {
    const cookie = stranger ? "" : `session=${await sessionOf(site)}`;
    const fields = { ...hidden, ...typed, ...secrets };
    return submit(site.origin, path, fields, { "sec-fetch-site": "same-origin", cookie });
  }

  describe.each(["zh-CN", "en-US"] as const)("in %s", (language) => {
    // All at once: a host that hangs lets each of them wait.
    const answers = new Map<string, Answer>();
    beforeAll(async () => {
      await Promise.all(
        Object.entries(forms).map(async ([form, sent]) => {
          answers.set(form, await send({ ...sent, path: inLanguage(sent.path, language) }));
        }),
      );
      // A write is waited for longer than a hook usually is.
    }, 60_000);

    test.each(Object.entries(forms))("the form comes back: %s", (kind, sent) => {
      const path = inLanguage(sent.path, language);
      const answer = answers.get(kind) ?? expect.fail("it was not answered");
      // Some forms swallow what fails, or keep it in a cookie, and go on: then nothing is lost.
      if (answer.status === 303) return expect(Object.keys(sent.typed ?? {})).toEqual([]);
      expect([401, 503]).toContain(answer.status);
      for (const [name, value] of Object.entries(sent.typed ?? {})) {
        expect(typedIn(answer, name), name).toBe(value);
      }
      for (const name of Object.keys(sent.secrets ?? {})) {
        expect(typedIn(answer, name), name).toBe("");
      }
      expect(answer.text).not.toContain(secret);
      const form = formTo(answer, path);
      expect(form, "a form that goes to the same address").toBeDefined();
      for (const [name, value] of Object.entries(sent.hidden ?? {})) {
        expect(carries(form ?? "", name, value), `${name}=${value}`).toBe(true);
      }
      expect(form).toMatch(/<button/);
      expect(answer.text).toMatch(`<html lang="${language}"`);
    });
  });
});

/** The form that is posted to this page, its fragment left aside. */
function formTo({ text }: Answer, path: string): string | undefined {
  const forms = text.match(/<form(?=[^>]*\smethod="post")[^>]*>[\s\S]*?<\/form>/g) ?? [];
  const page = (address: string) => address.split(/[?#]/, 1)[0];
  return forms.find((form) => {
    const [{ action = "" } = {}] = tags(form.slice(0, form.indexOf(">") + 1), "form");
    return page(action) === page(path);
  });
}

function carries(form: string, name: string, value: string): boolean {
  const has = (one: Record<string, string>) => one["name"] === name && one["value"] === value;
  const chosen = section(form, `name="${name}"`, "select").includes(`value="${value}" selected`);
  return chosen || ["input", "button", "option"].some((tag) => tags(form, tag).some(has));
}

test("the words of a form are looked for in its fields alone", () => {
  const text = `<p>one</p><form method="post"><input type="hidden" name="a" value="x"/>
    <textarea name="b" rows="6">\n &lt;b&gt;\nend</textarea></form><script>"two"</script>`;
  const answer = { text } as Answer;
  expect(fieldsIn(answer)).toEqual([
    { element: "input", type: "hidden", name: "a", value: "x" },
    { element: "textarea", type: "text", name: "b", value: " <b>\nend" },
  ]);
  expect([typedIn(answer, "a"), typedIn(answer, "b")]).toEqual([undefined, " <b>\nend"]);
});
