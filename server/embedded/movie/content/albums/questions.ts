import { shelf } from "./draft.ts";

/** Questions of faith, answered without heat. */
export const questions = shelf(
  208,
  "both",
  `
# 苦难与良善的神 | Suffering and a Good God | 19
这是最古老的问题，也是最痛的问题。讲者不急着给答案，先陪约伯坐七天，再走到十字架下。 | It is the oldest question and the sorest. The speaker is in no haste to answer; he sits seven days with Job, and then goes to the cross.
- 问题背后的人 | The Person behind the Question
- 自由与恶 | Freedom and Evil
- 约伯的朋友错在哪里 | Where Job's Friends Went Wrong
- 十字架上的神 | God on the Cross
- 眼泪被擦去之日 | When Tears Are Wiped Away

# 圣经可信吗 | Can We Trust the Bible? | 21
抄本、考古与见证人：六集平实的说明，谈圣经怎样写成、怎样传到我们手中。 | Manuscripts, archaeology and witnesses: six plain episodes on how the Bible was written and how it reached our hands.
- 谁写的，写给谁 | Who Wrote, and to Whom?
- 抄写的人 | The Copyists
- 正典怎样形成 | How the Canon Formed
- 石头的声音 | What the Stones Say
- 福音书与见证人 | Gospels and Eyewitnesses
- 译成我们的话 | Into Our Own Tongue

# 科学与信仰的对话 | Science and Faith in Conversation | 12
一位物理教师与一位牧师的八次谈话。 | Eight conversations between a physics teacher and a pastor.
- 两本书 | Two Books
- 起初 | In the Beginning
- 精细的秩序 | A Fine Order
- 神迹可能吗 | Are Miracles Possible?
- 人只是尘土吗 | Only Dust?
- 科学不能回答的 | What Science Cannot Answer
- 信主的科学工作者 | Believers in the Laboratory
- 惊奇与敬拜 | Wonder and Worship

# 空坟墓的证据 | Evidence for the Empty Tomb | 19
若基督没有复活，信仰便是徒然。这里逐项查看历史留下的线索。 | If Christ be not risen, faith is vain. Here the historical traces are examined one by one.
- 死亡是真的 | He Truly Died
- 安葬与封石 | Burial and Seal
- 妇女的见证 | The Women's Witness
- 改变了的门徒 | Disciples Transformed
- 其他解释 | Other Explanations
- 今天有何意义 | What It Means Today

# 只有一条路吗 | Only One Way? | 12
这样的宣告听来刺耳，却出自那位最温柔的口。 | The claim sounds hard, yet it came from the gentlest of lips.
- 为什么不殊途同归 | Do All Roads Meet?
- 谁说了这句话 | Who Said It
- 没有听过的人 | Those Who Have Not Heard
- 谦卑地作见证 | Humble Witness

# 一百个孩子的问题 | A Hundred Questions from Children | 35 | video
孩子问：神住在哪里？我的小狗会上天堂吗？讲员蹲下来，认真回答。这里先放出二十四问。 | Where does God live? Will my dog go to heaven? The teacher kneels down and answers in earnest. The first twenty-four are here.
- 神住在哪里 | Where Does God Live?
- 神看得见黑暗里的我吗 | Can God See Me in the Dark?
- 谁造了神 | Who Made God?
- 神会累吗 | Does God Get Tired?
- 小狗会上天堂吗 | Will My Dog Go to Heaven?
- 天使长什么样 | What Do Angels Look Like?
- 恐龙在圣经里吗 | Are Dinosaurs in the Bible?
- 为什么要闭眼祷告 | Why Close Our Eyes to Pray?
- 神听得懂中文吗 | Does God Understand Chinese?
- 我生气也是罪吗 | Is It Sin to Be Angry?
- 说了谎怎么办 | What If I Lied?
- 奶奶去了哪里 | Where Has Grandma Gone?
- 为什么有人生病 | Why Do People Get Sick?
- 耶稣小时候乖吗 | Was Jesus Good as a Boy?
- 耶稣会笑吗 | Did Jesus Laugh?
- 为什么钉十字架 | Why the Cross?
- 复活是什么意思 | What Does Risen Mean?
- 圣灵是鸽子吗 | Is the Spirit a Dove?
- 为什么星期天去教会 | Why Church on Sunday?
- 奉献的钱去哪里 | Where Does the Offering Go?
- 不信的同学怎么办 | What about My Classmates?
- 我可以受洗吗 | May I Be Baptised?
- 神会忘记我吗 | Can God Forget Me?
- 天堂会闷吗 | Is Heaven Boring?

# 年轻人的十个为什么 | Ten Whys of the Young | 24
大学团契收集的问题，匿名写在纸条上，讲者当场抽取作答。 | Collected by a student fellowship on unsigned slips, drawn and answered on the spot.
- 为什么要信 | Why Believe at All?
- 为什么教会里有伪善 | Why Hypocrites in Church?
- 为什么等到婚后 | Why Wait until Marriage?
- 为什么祷告没有用 | Why Does Prayer Seem Useless?
- 为什么要读旧书 | Why Read an Old Book?
- 为什么神不现身 | Why Does God Not Appear?
- 为什么地狱 | Why Hell?
- 为什么是以色列 | Why Israel?
- 为什么我还是犯罪 | Why Do I Still Sin?
- 为什么值得 | Why Is It Worth It?

# 父母信别的，我信耶稣 | My Parents Believe Otherwise | 26
清明、婚礼、饭桌上的为难，怎样既孝敬又忠心？ | Festivals, weddings and the family table: how to honour parents and still be faithful.
- 第一次开口 | Telling Them First
- 清明与祭祖 | The Grave-Sweeping Festival
- 爱里的坚持 | Firm in Love
- 十年的祷告 | Ten Years of Prayer

# 祷告到底有没有用 | Does Prayer Change Anything? | 3
神既知道一切，为什么还要我们求？ | If God knows all, why are we to ask?
- 祂早已知道 | He Already Knows
- 主权与祈求 | Sovereignty and Asking
- 没有成就的事 | What Was Not Granted
- 祷告改变了谁 | Whom Prayer Changes

# 地狱、审判与爱 | Hell, Judgement and Love | 9
沉重的题目，以流泪的心来谈。 | A heavy subject, spoken of with tears.
- 慈爱的神为何审判 | Why a Loving God Judges
- 主自己的警告 | The Lord's Own Warnings
- 公义得着伸张 | Justice Done
- 祂愿万人得救 | He Would Have All Men Saved

# 耶稣真有其人吗 | Did Jesus Really Live? | 21 | video
教外史料、地理与风俗，四集短片说明历史上的拿撒勒人。 | Ancient historians, geography and custom: four short films on the Nazarene of history.
- 教外的史家 | Historians outside the Church
- 加利利的村庄 | Villages of Galilee
- 彼拉多的名字 | The Name of Pilate
- 历史与信心 | History and Faith

# 读不懂的经文 | Passages That Puzzle Us | 14
听众来信问到的难处，一集解一段，不懂的也坦白说不懂。 | Difficulties sent in by listeners, one passage at a time, with an honest “I do not know” where needed.
- 该隐的妻子 | The Wife of Cain
- 法老的心刚硬 | Pharaoh's Hardened Heart
- 耶弗他的愿 | Jephthah's Vow
- 咒诅的诗篇 | The Cursing Psalms
- 不得赦免的罪 | The Unpardonable Sin
- 恨父母？ | Hating Father and Mother?
- 无花果树 | The Fig Tree
- 监狱里的灵 | Spirits in Prison

# 心理学与灵魂 | Psychology and the Soul | 25
一位受训的辅导者谈情绪、创伤与恩典。 | A trained counsellor speaks of feelings, trauma and grace.
- 人是什么 | What Is Man?
- 情绪不是敌人 | Feelings Are Not the Enemy
- 创伤的记忆 | Wounded Memory
- 罪与病 | Sin and Sickness
- 群体的医治 | Healing in Community

# 道德从哪里来 | Where Does Morality Come From? | 18
我们都说“不公平”，这把尺子是谁给的？ | We all say “unfair”; who gave us the ruler?
- 人人都有的尺子 | A Ruler Everyone Carries
- 良心的声音 | The Voice of Conscience
- 尊严的根基 | The Ground of Dignity
- 知道却做不到 | Knowing Yet Failing

# 信箱：主持人与听众 | Letters from Listeners | 40 | weekly audio
每周读一封听众来信，请一位牧者回答。名字都隐去，盼望却是真实的。 | Each week a listener's letter is read and a pastor replies. Names are withheld; the hope is real.
- 我离开教会五年了 | Five Years Away
- 儿子不肯去聚会 | My Son Will Not Come
- 祷告时总是睡着 | I Fall Asleep Praying
- 该不该换工作 | Should I Change Jobs?
- 丈夫还没有信 | My Husband Does Not Believe
- 我嫉妒同工 | Jealous of a Co-worker
- 欠朋友的钱 | Money Owed to a Friend
- 听不懂讲道 | I Cannot Follow the Sermon
- 怎样跟神说对不起 | How to Say Sorry to God
- 不敢在人前祷告 | Afraid to Pray Aloud
- 养老院里的母亲 | Mother in a Care Home
- 怀孕失去了 | A Pregnancy Lost
- 二次婚姻的不安 | Unease in a Second Marriage
- 天天加班没有主日 | No Sundays Off
- 我还能被使用吗 | Can I Still Be Used?
- 邻居请我去庙会 | Invited to the Temple Fair
- 读经计划断了 | A Broken Reading Plan
- 怕死 | Afraid of Dying
- 孩子被欺负 | My Child Is Bullied
- 跟姊妹吵架以后 | After a Quarrel
- 一个人过圣诞 | Christmas Alone
- 我想当宣教士 | I Want to Be a Missionary

# 世界观茶座 | Worldview over Tea | 18
一杯茶的时间，谈一个流行的想法与圣经的回应。 | In the time of a cup of tea, one popular idea and a biblical answer.
- 做自己 | Be Yourself
- 活在当下 | Live for Now
- 眼见为实 | Seeing Is Believing
- 努力就有回报 | Effort Is Rewarded
- 命中注定 | Written in the Stars
- 人性本善 | People Are Basically Good
- 跟着感觉走 | Follow Your Heart

# 犹太人耶稣 | Jesus the Jew | 21
回到第一世纪的会堂与节期，许多话忽然明白了。 | Back in the synagogues and feasts of the first century, many sayings grow clear.
- 会堂里的少年 | A Boy in the Synagogue
- 安息日的争论 | Sabbath Disputes
- 住棚节的水 | Water at Tabernacles
- 逾越节的杯 | The Passover Cup
- 拉比与门徒 | Rabbi and Disciples

# 信心与理性 | Faith and Reason | 20
信心不是闭上眼睛，而是睁眼信靠一位可靠的主。 | Faith is not shutting the eyes but trusting with open eyes One who is trustworthy.
- 信是什么 | What Faith Is
- 理性的用处 | The Use of Reason
- 理性的尽头 | The End of Reason
- 尽意爱神 | Loving God with the Mind
`,
);
