import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import sharp from "sharp";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createCaptchaGate } from "../../../server/session/captcha.ts";
import { alphabet } from "../../../server/session/captcha-glyphs.ts";
import type { Work } from "../../../server/session/proof-of-work.ts";
import { createSealer } from "../../../server/session/seal.ts";
import { createThrottle } from "../../../server/session/throttle.ts";

const secret = "a key that is long enough for a test, really";
const older = "an old key that is long enough for a test";
const sealer = createSealer([secret, older]);
const gateOf = (...secrets: string[]) =>
  createCaptchaGate(createSealer(secrets), createThrottle(), secrets);
const gate = gateOf(secret);

afterEach(() => {
  vi.useRealTimers();
});

const textOf = async (key: string) => (await sealer.openCaptcha(key))?.text ?? "none";
/** The work done as a browser does it. */
async function done(work: Work): Promise<string> {
  const solution = await solveChallenge({ challenge: work, deriveKey });
  return packed({ challenge: work, solution });
}
const packed = (sent: object) => Buffer.from(JSON.stringify(sent)).toString("base64");

describe("the picture", () => {
  it("is one, and shows six characters that its key does not", async () => {
    const { key, image } = await gate.issue();
    const bytes = Buffer.from(image.replace("data:image/png;base64,", ""), "base64");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 480, height: 176 });
    const text = await textOf(key);
    expect([...text].every((one) => alphabet.includes(one)) && text.length).toBe(6);
    expect(key + image).not.toContain(text);
  });

  it.each([
    ["as it is", (text: string) => text],
    ["in small letters", (text: string) => text.toLowerCase()],
    ["with spaces between", (text: string) => [...text].join(" ")],
    ["in full width", (text: string) => text.replace(/[!-~]/g, wide)],
  ])("is read %s", async (_, write) => {
    const { key } = await gate.issue();
    expect(await gate.read(key, write(await textOf(key)))).toBe(true);
  });

  it("is looked at once, right or wrong", async () => {
    const { key } = await gate.issue();
    const text = await textOf(key);
    expect(await gate.read(key, text.slice(1))).toBe(false);
    expect(await gate.read(key, text)).toBe(false);
  });

  it("is too old after ten minutes", async () => {
    const { key } = await gate.issue();
    const text = await textOf(key);
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000, toFake: ["Date"] });
    expect(await gateOf(secret).read(key, text)).toBe(false);
  });
});

describe("the work", () => {
  it("is as good as the picture, once", async () => {
    const { key, work } = await gate.issue();
    const value = await done(work);
    const answers = await Promise.all([gate.read(key, value), gate.read(key, value)]);
    expect(answers.sort()).toEqual([false, true]);
  });

  it("counts with a key that is going out of use, and not with one that is gone", async () => {
    const { key, work } = await gateOf(older).issue();
    const value = await done(work);
    expect(await gateOf(secret).read(key, value)).toBe(false);
    expect(await gateOf(secret, older).read(key, value)).toBe(true);
  });

  it("of another challenge is none of this one", async () => {
    const [one, other] = await Promise.all([gate.issue(), gate.issue()]);
    expect(await gate.read(one.key, await done(other.work))).toBe(false);
  });

  it("is none where it was made easier, or not done", async () => {
    const easier = async (change: (work: Work) => object) => {
      const { key, work } = await gate.issue();
      const solution = await solveChallenge({ challenge: work, deriveKey });
      return gate.read(key, packed({ challenge: work, solution, ...change(work) }));
    };
    const { parameters: other } = (await gate.issue()).work;
    const changes: ((work: Work) => object)[] = [
      (work) => ({ challenge: { ...work, parameters: { ...work.parameters, keyPrefix: "" } } }),
      (work) => ({ challenge: { ...work, parameters: { ...work.parameters, cost: 1 } } }),
      (work) => ({ challenge: { ...work, signature: "00" } }),
      (work) => ({
        challenge: { ...work, parameters: { ...work.parameters, nonce: other.nonce } },
      }),
      ({ parameters }) => ({
        solution: { counter: 0, derivedKey: parameters.keyPrefix.padEnd(64, "0") },
      }),
      () => ({ solution: null }),
      () => ({ challenge: null }),
    ];
    for (const change of changes) expect(await easier(change), String(change)).toBe(false);
    const { key } = await gate.issue();
    expect(await gate.read(key, "x".repeat(2_000))).toBe(false);
  });

  it("is too old after ten minutes", async () => {
    const { key, work } = await gate.issue();
    const value = await done(work);
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1_000, toFake: ["Date"] });
    expect(await gate.read(key, value)).toBe(false);
  });
});

const wide = (one: string) => String.fromCharCode(one.charCodeAt(0) + 0xfee0);
