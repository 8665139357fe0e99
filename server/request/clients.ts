import type { ContextDeps } from "./context.ts";
import type { HostName } from "../http/hosts.ts";
import type { Visitor } from "../http/request.ts";
import { createAccountClient } from "../upstreams/account/client.ts";
import { createCommunityClient } from "../upstreams/account/community-client.ts";
import { createMarksClient } from "../upstreams/account/marks-client.ts";
import { createBibleClient } from "../upstreams/bible/client.ts";
import { createBibleSearchClient } from "../upstreams/bible/search-client.ts";
import { createChannelClient } from "../upstreams/channel/client.ts";
import { createCommentaryClient } from "../upstreams/commentary/client.ts";
import { createFeedbackClient } from "../upstreams/feedback/client.ts";
import { createGospelClient } from "../upstreams/gospel/client.ts";
import { createLiveClient } from "../upstreams/live/client.ts";
import { createMovieClient } from "../upstreams/movie/client.ts";
import { createMemberClient } from "../upstreams/movie/member-client.ts";
import { createReadingClient } from "../upstreams/reading/client.ts";

export type Clients = ReturnType<typeof createClients>;

/** Every host's clients for one visitor. */
export function createClients(deps: ContextDeps, visitor: Visitor) {
  const { places } = deps;
  const on = (host: HostName) => deps.upstreams.on(host, visitor);
  return {
    ...createSignInClients(deps, visitor, visitor.token),
    movie: createMovieClient(on("movie"), places.movie),
    feedback: createFeedbackClient(on("feedback")),
    marks: createMarksClient(on("account")),
    community: createCommunityClient(on("account"), places.account),
    bible: createBibleClient(on("bible")),
    search: createBibleSearchClient(on("bibleApi")),
    commentary: createCommentaryClient(on("commentary")),
    channel: createChannelClient(on("channel"), places.channel),
    live: createLiveClient(on("live"), places.live),
    gospel: createGospelClient(on("gospel"), places.gospel, deps.gospelProduct),
    reading: createReadingClient(on("reading"), places.reading),
  };
}

/** Those that know who somebody is, for a token that need not be in any cookie yet. */
export function createSignInClients(deps: ContextDeps, visitor: Visitor, token: string | null) {
  const { places, accountAppid } = deps;
  const on = (host: HostName) => deps.upstreams.on(host, { ...visitor, token });
  return {
    member: createMemberClient(on("movie"), places.movie),
    account: createAccountClient(on("account"), places.account, accountAppid),
  };
}
