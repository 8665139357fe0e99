import { afterEach, describe, expect, it, vi } from "vitest";
import { createRevocations } from "../../../server/session/revocations.ts";
import type { Session } from "../../../server/session/seal.ts";

const day = 86_400_000;
const flags = { vemail: true, vpassword: true, vsq: true };
const user = { id: 1, username: "u", nickname: "n", avatar: "", ...flags };
const session: Session = { token: "t0ken", user, issuedAt: 0, lastSeen: 0, checkedAt: 0 };

/** What replicas share, as far as revocations use it. */
function fakeRedis() {
  const kept = new Map<string, { value: string; px: number }>();
  return {
    kept,
    get: vi.fn((key: string) => Promise.resolve(kept.get(key)?.value ?? null)),
    set: vi.fn((key: string, value: string, _px: string, px: number) => {
      kept.set(key, { value, px });
      return Promise.resolve("OK");
    }),
  };
}
type Redis = Parameters<typeof createRevocations>[0];
/** The fake has the two calls in the one form that is used. */
const asRedis = (fake: object) => fake as unknown as Redis;

afterEach(() => vi.useRealTimers());

describe("a session that was signed out", () => {
  it("is known by what a fresh seal does not change, and no other is", async () => {
    const revocations = createRevocations();
    await revocations.add(session);
    const resealed = { ...session, lastSeen: 5, checkedAt: 7, user: { ...user, nickname: "m" } };
    expect(await revocations.has(resealed)).toBe(true);
    expect(await revocations.has({ ...session, issuedAt: 1 })).toBe(false);
    expect(await revocations.has({ ...session, token: "another" })).toBe(false);
  });

  it("is known to other replicas, for the rest of its life, and without its token", async () => {
    const redis = fakeRedis();
    const [here, there] = [1, 2].map(() => createRevocations(asRedis(redis), () => 10 * day));
    await here?.add(session);
    expect(await there?.has(session)).toBe(true);
    expect([...redis.kept.values()]).toEqual([{ value: "1", px: 20 * day }]);
    expect([...redis.kept.keys()].join()).not.toContain(session.token);
    // Once heard of, it is not asked for again.
    await there?.has(session);
    expect(redis.get).toHaveBeenCalledTimes(1);
  });

  it("is not kept by anybody once its seal would not open any more", async () => {
    const redis = fakeRedis();
    await createRevocations(asRedis(redis), () => 31 * day).add(session);
    expect(redis.set).not.toHaveBeenCalled();
  });

  it("is known here where Redis fails", async () => {
    const fail = () => Promise.reject(new Error("gone"));
    const revocations = createRevocations(asRedis({ get: fail, set: fail }));
    expect(await revocations.has(session)).toBe(false);
    await revocations.add(session);
    expect(await revocations.has(session)).toBe(true);
  });

  it("is waited for 100 ms and no longer where Redis hangs", async () => {
    vi.useFakeTimers();
    const hang = () => new Promise<never>(() => undefined);
    const revocations = createRevocations(asRedis({ get: hang, set: hang }));
    let found: boolean | null = null;
    const looking = revocations.has(session).then((result) => (found = result));
    await vi.advanceTimersByTimeAsync(99);
    expect(found).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await looking;
    expect(found).toBe(false);
    const adding = revocations.add(session);
    await vi.advanceTimersByTimeAsync(100);
    await adding;
    expect(await revocations.has(session)).toBe(true);
  });

  it("takes bounded room: 50,000, the oldest go", async () => {
    const revocations = createRevocations();
    const many = Array.from({ length: 50_001 }, (_, issuedAt) => ({ ...session, issuedAt }));
    for (const one of many) await revocations.add(one);
    const [first, second] = many;
    expect(first && (await revocations.has(first))).toBe(false);
    expect(second && (await revocations.has(second))).toBe(true);
  });
});
