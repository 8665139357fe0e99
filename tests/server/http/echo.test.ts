import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withoutToken } from "../../../server/http/echo.ts";
import type { UpstreamError } from "../../../server/http/errors.ts";
import { reply } from "../../rigs/upstream.ts";
import { startRig, type Rig } from "./rig.ts";

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

const token = "t0ken/with+signs=&<\"'>x";
const echoes: [string, string][] = [
  ["as it is", `your token is ${token}.`],
  ["in an address", `/next?token=${encodeURIComponent(token)}&x=1`],
  ["in an address with small letters", encodeURIComponent(token).toLowerCase()],
  ["in a form", new URLSearchParams({ token }).toString()],
  ["in HTML", "t0ken/with+signs=&amp;&lt;&quot;&#39;&gt;x"],
  ["in JSON inside a text", JSON.stringify({ token })],
  ["in base 64", `Basic ${Buffer.from(token).toString("base64")}`],
  ["in base 64 for addresses", Buffer.from(token).toString("base64url")],
  ["in hexadecimal", Buffer.from(token).toString("hex")],
];

describe("a token that a host echoes", () => {
  it.each(echoes)("%s stands in no payload", async (_name, echo) => {
    rig.fake.on("*", reply({ nickname: echo, list: [{ [echo]: [echo, 7, null] }] }));
    const payload = await rig.call("movie", { policy: "never" }, { token });
    expect(JSON.stringify(payload)).not.toContain(JSON.stringify(echo).slice(3, -3));
    expect(payload).toMatchObject({ list: [{}] });
  });

  it.each(echoes)("%s stands in no error", async (_name, echo) => {
    for (const code of [404, 7, "odd"]) {
      rig.fake.on("*", reply({}, code, echo));
      const post = { method: "POST", policy: "never" } as const;
      const error = await rig.call("movie", post, { token }).catch((reason: unknown) => reason);
      const { message, detail } = error as UpstreamError;
      const said = String((error as { said?: string }).said);
      expect(`${message} ${detail} ${said}`).not.toContain(echo);
    }
  });

  it("is no echo where the call brings one", async () => {
    rig.fake.on("*", reply({ token }));
    const call = { method: "POST", policy: "never", bringsToken: true } as const;
    expect(await rig.call("movie", call, { token })).toEqual({ token });
  });

  it("is left alone where it is too short to be one", () => {
    expect(withoutToken({ a: "text" }, "t")).toEqual({ a: "text" });
  });
});
