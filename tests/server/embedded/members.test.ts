import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startEmbedded } from "../../../server/embedded/start.ts";
import { openHosts } from "./account-rig.ts";

let hosts: Awaited<ReturnType<typeof openHosts>>;
let demo: string;
let token: string;
let serial = 0;
beforeAll(async () => {
  hosts = await openHosts();
  demo = await hosts.signIn();
});
afterAll(() => hosts.close());
beforeEach(async () => {
  serial += 1;
  const form = { username: `member${serial}`, password: "secret1" };
  token = (await hosts.movie("POST api/user.register/index", form)).data.userinfo.token;
});

const movie = (call: string, fields = {}, as = token) => hosts.movie(call, fields, as);
const ids = (data: { data: { movid: string }[] }) => data.data.map(({ movid }) => movid);

test("every member's call wants a token", async () => {
  const calls = [
    "POST api/user.profile/index",
    "POST api/user.profile/change",
    "POST api/user.profile/changemobile",
    "POST api/user.profile/changeemail",
    "POST api/user.profile/changepwd",
    ...["index", "add", "delete", "clear"].map((name) => `POST api/user.tv.collect/${name}`),
    "GET api/user.tv.playrecord/index",
    ...["report", "delete", "clear"].map((name) => `POST api/user.tv.playrecord/${name}`),
    "GET api/user.tv.note/edit",
    ...["index", "edit", "delete"].map((name) => `POST api/user.tv.note/${name}`),
  ];
  for (const call of calls) {
    for (const wrong of ["", "unknown"]) {
      expect(await movie(call, {}, wrong), call).toMatchObject({ code: 401, msg: "Unauthorized" });
    }
  }
});

