import { expect, test } from "vitest";
import { NotFound, Refused } from "../../../server/http/errors.ts";
import type { HostCall } from "../../../server/http/call.ts";
import { createMemberClient } from "../../../server/upstreams/movie/member-client.ts";

const base = new URL("https://movie.example/");
/** The client before a host that answers every call with `error`. */
const failing = (error: Error) => {
  const call: HostCall = () => Promise.reject(error);
  return createMemberClient(call, { base, publicBase: base.origin });
};

test("a favourite that is there already is there", async () => {
  await expect(failing(new Refused("您已经收藏过该专辑")).collectAdd(1)).resolves.toBeUndefined();
  for (const error of [
    new Refused("不行"),
    new NotFound("code 404", "已经收藏过"),
    new Error("x"),
  ]) {
    await expect(failing(error).collectAdd(1)).rejects.toBe(error);
  }
});
