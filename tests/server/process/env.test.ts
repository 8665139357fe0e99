import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "../../../server/process/env.ts";

const hosts = {
  MOVIE_API_URL: "https://movie.example",
  ACCOUNT_API_URL: "https://account.example",
  CHANNEL_API_URL: "https://channel.example",
  READING_API_URL: "https://reading.example/base",
  BIBLE_STATIC_URL: "https://bible.example",
  COMMENTARY_API_URL: "http://commentary.example:8080/",
};
const secret = "x".repeat(32);
const real = { ...hosts, PUBLIC_ORIGIN: "https://site.example", SESSION_SECRET: secret };

/** The variables a set of variables is faulted for. */
function faulted(input: Record<string, string>): string[] {
  try {
    parseEnv(input);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    for (const fault of error.faults) expect(error.message).toContain(fault);
    return error.faults.map((fault) => fault.split(":", 1)[0] ?? "").sort();
  }
  return [];
}

describe("with nothing set", () => {
  it("the site runs on the embedded hosts, with these defaults", () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      host: "0.0.0.0",
      dataDir: "./data",
      logLevel: "info",
      upstreams: null,
      publicOrigin: null,
      sessionSecrets: null,
      mediaHosts: [],
      trustProxy: 0,
      addressLimits: 1,
      redisUrl: null,
      gospelProduct: "gospel",
      accountAppid: "web",
      authHost: "account",
      smsLogin: false,
      bibleVersionsFile: null,
      workers: null,
      drainNoticeMs: 5_000,
    });
  });

  it("an empty string is as good as unset", () => {
    const names = [...Object.keys(real), "PORT", "HOST", "MEDIA_HOSTS", "REDIS_URL", "AUTH_HOST"];
    const empty = Object.fromEntries(names.map((name) => [name, ""]));
    expect(parseEnv(empty)).toEqual(parseEnv({}));
  });

  it("variables of other programs do not matter", () => {
    expect(parseEnv({ PATH: "/bin", LANG: "C", API_URL: "x" })).toEqual(parseEnv({}));
  });

  it("an origin and a secret may be set, and the hosts are still embedded", () => {
    const env = parseEnv({ PUBLIC_ORIGIN: "http://localhost:3000", SESSION_SECRET: secret });
    expect(env).toMatchObject({ upstreams: null, publicOrigin: "http://localhost:3000" });
  });
});

describe("real hosts", () => {
  it("are addresses that end in a slash; the optional four share with theirs", () => {
    const { upstreams } = parseEnv(real);
    const places = Object.entries(upstreams ?? {}).map(([name, url]) => [name, url.href]);
    expect(Object.fromEntries(places)).toEqual({
      movie: "https://movie.example/",
      account: "https://account.example/",
      channel: "https://channel.example/",
      reading: "https://reading.example/base/",
      bible: "https://bible.example/",
      commentary: "http://commentary.example:8080/",
      live: "https://movie.example/",
      gospel: "https://movie.example/",
      feedback: "https://account.example/",
      bibleApi: "https://bible.example/",
    });
  });

  it.each([
    ["LIVE_API_URL", "live"],
    ["GOSPEL_API_URL", "gospel"],
    ["FEEDBACK_API_URL", "feedback"],
    ["BIBLE_API_URL", "bibleApi"],
  ] as const)("%s gives its host an address of its own", (name, host) => {
    const { upstreams } = parseEnv({ ...real, [name]: "https://own.example" });
    expect(upstreams?.[host].href).toBe("https://own.example/");
    const shared = parseEnv(real).upstreams;
    for (const other of ["movie", "account", "bible"] as const) {
      expect(upstreams?.[other].href).toBe(shared?.[other].href);
    }
  });

  it.each(Object.keys(real))("are all or none: without %s it is the one missing", (name) => {
    expect(faulted({ ...real, [name]: "" })).toEqual([name]);
  });

  it.each([...Object.keys(hosts), "LIVE_API_URL", "BIBLE_API_URL"])(
    "are all or none: with %s alone every other is named at once",
    (name) => {
      const others = Object.keys(real).filter((one) => one !== name);
      expect(faulted({ [name]: "https://one.example" })).toEqual(others.sort());
    },
  );
});

describe("a fault", () => {
  it.each([
    ["PORT", ["abc", "-1", "65536", "80.5"]],
    ["TRUST_PROXY", ["true", "-1", "17", "0.5"]],
    ["WORKERS", ["all", "0", "-1", "65", "1.5"]],
    ["MOVIE_API_URL", ["movie.example", "ftp://movie.example", "javascript:alert(1)", "/api"]],
    ["LIVE_API_URL", ["live.example"]],
    ["PUBLIC_ORIGIN", ["site.example", "ftp://site.example"]],
    ["PUBLIC_ORIGIN", ["https://site.example/path", "https://site.example/?q=1", "https://u@s.ex"]],
    ["SESSION_SECRET", ["short", "x".repeat(31), `${secret},short`, ",", " , "]],
    ["MEDIA_HOSTS", ["cdn.example;script-src *", "cdn.example/path", "a b", "ok.example,'self'"]],
    ["REDIS_URL", ["localhost:6379", "http://localhost"]],
    ["GOSPEL_PRODUCT", ["a/b", "a b", "../x"]],
    ["AUTH_HOST", ["google"]],
    ["SMS_LOGIN", ["yes", "true"]],
    ["LOG_LEVEL", ["loud"]],
  ])("%s is none of %j", (name, values) => {
    for (const value of values) expect(faulted({ ...real, [name]: value })).toEqual([name]);
  });

  it("comes with all others at once, and with what is missing", () => {
    const input = {
      MOVIE_API_URL: "nonsense",
      ACCOUNT_API_URL: "https://account.example",
      SESSION_SECRET: "short",
      PORT: "abc",
      AUTH_HOST: "google",
    };
    expect(faulted(input)).toEqual(
      [
        "MOVIE_API_URL",
        "SESSION_SECRET",
        "PORT",
        "AUTH_HOST",
        "CHANNEL_API_URL",
        "READING_API_URL",
        "BIBLE_STATIC_URL",
        "COMMENTARY_API_URL",
        "PUBLIC_ORIGIN",
      ].sort(),
    );
  });

  it("does not print a secret", () => {
    const short = "hunter2-hunter2";
    expect(() => parseEnv({ ...real, SESSION_SECRET: short })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining(short) }),
    );
  });
});

describe("a value", () => {
  it("is read as what it is", () => {
    const other = "y".repeat(40);
    expect(
      parseEnv({
        ...real,
        PORT: "0",
        TRUST_PROXY: "2",
        WORKERS: "3",
        SESSION_SECRET: ` ${secret} , ${other},`,
        MEDIA_HOSTS: "cdn.example, *.media.example:8443 ,https://img.example",
        REDIS_URL: "rediss://cache:6380/1",
        SMS_LOGIN: "1",
        AUTH_HOST: "movie",
        LOG_LEVEL: "silent",
        PUBLIC_ORIGIN: "https://site.example:8443/",
      }),
    ).toMatchObject({
      port: 0,
      trustProxy: 2,
      workers: 3,
      sessionSecrets: [secret, other],
      mediaHosts: ["cdn.example", "*.media.example:8443", "https://img.example"],
      redisUrl: "rediss://cache:6380/1",
      smsLogin: true,
      authHost: "movie",
      logLevel: "silent",
      publicOrigin: "https://site.example:8443",
    });
  });
});
