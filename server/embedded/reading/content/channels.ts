import type { ReadingChannel } from "./types.ts";

export const readingChannels: ReadingChannel[] = [
  {
    id: 1,
    username: "ttlx",
    name: { zh: "天天灵修", en: "Daily Devotion" },
    intro: { zh: "每天一段经文，几分钟的安静。", en: "One passage a day, a few quiet minutes." },
  },
  {
    id: 2,
    username: "muxiyuan",
    name: { zh: "牧溪园", en: "Quiet Brook" },
    intro: { zh: "牧者写给羊群的信。", en: "Letters from a pastor to the flock." },
  },
  {
    id: 3,
    username: "jiating",
    name: { zh: "家庭活水", en: "Living Water for Families" },
    intro: { zh: "夫妻、父母与儿女的功课。", en: "For husbands and wives, parents and children." },
  },
  {
    id: 4,
    username: "qingnian",
    name: { zh: "青年路口", en: "Crossroads" },
    intro: { zh: "陪年轻人走过选择的路口。", en: "Beside the young where roads part." },
  },
  {
    id: 5,
    username: "shengge",
    name: { zh: "圣歌小径", en: "The Hymn Path" },
    intro: { zh: "一首诗歌，一段来历。", en: "A hymn, and how it came to be." },
  },
  {
    id: 6,
    username: "zinv",
    name: { zh: "小羊学堂", en: "Little Lambs" },
    intro: { zh: "讲给孩子听的圣经故事。", en: "Bible stories told to children." },
  },
  {
    id: 7,
    username: "zhichang",
    name: { zh: "职场之光", en: "Light at Work" },
    intro: { zh: "把信仰带进星期一。", en: "Taking faith into Monday." },
  },
  {
    id: 8,
    username: "jianzheng",
    name: { zh: "恩典脚踪", en: "Footprints of Grace" },
    intro: { zh: "平凡人遇见恩典的见证。", en: "Ordinary people, met by grace." },
  },
  {
    id: 9,
    username: "dushu",
    name: { zh: "书房灯下", en: "By the Study Lamp" },
    intro: { zh: "一起读好书，读圣经。", en: "Reading good books, and the best one, together." },
  },
  {
    id: 10,
    username: "lishi",
    name: { zh: "信仰长河", en: "The Long River" },
    intro: { zh: "教会历史里的人与事。", en: "People and turns of church history." },
  },
  {
    id: 11,
    username: "kexue",
    name: { zh: "受造之美", en: "The Beauty of Creation" },
    intro: { zh: "在受造之物里看见创造者。", en: "Seeing the Maker in what is made." },
  },
  {
    id: 12,
    username: "anning",
    name: { zh: "安静一刻", en: "A Quiet Moment" },
    intro: { zh: "写给病中、忧伤与失眠的人。", en: "For the sick, the sad and the sleepless." },
  },
];
