import type { Bilingual } from "../types.ts";

/** Last sentences for short introductions, by category; {n} is the number of episodes. */
export const closings: Record<number, Bilingual[]> = {
  205: [
    { zh: "全部信息录于主日崇拜现场。", en: "Every message was recorded in Sunday worship." },
    { zh: "共 {n} 篇，可按次序聆听。", en: "There are {n} messages, best heard in order." },
    {
      zh: "每篇结束时都留有安静祷告的时间。",
      en: "Each message closes with a time of quiet prayer.",
    },
  ],
  206: [
    {
      zh: "全辑 {n} 讲，建议先读经文，再来聆听。",
      en: "{n} talks; read the passage first, then listen.",
    },
    {
      zh: "每讲约半小时，适合小组一同查考。",
      en: "Each talk lasts about half an hour and suits a small group.",
    },
    {
      zh: "讲者逐段解明经文，并在结尾提出一个思考问题。",
      en: "The teacher explains each passage and ends with one question to ponder.",
    },
    {
      zh: "初读这卷书的人与多年的信徒都可以跟得上。",
      en: "First-time readers and long-time believers can follow it together.",
    },
    {
      zh: "内容平实，重在让经文自己说话。",
      en: "The teaching is plain and lets the text speak for itself.",
    },
    {
      zh: "共 {n} 讲，随时可以从任何一段开始。",
      en: "With {n} talks, you may begin at any passage.",
    },
    {
      zh: "适合在通勤路上或晚间安静时收听。",
      en: "It is good company on the way to work or in a quiet evening.",
    },
  ],
  207: [
    {
      zh: "每一讲都从一段经文出发，落到本周可以实行的一件事。",
      en: "Every talk starts from Scripture and ends with one thing to do this week.",
    },
    { zh: "共 {n} 讲，适合小组逐周使用。", en: "Its {n} talks work well in a weekly small group." },
    {
      zh: "讲者语气温和，愿意陪听众慢慢思想。",
      en: "The tone is gentle, and there is time to think.",
    },
    {
      zh: "若你正走在这样的路上，愿这些话成为陪伴。",
      en: "If this is the road you are on, may these words keep you company.",
    },
    {
      zh: "听完一讲，不妨与一位朋友彼此代祷。",
      en: "After each talk, consider praying with a friend.",
    },
  ],
  208: [
    {
      zh: "讲者尊重提问的人，也不回避难处。",
      en: "The speaker respects the questioner and does not avoid what is hard.",
    },
    {
      zh: "共 {n} 集，可以单独收看任何一集。",
      en: "Each of the {n} episodes can be watched on its own.",
    },
    {
      zh: "欢迎尚未相信的朋友一同来听。",
      en: "Friends who do not yet believe are warmly welcome.",
    },
  ],
  301: [
    {
      zh: "摄制组走访旧址，用影像重述前人的脚踪。",
      en: "The crew visited the old sites and retells the story on location.",
    },
    {
      zh: "全片 {n} 集，适合主日学与家庭观看。",
      en: "Its {n} parts suit Sunday schools and families.",
    },
    {
      zh: "画面安静，留给观众自己思想的空间。",
      en: "The pictures are quiet and leave the viewer room to think.",
    },
  ],
  302: [
    {
      zh: "每集短小，却有一个真实的转折。",
      en: "Each episode is short, yet holds a real turning point.",
    },
    {
      zh: "共 {n} 集，适合在小组中分享讨论。",
      en: "Its {n} episodes are suited to sharing in a group.",
    },
    {
      zh: "没有华丽的辞藻，只有朴素的感恩。",
      en: "There is no grand language here, only plain thankfulness.",
    },
    {
      zh: "愿故事中的恩典，也临到正在观看的你。",
      en: "May the grace in these stories reach you as you watch.",
    },
  ],
  401: [
    {
      zh: "共 {n} 首，歌词句句清楚。",
      en: "There are {n} pieces, with every word clear.",
    },
    {
      zh: "适合崇拜前默想，也适合家中同唱。",
      en: "Fitting before worship, and for singing at home.",
    },
    {
      zh: "编曲简朴，便于小型教会练习。",
      en: "The settings are simple enough for a small church to learn.",
    },
  ],
  402: [
    {
      zh: "不必着急，让音乐带你安静下来。",
      en: "There is no hurry; let the music make you still.",
    },
    {
      zh: "共 {n} 首，可以循环播放。",
      en: "Its {n} tracks may be played through again and again.",
    },
    {
      zh: "适合清晨、午后或入睡以前。",
      en: "It is meant for early morning, afternoon or just before sleep.",
    },
  ],
  501: [
    {
      zh: "每集后面都有一个给孩子的小问题。",
      en: "Every episode ends with a small question for the child.",
    },
    {
      zh: "共 {n} 集，适合爸爸妈妈陪着一起看。",
      en: "There are {n} episodes to enjoy with Mum or Dad.",
    },
    { zh: "语言浅白，五岁以上的孩子都能听懂。", en: "The words are easy for any child over five." },
    {
      zh: "主日学老师也可以用作课前短片。",
      en: "Sunday school teachers may use it to open a lesson.",
    },
  ],
  502: [
    {
      zh: "每讲附有一道夫妻或全家可以一同谈的题目。",
      en: "Each talk offers one question for a couple or a family to discuss.",
    },
    {
      zh: "共 {n} 讲，语气亲切，如同坐在客厅里谈心。",
      en: "Its {n} talks feel like a conversation in the living room.",
    },
    {
      zh: "没有完美的家庭，只有天天需要恩典的家庭。",
      en: "No family is perfect; every family needs grace each day.",
    },
  ],
  503: [
    {
      zh: "每天几分钟，读一段经文，作一个祷告。",
      en: "A few minutes a day: one passage, one prayer.",
    },
    {
      zh: "共 {n} 天，漏了一天也不必懊恼，翌日再来就好。",
      en: "{n} days; if you miss one, simply come back the next.",
    },
  ],
};
