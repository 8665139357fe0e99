import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  commentUrl,
  favoritesUrl,
  inLanguage,
  loginUrl,
  mineUrl,
  playerUrl,
  registerUrl,
  reportUrl,
  suggestUrl,
} from "../../app/urls/index.ts";
import { fieldsIn, section, tags, typedIn, type Answer } from "../rigs/browse.ts";
import { sessionOf, startFakeSite, visitor } from "../rigs/member-rig.ts";
import { reply } from "../rigs/upstream.ts";
import { faults, wellHost } from "./rig.ts";

const content = "写了很久的话\n<b>";
const english = (path: string) => inLanguage(path, "en-US");
const newcomer = { form: "register", account: "naomi", agree: "1", redirectTo: "/lives" };
const passwords = { password: "a-secret-77", confirmation: "a-secret-77" };

let fake: Awaited<ReturnType<typeof startFakeSite>>;
beforeAll(async () => {
  fake = await startFakeSite();
});
afterAll(() => fake.stop());

async function ruth() {
  const who = visitor(fake.origin);
  who.cookies.set("session", await sessionOf(fake));
  return who;
}
const alertOf = ({ text }: Answer) => section(text, 'role="alert"', "p");
const links = ({ text }: Answer) => tags(section(text, "<main", "main"), "a");

describe("an error page that answers a form", () => {
  test("404: a page that is none, in both languages", async () => {
    for (const [path, title] of [
      ["/no/such/page", "您写的内容没有丢失"],
      [english("/no/such/page"), "What you wrote is not lost"],
    ] as const) {
      const answer = await visitor(fake.origin).post(path, { content, id: "7" });
      expect([answer.status, typedIn(answer, "content")]).toEqual([404, content]);
      expect(fieldsIn(answer)).toContainEqual(
        expect.objectContaining({ type: "hidden", name: "id", value: "7" }),
      );
      expect(answer.text).toContain(title);
      const form = tags(answer.text, "form").find(({ class: name }) => name === "form");
      expect(form).toMatchObject({ method: "post", action: path });
    }
  });

  test("401: a stranger's, who signs in in another tab", async () => {
    const answer = await visitor(fake.origin).post(suggestUrl(), { content, contact: "a@b.org" });
    expect([answer.status, typedIn(answer, "content"), typedIn(answer, "contact")]).toEqual([
      401,
      content,
      "a@b.org",
    ]);
    const to = loginUrl({ redirectTo: suggestUrl() });
    expect(links(answer).find(({ href }) => href === to)?.["target"]).toBe("_blank");
  });

  test("500: a fault of ours", async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    const take = vi.spyOn(fake.services.deps.throttle, "take");
    take.mockRejectedValueOnce(new Error("a fault of ours"));
    const answer = await visitor(fake.origin).post(registerUrl(), { ...newcomer, ...passwords });
    expect([answer.status, typedIn(answer, "account"), typedIn(answer, "password")]).toEqual([
      500,
      "naomi",
      "",
    ]);
    expect(answer.text).not.toContain(passwords.password);
    expect(vi.mocked(console.error)).toHaveBeenCalledTimes(1);
    vi.mocked(console.error).mockClear();
  });

  test("gives back no field that no form of ours has, nor one that is a secret in any", async () => {
    const sent = { content, pin: "24680", answer: "Bethlehem", captcha: "x7k", __intent__: "x" };
    const answer = await visitor(fake.origin).post("/no/such/page", sent);
    expect([answer.status, typedIn(answer, "content"), typedIn(answer, "answer")]).toEqual([
      404,
      content,
      "",
    ]);
    const names = fieldsIn(answer).map(({ name }) => name);
    for (const name of ["pin", "captcha", "__intent__"]) expect(names).not.toContain(name);
    for (const value of ["24680", "Bethlehem", "x7k"]) expect(answer.text).not.toContain(value);
  });

  test("is no business of a plain visit, nor of a form that is well", async () => {
    const who = await ruth();
    const visit = await who.get("/no/such/page");
    expect(visit.text).not.toContain("您写的内容没有丢失");
    const wrong = await who.post(suggestUrl(), { content: " ", contact: "a@b.org" });
    expect([wrong.status, typedIn(wrong, "contact")]).toEqual([400, "a@b.org"]);
    expect(wrong.text).not.toContain("您写的内容没有丢失");
    expect(fieldsIn(wrong).filter(({ name }) => name === "contact")).toHaveLength(1);
  });
});

