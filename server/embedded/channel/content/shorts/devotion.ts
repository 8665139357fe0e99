import type { ShortSeed } from "../types.ts";

/** Daily Devotion, and Quiet Brook. */
export const devotion: [channelId: number, shorts: ShortSeed[]][] = [
  [
    1,
    [
      {
        tag: "psalms",
        clips: { zh: 1, en: 4 },
        title: { zh: "今天，先抬头", en: "Look Up before Anything Else" },
        intro: {
          zh: "事情还没有开始做，先望一望那位造天地的主。",
          en: "Before the day's work begins, a look towards the One who made heaven and earth.",
        },
      },
      {
        tag: "comfort",
        clips: { zh: 5, en: 6 },
        title: { zh: "使灵魂苏醒的地方", en: "Where the Soul Is Refreshed" },
        intro: {
          zh: "水边的安静像细雨，一点一点把干渴的心润开。",
          en: "His quiet comes like small rain, and a dry heart drinks it drop by drop.",
        },
      },
      {
        tag: "light",
        clips: { zh: 5, en: 2 },
        title: { zh: "一步一步的光", en: "Light for One Step" },
        intro: {
          zh: "路还看不到头，下一步却已经有人领着。",
          en: "The end of the road is hidden, but there is light enough for the next step.",
        },
      },
      {
        tag: "hope",
        clips: { zh: 3, en: 6 },
        title: { zh: "种子在等雨", en: "The Seed Waits for Rain" },
        intro: {
          zh: "撒下去的话语看似没有动静，地里的事却从不停歇。",
          en: "A word once sown seems to lie still, yet the rain goes on with its work.",
        },
      },
      {
        tag: "prayer",
        clips: { zh: 1, en: 2 },
        title: { zh: "清晨的一句祷告", en: "A Prayer for First Light" },
        intro: {
          zh: "天刚亮的时候，一句话就够：主啊，求你帮助我。",
          en: "When the day is young, a single sentence will do: Lord, be my help and my light.",
        },
      },
      {
        tag: "prayer",
        clips: { zh: 5, en: 4 },
        title: { zh: "睡前把今天交出去", en: "Hand the Day Back at Night" },
        intro: {
          zh: "灯熄以前，把做成的和没做成的都交在牧人手里。",
          en: "Under the evening sky, give back what was finished and what was not.",
        },
      },
      {
        tag: "psalms",
        clips: { zh: 5, en: 4 },
        title: { zh: "一篇诗，两分钟的安静", en: "One Psalm, Two Quiet Minutes" },
        intro: {
          zh: "慢慢读一篇熟悉的诗篇，让它像第一次听见那样。",
          en: "A well-known psalm, read slowly, as though it were heard for the first time.",
        },
      },
      {
        tag: "creation",
        clips: { zh: 3, en: 6 },
        title: { zh: "田野教我们的功课", en: "What the Field Teaches" },
        intro: {
          zh: "麦子不催自己长大，只是接受每天的阳光和雨水。",
          en: "No blade of grass hurries itself; it receives the day's rain and grows.",
        },
      },
      {
        tag: "comfort",
        clips: { zh: 1, en: 4 },
        title: { zh: "你并没有被忘记", en: "You Are Not Forgotten" },
        intro: {
          zh: "造天地的主，竟也看顾一个人一天的脚步。",
          en: "The Maker of moon and stars is mindful of one person's small day.",
        },
      },
      {
        tag: "following",
        clips: { zh: 5, en: 2 },
        title: { zh: "跟着祂走今天的路", en: "Follow Him through Today" },
        intro: {
          zh: "不必知道整张地图，只要认得领路的那一位。",
          en: "You need not have the whole map, only know the One who is the light.",
        },
      },
    ],
  ],
  [
    2,
    [
      {
        tag: "comfort",
        clips: { zh: 5, en: 6 },
        title: { zh: "写给疲乏的你", en: "To the One Who Is Tired" },
        intro: {
          zh: "一位牧者请你在溪边坐下来，什么也不必先做好。",
          en: "A pastor asks you to sit down a while; nothing has to be put right first.",
        },
      },
      {
        tag: "psalms",
        clips: { zh: 1, en: 4 },
        title: { zh: "帮助从何而来", en: "Where Help Comes From" },
        intro: {
          zh: "古时上路的人望着群山问过这一句，我们今天也问。",
          en: "An old question asked beneath the open sky, and an answer that has not worn out.",
        },
      },
      {
        tag: "hope",
        clips: { zh: 3, en: 2 },
        title: { zh: "眼泪也是种子", en: "Tears Are Seed Too" },
        intro: {
          zh: "流泪的日子没有白过，收割的清晨正在路上。",
          en: "No night of weeping is wasted; the morning light is already on its way.",
        },
      },
      {
        tag: "following",
        clips: { zh: 5, en: 2 },
        title: { zh: "牧人走在前面", en: "The Shepherd Goes Ahead" },
        intro: {
          zh: "祂不在后面赶，只在前面领，羊听见声音就跟上。",
          en: "He does not drive from behind; he walks in front, and there is light where he goes.",
        },
      },
      {
        tag: "prayer",
        clips: { zh: 3, en: 6 },
        title: { zh: "为一块田祷告", en: "Praying over a Field" },
        intro: {
          zh: "心田干硬的时候，求主先降下雨来，再撒下种子。",
          en: "When the heart is hard ground, ask first for rain, and then for seed.",
        },
      },
    ],
  ],
];
