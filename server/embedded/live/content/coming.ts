import { nextDaily } from "../clock.ts";
import type { Room } from "./types.ts";

const none = { zh: "", en: "" };

/** Rooms that open every day at their hour, and are waited for until then. */
export const coming: readonly Room[] = [
  {
    id: 4,
    state: "waiting",
    startsAt: nextDaily(20),
    type: 1,
    title: { zh: "晚间敬拜：你们要休息", en: "Evening Worship: Be Still" },
    intro: {
      zh: "忙了一天，晚上八点我们在这里停下来。今晚读诗篇第四十六篇：地虽改变，山虽摇动，城里仍有一道河。聚会之后留一刻钟，彼此代祷。“愿我的祷告，如香陈列在你面前；愿我举手祈求，如献晚祭。”（诗篇 141:2）",
      en: "When the day's work is done, we stop here at eight in the evening. Tonight we read Psalm 46: though the earth be removed and the mountains shake, there is a river in the city. Afterwards we keep a quarter of an hour to pray for one another. “Let my prayer be set forth before thee as incense; and the lifting up of my hands as the evening sacrifice.” (Psalm 141:2)",
    },
    schedule: [
      [0, { zh: "诗歌：数算恩典", en: "Hymns of thanks" }],
      [20, { zh: "读经：诗篇第四十六篇", en: "Reading: Psalm 46" }],
      [30, { zh: "信息：你们要休息", en: "Message: Be still" }],
      [65, { zh: "彼此代祷", en: "Prayer for one another" }],
    ],
    wire: "map",
    streamed: false,
    mp4: none,
    mp3: none,
    hits: 3_208,
    votes: 147,
  },
  {
    id: 5,
    state: "waiting",
    startsAt: nextDaily(7),
    type: 2,
    title: { zh: "清晨祷告", en: "Morning Prayer" },
    intro: {
      zh: "早上七点，半个小时，把这一天先交给神。一首诗歌，一段经文，然后各人安静祷告；结束的时候正好去上班、上学。“每早晨这都是新的；你的诚实，极其广大。”（耶利米哀歌 3:23）",
      en: "Half an hour at seven in the morning, to give the day to God before it begins. A hymn, a passage, then quiet prayer; it ends in time for work and school. “They are new every morning: great is thy faithfulness.” (Lamentations 3:23)",
    },
    schedule: [
      [0, { zh: "诗歌", en: "Hymn" }],
      [5, { zh: "读经：耶利米哀歌第三章", en: "Reading: Lamentations 3" }],
      [12, { zh: "安静祷告", en: "Quiet prayer" }],
      [25, { zh: "主祷文与祝福", en: "The Lord's Prayer and blessing" }],
    ],
    wire: "map",
    streamed: false,
    mp4: none,
    mp3: none,
    hits: 2_674,
    votes: 203,
  },
];