describe("a form whose answer was lost", () => {
  afterEach(() => {
    fake.host.on("/api/user.tv.collect/index", reply([]));
    fake.host.on("/api/user.tv.collect/delete", reply([]));
    fake.host.on("/apiv2/register", reply([], 0));
  });

  test("says so also where its page cannot be shown", async () => {
    fake.host.on("/api/user.tv.collect/delete", faults.reset);
    fake.host.on("/api/user.tv.collect/index", faults["500"]);
    const answer = await (await ruth()).post(favoritesUrl(), { id: "5", movid: "1" });
    expect(answer.status).toBe(503);
    expect(alertOf(answer)).toContain("没有收到回音，可能已经送达");
    const sent = fieldsIn(answer).map(({ type, name, value }) => [type, name, value]);
    expect(sent).toEqual(
      expect.arrayContaining([
        ["hidden", "id", "5"],
        ["hidden", "movid", "1"],
      ]),
    );
  });

  test("a registration leads to the sign-in, which knows", async () => {
    fake.host.on("/apiv2/register", faults.reset);
    const answer = await visitor(fake.origin).post(registerUrl(), { ...newcomer, ...passwords });
    expect([answer.status, typedIn(answer, "account")]).toEqual([503, "naomi"]);
    expect(alertOf(answer)).toContain("可能已经送达");
    const note = section(answer.text, '<p class="form-note"', "p");
    const to = loginUrl({ type: "password", redirectTo: "/lives" });
    expect(tags(note, "a").map(({ href }) => href)).toEqual([to]);
  });

  test("a registration that never left offers no sign-in, nor does one that was refused", async () => {
    fake.host.on("/apiv2/register", reply(null, 5, "已经有人了"));
    const answer = await visitor(fake.origin).post(registerUrl(), { ...newcomer, ...passwords });
    expect([answer.status, alertOf(answer).includes("已经有人了")]).toEqual([400, true]);
    expect(answer.text).not.toContain("也许已经注册成功了");
  });
});

describe("where only the config cannot be had", () => {
  let site: Awaited<ReturnType<typeof startFakeSite>>;
  beforeAll(async () => {
    site = await startFakeSite();
    wellHost(site.host);
    site.host.on("/api/tv.common/index", faults["500"]);
    for (const call of ["user.tv.note/edit", "feedback/movieError"]) {
      site.host.on(`/api/${call}`, faults["500"]);
    }
  });
  afterAll(() => site.stop());

  test.each([playerUrl(1, 11), reportUrl(1, 11), suggestUrl(), commentUrl("live", 1)])(
    "%s loses no word",
    async (path) => {
      const who = visitor(site.origin);
      who.cookies.set("session", await sessionOf(site));
      const answer = await who.post(path, { content });
      expect([answer.status, typedIn(answer, "content")]).toEqual([503, content]);
    },
  );
});

test("the picture of a form in parts is asked for again", async () => {
  const down = await startFakeSite();
  down.host.on("/api/tv.common/index", faults["500"]);
  const parts = new FormData();
  parts.append("form", "picture");
  parts.append("file", new Blob(["not really a picture"]), "me.png");
  const cookie = `session=${await sessionOf(down)}`;
  const headers = { "sec-fetch-site": "same-origin", cookie };
  const response = await fetch(down.origin + mineUrl(), { method: "POST", headers, body: parts });
  const text = await response.text();
  expect(response.status).toBe(503);
  const file = tags(text, "input").find(({ type }) => type === "file");
  expect(file?.["name"]).toBe("file");
  expect(text).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
  expect(text).not.toContain("not really a picture");
  await down.stop();
});
