export interface Words {
  zh: string;
  en: string;
}

/** A channel of articles; the channel host has one of the same id for each. */
export interface ReadingChannel {
  id: number;
  username: string;
  name: Words;
  intro: Words;
}

/**
 * One article. The body is paragraphs parted by blank lines; one that begins with `## ` is a heading, one with `> ` a
 * quotation (scripture with its reference at the end), one with `- ` a list, one that is `[image]` alone a picture.
 */
export interface Piece {
  title: Words;
  intro: Words;
  body: Words;
}
