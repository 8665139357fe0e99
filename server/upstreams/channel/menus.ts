/** What a channel's menu may lead to, and what hosts call it. */
export const channelPages = {
  index: ["index", "detail", "home"],
  movie: ["movie", "movies"],
  microvideo: ["microvideo", "microvideos", "short", "shorts"],
  speaker: ["speaker", "speakers", "author", "authors", "artist", "artists"],
  yuedu: ["yuedu", "article", "articles"],
  comment: ["comment", "comments"],
  likes: ["likes"],
} as const;
export type ChannelPage = keyof typeof channelPages;

/** The section's own menu: its pages, and the other sections. */
export const sectionPages = {
  live: ["live", "lives"],
  short: ["short", "shorts", "microvideo"],
  channel: ["channel", "channels", "all"],
  movie: ["movie", "movies", "index"],
  bible: ["bible", "bibles"],
  article: ["article", "articles", "yuedu"],
  gospel: ["gospel"],
} as const;
export interface SectionMenu {
  /** "" where the host leaves the name to us. */
  title: string;
  page: keyof typeof sectionPages;
}

/** "/channels/all.html" and "channels" are both the channels. */
export function pageCalled<Page extends string>(
  pages: Readonly<Record<Page, readonly string[]>>,
  called: string,
): Page | undefined {
  const word = called
    .toLowerCase()
    .replace(/^\//, "")
    .replace(/[/.].*$/, "");
  const all = Object.keys(pages) as Page[];
  return all.find((page) => pages[page].includes(word));
}
