import { z } from "zod";
import { hostNames, type HostName } from "../http/hosts.ts";

/** The process's settings, parsed once. This module is the only reader of `process.env`. */
export interface Env {
  port: number;
  host: string;
  dataDir: string;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** Base address of each upstream host, or null: run on the embedded hosts. */
  upstreams: Record<HostName, URL> | null;
  publicOrigin: string | null;
  /** First key seals, all open. Null only on the embedded hosts, which keep a generated one in `dataDir`. */
  sessionSecrets: string[] | null;
  mediaHosts: string[];
  trustProxy: number;
  /** How many times the limits of the front on one address apply; 0 is none. */
  addressLimits: number;
  redisUrl: string | null;
  gospelProduct: string;
  accountAppid: string;
  authHost: "account" | "movie";
  smsLogin: boolean;
  bibleVersionsFile: string | null;
  /** Processes that answer visitors; null: as many as this machine has cores and memory for. */
  workers: number | null;
  /** How long `/readyz` says that we go before we do. */
  drainNoticeMs: number;
}

/** Every fault of the environment at once, one per line. */
export class EnvError extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    super(`The environment is not usable:\n${faults.map((fault) => `- ${fault}`).join("\n")}`);
    this.faults = faults;
  }
}

/** `defaults` stand in for what is not set. Throws EnvError. */
export function readEnv(
  mode: "production" | "development" = "production",
  defaults: Record<string, string> = {},
): Env {
  // React and Remix load their development halves unless told otherwise, and the build is imported after this.
  process.env["NODE_ENV"] ??= mode;
  return parseEnv({ ...defaults, ...process.env });
}

/** Parses the variables of the README's table; an empty string counts as unset. Throws EnvError. */
export function parseEnv(input: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(input).filter(([, value]) => value?.trim() !== ""));
  const faults: string[] = [];
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    for (const issue of parsed.error.issues)
      faults.push(`${issue.path.join(".")}: ${issue.message}`);
  }
  const real = Object.keys(set).some(
    (name) => Object.hasOwn(required, name) || Object.hasOwn(defaulted, name),
  );
  if (real) faults.push(...missing(set));
  if (faults.length > 0 || !parsed.success) throw new EnvError(faults);

  const vars = parsed.data;
  return {
    port: vars.PORT,
    host: vars.HOST,
    dataDir: vars.DATA_DIR,
    logLevel: vars.LOG_LEVEL,
    upstreams: real ? upstreamsOf(vars) : null,
    publicOrigin: vars.PUBLIC_ORIGIN ?? null,
    sessionSecrets: vars.SESSION_SECRET ?? null,
    mediaHosts: vars.MEDIA_HOSTS,
    trustProxy: vars.TRUST_PROXY,
    addressLimits: vars.ADDRESS_LIMITS,
    redisUrl: vars.REDIS_URL ?? null,
    gospelProduct: vars.GOSPEL_PRODUCT,
    accountAppid: vars.ACCOUNT_APPID,
    authHost: vars.AUTH_HOST,
    smsLogin: vars.SMS_LOGIN === "1",
    bibleVersionsFile: vars.BIBLE_VERSIONS_FILE ?? null,
    workers: vars.WORKERS ?? null,
    drainNoticeMs: vars.DRAIN_NOTICE_MS,
  };
}

const httpUrl = z
  .string()
  .refine((text) => ["http:", "https:"].includes(URL.parse(text)?.protocol ?? ""), {
    message: "must be an http or https address",
  })
  .transform((text) => new URL(text.endsWith("/") ? text : `${text}/`));

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== ""),
);

const required = {
  MOVIE_API_URL: "movie",
  ACCOUNT_API_URL: "account",
  CHANNEL_API_URL: "channel",
  READING_API_URL: "reading",
  BIBLE_STATIC_URL: "bible",
  COMMENTARY_API_URL: "commentary",
} as const;

