import { lastHour } from "../clock.ts";
import type { Room } from "./types.ts";

const none = { zh: "", en: "" };

/** Rooms that begin anew every hour, and so are on at any time. */
export const onAir: readonly Room[] = [
  {
    id: 1,
    state: "live",
    startsAt: lastHour,
    type: 3,
    title: { zh: "诗篇与福音书诵读", en: "Psalms and Gospels, Read Aloud" },
    intro: {
      zh: "每个整点从头读起：先读一篇诗篇，再读一段福音书。不讲解，不赶路，只把经文慢慢地读给你听。做饭、走路、睡不着的时候，都可以打开。“你的话是我脚前的灯，是我路上的光。”（诗篇 119:105）",
      en: "Every hour begins again: a psalm first, then a passage from the Gospels. No explanation and no hurry; the words are simply read, slowly. Open it while you cook, while you walk, or when sleep will not come. “Thy word is a lamp unto my feet, and a light unto my path.” (Psalm 119:105)",
    },
    schedule: [
      [0, { zh: "诗篇第一百二十一篇", en: "Psalm 121" }],
      [10, { zh: "约翰福音第一章", en: "John, chapter 1" }],
      [30, { zh: "诗篇第二十三篇", en: "Psalm 23" }],
      [40, { zh: "路加福音第十五章", en: "Luke, chapter 15" }],
    ],
    wire: "map",
    streamed: true,
    mp4: none,
    mp3: { zh: "/media/talk-1.mp3", en: "/media/talk-1.mp3" },
    hits: 12_860,
    votes: 934,
  },
  {
    id: 2,
    state: "live",
    startsAt: lastHour,
    type: 1,
    title: { zh: "整点敬拜", en: "Worship on the Hour" },
    intro: {
      zh: "给不能到会堂去的人：照顾病人的，值夜班的，远在他乡的。半小时的聚会，有诗歌，有经文，有一段短短的信息，也有安静的时间。“来阿，我们要屈身敬拜，在造我们的耶和华面前跪下。”（诗篇 95:6）",
      en: "For those who cannot come to a church today: who are nursing someone, working nights, or far from home. Half an hour with hymns, Scripture, a short word and some quiet. “O come, let us worship and bow down: let us kneel before the LORD our maker.” (Psalm 95:6)",
    },
    schedule: [
      [0, { zh: "宣召与诗歌", en: "Call to worship and a hymn" }],
      [10, { zh: "读经", en: "Scripture reading" }],
      [15, { zh: "信息：来就光", en: "A word: Coming to the light" }],
      [25, { zh: "安静与祝福", en: "Silence and blessing" }],
      [30, { zh: "诗歌回放", en: "The hymns once more" }],
    ],
    wire: "text",
    streamed: true,
    mp4: none,
    mp3: none,
    hits: 8_417,
    votes: 512,
  },
  {
    id: 3,
    state: "live",
    startsAt: lastHour,
    type: 2,
    title: { zh: "昼夜守望", en: "The Watch of Prayer" },
    intro: {
      zh: "这个房间昼夜不熄灯，总有人在这里祷告。可以留下代求的事，也可以只是坐一会儿；祷告的话说不出来的时候，有人替你说。“保护以色列的，也不打盹，也不睡觉。”（诗篇 121:4）",
      en: "The lamp in this room is not put out; someone is always praying here. Leave a request, or only sit for a while. When your own words fail, others will lend you theirs. “Behold, he that keepeth Israel shall neither slumber nor sleep.” (Psalm 121:4)",
    },
    schedule: [
      [0, { zh: "感恩", en: "Thanksgiving" }],
      [15, { zh: "为病人与照顾他们的人", en: "For the sick and those who care for them" }],
      [30, { zh: "为家庭", en: "For families" }],
      [45, { zh: "为还没有听见福音的人", en: "For those who have not yet heard" }],
    ],
    wire: "map",
    streamed: true,
    mp4: none,
    mp3: none,
    hits: 21_305,
    votes: 1_766,
  },
];
