import { drawEmblem } from "../art/emblem.ts";
import { drawnFiles, svg } from "../files.ts";
import { channelAt } from "./content/channels.ts";

/** The channels' emblems, `/logo/1.svg`; whichever host names them serves them. */
export const logoFiles = drawnFiles((path, language) => {
  const id = Number(/^\/logo\/(\d{1,9})\.svg$/.exec(path)?.[1]);
  const channel = channelAt(id);
  return channel ? svg(drawEmblem({ seed: id, name: channel.name[language], language })) : null;
});
