import type { NoticeSeed } from "./types.ts";

export const notices: NoticeSeed[] = [
  {
    id: 1,
    title: { zh: "新系列上线：盼望的锚", en: "New Series: Anchor of the Soul" },
    content: {
      zh: "<p>六篇关于<strong>盼望</strong>的主日信息已经全部上传，欢迎收看，也欢迎转给正在等候的朋友。</p>",
      en: "<p>All six Sunday messages on <strong>hope</strong> are now available. Do watch them, and pass them to a friend who is waiting.</p>",
    },
    daysAgo: 1,
  },
  {
    id: 2,
    title: { zh: "本周六凌晨系统维护", en: "Maintenance Early on Saturday" },
    content: {
      zh: "<p>本周六凌晨一点至三点将更换存储设备，期间播放可能中断。给您带来不便，敬请见谅。</p>",
      en: "<p>Storage equipment will be replaced from one to three on Saturday morning, and playback may be interrupted. We are sorry for the inconvenience.</p>",
    },
    daysAgo: 4,
  },
  {
    id: 3,
    title: { zh: "怎样离线收听", en: "How to Listen Offline" },
    content: {
      zh: "<p>打开专辑页面，点选所要的一集，再按<strong>下载</strong>，便可在没有网络的地方收听。</p><p>音频文件较小，建议出门前先用无线网络存好。</p>",
      en: "<p>Open an album, choose an episode and press <strong>Download</strong>; you may then listen where there is no network.</p><p>Audio files are small. It is best to save them over Wi-Fi before you set out.</p>",
    },
    daysAgo: 9,
  },
  {
    id: 4,
    title: { zh: "儿童天地增添营火故事", en: "Campfire Stories Join the Children's Shelf" },
    content: {
      zh: "<p>大年叔叔的八个营火故事已经录好，适合夏夜全家一起听。</p>",
      en: "<p>Uncle Danian has recorded eight campfire stories, just right for a summer evening with the family.</p>",
    },
    daysAgo: 16,
  },
  {
    id: 5,
    title: { zh: "每日灵修可以从任何一天开始", en: "Begin the Daily Devotion on Any Day" },
    content: {
      zh: "<p>不必等到元旦。打开<strong>每日灵修</strong>，找到今天的日期，就可以和大家一同读。</p>",
      en: "<p>There is no need to wait for New Year. Open the <strong>Daily Devotion</strong>, find today's date and read along with everyone.</p>",
    },
    daysAgo: 25,
  },
  {
    id: 6,
    title: { zh: "中英文界面切换说明", en: "Switching between Chinese and English" },
    content: {
      zh: "<p>页面上方可以切换语言，专辑名称与简介都有中英两种文字。</p>",
      en: "<p>You may change the language at the top of the page. Album titles and introductions are given in both Chinese and English.</p>",
    },
    daysAgo: 38,
  },
  {
    id: 7,
    title: { zh: "唱诗篇一百五十首全部录完", en: "All One Hundred and Fifty Sung Psalms Complete" },
    content: {
      zh: "<p>历时四年，青崖诗班唱完了整卷诗篇。感谢每一位代祷与支持的朋友。</p>",
      en: "<p>After four years the Greencliff Choir has sung the whole Psalter. Thank you to all who prayed and helped.</p>",
    },
    daysAgo: 52,
  },
  {
    id: 8,
    title: { zh: "关于转载与使用", en: "On Sharing and Reuse" },
    content: {
      zh: '<p>欢迎教会与小组免费播放本站内容，请勿剪辑后改变原意。详情请看<a href="https://example.org/sharing">使用说明</a>。</p>',
      en: '<p>Churches and groups are welcome to play our content freely; please do not edit it so as to change its meaning. See the <a href="https://example.org/sharing">notes on use</a>.</p>',
    },
    daysAgo: 71,
  },
  {
    id: 9,
    title: { zh: "复活节专题已整理", en: "The Easter Collection Is Ready" },
    content: {
      zh: "<p>讲道、诗歌、默想与儿童短片都收在<strong>复活节</strong>专题里，方便各教会预备聚会。</p>",
      en: "<p>Sermons, songs, meditations and children's films are gathered under <strong>Easter</strong>, to help churches prepare.</p>",
    },
    daysAgo: 96,
  },
  {
    id: 10,
    title: { zh: "播放卡顿时可以试试这些办法", en: "If Playback Is Slow" },
    content: {
      zh: "<p>请先改用音频收听，或稍候片刻再试。若仍有问题，请来信告诉我们所用的设备与时间。</p>",
      en: "<p>Try the audio version first, or wait a little and try again. If the trouble remains, write and tell us the device and the time.</p>",
    },
    daysAgo: 124,
  },
  {
    id: 11,
    title: { zh: "征集见证：普通人的故事", en: "Wanted: Stories of Ordinary People" },
    content: {
      zh: "<p>《我要说出来》节目继续征集见证。不必口才好，只要真实。</p>",
      en: "<p>“I Must Tell It” is still looking for testimonies. You need not be eloquent, only truthful.</p>",
    },
    daysAgo: 158,
  },
  {
    id: 12,
    title: { zh: "搜索功能更新", en: "Search Has Been Improved" },
    content: {
      zh: "<p>现在可以按经卷、题目或讲员搜索。找不到时，页面会推荐一些适合开始的专辑。</p>",
      en: "<p>You may now search by book, subject or speaker. When nothing is found, the page suggests good places to begin.</p>",
    },
    daysAgo: 197,
  },
  {
    id: 13,
    title: { zh: "圣诞节期间客服安排", en: "Help Desk over Christmas" },
    content: {
      zh: "<p>十二月二十四日至二十六日，同工回家过节，来信将稍迟回复。愿主的平安与您同在。</p>",
      en: "<p>From 24 to 26 December our staff will be at home, and replies will be a little late. The peace of the Lord be with you.</p>",
    },
    daysAgo: 243,
  },
  {
    id: 14,
    title: { zh: "欢迎来到本站", en: "Welcome to This Site" },
    content: {
      zh: "<p>这里收集讲道、影视、诗歌与家庭资料，全部免费。第一次来的朋友，可以从<strong>新朋友，从这里开始</strong>专题看起。</p>",
      en: "<p>Here are sermons, films, hymns and help for the home, all free of charge. If this is your first visit, start with <strong>New Believers: Begin Here</strong>.</p>",
    },
    daysAgo: 300,
  },
];
