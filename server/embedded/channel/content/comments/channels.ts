import type { CommentSeed } from "../types.ts";

/** What people say about each channel, from the first to the twelfth. */
export const aboutChannels: CommentSeed[][] = [
  [
    ["清晨的露珠", 5, "每天早上等公交的时候看，十分钟刚刚好。"],
    ["老余", 31, "跟了大半年，从断断续续到现在天天都读，感谢主。"],
    ["Margaret", 52, "I read it with my first cup of tea. It sets the tone of the day."],
    ["小禾妈妈", 98, "短，但是不浅。读完会想一整天。"],
    ["守望者", 170, "今天那篇讲等候，正是我需要的。"],
    ["阿诚", 266, "转给了住院的舅舅，他说躺着也能读完，很好。"],
  ],
  [
    ["溪边的石头", 14, "像是有人写信给我，不是在给我上课。"],
    ["李姐", 76, "那篇写给疲乏的人，我看了三遍，也哭了一场。"],
    ["Tom W.", 130, "Gentle and honest. Thank you for writing about weariness without scolding."],
    ["北方小城", 211, "我们教会小，没有全职牧者，周间就靠这些文章得喂养。"],
  ],
  [
    ["三个孩子的爸", 8, "昨晚照着做了五分钟的感恩，小儿子说感谢主给他新牙刷，全家都笑了。"],
    ["王静", 64, "和先生一起看的，看完他先道了歉。"],
    ["Ruth", 119, "We tried the family prayer tonight. It was messy and lovely."],
    ["外婆也在看", 190, "我带外孙，也跟着学怎么跟孩子说话。"],
    ["秋水", 305, "希望多讲一讲怎样和青春期的孩子相处。"],
  ],
  [
    ["刚毕业", 11, "第一次一个人租房子的晚上看到这里的短片，谢谢。"],
    ["路过的风", 87, "不说大道理，愿意听我们说，这点很难得。"],
    ["Hannah", 143, "I sent this to my brother at university. He actually watched it."],
  ],
  [
    ["诗班二部", 6, "知道一首诗歌的来历，再唱的时候感觉完全不一样。"],
    ["弹琴的人", 40, "和声写得真好，什么时候能有谱子？"],
    [
      "Old Tenor",
      71,
      "Fifty years in the choir, and I still learned something about a hymn I thought I knew.",
    ],
    ["柚子", 122, "妈妈走后第一次敢听这首歌，谢谢你们唱得这样安静。"],
    ["晚风", 240, "晚上洗碗的时候放着听，心就静了。"],
  ],
  [
    ["豆豆的妈妈", 9, "豆豆每天睡前都要听一个，已经会自己讲大卫的故事了。"],
    ["主日学陈老师", 58, "图和故事都可以直接拿来用，帮了大忙。"],
    ["Aunt Mei", 102, "My niece asked to hear about the lost sheep four times in a row."],
    ["两个小捣蛋", 168, "难得有不吵不闹、孩子又坐得住的节目。"],
  ],
  [
    ["地铁二号线", 19, "星期一早上最需要的就是这个。"],
    ["小店老板", 91, "讲诚实那一集很实在，做小生意的人懂得其中的难处。"],
    ["P. Carter", 160, "Faith for spreadsheets and difficult meetings. More, please."],
  ],
  [
    ["得救的木匠", 4, "听着听着就想起自己走过的路，主没有丢下我。"],
    ["晓燕", 47, "奶奶为孙子祷告二十年那一段，我要拿去给我婆婆听。"],
    ["David L.", 83, "No polish, just truth. I was in tears by the end."],
    ["平安", 135, "还没有信，但是愿意继续听下去。"],
    ["同路人", 222, "平安姊妹，欢迎你慢慢听，有问题也可以在这里问。"],
  ],
  [
    ["纸上旅人", 27, "跟着读完了路得记，第一次发现旧约这么有温度。"],
    ["灯花", 150, "希望每一期后面都列出建议读的经文。"],
  ],
  [
    ["历史系学长", 16, "史料用得谨慎，讲人物不神化也不苛刻，很好。"],
    ["阿远", 73, "原来我们今天手里的圣经，背后有这么多人的一生。"],
    ["E. Brandt", 141, "I never knew who had carried these books so far. A fine series."],
    ["麦穗", 259, "爸爸从不看网上的节目，这个他追着看。"],
  ],
  [
    ["星空下", 12, "理科生表示：讲得清楚，也承认有不知道的地方，这种态度我喜欢。"],
    ["小学科学老师", 66, "雨水那一集我在家放给儿子看，他问了一晚上的问题。"],
    ["Nora", 128, "I went outside afterwards and simply looked up for a while."],
  ],
  [
    ["夜里三点", 3, "又失眠了，但是今晚不那么孤单。"],
    ["病房十七床", 29, "化疗的时候戴着耳机听，护士说我睡着了还在笑。"],
    [
      "Grace M.",
      55,
      "Since my husband died, the evenings are the hardest. This helps me to the end of them.",
    ],
    ["青草地", 110, "没有催我快点好起来，只是陪着，谢谢。"],
    ["夜班护士", 184, "下了夜班听一段再回家，心里就松下来了。"],
  ],
];
