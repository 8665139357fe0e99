import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { albumUrl, homeUrl, notFoundUrl, playerUrl } from "../../../app/urls/index.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";
import { ask, tags, type Answer } from "../../rigs/browse.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const pages = {
  home: homeUrl(),
  album: albumUrl(1001),
  player: playerUrl(1001, 10001),
  "sound player": playerUrl(1001, 10001, { medium: "audio" }),
  "lost lamb": notFoundUrl(),
};

function policyOf({ headers }: Answer): Record<string, string[]> {
  const directives = String(headers["content-security-policy"]).split("; ");
  return Object.fromEntries(
    directives.map((one) => {
      const [name = "", ...sources] = one.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const inline = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}([^>]*)>([\\s\\S]*?)</${name}>`, "g"))].map(
    ([, attributes = "", content = ""]) => ({ attributes, content }),
  );

/** Facts for search engines are no script: nothing runs them, and no policy speaks of them. */
const isData = (attributes: string) => attributes.includes('type="application/ld+json"');

const hash = (content: string) =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

describe.each(Object.entries(pages))("%s", (_name, path) => {
  test.each(["zh-CN", "en-US"])("in %s allows what it carries, and no more", async (language) => {
    const answer = await ask(site.origin, path, { headers: { cookie: `__lang=${language}` } });
    const policy = policyOf(answer);
    const scripts = inline(answer.text, "script").filter(({ attributes }) => !isData(attributes));
    const styles = inline(answer.text, "style");
    expect(scripts.length).toBeGreaterThan(0);
    expect(styles.length).toBeGreaterThan(0);
    for (const kind of [
      { sources: policy["script-src"], found: scripts },
      { sources: policy["style-src"], found: styles },
    ]) {
      const wanted = new Set(["'self'", ...kind.found.map(({ content }) => hash(content))]);
      expect(new Set(kind.sources)).toEqual(wanted);
    }
  });

  test("has no back door in its policy", async () => {
    const answer = await ask(site.origin, path);
    const policy = policyOf(answer);
    expect(String(answer.headers["content-security-policy"])).not.toMatch(
      /unsafe-|\*|strict-dynamic|https?:(\s|;|$)/,
    );
    expect(policy).toMatchObject({
      "default-src": ["'none'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
      "form-action": ["'self'"],
    });
    expect(policy["object-src"] ?? policy["default-src"]).toEqual(["'none'"]);
  });

  test("carries no inline handler, no style attribute, and no script from anywhere", async () => {
    const { text } = await ask(site.origin, path);
    const bare = text.replace(/(<(script|style)[^>]*>)[\s\S]*?(<\/\2>)/g, "$1$3");
    expect(bare).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    expect(bare).not.toMatch(/<[a-z][^>]*\sstyle=/i);
    expect(bare).not.toMatch(/(href|src|action)="\s*javascript:/i);
    expect(tags(text, "script").filter((tag) => "src" in tag)).toEqual([]);
    expect(tags(text, "iframe")).toEqual([]);
  });

  test("its modules are inert until they are wanted", async () => {
    const { text } = await ask(site.origin, path);
    const scripts = tags(text, "script");
    expect(scripts.filter((tag) => tag["type"] === "module" || "async" in tag)).toEqual([]);
    expect(scripts.filter((tag) => tag["type"] === "x-module").length).toBe(1);
    const preloads = tags(text, "link").map((tag) => tag["rel"]);
    expect(preloads).not.toContain("modulepreload");
    expect(preloads).toContain("x-modulepreload");
  });
});

test("a page that carries no script allows none but files of ours", async () => {
  const answer = await ask(site.origin, homeUrl(), { headers: { cookie: "lite=1" } });
  expect(policyOf(answer)["script-src"]).toEqual(["'self'"]);
});
