import type { Piece } from "./types.ts";

export const jiating: Piece[] = [
  {
    title: { zh: "一张饭桌", en: "One Table" },
    intro: {
      zh: "一家人最好的学校，也许就是每天晚上的那张桌子。",
      en: "The best school a family has may be the table it sits down to each evening.",
    },
    body: {
      zh: `我们家的桌子是旧货摊上买来的，一条腿短，垫着折了四折的纸板。孩子们在这张桌上学会了拿筷子，学会了等人，学会了把最后一块豆腐让给别人，也学会了说谢谢。

后来有一阵子，大家各吃各的：一个加班，一个补课，一个端着碗看屏幕。桌子还在，饭桌却没有了。我们商量之后定了一条很小的规矩：每周至少四个晚上，人不到齐不开饭，手机都放到门口的篮子里。

> 看哪，弟兄和睦同居，是何等的善，何等的美。（诗篇133:1）

头几天很安静，静得有些尴尬。我们就轮流问一个问题：“今天谁帮过你？”老大说公交车司机等了他，老二说同桌借了橡皮，孩子的爸爸想了很久，说：“今天是妈妈帮了我。”

谢饭祷告也因此变长了。从前只说“求主祝福这食物”，现在要把司机、同桌和妈妈都谢一遍。菜有时候凉了，我们却越吃越暖。`,
      en: `We bought our table from a second-hand stall. One leg is too short and stands on a piece of folded card. At this table the children learned to hold chopsticks, to wait, to leave the last bit of tofu for someone else, and to say thank you.

Then there came a time when everyone ate alone. One worked late, one had lessons, one took the bowl to a screen. We still owned a table, but we no longer had one. So we agreed on a small rule: four evenings a week, at least, nobody begins until all are there, and the phones stay in a basket by the door.

> Behold, how good and how pleasant it is for brethren to dwell together in unity! (Psalm 133:1)

The first evenings were quiet, and a little awkward. So we took turns with a question: "Who helped you today?" The eldest said that a bus driver had waited for him. The second had been lent a rubber. Their father thought for a long time and said, "Today it was your mother."

Grace became longer because of it. We used to ask a blessing on the food and no more. Now the driver, the classmate and the mother all have to be given thanks for. Sometimes the dishes are cold by then, and we are warmer.`,
    },
  },
  {
    title: { zh: "先开口的那一个", en: "The One Who Speaks First" },
    intro: {
      zh: "夫妻之间最难的三个字，往往不是“我爱你”。",
      en: 'Between husband and wife the hardest words are often not "I love you".',
    },
    body: {
      zh: `结婚第六年，我们为一件小事冷战了三天：洗好的衣服忘在盆里，发了霉味。三天里我们客客气气，像两个合租的人。第三天晚上，女儿悄悄问我：“爸爸，你们是不是坏了？”

我躺在沙发上想起小组里查过的一句经文。从前我以为它讲的是脾气，那天我才听见它讲的是时间。

> 生气却不要犯罪；不可含怒到日落。（以弗所书4:26）

太阳已经落过三回了。我走到厨房门口，站了一会儿，说：“我不该把话说得那么重。”妻子没有回头，手里的碗却停住了。过了一会儿她说：“我也不该三天不理你。”水龙头一直开着，我们两个都忘了关。

后来我们约定，谁先开口，不是谁认输，是谁先想家了。这些年我数过，大约一半是她先开口，一半是我。饶恕从来不是把账算平，而是有一个人肯先把账本合上，正如主先对我们所做的。`,
      en: `In the sixth year of our marriage we did not speak for three days. The cause was a basin of washing, forgotten until it smelt. We were polite to each other, like two people who rent the same flat. On the third evening our daughter whispered, "Daddy, are you two broken?"

I lay on the sofa and remembered a verse from our Bible group. I had always taken it to be about temper. That evening I heard that it is about time.

> Be ye angry, and sin not: let not the sun go down upon your wrath. (Ephesians 4:26)

By then the sun had gone down three times. I went and stood at the kitchen door, and at last I said, "I should not have spoken so harshly." My wife did not turn round, but the bowl in her hands stopped moving. After a while she said, "And I should not have kept silent for three days." The tap was running all that time. Neither of us noticed.

Since then we have agreed that the one who speaks first has not lost; that one was merely homesick sooner. I have kept count, and it is about half and half. To forgive is not to balance an account. It is to close the book first, as the Lord did with us.`,
    },
  },
  {
    title: { zh: "孩子问“为什么”", en: "When a Child Asks Why" },
    intro: {
      zh: "答不出来的时候，可以陪孩子一起把问题交给神。",
      en: "When you have no answer, you can carry the question to God together.",
    },
    body: {
      zh: `六岁的儿子养的小金鱼死了。他捧着玻璃杯问：“神为什么不救它？它那么小，又不费力气。”我张了张嘴，准备好的道理一句也不合用。

从前我总怕答不好，会伤了孩子的信心，就急着给一个整整齐齐的答案。后来我发现，孩子要的常常不是答案，他只是想知道，问这样的话还可不可以坐在爸爸腿上。

> 我今日所吩咐你的话，都要记在心上。也要殷勤教训你的儿女，无论你坐在家里，行在路上，躺下，起来，都要谈论。（申命记6:6-7）

经文里说的“谈论”，不是上课，是坐着、走着、躺着的时候说的闲话。信仰就在这些闲话里，一点一点传下去，连同我们的“不知道”。

## 那天晚上

我们在花盆里埋了金鱼。我说：“爸爸也不知道为什么。我们问问神好吗？”他闭上眼睛说：“神啊，我很想它。你要是知道为什么，以后告诉我。”然后他加了一句：“谢谢你让它来过。”我跪在他旁边，觉得这一课是我上的。`,
      en: `Our six-year-old lost his goldfish. He stood there holding the glass and asked, "Why did God not save it? It was so small, it would have been no trouble." I opened my mouth, and none of my explanations would fit.

I used to be afraid that a poor answer might harm a child's faith, and so I hurried to give a tidy one. Later I found that a child is often not asking for an answer. He wants to know whether someone who asks such things may still sit on his father's knee.

> And these words, which I command thee this day, shall be in thine heart: And thou shalt teach them diligently unto thy children, and shalt talk of them when thou sittest in thine house, and when thou walkest by the way, and when thou liest down, and when thou risest up. (Deuteronomy 6:6-7)

What is meant here is no lesson. It is the talk of people sitting, walking and lying down. In such talk faith is handed on, a little at a time, together with our "I do not know".

## That evening

We buried the fish in a flowerpot. I said, "I do not know why, either. Shall we ask God?" He shut his eyes and said, "God, I miss him. If you know why, tell me some time." Then he added, "Thank you that he came." I was kneeling beside him, and it seemed to me that I was the one who had been taught.`,
    },
  },
  {
    title: { zh: "婆婆的酸菜坛子", en: "My Mother-in-law's Pickle Jar" },
    intro: {
      zh: "两个女人一间厨房，路得的故事在我们家慢慢地发生。",
      en: "Two women and one kitchen, and how the story of Ruth came about slowly among us.",
    },
    body: {
      zh: `婆婆搬来那天，带了两床棉被和一只半人高的酸菜坛子。坛子放在阳台上，一开盖满屋都是味儿。我憋了两个月，终于在一个傍晚说：“妈，能不能不腌了？”她没有说话，第二天坛子就空了，洗得干干净净，倒扣着晾在那里。

我以为自己会高兴，可是看着那只倒扣的坛子，心里很不是滋味。我忽然想到，她离开住了四十年的村子，带得走的家乡，大概只有这一坛味道。

> 路得说，不要催我回去不跟随你，你往那里去，我也往那里去；你在哪里住宿，我也在那里住宿；你的国就是我的国，你的神就是我的神。（路得记1:16）

从前读这段，我只佩服路得说得好听。那天我才看出来，路得的爱是搬进另一个人的生活里去，连她的口味，连她的叹气，连她的神。

周末我买了二十斤白菜，请婆婆教我腌。她起初推辞，后来一边撒盐一边讲起她年轻时的婆婆，讲着讲着就哭了，又笑了。如今阳台上的坛子还是有味儿。我的朋友来了会皱鼻子，我就说：“闻见没有，这是我们家的味道。”`,
      en: `My mother-in-law arrived with two quilts and a pickle jar that reached to my waist. It stood on the balcony, and when the lid came off the whole flat knew of it. I bore it for two months. Then one evening I said, "Mother, could we do without the pickling?" She said nothing. The next day the jar was empty, scrubbed, and upside down to dry.

I had thought that I would be glad. But I looked at that upturned jar and felt wretched. She had left the village of forty years, and the only home she could carry with her was this smell.

> And Ruth said, Intreat me not to leave thee, or to return from following after thee: for whither thou goest, I will go; and where thou lodgest, I will lodge: thy people shall be my people, and thy God my God. (Ruth 1:16)

I used to admire how well Ruth put it. That day I saw that her love meant moving into another person's life, with her tastes, her sighs and her God.

At the weekend I bought ten kilos of cabbage and asked her to teach me. She refused at first. Then, scattering the salt, she began to tell me about her own mother-in-law, and wept, and laughed. The jar still smells. When friends wrinkle their noses I tell them, "That is how our home smells."`,
    },
  },
  {
    title: { zh: "放下手机的一个小时", en: "An Hour without the Phone" },
    intro: {
      zh: "孩子画了一幅全家福，我的手里多了一个黑色的方块。",
      en: "My child drew the family, and in my hand there was a small black square.",
    },
    body: {
      zh: `女儿在幼儿园画全家福：妈妈在笑，弟弟在跑，爸爸坐着，手里有一个黑色的方块。老师问那是什么，她说：“那是爸爸的眼睛看的地方。”画贴在墙上，别的家长都说画得真像，我的脸却热了。

[image]

我并不是不爱他们，我只是总觉得“马上就好”。可是孩子的话也是马上就要说的，过了那一会儿，就不再说了。

> 求你指教我们怎样数算自己的日子，好叫我们得着智慧的心。（诗篇90:12）

从前我以为数算日子是老人的事。其实孩子每晚从洗澡到睡着，大约只有一个小时；到她上中学，这样的晚上也就两千多个。这样一数，我就舍不得了。

现在每晚八点，我把手机关了，锁进抽屉。起初手总是不自觉地往口袋里摸，心里发慌。慢慢地，我听见了许多从前没有听见的话，比如弟弟怕的不是黑，是黑里的安静。上个月女儿又画了一幅，爸爸的手里是她的手。`,
      en: `At nursery school our daughter drew the family. Mother was smiling, her brother was running, and father sat with a small black square in his hand. When the teacher asked what it was, she said, "That is where Daddy's eyes go." It hung on the wall, and the other parents said how lifelike it was. My face burned.

[image]

It was not that I did not love them. I was always only one minute from being done. But what a child has to say she has to say that very minute, and afterwards she does not say it.

> So teach us to number our days, that we may apply our hearts unto wisdom. (Psalm 90:12)

I had thought that numbering one's days was for the old. Yet from bath to sleep there is perhaps one hour in an evening, and until she leaves primary school there may be two thousand such evenings. Once I had counted them, I could not bear to waste them.

So at eight I switch the phone off and lock it in a drawer. At first my hand kept going to my pocket. Little by little I began to hear things, for instance that her brother is not afraid of the dark but of how quiet it is. Last month she drew us again. In my hand there was hers.`,
    },
  },
  {
    title: { zh: "给父亲剪指甲", en: "Cutting My Father's Nails" },
    intro: {
      zh: "照顾年老的父母，是一门倒过来学的功课。",
      en: "Caring for ageing parents is a lesson learned backwards.",
    },
    body: {
      zh: `父亲中风以后，右手总是攥着。每个星期六我给他剪指甲，要先用温水泡软，再一根一根把手指掰开。小时候是他给我剪，用的是裁纸的大剪刀，我吓得直缩手，他就说：“别动，爸看着呢。”

照顾老人有许多说不出口的累。他会把同一句话问十遍，会无缘无故发脾气，夜里起来四次。我也发过火，发完躲在楼道里哭。我在楼道里学会了一个短祷告：“主啊，再给我今天的份。”

> 直到你们年老，我仍这样，直到你们发白，我仍怀搋。我已造作，也必保抱，我必怀抱，也必拯救。（以赛亚书46:4）

这一节我从前只当是讲给老人听的，后来才明白也是讲给儿女听的：我怀抱他，而神怀抱我们两个。我会有抱不动的一天，祂没有。如果你也在照顾父母，请记得三件事：

- 每周留半天给自己，不要内疚。
- 累了就说累，找一个人听。
- 抓住那些好的时刻，哪怕只有一分钟。

上星期六，剪到小指时，父亲忽然看着我说：“别动，爸看着呢。”他记得。`,
      en: `Since his stroke my father keeps his right hand clenched. On Saturdays I cut his nails. I soak the hand in warm water, then open the fingers one by one. When I was small it was he who cut mine, with the big paper shears, and when I flinched he said, "Keep still, Dad is watching."

There is a tiredness in this that one does not speak of. He asks the same thing ten times, he is angry without cause, he is up four times a night. I too have been angry, and have gone out to cry on the stairs. There I learned a short prayer: "Lord, again my portion for today."

> And even to your old age I am he; and even to hoar hairs will I carry you: I have made, and I will bear; even I will carry, and will deliver you. (Isaiah 46:4)

I used to think that this was said to the old. It is said to their children as well. I carry him, and God carries both of us. A day will come when I cannot. For him it will not. If you are caring for parents, remember three things.

- Keep half a day each week for yourself, without guilt.
- When you are tired, say so to somebody.
- Hold on to the good moments, even those of one minute.

Last Saturday, when I came to the little finger, my father looked at me and said, "Keep still, Dad is watching." He remembered.`,
    },
  },
  {
    title: { zh: "十分钟的家庭敬拜", en: "Ten Minutes of Family Worship" },
    intro: {
      zh: "不必像样，只要常常；不必很长，只要一起。",
      en: "It need not be impressive, only regular; it need not be long, only together.",
    },
    body: {
      zh: `我们家试过三次家庭敬拜，三次都失败了。第一次我讲了四十分钟，孩子睡着了。第二次我们买了一整套课程，做到第二课。第三次，大的和小的为了谁翻书打了起来。

第四次，我们只定了十分钟，就在晚饭后，碗也不先收。唱一首歌，读五六节圣经，每人说一句祷告，完了。有时候小的那一句是“求神让明天有鸡腿”，我们也认真地说阿们。

> 至于我，和我家，我们必定事奉耶和华。（约书亚记24:15）

## 十分钟怎么用

- 两分钟：唱一首大家都会的歌，跑调不要紧。
- 四分钟：读一小段，问一句“你看见了什么”。
- 四分钟：为家里的一件事、外面的一个人祷告。

三年下来，漏掉的晚上不少，读完的书卷却有九卷。去年冬天我发高烧躺着，听见客厅里椅子响，五岁的小儿子说：“爸爸病了，今天我来管。我们唱第一首。”我隔着墙跟他们一起唱，唱得比哪一次都用心。`,
      en: `Three times we began family worship, and three times we failed. The first time I spoke for forty minutes and the children fell asleep. The second time we bought a complete course and reached lesson two. The third time they fought over who should turn the page.

The fourth time we settled on ten minutes, straight after supper, with the bowls still on the table. One song, five or six verses, one sentence of prayer from each, and that is all. If the sentence of the youngest is "Please let there be chicken tomorrow", we say Amen to it in earnest.

> but as for me and my house, we will serve the LORD. (Joshua 24:15)

## How we use the ten minutes

- Two minutes: a song everyone knows, in tune or not.
- Four minutes: a short passage, and the question, "What did you see?"
- Four minutes: prayer for one thing at home and one person outside it.

In three years we have missed many evenings, and read nine books of the Bible through. Last winter I lay in bed with a fever and heard the chairs move in the next room. Our five-year-old said, "Dad is ill, so I am in charge. We sing the first one." I sang with them through the wall, and never more heartily.`,
    },
  },
  {
    title: { zh: "空了的那间房", en: "The Empty Room" },
    intro: {
      zh: "孩子离家以后，我们又成了两个人。",
      en: "When the children had gone, we were two again.",
    },
    body: {
      zh: `送儿子上大学回来，家里忽然大得出奇。他的房间门开着，床上只剩下床板，墙上四个图钉眼。妻子在门口站了很久，说：“以后买菜，买多少呢？”

二十年来我们说的话，十句有八句是关于孩子的。如今他不在，我们坐在桌子两头，像两个刚认识的人，客气地让菜。我这才知道，我们做了二十年好父母，却有点忘了怎么做夫妻。

[image]

> 儿女是耶和华所赐的产业；所怀的胎，是他所给的赏赐。（诗篇127:3）

产业是托付，不是占有。神把他借给我们二十年，现在他要去做自己的那一份了。放手也是养育，而且是最后、最难的一课。

我们从一件小事开始：每天傍晚出去走四十分钟，不谈儿子，除非他来了电话。第一个星期几乎没有话说，只听见脚步声。到了第三个星期，她忽然讲起她十九岁时想当护士的事，我结婚这么多年头一回听说。儿子的房间没有改成书房，我们在里面放了一张小桌，每晚在那里为他祷告。那间房并不是空的。`,
      en: `When we came home from taking our son to university, the flat was strangely large. His door stood open. There was a bare bed, and four pinholes in the wall. My wife stood there a long time and said, "How much do I buy now, when I go shopping?"

For twenty years, eight out of ten things we said to each other had been about the children. Now we sat at the two ends of the table like people newly introduced. We had been good parents for so long that we had half forgotten how to be married.

[image]

> Lo, children are an heritage of the LORD: and the fruit of the womb is his reward. (Psalm 127:3)

A heritage is entrusted, not owned. God lent him to us for twenty years, and now he has his own part to do. Letting go is also bringing up, the last and hardest part of it.

We began with something small: forty minutes' walk each evening, without talk of our son unless he had rung. In the first week we heard little but our own steps. In the third she told me that at nineteen she had wanted to be a nurse. I had never known. We have not made a study of his room. There is a small table in it, where we pray for him at night. It is not empty.`,
    },
  },
];
