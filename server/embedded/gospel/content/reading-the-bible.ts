import type { Book } from "./types.ts";

export const readingTheBible: Book = {
  id: 6,
  categoryId: 2,
  title: { zh: "打开圣经", en: "Opening the Bible" },
  author: { zh: "松间", en: "Song Jian" },
  intro: {
    zh: "圣经从哪里读起，怎样读一段，读不懂怎么办？一位陪人读经多年的人，写下几样简单实在的办法。",
    en: "Where to begin, how to read a passage, and what to do when it is hard: some simple and practical ways from one who has long read the Bible with others.",
  },
  level: 1,
  hits: 15725,
  created: 1613984400,
  updated: 1717923600,
  cover: { binding: "cloth", emblem: "book", tone: "#21483f" },
  articles: [
    {
      title: { zh: "一本怎样的书", en: "What Kind of Book" },
      hits: 10916,
      body: {
        zh: `圣经看上去是一本书，打开来却是一座小图书馆：六十六卷，有历史，有诗歌，有书信，有先知的话，也有四卷讲耶稣生平的福音书。写的人有君王，有牧人，有渔夫，有医生，前后相隔一千多年，用的是希伯来文、亚兰文和希腊文。

奇妙的是，这许多人写的，合起来却是一个故事：神造了人，人离开了神，神来寻找人。旧约说他要来，福音书说他来了，后面的书信说他来了以后怎样，最后一卷说他还要再来。

> 圣经都是神所默示的，于教训，督责，使人归正，教导人学义，都是有益的。（提摩太后书 3:16）

“神所默示的”，意思是神的气息在里面。他没有把人当作一支笔，人各有各的口吻；可是借着他们，神说了他要说的话。

所以读圣经，不只是查资料，更像读信。写信的人还活着，读的时候，他就在旁边。

> 你的话是我脚前的灯，是我路上的光。（诗篇 119:105）

请留意这句诗：它没有说是探照灯，一下子照到十里以外；它说是脚前的灯，照得见下一步。许多人读了一辈子，也还有不明白的地方，可是脚下的路，一天一天都走过来了。

你手里若有一本，今天就翻开；没有，这个网站上也可以读。`,
        en: `The Bible looks like one book; open it and it is a small library. There are sixty-six books in it: histories, songs, letters, the words of prophets, and four Gospels which tell the life of Jesus. Kings wrote in it, and shepherds, fishermen and a physician, over more than a thousand years, in Hebrew, Aramaic and Greek.

The wonder is that all of it together is one story: God made us, we left him, and he came to look for us. The Old Testament says that he will come; the Gospels, that he came; the letters, what followed; and the last book, that he will come again.

> All scripture is given by inspiration of God, and is profitable for doctrine, for reproof, for correction, for instruction in righteousness. (2 Timothy 3:16)

Given by inspiration means that the breath of God is in it. He did not use people like pens, for each of them has his own voice; but through them God said what he wished to say.

So to read the Bible is not only to look something up. It is more like reading a letter; and the one who wrote it is alive and near while you read.

> Thy word is a lamp unto my feet, and a light unto my path. (Psalm 119:105)

Notice that it is not called a searchlight, reaching for miles. It is a lamp at our feet that shows the next step. There are people who have read it all their lives and still do not understand everything; but day by day it has shown them the way.

If you have one, open it today. If not, you can read it here.`,
      },
    },
    {
      title: { zh: "从哪里读起", en: "Where to Begin" },
      hits: 9744,
      body: {
        zh: `许多人下了决心，从第一页读起。创世记很好看，出埃及记的前半也好看；读到会幕的尺寸和祭物的条例，就停住了，从此再没有打开。这不怪他们，只是路线没有选好。

初读的人，不妨先读一卷福音书，因为耶稣是整本圣经的中心。马可福音最短，事情一件接一件，两个小时可以读完；约翰福音最深，话却最浅。约翰自己说明了他写的目的：

> 但记这些事，要叫你们信耶稣是基督，是神的儿子；并且叫你们信了他，就可以因他的名得生命。（约翰福音 20:31）

下面是一条走过的人觉得合适的路：

- 马可福音：看耶稣做了什么。
- 约翰福音：听耶稣说自己是谁。
- 诗篇，一天一篇：学着把心里的话对神说。
- 创世记：看一切怎样开始。
- 使徒行传：看跟从他的人怎样活。
- 罗马书或以弗所书：明白所信的是什么。

不必贪多。一天半章，读得慢，读得进去，比一天十章、合上就忘要好。最好有固定的时候和地方，比如早餐以前，窗边的那把椅子。

也不必等到把背景都弄懂。第一次读，像第一次到一个地方旅行，先走一圈，看看山在哪里，河在哪里；以后再来，自然会看见更多。`,
        en: `Many people resolve to begin at the first page. Genesis reads well, and so does the first half of Exodus. Then come the measurements of the tabernacle and the rules of sacrifice, and there they stop and never open it again. They are not to blame; it was only the wrong road to start on.

A new reader may well begin with a Gospel, since Jesus is the centre of it all. Mark is the shortest; one thing follows quickly on another, and two hours will finish it. John is the deepest, in the plainest words, and tells us himself why he wrote:

> But these are written, that ye might believe that Jesus is the Christ, the Son of God; and that believing ye might have life through his name. (John 20:31)

Here is a road that others have found good:

- Mark, to see what Jesus did.
- John, to hear who he said he was.
- The Psalms, one a day, to learn how to speak to God.
- Genesis, to see how everything began.
- Acts, to see how his followers lived.
- Romans or Ephesians, to understand what we believe.

There is no need to be greedy. Half a chapter read slowly is better than ten that are forgotten as soon as the book is shut. It helps to have a time and a place, such as the chair by the window before breakfast.

Nor need you wait until you know all the background. The first reading is like a first visit to some place: walk round it and see where the hills and the river are. Next time you will see more.`,
      },
    },
    {
      title: { zh: "怎样读一段", en: "How to Read a Passage" },
      hits: 8609,
      body: {
        zh: `使徒行传里有一位官员，坐在车上读以赛亚书，读得很认真，却不明白。腓利跑过去问他：

> 腓利就跑到太监那里，听见他念先知以赛亚的书，便问他说，你所念的，你明白么。他说，没有人指教我，怎能明白呢。（使徒行传 8:30-31）

这位官员做得很对：他读，他承认不明白，他请人上车来一同看。我们读一段圣经，也可以这样，慢慢地、老实地读。有几个问题很有帮助：

- **写了什么？** 谁在说话，对谁说，发生了什么事。先看清楚，再想意思。
- **上下文是什么？** 一句话离开前后，很容易变成我们自己的话。往前读几节，往后读几节。
- **它说到神怎样？** 他喜欢什么，恨恶什么，怎样待人。
- **它说到人怎样？** 里面的人像不像我？
- **我可以怎样回应？** 有没有一个应许可以信靠，一个吩咐可以照行，一样错误要避开，一件事要感谢？

不必每次五样都问。读完了，挑一句，写在纸上，带着它过一天。坐车的时候想一想，睡前再想一想。古人说这叫“思想”，像羊反刍，慢慢地嚼，滋味才出来。

读以前，先祷告一句：“主啊，请说，我在听。”读以后，也把读到的变成祷告。这样，读经就不是一个人的事，成了两个人的谈话。`,
        en: `In Acts there is an official who sits in his chariot and reads the prophet Isaiah, in earnest but without understanding it. Philip runs up and asks him about it.

> And Philip ran thither to him, and heard him read the prophet Esaias, and said, Understandest thou what thou readest? And he said, How can I, except some man should guide me? (Acts 8:30-31)

He did well. He read; he owned that he did not understand; he asked someone to climb up and read with him. We may do the same, slowly and honestly. Some questions help:

- **What is written?** Who speaks, to whom, and what happens? See first, and consider the meaning afterwards.
- **What stands around it?** A sentence cut out of its place easily turns into our own opinion. Read a few verses before and after.
- **What does it say of God?** What does he love, what does he hate, how does he treat people?
- **What does it say of us?** Is there anyone in it like me?
- **How can I answer?** Is there a promise to trust, a word to obey, a fault to avoid, something to be thankful for?

You need not ask all five each time. Choose one sentence at the end, write it down and take it through the day. Think of it on the bus, and again at night. The old word is to meditate, as sheep chew the cud: slowly, until the taste comes out.

Before you read, pray: speak, Lord, for I am listening. Afterwards make a prayer of what you read. Then it is no longer one person reading but two in conversation.`,
      },
    },
    {
      title: { zh: "读旧约", en: "Reading the Old Testament" },
      hits: 7638,
      body: {
        zh: `旧约占了圣经的四分之三，有的地方很美，有的地方叫人困惑：长长的家谱，奇怪的条例，残酷的战争。可不可以跳过去，只读新约呢？

耶稣没有跳过去，旧约就是他从小读的圣经。复活那天下午，他与两个灰心的门徒同路，就从这里讲起。

> 于是从摩西和众先知起，凡经上所指着自己的话，都给他们讲解明白了。（路加福音 24:27）

他给了我们一把钥匙：旧约是指着他的。读的时候，有三样可以记住。

第一，**它是一个还没有讲完的故事**。亚伯拉罕蒙召，以色列人出埃及，大卫作王，百姓被掳又归回，一步一步往前，都在等一位要来的。

第二，**它记下的，不都是它赞成的**。圣经不替伟人遮丑，亚伯拉罕说谎，大卫犯了奸淫。写出来，是叫我们看见人需要怜悯。

第三，**律法里有神的心**。那些旧条例，有的只为那时的以色列，可是底下的意思还在：田角的庄稼要留给穷人，寄居的人不可欺负。

若遇到读不下去的地方，可以先翻到诗篇、路得记、约拿书或以赛亚书的后半。等你与他更熟了，再回头，从前像墙的地方，会看见有一扇窗。`,
        en: `The Old Testament is three quarters of the Bible. Parts of it are beautiful, and parts bewilder us: long genealogies, strange rules, cruel wars. May one skip it and read the New?

Jesus did not skip it. It was the Bible he grew up with. On the afternoon of his resurrection he walked with two discouraged disciples, and there he began.

> And beginning at Moses and all the prophets, he expounded unto them in all the scriptures the things concerning himself. (Luke 24:27)

He gives us a key: the Old Testament points to him. Three things are worth keeping in mind.

First, **it is a story not yet finished**. Abraham is called, Israel comes out of Egypt, David reigns, the people are carried away and come home: step by step it waits for one who is to come.

Second, **it does not approve of all that it records**. The Bible does not cover up for great men. Abraham lied, and David took another man's wife. It was written so that we should see how much we all need mercy.

Third, **the heart of God is in the law**. Some of the old rules were for Israel at that time only, but what lies beneath them remains: leave the corners of the field for the poor; do no wrong to the stranger.

Where you cannot go on, turn for a while to the Psalms, to Ruth, to Jonah, or to the later chapters of Isaiah. When you come back, knowing him better, you may find a window where there had seemed to be a wall.`,
      },
    },
    {
      title: { zh: "读不懂的时候", en: "When It Is Hard to Understand" },
      hits: 6634,
      body: {
        zh: `读圣经的人都有读不懂的时候，连彼得也说，保罗的信里有些难明白的。所以你若皱着眉头，不必觉得自己笨。

诗人读神的话，先求一样东西。

> 求你开我的眼睛，使我看出你律法中的奇妙。（诗篇 119:18）

我们需要的不只是更多知识，也需要开了的眼睛。所以第一样可以做的是祷告，很简单地说：“主啊，这里我不明白，求你教我。”

第二样，是往前走。吃鱼的人遇到刺，把它放在盘子边上，继续吃鱼，不会因为一根刺把整条鱼倒掉。把问题记在本子上，注明日期；过一年回头看，会有好几个已经划掉了。

第三样，是让清楚的照亮不清楚的。圣经里最要紧的话，多半说得很明白：神爱世人，基督为罪人死，要爱人如己。拿这些作灯，去看那些暗的角落。

第四样，是问人。好的注释书，诚实的牧师，读得比你久的朋友，都可以帮助你。若有人说只有他一个人懂得圣经，倒要小心。

有时叫人难受的，倒不是那些不明白的地方，是那些太明白的地方。明白了的，就先去做；做了，常常更明白。`,
        en: `Everyone who reads the Bible comes to things he does not understand. Peter himself says that there are some such in Paul's letters. So if you find yourself frowning, do not think yourself stupid.

The psalmist asks for one thing before he reads.

> Open thou mine eyes, that I may behold wondrous things out of thy law. (Psalm 119:18)

We need not only more knowledge but opened eyes. So the first thing is to pray, quite simply: Lord, I do not understand this; teach me.

The second is to go on. Someone eating fish who finds a bone lays it on the edge of the plate and goes on eating; he does not throw the fish away. Write your question in a notebook with the date. When you look back in a year, you will be able to strike out several.

The third is to let what is clear throw light on what is not. The most important things are mostly plain: God loves the world; Christ died for sinners; love your neighbour as yourself. Carry these as a lamp into the darker corners.

The fourth is to ask. A good commentary, an honest pastor, a friend who has read longer than you can all help. But beware of anyone who says that he alone understands the Bible.

And often it is not what we fail to understand that troubles us, but what we understand only too well. Do first what is clear. In the doing, more becomes so.`,
      },
    },
    {
      title: { zh: "从读到活", en: "From Reading to Living" },
      hits: 4825,
      body: {
        zh: `有一个人照镜子，看见脸上有泥，转身就走，马上忘了自己是什么样子。雅各说，听了道而不去行的人，就是这样。

> 只是你们要行道，不要单单听道，自己欺哄自己。（雅各书 1:22）

读圣经最容易落进去的坑，是把它当作知识，读得越多，越会评论别人。可是神的话像种子，不是像邮票；种子不是收集起来给人看的，是要种下去的。

怎样行呢？从小而具体的开始。读到“爱你的邻舍”，就想一想，楼上那位独居的老人，今天可以替他带点什么。读到“不可含怒到日落”，就在天黑以前，把那个电话打了。读到“应当一无挂虑”，就把那件挂虑写下来，念给神听，再把纸折好。

耶稣在山上讲完了那篇长长的话，用两个盖房子的人来结束。两所房子看上去一样，风雨来了，才知道不同。

> 所以凡听见我这话就去行的，好比一个聪明人，把房子盖在磐石上。（马太福音 7:24）

差别不在听没有听，两个人都听了；差别在行没有行。

行的时候会失败，这也是读的一部分。失败了就带着失败回来再读，你会发现，从前匆匆读过的“怜悯”“赦免”，忽然有了分量。就这样，读一点，行一点，跌一跤，再读。房子是一块一块石头盖起来的。`,
        en: `A man looks in a mirror, sees that his face is dirty, goes away, and at once forgets what he looked like. That, says James, is someone who hears the word and does not do it.

> But be ye doers of the word, and not hearers only, deceiving your own selves. (James 1:22)

The easiest pit to fall into is to take the Bible for mere knowledge, so that the more we read, the better we can criticise others. But the word of God is like seed and not like stamps. Seed is sown.

How does one do it? In small and definite ways. You read that you should love your neighbour: then what might you carry up today to the old man who lives alone upstairs? You read that the sun should not go down upon your wrath: then make that telephone call before dark. You read that you should be anxious for nothing: then write the worry down, read it to God, and fold the paper.

Jesus ended his long sermon on the mount with two men who built houses. They looked the same until the storm came.

> Therefore whosoever heareth these sayings of mine, and doeth them, I will liken him unto a wise man, which built his house upon a rock. (Matthew 7:24)

Both men heard; the difference was in the doing.

We shall fail at it, and that too is part of reading. Bring the failure back to the page, and words like mercy and forgiveness will have weight. So it goes: read a little, do a little, stumble, and read again. A house is built one stone at a time.`,
      },
    },
  ],
};
