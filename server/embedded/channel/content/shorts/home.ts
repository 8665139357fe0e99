import type { ShortSeed } from "../types.ts";

/** Living Water for Families, Crossroads, and Little Lambs. */
export const home: [channelId: number, shorts: ShortSeed[]][] = [
  [
    3,
    [
      {
        tag: "family",
        clips: { zh: 5, en: 6 },
        title: { zh: "饭桌上的五分钟", en: "Five Minutes at the Table" },
        intro: {
          zh: "碗筷先不收，一家人轮流说一件今天值得感谢的事。",
          en: "Leave the plates a moment, and let each one name a kindness that fell on the day like rain.",
        },
      },
      {
        tag: "family",
        clips: { zh: 1, en: 4 },
        title: { zh: "和孩子一起抬头看", en: "Looking Up with a Child" },
        intro: {
          zh: "蹲下来，顺着孩子的手指望去，山和天都成了功课。",
          en: "Kneel beside them, follow the small finger, and the whole sky becomes a lesson.",
        },
      },
      {
        tag: "family",
        clips: { zh: 5, en: 2 },
        title: { zh: "吵架之后的那盏灯", en: "A Lamp Left On after a Quarrel" },
        intro: {
          zh: "先开口的人不是输了，是愿意走回安静的水边。",
          en: "Whoever speaks first has not lost; a little light is stronger than the dark.",
        },
      },
      {
        tag: "family",
        clips: { zh: 3, en: 6 },
        title: { zh: "父母种下的看不见", en: "What Parents Sow Unseen" },
        intro: {
          zh: "今天的一句祝福，也许要到许多年后才抽穗。",
          en: "A blessing spoken today falls softly, and may be green only years from now.",
        },
      },
      {
        tag: "prayer",
        clips: { zh: 1, en: 2 },
        title: { zh: "为家人点一盏祷告的灯", en: "A Light of Prayer for Those at Home" },
        intro: {
          zh: "不能替他们走的路，可以替他们举目仰望。",
          en: "The roads we cannot walk for them can still have a light set over them.",
        },
      },
    ],
  ],
  [
    4,
    [
      {
        tag: "following",
        clips: { zh: 5, en: 2 },
        title: { zh: "站在路口的时候", en: "Where the Roads Part" },
        intro: {
          zh: "选择之前先问一句：这条路上，是谁在领我？",
          en: "Before choosing, ask which of the two roads you can walk in the light.",
        },
      },
      {
        tag: "creation",
        clips: { zh: 1, en: 4 },
        title: { zh: "我算什么", en: "What Am I, beneath All This?" },
        intro: {
          zh: "在群山和长空底下觉得渺小，原来也可以是一种安慰。",
          en: "To feel small under the stars turns out to be a kind of comfort.",
        },
      },
      {
        tag: "hope",
        clips: { zh: 3, en: 2 },
        title: { zh: "考砸以后的早晨", en: "The Morning after Failing" },
        intro: {
          zh: "一季没有收成，田地还在，撒种的手也还在。",
          en: "One dark evening is not the end; the light has not been overcome.",
        },
      },
      {
        tag: "comfort",
        clips: { zh: 5, en: 4 },
        title: { zh: "异乡的第一个夜晚", en: "First Night in a Strange City" },
        intro: {
          zh: "一个人租下的小屋里，牧人也在。",
          en: "A rented room, an unknown street, and the same stars over it as at home.",
        },
      },
      {
        tag: "prayer",
        clips: { zh: 1, en: 6 },
        title: { zh: "不会祷告，就从这里开始", en: "If You Cannot Pray, Begin Here" },
        intro: {
          zh: "不必有好听的词句，说一声“帮助我”就是祷告。",
          en: "No fine words are needed; begin by being still, as the grass is under rain.",
        },
      },
    ],
  ],
  [
    6,
    [
      {
        tag: "family",
        clips: { zh: 5, en: 4 },
        title: { zh: "小羊睡觉前", en: "Before the Lamb Goes to Sleep" },
        intro: {
          zh: "小羊数一数今天的青草和溪水，就安心睡着了。",
          en: "A small lamb counts the stars, loses its place, and falls asleep quite safe.",
        },
      },
      {
        tag: "creation",
        clips: { zh: 1, en: 4 },
        title: { zh: "天和地是谁造的", en: "Who Made the Sky and the Earth?" },
        intro: {
          zh: "讲给孩子听：最高的山，也是一句话造成的。",
          en: "For children: somebody thought of every star, and thought of you as well.",
        },
      },
      {
        tag: "light",
        clips: { zh: 3, en: 2 },
        title: { zh: "小小的也很要紧", en: "Small Things Matter" },
        intro: {
          zh: "一粒麦子有多小？可是整片麦田都从它开始。",
          en: "How big must a light be before the dark has to move over? Not big at all.",
        },
      },
      {
        tag: "creation",
        clips: { zh: 3, en: 6 },
        title: { zh: "雨水和麦子是好朋友", en: "The Rain and the Wheat Are Friends" },
        intro: {
          zh: "风来了，雨来了，麦子一起点头说谢谢。",
          en: "The rain comes softly, the grass drinks it up, and everyone says thank you.",
        },
      },
      {
        tag: "psalms",
        clips: { zh: 5, en: 6 },
        title: { zh: "跟着念一句诗篇", en: "Say a Verse with Me" },
        intro: {
          zh: "孩子跟着慢慢念，念三遍，就记在心里了。",
          en: "Say it slowly, say it three times, and it will sink in like rain into the garden.",
        },
      },
    ],
  ],
];