describe("the profile", () => {
  test("is told", async () => {
    expect((await movie("POST api/user.profile/index", {}, demo)).data).toEqual({
      id: "1",
      username: "demo",
      nickname: "示范会员",
      mobile: "",
      email: "demo@example.org",
      avatar: "",
      token: demo,
      vemail: 1,
      vpassword: "1",
      vsq: 1,
    });
  });

  test("takes another name and a drawn avatar", async () => {
    const avatars = (await movie("GET api/common/avatar")).data;
    expect(avatars.length).toBe(12);
    for (const path of avatars) expect((await hosts.get("movie", path)).status).toBe(200);
    const change = (fields: object) => movie("POST api/user.profile/change", fields);
    const { data } = await change({ nickname: " 安娜 ", avatar: `/_embedded/movie${avatars[2]}` });
    expect(data).toMatchObject({ nickname: "安娜", avatar: "/avatar/3.svg" });
    for (const wrong of [{ nickname: " " }, { nickname: "x".repeat(31) }, { avatar: "/x.svg" }]) {
      expect((await change(wrong)).code).toBe(0);
    }
  });

  const upload = async (bytes: Buffer, type = "image/png") => {
    const body = new FormData();
    body.append("file", new Blob([new Uint8Array(bytes)], { type }), "x.png");
    const url = `${hosts.origin("movie")}/api/user.profile/change`;
    return (await fetch(url, { method: "POST", headers: { token }, body })).json();
  };
  const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(700_000, 7)]);

  test("takes an uploaded avatar, which both hosts serve", async () => {
    const { data } = await upload(png, "text/html");
    expect(data.avatar).toMatch(/^\/avatar\/\d+-[0-9a-f]{16}\.png$/);
    for (const host of ["movie", "account"] as const) {
      const { bytes, headers } = await hosts.get(host, data.avatar);
      expect(bytes.equals(png)).toBe(true);
      expect(headers["content-type"]).toBe("image/png");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }
    const other = await upload(Buffer.concat([png, png]));
    expect((await hosts.get("movie", data.avatar)).status).toBe(404);
    expect((await hosts.get("movie", other.data.avatar)).status).toBe(200);
  });

  test("takes no other file", async () => {
    expect(await upload(Buffer.from("<svg onload=alert(1)>"))).toMatchObject({ code: 0 });
    expect(await upload(Buffer.concat([png, png, png, png]))).toMatchObject({
      code: 0,
      msg: "图片不能超过 2 MB",
    });
  });

  test("takes another password, and ends the other sessions", async () => {
    const login = (password: string) =>
      movie("POST api/user.login/index", { account: `member${serial}`, password }, "");
    const other = (await login("secret1")).data.userinfo.token;
    const change = (oldpassword: string, newpassword: string, renewpassword = newpassword) =>
      movie("POST api/user.profile/changepwd", { oldpassword, newpassword, renewpassword });
    expect(await change("no", "secret2")).toMatchObject({ code: 0, msg: "原密码错误" });
    expect((await change("secret1", "secret2", "x")).msg).toBe("两次输入密码不一致");
    expect((await change("secret1", "secret2")).code).toBe(1);
    expect((await movie("POST api/user.profile/index")).code).toBe(1);
    expect((await movie("POST api/user.profile/index", {}, other)).code).toBe(401);
    expect(await login("secret1")).toMatchObject({ code: 0, msg: "账号或密码错误" });
    expect((await login("secret2")).code).toBe(1);
  });

  test("takes an e-mail and a mobile with their codes; the e-mail resets the password", async () => {
    const email = `member${serial}@example.org`;
    await movie("GET api/ems/send", { email, event: "changeemail" });
    expect((await movie("GET api/ems/send", { email, event: "changeemail" })).code).toBe(0);
    const changeEmail = (to: string, captcha: string) =>
      movie("POST api/user.profile/changeemail", { email: to, captcha });
    expect(await changeEmail(email, "no")).toMatchObject({ code: 0, msg: "验证码错误" });
    expect((await changeEmail("demo@example.org", "no")).msg).toBe("该邮箱已被使用");
    const bound = await changeEmail(email, hosts.code(email));
    expect(bound.data).toMatchObject({ email, vemail: 1 });

    const number = { mobile: "91234567", iddcode: "65" };
    await movie("GET api/sms/send", { ...number, event: "changemobile" });
    const captcha = hosts.code("+65 91234567");
    const { data } = await movie("POST api/user.profile/changemobile", { ...number, captcha });
    expect(data.mobile).toBe("91234567");
    const taken = { mobile: "13800000000", iddcode: "86", captcha };
    expect((await movie("POST api/user.profile/changemobile", taken)).msg).toBe("该手机号已被使用");

    hosts.skipWait();
    await movie("GET api/ems/send", { email, event: "resetpwd" }, "");
    const reset = { email, captcha: hosts.code(email), newpassword: "secret2" };
    expect((await movie("POST api/user.profile/resetpwd", reset, "")).code).toBe(1);
    expect(await hosts.signIn(email, "secret2")).not.toBe("");
  });

  test("areas in the language asked", async () => {
    const { data } = await movie("GET api/sms/area", { lang: "en-US" });
    expect(data.length).toBe(12);
    expect(data[0]).toEqual({ code: "86", name: "Mainland China" });
  });
});

describe("favourites", () => {
  const path = "POST api/user.tv.collect";

  test("once each, newest first, in pages", async () => {
    for (const movid of [1001, 1005, 1003]) await movie(`${path}/add`, { movid });
    const twice = await movie(`${path}/add`, { movid: 1005 });
    expect(twice).toMatchObject({ code: 0, msg: "您已经收藏过该专辑" });
    expect((await movie(`${path}/add`, { movid: 9 })).msg).toBe("专辑不存在");
    const { data } = await movie(`${path}/index`, { page: 1 });
    expect(ids(data)).toEqual(["1003", "1005", "1001"]);
    const second = (await movie(`${path}/index`, { page: 2, pagesize: 2 })).data;
    expect([ids(second), second.total, second.current_page]).toEqual([[], "3", 2]);
    expect([data.per_page, data.last_page]).toEqual(["999", 1]);
    expect(Object.keys(data.data[0].movie)).toEqual([
      "movid",
      "title",
      "thumb",
      "speaker",
      "addtime",
      "edittime",
    ]);

    await movie(`${path}/delete`, { movid: 1003 });
    await movie(`${path}/delete`, { id: data.data[2].id });
    expect(ids((await movie(`${path}/index`)).data)).toEqual(["1005"]);
    await movie(`${path}/clear`);
    expect((await movie(`${path}/index`)).data).toMatchObject({ data: [], total: "0" });
    expect((await movie(`${path}/index`, {}, demo)).data.total).toBe("30");
  });
});

