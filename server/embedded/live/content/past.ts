import { daysBefore, lastSunday } from "../clock.ts";
import type { Room } from "./types.ts";

const none = { zh: "", en: "" };

/** Rooms that are over; two of them can be seen again. */
export const past: readonly Room[] = [
  {
    id: 6,
    state: "ended",
    startsAt: lastSunday(10),
    type: 1,
    title: { zh: "主日敬拜：好牧人", en: "Sunday Worship: The Good Shepherd" },
    intro: {
      zh: "上个主日我们读了约翰福音第十章。羊不认得路，却认得牧人的声音；牧人不只领路，也为羊舍了自己。“我是好牧人，好牧人为羊舍命。”（约翰福音 10:11）谢谢每一位同来敬拜的弟兄姊妹，下个主日上午十点再见。",
      en: "Last Sunday we read the tenth chapter of John. A sheep does not know the road, but it knows the shepherd's voice; and the shepherd does more than lead, he gives himself. “I am the good shepherd: the good shepherd giveth his life for the sheep.” (John 10:11) Thank you to all who worshipped with us. We meet again next Sunday at ten.",
    },
    schedule: [],
    wire: "map",
    streamed: false,
    mp4: none,
    mp3: none,
    hits: 15_932,
    votes: 1_088,
  },
  {
    id: 7,
    state: "replay",
    startsAt: daysBefore(2, 22, 30),
    type: 2,
    title: { zh: "守夜祷告会", en: "A Night Vigil" },
    intro: {
      zh: "从夜里十点半到凌晨，我们一同守候，为困苦中的人祷告，也等候天亮。经文、诗歌和静默轮流进行，困了可以先去休息。“我的心等候主，胜于守夜的等候天亮，胜于守夜的等候天亮。”（诗篇 130:6）",
      en: "From half past ten into the small hours we kept watch together, praying for those in trouble and waiting for the day. Scripture, song and silence took turns, and whoever grew tired went to rest. “My soul waiteth for the Lord more than they that watch for the morning: I say, more than they that watch for the morning.” (Psalm 130:6)",
    },
    schedule: [
      [0, { zh: "第一更：认罪与感恩", en: "First watch: confession and thanks" }],
      [60, { zh: "第二更：为困苦中的人", en: "Second watch: for those in trouble" }],
      [120, { zh: "第三更：等候天亮", en: "Third watch: waiting for the morning" }],
    ],
    wire: "map",
    streamed: true,
    mp4: { zh: "/media/clip-5.mp4", en: "/media/clip-4.mp4" },
    mp3: { zh: "/media/talk-5.mp3", en: "/media/talk-2.mp3" },
    hits: 6_549,
    votes: 421,
  },
  {
    id: 8,
    state: "replay",
    startsAt: daysBefore(5, 19, 30),
    type: 3,
    title: { zh: "赞美诗之夜", en: "An Evening of Hymns" },
    intro: {
      zh: "老诗歌有许多人唱过：在田里，在病床边，在送别的时候。这一晚我们把它们再唱一遍，每首之前说说它从哪里来。“你们要向耶和华唱新歌；全地都要向耶和华歌唱。”（诗篇 96:1）",
      en: "Many have sung the old hymns before us: in the fields, at a sickbed, when saying farewell. That evening we sang them once more, and told before each where it came from. “O sing unto the LORD a new song: sing unto the LORD, all the earth.” (Psalm 96:1)",
    },
    schedule: [
      [0, { zh: "开场：万福泉源", en: "Opening: Come, Thou Fount" }],
      [25, { zh: "奇异恩典", en: "Amazing Grace" }],
      [50, { zh: "圣哉三一", en: "Holy, Holy, Holy" }],
      [75, { zh: "求主同住", en: "Abide with Me" }],
    ],
    wire: "map of objects",
    streamed: false,
    mp4: { zh: "/media/clip-3.mp4", en: "/media/clip-6.mp4" },
    mp3: { zh: "/media/talk-3.mp3", en: "/media/talk-4.mp3" },
    hits: 9_273,
    votes: 655,
  },
];
