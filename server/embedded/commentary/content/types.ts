/** What a commentary says on a chapter, in both languages: paragraphs of `strong`, `em` and `ul`, parted by blank lines. */
export type Chapters = Record<string, { zh: string; en: string }>;

export interface Commentary {
  sid: string;
  title: { zh: string; en: string };
  /** By "volume.chapter". */
  chapters: Chapters;
}