describe("play records", () => {
  const list = async (fields = {}, as = token) =>
    (await movie("GET api/user.tv.playrecord/index", fields, as)).data;
  const report = (movid: number, urlid: number, duration: number) =>
    movie("POST api/user.tv.playrecord/report", { movid, urlid, duration });

  test("one for each episode, the last played first", async () => {
    await report(1001, 10001, 12);
    await report(1001, 10002, 5);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await report(1001, 10001, 33.7);
    const { data, total } = await list();
    expect(total).toBe("2");
    expect(data[0]).toMatchObject({ urlid: "10001", duration: "33", movie: { movid: 1001 } });
    expect(data[0].url.title).not.toBe("");
    expect(await report(1002, 10001, 1)).toMatchObject({ code: 0, msg: "资源不存在" });
    await movie("POST api/user.tv.playrecord/delete", { urlid: 10001 });
    expect((await list()).data.map(({ urlid }: { urlid: string }) => urlid)).toEqual(["10002"]);
    await movie("POST api/user.tv.playrecord/clear");
    expect((await list()).data).toEqual([]);
  });

  test("the demo member's, in either language", async () => {
    const zh = await list({ pagesize: 30 }, demo);
    const en = await list({ pagesize: 30, lang: "en-US" }, demo);
    // Ten a page, whatever is asked for.
    expect([zh.total, zh.data.length, zh.per_page, zh.last_page]).toEqual(["30", 10, "10", 3]);
    expect(ids(en)).toEqual(ids(zh));
    expect(en.data[0].movie.title).not.toBe(zh.data[0].movie.title);
    for (const { movie: album, url } of zh.data) expect([album.title, url.title]).not.toContain("");
    const times = zh.data.map(({ update_time }: { update_time: number }) => update_time);
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
    expect(times[0]).toBeLessThan(Date.now() / 1000);
  });
});

describe("notes", () => {
  const save = (content: string, urlid = 10001) =>
    movie("POST api/user.tv.note/edit", {
      urlid,
      movid: 1001,
      title: "专辑",
      subtitle: "一",
      content,
    });
  const read = async (urlid: number) => (await movie("GET api/user.tv.note/edit", { urlid })).data;
  const list = async (as = token) => (await movie("POST api/user.tv.note/index", {}, as)).data;

  test("one for each episode", async () => {
    expect(await read(10001)).toEqual([]);
    expect(await save(" ")).toMatchObject({ code: 0, msg: "请输入笔记内容" });
    await save("第一句");
    await save("<b>第二句</b>");
    await save("另一集", 10002);
    expect(await read(10001)).toMatchObject({
      content: "<b>第二句</b>",
      title: "专辑",
      movid: "1001",
    });
    expect((await list()).total).toBe("2");
    expect((await save("x", 99)).msg).toBe("资源不存在");

    const { id, urlid } = await read(10001);
    const others = await list(demo);
    await movie("POST api/user.tv.note/delete", { id: others.data[0].id });
    expect((await list(demo)).total).toBe("25");
    await movie("POST api/user.tv.note/delete", { id, urlid });
    expect(await read(10001)).toEqual([]);
    expect((await list()).data[0].url).toEqual({
      title: expect.any(String),
      seo_title: expect.any(String),
    });
  });
});

test("what members keep outlives the process, and is seeded once", async () => {
  const own = await openHosts();
  const as = await own.signIn();
  await own.movie("POST api/user.tv.collect/clear", {}, as);
  await own.embedded.close();
  const again = await startEmbedded(own.folder.path);
  const url = new URL("api/user.tv.collect/index", again.places.movie.base);
  const reply = await (await fetch(url, { method: "POST", headers: { token: as } })).json();
  expect(reply).toMatchObject({ code: 1, data: { data: [], total: "0" } });
  await again.close();
  own.folder.remove();
});
