import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { addressOf } from "../../../server/front/address.ts";

const from = (remoteAddress: string, proxies: number, forwarded = "") =>
  addressOf(
    {
      socket: { remoteAddress },
      headers: { "x-forwarded-for": forwarded },
    } as unknown as IncomingMessage,
    proxies,
  );

it("is whom our last proxy spoke to, and nothing a visitor wrote", () => {
  expect(from("10.0.0.1", 0, "1.1.1.1")).toBe("10.0.0.1");
  expect(from("10.0.0.1", 1, "6.6.6.6, 1.1.1.1")).toBe("1.1.1.1");
  expect(from("10.0.0.1", 2, "6.6.6.6, 1.1.1.1, 10.0.0.2")).toBe("1.1.1.1");
  // Fewer entries than proxies: not one of them is a proxy's word.
  expect(from("10.0.0.1", 2, "6.6.6.6")).toBe("10.0.0.1");
});

it.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["2001:0DB8:0001:0002:0::9", "2001:db8:1:2"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:0207", "192.0.2.7"],
])("%s counts as %s", (address, network) => {
  expect(from(address, 0)).toBe(network);
});

it.each([
  ["192.0.2.7:51234", "192.0.2.7"],
  [" 192.0.2.7 ", "192.0.2.7"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2"],
  ["[::ffff:192.0.2.7]:80", "192.0.2.7"],
])("a proxy may write %s for %s", (forwarded, network) => {
  expect(from("10.0.0.1", 1, forwarded)).toBe(network);
});

it.each([
  "unknown",
  "_hidden",
  "",
  "192.0.2.7:80:90",
  "[2001:db8::1",
  "999.1.1.1",
  "x".repeat(4_000),
])("%s is no address, so the proxy's own counts", (forwarded) => {
  expect(from("10.0.0.1", 1, `1.1.1.1, ${forwarded}`)).toMatch(/^(10\.0\.0\.1|1\.1\.1\.1)$/);
  expect(from("10.0.0.1", 1, forwarded)).toBe("10.0.0.1");
});
