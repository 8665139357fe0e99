import type { Visitor } from "../http/call.ts";
import type { HostName, HostPlaces } from "../http/hosts.ts";
import type { Upstreams } from "../http/request.ts";
import { createAccountClient } from "./account/client.ts";
import { createCommunityClient } from "./account/community-client.ts";
import { createMarksClient } from "./account/marks-client.ts";
import { createBibleClient } from "./bible/client.ts";
import { createBibleSearchClient } from "./bible/search-client.ts";
import { createChannelClient } from "./channel/client.ts";
import { createCommentaryClient } from "./commentary/client.ts";
import { createFeedbackClient } from "./feedback/client.ts";
import { createGospelClient } from "./gospel/client.ts";
import { createLiveClient } from "./live/client.ts";
import { createMovieClient } from "./movie/client.ts";
import { createMemberClient } from "./movie/member-client.ts";
import { createReadingClient } from "./reading/client.ts";

/** What the clients need to know of the hosts. */
export interface HostSettings {
  upstreams: Upstreams;
  places: HostPlaces;
  /** What the account host is told we are. */
  accountAppid: string;
  gospelProduct: string;
}

export type Clients = ReturnType<typeof createClients>;

/** Every host's clients for one visitor. */
export function createClients(settings: HostSettings, visitor: Visitor) {
  const { places } = settings;
  const on = (host: HostName) => settings.upstreams.on(host, visitor);
  return {
    ...createSignInClients(settings, visitor, visitor.token),
    movie: createMovieClient(on("movie"), places.movie),
    feedback: createFeedbackClient(on("feedback")),
    marks: createMarksClient(on("account")),
    community: createCommunityClient(on("account"), places.account),
    bible: createBibleClient(on("bible")),
    search: createBibleSearchClient(on("bibleApi")),
    commentary: createCommentaryClient(on("commentary")),
    channel: createChannelClient(on("channel"), places.channel),
    live: createLiveClient(on("live"), places.live),
    gospel: createGospelClient(on("gospel"), places.gospel, settings.gospelProduct),
    reading: createReadingClient(on("reading"), places.reading),
  };
}

/** Those that know who somebody is, for a token that need not be in any cookie yet. */
export function createSignInClients(
  settings: HostSettings,
  visitor: Visitor,
  token: string | null,
) {
  const { places, accountAppid } = settings;
  const on = (host: HostName) => settings.upstreams.on(host, { ...visitor, token });
  return {
    member: createMemberClient(on("movie"), places.movie),
    account: createAccountClient(on("account"), places.account, accountAppid),
  };
}
