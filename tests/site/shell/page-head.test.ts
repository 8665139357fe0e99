import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { albumUrl, homeUrl, inLanguage, playerUrl, searchUrl } from "../../../app/urls/index.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";
import { ask, tags, textOf } from "../../rigs/browse.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const pages = {
  home: homeUrl(),
  album: albumUrl(1001),
  player: playerUrl(1001, 10001),
  search: searchUrl("恩典"),
};
const languages = ["zh-CN", "en-US"] as const;
const cases = Object.entries(pages).flatMap(([name, path]) =>
  languages.map((language) => ({ name, path, language })),
);

describe.each(cases)("$name in $language", ({ path, language }) => {
  const here = inLanguage(path, language);
  const read = async () => (await ask(site.origin, here)).text;

  test("says what it is", async () => {
    const html = await read();
    const link = (wanted: Record<string, string>) =>
      tags(html, "link").find((tag) =>
        Object.entries(wanted).every(([name, value]) => tag[name] === value),
      )?.["href"];
    expect(html.match(/<!doctype/gi)?.length).toBe(1);
    expect(tags(html, "html")[0]?.["lang"]).toBe(language);
    expect(textOf(html, "title")).not.toBe("");
    expect(link({ rel: "canonical" })).toBe(site.origin + here);
    expect(link({ hreflang: "zh-CN" })).toBe(site.origin + path);
    expect(link({ hreflang: "en-US" })).toBe(site.origin + inLanguage(path, "en-US"));
    expect(link({ hreflang: "x-default" })).toBe(site.origin + path);
  });

  test("shows well where it is shared", async () => {
    const html = await read();
    const og = Object.fromEntries(
      tags(html, "meta").flatMap((tag) =>
        tag["property"] ? [[tag["property"], tag["content"]]] : [],
      ),
    ) as Record<string, string>;
    expect(og).toMatchObject({
      "og:title": textOf(html, "title"),
      "og:url": site.origin + here,
      "og:locale": language.replace("-", "_"),
      "og:description": tags(html, "meta").find((tag) => tag["name"] === "description")?.[
        "content"
      ],
    });
    const image = og["og:image"] ?? "";
    expect(image.startsWith(`${site.origin}/`)).toBe(true);
    expect((await ask(site.origin, image.slice(site.origin.length))).status).toBe(200);
  });

  test("keeps its language in every link and form, and names it nowhere else", async () => {
    const html = await read();
    const links = tags(html, "a")
      .map((tag) => tag["href"] ?? "")
      .filter((to) => to.startsWith("/") && !to.startsWith("/_embedded/"));
    const other = links.filter(
      (to) => (new URL(to, site.origin).searchParams.get("lang") ?? "zh-CN") !== language,
    );
    expect(links.length).toBeGreaterThan(20);
    expect(other).toEqual([]);
    expect(links.some((to) => to.includes("lang=zh"))).toBe(false);
    const carried = tags(html, "input").filter((tag) => tag["name"] === "lang");
    expect(carried.length > 0).toBe(language === "en-US");
  });

  test("a cookie says it as well as the address", async () => {
    const { text } = await ask(site.origin, path, { headers: { cookie: `__lang=${language}` } });
    expect(tags(text, "html")[0]?.["lang"]).toBe(language);
    expect(textOf(text, "title")).toBe(textOf(await read(), "title"));
  });
});

test("the address wins over the cookie, and a language we lack over nothing", async () => {
  const lang = async (query: string, cookie: string) => {
    const { text } = await ask(site.origin, `/${query}`, { headers: { cookie } });
    return tags(text, "html")[0]?.["lang"];
  };
  expect(await lang("?lang=zh-CN", "__lang=en-US")).toBe("zh-CN");
  expect(await lang("?lang=en-US", "__lang=zh-CN")).toBe("en-US");
  expect(await lang("?lang=fr", "__lang=en-US")).toBe("en-US");
  expect(await lang("?lang=fr", "__lang=de")).toBe("zh-CN");
});
