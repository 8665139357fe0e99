import type { CommentSeed } from "../types.ts";
import { aboutChannels } from "./channels.ts";
import { aboutRooms } from "./rooms.ts";

/** Live rooms and channels, as their modules are numbered. */
const modules = { rooms: 4, channels: 7 };

const commentsOf = (mid: number, items: CommentSeed[][]) =>
  items.map((comments, place) => ({ mid, itemId: place + 1, comments }));

export const seededComments = [
  ...commentsOf(modules.rooms, aboutRooms),
  ...commentsOf(modules.channels, aboutChannels),
];
