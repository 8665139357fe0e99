/** Words of the Bible's pages. */
export const bibleZh = {
  title: "圣经",
};
