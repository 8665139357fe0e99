import { shelf } from "./draft.ts";

/** The books of the New Testament, and some well-loved passages of it. */
export const newTestament = shelf(
  206,
  "both",
  `
# 马太福音：君王与祂的国 | Matthew: The King and His Kingdom | 2
大卫的子孙来了，带来的国度却出人意料：虚心的人有福，末后的在前。每讲都留意一个旧约的回声。 | The Son of David has come, and his kingdom surprises everyone: the poor in spirit are blessed and the last are first. Each talk listens for one echo of the Old Testament.
@lecture 马太福音/Matthew 1-28

# 马可福音：步履匆匆的仆人 | Mark: The Servant in Haste | 11
马可下笔快，事情一件接一件，直到十字架前才慢下来。三十二讲随着这位仆人走完全程。 | Mark writes quickly, one thing straight after another, and slows only before the cross. Thirty-two talks walk the whole road behind the Servant.
@lecture 马可福音/Mark 1:1-20, 1:21-45, 2:1-17, 2:18-28, 3:1-19, 3:20-35, 4:1-20, 4:21-41, 5:1-20, 5:21-43, 6:1-29, 6:30-56, 7:1-23, 7:24-37, 8:1-21, 8:22-38, 9:1-29, 9:30-50, 10:1-31, 10:32-52, 11:1-19, 11:20-33, 12:1-27, 12:28-44, 13:1-23, 13:24-37, 14:1-31, 14:32-72, 15:1-20, 15:21-47, 16:1-8, 16:9-20

# 路加福音：席间的陌生人 | Luke: The Stranger at the Table | 6
路加常常写到吃饭：税吏家的、法利赛人家的、以马忤斯路上的。恩典就坐在席间。 | Luke writes often of meals, in a publican's house, in a Pharisee's, on the Emmaus road. Grace sits at the table.
@lecture 路加福音/Luke 1-24

# 约翰福音：生命的光 | John: The Light of Life | 1
太初有道，道成了肉身。三十六讲细读约翰福音，听主一次次说“我是”，也听祂问每一个人：你信这话吗？ | In the beginning was the Word, and the Word was made flesh. Thirty-six talks read John closely, hear the Lord say again and again who he is, and hear him ask each of us whether we believe.
@lecture 约翰福音/John 1:1-18, 1:19-51, 2:1-25, 3:1-21, 3:22-36, 4:1-42, 4:43-54, 5:1-18, 5:19-47, 6:1-21, 6:22-71, 7:1-52, 7:53-8:11, 8:12-59, 9:1-41, 10:1-21, 10:22-42, 11:1-44, 11:45-57, 12:1-19, 12:20-50, 13:1-20, 13:21-38, 14:1-31, 15:1-17, 15:18-16:4, 16:5-33, 17:1-26, 18:1-27, 18:28-40, 19:1-16, 19:17-42, 20:1-18, 20:19-31, 21:1-14, 21:15-25

# 使徒行传：道路、房屋与监牢 | Acts: Roads, Houses and Prisons | 7
福音从一间楼房出发，走过街市、海港与牢房，直到罗马。讲者从前航海，讲到保罗遇风那一章格外动人。 | The gospel sets out from an upper room and goes by way of markets, harbours and prison cells to Rome. The speaker was once a seaman, and the chapter of Paul's shipwreck is especially moving.
@lecture 使徒行传/Acts 1-28

# 罗马书：本于信以至于信 | Romans: From Faith to Faith | 4
保罗最完整的一封信，从人的绝境讲到神的义，从教义讲到厨房与街头的生活。二十五讲不求快，只求听明白“因信得生”四个字。 | Paul's fullest letter moves from our ruin to God's righteousness, and from doctrine to the kitchen and the street. The twenty-five talks are in no hurry; they seek only to understand what it means to live by faith.
@lecture 罗马书/Romans 1:1-17, 1:18-32, 2:1-29, 3:1-20, 3:21-31, 4:1-25, 5:1-11, 5:12-21, 6:1-14, 6:15-23, 7:1-25, 8:1-17, 8:18-30, 8:31-39, 9:1-29, 9:30-10:21, 11:1-24, 11:25-36, 12:1-8, 12:9-21, 13:1-14, 14:1-23, 15:1-13, 15:14-33, 16:1-27

# 哥林多前书：一间真实的教会 | First Corinthians: A Real Church | 14
恩赐多，纷争也多；保罗写信给一间像我们一样的教会，并指给他们最妙的道。 | Rich in gifts and rich in quarrels, they were a church like ours, and Paul showed them the more excellent way.
@lecture 哥林多前书/1 Corinthians 1:1-17, 1:18-31, 2:1-16, 3:1-23, 4:1-21, 5:1-13, 6:1-20, 7:1-40, 8:1-13, 9:1-27, 10:1-22, 10:23-33, 11:1-16, 11:17-34, 12:1-31, 13:1-13, 14:1-40, 15:1-34, 15:35-58, 16:1-24

# 瓦器里的宝贝：哥林多后书 | Treasure in Earthen Vessels: Second Corinthians | 14
软弱不是事奉的障碍，倒是恩典显明之处。 | Weakness is no hindrance to ministry; it is the place where grace is seen.
@lecture 哥林多后书/2 Corinthians 1-13

# 加拉太书：自由的福音 | Galatians: The Gospel of Freedom | 20
十字架已经够了，不必再加添什么。 | The cross is enough, and nothing need be added to it.
@lecture 加拉太书/Galatians 1:1-10, 1:11-24, 2:1-10, 2:11-21, 3:1-14, 3:15-29, 4:1-20, 4:21-31, 5:1-15, 5:16-26, 6:1-10, 6:11-18

# 以弗所书：同坐天上，行在地上 | Ephesians: Seated Above, Walking Below | 19
先讲神在基督里作成了什么，再讲我们该怎样行事为人。 | First what God has done in Christ, then how we are to walk.
@lecture 以弗所书/Ephesians 1:1-14, 1:15-23, 2:1-10, 2:11-22, 3:1-13, 3:14-21, 4:1-16, 4:17-32, 5:1-14, 5:15-21, 5:22-33, 6:1-9, 6:10-24

# 狱中的喜乐：腓立比书 | Joy in Chains: Philippians | 3
写信的人戴着锁链，信里却充满喜乐。十讲探问这喜乐的源头，并学习在任何境况中知足。 | The writer is in chains and the letter overflows with joy. Ten talks ask where such joy comes from, and learn contentment in every state.
- 写给一间慷慨的教会 | To a Generous Church
- 那动了善工的 | He Who Began a Good Work
- 锁链也传福音 | Even the Chains Preach
- 活着就是基督 | To Live Is Christ
- 取了奴仆的形像 | The Form of a Servant
- 像明光照耀 | Shining as Lights
- 提摩太与以巴弗提 | Timothy and Epaphroditus
- 万事当作有损的 | All Things Counted Loss
- 向着标竿直跑 | Pressing toward the Mark
- 知足的秘诀 | The Secret of Contentment

# 歌罗西书：万有之上的基督 | Colossians: Christ over All | 19
小城里的信徒被各样新奇之说搅扰，保罗只把基督的丰满讲给他们听。 | Believers in a small town were unsettled by novel teachings, and Paul simply set before them the fullness of Christ.
@lecture 歌罗西书/Colossians 1:1-14, 1:15-23, 1:24-2:5, 2:6-23, 3:1-17, 3:18-4:1, 4:2-18

# 帖撒罗尼迦前书：等候的人 | First Thessalonians: A Waiting People | 25
离弃偶像、服事真神、等候祂儿子从天降临——这就是信徒的一生。 | To turn from idols, serve the living God and wait for his Son from heaven: that is the whole of a believer's life.
@lecture 帖撒罗尼迦前书/1 Thessalonians 1:1-10, 2:1-16, 2:17-3:13, 4:1-12, 4:13-18, 5:1-11, 5:12-28

# 帖撒罗尼迦后书：站立得稳 | Second Thessalonians: Standing Firm | 25
消息纷乱的时候，要守住所领受的教训，安静做工。 | When reports are confused, hold to what you were taught and work quietly.
@lecture 帖撒罗尼迦后书/2 Thessalonians 1-3

# 神家中的次序：提摩太前书 | Order in the Household: First Timothy | 16
一位年长的牧者写给年轻同工，讲真道、祷告和敬虔的操练。 | An older pastor writes to a younger one about sound teaching, prayer and training in godliness.
@lecture 提摩太前书/1 Timothy 1-6

# 末了的信：提摩太后书 | The Last Letter: Second Timothy | 16
冬天将到，外衣未来，保罗仍把美好的道交托下去。 | Winter is near and his cloak has not come, yet Paul still hands on the good deposit.
- 想念你的眼泪 | Remembering Your Tears
- 将火挑旺 | Stir Up the Flame
- 交托那忠心的人 | Entrust It to the Faithful
- 兵丁、运动员与农夫 | Soldier, Athlete, Farmer
- 危险的日子与可靠的圣经 | Perilous Times, Trusty Scripture
- 务要传道 | Preach the Word
- 冬天以前到我这里来 | Come before Winter

# 提多书：恩典教我们 | Titus: Grace Our Teacher | 23
恩典不但拯救我们，也教导我们今世怎样度日。 | Grace not only saves us; it teaches us how to live in this present world.
@lecture 提多书/Titus 1:1-16, 2:1-10, 2:11-15, 3:1-15

# 腓利门书：不再是奴仆 | Philemon: No Longer a Slave | 23
一封短信，一个逃走的仆人，一次比法律走得更远的饶恕。 | A short letter, a runaway slave, and a forgiveness that goes further than the law.
@lecture 腓利门书/Philemon 1:1-7, 1:8-16, 1:17-25

# 希伯来书：更美的盼望 | Hebrews: A Better Hope | 12
写给疲乏、想要退后的信徒。二十六讲反复叫人思想一件事：看哪，我们有这样一位大祭司。 | Written to the weary who thought of turning back. Twenty-six talks return to one thing: see what a High Priest we have.
@lecture 希伯来书/Hebrews 1:1-4, 1:5-14, 2:1-9, 2:10-18, 3:1-6, 3:7-19, 4:1-13, 4:14-5:10, 5:11-6:12, 6:13-20, 7:1-10, 7:11-28, 8:1-13, 9:1-14, 9:15-28, 10:1-18, 10:19-39, 11:1-7, 11:8-22, 11:23-31, 11:32-40, 12:1-3, 12:4-17, 12:18-29, 13:1-14, 13:15-25

# 雅各书：有脚的信心 | James: Faith with Feet | 26
信心若是活的，就会走到孤儿寡妇的门前。讲者做过会计，谈到工价与富足时尤其不留情面。 | If faith is alive, it will walk to the door of the orphan and the widow. Once an accountant, the speaker does not soften what James says of wages and wealth.
@lecture 雅各书/James 1:1-18, 1:19-27, 2:1-13, 2:14-26, 3:1-12, 3:13-18, 4:1-12, 4:13-17, 5:1-12, 5:13-20

# 寄居者的盼望：彼得前书 | Hope for Strangers: First Peter | 9
散居各处的人没有地业，却有不能朽坏的基业存留在天上。 | Scattered people without land of their own have an inheritance incorruptible, reserved in heaven.
@lecture 彼得前书/1 Peter 1:1-12, 1:13-25, 2:1-10, 2:11-25, 3:1-12, 3:13-22, 4:1-11, 4:12-19, 5:1-14

# 彼得后书：记念这些事 | Second Peter: Remember These Things | 9
年老的渔夫知道自己快要离世，便把最要紧的事再说一遍。 | The old fisherman knows his departure is near and says the chief things once more.
@lecture 彼得后书/2 Peter 1:1-11, 1:12-21, 2:1-22, 3:1-18

# 约翰一书：住在光中 | First John: Abiding in the Light | 17
老约翰的话反反复复只有几个：光、爱、真理、住在主里面。听十讲，像坐在一位老人脚前。 | The aged John has few words and repeats them: light, love, truth, abide. To hear the ten talks is like sitting at an old man's feet.
@lecture 约翰一书/1 John 1:1-10, 2:1-11, 2:12-17, 2:18-29, 3:1-10, 3:11-24, 4:1-6, 4:7-21, 5:1-12, 5:13-21

# 两封短信：约翰二书与三书 | Two Short Letters: Second and Third John | 17 | audio
一封写给太太和她的儿女，一封写给该犹，都只有一张蒲草纸长。 | One to a lady and her children, one to Gaius, and each no longer than a sheet of papyrus.
@lecture 约翰二书/2 John 1:1-6, 1:7-13; 约翰三书/3 John 1:1-8, 1:9-14

# 保守你们不失脚：犹大书 | Kept from Stumbling: Jude | 24
犹大本想写同得的救恩，却提笔劝人为真道竭力。 | Jude meant to write of the common salvation but took up his pen to urge us to contend for the faith.
@lecture 犹大书/Jude 1:1-4, 1:5-16, 1:17-25

# 启示录：看哪，祂驾云降临 | Revelation: Behold, He Cometh | 5
不去推算日子，只细看那坐宝座的与被杀的羔羊。二十二讲写给在患难中持守的教会。 | Not a reckoning of dates but a long look at him who sits upon the throne and at the Lamb. Twenty-two talks for a church that endures.
@lecture 启示录/Revelation 1-22

# 登山宝训：山上的座位 | The Sermon on the Mount: A Seat on the Hill | 20
坐在山坡上听耶稣说话，八福、盐与光、暗中的父、两种地基，一句句都是对着人心说的。讲者每讲一段，都先把经文慢慢读两遍。 | Sitting on the hillside to hear Jesus: the blessings, salt and light, the Father who sees in secret, the two foundations, each word spoken to the heart. Before each talk the passage is read aloud twice, slowly.
- 祂看见这许多的人 | Seeing the Multitudes
- 虚心的与哀恸的 | The Poor and the Mourning
- 温柔的与饥渴的 | The Meek and the Hungry
- 怜恤、清心、和睦 | Mercy, Purity, Peace
- 世上的盐 | Salt of the Earth
- 成全律法 | Fulfilling the Law
- 心里的刀与眼里的火 | The Heart and the Eye
- 左脸与第二里路 | The Other Cheek, the Second Mile
- 暗中察看的父 | The Father Who Sees in Secret
- 野地里的百合 | Lilies of the Field
- 刺与梁木 | The Mote and the Beam
- 磐石与沙土 | Rock and Sand

# 主祷文十讲 | The Lord's Prayer in Ten Talks | 3
我们从小会背的祷告，值得一句一句慢慢学。讲完以后，会众用一分钟静默代替结束祷告。 | The prayer we learned as children deserves to be learned again, a phrase at a time. Each talk ends not with a closing prayer but with a minute of silence.
- 你们祷告要这样说 | After This Manner Pray
- 我们在天上的父 | Our Father in Heaven
- 愿人都尊你的名为圣 | Hallowed Be Thy Name
- 愿你的国降临 | Thy Kingdom Come
- 愿你的旨意行在地上 | Thy Will Be Done
- 日用的饮食 | Daily Bread
- 免我们的债 | Forgive Us Our Debts
- 不叫我们遇见试探 | Lead Us Not into Temptation
- 救我们脱离凶恶 | Deliver Us from Evil
- 国度、权柄、荣耀 | Kingdom, Power and Glory

# 耶稣的比喻：种子与筵席 | Parables of Jesus: Seeds and Suppers | 11
祂用面酵、网和一枚银钱讲天国的奥秘。 | With leaven, a net and a single coin he spoke the mysteries of the kingdom.
- 四种田地 | Four Kinds of Ground
- 麦子与稗子 | Wheat and Tares
- 芥菜种 | The Mustard Seed
- 藏在地里的宝贝 | Treasure in a Field
- 撒在海里的网 | A Net Cast into the Sea
- 好撒玛利亚人 | The Good Samaritan
- 半夜敲门的朋友 | The Friend at Midnight
- 大筵席 | The Great Supper
- 失羊与失钱 | Lost Sheep, Lost Coin
- 两个儿子的父亲 | The Father of Two Sons
- 葡萄园的工人 | Labourers in the Vineyard
- 十个童女 | Ten Virgins

# 七个“我是” | The Seven “I Am” Sayings | 15
约翰记下主论到自己的七句话，每一句都是一扇门。 | John records seven things the Lord said of himself, and each of them is a door.
- 生命的粮 | The Bread of Life
- 世界的光 | The Light of the World
- 羊的门 | The Door of the Sheep
- 好牧人 | The Good Shepherd
- 复活与生命 | The Resurrection and the Life
- 道路、真理、生命 | The Way, the Truth, the Life
- 真葡萄树 | The True Vine

# 写给七个教会的信 | Letters to Seven Churches | 22
行走在灯台中间的主，知道每一间教会的劳碌与软弱。 | He who walks among the lampstands knows the labour and the weakness of every church.
- 灯台中间的人子 | The Son of Man among the Lampstands
- 以弗所：起初的爱 | Ephesus: First Love
- 士每拿：至死忠心 | Smyrna: Faithful unto Death
- 别迦摩：暗藏的吗哪 | Pergamum: Hidden Manna
- 推雅推喇：持守到底 | Thyatira: Hold Fast
- 撒狄：几名未曾污秽的 | Sardis: A Few Names
- 非拉铁非：敞开的门 | Philadelphia: An Open Door
- 老底嘉：门外的叩声 | Laodicea: A Knock at the Door
`,
);
