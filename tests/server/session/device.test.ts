import { describe, expect, it } from "vitest";
import { deviceCookie, openDevice } from "../../../server/session/cookies.ts";
import { deviceOf, withAccount } from "../../../server/session/device.ts";
import { createSealer } from "../../../server/session/seal.ts";

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2025, 0, 1);
const secret = "a key that is long enough for a test, really";
const at = (ms: number) => createSealer([secret], () => start + ms);

describe("a browser", () => {
  it("knows the accounts it signed in to, by every name they were given", () => {
    const device = withAccount(withAccount(null, 7, ["lydia@example.org", "lydia"]), 8, ["demo"]);
    for (const name of ["Lydia", "lydia@example.org ", "member #7", "demo"]) {
      expect(deviceOf(device, name), name).toBe(device.id);
    }
    expect(deviceOf(device, "naomi")).toBeNull();
    expect(deviceOf(null, "lydia")).toBeNull();
  });

  it("takes two names of one account for one, and holds five accounts, the latest", () => {
    let device = withAccount(null, 1, ["one"]);
    const { id } = device;
    for (const n of [2, 3, 4, 5, 1, 6]) device = withAccount(device, n, [`name ${n}`]);
    expect(device.id).toBe(id);
    expect(device.accounts).toHaveLength(5);
    expect(["one", "name 1", "name 2", "name 6"].map((name) => deviceOf(device, name))).toEqual([
      id,
      id,
      null,
      id,
    ]);
  });
});

describe("its cookie", () => {
  const device = withAccount(null, 7, ["lydia", "lydia@example.org"]);

  it.each([true, false])("is private, and kept for 400 days; secure: %s", async (secure) => {
    const line = await deviceCookie(device, at(0), secure);
    expect(line.startsWith(secure ? "__Host-device=" : "device=")).toBe(true);
    const attributes = line.split("; ").slice(1);
    for (const one of ["HttpOnly", "SameSite=Lax", "Path=/", `Max-Age=${400 * 86_400}`]) {
      expect(attributes).toContain(one);
    }
    expect(attributes.includes("Secure")).toBe(secure);
    const sent = line.split(";", 1)[0] ?? "";
    expect(await openDevice(sent, at(400 * day - 1), secure)).toMatchObject(device);
    expect(await openDevice(sent, at(400 * day), secure)).toBeNull();
    expect(await openDevice(sent, createSealer(["x".repeat(40)]), secure)).toBeNull();
    expect(await openDevice("device=junk; __Host-device=junk", at(0), secure)).toBeNull();
  });

  it("names nobody, and fits with five accounts of many names", async () => {
    let full = device;
    for (let n = 0; n < 40; n++) full = withAccount(full, (n % 5) + 1, [`name ${n}`, `other ${n}`]);
    const line = await deviceCookie(full, at(0), true);
    expect(line.length).toBeLessThan(1_500);
    expect(JSON.stringify(device)).not.toContain("lydia");
  });
});