/** Hosts that share another host's address unless they are given their own. */
const defaulted = {
  LIVE_API_URL: { host: "live", falls: "MOVIE_API_URL" },
  GOSPEL_API_URL: { host: "gospel", falls: "MOVIE_API_URL" },
  FEEDBACK_API_URL: { host: "feedback", falls: "ACCOUNT_API_URL" },
  BIBLE_API_URL: { host: "bibleApi", falls: "BIBLE_STATIC_URL" },
} as const;

const variables = z.object({
  MOVIE_API_URL: httpUrl.optional(),
  ACCOUNT_API_URL: httpUrl.optional(),
  CHANNEL_API_URL: httpUrl.optional(),
  READING_API_URL: httpUrl.optional(),
  BIBLE_STATIC_URL: httpUrl.optional(),
  COMMENTARY_API_URL: httpUrl.optional(),
  LIVE_API_URL: httpUrl.optional(),
  GOSPEL_API_URL: httpUrl.optional(),
  FEEDBACK_API_URL: httpUrl.optional(),
  BIBLE_API_URL: httpUrl.optional(),
  PUBLIC_ORIGIN: httpUrl
    .refine((url) => url.pathname === "/" && url.search === "" && url.username === "", {
      message: "must be an origin such as https://example.org, without a path",
    })
    .transform((url) => url.origin)
    .optional(),
  SESSION_SECRET: list
    .refine((keys) => keys.length > 0 && keys.every((key) => key.length >= 32), {
      message: "every key must have at least 32 characters",
    })
    .optional(),
  MEDIA_HOSTS: list
    .refine((hosts) => hosts.every((host) => /^(https?:\/\/)?(\*\.)?[\w.-]+(:\d+)?$/.test(host)), {
      message: "must be a comma list of host names such as cdn.example.org",
    })
    .default([]),
  TRUST_PROXY: z.coerce.number("must be a number").int().min(0).max(16).default(0),
  ADDRESS_LIMITS: z.coerce.number("must be a number").min(0).max(1_000).default(1),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, "must start with redis:// or rediss://")
    .optional(),
  GOSPEL_PRODUCT: z
    .string()
    .regex(/^[\w-]+$/, "must be one word")
    .default("gospel"),
  ACCOUNT_APPID: z.string().default("web"),
  AUTH_HOST: z.enum(["account", "movie"]).default("account"),
  SMS_LOGIN: z.enum(["0", "1"]).default("0"),
  BIBLE_VERSIONS_FILE: z.string().optional(),
  PORT: z.coerce.number("must be a number").int().min(0).max(65535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  WORKERS: z.coerce.number("must be a number").int().min(1).max(64).optional(),
  DRAIN_NOTICE_MS: z.coerce.number("must be a number").int().min(0).max(60_000).default(5_000),
  DATA_DIR: z.string().default("./data"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** What a site on real hosts cannot do without. */
export const neededNames = [...Object.keys(required), "PUBLIC_ORIGIN", "SESSION_SECRET"];

/** With real hosts the whole required set must be there, and so must our origin and a secret. */
function missing(set: Record<string, unknown>): string[] {
  return neededNames
    .filter((name) => !Object.hasOwn(set, name))
    .map((name) => `${name}: is missing; with any real host set, all of them are needed`);
}

function upstreamsOf(vars: z.infer<typeof variables>): Record<HostName, URL> {
  const places = new Map<HostName, URL>();
  for (const [name, host] of entries(required)) {
    const url = vars[name];
    if (url) places.set(host, url);
  }
  for (const [name, { host, falls }] of entries(defaulted)) {
    const url = vars[name] ?? vars[falls];
    if (url) places.set(host, url);
  }
  return Object.fromEntries(hostNames.map((name) => [name, places.get(name)])) as Record<
    HostName,
    URL
  >;
}

function entries<T extends object>(object: T): [keyof T, T[keyof T]][] {
  return Object.entries(object) as [keyof T, T[keyof T]][];
}
