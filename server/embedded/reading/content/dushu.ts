import type { Piece } from "./types.ts";

export const dushu: Piece[] = [
  {
    title: { zh: "读经的四个问题", en: "Four Questions for Reading" },
    intro: {
      zh: "一支铅笔，一段经文，四个问题，就是一间小小的书房。",
      en: "A pencil, a passage and four questions make a small study.",
    },
    body: {
      zh: `常有人问，没有学过神学，能不能自己读懂圣经？我总是拿出一支铅笔来。圣经里有难懂的地方，连彼得也说保罗的书信有些难明白；可是叫人得救、叫人活得像人的话，是说给普通人听的。

我自己用了许多年的，是四个问题，一段经文问一遍，慢慢写在纸边上。

## 四个问题

- 这里说了什么？先看字句，不急着看自己。
- 这里的神是怎样的神？圣经首先是讲祂的书。
- 这里的人像我吗？哪一点像，哪一点不像？
- 今天可以做一件什么小事？越小越好，小到晚饭前就能做。

> 你的话是我脚前的灯，是我路上的光。（诗篇119:105）

古时候的灯，只照得见脚前一两步。我们往往想要一盏探照灯，把十年以后都照亮；神给的却是脚前的灯，走一步，亮一步。所以不必贪多，一天八节、十节就好。读不懂的地方画个小问号，过两年再看，有些问号会自己开花。`,
      en: `People often ask whether one can understand the Bible without having studied theology. My answer is to bring out a pencil. There are hard places in it; even Peter says so of Paul's letters. But what we need in order to be saved, and to live as we ought, was spoken to ordinary people.

For many years I have used four questions. I put them to each passage, and write in the margin.

## The four questions

- What does it say? First the words, before I look for myself.
- What is God like here? The book is first of all about him.
- Are the people here like me? In what are they, and in what not?
- What small thing can I do today? The smaller the better, so that it can be done before supper.

> Thy word is a lamp unto my feet, and a light unto my path. (Psalm 119:105)

The lamps of those days lit up a step or two. We should like a searchlight that shows the next ten years. What we are given is a lamp for the feet: take one step, and there is light for another. So do not be greedy. Eight or ten verses a day will do. Where you do not understand, put a small question mark and come back in two years. Some question marks come into flower by themselves.`,
    },
  },
  {
    title: {
      zh: "背着重担上路：天路历程",
      en: "Setting Out with a Burden: The Pilgrim's Progress",
    },
    intro: {
      zh: "一个补锅匠在牢里写的书，陪了许多人走到今天。",
      en: "A book written in prison by a tinker, which has kept many people company on the road.",
    },
    body: {
      zh: `约翰·班扬是英国贝德福德的补锅匠，没有读过多少书。他因为没有执照而讲道，被关进监牢，前后十二年。《天路历程》第一部出版于一六七八年，开头就是一个衣衫褴褛的人，背上压着重担，手里捧着一本书，喊着说：“我该怎么办？”

## 怎样读它

不要把它当作谜语，一个一个去猜谁代表什么，班扬早就把名字都写明白了。把它当作一张路图，看看自己走到了哪里：灰心沼？艰难山？还是那个热热闹闹、什么都卖的浮华集？

我最喜欢的一处，是基督徒来到十字架前，重担自己从肩上松开，滚下去，滚进坟墓里，再也看不见了。他没有解绳子，也没有用力。

> 凡劳苦担重担的人，可以到我这里来，我就使你们得安息。（马太福音11:28）

[image]

第二部常被人跳过去，其实很可惜。那里上路的是他的妻子、孩子，还有脚步慢的、胆子小的，一位叫大勇的一路护送。班扬大概知道，天路不只给跑得快的人走。全书不厚，晚上一家人轮着读，一个冬天正好读完。`,
      en: `John Bunyan was a tinker of Bedford with little schooling. For preaching without a licence he was put in prison, where he spent some twelve years. The first part of The Pilgrim's Progress came out in 1678. It opens with a man in rags, a burden on his back and a book in his hand, who cries out, "What shall I do?"

## How to read it

Do not treat it as a riddle. Bunyan has given everyone a name that explains itself. Take it as a map and see how far you have come. Is this the Slough of Despond, or Hill Difficulty, or Vanity Fair, where everything is for sale?

I love best the place where Christian comes to the cross. The burden loosens from his shoulders of itself, and tumbles down into the tomb, and he sees it no more. He had not untied a knot.

> Come unto me, all ye that labour and are heavy laden, and I will give you rest. (Matthew 11:28)

[image]

Many leave out the second part, which is a pity. There his wife and children set out, with the slow and the timid, and one named Great-heart goes with them all the way. Bunyan knew, I think, that the road is not only for the swift. It is no thick book. Read aloud by turns, it lasts one winter.`,
    },
  },
  {
    title: { zh: "不安的心：忏悔录", en: "The Restless Heart: Augustine's Confessions" },
    intro: {
      zh: "一本写给神的自传，我们在旁边悄悄地听。",
      en: "An autobiography addressed to God, while we are allowed to listen.",
    },
    body: {
      zh: `奥古斯丁在四世纪末写下《忏悔录》，那时他是北非希坡的主教，四十多岁。这本书很奇怪：从第一句起，他就不是在对读者说话，而是在对神说话。我们好像走进一间屋子，听见有人在祷告，本想退出去，却听住了。

书里最有名的一句在第一页，意思是：你造我们是为了你自己，我们的心若不在你里面安息，就总不得安息。后来所讲的一生，可以说都是这一句的注脚。

他写自己十六岁时和同伴去偷梨，并不饿，偷来也没有吃几个，就是为了偷。他把这件小事想了又想，因为在一棵梨树底下，他看见了整个人心。

> 神阿，你是我的神，我要切切的寻求你；在干旱疲乏无水之地，我渴想你，我的心切慕你。（诗篇63:1）

初读的人，可以先读第一到第九卷，讲他的前半生，第八卷是园中的回转，第九卷是母亲莫尼卡的离世。后四卷谈记忆、时间与创世，难一些，不妨留待以后。读的时候在手边放一张纸，试着也用“你”字给神写一段自己的事。这本书读到末了，往往就是这样：合上的是他的，打开的是我们的。`,
      en: `Augustine wrote his Confessions at the end of the fourth century, when he was past forty and bishop of Hippo in North Africa. It is an unusual book. From the first sentence he speaks not to the reader but to God. It is as though we opened a door, heard someone at prayer, meant to withdraw, and could not help listening.

Its most famous sentence stands on the first page. God made us for himself, it says, and our heart is restless until it finds rest in him. The story that follows might be called a note on those words.

At sixteen he went with his friends to steal pears. They were not hungry and ate hardly any; it was for the sake of stealing. He turns this small thing over and over, because under one pear tree he saw the whole of the human heart.

> O God, thou art my God; early will I seek thee: my soul thirsteth for thee. (Psalm 63:1)

Begin with books one to nine, his life. The eighth holds the turning in the garden, the ninth the death of his mother Monica. The last four, on memory and time and creation, are harder and can wait. Keep a sheet of paper beside you, and try to write to God about something of your own. It often ends so: we close his book and open ours.`,
    },
  },
  {
    title: { zh: "一口气读完马可福音", en: "Mark at One Sitting" },
    intro: {
      zh: "全书十六章，读出声来，不到两个小时。",
      en: "There are sixteen chapters, and read aloud they take less than two hours.",
    },
    body: {
      zh: `我们习惯一天读半章，好像每天尝一勺汤。偶尔也该端起碗来喝一次。马可福音最适合，它是四卷福音书里最短的，出声读完，大约一个半小时。

上个月书房里来了九个人，关了手机，轮流朗读，中间只停下喝了一次水。读前几章，大家都有点喘不过气来：马可最爱用的词是“立时”“就”，耶稣从会堂到海边，从海边到屋里，一刻不停。

> 他们就大大的惧怕，彼此说，这到底是谁，连风和海也听从他了。（马可福音4:41）

“这到底是谁？”前半卷都在追这个问题。到了第八章，彼得说“你是基督”，脚步忽然慢下来，路转向耶路撒冷。最后那一个星期，马可用了全书三分之一还多的篇幅，几乎是一天一天、一个时辰一个时辰地写。

[image]

读到百夫长在十字架下说“这人真是神的儿子”，屋里没有人说话。有位读了几十年圣经的老姐妹说，她头一回发现，全书第一句讲的，要到这里才由人口里说出来。若你这个星期有一个空的晚上，请两三个人来，试一试。`,
      en: `We are used to half a chapter a day, like a spoonful of soup. Now and then one should lift the bowl and drink. Mark is the best for it, the shortest of the four Gospels. Read aloud it takes about an hour and a half.

Last month nine of us met in the study, switched off our phones and read by turns, with one pause for water. The first chapters left us out of breath. "Straightway" and "immediately" are Mark's favourite words. Jesus goes from synagogue to shore, from shore to house, and never stops.

> And they feared exceedingly, and said one to another, What manner of man is this, that even the wind and the sea obey him? (Mark 4:41)

What manner of man is this? The first half chases that question. In the eighth chapter Peter says that he is the Christ, and all at once the pace slackens and the road turns toward Jerusalem. More than a third of the book is given to the last week, told day by day and almost hour by hour.

[image]

When we came to the centurion beneath the cross, who called him the Son of God, nobody spoke. One sister who has read her Bible for decades said that only now had she noticed it: what the first line announces, no human being says until there. If you have a free evening this week, ask two or three people in and try.`,
    },
  },
  {
    title: { zh: "路得记：四章里的一生", en: "Ruth: A Lifetime in Four Chapters" },
    intro: {
      zh: "没有神迹，没有异象，只有麦子、忠诚和一位不出声的神。",
      en: "No miracles and no visions, only barley, loyalty, and a God who does not raise his voice.",
    },
    body: {
      zh: `路得记只有四章，半个钟头就可以读完，却是圣经里写得最精细的故事之一。它发生在士师的年代，外面是刀兵和混乱，镜头却停在一个小村的麦田里，看两个寡妇怎样过日子。

初读时，不妨留心几样东西。一是“空”与“满”：拿俄米说自己满满地出去，空空地回来，末了她怀里却抱着一个孩子。二是“翅膀”：波阿斯祝福路得，愿她投靠神的翅膀；后来他自己的衣襟，成了那翅膀的一部分。

> 愿耶和华照你所行的赏赐你，你来投靠耶和华以色列神的翅膀下，愿你满得他的赏赐。（路得记2:12）

三是“恰巧”。书上说路得恰巧到了波阿斯的田里，作者写下这两个字的时候，大概是微笑着的。整卷书里神很少直接出手，祂的慈爱多半借着人的手来到：一把故意落下的麦穗，一句夜里不欺负人的话，一位肯按规矩多走一步的亲戚。

## 最后一行

不要跳过末尾的家谱。那几行名字里有大卫，翻到马太福音第一章，还有耶稣。一个外邦寡妇清早去拾麦子，她并不知道自己正走在什么样的故事里。我们也不知道。`,
      en: `Ruth has only four chapters and can be read in half an hour, yet few stories in the Bible are told with such care. These are the days of the judges, all swords and confusion, but our eye is kept on a village field, where two widows try to live.

Look out for a few things. There is emptiness and fulness: Naomi says that she went out full and has come home empty, and at the end there is a child in her arms. There are wings: Boaz blesses Ruth for seeking shelter under them, and later his own cloak becomes a part of that shelter.

> The LORD recompense thy work, and a full reward be given thee of the LORD God of Israel, under whose wings thou art come to trust. (Ruth 2:12)

And there is chance. It happened that she came to the field of Boaz. I think the author smiled at writing so. In the whole book God seldom acts openly. His kindness comes mostly by the hands of people: some ears dropped on purpose, a word that takes no advantage, a kinsman who goes one step further than he must.

## The last lines

Do not skip the list of names at the end. David is in it, and if you turn to the first chapter of Matthew, so is Jesus. A foreign widow went out early to glean. She did not know what story she was walking in. Neither do we.`,
    },
  },
  {
    title: { zh: "缝在衣服里的那张纸", en: "The Paper Sewn into a Coat" },
    intro: {
      zh: "数学家帕斯卡的《思想录》，是一堆没有写完的纸片。",
      en: "Pascal's Pensées is a heap of slips by a mathematician who did not live to finish.",
    },
    body: {
      zh: `布莱士·帕斯卡是十七世纪法国人，十几岁写出圆锥曲线的论文，造过能做加减法的计算器，又与人一同开创了概率的研究。一六六二年他去世，只有三十九岁。后来仆人发现，他的外衣夹层里缝着一张纸。

纸上记的是一六五四年十一月二十三日的夜里，约从十点半到十二点半。第一行只有一个字：火。接着他写，亚伯拉罕的神、以撒的神、雅各的神，不是哲学家与学者的神。那一夜的事，他没有对人细讲，只是缝在身边，带了八年。

> 我是你父亲的神，是亚伯拉罕的神，以撒的神，雅各的神。摩西蒙上脸，因为怕看神。（出埃及记3:6）

## 怎样读一堆纸片

《思想录》原是他为信仰写书所做的笔记，书没有写成。所以不要从头赶到尾，一次读三四条就好。他说人不过是一根芦苇，自然界最脆弱的东西，却是会思想的芦苇。他也说，人的不幸，多半来自不会安静地坐在一间屋子里。

读到这里，正好把书放下，在屋子里安静地坐一会儿。他若在，大概会点头。`,
      en: `Blaise Pascal was a Frenchman of the seventeenth century. In his teens he wrote on conic sections and built a calculating device, and later he helped to found the study of probability. He died in 1662, only thirty-nine years old. Afterwards a servant found a paper sewn into the lining of his coat.

It spoke of the night of the twenty-third of November, 1654, from about half past ten until half past twelve. One line was a single word: Fire. Then came the God of Abraham, Isaac and Jacob, and not of the philosophers and scholars. He told people little of that night. He kept it beside him, sewn in, for eight years.

> I am the God of thy father, the God of Abraham, the God of Isaac, and the God of Jacob. And Moses hid his face; for he was afraid to look upon God. (Exodus 3:6)

## How to read a heap of slips

The Pensées are notes for a book in defence of the faith, which was never written. So do not hurry from cover to cover; three or four at a time will do. Man is but a reed, he says, the weakest thing in nature, but a thinking reed. And he says that most of our unhappiness comes of not being able to sit quietly in a room.

That is a good place to lay the book down and sit quietly in a room. He would nod, I think.`,
    },
  },
  {
    title: { zh: "厨房里的平安：劳伦斯弟兄", en: "Peace in the Kitchen: Brother Lawrence" },
    intro: {
      zh: "一位修院的厨子，教我们怎样在锅碗中间祷告。",
      en: "A monastery cook, and how to pray among the pots and pans.",
    },
    body: {
      zh: `十七世纪的巴黎，有一位当过兵、腿脚不便的平信徒修士，叫劳伦斯弟兄。他在修院里管厨房，后来修鞋，一六九一年去世。他没有写过书，人们把他的谈话和十几封信收在一起，就成了《与神同在》这本小册子。

他所说的其实只有一件事：不管做什么，心里常常转向神，和祂说一两句话。他说厨房里人声嘈杂、几个人同时喊着要不同的东西的时候，他心里与神同在的安静，和跪在圣餐前一样。

他不是生来如此。他承认头十年很苦，常常走神，常常自责。后来他学会了：走了神，就承认自己离了神果然不行，然后平平静静地回来，不再纠缠。

> 要常常喜乐。不住的祷告。凡事谢恩；因为这是神在基督耶稣里向你们所定的旨意。（帖撒罗尼迦前书5:16-18）

[image]

这本书薄得可以放进围裙口袋。读的时候不要只点头，挑一样每天必做的家务，洗碗也好，扫地也好，试着把它当作与神说话的地方，一个星期就好。书读完以后，碗还是要洗的，只是洗碗的人有了伴。`,
      en: `In Paris in the seventeenth century there was a lay brother, a former soldier, lame, who was called Brother Lawrence. He worked in the kitchen of his house and later mended sandals, and died in 1691. He wrote no book. His conversations and some sixteen letters were gathered into the little work called The Practice of the Presence of God.

He really says one thing. Whatever you are doing, turn your heart often to God, with a word or two. In the noise of the kitchen, he said, with several people calling at once for different things, he was as quiet with God as on his knees at the sacrament.

He was not born so. He admits that the first ten years were hard; his mind wandered, and he reproached himself. In time he learned to say that this was what became of him without God, and to come back calmly and leave it at that.

> Rejoice evermore. Pray without ceasing. In every thing give thanks: for this is the will of God in Christ Jesus concerning you. (1 Thessalonians 5:16-18)

[image]

The book will go into an apron pocket. Do not only nod as you read. Choose some daily chore, the dishes or the floor, and for a week let it be the place where you talk with God. When the book is finished there will still be dishes, but whoever washes them will have company.`,
    },
  },
  {
    title: { zh: "诗篇：借来的一百五十句话", en: "The Psalms: Words on Loan" },
    intro: { zh: "我们读别的书卷，诗篇却读我们。", en: "Other books we read; the Psalms read us." },
    body: {
      zh: `圣经大部分是神对人说的话，诗篇却多半是人对神说的话，而神把它收进了自己的书里。这件事值得停下来想一想：祂不但肯听，还替我们存了底稿，好让后来没有话说的人借用。

一百五十篇里，诉苦的比赞美的还多些。有人问“要到几时呢”，有人抱怨朋友，有人气得说出我们不敢说的话。第八十八篇从头到尾没有一句转晴，末了一个词竟是黑暗。这样的祷告，也被收下了。

> 耶和华阿，你忘记我要到几时呢；要到永远么；你掩面不顾我要到几时呢。（诗篇13:1）

## 一个月的读法

每天五篇：今天是几号，就读第几篇，再加三十、加六十、加九十、加一百二十。比如七号，读第七、三十七、六十七、九十七、一百二十七篇。第一百一十九篇太长，可以留给三十一号。

读的时候要出声，遇见喜乐的诗而你正忧愁，就替一位喜乐的朋友读；遇见哀哭的诗而你正高兴，就替一个正在哭的人读。这样读着读着，你会发现自己在和整个教会一起祷告。`,
      en: `Most of the Bible is God speaking to us. The Psalms are mostly people speaking to God, and he has taken them into his own book. That is worth a pause. He not only listens; he keeps the drafts, so that later people who have no words may borrow some.

Of the hundred and fifty there are rather more complaints than praises. One asks how long, one is bitter about a friend, one is so angry that he says what we dare not. The eighty-eighth never brightens at all, and its last word is darkness. Even such a prayer was accepted.

> How long wilt thou forget me, O LORD? for ever? how long wilt thou hide thy face from me? (Psalm 13:1)

## Through in a month

Read five a day. Take the number of the date, then add thirty, sixty, ninety and a hundred and twenty. On the seventh, for instance, read 7, 37, 67, 97 and 127. Psalm 119 is too long, and may be kept for the thirty-first.

Read aloud. If the psalm is glad and you are sad, read it for a friend who is glad. If it mourns and you are cheerful, read it for somebody who is weeping. Before long you will find that you are praying with the whole church.`,
    },
  },
];
