import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { expect, test } from "vitest";

const eslint = new ESLint({
  cwd: fileURLToPath(new URL("../..", import.meta.url)),
  // Walls need no types, and these files are none of the project's.
  overrideConfig: tseslint.configs.disableTypeChecked,
});
const imports = "@typescript-eslint/no-restricted-imports";
const syntax = "no-restricted-syntax";

/** The walls a piece of code runs into, as if it stood in that file. */
async function walls(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  const rules = (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
  return rules.filter((rule) => rule === imports || rule === syntax || !rule.includes("/"));
}

interface Wall {
  wall: string;
  rule: string;
  forbidden: [file: string, code: string][];
  allowed: [file: string, code: string][];
}

const value = (from: string) => `import { x } from "${from}";\nexport const y = x;\n`;
const type = (from: string) => `import type { X } from "${from}";\nexport type Y = X;\n`;
const env = "export const x = process.env;\n";
const fetching = 'export const x = () => fetch("http://host.invalid/");\n';
const ending = (code: string) => `${code};\n`;

const all: Wall[] = [
  {
    wall: "app/ takes types from server/, no values",
    rule: imports,
    forbidden: [
      ["app/ui/x.tsx", value("../../server/process/env.ts")],
      ["app/movie/pages/x.tsx", value("../../../server/pages/movie.ts")],
      ["app/ui/x.tsx", 'export { x } from "../../server/process/env.ts";\n'],
    ],
    allowed: [
      ["app/ui/x.tsx", type("../../server/process/env.ts")],
      ["app/site.server.ts", value("../server/process/standalone.ts")],
    ],
  },
  {
    wall: "server/ reads app/urls/, and nothing else of app/",
    rule: imports,
    forbidden: [
      ["server/pages/x.ts", value("../../app/ui/pager.tsx")],
      ["server/pages/x.ts", type("../../app/ui/site-data.ts")],
      ["server/http/x.ts", value("../../app/params.ts")],
      ["server/upstreams/movie/x.ts", value("../../../app/params.ts")],
      ["server/x.ts", value("~/urls")],
    ],
    allowed: [
      ["server/pages/x.ts", value("../../app/urls/index.ts")],
      ["server/x.ts", value("../app/urls/index.ts")],
      ["server/upstreams/movie/x.ts", value("../../../app/urls/index.ts")],
    ],
  },
  {
    wall: "nothing imports a route module",
    rule: imports,
    forbidden: [
      ["app/ui/x.tsx", value("~/movie/pages/home")],
      ["server/x.ts", value("../app/movie/pages/home.tsx")],
    ],
    allowed: [["app/movie/pages/x.tsx", value("~/ui/pager")]],
  },
  {
    wall: "no section imports another, and what they share imports none",
    rule: imports,
    forbidden: [
      ["app/movie/parts/x.tsx", value("~/bible/parts/verses")],
      ["app/movie/pages/x.tsx", type("../../bible/forms")],
      ["app/account/parts/x.tsx", value("~/member/forms")],
      ["app/ui/x.tsx", value("~/movie/forms")],
      ["app/forms/x.ts", value("../account/forms")],
    ],
    allowed: [
      ["app/movie/pages/x.tsx", value("../parts/home-rows")],
      ["app/movie/pages/x.tsx", value("~/ui/player/screen")],
      ["app/movie/pages/x.tsx", type("../../../server/upstreams/bible/books.ts")],
      ["app/member/parts/x.tsx", value("~/account/parts/code-field")],
      ["app/i18n/zh-CN.ts", value("~/movie/words/zh-CN")],
    ],
  },
  {
    wall: "the demonstration hosts and the site know nothing of each other",
    rule: imports,
    forbidden: [
      ["server/front/x.ts", type("../embedded/start.ts")],
      ["server/upstreams/movie/x.ts", value("../../embedded/movie/host.ts")],
      ["server/embedded/movie/x.ts", value("../../upstreams/movie/model.ts")],
      ["server/embedded/x.ts", type("../http/errors.ts")],
      ["server/process/x.ts", type("../embedded/start.ts")],
      ["server/front/front.ts", type("../embedded/start.ts")],
      ["server/embedded/account/captcha.ts", value("../../session/captcha-picture.ts")],
      ["server/embedded/bible/import.ts", value("../../process/env.ts")],
    ],
    allowed: [["server/embedded/x.ts", type("../http/hosts.ts")]],
  },
  {
    wall: "only server/http speaks undici",
    rule: imports,
    forbidden: [
      ["server/upstreams/movie/x.ts", value("undici")],
      ["server/pages/x.ts", type("undici")],
      ["app/ui/x.tsx", value("undici")],
      ["app/site.server.ts", value("undici")],
    ],
    allowed: [["server/http/x.ts", value("undici")]],
  },
  {
    wall: "nothing below the process knows of it",
    rule: imports,
    forbidden: [
      ["server/http/x.ts", type("../process/metrics.ts")],
      ["server/front/x.ts", value("../process/env.ts")],
      ["server/request/x.ts", value("../process/services.ts")],
      ["server/upstreams/movie/x.ts", type("../../process/env.ts")],
    ],
    allowed: [["server/process/x.ts", value("../request/context.ts")]],
  },
  {
    wall: "Vite is there for `npm run dev` alone",
    rule: imports,
    forbidden: [
      ["server/process/x.ts", value("vite")],
      ["server/front/x.ts", type("vite")],
      ["server/http/x.ts", value("@remix-run/dev")],
    ],
    allowed: [["server/process/dev-worker.ts", value("vite")]],
  },
  {
    wall: "only server/process/env.ts reads process.env",
    rule: syntax,
    forbidden: [
      ["server/front/x.ts", env],
      ["app/ui/x.tsx", env],
      ["server/http/x.ts", "export const x = process.env.PORT;\n"],
    ],
    allowed: [
      ["server/process/env.ts", env],
      ["tests/site/x.test.ts", env],
    ],
  },
  {
    wall: "nobody fetches past server/http",
    rule: syntax,
    forbidden: [
      ["server/upstreams/movie/x.ts", fetching],
      ["server/http/x.ts", fetching],
      ["app/ui/x.tsx", fetching],
    ],
    allowed: [
      ["tests/site/x.test.ts", fetching],
      ["server/http/x.ts", "export const x = (cache: Map<string, string>) => cache.get('a');\n"],
    ],
  },
  {
    wall: "a page reads its query as the register says",
    rule: syntax,
    forbidden: [
      ["app/movie/pages/x.tsx", ending("new URL(request.url).searchParams.get('x')")],
      ["app/ui/x.tsx", ending("url?.searchParams")],
    ],
    allowed: [
      ["app/urls/query.ts", ending("url.searchParams.get(name)")],
      ["app/movie/pages/x.tsx", ending("readQuery(request, moviePages.album).page")],
    ],
  },
  {
    wall: "nobody leads to the sign-in past site.signInFirst()",
    rule: syntax,
    forbidden: [
      ["app/movie/pages/x.tsx", ending("redirect(loginUrl({ redirectTo: to }), 303)")],
      ["app/ui/x.tsx", ending('redirect(inLanguage(loginUrl(), "en-US"))')],
    ],
    allowed: [
      ["app/movie/pages/x.tsx", ending("site.signInFirst(to)")],
      ["app/ui/x.tsx", ending("link(loginUrl())")],
    ],
  },
  {
    wall: "a stream never stands without somebody who hears its errors",
    rule: syntax,
    forbidden: [
      ["server/http/x.ts", ending("reply.body.destroy()")],
      ["server/http/x.ts", ending("body.destroy()")],
      ["server/http/x.ts", ending("body?.destroy(new Error())")],
      ["server/front/x.ts", ending("file.pipe(response)")],
      ["server/front/x.ts", ending("file.pipe(request.socket)")],
      ["server/front/x.ts", ending("file.pipe(createGzip())")],
    ],
    allowed: [
      ["server/http/x.ts", ending("discard(reply.body)")],
      ["server/front/x.ts", ending("response.destroy()")],
      ["server/front/x.ts", ending("pipeline(file, response)")],
      ["server/upstreams/movie/x.ts", ending("text.pipe(z.string().min(1))")],
    ],
  },
  {
    wall: "no upstream host imports another",
    rule: imports,
    forbidden: [
      ["server/upstreams/movie/x.ts", value("../account/client.ts")],
      ["server/upstreams/account/x.ts", type("../movie/model.ts")],
    ],
    allowed: [
      ["server/upstreams/movie/x.ts", value("./model.ts")],
      ["server/upstreams/movie/x.ts", value("../../http/errors.ts")],
    ],
  },
];

const cases = (side: "forbidden" | "allowed") =>
  all.flatMap(({ wall, rule, [side]: list }) =>
    list.map(([file, code]) => ({ wall, rule, file, code, line: code.split("\n", 1)[0] })),
  );

test.each(cases("forbidden"))("$wall: not in $file: $line", async ({ rule, file, code }) => {
  expect(await walls(file, code)).toContain(rule);
});

test.each(cases("allowed"))("$wall: well in $file: $line", async ({ file, code }) => {
  expect(await walls(file, code)).toEqual([]);
});
