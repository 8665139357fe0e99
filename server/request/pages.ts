import { createAccountPages } from "../pages/sign-in/account.ts";
import { createAlbumLists } from "../pages/album-lists.ts";
import { createBiblePages } from "../pages/bible.ts";
import { createChannelPages } from "../pages/channel.ts";
import { createCommunityPages } from "../pages/community.ts";
import { createGospelPages } from "../pages/gospel.ts";
import { createLivePages } from "../pages/live.ts";
import { createMarkPages } from "../pages/marks.ts";
import { createMemberPages } from "../pages/member.ts";
import { createMoviePages } from "../pages/movie.ts";
import { createPodcastPages } from "../pages/podcast.ts";
import { createReadingPages } from "../pages/reading.ts";
import { createShellPages } from "../pages/shell.ts";
import { createShortPages } from "../pages/shorts.ts";
import type { Tools } from "../pages/tools.ts";
import type { Failures } from "./failures.ts";

/** The page data of every section, for one request; what an upstream fails at becomes what Remix expects. */
export function createPages(tools: Tools, { answered }: Pick<Failures, "answered">) {
  return {
    // Neither ever rejects.
    shell: createShellPages(tools),
    account: createAccountPages(tools),
    movie: answered(createMoviePages(tools)),
    lists: answered(createAlbumLists(tools)),
    podcast: answered(createPodcastPages(tools)),
    bible: answered(createBiblePages(tools)),
    marks: answered(createMarkPages(tools)),
    member: answered(createMemberPages(tools)),
    channel: answered(createChannelPages(tools)),
    shorts: answered(createShortPages(tools)),
    live: answered(createLivePages(tools)),
    community: answered(createCommunityPages(tools)),
    gospel: answered(createGospelPages(tools)),
    reading: answered(createReadingPages(tools)),
  };
}
