import { hostNames, type HostName } from "../../../server/http/hosts.ts";
import { addresses, type Address } from "./addresses.ts";
import type { Dialect } from "./dialect.ts";
import { forms, type Form } from "./forms.ts";
import { inTurns } from "./in-turns.ts";
import { press, visit } from "./requests.ts";
import type { Rig } from "./rig.ts";

/** An address or a form, and what it does where every host is well. */
export interface Subject {
  name: string;
  what: { address: Address } | { form: Form };
  status: number;
  hosts: HostName[];
}

/**
 * What asks any host at all, one of each set of calls: a second shape of a page's address makes no other calls than the
 * first. `lost` names what the second dialect shows otherwise than the first.
 */
export async function subjects(rig: Rig): Promise<{ all: Subject[]; lost: string[] }> {
  const lost: string[] = [];
  const seen = new Set<string>();
  const all: Subject[] = [];

  await inTurns(addresses(rig.articleId), 8, async (address) => {
    const [one, other] = await Promise.all([well(address, 1), well(address, 2)]);
    if (one.status !== other.status) {
      lost.push(`${address.name}: ${one.status} in one dialect, ${other.status} in the other`);
    } else if (one.heading !== other.heading) {
      lost.push(`${address.name}: "${one.heading}" in one dialect, "${other.heading}" in the other`);
    }
    const calls = [address.page, address.kind, address.member, ...new Set(one.asked)].join(" ");
    if (one.asked.length === 0 || seen.has(calls)) return;
    seen.add(calls);
    all.push({ name: address.name, what: { address }, ...one });
  });
  // One after the other: what one form puts in, the next takes out.
  for (const form of forms(rig.articleId)) {
    const { status, asked } = await rig.onSite({ dialect: 1 }, async (site, proxies) => {
      const answer = await press(rig, site, form);
      await proxies.quiet();
      return { status: answer.status, asked: [...new Set(proxies.asked)].sort() };
    });
    all.push({ name: form.name, what: { form }, status, hosts: hostsOf(asked) });
  }
  return { all: all.sort((a, b) => (a.name < b.name ? -1 : 1)), lost };

  function well(address: Address, dialect: Dialect) {
    return rig.onSite({ dialect }, async (site, proxies) => {
      const answer = await visit(rig, site, proxies, address);
      await proxies.quiet();
      const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(answer.text)?.[1] ?? "";
      const asked = [...new Set(proxies.asked)].sort();
      return { status: answer.status, heading, asked, hosts: hostsOf(asked) };
    });
  }
}

function hostsOf(asked: string[]): HostName[] {
  return hostNames.filter((host) => asked.some((call) => call.startsWith(`${host} `)));
}
