import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openHosts } from "./account-rig.ts";

let hosts: Awaited<ReturnType<typeof openHosts>>;
let tokens: string[];
beforeAll(async () => {
  hosts = await openHosts();
  const now = Math.floor(Date.now() / 1_000);
  tokens = [1, 2].map((userid) => `token-of-member-${userid}`);
  const members = hosts.query("SELECT userid FROM member ORDER BY userid LIMIT 2");
  tokens.forEach((token, at) =>
    hosts.query(
      "INSERT INTO member_token VALUES (?, ?, 'session', ?)",
      token,
      Number(members[at]?.["userid"]),
      now + 1_000,
    ),
  );
});
afterAll(async () => {
  await hosts.embedded.close();
  hosts.folder.remove();
});

const call = async (name: string, fields: Record<string, unknown> = {}, member = 0) =>
  hosts.account(name, fields, tokens[member] ?? "");
const index = async (kind: string, fields: Record<string, unknown> = {}, member = 0) =>
  (await call(`GET api/${kind}/index`, fields, member)).data;

const calls = [
  "GET api/favorite/index",
  "GET api/favorite/add",
  "GET api/favorite/delete",
  "GET api/history/index",
  "GET api/history/add",
  "GET api/history/delete",
  "GET api/history/clean",
  "GET api/notepad/index",
  "GET api/notepad/detail",
  "POST api/notepad/add",
  "POST api/notepad/edit",
  "GET api/notepad/delete",
];
test.each(calls)("%s wants a member", async (name) => {
  const fields = { mid: 1, tid: 43, urlid: 3, content: "x" };
  expect((await hosts.account(name, fields)).code).toBe(401);
  expect((await hosts.account(name, fields, "unknown")).code).toBe(401);
});

describe("favourites", () => {
  test("are kept once, per member and module, newest first", async () => {
    const first = await call("GET api/favorite/add", { mid: 1, tid: 43, urlid: 3 });
    const again = await call("GET api/favorite/add", { tid: 43, urlid: 3 });
    expect(again).toMatchObject({ code: 0, data: { id: first.data.id } });
    await call("GET api/favorite/add", { mid: 1, tid: 19, urlid: 23 });
    await call("GET api/favorite/add", { mid: 4, tid: 7 });
    const { list, total } = await index("favorite", { page: 1, pagesize: 10 });
    expect(total).toBe("2");
    expect(list[1]).toEqual({
      id: first.data.id,
      mid: "1",
      tid: "43",
      urlid: "3",
      createtime: expect.any(Number),
    });
    expect((await index("favorite", { page: 2, pagesize: 1 })).list).toEqual([list[1]]);
    expect((await index("favorite", { mid: 4 })).list).toMatchObject([{ tid: "7", urlid: "0" }]);
    expect(await index("favorite", {}, 1)).toEqual({ list: [], total: "0" });
  });

  test("go by id or by place, and only one's own", async () => {
    const { list } = await index("favorite");
    await call("GET api/favorite/delete", { id: list[0].id }, 1);
    await call("GET api/favorite/delete", { tid: 43, urlid: 4 });
    expect((await index("favorite")).total).toBe("2");
    await call("GET api/favorite/delete", { id: list[0].id, tid: 19 });
    expect((await index("favorite")).list).toMatchObject([{ tid: "43" }]);
    await call("GET api/favorite/delete", { tid: 43, urlid: 3 });
    expect((await index("favorite")).total).toBe("0");
    expect((await call("GET api/favorite/add", { urlid: 3 })).code).toBe(1);
    expect((await call("GET api/favorite/add", { tid: "x" })).code).toBe(1);
  });
});

test("history: the last place read is first; entries go one by one or all at once", async () => {
  for (const urlid of [1, 2, 3, 1]) {
    const fields = { mid: 1, tid: 43, urlid, paytime: urlid * 10, paytype: 1 };
    expect((await call("GET api/history/add", fields)).code).toBe(0);
  }
  await call("GET api/history/add", { mid: 2, tid: 1, urlid: 1 });
  const { list, total } = await index("history", { mid: 1 });
  expect(total).toBe("3");
  expect(list.map(({ urlid }: { urlid: string }) => urlid)).toEqual(["1", "3", "2"]);
  expect(list[1]).toEqual({
    id: expect.any(Number),
    mid: "1",
    tid: "43",
    urlid: "3",
    paytime: 30,
    createtime: expect.any(Number),
  });
  await call("GET api/history/delete", { id: list[1].id }, 1);
  await call("GET api/history/clean", { mid: 1 }, 1);
  expect((await index("history")).total).toBe("3");
  await call("GET api/history/delete", { id: list[1].id });
  expect((await index("history")).total).toBe("2");
  await call("GET api/history/clean", { mid: 1 });
  expect((await index("history")).total).toBe("0");
  expect((await index("history", { mid: 2 })).total).toBe("1");
});

test("notes: one for each place, written, changed and deleted by their member", async () => {
  const place = { mid: 1, tid: 43, urlid: 3 };
  expect((await call("GET api/notepad/detail", place)).data).toEqual([]);
  const added = await call("POST api/notepad/add", {
    ...place,
    title: "约翰福音 3",
    subtitle: "重生",
    content: "风随着意思吹",
  });
  const note = {
    id: added.data.id,
    mid: "1",
    tid: "43",
    urlid: "3",
    title: "约翰福音 3",
    subtitle: "重生",
    content: "风随着意思吹",
    createtime: expect.any(Number),
    updatetime: expect.any(Number),
  };
  expect((await call("GET api/notepad/detail", place)).data).toEqual(note);
  expect((await call("GET api/notepad/detail", place, 1)).data).toEqual([]);

  const edit = { id: note.id, title: "T", content: "changed" };
  expect((await call("POST api/notepad/edit", edit, 1)).code).toBe(1);
  expect((await call("POST api/notepad/edit", { ...edit, content: " " })).code).toBe(1);
  expect((await call("POST api/notepad/edit", edit)).code).toBe(0);
  await call("POST api/notepad/add", { ...place, title: "T", content: "again" });
  expect(await index("notepad", { page: 1, mid: 1 })).toEqual({
    list: [{ ...note, title: "T", subtitle: "", content: "again" }],
    total: "1",
  });

  await call("GET api/notepad/delete", { id: note.id }, 1);
  expect((await index("notepad")).total).toBe("1");
  await call("GET api/notepad/delete", { id: note.id });
  expect(await index("notepad")).toEqual({ list: [], total: "0" });
});
