import { z } from "zod";
import { id, isObject, list, named, number, plainText, text, time } from "../../http/wire.ts";

/** Raw payloads of the live calls (docs/hosts.md, live). */

const anything = z.unknown().optional();

/** `{"19:30": "title"}`, the same inside a string, entries as objects, a list of these, or nothing at all. */
const schedule = anything.transform((raw): { time: string; title: string }[] => {
  const entries = typeof raw === "string" ? parseJson(raw) : raw;
  if (typeof entries !== "object" || entries === null) return [];
  return Object.entries(entries).flatMap(([key, entry]: [string, unknown]) => {
    const own = isObject(entry) ? text.parse(entry["time"]) : "";
    const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(own || key);
    const [hour, minute] = [Number(clock?.[1] ?? 99), Number(clock?.[2] ?? 99)];
    if (hour > 23 || minute > 59) return [];
    const title = plainText.parse(isObject(entry) ? (entry["title"] ?? entry["name"]) : entry);
    return [{ time: `${hour}`.padStart(2, "0") + `:${clock?.[2] ?? "00"}`, title }];
  });
});

/** Anything but a number is an unknown state, never "waiting", which would hide the stream. */
const status = anything.transform((raw) => (/^\d{1,9}$/.test(String(raw)) ? Number(raw) : -1));

/** What kind of room it is: a number, a title, or both in an object. */
const kind = anything.transform((raw) => {
  const { id: own, title, name } = isObject(raw) ? raw : { id: raw, title: raw };
  return { id: number.parse(own), title: plainText.parse(title ?? name) };
});

const roomShape = z.object({
  id,
  title: plainText,
  thumb: text,
  push_status: status,
  starttime: time,
  item_json: schedule,
  type_id: number,
  type: kind,
  hits: number,
  votes: number,
  intro: plainText,
});

export const room = named(roomShape, "id");

/** A list, or titles by their numbers; it may lie inside `list` or `data`. */
export const types = anything.transform((raw) => {
  const inside = isObject(raw) ? (raw["list"] ?? raw["data"] ?? raw) : raw;
  const named = isObject(inside)
    ? Object.entries(inside).map(([key, one]) => (isObject(one) ? one : { id: key, title: one }))
    : inside;
  return list(type).parse(named);
});

const type = z
  .object({ id, title: plainText, name: plainText })
  .transform(({ title, name, ...rest }) => ({ ...rest, title: title || name }))
  .refine(({ title }) => title !== "");
/** The stream has been seen under four names; two of them say what it is, and so does an ending. */
export const roomDetail = named(
  roomShape
    .extend({ hls: text, m3u8: text, stream_url: text, url: text, mp4: text, mp3: text })
    .transform(({ hls, m3u8, stream_url, url, ...rest }) => {
      const declared = hls || m3u8;
      const stream = declared || stream_url || url;
      const isFile = /\.(mp4|webm|m4v|mov|ogv)(\?.*)?$/i.test(stream);
      return { ...rest, stream, isHls: stream !== "" && (declared !== "" || !isFile) };
    }),
  "id",
);

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
