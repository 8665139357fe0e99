import { books } from "./books.ts";

/** First and last book of each group, numbered from 1 (docs/rules.md, bible 10). */
const groups: readonly (readonly [from: number, to: number])[] = [
  [40, 66], // new
  [1, 39], // old
  [1, 5], // moxi, 摩西五经
  [6, 17], // history
  [18, 22], // poem
  [23, 27], // big, 大先知
  [28, 39], // small, 小先知
  [40, 43], // four, 四福音
  [44, 44], // church, 教会历史
  [45, 57], // paul, 保罗书信
  [58, 65], // other, 其他书信
  [66, 66], // revelation
];

/** The books a search looks in: one book, a group, or all. */
export function booksIn({ volume, part }: { volume: number; part: number }): [number, number] {
  if (volume > 0) return [volume, volume];
  const [from, to] = groups[part - 1] ?? [1, books.length];
  return [from, to];
}
