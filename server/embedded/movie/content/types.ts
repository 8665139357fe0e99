/** The shapes of the demo content. Every text exists in both languages; every id is fixed by hand or by order. */

export interface Bilingual {
  zh: string;
  en: string;
}

export interface CategorySeed {
  id: number;
  /** 0 for a top-level category. */
  parentId: number;
  name: Bilingual;
}

export interface SpeakerSeed {
  id: number;
  name: Bilingual;
  intro: Bilingual;
}

export interface EpisodeSeed {
  title: Bilingual;
}

export interface AlbumSeed {
  movid: number;
  title: Bilingual;
  /** Two to four sentences; plain text. */
  intro: Bilingual;
  categoryId: number;
  speakerId: number;
  /** 1 = the newest episode is the one people want: episodes are shown from the last page. */
  listsort: 0 | 1;
  /** The host's shelf number: 0 none, 1 shown when a search finds nothing, 3 recommended. */
  recommend: 0 | 1 | 3;
  media: "both" | "video" | "audio";
  episodes: EpisodeSeed[];
}

export interface TopicSeed {
  id: number;
  title: Bilingual;
  intro: Bilingual;
  /** Where set, the topic opens this address in a new tab instead of a page of ours. */
  linkurl?: string;
  /** Albums of the topic, by movid. */
  albums: number[];
}

export interface NoticeSeed {
  id: number;
  title: Bilingual;
  /** HTML, p/a/strong only. */
  content: Bilingual;
  /** Days before the seed's fixed "now". */
  daysAgo: number;
}
