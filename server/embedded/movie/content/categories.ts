import type { CategorySeed } from "./types.ts";

export const categories: CategorySeed[] = [
  { id: 200, parentId: 0, name: { zh: "讲道", en: "Sermons" } },
  { id: 205, parentId: 200, name: { zh: "主日讲道", en: "Sunday Sermons" } },
  { id: 206, parentId: 200, name: { zh: "逐卷查经", en: "Book by Book" } },
  { id: 207, parentId: 200, name: { zh: "专题信息", en: "Topical Messages" } },
  { id: 208, parentId: 200, name: { zh: "信仰问答", en: "Questions of Faith" } },
  { id: 300, parentId: 0, name: { zh: "影视", en: "Films" } },
  { id: 301, parentId: 300, name: { zh: "纪录片", en: "Documentaries" } },
  { id: 302, parentId: 300, name: { zh: "见证与短片", en: "Testimonies and Short Films" } },
  { id: 400, parentId: 0, name: { zh: "诗歌", en: "Hymns" } },
  { id: 401, parentId: 400, name: { zh: "圣诗合辑", en: "Hymn Collections" } },
  { id: 402, parentId: 400, name: { zh: "敬拜与默想", en: "Worship and Meditation" } },
  { id: 500, parentId: 0, name: { zh: "家庭与成长", en: "Home and Growth" } },
  { id: 501, parentId: 500, name: { zh: "儿童天地", en: "Children" } },
  { id: 502, parentId: 500, name: { zh: "婚姻家庭", en: "Marriage and Family" } },
  { id: 503, parentId: 500, name: { zh: "每日灵修", en: "Daily Devotions" } },
];
