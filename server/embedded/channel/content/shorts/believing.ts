import type { ShortSeed } from "../types.ts";

/** The Hymn Path, Light at Work, and Footprints of Grace. */
export const believing: [channelId: number, shorts: ShortSeed[]][] = [
  [
    5,
    [
      {
        tag: "psalms",
        clips: { zh: 1, en: 4 },
        title: { zh: "上行的歌", en: "A Song for Looking Up" },
        intro: {
          zh: "古人一边走山路一边唱的诗，今天听来仍有脚步声。",
          en: "Words once sung under the night sky, and still made to be sung aloud.",
        },
      },
      {
        tag: "psalms",
        clips: { zh: 5, en: 2 },
        title: { zh: "最熟悉的那一首", en: "Words Everyone Knows" },
        intro: {
          zh: "从孩子到老人都会背的一首诗，唱到第几遍都不旧。",
          en: "A few old lines that child and grandparent share, and that never grow old.",
        },
      },
      {
        tag: "hope",
        clips: { zh: 3, en: 6 },
        title: { zh: "欢呼收割的人", en: "A Song from the Fields" },
        intro: {
          zh: "收割的歌，原是流着泪学会的。",
          en: "A harvest song begins long before, with rain on tender grass.",
        },
      },
      {
        tag: "light",
        clips: { zh: 1, en: 2 },
        title: { zh: "早晨唱给自己听", en: "Sing It to Yourself at Morning" },
        intro: {
          zh: "推开窗，对着远山轻轻唱一句，一天就有了调子。",
          en: "Open the window, sing one line towards the light, and the day has its key.",
        },
      },
      {
        tag: "creation",
        clips: { zh: 3, en: 4 },
        title: { zh: "没有声音的赞美", en: "Praise without a Sound" },
        intro: {
          zh: "麦浪起伏，像一个不出声的诗班。",
          en: "The stars make no sound at all, and yet the whole sky seems to sing.",
        },
      },
    ],
  ],
  [
    7,
    [
      {
        tag: "light",
        clips: { zh: 1, en: 2 },
        title: { zh: "星期一的光", en: "Light for a Monday" },
        intro: {
          zh: "上班路上先抬一次头，帮助不从日程表里来。",
          en: "It shines on the morning train as well, and the week cannot put it out.",
        },
      },
      {
        tag: "following",
        clips: { zh: 3, en: 6 },
        title: { zh: "慢慢做的工作", en: "Work That Takes Its Time" },
        intro: {
          zh: "有些事像种地，急不来，只能一天一天忠心。",
          en: "Some work is like rain on grass: nothing to see by evening, everything by spring.",
        },
      },
      {
        tag: "comfort",
        clips: { zh: 5, en: 4 },
        title: { zh: "加班之后", en: "After a Late Shift" },
        intro: {
          zh: "最后一个关灯的人，也有人领回家。",
          en: "Walking home under the stars, remember that someone is mindful of you.",
        },
      },
      {
        tag: "prayer",
        clips: { zh: 5, en: 2 },
        title: { zh: "开会之前的半分钟", en: "Half a Minute before the Meeting" },
        intro: {
          zh: "坐下以前先安静，求一颗听得进别人话的心。",
          en: "Be still before sitting down, and ask for light enough to be fair.",
        },
      },
      {
        tag: "hope",
        clips: { zh: 3, en: 2 },
        title: { zh: "找工作的日子", en: "Between Two Jobs" },
        intro: {
          zh: "投出去的简历像撒种，等的日子也在祂眼前。",
          en: "When every door seems dark, there is a light that does not depend on them.",
        },
      },
    ],
  ],
  [
    8,
    [
      {
        tag: "hope",
        clips: { zh: 3, en: 2 },
        title: { zh: "我从夜里走出来", en: "I Came Out of the Night" },
        intro: {
          zh: "一位姊妹回想那几年：流过的泪，后来都成了歌。",
          en: "A sister looks back on hard years, and on the light that found her in them.",
        },
      },
      {
        tag: "comfort",
        clips: { zh: 5, en: 6 },
        title: { zh: "病房窗前的诗篇", en: "A Verse at the Ward Window" },
        intro: {
          zh: "住院的夜里，邻床的老人把牧人的诗背给我听。",
          en: "Rain ran down the glass, and the old man in the next bed said his verses aloud.",
        },
      },
      {
        tag: "following",
        clips: { zh: 5, en: 4 },
        title: { zh: "回家的路", en: "The Way Home" },
        intro: {
          zh: "走远了的儿子说，领他回来的不是道理，是等候。",
          en: "A son who had gone far tells what he saw, the night he looked up and turned round.",
        },
      },
      {
        tag: "prayer",
        clips: { zh: 1, en: 4 },
        title: { zh: "奶奶为我祷告了二十年", en: "Twenty Years of Her Prayers" },
        intro: {
          zh: "她不识多少字，只会每天对着山说：帮助从你来。",
          en: "She knew few books, but every night she stood at the door and prayed to the Maker of the stars.",
        },
      },
      {
        tag: "light",
        clips: { zh: 1, en: 2 },
        title: { zh: "山村里的一盏灯", en: "One Lamp in the Village" },
        intro: {
          zh: "山路上的人说，远远看见那盏灯，就知道有人家。",
          en: "People on the road said that they knew the house by its lamp, and then by its kindness.",
        },
      },
    ],
  ],
];
