/** The security questions, numbered from 1 in this order. */
export const questions = [
  { zh: "您最喜欢的圣经地名是？", en: "What is your favourite place in the Bible?" },
  { zh: "您最喜欢的圣经人物是？", en: "Who is your favourite person in the Bible?" },
  { zh: "您小学时最好的朋友叫什么？", en: "What was your best friend at primary school called?" },
  { zh: "您出生在哪个城市？", en: "In which city were you born?" },
  { zh: "您母亲的名字是？", en: "What is your mother's first name?" },
  { zh: "您第一首学会的诗歌是？", en: "Which hymn did you learn first?" },
];
