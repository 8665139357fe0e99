import { afterAll, beforeAll, expect, test } from "vitest";
import { reportForm } from "../../../app/movie/forms.ts";
import { loginUrl, playerUrl, reportUrl } from "../../../app/urls/index.ts";
import { tags } from "../../rigs/browse.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";

const typed = "声音和画面对不上 <b>";
let host: FakeUpstream;
let site: TestSite;
beforeAll(async () => {
  host = await startUpstream();
  host.on("*", reply(null));
  host.on(
    "/api/tv.movie/detail",
    reply({ movid: 7, title: "专辑", url_list: [{ urlid: 70, title: "一" }] }),
  );
  host.on("/api/feedback/movieError", reply([], 0));
  site = await startSite(realHosts(host.base));
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

function send(fields: Record<string, string>, path = reportUrl(7, 70)) {
  const body = new URLSearchParams(fields);
  return fetch(site.origin + path, { method: "POST", body, redirect: "manual" });
}

test("the limits on the page are those of the schema", async () => {
  const html = await (await fetch(site.origin + reportUrl(7, 70))).text();
  const { content, contact } = reportForm.fields;
  expect([content, contact]).toEqual([
    { kind: "lines", required: true, maxLength: 2_000 },
    { kind: "text", maxLength: 100 },
  ]);
  const [box] = tags(html, "textarea");
  expect(box).toMatchObject({ name: "content", required: "", maxlength: "2000" });
  const line = tags(html, "input").find(({ name }) => name === "contact");
  expect(line).toMatchObject({ type: "text", maxlength: "100" });
  expect(line).not.toHaveProperty("required");
});

const reports = () => host.asked.filter((one) => one.startsWith("POST /api/feedback/movieError"));

test("a report reaches the host once, and the visitor is thanked where the episode plays", async () => {
  const before = reports().length;
  const response = await send({ content: typed, contact: "a@example.org" });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(playerUrl(7, 70));
  expect(reports().length - before).toBe(1);
  const cookie = response.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  const player = await fetch(site.origin + playerUrl(7, 70), { headers: { cookie } });
  expect(await player.text()).toMatch(/<div class="toast" role="status"><p class="info">/);
  expect(player.headers.get("set-cookie")).toMatch(/^flash=;/);
});

test("nothing said: the form comes back, the error beside its field, and nothing is sent", async () => {
  const before = reports().length;
  const response = await send({ content: "  ", contact: "13800000000" });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toMatch(
    /<textarea[^>]*aria-invalid="true"[^>]*aria-describedby="report-content-error"/,
  );
  expect(html).toContain('value="13800000000"');
  expect(reports().length).toBe(before);
});

test("too long a text is told, and kept", async () => {
  const long = "长".repeat(2_001);
  const response = await send({ content: long });
  expect(response.status).toBe(400);
  expect((await response.text()).includes(long)).toBe(true);
});

test.each([
  ["refuses", reply(null, 1, "请稍后再试"), 400, "请稍后再试"],
  ["is broken", reply(null, "oops"), 503, 'role="alert"'],
])("a host that %s: the visitor is told and loses no word", async (_case, answer, status, told) => {
  host.on("/api/feedback/movieError", answer);
  const response = await send({ content: typed, contact: "me" });
  expect(response.status).toBe(status);
  const html = await response.text();
  expect(html).toContain(told);
  expect(html).toContain("声音和画面对不上 &lt;b&gt;</textarea>");
  host.on("/api/feedback/movieError", reply([], 0));
});

test("only an episode the album has can be reported", async () => {
  expect((await fetch(site.origin + reportUrl(7, 71))).status).toBe(404);
  expect((await send({ content: typed }, "/report/7/x")).status).toBe(404);
});

test("the sign-in entry and its page are there only where the host opens accounts", async () => {
  // Where the config cannot be had, nobody knows.
  expect((await fetch(site.origin + loginUrl())).status).toBe(503);
  host.on("/api/tv.common/index", reply({ ucenter: { open: "0" } }));
  expect((await fetch(site.origin + loginUrl())).status).toBe(404);
  expect((await (await fetch(site.origin)).text()).includes(`href="${loginUrl()}?`)).toBe(false);
  const open = await startSite();
  expect((await fetch(open.origin + loginUrl())).status).toBe(200);
  expect((await (await fetch(open.origin)).text()).includes(`href="${loginUrl()}?`)).toBe(true);
  await open.stop();
});
