import { randomBytes } from "node:crypto";
import { memberName, nameKey } from "./account-name.ts";
import type { Device } from "./seal.ts";

/** Accounts one browser is known for, and names by which it knows one of them. */
const mostAccounts = 5;
const mostNames = 4;

/** The browser's own key for the limits, where it has signed in to this account before. */
export function deviceOf(device: Device | null, account: string): string | null {
  return device?.accounts.flat().includes(nameKey(account)) ? device.id : null;
}

/** The browser after it signed in: the same account under another name stays one. `id` is 0 where nobody knows it. */
export function withAccount(device: Device | null, id: number, names: string[]): Device {
  const all = [...(id > 0 ? [memberName(id)] : []), ...names.filter((name) => name !== "")];
  const keys = all.map(nameKey);
  const { same = [], others = [] } = Object.groupBy(device?.accounts ?? [], (known) =>
    known.some((name) => keys.includes(name)) ? "same" : "others",
  );
  const merged = [...new Set([...keys, ...same.flat()])].slice(0, mostNames);
  return {
    id: device?.id ?? randomBytes(9).toString("base64url"),
    accounts: [merged, ...others].slice(0, mostAccounts),
  };
}
