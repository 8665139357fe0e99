import { hostNames, type HostName } from "../../../server/http/hosts.ts";
import { addresses, type Address } from "./addresses.ts";
import type { Dialect } from "../../rigs/dialect.ts";
import { forms, type Form } from "./forms.ts";
import { inTurns } from "./in-turns.ts";
import { press, visit } from "./requests.ts";
import type { Rig } from "./rig.ts";

/** An address or a form, and what it does where every host is well. */
export interface Subject {
  name: string;
  what: { address: Address } | { form: Form };
  status: number;
  /** Those it asks. */
  hosts: HostName[];
  /** A host that gives it what is around every page, and no more. */
  frame: HostName | null;
}

const atOnce = 8;

/**
 * What asks any host at all, one of each set of calls: a second shape of a page's address makes no other calls than the
 * first.
 */
export async function subjects(rig: Rig): Promise<Subject[]> {
  const found = new Map<string, Subject>();
  await inTurns(addresses(rig.articleId), atOnce, async (address) => {
    const { status, asked } = await well(rig, address, 1);
    const key = [address.page, address.kind, address.member, ...asked].join(" ");
    const { name } = address;
    const subject = {
      name,
      what: { address },
      status,
      hosts: hostsOf(asked),
      frame: frameOf(asked),
    };
    // Which of them stays must not hang on which was answered first.
    const other = found.get(key);
    if (asked.length > 0 && (other === undefined || name < other.name)) found.set(key, subject);
  });
  // One after the other: what one form puts in, the next takes out.
  for (const form of forms(rig.articleId)) {
    const { status, asked } = await rig.onSite({ dialect: 1 }, async (site, proxies) => {
      const answer = await press(rig, site, form);
      await proxies.quiet();
      return { status: answer.status, asked: proxies.asked };
    });
    const { name } = form;
    found.set(name, { name, what: { form }, status, hosts: hostsOf(asked), frame: null });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What the second dialect shows otherwise than the first, in words. */
export async function differences(rig: Rig): Promise<string[]> {
  const found: string[] = [];
  await inTurns(addresses(rig.articleId), atOnce, async (address) => {
    const one = await well(rig, address, 1);
    const other = await well(rig, address, 2);
    const name = address.name;
    if (one.status !== other.status) found.push(`${name}: ${one.status}, then ${other.status}`);
    else if (one.heading !== other.heading) {
      found.push(`${name}: "${one.heading}", then "${other.heading}"`);
    }
  });
  return found.sort();
}

function well(rig: Rig, address: Address, dialect: Dialect) {
  return rig.onSite({ dialect }, async (site, proxies) => {
    const answer = await visit(rig, site, proxies, address);
    await proxies.quiet();
    const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(answer.text)?.[1] ?? "";
    return { status: answer.status, heading, asked: [...new Set(proxies.asked)].sort() };
  });
}

function hostsOf(asked: string[]): HostName[] {
  return hostNames.filter((host) => asked.some((call) => call.startsWith(`${host} `)));
}

const frameCalls = /^movie \w+ \/api\/(tv\.common\/|user\.tv\.playrecord\/index$)/;

function frameOf(asked: string[]): HostName | null {
  const calls = asked.filter((call) => call.startsWith("movie "));
  const others = asked.length > calls.length;
  return others && calls.every((call) => frameCalls.test(call)) ? "movie" : null;
}
