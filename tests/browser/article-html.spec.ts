import fc from "fast-check";
import { articleUrl } from "../../app/urls/index.ts";
import type { HostPlace } from "../../server/http/hosts.ts";
import { sanitiseArticle } from "../../server/http/heavy/html.ts";
import { articlesOf } from "../rigs/content.ts";
import { faultsOf, mutatedHtml, nastySnippets, type Node } from "../rigs/nasty-html.ts";
import { expect, test } from "./rigs/fixtures.ts";

const article = articleUrl(articlesOf("ttlx", "zh")[0]?.itemid ?? 0);
const place: HostPlace = {
  base: new URL("https://reading.example/"),
  publicBase: "https://reading.example",
};

test("10,000 sanitised payloads, as a browser reads them", async ({ page }) => {
  const dirty = [...nastySnippets, ...fc.sample(mutatedHtml, 10_000)];
  const clean = dirty.map((html) => sanitiseArticle(html, place));
  const read = await page.evaluate((texts) => {
    return texts.map((html) => {
      // As the page itself takes it in: inside a <div>, by the parser of fragments.
      const { body } = new DOMParser().parseFromString(`<div id=t>${html}</div>`, "text/html");
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_ALL);
      const nodes: { name: string; attributes: Record<string, string> }[] = [];
      walker.nextNode();
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node.nodeType === Node.TEXT_NODE) continue;
        const own = node instanceof Element ? [...node.attributes] : [];
        nodes.push({
          name: node.nodeName.toLowerCase(),
          attributes: Object.fromEntries(own.map(({ name, value }) => [name, value])),
        });
      }
      return nodes;
    });
  }, clean);
  const faults = read.flatMap((nodes: Node[], at) =>
    faultsOf(nodes, "article").map((fault) => `${fault} from ${JSON.stringify(dirty[at])}`),
  );
  expect(faults).toEqual([]);
});

/** Those that do not swallow the rest of the page. */
const payload = nastySnippets
  .filter(
    (one) =>
      !/autofocus|<(plaintext|textarea|xmp|template|noscript|select)|<!--|<script src/.test(one),
  )
  .map((one) => `<div>${one}</iframe></style></svg></math></table></div>`)
  .join("");
const trap = `<a id="trap" href="javascript:pwned()">x</a>`;

for (const guarded of [true, false]) {
  const title = guarded
    ? "what the sanitiser had let through, the policy alone stops"
    : "without the policy it would run, so the payload is a live one";
  test(title, async ({ page, problems }) => {
    problems.allow(/./);
    const foreign: string[] = [];
    await page.route(/evil\.example/, (route) => {
      foreign.push(route.request().url());
      return route.abort();
    });
    await page.addInitScript("window.pwned = () => { window.ran = true; }");
    await page.route(`**${article}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<div class="reading">',
        (start) => start + trap + payload,
      );
      const headers = { ...response.headers() };
      // The policy goes by what is ours alone (tests/site/shell/content-policy.test.ts): the payload changes nothing in it.
      if (!guarded) delete headers["content-security-policy"];
      await route.fulfill({ response, body, headers });
    });
    await page.goto(article);
    await expect(page.locator("#trap")).toBeAttached();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>("#trap")?.click();
      for (const one of document.querySelectorAll(".reading *")) {
        one.dispatchEvent(new Event("click"));
        one.dispatchEvent(new Event("focus"));
      }
    });
    await page.waitForLoadState("networkidle");
    const ran = (await page.evaluate("window.ran")) === true;
    expect({ ran, foreign: foreign.length > 0 }).toEqual({ ran: !guarded, foreign: !guarded });
  });
}
