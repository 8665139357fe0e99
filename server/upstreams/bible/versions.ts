import { readFileSync } from "node:fs";
import { z } from "zod";
import { languages, type Language } from "../../../app/urls/index.ts";

/** A version of the Bible, and where its files lie on the Bible host; templates of `{version} {volume} {chapter}`. */
export interface Version {
  key: string;
  label: string;
  lang: Language;
  json: string;
  /** `{audio}` is 0 pure, 1 drama, 2 for children. */
  audio: string | null;
  /** Of the pure audio only (docs/rules.md, bible 7). */
  subtitles: string | null;
}

const json = "{version}/{volume}/{chapter}.json";
const audio = "audio/{audio}/{volume}/{chapter}.mp3";
const subtitles = "subtitles/{volume}/{chapter}.vtt";

/** What a real host offers unless `BIBLE_VERSIONS_FILE` says otherwise. */
export const builtInVersions: Version[] = [
  { key: "hhb", label: "和合本", lang: "zh-CN", json, audio, subtitles },
  { key: "xyb", label: "新译本", lang: "zh-CN", json, audio: null, subtitles: null },
  { key: "niv", label: "NIV", lang: "en-US", json, audio: null, subtitles: null },
];

/** What the embedded host has: public-domain texts. */
export const embeddedVersions: Version[] = [
  { key: "hhb", label: "和合本（1919）", lang: "zh-CN", json, audio, subtitles },
  {
    key: "kjv",
    label: "KJV",
    lang: "en-US",
    json,
    audio: "audio/en/{audio}/{volume}/{chapter}.mp3",
    subtitles: "subtitles/en/{volume}/{chapter}.vtt",
  },
  { key: "asv", label: "ASV", lang: "en-US", json, audio: null, subtitles: null },
];

const template = z.string().min(1).max(500);
const file = z
  .array(
    z.object({
      key: z.string().regex(/^[a-z0-9]{1,12}$/, "must be a short word of small letters and digits"),
      label: z.string().min(1).max(40),
      lang: z.enum(languages),
      json: template,
      audio: template.nullable().default(null),
      subtitles: template.nullable().default(null),
    }),
  )
  .min(1, "must name at least one version");

/** The catalogue of `BIBLE_VERSIONS_FILE`. Throws with what is wrong with it. */
export function readVersions(path: string): Version[] {
  const parsed = file.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (parsed.success) return parsed.data;
  throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
}

/** The path of a file, filled in. */
export function pathOf(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
