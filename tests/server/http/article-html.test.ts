import fc from "fast-check";
import { Parser } from "htmlparser2";
import { describe, expect, it, test } from "vitest";
import { sanitiseArticle, sanitiseText } from "../../../server/http/heavy/html.ts";
import type { HostPlace } from "../../../server/http/hosts.ts";
import { mutatedHtml, faultsOf, type Node } from "../../rigs/nasty-html.ts";

const place: HostPlace = {
  base: new URL("https://reading.example/"),
  publicBase: "https://reading.example",
};
const embedded: HostPlace = {
  base: new URL("http://127.0.0.1:4001/"),
  publicBase: "/_embedded/reading",
};
const clean = (html: string, at = place) => sanitiseArticle(html, at);

/** Every element a parser sees, with its attributes. */
function nodesOf(html: string): Node[] {
  const nodes: Node[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => nodes.push({ name, attributes }),
      oncomment: () => nodes.push({ name: "!--", attributes: {} }),
      onprocessinginstruction: (name) => nodes.push({ name, attributes: {} }),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return nodes;
}

describe("10,000 mutated payloads", () => {
  it("leave nothing but what an article may have", () => {
    fc.assert(
      fc.property(mutatedHtml, fc.constantFrom(place, embedded), (html, at) => {
        expect(faultsOf(nodesOf(clean(html, at)), "article")).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  });
  it("leave nothing but what a notice may have", () => {
    fc.assert(
      fc.property(mutatedHtml, (html) => {
        expect(faultsOf(nodesOf(sanitiseText(html)), "notice")).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  });
});

test("the check sees what is wrong", () => {
  const wrong = [
    `<script>x</script>`,
    `<p onclick="x()">`,
    `<a href="javascript:x()">`,
    `<a href="/path">`,
    `<img src="/img/640?src=x">`,
    `<img src="https://other.example/a.jpg" width="1" height="1" loading="lazy" alt="">`,
    `<!-- -->`,
  ];
  for (const html of wrong) expect(faultsOf(nodesOf(html), "article"), html).not.toEqual([]);
});

describe("pictures", () => {
  const [picture] = nodesOf(
    clean(`<img data-src="/a.jpg" src="blank.gif" width="800" height="600">`),
  );
  it("come through the resizing route, late, with their own size", () => {
    expect(picture?.attributes).toMatchObject({
      src: "/img/480/reading.example/a.jpg",
      width: "800",
      height: "600",
      loading: "lazy",
      alt: "",
    });
    expect(picture?.attributes).not.toHaveProperty("data-room");
  });
  it("whose size is not known keep a room of ours", () => {
    for (const size of [
      "",
      `width="100%"`,
      `width="-1" height="99999"`,
      `width="8" data-room="x"`,
    ]) {
      const [{ attributes } = { attributes: {} }] = nodesOf(clean(`<img src="/a.jpg" ${size}>`));
      expect(attributes, size).toMatchObject({ width: "640", height: "360", "data-room": "" });
    }
  });
  it.each(["javascript:x", "data:image/svg+xml,<svg onload=x>", "", "http://["])(
    "at %j are none",
    (src) => expect(clean(`<p>a<img src="${src}">b</p>`)).toBe("<p>ab</p>"),
  );
});

describe("links", () => {
  const hrefOf = (href: string, at = place) =>
    nodesOf(clean(`<a href="${href}" target="_blank">x</a>`, at))[0]?.attributes;
  it("relative to the host lead to the host", () => {
    expect(hrefOf("/more?a=1")).toEqual({
      href: "https://reading.example/more?a=1",
      rel: "noopener nofollow ugc",
    });
  });
  it("that would lead into our own pages or nowhere are none", () => {
    expect(hrefOf("/more", embedded)).toEqual({});
    for (const href of ["#note", "", "java\tscript:x()", "&#106;avascript:x()", "vbscript:x"]) {
      expect(hrefOf(href), href).toEqual({});
    }
  });
  it("to somebody stay", () => {
    for (const href of ["mailto:a@b.example", "tel:123", "https://other.example/"]) {
      expect(hrefOf(href)).toMatchObject({ href });
    }
  });
});

describe("headings", () => {
  const levels = (html: string) =>
    nodesOf(clean(html))
      .map(({ name }) => name)
      .join(" ");
  it.each([
    ["<h1>a</h1><h2>b</h2>", "h2 h3"],
    ["<h3>a</h3><h3>b</h3>", "h2 h2"],
    ["<h4>a</h4><h2>b</h2><h4>c</h4>", "h2 h2 h3"],
    ["<h1>a</h1><h6>b</h6>", "h2 h3"],
    ["<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>", "h2 h3 h4 h4"],
  ])("%s come right under the page's own", (html, expected) => expect(levels(html)).toBe(expected));
});

test("no text is no article, and a long one costs no more than its length", () => {
  expect(clean("")).toBe("");
  const deep = `${"<blockquote>".repeat(20_000)}x`;
  expect(clean(deep).length).toBeLessThan(2_000);
  expect(clean("<".repeat(100_000)).length).toBeLessThanOrEqual(400_000);
});
