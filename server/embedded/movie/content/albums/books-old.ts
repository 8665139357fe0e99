import { shelf } from "./draft.ts";

/** The books of the Old Testament, one series each. */
export const oldTestament = shelf(
  206,
  "both",
  `
# 创世记：起初的日子 | Genesis: In the Beginning | 1
世界从哪里来，人为何在这里，破碎又从何而起？五十讲从创造讲到约瑟的棺木，看神怎样在败坏中立下应许。 | Where did the world come from, why are we here, and how did it break? Fifty talks lead from creation to Joseph's coffin and trace the promise God made amid ruin.
@lecture 创世记/Genesis 1-50

# 出埃及记：领出来的神 | Exodus: The God Who Brings Out | 4
从奴役之家到旷野的会幕，以色列学会了自由乃是为了敬拜。读到云彩充满帐幕的那一章，才明白全书的方向。 | From the house of bondage to the tent in the wilderness, Israel learns that freedom is for worship. Only when the cloud fills the tabernacle in the last chapter does the direction of the whole book grow clear.
@lecture 出埃及记/Exodus 1-40

# 在圣者面前：利未记查经 | Before the Holy One: A Study of Leviticus | 6 | audio
许多人读到利未记便停了下来。这个系列慢慢解释祭物、节期与洁净，让人看见圣洁的神如何愿意住在百姓中间。 | Many readers stop at Leviticus. This series patiently explains the offerings, feasts and laws of cleanness, and shows how the Holy One chose to dwell among his people.
@plain 利未记/Leviticus 1-27

# 旷野四十年：民数记 | Forty Years in the Desert: Numbers | 11
怨言、绕行与迟延的背后，是神每日不误的供应。三十六段信息，给觉得自己在原地打转的人。 | Behind the murmuring, the detours and the delays stands a God whose provision never missed a morning. Thirty-six messages for anyone who feels he is going in circles.
@plain 民数记/Numbers 1-36

# 申命记：站在河边的话 | Deuteronomy: Words at the River's Edge | 16
摩西不能过河，却把一生最要紧的话留给将要过去的人。 | Moses may not cross the river, yet he leaves his weightiest words with those who will.
@lecture 申命记/Deuteronomy 1-34

# 刚强壮胆：约书亚记十五年后再读 | Strong and Courageous: Joshua Reread | 8
讲者年轻时讲过约书亚记，十五年后重新打开，发现真正的元帅不是约书亚。 | The speaker taught Joshua as a young man; fifteen years on he opens it again and finds that Joshua is not the captain.
@lecture 约书亚记/Joshua 1-24

# 士师记：没有王的日子 | Judges: When There Was No King | 14
各人任意而行的年代里，拯救者一个不如一个，叫人渴望真正的君王。难读的篇章，讲者没有跳过。 | In an age when every man did what was right in his own eyes, each deliverer is weaker than the last, and the heart begins to long for a true King. The hard chapters are not skipped.
@lecture 士师记/Judges 1-21

# 田间的恩典：路得记 | Grace in the Fields: Ruth | 10
一个外邦寡妇弯腰拾穗，竟拾起了救恩历史的一条线。故事很小，恩典很大。 | A foreign widow stoops to glean and picks up a thread of the story of salvation. The tale is small and the grace is great.
- 饥荒中的离去 | Leaving in the Famine
- 你的神就是我的神 | Thy God My God
- 恰巧走到那块田 | She Happened on That Field
- 翅膀的荫下 | Under the Wings
- 禾场的夜晚 | A Night at the Threshing Floor
- 城门口的赎买 | Redemption at the Gate
- 拿俄米怀里的孩子 | The Child in Naomi's Arms

# 撒母耳记上：听见的人 | First Samuel: The One Who Listened | 2
从哈拿的眼泪到扫罗的败落，神拣选的眼光与人不同。 | From Hannah's tears to Saul's fall, the Lord's way of choosing is not ours.
@lecture 撒母耳记上/1 Samuel 1-31

# 合神心意的罪人：撒母耳记下 | A Sinner after God's Heart: Second Samuel | 2
大卫的王位、罪与眼泪都没有被遮掩，因为经文要我们看见的是神的信实。 | David's throne, sin and tears are all laid bare, because the text wants us to see the faithfulness of God.
@lecture 撒母耳记下/2 Samuel 1-24

# 分裂的国，专一的神：列王纪上 | Divided Kingdom, Undivided God: First Kings | 21
圣殿的荣光犹在，王国却已裂开；以利亚在迦密山上问百姓，心持两意要到几时。 | The glory of the temple still shines while the kingdom tears apart, and Elijah asks a wavering people to choose.
@plain 列王纪上/1 Kings 1-22

# 余烬未灭：列王纪下 | Embers Still Glowing: Second Kings | 21
国家一步步走向被掳，大卫的灯却没有熄灭。 | Step by step the nation walks into exile, yet the lamp of David is not put out.
@plain 列王纪下/2 Kings 1-25

# 历代志上：名字与圣殿 | First Chronicles: Names and a Temple | 27 | audio
冗长的家谱在归回的人手中，是一封写着自己名字的家书。 | To those who came home from exile, these long genealogies were a family letter with their own names in it.
@lecture 历代志上/1 Chronicles 1-29

# 历代志下：若是转脸 | Second Chronicles: If My People Turn | 27 | audio
一代代君王的兴衰，都系于他们是否寻求耶和华。 | The rise and fall of king after king hangs on whether they sought the Lord.
@lecture 历代志下/2 Chronicles 1-36

# 归回的人：以斯拉记 | Those Who Came Home: Ezra | 18
祭坛先于城墙，话语先于重建；以斯拉记告诉我们复兴从哪里开始。 | The altar comes before the wall and the word before the building: Ezra shows where renewal begins.
@lecture 以斯拉记/Ezra 1-10

# 尼希米记：一手做工一手祷告 | Nehemiah: Working and Praying | 18
一位酒政听见故城荒凉，便坐下哭泣、禁食、祷告，然后站起来筑墙。 | A cupbearer hears of his ruined city, sits down to weep, fast and pray, and then rises to build.
@lecture 尼希米记/Nehemiah 1-13

# 隐藏的手：以斯帖记 | The Hidden Hand: Esther | 17
全卷没有提到神的名字，却处处可见祂的护理。讲者用十讲带我们走进书珊城的宫门。 | God is never named in this book, yet his care is on every page. Ten talks take us through the palace gate of Shushan.
@lecture 以斯帖记/Esther 1-10

# 约伯记：炉灰中的问题 | Job: Questions from the Ashes | 12
义人为何受苦？约伯没有得到答案，却遇见了那位说话的神。 | Why do the righteous suffer? Job is not handed an answer; he meets the God who speaks.
@lecture 约伯记/Job 1-42

# 诗篇一百五十讲 | The Psalms in One Hundred and Fifty Talks | 1
从有福的人到一切有气息的赞美，诗篇教会历代信徒怎样哭、怎样笑、怎样等候。讲者用三年时间逐篇讲解，每篇不超过三十分钟。 | From the blessed man to the praise of everything that has breath, the Psalms have taught believers how to weep, laugh and wait. The series took three years, one psalm at a time, never over thirty minutes.
@plain 诗篇/Psalm 1-150

# 街市上的智慧：箴言三十一日 | Wisdom in the Street: Proverbs in Thirty-One Days | 7
一天一章，正好一个月；话语、钱财、朋友和怒气，都在其中。 | A chapter a day for one month: words, money, friends and anger are all there.
@day 箴言/Proverbs 1-31

# 日光之下：传道书 | Under the Sun: Ecclesiastes | 12
劳碌一场究竟有什么益处？传道者把每一条路走到尽头，为要叫我们抬头。 | What profit is there in all our toil? The Preacher walks every road to its end so that we may look up.
@lecture 传道书/Ecclesiastes 1-12

# 雅歌：爱如死之坚强 | Song of Songs: Love Strong as Death | 13 | audio
雅歌既是婚姻之爱的诗，也叫人想到基督与教会。 | A song of wedded love that also turns the heart to Christ and his church.
@lecture 雅歌/Song of Songs 1-8

# 以赛亚书：安慰我的百姓 | Isaiah: Comfort Ye My People | 5
六十六章，有审判的雷声，也有安慰的微声。受苦的仆人站在全书的中心，引我们看见福音。 | In sixty-six chapters there is thunder of judgement and a still voice of comfort. The suffering Servant stands at the heart of it and leads us to the gospel.
@lecture 以赛亚书/Isaiah 1-66

# 流泪的先知：耶利米书 | The Weeping Prophet: Jeremiah | 5
四十年无人听从，他仍旧说，因为那话在骨中如火。从造窑匠的家到淤泥的坑，我们跟着他看见神为百姓心碎。 | Forty years unheeded, he spoke on, for the word was a fire shut up in his bones. From the potter's house to the miry pit we follow him, and see God's heart break for his people.
@plain 耶利米书/Jeremiah 1-52

# 废墟上的早晨：耶利米哀歌 | Morning over the Ruins: Lamentations | 3
五首哀歌中间，有一句每早晨都是新的。 | In the midst of five laments stands a mercy new every morning.
- 何竟独坐：哀歌第一章 | How She Sits Alone: Chapter One
- 倾心如水：哀歌第二章 | Pour Out Your Heart: Chapter Two
- 每早晨都是新的：哀歌第三章 | New Every Morning: Chapter Three
- 黯淡的金子：哀歌第四章 | Gold Grown Dim: Chapter Four
- 求你使我们回转：哀歌第五章 | Turn Us Back: Chapter Five

# 以西结书：枯骨与活水 | Ezekiel: Dry Bones and Living Water | 22
被掳之地的河边，天开了。祭司以西结看见荣耀离去，也看见荣耀归来，并有河水从殿中流出。 | By a river in exile the heavens opened. Ezekiel the priest saw the glory depart, saw it return, and saw a river flow out of the house.
@lecture 以西结书/Ezekiel 1-48

# 外邦宫廷的信心：但以理书 | Faith in a Foreign Court: Daniel | 9
少年被掳，白头仍跪；但以理的一生叫人知道天上的神掌权。前六章讲他的生活，后六章讲他的异象，两样都教人忠心。 | Taken as a youth, still kneeling in old age, Daniel teaches that the God of heaven rules. Six chapters tell of his life and six of his visions, and both teach faithfulness.
@lecture 但以理书/Daniel 1-12

# 何西阿书：不肯放手的爱 | Hosea: Love That Will Not Let Go | 10
先知的婚姻成了一篇讲章：背约的人，被守约的神寻回。 | A prophet's marriage becomes a sermon: the covenant-breaker is sought by the covenant-keeping God.
@plain 何西阿书/Hosea 1-14

# 约珥书：蝗虫吃去的年日 | Joel: The Years the Locust Ate | 24
灾害之后还有甘霖，忧伤之后还有圣灵的浇灌。 | After the plague comes the rain, and after sorrow the outpouring of the Spirit.
@lecture 约珥书/Joel 1:1-20, 2:1-17, 2:18-32, 3:1-21

# 公平如大水：阿摩司书 | Justice Like Waters: Amos | 26
一个牧人从提哥亚来，问富足的人怎样对待门口的穷人。 | A herdsman comes from Tekoa to ask the prosperous how they treat the poor at the gate.
@lecture 阿摩司书/Amos 1-9

# 俄巴底亚书：高处的骄傲 | Obadiah: Pride on the Heights | 24
最短的先知书只有二十一节，却问得很深：兄弟遭难时你站在哪里？ | The shortest of the prophets has only twenty-one verses, yet it asks a searching thing: where did you stand on the day of your brother's trouble?
@lecture 俄巴底亚书/Obadiah 1:1-9, 1:10-21

# 约拿书：逃不开的怜悯 | Jonah: Inescapable Mercy | 15
真正难以下咽的不是大鱼，而是神对敌人的怜悯。七讲之后，你或许会发现自己也坐在城东的棚下。 | The hard thing to swallow is not the fish but the mercy of God toward an enemy. After seven talks you may find yourself sitting in the booth on the east side of the city.
- 买一张反方向的船票 | A Ticket the Other Way
- 风暴中熟睡的人 | Asleep in the Storm
- 深渊里的祷告 | A Prayer from the Deep
- 第二次呼召 | The Second Call
- 一座城披上麻布 | A City in Sackcloth
- 蓖麻树下的怒气 | Anger under the Gourd
- 没有回答的结尾 | The Ending without an Answer

# 弥迦书：祂向你所要的 | Micah: What He Requires | 26
从首都的罪讲到伯利恒的小城，弥迦把公义、怜悯、谦卑连成一句话。 | From the sins of the capital to little Bethlehem, Micah joins justice, mercy and humility in a single sentence.
@plain 弥迦书/Micah 1-7

# 那鸿书：患难日的保障 | Nahum: A Stronghold in Trouble | 24
强权终有尽头，投靠主的人却为祂所认识。 | The tyrant's day has an end, but the Lord knows those who trust in him.
@lecture 那鸿书/Nahum 1-3

# 守望楼上：哈巴谷书 | On the Watchtower: Habakkuk | 9
先知敢把问题带到神面前，也肯站在望楼上等候回答。 | The prophet dares to bring his questions to God, and is willing to stand on the tower and wait.
- 要到几时呢 | O Lord, How Long?
- 更难的答案 | A Harder Answer
- 义人因信得生 | The Just Shall Live by Faith
- 五个祸哉 | Five Woes
- 葡萄树不结果 | Though the Vine Bear No Fruit

# 西番雅书：祂因你喜乐歌唱 | Zephaniah: He Rejoices over Thee | 13
审判的日子写得最沉重，末了的歌声也最温柔。 | No book writes of the day of judgement more heavily or ends in a gentler song.
@lecture 西番雅书/Zephaniah 1-3

# 先修哪一座殿：哈该书 | Which House First: Haggai | 8
天花板盖好了，殿仍然荒凉；哈该请人省察自己的行为。 | The panelled ceilings are done and the temple lies waste; Haggai asks the people to consider their ways.
@lecture 哈该书/Haggai 1:1-15, 2:1-9, 2:10-23

# 撒迦利亚书：骑驴的王 | Zechariah: The King on a Colt | 16
八个异象与一位谦和的君王，为归回的余民点亮前路。 | Eight visions and a lowly King light the road for a returned remnant.
@lecture 撒迦利亚书/Zechariah 1-14

# 玛拉基书：旧约的最后一页 | Malachi: The Last Page of the Old Testament | 4
疲倦的敬拜者与耐心的神对话，书页合上时，人在等候日头出现。 | Weary worshippers argue with a patient God, and as the page closes they are waiting for a sunrise.
@lecture 玛拉基书/Malachi 1:1-5, 1:6-2:9, 2:10-16, 2:17-3:6, 3:7-18, 4:1-6
`,
);
