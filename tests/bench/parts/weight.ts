import { homeUrl, latestUrl } from "../../../app/urls/index.ts";
import { rows } from "../../../app/urls/register.ts";
import { ask } from "../../rigs/browse.ts";
import type { Running } from "../rigs/processes.ts";
import { startSite } from "../rigs/sites.ts";
import { kb, print } from "../rigs/table.ts";
import { anybody } from "../rigs/visitors.ts";
import type { Hosts } from "./part.ts";
import { partsOf } from "./page-parts.ts";

const shown = 10;
const watched = [homeUrl(), latestUrl()];

/** The screens that anybody may see, each at its own address. */
export const screens: readonly { page: string; path: string }[] = rows
  .filter(({ entry }, at) => {
    const { kind, audience, url } = entry;
    return (
      kind === "screen" &&
      audience === "everybody" &&
      url !== null &&
      rows.findIndex((one) => one.entry === entry) === at
    );
  })
  .map(({ page, example }) => ({ page, path: example }));

/** What the very first who asks for a page gets, which nobody has compressed at leisure. */
export async function measureWeight({ variables }: Hosts): Promise<void> {
  const site = await startSite(variables);
  const found: Weighed[] = [];
  for (const { page, path } of screens) found.push(await weigh(site, page, encodeURI(path)));
  await site.end();

  const bySize = found.filter(({ status }) => status === 200).sort((a, b) => b.bytes - a.bytes);
  const others = bySize.filter(({ path }) => !watched.includes(path)).slice(0, shown);
  const missing = found.filter(({ status }) => status !== 200);
  print(
    `Weight of the very first answer, the heaviest of ${bySize.length} screens (KB; the parts in Brotli)`,
    ["", "raw", "Brotli", "style", "data", "scripts", "markup"],
    [...bySize.filter(({ path }) => watched.includes(path)), ...others].map(
      ({ page, path, raw, bytes, parts }) => [
        `${page} ${decodeURI(path)}`,
        kb(raw),
        kb(bytes),
        ...[parts.style, parts.data, parts.scripts, parts.markup].map(kb),
      ],
    ),
    `Targets: ${latestUrl()} 9 KB, home 11 KB, lists 10 KB.${
      missing.length === 0
        ? ""
        : ` Not there: ${missing.map(({ page, status }) => `${page} ${status}`).join(", ")}.`
    }`,
  );
}

type Weighed = Awaited<ReturnType<typeof weigh>>;

async function weigh(site: Running, page: string, path: string) {
  const { status, bytes, text } = await ask(site.origin, path, { headers: anybody });
  const raw = Buffer.byteLength(text);
  return { page, path, status, raw, bytes: bytes.length, parts: partsOf(text, bytes.length) };
}
