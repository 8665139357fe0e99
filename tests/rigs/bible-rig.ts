import { realHosts, startSite } from "./site.ts";
import { reply, startUpstream } from "./upstream.ts";
import { ask } from "./browse.ts";
import { fakeMember } from "./member-rig.ts";

export const raw = (body: unknown): ReturnType<typeof reply> => {
  return (_request, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
};
const chapter = (word: string, verses = 3) =>
  raw(Array.from({ length: verses }, (_, index) => `${index + 1} ${word}${index + 1}`));

/** A Bible host with a few chapters, some of which it lacks or fails at, and a site in front of it. */
export async function startBibleSite() {
  const host = await startUpstream();
  host.on("*", reply(null));
  host.on("/api/tv.common/index", reply({ ucenter: { open: "1" } }));
  host.on("/api/user.profile/index", reply(fakeMember));
  host.on("/hhb/43/3.json", chapter("经文", 20));
  host.on("/niv/43/3.json", chapter("verse", 20));
  host.on("/xyb/43/3.json", (_request, response) => response.writeHead(404).end());
  for (const place of ["1/1", "1/50", "43/5"]) host.on(`/hhb/${place}.json`, chapter("经文"));
  host.on("/hhb/43/4.json", chapter("第四章"));
  host.on("/xyb/43/4.json", (_request, response) => response.writeHead(500).end());
  host.on("/niv/43/4.json", (_request, response) => response.writeHead(404).end());
  const site = await startSite(realHosts(host.base));
  return {
    host,
    site,
    get: (path: string, cookie = "") => ask(site.origin, path, { headers: { cookie } }),
    async stop() {
      await site.stop();
      await host.stop();
    },
  };
}

export const main = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
