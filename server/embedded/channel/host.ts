import { prepareAccounts } from "../account/tables.ts";
import type { OpenEmbeddedHost } from "../host.ts";
import { channelCalls } from "./channels.ts";
import { collectCalls } from "./collects.ts";
import { commentCalls } from "./comments.ts";
import { channelFiles } from "./files.ts";
import { searchCalls } from "./search.ts";
import { sectionCalls } from "./section.ts";
import { shortCalls } from "./shorts.ts";
import { prepareChannels } from "./tables.ts";

/** The channel host in miniature (code 1 is success). */
export const openChannelHost: OpenEmbeddedHost = async (db) => {
  await prepareAccounts(db);
  prepareChannels(db);
  return {
    success: 1,
    calls: {
      ...sectionCalls(db),
      ...channelCalls(db),
      ...shortCalls(db),
      ...collectCalls(db),
      ...commentCalls(db),
      ...searchCalls(db),
    },
    files: channelFiles(db),
  };
};
