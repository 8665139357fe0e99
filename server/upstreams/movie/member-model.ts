import type { z } from "zod";
import { publicFileUrl, type HostPlace } from "../../http/hosts.ts";
import type * as wire from "./member-wire.ts";

export interface Profile {
  id: number;
  username: string;
  nickname: string;
  mobile: string;
  email: string;
  avatar: string | null;
  /** Whether the e-mail is verified, a password set, a security question set; null where the host does not say. */
  vemail: boolean | null;
  vpassword: boolean | null;
  vsq: boolean | null;
}

export interface Favourite {
  id: number;
  movid: number;
  title: string;
  thumb: string | null;
  speaker: string;
  /** Milliseconds since 1970. */
  at: number | null;
}

export interface Play {
  movid: number;
  urlid: number;
  album: string;
  episode: string;
  thumb: string | null;
  speaker: string;
  /** Where the member left off. */
  seconds: number;
  audio: boolean;
  /** Heard or seen to its end: it was reported once more, and as the beginning (docs/rules.md, player 7). */
  finished: boolean;
  at: number | null;
}

export interface Note {
  id: number;
  movid: number;
  urlid: number;
  album: string;
  episode: string;
  thumb: string | null;
  content: string;
  at: number | null;
}

type Raw<Shape extends z.ZodType> = z.output<Shape>;

/** Wire -> model for one host's place; pure. */
export function createMemberModel(place: HostPlace) {
  const file = (raw: string) => publicFileUrl(place, raw);
  return {
    file,
    profile: (raw: Raw<typeof wire.profile>): Profile => ({
      id: raw.id,
      username: raw.username,
      nickname: raw.nickname,
      mobile: raw.mobile,
      email: raw.email,
      avatar: file(raw.avatar),
      vemail: raw.vemail,
      vpassword: raw.vpassword,
      vsq: raw.vsq,
    }),
    favourite: ({ id, movid, create_time, movie }: Raw<typeof wire.favourite>): Favourite => ({
      id,
      movid,
      title: movie.title,
      thumb: file(movie.thumb),
      speaker: movie.speaker,
      at: create_time,
    }),
    play: (raw: Raw<typeof wire.play>): Play => ({
      movid: raw.movid,
      urlid: raw.urlid,
      album: raw.movie.title,
      episode: raw.url,
      thumb: file(raw.movie.thumb),
      speaker: raw.movie.speaker,
      seconds: Math.max(0, Math.floor(raw.duration)),
      audio: raw.type === 2,
      finished:
        raw.duration === 0 &&
        raw.create_time !== null &&
        raw.update_time !== null &&
        raw.update_time > raw.create_time,
      at: raw.update_time ?? raw.create_time,
    }),
    note: (raw: Raw<typeof wire.note>): Note => ({
      id: raw.id,
      movid: raw.movid,
      urlid: raw.urlid,
      album: raw.movie.title || raw.title,
      episode: raw.url || raw.subtitle,
      thumb: file(raw.movie.thumb),
      content: raw.content,
      at: raw.update_time ?? raw.create_time,
    }),
  };
}
