import { pageKinds, type Pages } from "./page.ts";
import { queryOf } from "./parts.ts";
import { number } from "./query.ts";

/** `type` 0 is every kind of room. */
export const livesUrl = (type = 0) => "/lives" + queryOf({ type: type ? `${type}` : undefined });
export const liveUrl = (id: number) => `/lives/${id}/index.html`;
/** The next start of a room, for a calendar. */
export const liveCalendarUrl = (id: number) => `/lives/${id}/next.ics`;

export const livePages = {
  lives: {
    ...pageKinds.screen,
    module: "lives",
    paths: { lives: "/lives", "lives/index.html": "/lives/index.html" },
    query: { type: number },
    url: livesUrl,
  },
  live: {
    ...pageKinds.screen,
    module: "live",
    paths: { "lives/:id/index.html": "/lives/1/index.html" },
    query: { comments: number },
    url: liveUrl,
  },
  liveCalendar: {
    ...pageKinds.data,
    module: "calendar",
    paths: { "lives/:id/next.ics": "/lives/4/next.ics" },
    url: liveCalendarUrl,
  },
} satisfies Pages;
