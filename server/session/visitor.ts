import { deviceCookie, openDevice } from "./cookies.ts";
import { deviceOf, withAccount } from "./device.ts";
import type { Sealer } from "./seal.ts";
import type { Visitor } from "./standing.ts";

/** Who sent this request, for the limits. The browser's cookie is opened where a limit asks for it, and once. */
export function openVisitor(
  address: string,
  cookieHeader: string,
  sealer: Sealer,
  secure: boolean,
) {
  let opened: ReturnType<typeof openDevice> | undefined;
  const device = () => (opened ??= openDevice(cookieHeader, sealer, secure));
  const visitor: Visitor = {
    address,
    deviceOf: async (account) => deviceOf(await device(), account),
  };
  return {
    visitor,
    /** The cookie of a browser in which an account's owner has just shown who he is; `id` is 0 where it is not known. */
    knownHere: async (id: number, ...names: string[]) =>
      deviceCookie(withAccount(await device(), id, names), sealer, secure),
  };
}
