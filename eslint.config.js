import { readdirSync } from "node:fs";
import a11y from "eslint-plugin-jsx-a11y-x";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** The walls of the house, as rules: who may import what. The folders themselves say which sections and hosts there are. */
const foldersOf = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** What two sections need, and the machinery; every other folder of app/ is a section. */
const shared = ["ui", "forms", "i18n", "styles", "urls", "boot", "document"];
const sections = foldersOf("./app/").filter((name) => !shared.includes(name));
const upstreamHosts = foldersOf("./server/upstreams/");

/** The sections that really build on another one, and why. */
const buildsOn = {
  // It stands around every page: the account's menu and dialog, and the player that goes on playing.
  shell: ["account", "audio"],
  // A member's settings are the account's own fields.
  member: ["account"],
  // Comments are written below their pages, and one menu leads to live rooms, shorts and channels.
  article: ["community"],
  channel: ["community"],
  live: ["community"],
  short: ["community"],
};

const noSections = (names, message) => ({
  regex: `^(~/|(\\.\\./)+)(${names.join("|")})(/|$)`,
  message,
});
const noOtherSection = (section) =>
  noSections(
    sections.filter((name) => name !== section && !buildsOn[section]?.includes(name)),
    "No section imports another: what two need lives in app/ui, app/forms or app/styles.",
  );
const noSection = noSections(sections, "What sections share knows none of them.");
const noPages = {
  regex: "^(?!.*server/).*(^|/)pages/",
  message: "Nothing imports a route module; share through app/ui, app/forms or the context.",
};
const noUndici = { group: ["undici"], message: "Only server/http speaks to upstream hosts." };
const noServerValues = {
  group: ["**/server/**"],
  allowTypeImports: true,
  message: "app/ takes types from server/; values come through the request context.",
};
const noApp = {
  regex: "(^~/|/app/)(?!urls/)",
  message: "server/ reads app/urls/ and the build, nothing else of app/.",
};
const noEmbedded = {
  group: ["**/embedded/**"],
  message: "The site knows nothing of the demonstration hosts but how to start them.",
};
const noSite = {
  regex:
    "^(\\.\\./)+(front|pages|process|request|session|upstreams|app)/|^(\\.\\./)+http/(?!hosts\\.ts$)",
  message: "The demonstration hosts take the names of hosts from the site, and nothing more.",
};
const noVite = {
  group: ["vite", "@remix-run/dev"],
  message: "Development packages are not there in production; only `npm run dev` has them.",
};
const noProcess = {
  regex: "/process/",
  message: "The process is put together of these folders; they know nothing of it.",
};
const noHostsBesideOwn = (host) => ({
  regex: `^\\.\\./(?!${host}/)[a-z]`,
  message: "One upstream host never imports another.",
});

const restrict = (...patterns) => ({
  "@typescript-eslint/no-restricted-imports": ["error", { patterns }],
});

const noOwnQuery = {
  selector: "MemberExpression[property.name='searchParams']",
  message:
    "A page reads its query by readQuery(), and its entry in app/urls/<section>.ts says what.",
};
const noEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "Only server/process/env.ts reads process.env.",
};
const noFetch = {
  selector: "CallExpression[callee.name='fetch']",
  message: "Upstream hosts are called through server/http.",
};
const noOwnSignIn = {
  selector: "CallExpression[callee.name='redirect'] CallExpression[callee.name='loginUrl']",
  message: "site.signInFirst() leads to the sign-in, and keeps the language and the target.",
};
const noBareDestroy = {
  selector:
    "CallExpression[callee.property.name='destroy']:matches([callee.object.property.name='body'], [callee.object.name='body'])",
  message: "A body that is not read is ended by discard() of server/http/unread.ts.",
};
// Schemas have a `pipe` too; they are given a call, such as `z.string()`, and streams mostly a name.
const noBarePipe = {
  selector:
    "CallExpression[callee.property.name='pipe']:matches([arguments.0.type!='CallExpression'], [arguments.0.callee.name=/^create/])",
  message: "Streams are joined by pipeline() of node:stream/promises, which hears their errors.",
};

const noEverywhere = [noEnv, noFetch, noOwnSignIn, noBareDestroy, noBarePipe];

export default tseslint.config(
  { ignores: ["build/", "data/", "node_modules/", "test-results/"] },
  ...tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      // A promise that nobody awaits or catches can end the process.
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/return-await": "error",
      "@typescript-eslint/prefer-promise-reject-errors": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "no-console": ["error", { allow: ["error"] }],
      eqeqeq: "error",
    },
  },
  {
    files: ["app/**"],
    plugins: { "react-hooks": hooks },
    // The plugin's other rules are for the React compiler, which is not used here.
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    files: ["app/**/*.tsx"],
    plugins: { "jsx-a11y-x": a11y },
    rules: {
      ...a11y.configs.recommended.rules,
      // Captions come from the hosts, where they have any.
      "jsx-a11y-x/media-has-caption": "off",
      // A form that came back takes the reader to what is wrong with it.
      "jsx-a11y-x/no-autofocus": "off",
    },
  },
  { files: ["app/**"], rules: restrict(noServerValues, noUndici, noPages) },
  // The one file that makes a context where nobody injects it.
  { files: ["app/site.server.ts"], rules: restrict(noUndici, noPages) },
  {
    files: shared.map((name) => `app/${name}/**`),
    // They gather the words and the sheets of all sections.
    ignores: ["app/i18n/{zh-CN,en-US}.ts", "app/document/sheets.server.ts"],
    rules: restrict(noServerValues, noUndici, noPages, noSection),
  },
  ...sections.map((section) => ({
    files: [`app/${section}/**`],
    rules: restrict(noServerValues, noUndici, noPages, noOtherSection(section)),
  })),
  { files: ["server/**"], rules: restrict(noApp, noUndici, noEmbedded, noVite, noProcess) },
  { files: ["server/http/**"], rules: restrict(noApp, noEmbedded, noVite, noProcess) },
  { files: ["server/process/**"], rules: restrict(noApp, noUndici, noEmbedded, noVite) },
  { files: ["server/process/dev-worker.ts"], rules: restrict(noApp, noUndici, noEmbedded) },
  {
    files: ["server/embedded/**"],
    rules: restrict(noApp, noUndici, noVite, noSite),
  },
  ...upstreamHosts.map((host) => ({
    files: [`server/upstreams/${host}/**`],
    rules: restrict(noApp, noUndici, noEmbedded, noVite, noProcess, noHostsBesideOwn(host)),
  })),
  {
    files: ["app/**", "server/**"],
    ignores: ["server/process/env.ts"],
    rules: {
      "no-restricted-syntax": ["error", ...noEverywhere],
    },
  },
  {
    files: ["app/**"],
    ignores: ["app/urls/**"],
    rules: {
      "no-restricted-syntax": ["error", ...noEverywhere, noOwnQuery],
    },
  },
  // Commands talk to whoever runs them.
  { files: ["tests/**", "server/embedded/media/synthesise.ts"], rules: { "no-console": "off" } },
);
