import { shelf } from "./draft.ts";

/** Topical messages: prayer, suffering, work, the church, the end of life. */
export const topical = shelf(
  207,
  "both",
  `
# 祷告的学校 | The School of Prayer | 3
不会祷告的人正好来上学。八堂课从一句“主啊”开始，学习怎样开口、怎样静默、怎样等候。 | If you cannot pray, this is the school for you. Eight lessons begin with a single “Lord” and learn to speak, to be silent and to wait.
- 主啊，教导我们 | Lord, Teach Us
- 关上门 | Shut the Door
- 不用许多重复话 | No Vain Repetitions
- 用诗篇祷告 | Praying the Psalms
- 认罪的自由 | The Freedom of Confession
- 为别人站在破口 | Standing in the Gap
- 没有应允的时候 | When No Answer Comes
- 不住地祷告 | Without Ceasing

# 禁食与安静 | Fasting and Quiet | 13 | audio
吵闹的时代里，两样被遗忘的操练。 | Two forgotten disciplines for a noisy age.
- 为什么要停下来 | Why Stop at All
- 先知所说的禁食 | The Fast the Prophet Spoke Of
- 暗中的父看见 | Seen by the Father in Secret
- 微小的声音 | A Still Small Voice
- 半天的退修 | A Half-Day Retreat

# 走过死荫：给哀伤的人 | Through the Valley: For Those Who Grieve | 5
失去至亲的人不需要道理，需要有人同坐。讲者自己曾送别爱子，说话很慢，也留下许多静默。 | The bereaved need company more than explanations. The speaker has buried a son of his own; he speaks slowly and leaves long silences.
- 第一夜 | The First Night
- 耶稣哭了 | Jesus Wept
- 可以问为什么吗 | May I Ask Why?
- 空椅子 | The Empty Chair
- 节日最难过 | When Holidays Hurt
- 记念与放手 | Remembering and Releasing
- 不像没有指望的人 | Not as Those without Hope
- 再见之日 | The Day of Meeting Again

# 病床边的安慰 | Comfort at the Bedside | 10 | audio
给病人，也给日夜照顾病人的家人。 | For the sick, and for the family who watch over them day and night.
- 检查报告出来以后 | After the Results
- 夜里醒着 | Awake at Night
- 祂担当我们的疾病 | He Bore Our Sicknesses
- 照顾者的眼泪 | The Carer's Tears
- 外体毁坏，内心更新 | Perishing Outwardly, Renewed Within
- 在祂手中 | In His Hands

# 当忧虑来敲门 | When Worry Knocks | 15
忧虑是人之常情，主却请我们看天上的飞鸟。每讲结束时，讲者邀请你把一件心事写下来，折好，放进祷告里。 | Worry is common to us all, and the Lord bids us behold the birds. At the end of each talk you are invited to write down one care, fold the paper, and place it in your prayers.
- 忧虑从哪里来 | Where Worry Comes From
- 看那飞鸟 | Behold the Fowls
- 把重担卸下 | Casting the Burden
- 明天自有明天 | Tomorrow Will See to Itself
- 出人意外的平安 | Peace Passing Understanding
- 一次一天 | One Day at a Time

# 低谷里的以利亚：谈忧郁 | Elijah in the Valley: On Depression | 25
迦密山后的先知求死，神却先给他饼和水，让他睡觉。讲者与一位辅导员一同谈信徒的忧郁，也谈何时应当求医。 | After Carmel the prophet asked to die, and God first gave him bread, water and sleep. With a counsellor the speaker considers depression among believers, and when to seek medical help.
- 罗腾树下 | Under the Juniper Tree
- 先吃先睡 | Eat First, Sleep First
- 信徒也会忧郁 | Believers Too
- 找医生不是不信 | A Doctor Is Not Unbelief
- 陪伴的人该说什么 | What a Companion May Say
- 还有七千人 | Seven Thousand Yet

# 办公桌上的祭坛 | An Altar on the Desk | 8
星期一早晨的工作，与星期日早晨的敬拜，原是同一件事。七讲都录于午休时间，背景里听得见办公室的电话。 | Monday's work and Sunday's worship are in the end the same service. All seven were recorded in the lunch hour, and an office telephone can be heard behind them.
- 园中的工人 | Workers in a Garden
- 荆棘与汗水 | Thorns and Sweat
- 像给主做的 | As unto the Lord
- 难相处的同事 | A Difficult Colleague
- 说真话的代价 | The Cost of Truth
- 升职与落选 | Promoted, Passed Over
- 下班以后 | After Hours

# 失业的日子 | Between Jobs | 26 | audio
没有名片的时候，我是谁？ | Who am I when I have no card to hand out?
- 最后一天上班 | The Last Day at Work
- 价值不在职位 | Worth beyond a Title
- 跟家人怎么说 | Telling the Family
- 乌鸦送来的饼 | Bread from Ravens
- 重新出发 | Setting Out Again

# 钱与心 | Money and the Heart | 26
主耶稣常常谈钱，因为祂关心我们的心。讲者做过二十年会计，例子都从账本里来。 | Jesus often spoke of money because he cares about our hearts. The speaker kept accounts for twenty years, and his examples come from the ledger.
- 两个主人 | Two Masters
- 寡妇的小钱 | The Widow's Mites
- 欠债的人 | The Debtor
- 储蓄与信靠 | Saving and Trusting
- 甘心乐意地给 | Cheerful Giving
- 知足是大利 | Contentment Is Great Gain

# 饶恕的长路 | The Long Road of Forgiveness | 17
饶恕很少是一天的事。讲者陪听众走过愤怒、记忆、界限与释放，不催促，也不轻看伤害。 | Forgiveness is seldom the work of one day. The speaker walks with us through anger, memory, boundaries and release, neither hurrying nor making light of the hurt.
- 伤口真的痛 | The Wound Is Real
- 饶恕不是什么 | What Forgiveness Is Not
- 七十个七次 | Seventy Times Seven
- 约瑟与哥哥们 | Joseph and His Brothers
- 界限与和好 | Boundaries and Peace
- 饶恕自己？ | Forgiving Myself?
- 被饶恕的人 | The Forgiven

# 怒气与舌头 | Anger and the Tongue | 14
最小的火能点着最大的树林。 | How great a matter a little fire kindleth.
- 快快地听 | Swift to Hear
- 日落以前 | Before Sundown
- 柔和的回答 | A Soft Answer
- 背后的话 | Words behind Backs
- 造就人的好话 | Words That Build

# 孤单的人坐在家里 | God Setteth the Solitary in Families | 13
城市里有许多一个人吃饭的人，教会可以是他们的家。 | In the city many eat alone, and the church can be their home.
- 一个人的晚餐 | Supper for One
- 那人独居不好 | Not Good to Be Alone
- 耶稣也独自 | Jesus Alone
- 单身的恩赐与难处 | Singleness, Gift and Trial
- 敞开的饭桌 | An Open Table

# 等候神的人 | Those Who Wait upon God | 11
亚伯拉罕等了二十五年，西面等了一生；等候并非虚度。六位等候的人，六种不同的黑夜，同一位守约的神。 | Abraham waited twenty-five years and Simeon a lifetime; to wait is not to waste. Here are six who waited, six kinds of night, and one God who keeps covenant.
- 撒拉的帐棚 | Sarah's Tent
- 井里的约瑟 | Joseph in the Pit
- 大卫的山洞 | David's Cave
- 迟延的神 | The God Who Delays
- 鹰的翅膀 | Wings as Eagles
- 西面闭眼之前 | Before Simeon's Eyes Closed

# 明白神的旨意 | Knowing the Will of God | 16
前面两条路，怎样知道该走哪一条？讲者劝人少找记号，多存敬畏与顺服的心。 | Two roads ahead: how shall I know which to take? The speaker urges us to look less for signs and more for a reverent, obedient heart.
- 已经说明的旨意 | What Is Already Made Plain
- 智慧多于暗号 | Wisdom More Than Signs
- 劝慰人的朋友 | The Counsel of Friends
- 关上的门 | Closed Doors
- 走错了怎么办 | If I Chose Wrongly
- 脚前的灯 | A Lamp unto My Feet

# 初信十二课 | Twelve Lessons for New Believers | 23
刚刚信主，第一步怎么走？十二堂短课讲清楚得救的确据、读经祷告、受洗聚会与日常生活。 | Newly come to faith and unsure of the first step? Twelve short lessons explain assurance, Scripture and prayer, baptism and church, and everyday life.
- 我真的得救了吗 | Am I Truly Saved?
- 神的儿女 | A Child of God
- 怎样读圣经 | How to Read the Bible
- 怎样祷告 | How to Pray
- 罪还在缠绕我 | Sin Still Clings
- 受洗的意义 | The Meaning of Baptism
- 为什么要聚会 | Why Gather?
- 主的晚餐 | The Lord's Supper
- 圣灵住在心里 | The Spirit Within
- 把好消息告诉家人 | Telling My Family
- 奉献与服事 | Giving and Serving
- 一生的路 | A Lifelong Road

# 洗礼班讲义 | Baptism Class | 23
预备受洗的人常问的问题，牧师一一作答。 | The questions candidates ask, answered one by one by the pastor.
- 洗礼是谁的主意 | Whose Idea Was Baptism?
- 同死同活 | Died and Raised with Him
- 预备你的见证 | Preparing Your Testimony
- 当天会怎样进行 | What Happens on the Day
- 受洗以后 | After Baptism

# 读经入门：打开那本书 | First Steps in Bible Reading: Open the Book | 17
六十六卷从哪一卷读起？读不懂怎么办？ | There are sixty-six books; where should I begin? And what if I do not understand?
- 一本书，许多书 | One Book, Many Books
- 从福音书开始 | Begin with a Gospel
- 上下文 | Context, Context
- 诗歌与比喻 | Poems and Parables
- 难解的经文 | Hard Passages
- 读了就去行 | Read and Do

# 得救的确据 | Full Assurance | 20
感觉时高时低，应许却不改变。五讲都围绕一句话：不是我抓得紧，是祂不放手。 | Feelings rise and fall, but the promise does not change. All five circle round one thought: it is not that I hold tightly, but that he does not let go.
- 疑惑的清早 | A Morning of Doubt
- 祂拉着我 | He Holds Me
- 三重见证 | A Threefold Witness
- 跌倒以后 | After a Fall
- 直到末日 | Unto the Last Day

# 十字架上的七句话 | Seven Words from the Cross | 2
六个小时里，主只说了七句话，句句都是留给我们的。 | In six hours the Lord spoke seven times, and every word was left for us.
- 父啊，赦免他们 | Father, Forgive Them
- 今日你要同我在乐园里 | Today in Paradise
- 看你的母亲 | Behold Thy Mother
- 为什么离弃我 | Why Hast Thou Forsaken Me
- 我渴了 | I Thirst
- 成了：付清的债 | Finished: The Debt Paid
- 我将灵魂交在你手里 | Into Thy Hands

# 复活的盼望：哥林多前书十五章 | Resurrection Hope: First Corinthians Fifteen | 9
若没有复活，我们就比众人更可怜；但基督已经从死里复活了。 | Without resurrection we are of all men most miserable; but now is Christ risen from the dead.
- 我当日传给你们的 | What I Delivered First
- 若没有复活 | If the Dead Rise Not
- 初熟的果子 | The Firstfruits
- 种下的与长出的 | What Is Sown, What Is Raised
- 死啊，你的毒钩 | O Death, Thy Sting

# 安息日的礼物 | The Gift of Rest | 15 | audio
休息不是效率的手段，而是对神的信任。 | Rest is not a tool of efficiency but an act of trust.
- 第七日的祝福 | The Seventh Day Blessed
- 手机关机以后 | With the Phone Off
- 睡眠的神学 | A Theology of Sleep
- 歇了自己的工 | Ceasing from Works
- 永远的安息 | Rest Remaining

# 屏幕时代的门徒 | Disciples in the Age of Screens | 24
注意力是爱的另一个名字。 | Attention is another name for love.
- 谁在看着我 | Who Is Watching Me?
- 点赞与称许 | Likes and Approval
- 暗处的眼目 | Eyes in Secret
- 温柔地打字 | Typing Gently
- 面对面 | Face to Face

# 诚实面对疑惑 | Honest about Doubt | 19
多马没有被赶出去。疑惑若带到主面前，可以成为更深信心的门口。 | Thomas was not put out. Brought to the Lord, a doubt may become the doorway to a deeper faith.
- 施洗约翰也问过 | Even the Baptist Asked
- 我信不足 | Help Mine Unbelief
- 疑惑与不信 | Doubt and Unbelief
- 与谁一起问 | Asking in Company
- 多马的告白 | The Confession of Thomas

# 作客旅的日子：移居者的信仰 | Days of Sojourning: Faith for Migrants | 28
离乡的人在异地找房子、找工作，也找教会。 | Far from home we look for a house, for work, and for a church.
- 亚伯拉罕不知往哪里去 | Not Knowing Whither
- 在河边歌唱 | Songs by the River
- 为那城求平安 | Seek the Peace of the City
- 两种语言的孩子 | Children of Two Languages
- 寄居的必被记念 | The Stranger Remembered
- 更美的城 | A Better City

# 老年的果子 | Fruit in Old Age | 22
发白的年岁仍要结果子，这是诗篇的应许。讲者今年七十九岁，录音时常常笑起来。 | The Psalms promise fruit even to grey hairs. The speaker is seventy-nine and often laughs as he records.
- 不要丢弃我 | Cast Me Not Off
- 退休不退役 | Retired, Not Discharged
- 手脚慢了 | When Hands Are Slow
- 把故事讲给孙儿 | Stories for Grandchildren
- 送别老友 | Farewell to Old Friends
- 黄昏有光 | Light at Evening

# 预备离世的心 | Preparing to Depart | 22 | audio
谈死不是不吉利。知道往哪里去的人，可以从容收拾行装。 | To speak of death is not ill luck. One who knows where he is going can pack in peace.
- 避而不谈的题目 | The Subject We Avoid
- 写给儿女的信 | A Letter to the Children
- 床前的交托 | Commending at the Bedside
- 与基督同在 | With Christ
- 父家的住处 | Many Mansions

# 天上的家乡 | The Heavenly Country | 9
圣经论到新天新地说了什么，又有意没有说什么？ | What does Scripture say of the new creation, and what does it leave unsaid?
- 那座有根基的城 | The City with Foundations
- 不再有的五件事 | Five Things No More
- 我们会认得彼此吗 | Shall We Know Each Other?
- 身体得赎 | The Body Redeemed
- 见祂的面 | They Shall See His Face

# 神的名字 | The Names of God | 4
亚伯拉罕、夏甲、基甸，各人在自己的绝境里认识了神的一个名字。 | Abraham, Hagar and Gideon each learned a name of God at the end of their strength.
- 自有永有的 | I Am That I Am
- 耶和华以勒 | The Lord Will Provide
- 看顾人的神 | Thou God Seest Me
- 医治你的 | The Lord That Healeth
- 耶和华沙龙 | The Lord Is Peace
- 我的牧者 | My Shepherd
- 阿爸，父 | Abba, Father

# 认识圣灵 | Knowing the Holy Spirit | 7
祂不是一股力量，而是与我们同住的保惠师。 | Not a force, but the Comforter who dwells with us.
- 运行在水面上 | Moving upon the Waters
- 另一位保惠师 | Another Comforter
- 祂要荣耀我 | He Shall Glorify Me
- 重生 | Born from Above
- 被引导的人 | Led by the Spirit
- 不同的恩赐 | Diversities of Gifts

# 三位一体浅说 | A Plain Word on the Trinity | 19
约但河边，父发声、子受洗、灵降下。 | At the Jordan the Father speaks, the Son is baptised and the Spirit descends.
- 独一的神 | One God
- 约但河边 | Beside the Jordan
- 爱从永远就有 | Love before the World
- 子与父原为一 | I and the Father
- 奉名受洗与祝福 | Baptised and Blessed in the Name

# 旧约里的基督 | Christ in the Old Testament | 21
在以马忤斯的路上，主把经上所指着自己的话都讲明白了。十二讲循着这条路回头看。 | On the Emmaus road the Lord expounded the things concerning himself. Twelve talks look back along that road.
- 女人的后裔 | The Seed of the Woman
- 方舟的门 | The Door of the Ark
- 摩利亚山的羔羊 | The Lamb on Moriah
- 逾越节的血 | Blood of the Passover
- 天上降下的粮 | Bread from Heaven
- 举在杆上的蛇 | Lifted on a Pole
- 至近的亲属 | The Kinsman-Redeemer
- 大卫的子孙 | Son of David
- 受苦的仆人 | The Suffering Servant
- 火窑中的第四位 | The Fourth in the Furnace
- 鱼腹中三日 | Three Days in the Deep
- 公义的日头 | Sun of Righteousness

# 会幕的脚印 | Footprints through the Tabernacle | 21
从外院走到幔子后面，每一件器物都说话。 | From the court to behind the veil, every vessel speaks.
- 唯一的门 | The One Gate
- 祭坛 | The Altar
- 洗濯盆 | The Laver
- 灯台 | The Lampstand
- 陈设饼 | The Bread of the Presence
- 香坛 | The Altar of Incense
- 幔子裂开 | The Veil Rent
- 施恩座 | The Mercy Seat

# 教会是什么 | What the Church Is | 12
不是楼房，不是节目，而是基督用血买来的群羊。 | Not a building or a programme but a flock bought with blood.
- 蒙召出来的人 | The Called-Out
- 身子与肢体 | Body and Members
- 彼此的功课 | Learning “One Another”
- 牧者与群羊 | Shepherds and Flock
- 教会叫我受伤 | When the Church Hurts
- 新妇 | The Bride

# 作门徒的代价 | The Cost of Discipleship | 27
先坐下算计花费，再起来跟从。 | First sit down and count the cost, then rise and follow.
- 撇下渔网 | Leaving the Nets
- 狐狸有洞 | Foxes Have Holes
- 背起自己的十字架 | Take Up Thy Cross
- 手扶着犁 | Hand to the Plough
- 得着百倍 | A Hundredfold

# 怎样传福音给朋友 | Sharing the Gospel with a Friend | 28
安得烈先找着自己的哥哥。见证往往从一顿饭、一句问候开始。 | Andrew first found his own brother. Witness often begins with a meal or a greeting.
- 先作朋友 | First a Friend
- 福音是什么 | What the Gospel Is
- 讲自己的故事 | Telling My Story
- 被拒绝的时候 | When Refused
- 回答与聆听 | Answering and Listening
- 祷告交托 | Praying and Leaving It with God

# 小组长的装备 | Equipping Group Leaders | 8 | audio
带小组不必口才好，但要会听、会问、会祷告。 | A group leader needs no eloquence, only to listen, to ask and to pray.
- 预备一次聚会 | Preparing a Meeting
- 好问题 | A Good Question
- 沉默的组员 | The Silent Member
- 冲突来了 | When Conflict Comes
- 培养下一位组长 | Raising the Next Leader

# 以马忤斯的门徒：信心冷淡时 | The Emmaus Disciples: When Faith Grows Cold | 6
我们素来所盼望的——这句话里有多少失望。主却走近来与他们同行。 | “We trusted that it had been he”: how much disappointment there is in those words. Yet the Lord drew near and went with them.
- 背向耶路撒冷 | Backs to Jerusalem
- 眼睛迷糊了 | Eyes Holden
- 火热的心 | Burning Hearts
- 擘饼的时候 | In the Breaking of Bread
- 当夜起身回去 | Back the Same Hour

# 公义与怜悯：邻舍是谁 | Justice and Mercy: Who Is My Neighbour | 26
爱邻舍有时是一碗汤，有时是替人说一句公道话。 | Loving a neighbour is at times a bowl of soup and at times a fair word on his behalf.
- 耶利哥路上 | On the Jericho Road
- 寡妇、孤儿、寄居的 | Widow, Orphan, Stranger
- 公道的天平 | Honest Scales
- 做在最小的身上 | Unto the Least
- 怜悯不疲倦 | Mercy Unwearied

# 受造界的赞美 | Creation's Praise | 13
天空、海洋、麻雀与谷物，都在说一位造物主的良善。 | Sky, sea, sparrow and grain all speak of a good Maker.
- 诸天述说 | The Heavens Declare
- 海与其中的 | The Sea and All Therein
- 五月的雀鸟 | Birds in May
- 看守园子的人 | Keepers of the Garden
- 同声叹息与等候 | Groaning and Waiting

# 恩典的管道：读经、祷告、团契 | Means of Grace: Word, Prayer, Fellowship | 18
没有捷径，却有三条人人能走的平路。 | There are no short cuts, but three level paths that anyone can walk.
- 平凡的恩典 | Ordinary Grace
- 话语喂养 | Fed by the Word
- 祷告呼吸 | Prayer as Breath
- 团契扶持 | Held by Fellowship
- 日日更新 | Renewed Daily

# 致未信的朋友：六个晚上 | To Friends Who Do Not Yet Believe: Six Evenings | 7
六个晚上，一壶茶，谈人生、谈罪、谈耶稣，也留时间给你发问。 | Six evenings and a pot of tea, to talk of life, of sin and of Jesus, with time for your questions.
- 人活着为什么 | What Are We Living For?
- 有没有神 | Is There a God?
- 我算罪人吗 | Am I a Sinner?
- 耶稣是谁 | Who Is Jesus?
- 祂为什么要死 | Why Did He Die?
- 现在该怎么办 | What Now?

# 感恩的功课 | Lessons in Gratitude | 18 | audio
十个长大麻疯的都得了洁净，回来感谢的只有一个。 | Ten were cleansed, and only one came back to give thanks.
- 回来的那一个 | The One Who Returned
- 为平凡感谢 | Thanks for the Ordinary
- 在难处中谢恩 | Thanks in Trouble
- 抱怨的解药 | A Cure for Complaint
- 献上感谢为祭 | A Sacrifice of Thanksgiving
`,
);
