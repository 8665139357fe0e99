import { XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { hostilePages, startHostileHost } from "../../rigs/hostile-host.ts";
import type { FakeUpstream } from "../../rigs/upstream.ts";

let host: FakeUpstream;
let site: TestSite;
beforeAll(async () => {
  host = await startHostileHost();
  site = await startSite(realHosts(host.base));
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

async function page(path: string) {
  const response = await fetch(site.origin + path);
  return { status: response.status, html: await response.text() };
}

describe("no foreign data breaks a page", () => {
  test.each(hostilePages)("%s", async (path) => {
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect({
      shell: html.includes("<main"),
      script: html.includes("<script>alert"),
      // Attribute values may quote what they like; an attribute of that name may not be there.
      handler: /<\w[^>]*\son\w+=/.test(html.replace(/"[^"]*"/g, "")),
      javascript: html.includes('="javascript:'),
      // No text of a host has closed the head.
      head: html.indexOf("</head>") < html.indexOf("<main"),
    }).toEqual({ shell: true, script: false, handler: false, javascript: false, head: true });
  });
});

test("an album with no episode says so, and one with 2,000 shows 20 of them", async () => {
  const none = await page("/content/view/movid/1");
  expect(none.html.includes('class="episodes"')).toBe(false);
  const many = await page("/content/view/movid/2000");
  expect(many.html.match(/href="\/html\/2000\/\d+\.html"/g)?.length).toBeLessThan(30);
  // The newest first: the last page stands open.
  expect(many.html.includes('href="/html/2000/2000.html"')).toBe(true);
  expect(many.html.length).toBeLessThan(200_000);
});

test("one bad item is dropped, not the list", async () => {
  const { html } = await page("/content/hot");
  expect(html.match(/class="card"/g)).toHaveLength(2);
});

test("a feed of 2,000 odd titles is XML an app can read", async () => {
  const { status, html: xml } = await page("/content/view/movid/2001/podcast.xml");
  expect(status).toBe(200);
  expect(XMLValidator.validate(xml)).toBe(true);
  // Not even an escaped one may stand in XML.
  expect(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&#x?0/.test(xml)).toBe(false);
  expect(xml.match(/<item>/g)).toHaveLength(2_000);
});
