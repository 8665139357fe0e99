interface ReaderComment {
  nickname: string;
  content: string;
}

/** What readers say under one article or another; it must suit any of them. */
export const readerComments: [ReaderComment, ...ReaderComment[]] = [
  { nickname: "晨光", content: "每天早上先读这里，再开始忙别的事。谢谢写的人。" },
  { nickname: "小溪", content: "读到最后一段，眼泪就下来了。感谢主。" },
  { nickname: "Hannah", content: "I needed this today. Thank you." },
  { nickname: "老周", content: "已经转给我们小组的弟兄姊妹，周五聚会时一起读。" },
  { nickname: "麦田守望", content: "文字很平实，却说到心里去了。" },
  { nickname: "一粒盐", content: "阿们。愿今天就照着去做，不只是读过。" },
  { nickname: "雨后", content: "昨晚没有睡好，今早读了，心里安静多了。" },
  {
    nickname: "T. Miller",
    content: "Read it aloud to my wife over breakfast. We talked for an hour.",
  },
  { nickname: "橄榄枝", content: "这一段我抄在本子上了。" },
  { nickname: "远帆", content: "在外地工作，很久没有去聚会，谢谢你们每天的陪伴。" },
  { nickname: "木匠的学徒", content: "信仰原来可以这样落在日常的小事里。" },
  { nickname: "静水", content: "读了两遍。第二遍慢慢读，又看见了第一遍没有看见的。" },
  { nickname: "Ruth", content: "Simple and true. I have sent it to my mother." },
  { nickname: "多多妈妈", content: "孩子睡了以后才有时间读，正好适合这个安静的时候。" },
  { nickname: "青草地", content: "求主也帮助我，我正在学这个功课。" },
  { nickname: "提灯的人", content: "好文章，收藏了。" },
  { nickname: "Daniel", content: "The last lines will stay with me all week." },
  { nickname: "阿明", content: "刚信主不久，很多地方还不懂，但是读了很得安慰。" },
  { nickname: "归雁", content: "念给住院的父亲听，他点了点头，说再念一遍。" },
  { nickname: "Grace L.", content: "Found this site last month and come back every morning." },
  { nickname: "葡萄园", content: "写得真好，愿神使用这些文字，帮助更多的人。" },
  { nickname: "小城的灯", content: "今天正好遇到类似的事，读了以后知道该怎样祷告了。" },
  { nickname: "Samuel", content: "Amen. Lord, teach me this." },
  { nickname: "五饼二鱼", content: "谢谢分享，主日见到牧师，要再向他请教。" },
];
