import { inert } from "~/boot/marks";
import { usedRules } from "./sheet";
import { sheets } from "./sheets.server";

/** Where the page's own rules go. */
const place = "<style></style>";

/**
 * Writes into the page the rules it uses, of all the sheets its head links to, so that its first paint needs no second
 * request. The sheets themselves are asked for with its scripts, which show what is not in the page yet.
 */
export function withStyles(head: string, body: string): string {
  const classes = classesIn(body);
  let css = "";
  const waiting = head.replace(/<link rel="stylesheet" href="([^"]*)"/g, (link, url: string) => {
    const sheet = sheets.get(url);
    if (sheet === undefined) return link;
    css += usedRules(sheet, classes);
    return `<link rel="${inert}stylesheet" href="${url}"`;
  });
  return waiting.replace(place, () => `<style>${css}</style>`);
}

function classesIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at)) {
    at += mark.length;
    lists.add(html.slice(at, html.indexOf('"', at)));
  }
  return new Set([...lists].flatMap((list) => list.split(/\s+/)));
}
const mark = ' class="';
