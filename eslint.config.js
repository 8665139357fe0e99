import tseslint from "typescript-eslint";

/** The walls of the house, as rules: who may import what (README, "How it is laid out"). */
const noRouteModules = {
  group: ["**/routes/**"],
  message: "Nothing imports a route module; share through app/ui, app/forms or the context.",
};
const noUndici = { group: ["undici"], message: "Only server/http speaks to upstream hosts." };
const noServerValues = {
  group: ["**/server/**"],
  allowTypeImports: true,
  message: "app/ takes types from server/; values come through the request context.",
};
const noApp = {
  regex: "(^~/|/app/)(?!urls\\.ts$)",
  message: "server/ reads app/urls.ts and the build, nothing else of app/.",
};
const noHostsBesideOwn = (host) => ({
  regex: `^\\.\\./(?!${host}/)[a-z]`,
  message: "One upstream host never imports another.",
});

const restrict = (...patterns) => ({
  "@typescript-eslint/no-restricted-imports": ["error", { patterns }],
});

const noEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "Only server/env.ts reads process.env.",
};
const noFetch = {
  selector: "CallExpression[callee.name='fetch']",
  message: "Upstream hosts are called through server/http.",
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

const upstreamHosts = [
  "movie",
  "account",
  "channel",
  "reading",
  "bible",
  "commentary",
  "live",
  "gospel",
];

export default tseslint.config(
  { ignores: ["build/", "data/", "node_modules/", "test-results/"] },
  ...tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "no-console": ["error", { allow: ["error"] }],
      eqeqeq: "error",
    },
  },
  { files: ["app/**"], rules: restrict(noServerValues, noUndici, noRouteModules) },
  // The one file that makes a context where nobody injects it.
  { files: ["app/site.server.ts"], rules: restrict(noUndici, noRouteModules) },
  { files: ["server/**"], rules: restrict(noApp, noUndici, noRouteModules) },
  { files: ["server/http/**"], rules: restrict(noApp, noRouteModules) },
  ...upstreamHosts.map((host) => ({
    files: [`server/upstreams/${host}/**`],
    rules: restrict(noApp, noUndici, noRouteModules, noHostsBesideOwn(host)),
  })),
  {
    files: ["app/**", "server/**"],
    ignores: ["server/env.ts"],
    rules: { "no-restricted-syntax": ["error", noEnv, noFetch, noBareDestroy, noBarePipe] },
  },
  // Commands talk to whoever runs them.
  { files: ["tests/**", "server/embedded/media/synthesise.ts"], rules: { "no-console": "off" } },
);
