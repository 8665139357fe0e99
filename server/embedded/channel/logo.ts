import type { DatabaseSync } from "node:sqlite";
import { drawEmblem } from "../art/emblem.ts";
import { drawnFiles, svg } from "../files.ts";
import { channelAt } from "./records.ts";

/** The channels' emblems, `/logo/1.svg`; whichever host names them serves them. */
export const logoFiles = (db: DatabaseSync) =>
  drawnFiles((path, language) => {
    const id = Number(/^\/logo\/(\d{1,9})\.svg$/.exec(path)?.[1]);
    const channel = channelAt(db, id);
    return channel ? svg(drawEmblem({ seed: id, name: channel.name[language], language })) : null;
  });
