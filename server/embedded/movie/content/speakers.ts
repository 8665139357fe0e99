import type { Bilingual, SpeakerSeed } from "./types.ts";

type Row = [zh: string, en: string, introZh: string, introEn: string];

/** Invented people and choirs; the id is the place in the list, from 1. */
const rows: Row[] = [
  [
    "陈恩立",
    "Daniel Chen",
    "牧会三十余年，习惯逐卷讲解圣经。他说讲台上最重要的是让经文开口。",
    "A pastor of more than thirty years who preaches through whole books. The pulpit's chief task, he says, is to let the text speak.",
  ],
  [
    "林慕道",
    "Timothy Lin",
    "曾任中学历史教师，后来蒙召牧会。讲道叙事清楚，善于描绘福音书的场景。",
    "Once a history teacher, later called to the ministry. He tells the story plainly and brings the scenes of the Gospels to life.",
  ],
  [
    "周以琳",
    "Elaine Zhou",
    "多年带领祷告会，也陪伴许多人走过低谷。",
    "She has led prayer meetings for many years and walked with many through low places.",
  ],
  [
    "许望山",
    "Samuel Xu",
    "神学院旧约教师，主日也在城郊一间小教会讲道。",
    "A teacher of Old Testament who also preaches on Sundays in a small church outside the city.",
  ],
  [
    "郑怀恩",
    "Stephen Zheng",
    "医院院牧，常在病房与追思礼拜中服事。他的话不多，却带着安慰。",
    "A hospital chaplain who serves on the wards and at memorials. His words are few and full of comfort.",
  ],
  [
    "沈静澜",
    "Helen Shen",
    "灵修作者，带领退修营二十年，喜爱路加福音。",
    "A devotional writer and leader of retreats for twenty years, with a love for the Gospel of Luke.",
  ],
  [
    "陆远航",
    "Philip Lu",
    "曾在海上工作，后来在港口城市开拓教会。",
    "A former seaman who went on to plant a church in a port city.",
  ],
  [
    "方知行",
    "Andrew Fang",
    "带职传道人，白天在设计公司上班，晚上带查经小组。",
    "A lay preacher who works at a design firm by day and leads Bible groups at night.",
  ],
  [
    "何以诺",
    "Enoch Ho",
    "讲道温厚，常谈盼望与天家。退休后仍每周探访老人。",
    "A warm preacher who often speaks of hope and heaven. Retired, he still visits the elderly each week.",
  ],
  [
    "梁佩芝",
    "Ruth Leung",
    "婚前辅导员与圣经教师，与丈夫一同服事家庭。",
    "A premarital counsellor and Bible teacher who serves families together with her husband.",
  ],
  [
    "吴信安",
    "Peter Wu",
    "山区长大，习惯用农事讲比喻。",
    "He grew up in the hills and explains the parables from the farming year.",
  ],
  [
    "高明川",
    "Jonathan Gao",
    "原是物理教师，后来读神学，关心信仰与理性的对话。",
    "A physics teacher turned theologian who cares about the conversation between faith and reason.",
  ],
  [
    "宋晚晴",
    "Miriam Song",
    "诗人，三个孩子的母亲，写作与讲道都从日常小事开始。",
    "A poet and mother of three whose writing and teaching begin with small daily things.",
  ],
  [
    "罗志诚",
    "Paul Luo",
    "牧养一间工业区教会，讲道直接而亲切。",
    "Pastor of a church in a factory district; his preaching is direct and kindly.",
  ],
  [
    "叶青禾",
    "Hannah Ye",
    "特殊教育老师，热心帮助有需要的家庭。",
    "A special-needs teacher with a heart for families under strain.",
  ],
  [
    "唐守真",
    "Matthew Tang",
    "师母称他为“慢先生”：读经慢，说话慢，预备一篇讲章要十四天。",
    "His wife calls him Mr Slow: he reads slowly, speaks slowly and takes fourteen days over a sermon.",
  ],
  [
    "江若水",
    "Joanna Jiang",
    "圣经教师，擅长帮助初读圣经的人。",
    "A Bible teacher gifted in helping those who read Scripture for the first time.",
  ],
  [
    "蔡以勒",
    "Caleb Tsai",
    "校园团契辅导，常在茶室里与学生讨论信仰问题。",
    "A campus worker often found in the tea room, discussing faith with students.",
  ],
  [
    "温立德",
    "Edmund Wynne",
    "生于威尔士，在东方教书多年，讲授教义史。",
    "Born in Wales, he has taught the history of doctrine in the East for many years.",
  ],
  [
    "白约翰",
    "John Whitlock",
    "乡村牧师之子，讲道朴实，最爱讲浪子的比喻。",
    "A country parson's son whose preaching is plain and whose favourite text is the prodigal.",
  ],
  [
    "马思远",
    "Simon Ma",
    "研究圣经历史与地理，曾带队走访圣经古地。",
    "A student of biblical history and geography who has led groups through the lands of the Bible.",
  ],
  [
    "贺伯恩",
    "Bernard Hale",
    "年近八旬的老传道，说话带着海边口音与幽默。",
    "A preacher near eighty, with a seaside accent and a quiet humour.",
  ],
  [
    "苏雅文",
    "Abigail Su",
    "主理初信造就课程，已陪伴数百位新信徒。",
    "She directs the course for new believers and has walked with several hundred of them.",
  ],
  [
    "关承志",
    "Joshua Kwan",
    "青年牧者，喜欢打篮球，也喜欢小先知书。",
    "A youth pastor who loves basketball and the minor prophets.",
  ],
  [
    "简爱伦",
    "Ellen Kane",
    "受训的辅导员，谈情绪与创伤时总是先聆听。",
    "A trained counsellor who, when feelings and wounds are the subject, listens first.",
  ],
  [
    "杜明哲",
    "Thomas Du",
    "会计师出身的长老，讲钱财与公义的题目。",
    "An elder and former accountant who teaches on money and justice.",
  ],
  [
    "石磊生",
    "Silas Shi",
    "在山村小堂服事二十五年，自称“敲钟的传道”。",
    "Twenty-five years in a mountain chapel; he calls himself the preacher who rings the bell.",
  ],
  [
    "欧阳牧",
    "Mark Ouyang",
    "差传机构同工，走过许多国家，常为移居者讲道。",
    "A mission worker who has seen many lands and often preaches to migrants.",
  ],
  [
    "青崖诗班",
    "Greencliff Choir",
    "由二十四位年轻人组成的无伴奏诗班，每周五晚练习。",
    "An unaccompanied choir of twenty-four young people who rehearse on Friday nights.",
  ],
  [
    "韩乐音",
    "Celia Han",
    "钢琴师，作曲简朴，愿意让静默成为音乐的一部分。",
    "A pianist whose writing is simple and who lets silence be part of the music.",
  ],
  [
    "戴恩宁",
    "David Denholm",
    "管风琴师，致力于修复旧琴与训练小城诗班。",
    "An organist given to restoring old instruments and training small-town choirs.",
  ],
  [
    "麦田歌者",
    "Wheatfield Singers",
    "一群务农、教书、行医的业余歌者，用民间曲调唱敬拜诗歌。",
    "Farmers, teachers and nurses who sing songs of worship to folk melodies.",
  ],
  [
    "朵朵阿姨",
    "Auntie Dora",
    "讲故事的人，有一只装满布偶的旧箱子。",
    "A storyteller with an old trunk full of puppets.",
  ],
  [
    "大年叔叔",
    "Uncle Danian",
    "退休木工，带着工具箱给孩子讲圣经。",
    "A retired carpenter who teaches children the Bible from his toolbox.",
  ],
  [
    "夏小满",
    "Lily Xia",
    "主日学老师，编写课程，也回答孩子各样的问题。",
    "A Sunday school teacher who writes lessons and answers every kind of question from children.",
  ],
  [
    "柯乐安",
    "Leo Coulson",
    "动画与短片导演，喜欢用一个画面讲一个福音真理。",
    "A director of animation and shorts who likes to put one gospel truth into one picture.",
  ],
  [
    "顾长河",
    "Raymond Gu",
    "纪录片导演，走过保罗旅程的全部路线。",
    "A documentary director who has travelled the whole of Paul's routes.",
  ],
  [
    "萧映雪",
    "Iris Xiao",
    "纪录片编导，关心文字、手艺与被遗忘的人。",
    "A documentary writer drawn to books, crafts and forgotten people.",
  ],
  [
    "霍光明",
    "Robert Huo",
    "摄影师，拍摄过高原、海港与赛场上的基督徒。",
    "A cameraman who has filmed believers on plateaux, in harbours and at the racetrack.",
  ],
  [
    "薛念慈",
    "Nancy Xue",
    "访谈主持，十多年来聆听普通人的见证。",
    "An interviewer who has listened to the testimonies of ordinary people for over a decade.",
  ],
];

const text = (zh: string, en: string): Bilingual => ({ zh, en });

export const speakers: SpeakerSeed[] = rows.map(([zh, en, introZh, introEn], index) => ({
  id: index + 1,
  name: text(zh, en),
  intro: text(introZh, introEn),
}));
