import type { Piece } from "./types.ts";

export const qingnian: Piece[] = [
  {
    title: { zh: "宿舍的第一个晚上", en: "First Night in the Dormitory" },
    intro: {
      zh: "没有人认识你的地方，正好看看你是谁。",
      en: "A place where nobody knows you is a good place to find out who you are.",
    },
    body: {
      zh: `六个人的宿舍，熄灯以后还在聊。有人讲高中的事，有人讲家乡的菜，聊到一半，对面床忽然问：“你们谁信教吗？”黑暗里静了三秒钟。那三秒钟，我想到了很多：会不会被笑，会不会被当成怪人，要不要先不说，等熟了再说。

后来我说：“我信耶稣。”声音比自己想的小。对面床“哦”了一声，又问：“那你们吃饭前真的要祷告吗？”我说要。他说：“那明天你顺便替我求一下高数吧。”大家都笑了。

> 我不以福音为耻。（罗马书1:16）

事情就这么过去了，没有我怕的那样难，也没有我想的那样壮烈。后来我明白，诚实不一定要等到勇敢了才做，往往是做了以后，勇敢才慢慢跟上来。

如果你也要去一个新地方，可以早一点、轻一点、自然一点地让人知道你是谁。越晚越难。至于对面床，大二那年真的来了一次查经，理由是：“你替我求的高数，我过了。”`,
      en: `Six of us in one room, still talking after the lights went out. Somebody told about school, somebody about the food at home, and then the bunk across from mine asked, "Is any of you religious?" For three seconds the dark was silent. In those three seconds I thought of a great deal. Would they laugh? Would I be the odd one? Should I wait until we knew each other?

Then I said, "I believe in Jesus." It came out smaller than I meant. "Oh," said the other bunk. "Do you really pray before meals?" I said I did. "Then put in a word for my calculus tomorrow." Everybody laughed.

> I am not ashamed of the gospel of Christ. (Romans 1:16)

That was all. It was not as hard as I had feared, nor as heroic as I had imagined. I have learned since that one need not be brave in order to be honest. Often one is honest first, and the courage catches up.

If you are going somewhere new, let people know who you are early, lightly and naturally. Later it is only harder. As for the bunk across from mine, in our second year he did come to a Bible study once. His reason was, "You prayed for my calculus, and I passed."`,
    },
  },
  {
    title: { zh: "选错专业了吗", en: "Did I Choose the Wrong Course?" },
    intro: {
      zh: "神的旨意不是一根钢丝，走偏一步就掉下去。",
      en: "The will of God is not a tightrope from which one false step throws you.",
    },
    body: {
      zh: `大二下学期，小林半夜给我发信息：“我好像选错专业了。如果神要我学的是另一个，我是不是已经走出祂的旨意了？”她学的是会计，却在课上偷偷画植物。

我们许多人心里都有这样一幅图：神手里有一张地图，上面只有一条路，祂却不给我们看，等着看我们走错。可是圣经里的神不是这样的。祂更像牧人，羊走岔了，他就到岔路上去。

> 人心筹算自己的道路；惟耶和华指引他的脚步。（箴言16:9）

所以遇到选择的路口，可以这样想一想：

- 这条路会不会叫我离开神所清楚吩咐的？
- 我的恩赐、兴趣和别人的需要，在哪里碰头？
- 认识我的长辈和朋友怎么说？
- 祷告之后，心里是平安，还是只是想逃？

问完了，就放心走一步。小林后来没有转系，却在毕业那年去了一个植物园，做账，也画标本图。她说：“原来两样都用得上。”我们看见的是岔路，神看见的是一整片地。`,
      en: `Late in her second year, Lin wrote to me at midnight. "I think I chose the wrong course. If God meant me to study something else, am I already outside his will?" She was reading accountancy, and in lectures she secretly drew plants.

Many of us carry this picture about: God holds a map with a single road on it, will not show it to us, and waits to see us go wrong. But that is not the God of the Bible. He is more like a shepherd. When the sheep goes off down another path, there he goes after it.

> A man's heart deviseth his way: but the LORD directeth his steps. (Proverbs 16:9)

So when the road divides, you might ask:

- Would this way lead me from what God has plainly said?
- Where do my gifts, my interests and the needs of others meet?
- What do the people say who know me?
- When I have prayed, is there peace, or only a wish to run away?

Then take a step without fear. Lin did not change her course. When she graduated she went to a botanical garden, where she keeps the books and draws specimens. "It turned out that both were wanted," she said. We see a fork in the road. God sees the whole of the country.`,
    },
  },
  {
    title: { zh: "别人的朋友圈", en: "Other People's Highlights" },
    intro: {
      zh: "拿自己的后台去比别人的舞台，怎么比都是输。",
      en: "If you compare your backstage with another's stage, you always lose.",
    },
    body: {
      zh: `星期天晚上躺在床上刷手机：有人拿了奖学金，有人在雪山下，有人晒出戒指。十分钟之前我还觉得自己过得不错，十分钟之后，我的日子就灰了。可是这十分钟里，我的生活一点也没有变。

比较是一种很安静的小偷。它不拿走你有的东西，只拿走你对这些东西的感谢。

[image]

> 彼得看见他，就问耶稣说，主阿，这人将来如何。耶稣对他说，我若要他等到我来的时候，与你何干；你跟从我吧。（约翰福音21:21-22）

我特别喜欢这一段。彼得刚刚被主赦免，刚刚得到托付，一转头就看见约翰，脱口问：“这人将来如何？”主的回答简直不留情面，却又那么亲切：那与你何干？你跟从我吧。

主没有叫彼得活得像约翰。祂要的是一个彼得，有他的急躁，有他的眼泪，也有他的路。后来我给自己定了个规矩：看见别人的好消息，先替他谢恩，再想一件自己当谢的事，两件都说完才往下翻。翻得慢了，心却宽了。`,
      en: `Sunday evening, in bed, with the phone. Somebody has won a scholarship, somebody stands below a snowy mountain, somebody shows a ring. Ten minutes ago I thought I was doing rather well. Ten minutes later my life is grey. And in those ten minutes nothing in it has changed.

Comparison is a very quiet thief. It takes nothing that you have, only your gratitude for it.

[image]

> Peter seeing him saith to Jesus, Lord, and what shall this man do? Jesus saith unto him, If I will that he tarry till I come, what is that to thee? follow thou me. (John 21:21-22)

I am fond of this scene. Peter has only just been forgiven and given his task, and already he turns, sees John, and blurts out his question. The answer is almost blunt, and yet so kind: what is that to you? You follow me.

The Lord did not tell Peter to live as John did. He wanted a Peter, with his haste, his tears and his own road. So I made myself a rule. When I see another's good news, I first give thanks for it on his behalf, and then for one thing of my own, and only then do I scroll on. It is slower, and there is more room in my heart.`,
    },
  },
  {
    title: { zh: "带着疑问来", en: "Bring Your Questions" },
    intro: {
      zh: "多马没有被赶出那间屋子，你也不会。",
      en: "Thomas was not sent out of the room, and neither will you be.",
    },
    body: {
      zh: `大学团契里有个男生，每次查经都坐在靠门的地方。半年以后他才告诉我，坐那里是因为他有许多疑问，怕说出来会被请出去，不如自己离门近一点。

他的疑问并不古怪：祷告到底有没有人听？苦难怎么解释？圣经里那些难懂的地方怎么办？我一条一条听完，说：“这些问题，我大半也有过。有几条现在还有。”他瞪大眼睛，好像我说了不该说的话。

> 我信；但我信不足，求主帮助。（马可福音9:24）

这是福音书里我最感激的祷告之一。这位父亲一句话里又有信又有不信，主却没有说“你先想清楚再来”。祂医好了他的孩子。

疑问有两种：一种是关门用的，一种是敲门用的。若你的疑问是在敲门，就大胆地敲，读书、问人、祷告，把日子也放进去试一试。那个男生如今还是坐在靠门的地方，不过理由换了，他说：“有新来的人，我好第一个给他开门。”`,
      en: `There was a student in our fellowship who always sat by the door. Half a year went by before he told me why. He had a great many doubts, and if he should be asked to leave on account of them, he would rather have a short way to go.

They were not strange doubts. Does anyone hear when we pray? What of suffering? What about the hard places in the Bible? I listened to the whole list and said, "Most of these I have had myself. Some I have still." He stared as though I had said something forbidden.

> Lord, I believe; help thou mine unbelief. (Mark 9:24)

Of the prayers in the Gospels it is one I am most thankful for. In a single breath this father has both faith and the want of it, and he is not told to go and think it over first. His child is healed.

Some doubts are used for shutting a door and some for knocking at it. If yours are the knocking kind, knock boldly. Read, ask, pray, and put your days to the test as well. The student still sits by the door. "When someone new comes," he says, "I can be the first to open."`,
    },
  },
  {
    title: { zh: "考砸了的那个下午", en: "The Afternoon I Failed" },
    intro: {
      zh: "分数出来了，天没有塌，只是很长时间不想说话。",
      en: "The marks came out, and the sky did not fall; one only did not want to speak.",
    },
    body: {
      zh: `研究生考试的分数，我差了四分。查到的那一刻，我在图书馆楼梯间，把手机翻过去扣在膝盖上，又翻过来，还是那个数字。一年的早起、一本一本的笔记，就换来这四分的距离。

那天下午我不想听任何安慰，尤其不想听“神关上一扇门，就会打开一扇窗”。我只是绕着操场走，走到第七圈，才对神说出一句话：“我很失望，也对你有点失望。”

[image]

> 我的心哪，你为何忧闷，为何在我里面烦躁；应当仰望神。（诗篇42:5）

诗人也是这样跟自己的心说话的。他没有假装不忧闷，也没有让忧闷说完最后一句。能对神说失望，就还没有离开祂；真正的远离是无话可说。

后来我工作了，做得不算出色，却认识了如今一起服事的几个朋友。我不敢说那四分是为了这个，神的账我算不清。我只知道，操场上走到第七圈的时候，我不是一个人在走。如果你也刚刚考砸了，去走走吧，不必马上想通。`,
      en: `I missed the entrance mark for graduate school by four points. When I learned it I was on the library stairs. I laid the phone face down on my knee, turned it up again, and the number was the same. A year of early mornings and notebook upon notebook had ended four points short.

That afternoon I wanted no comfort, least of all the saying about doors and windows. I only walked round the sports ground. On the seventh lap I managed to say to God, "I am disappointed, and a little disappointed in you."

[image]

> Why art thou cast down, O my soul? and why art thou disquieted in me? hope thou in God. (Psalm 42:5)

The psalmist too talked to his own soul. He did not pretend that it was not cast down, nor did he let it have the last word. As long as you can tell God that you are disappointed, you have not left him. Real distance has nothing to say.

I found work, where I do not shine, and there I met the friends with whom I now serve. I do not claim that this is what the four points were for; I cannot do God's sums. I know only that on the seventh lap I was not walking alone. If you have just failed, go for a walk. You need not understand it yet.`,
    },
  },
  {
    title: { zh: "一个人的周末", en: "A Weekend Alone" },
    intro: {
      zh: "单身不是候车室，今天也是正式的生活。",
      en: "To be single is no waiting room; today is life already.",
    },
    body: {
      zh: `毕业三年，参加了十一场婚礼。每次新娘抛花，总有人把我往前推。长辈们好心，问的话都差不多，我也练出了一套差不多的笑容。

我并不是不想结婚。只是有一天我忽然发现，我把许多事都存着，要等到“有了那个人”再做：好看的碗、去海边、请人来家里吃饭。好像我的日子要等另一个人来了才能启封。

> 在你面前有满足的喜乐。（诗篇16:11）

于是那个周末，我买了四只碗，请了团契里三个也是单身的朋友，煮了一锅不太成功的鱼。我们吃到很晚，洗碗时有人哼起歌，四个声部居然齐了。

## 想对你说的两句话

若神给你婚姻，那是礼物；若祂让你单身，那也不是惩罚。人的心有一个位置，是连最好的丈夫、妻子也坐不下的，那里只有神坐得下。先让祂坐在那里，你才能不慌不忙地去爱一个人，也才能不慌不忙地等。海边我也去了，风很大，很好看。`,
      en: `Three years out of university, I had been to eleven weddings. Whenever the bouquet was thrown someone pushed me forward. The aunts meant well. Their questions were all much alike, and in time so was my smile.

It was not that I did not wish to marry. But one day I noticed how many things I was saving until there should be somebody: pretty bowls, a trip to the sea, guests at my table. It was as though my life were sealed, and another person had to come and open it.

> in thy presence is fulness of joy. (Psalm 16:11)

So that weekend I bought four bowls, invited three friends from the fellowship who are also single, and cooked a fish, not very well. We sat late. Over the washing-up somebody began to hum, and it turned out that we had all four parts.

## Two things I should like to say

If God gives you marriage, it is a gift. If he lets you be single, it is not a punishment. There is a place in the heart too large for even the best of husbands or wives. Let God sit there first. Then you can love somebody without haste, and wait without haste too. I went to the sea as well. The wind was strong, and it was beautiful.`,
    },
  },
  {
    title: { zh: "第一份工资", en: "My First Pay" },
    intro: {
      zh: "钱到手的那一天，也是心露出来的那一天。",
      en: "The day money reaches your hand is the day your heart shows.",
    },
    body: {
      zh: `第一份工资到账那天，我把那条短信看了五遍。三千八百块，是我这辈子见过的最大的数目。走出公司，整条街的橱窗好像都认识我。

晚上我拿出一张纸，写下要买的东西：鞋、耳机、请同学吃饭、给妈妈买围巾。写满了，才发现有一件事不在上面。从小我听人讲奉献，那都是父母的钱；现在轮到我了，手忽然有点紧。

> 你要以财物和一切初熟的土产，尊荣耶和华。（箴言3:9）

我想起妈妈。她卖豆浆的时候，每个星期六晚上把零钱倒在桌上，先拣出最干净的几张，用熨斗熨平，放进信封。我问她为什么挑新的，她说：“给主的，总不能给皱的。”

那个月我把十分之一先放进信封，剩下的才照单子来。鞋没有买成，围巾买了。钱还是那些钱，可是顺序一换，我就不再是它的伙计了。妈妈戴上围巾，问我多少钱，我没有说。她又问：“先给主了没有？”我说：“熨平了给的。”`,
      en: `The day my first pay arrived I read the message five times. It was the largest sum I had seen in my life. When I left the office, every shop window in the street seemed to know me.

In the evening I took a sheet of paper and wrote down what I would buy: shoes, headphones, a meal for my friends, a scarf for my mother. The sheet was full before I saw what was missing. I had heard about giving since I was small, but that was my parents' money. Now it was my turn, and my hand closed a little.

> Honour the LORD with thy substance, and with the firstfruits of all thine increase. (Proverbs 3:9)

I thought of my mother. When she sold soy milk, she would tip out the week's change on Saturday evening, pick out the cleanest notes, press them with an iron and put them in an envelope. I asked why she chose the new ones. "One does not give the Lord creased ones," she said.

That month I put a tenth into an envelope first, and went down my list with the rest. I did without the shoes. I bought the scarf. It was the same money, but once the order had changed I was no longer its servant. My mother put on the scarf. "Did you give to the Lord first?" she asked. "I ironed it," I said.`,
    },
  },
  {
    title: { zh: "一个说真话的朋友", en: "A Friend Who Tells the Truth" },
    intro: {
      zh: "能让你不高兴、又不离开你的人，是神给的礼物。",
      en: "Someone who can displease you and yet not leave you is a gift of God.",
    },
    body: {
      zh: `阿哲是唯一一个当面说我骄傲的人。那时我在团契里带敬拜，大家都说好。散会后他等所有人走完了，才说：“你今天唱得真好，可是我觉得你一直在听自己。”

我气了一个星期。我在心里列出他的七条缺点，条条属实。到了第八天，我在家练琴，弹着弹着停下来，因为我听见了，我确实一直在听自己。

> 朋友加的伤痕出于忠诚。（箴言27:6）

我去找他，说：“你说得对，不过你可以说得温和一点。”他说：“我练了三天，已经是最温和的一版了。”我们在路边的小店里笑了很久，那碗面是他付的钱。

真朋友不是镜子，只照出你想看的；也不是法官，说完就退庭。他说真话，然后留下来陪你改。我们的主正是这样的朋友，祂知道我们的一切，仍称我们为朋友。若你身边有一个这样的人，今天请他吃碗面吧。若还没有，先试着做别人的这样一个人，记得多练三天再开口。`,
      en: `Zhe is the only person who has ever told me to my face that I was proud. I was leading worship in our fellowship then, and everybody praised it. He waited until they had all gone, and said, "You sang really well today. But I think you were listening to yourself."

I was angry for a week. In my mind I drew up a list of seven of his faults, all of them true. On the eighth day I was practising at home and stopped in the middle, because I heard it. I was indeed listening to myself.

> Faithful are the wounds of a friend. (Proverbs 27:6)

I went to him and said, "You were right, but you might have put it more gently." He said, "I practised for three days. That was the gentlest version." We laughed over it for a long time in a noodle shop, and he paid.

A true friend is not a mirror that shows you what you wish to see, nor a judge who speaks and leaves the court. He tells you the truth and stays while you mend. Our Lord is such a friend; he knows everything about us, and still calls us friends. If you have somebody like that, buy him a bowl of noodles today. If not, try to be one, and practise for three days before you speak.`,
    },
  },
];
