import type { CommentSeed } from "../types.ts";

/** What people say in each live room, from the first to the eighth. */
export const aboutRooms: CommentSeed[][] = [
  [
    ["江边的人", 2, "一边做饭一边听，一篇诗篇刚好熬好一锅粥。"],
    ["小步", 9, "孩子听着听着就睡着了，我又多听了一个小时。"],
    ["Joan", 26, "My eyes are poor now, so I am grateful to have it read to me, and so slowly."],
    ["田埂", 50, "在地里干活，手机放在田边听完了路加福音十五章。"],
  ],
  [
    ["夜班护士", 3, "下夜班正好赶上整点，谢谢你们想到我们。"],
    ["林阿姨", 11, "老伴卧床，去不了会堂，坐在家里也能一起敬拜。"],
    ["Peter H.", 28, "Half an hour in a parked car, and my Sunday was restored to me."],
    ["大山", 71, "我们在工地宿舍一起看，一共七个人。"],
  ],
  [
    ["守夜的", 1, "请为我母亲明天的手术祷告。"],
    ["同心", 2, "已经在为你母亲祷告，愿主保守手术平安。"],
    ["Samuel K.", 17, "Please remember my brother, who is looking for work."],
    ["小石子", 33, "说不出话来，就在这里坐了一会儿。"],
    ["盼望", 58, "上周大家为我女儿代祷，她退烧了，感谢主！"],
    ["静水", 96, "愿主记念每一位在这里守望的人。"],
  ],
  [
    ["早到的", 6, "闹钟已经设好了，晚上八点见。"],
    ["橄榄枝", 30, "约了两位还没有信主的同事一起看，请大家代祷。"],
    [
      "Miriam",
      54,
      "It is midday where I live. I come in my lunch break, and it is the quietest part of my day.",
    ],
  ],
  [
    ["早起的鸟", 8, "结束了正好送孩子上学，一天的心情都不一样。"],
    ["惠姐", 32, "安静祷告的那十几分钟，我最舍不得。"],
    ["初信的小周", 56, "第一次参加，每一步都有人带着，跟得上。"],
    ["Elsie", 80, "A good way to open the day, even with the kettle whistling."],
  ],
  [
    ["归家", 66, "听完好牧人这一篇，给爸爸打了电话，我们三年没有说话了。"],
    ["老同学", 70, "可惜只看到后半段，下个主日一定准时。"],
    ["小灯", 95, "虽然结束了，还是想说一声谢谢。"],
  ],
  [
    ["橘子", 12, "夜里没能撑到最后，今天看了回放，像是补上了一更。"],
    ["望天亮", 21, "第三更那段静默，我在屏幕前也跟着等。"],
    [
      "Linda",
      34,
      "I kept the first watch with you and slept through the rest. Thank you for going on.",
    ],
  ],
  [
    ["琴声", 14, "每首歌前面的故事讲得真好，边听边抄下来了。"],
    ["安宁", 37, "请问第二首诗歌叫什么名字？想学来唱给妈妈听。"],
    ["Old Tenor", 60, "I sang along in my kitchen, all the verses."],
    ["柚子", 85, "诗歌部分反复听了好几遍，谢谢诗班的弟兄姊妹。"],
  ],
];
