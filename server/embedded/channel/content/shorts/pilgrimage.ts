import type { ShortSeed } from "../types.ts";

/** The Long River, The Beauty of Creation, and A Quiet Moment. */
export const pilgrimage: [channelId: number, shorts: ShortSeed[]][] = [
  [
    10,
    [
      {
        tag: "light",
        clips: { zh: 5, en: 2 },
        title: { zh: "一卷书走过的路", en: "The Road a Book Travelled" },
        intro: {
          zh: "一代一代的人抄写、翻译、藏好，才有我们手里这一本。",
          en: "Copied by candlelight, carried by hand, hidden and found again, until it came to us.",
        },
      },
      {
        tag: "following",
        clips: { zh: 1, en: 4 },
        title: { zh: "古时的客旅", en: "Pilgrims of Long Ago" },
        intro: {
          zh: "他们离开本地，翻山越岭，心里有一座更美的家乡。",
          en: "They left home with the stars for company, looking for a better country.",
        },
      },
      {
        tag: "hope",
        clips: { zh: 3, en: 6 },
        title: { zh: "前人栽种，后人收割", en: "Others Sowed, We Reap" },
        intro: {
          zh: "许多名字没有写进书里，他们撒下的种子却还在结果。",
          en: "Most of their names are lost, but what they taught still falls like dew.",
        },
      },
      {
        tag: "light",
        clips: { zh: 3, en: 2 },
        title: { zh: "风里没有熄灭的", en: "What the Wind Did Not Put Out" },
        intro: {
          zh: "风吹过田野，麦子俯下去，又一起抬起头来。",
          en: "Dark centuries came and went, and a small light was handed on through all of them.",
        },
      },
      {
        tag: "psalms",
        clips: { zh: 1, en: 6 },
        title: { zh: "三千年还在唱", en: "Still Sung after Three Thousand Years" },
        intro: {
          zh: "写歌的人早已安睡，他望过的山仍在那里。",
          en: "The singer is long at rest; his song still comes down as fresh as rain.",
        },
      },
    ],
  ],
  [
    11,
    [
      {
        tag: "creation",
        clips: { zh: 1, en: 4 },
        title: { zh: "抬头的人最先惊奇", en: "Wonder Begins by Looking Up" },
        intro: {
          zh: "科学家和牧童站在同一片天底下，先有惊奇，才有问题。",
          en: "Astronomer and shepherd stand beneath one sky, and wonder comes before the question.",
        },
      },
      {
        tag: "creation",
        clips: { zh: 3, en: 6 },
        title: { zh: "一粒麦子里的智慧", en: "The Wisdom in a Drop" },
        intro: {
          zh: "一粒种子知道何时发芽，这份知道是谁给它的？",
          en: "One drop of rain is followed from the cloud to the blade of grass.",
        },
      },
      {
        tag: "creation",
        clips: { zh: 5, en: 6 },
        title: { zh: "水的旅行", en: "The Journey of Water" },
        intro: {
          zh: "溪水流过青草地，走了很远的路才到你脚边。",
          en: "From sea to cloud to leaf, and back again: how far a little rain has come.",
        },
      },
      {
        tag: "light",
        clips: { zh: 1, en: 2 },
        title: { zh: "光是什么", en: "What Is Light?" },
        intro: {
          zh: "晨光照亮山脊的那一刻，知识和赞美站在了一起。",
          en: "We can measure it and still not be done with it; John begins his Gospel there.",
        },
      },
      {
        tag: "psalms",
        clips: { zh: 3, en: 4 },
        title: { zh: "这样小，又这样蒙眷顾", en: "So Small, So Well Remembered" },
        intro: {
          zh: "数不清的麦穗，没有一穗是多余的。",
          en: "More stars than anyone can count, and still the psalm dares to speak of man.",
        },
      },
    ],
  ],
  [
    12,
    [
      {
        tag: "comfort",
        clips: { zh: 5, en: 6 },
        title: { zh: "在水边歇一会儿", en: "Rest, and Listen to the Rain" },
        intro: {
          zh: "什么也不必做，坐下来听听水声，让心慢下来。",
          en: "There is nothing to do but listen, and let the heart slow down.",
        },
      },
      {
        tag: "comfort",
        clips: { zh: 5, en: 4 },
        title: { zh: "写给醒着的夜", en: "For a Night Awake" },
        intro: {
          zh: "睡不着的时候，有一位也不打盹，陪你到天亮。",
          en: "When sleep will not come, there is One who keeps watch above the stars.",
        },
      },
      {
        tag: "hope",
        clips: { zh: 3, en: 2 },
        title: { zh: "哭过的人，天会亮", en: "Morning Comes to Those Who Weep" },
        intro: {
          zh: "不劝你别哭，只陪你把眼泪撒在有盼望的地里。",
          en: "No one will hurry you; we will only sit with you until it is light.",
        },
      },
      {
        tag: "prayer",
        clips: { zh: 1, en: 2 },
        title: { zh: "说不出话时的祷告", en: "A Prayer without Words" },
        intro: {
          zh: "只把眼睛抬起来，祂就明白了。",
          en: "Turn your face to the light and say nothing; it is prayer enough.",
        },
      },
      {
        tag: "psalms",
        clips: { zh: 5, en: 4 },
        title: { zh: "给病中的你读一段诗", en: "A Psalm Read at Your Bedside" },
        intro: {
          zh: "声音很轻，像有人坐在床边，慢慢读给你听。",
          en: "Read softly and without haste, as though someone had pulled up a chair.",
        },
      },
    ],
  ],
];
