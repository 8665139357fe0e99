import fc from "fast-check";

/** What has broken sanitisers before, in pieces. */
export const nastySnippets = [
  `<script>pwned()</script>`,
  `<script src=//evil.example/x.js>`,
  `<scr<script>ipt>pwned()</scr</script>ipt>`,
  `<img src=x onerror=pwned()>`,
  `<img src="/a.jpg" srcset="javascript:pwned() 1x, https://evil.example/b.jpg 2x" sizes=x>`,
  `<img data-src="javascript:pwned()" src="data:image/svg+xml,<svg onload=pwned()>">`,
  `<img data-src="//cdn.example/a.jpg" width="99999999999" height="-1" style="position:fixed">`,
  `<picture><source srcset="https://evil.example/a 1x"><img src=/b.jpg alt='"><svg onload=pwned()>'></picture>`,
  `<svg onload=pwned()><animate onbegin=pwned() attributeName=x></svg>`,
  `<svg><style><img src=x onerror=pwned()></style></svg>`,
  `<svg><a xlink:href="javascript:pwned()"><text>x</text></a><foreignObject><body onload=pwned()>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwned()&gt;">`,
  `<math><a xlink:href="javascript:pwned()">x</a><maction actiontype="statusline#http://x">`,
  `<style>@import "//evil.example/x.css";*{background:url(javascript:pwned())}</style>`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<iframe srcdoc="<script>parent.pwned()</script>"></iframe>`,
  `<iframe src="javascript:pwned()">`,
  `<object data="javascript:pwned()"><embed src="javascript:pwned()">`,
  `<form action="javascript:pwned()"><input type=image src=x onerror=pwned() formaction=javascript:pwned()><button>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:pwned()">`,
  `<a href="javascript:pwned()">x</a>`,
  `<a href="jAvA&#x09;sCrIpT&colon;pwned()" ping="//evil.example">x</a>`,
  `<a href=" \u0001javascript:pwned()">x</a>`,
  `<a href="data:text/html,<script>pwned()</script>" title='"onmouseover=pwned() x="'>x</a>`,
  `<a href="//evil.example/\\@x">x</a><a href="/\\evil.example">y</a><a href="https:/x">z</a>`,
  `<a href=vbscript:pwned() onclick=pwned() style=x id=main class=wrap name=y target=_blank>x</a>`,
  `<!--><img src=x onerror=pwned()>-->`,
  `<!-- --!><script>pwned()</script> -->`,
  `<![CDATA[<img src=x onerror=pwned()>]]>`,
  `<?xml version="1.0"?><?php pwned() ?>`,
  `<noscript><p title="</noscript><img src=x onerror=pwned()>">`,
  `<textarea></textarea><title><img src=x onerror=pwned()></title>`,
  `<xmp><p title="</xmp><script>pwned()</script>">`,
  `<template><script>pwned()</script></template><plaintext>`,
  `<select><option><style></option></select><img src=x onerror=pwned()></style>`,
  `<table><tr><td background=javascript:pwned()><details open ontoggle=pwned()>`,
  `<video poster=javascript:pwned() onloadstart=pwned()><audio src onerror=pwned()>`,
  `<p onclick="pwned()" style="x:expression(pwned())" id="content" class="top-bar">text</p>`,
  `<h1 onfocus=pwned() tabindex=0 autofocus>x</h1><h7>y</h7>`,
  `&lt;script&gt;pwned()&lt;/script&gt; &#60;img src=x onerror=pwned()&#62; &amp;lt;b&amp;gt;`,
  `<\u0000script>pwned()</\u0000script><img\u0000src=x onerror=pwned()>`,
  `<p>“引号” 'a' \`b\` \ud800 \u202e</p><b><i></b></i><li><ul></p></div></span>`,
  `<x-element is=x contenteditable onfocus=pwned()><slot name=y>`,
  `<blockquote cite="javascript:pwned()"><figure><figcaption><img/src="/c.png"/onerror=pwned()//>`,
];

const pieces = fc.constantFrom(
  ...[
    ..."<>\"'`=/ &;!-[]?\\\t\n\f\u0000\u00a0",
    "--",
    "<!--",
    "-->",
    "</",
    "/>",
    "&#",
    "&lt;",
    "]]>",
  ],
  ...["<p ", "<a href=", "<img src=", "<svg>", "</svg>", "<math>", "</p>", "on", "style=", "x"],
);

/** Snippets put together, cut, turned into each other, and sprinkled with the signs HTML is made of. */
export const mutatedHtml = fc
  .array(
    fc.record({
      snippet: fc.constantFrom(...nastySnippets),
      cuts: fc.array(fc.tuple(fc.nat(200), fc.nat(12), pieces), { maxLength: 4 }),
      upper: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) =>
    parts
      .map(({ snippet, cuts, upper }) => {
        const cut = cuts.reduce((text, [at, length, piece]) => {
          const start = at % (text.length + 1);
          return text.slice(0, start) + piece + text.slice(start + length);
        }, snippet);
        return upper ? cut.replace(/<\/?\w+/g, (tag) => tag.toUpperCase()) : cut;
      })
      .join(""),
  );

export interface Node {
  name: string;
  attributes: Record<string, string>;
}

const inText = ["p", "br", "a", "strong", "b", "em", "i", "ul", "ol", "li", "span", "small"];
const inArticles = ["h2", "h3", "h4", "blockquote", "figure", "figcaption", "hr", "img"];
const kept: Record<string, string[]> = {
  a: ["href", "title", "rel"],
  img: [
    ...["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
    "data-room",
  ],
};

/** What sanitised HTML has and may not have, in words. */
export function faultsOf(nodes: Node[], kind: "article" | "notice"): string[] {
  const names = kind === "article" ? [...inText, ...inArticles] : inText;
  return nodes.flatMap(({ name, attributes }) => [
    ...(names.includes(name) ? [] : [`<${name}>`]),
    ...Object.keys(attributes)
      .filter((key) => !kept[name]?.includes(key))
      .map((key) => `${name} ${key}`),
    ...(name === "a" && "href" in attributes ? linkFaults(attributes, kind) : []),
    ...(name === "img" ? pictureFaults(attributes) : []),
  ]);
}

/** A notice may name a page of ours; an article's links have all found their host. */
function linkFaults({ href = "", rel }: Record<string, string>, kind: "article" | "notice") {
  const url = URL.parse(href, kind === "notice" ? "https://site.invalid/page" : undefined);
  const known = url !== null && /^(https?|mailto|tel):$/.test(url.protocol);
  const shut = rel === "noopener nofollow ugc";
  return known && shut ? [] : [`a ${JSON.stringify({ href, rel })}`];
}

const ours =
  /^\/img\/\d+(\?src=(https?%3A%2F%2F|%2F_embedded%2F)|\/(-\/_embedded|[a-z\d][a-z\d.:-]*)\/)[^\s",<>]*$/;

function pictureFaults(attributes: Record<string, string>): string[] {
  const { src = "", srcset = "", width = "", height = "", loading, alt } = attributes;
  const sources = [src, ...srcset.split(", ").map((one) => one.replace(/ \d+w$/, ""))];
  const size = (raw: string) => /^[1-9]\d{0,3}$/.test(raw);
  return [
    ...sources.filter((one) => !ours.test(one)).map((one) => `img at ${one}`),
    ...(size(width) && size(height) ? [] : [`img of ${width} x ${height}`]),
    ...(loading === "lazy" && alt !== undefined ? [] : ["img without loading or alt"]),
  ];
}
