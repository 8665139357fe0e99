import { DatabaseSync } from "node:sqlite";
import { expect } from "vitest";
import { channelRecords } from "../../../server/embedded/channel/records.ts";
import { shortRecords } from "../../../server/embedded/channel/short-records.ts";
import { ask } from "../../rigs/browse.ts";
import { openHosts, type Reply } from "./account-rig.ts";

export type Fields = Record<string, string | number>;

const records = new DatabaseSync(":memory:");
export const readers = channelRecords(records);
export const { tags } = shortRecords(records);

/** The embedded hosts, and plain calls on the channel host. */
export async function openChannels() {
  const hosts = await openHosts();
  const { origin } = hosts.embedded.places.channel.base;
  const get = async (path: string, fields: Fields = {}, token = ""): Promise<Reply> => {
    const headers = token === "" ? {} : { token };
    return JSON.parse((await ask(origin, `/${path}?${sent(fields)}`, { headers })).text);
  };
  const data = async (path: string, fields: Fields = {}, token = "") =>
    (await get(path, fields, token)).data;
  return {
    ...hosts,
    get,
    data,
    of: (name: string, fields: Fields) => data(`apiv2/channel.index/${name}`, fields),
    async collect(fields: Fields, headers: Record<string, string> = {}): Promise<Reply> {
      const type = { "content-type": "application/x-www-form-urlencoded" };
      const request = { method: "POST", headers: { ...type, ...headers }, body: sent(fields) };
      return JSON.parse((await ask(origin, "/api/microvideo.collect/post", request)).text);
    },
    file: (path: string, init: RequestInit = {}) => fetch(new URL(path, origin), init),
    async register(username: string): Promise<string> {
      const form = { username, password: "secret1" };
      return (await hosts.movie("POST api/user.register/index", form)).data.userinfo.token;
    },
  };
}

export const ids = (list: { id: number }[]) => list.map(({ id }) => id);
export const each = (shape: object, length: number) => Array.from({ length }, () => shape);

export const channelShape = {
  id: expect.any(Number),
  title: expect.stringMatching(/./),
  thumb: expect.stringMatching(/^\/logo\/\d+\.svg$/),
  letter: expect.stringMatching(/^[A-Z]$/),
  intro: expect.stringMatching(/./),
  yd_username: expect.stringMatching(/^[a-z]+$/),
  plays: expect.stringMatching(/^\d+$/),
  likes: expect.stringMatching(/^\d+$/),
};
export const movieShape = {
  movid: expect.any(Number),
  title: expect.stringMatching(/./),
  thumb: expect.stringMatching(/^\/poster\/\d+\.svg\?lang=(zh|en)$/),
  speaker: { id: expect.any(Number), name: expect.stringMatching(/./) },
  url_count: expect.any(Number),
  hits: expect.stringMatching(/^\d+$/),
};
export const shortShape = {
  id: expect.any(Number),
  title: expect.stringMatching(/./),
  thumb: expect.stringMatching(/^\/short\/\d+\.jpg$/),
  tag: expect.stringMatching(/./),
  channel_id: expect.any(Number),
  hits: expect.stringMatching(/^\d+$/),
  createtime: expect.any(Number),
  intro: expect.stringMatching(/./),
};
export const articleShape = {
  itemid: expect.any(Number),
  title: expect.stringMatching(/./),
  thumb: expect.stringMatching(/^\/article\/\d+\.jpg$/),
  intro: expect.stringMatching(/./),
  dateline: expect.any(Number),
};
const sent = (fields: Fields) =>
  String(new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, `${value}`])));
