import { shelf } from "./draft.ts";

/** Daily devotions: a year, a season, a hard week. */
export const devotions = shelf(
  503,
  "audio",
  `
# 每日灵修：一年三百六十六天 | Daily Devotion: Three Hundred and Sixty-Six Days | 6 | weekly
从元旦到除夕，一日一章，读完诗篇、箴言、四福音和多卷书信。每段约六分钟，读经、讲解、祷告各占一点。 | From New Year's Day to New Year's Eve, a chapter a day through Psalms, Proverbs, the four Gospels and many of the letters. Each takes about six minutes: a reading, a comment and a prayer.
@dates 2024 诗篇/Psalm 1-75; 马可福音/Mark 1-16; 箴言/Proverbs 1-31; 路加福音/Luke 1-24; 使徒行传/Acts 1-28; 诗篇/Psalm 76-150; 罗马书/Romans 1-16; 约翰福音/John 1-21; 哥林多前书/1 Corinthians 1-16; 以弗所书/Ephesians 1-6; 希伯来书/Hebrews 1-13; 腓立比书/Philippians 1-4; 歌罗西书/Colossians 1-4; 雅各书/James 1-5; 提多书/Titus 1-3; 腓利门书/Philemon 1; 马太福音/Matthew 1-28

# 四十日：预苦期默想 | Forty Days: Lenten Meditations | 5
随着马可与约翰的记述走向十字架，每天一小段。不为苦待己身，只为更认识那位为我们受苦的主。 | With Mark and John, a short step each day toward the cross. Not to afflict ourselves, but to know better the Lord who suffered for us.
@day 马可福音/Mark 1-16; 约翰福音/John 11-19; 以赛亚书/Isaiah 50, 52, 53; 诗篇/Psalm 6, 22, 32, 38, 51, 69, 88, 102, 109, 130, 143; 腓立比书/Philippians 2

# 将临期的烛光：二十四日灵修 | Candlelight of Advent: Twenty-Four Devotions | 15
从以赛亚的应许读到路加的马槽。 | From Isaiah's promises to the manger of Luke.
@day 以赛亚书/Isaiah 2, 7, 9, 11, 12, 25, 35, 40, 42, 49, 60, 61; 弥迦书/Micah 5; 玛拉基书/Malachi 3, 4; 诗篇/Psalm 24, 72, 85, 98; 马太福音/Matthew 1, 2; 路加福音/Luke 1, 2; 约翰福音/John 1

# 写给失眠的夜 | For Sleepless Nights | 13
二十一个夜晚，声音低缓，没有催促。 | Twenty-one nights, in a low voice and without hurry.
- 睡不着也没关系 | It Is All Right to Be Awake
- 数算星宿的 | He Telleth the Stars
- 床上的祷告 | Prayer in Bed
- 雅各的石头 | Jacob's Stone
- 船尾的枕头 | A Pillow in the Stern
- 夜间的歌 | A Song in the Night
- 不打盹的那一位 | He That Slumbers Not
- 卸给祂 | Cast on Him
- 明天的事 | Tomorrow's Affairs
- 旧账 | Old Accounts
- 想念的人 | One I Miss
- 身体的疼痛 | Pain in the Body
- 尼哥底母夜里来 | Nicodemus by Night
- 狱中的半夜 | Midnight in Prison
- 守望的等候天亮 | Watchmen for the Morning
- 母怀里断奶的孩子 | As a Weaned Child
- 黑暗也不隐藏 | Darkness Hideth Not
- 膀臂在下 | Underneath Are the Arms
- 祂所亲爱的 | His Beloved
- 天快亮了 | Almost Dawn
- 早晨欢呼 | Joy in the Morning

# 病中三十日 | Thirty Days of Illness | 10
一页就够了。为躺在床上、没有力气读书的人预备。 | One page is enough. It was made for those in bed with no strength to read.
@day 诗篇/Psalm 6, 13, 16, 18, 20, 23, 27, 30, 31, 34, 38, 41, 42, 46, 56, 57, 61, 62, 63, 71, 73, 77, 86, 91, 103, 116, 121, 130, 138, 147

# 初信四周 | Four Weeks for the Newly Believing | 23
二十八天读约翰福音与约翰一书，认识所信的是谁。读完以后，你会有一个每天亲近神的习惯。 | Twenty-eight days in John and First John, to know in whom you have believed. At the end you will have a habit of drawing near each day.
@day 约翰福音/John 1-21; 约翰一书/1 John 1-5; 诗篇/Psalm 1, 23

# 箴言与工作日 | Proverbs for Working Days | 7
二十二个工作日，一日一节箴言，配一个办公室里的场景。 | Twenty-two working days, each with one proverb and one scene from the office.
@day 箴言/Proverbs 3:27, 4:23, 6:6, 10:4, 10:19, 11:1, 11:25, 12:18, 12:25, 13:20, 14:29, 15:1, 15:22, 16:3, 16:9, 17:27, 18:13, 19:11, 21:5, 22:29, 25:11, 27:17

# 清晨的话：诗篇一百一十九篇 | Words at Morning: Psalm One Hundred and Nineteen | 17
二十二段字母诗，二十二个清晨。 | Twenty-two stanzas and twenty-two mornings.
@plain 诗篇/Psalm 119:1-8, 119:9-16, 119:17-24, 119:25-32, 119:33-40, 119:41-48, 119:49-56, 119:57-64, 119:65-72, 119:73-80, 119:81-88, 119:89-96, 119:97-104, 119:105-112, 119:113-120, 119:121-128, 119:129-136, 119:137-144, 119:145-152, 119:153-160, 119:161-168, 119:169-176

# 旅途中的默想 | Meditations for the Road | 28 | both
机场、车站、旅店，给漂泊的人十四段陪伴。 | Airport, station, inn: fourteen companions for travellers.
- 收拾行李 | Packing
- 道别 | Goodbye
- 候机室 | Departure Lounge
- 云层之上 | Above the Clouds
- 陌生的床 | A Strange Bed
- 听不懂的话 | Words I Do Not Know
- 迷路 | Losing the Way
- 异乡的主日 | Sunday Abroad
- 想家 | Homesick
- 路上的陌生人 | A Stranger on the Road
- 延误 | Delayed
- 雨中的车站 | The Station in the Rain
- 归程 | Return
- 门口的灯 | A Lamp at the Door

# 哀伤的第一年：月月陪伴 | The First Year of Grief: Month by Month | 5
失去所爱的人之后，第一年的每一个月都不同。十二封信，一个月打开一封。 | After a loss, every month of the first year is different. Here are twelve letters, to be opened one a month.
- 第一个月：麻木 | Month One: Numbness
- 第二个月：眼泪 | Month Two: Tears
- 第三个月：别人的日子照旧 | Month Three: Others Go On
- 第四个月：生气 | Month Four: Anger
- 第五个月：整理衣物 | Month Five: Sorting Clothes
- 第六个月：内疚 | Month Six: Guilt
- 第七个月：孤单 | Month Seven: Loneliness
- 第八个月：生日 | Month Eight: A Birthday
- 第九个月：第一次笑 | Month Nine: First Laughter
- 第十个月：重新祷告 | Month Ten: Praying Again
- 第十一个月：节日 | Month Eleven: The Holiday
- 第十二个月：周年 | Month Twelve: Anniversary

# 备考学生的晨祷 | Morning Prayers for Students in Exam Season | 24
考前三周，每天三分钟，把分数与前途交在主手里。 | Three weeks before exams, three minutes a day, placing marks and future in the Lord's hands.
- 开始倒数 | The Countdown Starts
- 计划表 | The Timetable
- 比较 | Comparing
- 分心 | Distracted
- 昨夜没睡好 | A Poor Night
- 父母的期望 | Parents' Hopes
- 休息的主日 | Sunday Rest
- 难题 | The Hard Question
- 诚实 | Honesty
- 帮助同学 | Helping a Classmate
- 失败过 | I Have Failed Before
- 未来的路 | The Road Ahead
- 身体 | The Body
- 安静的心 | A Quiet Heart
- 最后一周 | The Last Week
- 害怕忘记 | Afraid of Forgetting
- 祂记念我 | He Remembers Me
- 考前一晚 | The Night Before
- 走进考场 | Into the Hall
- 交卷 | Handing In
- 放榜之前 | Before the Results

# 年终退修：七日安静 | Year-End Retreat: Seven Quiet Days | 11
十二月最后七天，关掉喧闹，回顾、感谢、交托。 | The last seven days of December: shut out the noise, look back, give thanks and commit.
- 停下来 | Stop
- 回头看 | Look Back
- 感谢 | Give Thanks
- 认罪 | Confess
- 饶恕 | Forgive
- 交托 | Commit
- 起行 | Set Out
`,
);
