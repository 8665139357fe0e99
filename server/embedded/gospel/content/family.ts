import type { Book } from "./types.ts";

export const family: Book = {
  id: 9,
  categoryId: 3,
  title: { zh: "家里的灯", en: "A Lamp at Home" },
  author: { zh: "安禾", en: "An He" },
  intro: {
    zh: "谈说话的分量，夫妻、孩子和年老的父母，也写给一个人住的人。家不必完全，可以一天一天点亮。",
    en: "On the weight of words, on husband and wife, children and ageing parents, and for those who live alone. A home need not be perfect; it can be lit day by day.",
  },
  level: 2,
  hits: 10415,
  created: 1652691600,
  updated: 1738486800,
  cover: { binding: "label", emblem: "house", tone: "#a4573a" },
  articles: [
    {
      title: { zh: "家不是偶然", en: "Home Is No Accident" },
      hits: 6691,
      body: {
        zh: `造世界的时候，神看每一样都说好，只有一样说“不好”。

> 耶和华神说，那人独居不好，我要为他造一个配偶帮助他。（创世记 2:18）

人不是为独自活着造的。家不是社会后来的发明，也不只是分摊房租的办法；它在神的心里，从起初就有。一个人在家里学会走路、说话，学会让和等，也第一次知道被爱是什么。

可是家也是最容易受伤的地方。外人说一句难听的话，过两天就忘了；家里人说的，可能记一辈子。我们在外面客客气气，回到家里，把剩下的疲倦和脾气都倒出来。圣经没有把家说成没有风雨的港口，里面的家庭，几乎家家有难念的经：该隐和亚伯，雅各和以扫，大卫和押沙龙。

所以诗人说：

> 若不是耶和华建造房屋，建造的人就枉然劳力；若不是耶和华看守城池，看守的人就枉然儆醒。（诗篇 127:1）

这不是叫我们不必出力，是说单靠出力不够。房子要有梁，家也要有一根比我们更稳的梁。把神请到家里来，不一定要做什么大事：吃饭以前说一声谢谢，吵架以后一同安静一分钟，睡前替每个人祷告一句。

这本小书写给和别人同住的人，也写给一个人住的人。你的家若此刻很乱，不要合上书；神从乱里造出过天地。`,
        en: `When God made the world he looked at each thing and called it good. Of one thing only he said that it was not.

> And the LORD God said, It is not good that the man should be alone; I will make him an help meet for him. (Genesis 2:18)

We were not made to live alone. The home is no late invention; it was in the heart of God from the beginning. There one learns to walk and talk, to give way and to wait, and finds out first what it is to be loved.

But it is also where we are most easily hurt. We are polite outside, and bring home what is left of our strength and temper. The Bible does not paint the home as a harbour without storms. Hardly a family in it is without its grief: Cain and Abel, Jacob and Esau, David and Absalom.

So the psalmist says:

> Except the LORD build the house, they labour in vain that build it: except the LORD keep the city, the watchman waketh but in vain. (Psalm 127:1)

We must labour, but labour is not enough. A house needs a beam, and a home needs one that is steadier than ourselves. To invite God in takes no great ceremony: thanks before a meal, a minute's silence together after a quarrel, a sentence of prayer for each one at bedtime.

This small book is for those who live with others, and for those who live alone. If your home is in disorder now, do not close it. Out of disorder God once made heaven and earth.`,
      },
    },
    {
      title: { zh: "一句话的分量", en: "The Weight of a Word" },
      hits: 5217,
      body: {
        zh: `一家人一天说多少话？大半是“饭好了”“快点”“又忘了关灯”。就是这些小小的话，一块一块，把家砌成了暖的，或者冷的。

> 回答柔和，使怒消退；言语暴戾，触动怒气。（箴言 15:1）

许多争吵不是因为事情大，是因为第二句话。第一句重了，若第二句是软的，火就灭了；若第二句更重，就烧起来。说第二句话的人，手里握着水，也握着油。

保罗给了一个很好的筛子。

> 污秽的言语，一句不可出口，只要随事说造就人的好话，叫听见的人得益处。（以弗所书 4:29）

“造就人”，就是叫人站得更稳。话说出口以前，可以在心里过三道门：是真的吗？是现在该说的吗？说了会扶起他，还是推倒他？真话也要看时候，半夜十二点不是算旧账的时候。

有几样话，可以少说：“你总是”“你从来不”“你跟你爸一个样”。这些话把人钉在墙上，叫他没有地方可改。有几样话，可以多说：

- “你辛苦了。”
- “这件事是我不对。”
- “你慢慢说，我在听。”
- “有你真好。”

这几句不花钱，可是许多人一辈子没有听家里人说过。你可以作第一个说的人，起初会别扭，说着说着就顺了。`,
        en: `How much does a family say to one another in a day? Most of it is: supper is ready, be quick, you left the light on again. And yet with such small words, brick by brick, a home is built warm or cold.

> A soft answer turneth away wrath: but grievous words stir up anger. (Proverbs 15:1)

Many quarrels come not from the size of the matter but from the second thing that is said. The first was too sharp. If the second is soft, the fire goes out; if it is sharper still, there is a blaze. Whoever speaks second holds water in one hand and oil in the other.

Paul gives us a good sieve.

> Let no corrupt communication proceed out of your mouth, but that which is good to the use of edifying, that it may minister grace unto the hearers. (Ephesians 4:29)

To edify is to help another stand more firmly. Before a word goes out, let it pass three gates. Is it true? Is this the time? Will it lift up or knock down? Even the truth has its hour, and midnight is not the hour for old accounts.

Some phrases are better left out: you always, you never, you are just like your father. They nail people to the wall and leave them nowhere to mend. Others can be said more often:

- “You have worked hard.”
- “I was wrong about that.”
- “Take your time, I am listening.”
- “I am glad to have you.”

They cost nothing, and many have never heard them from their own family. You may be the one to begin. It feels awkward at first, and easier with use.`,
      },
    },
    {
      title: { zh: "夫妻之间", en: "Husband and Wife" },
      hits: 4633,
      body: {
        zh: `结婚的那天，人都以为爱是一种力气，自己会一直有。过了几年，孩子、账单、加班、两边的老人，一样一样压上来，才发现爱更像一种手艺，要学。

圣经对丈夫说的话，标准定得很高。

> 你们作丈夫的，要爱你们的妻子，正如基督爱教会，为教会舍己。（以弗所书 5:25）

基督怎样爱教会？不是她可爱他才爱，是舍了自己。所以丈夫若要问自己该占多少便宜，在这里找不到答案；这里只有一个舍己的样子。对妻子说的“顺服”，也是在“彼此顺服”这句话底下说的；它从来不是给人打人、压人的许可。若在家里有拳头，那是罪，受伤的人应当得到保护和帮助。

爱落到日子里是什么样？

> 爱是恒久忍耐，又有恩慈；爱是不嫉妒；爱是不自夸；不张狂。不作害羞的事；不求自己的益处；不轻易发怒；不计算人的恶。（哥林多前书 13:4-5）

试着把“爱”字换成自己的名字念一遍：我是恒久忍耐，又有恩慈……念到第二句，多半就念不下去了。这不是要我们灰心，是叫我们知道要到哪里去支取。

几样小手艺：每天有十分钟，只听对方说，不出主意；生气时，不离开话题去翻旧账；在孩子和亲友面前，替对方留面子；谁先道歉，不算谁输。

两个不完全的人，靠着一位完全的，一天一天学。婚姻不是找到了对的人，是两个人都慢慢变对。`,
        en: `On the wedding day we take love for a strength which we shall always have. Some years later, with children, bills, long hours and parents growing old on both sides, we find that it is more like a craft and must be learned.

What the Bible says to husbands sets the measure high.

> Husbands, love your wives, even as Christ also loved the church, and gave himself for it. (Ephesians 5:25)

How did Christ love the church? Not because she was lovable: he gave himself. What is said to wives stands beneath the words about submitting to one another; it was never a licence to crush or to strike. Where there are blows in a house it is sin, and the one who is hurt ought to have shelter and help.

And what does love look like from day to day?

> Love suffereth long, and is kind; love envieth not; love vaunteth not itself, is not puffed up, doth not behave itself unseemly, seeketh not its own, is not provoked, taketh not account of evil. (1 Corinthians 13:4-5, ASV)

Put your own name in the place of love: I suffer long and am kind. Most of us cannot get far. That shows us where we must go to draw.

Some small points of the craft: ten minutes a day in which one only listens and gives no advice; when angry, no digging up of the past; before children and friends, guard each other's honour; and whoever apologises first has not lost.

Two imperfect people learn day by day from one who is perfect. Marriage is less a matter of finding the right person than of both becoming so.`,
      },
    },
    {
      title: { zh: "养育孩子", en: "Bringing Up Children" },
      hits: 3892,
      body: {
        zh: `孩子交到我们手里的时候，没有说明书。我们多半照着自己小时候被养的样子养他，或者发誓完全反过来；两样都可能走偏。

> 你们作父亲的，不要惹儿女的气，只要照着主的教训和警戒，养育他们。（以弗所书 6:4）

这里对父亲说了两句：一句是“不要”，一句是“要”。不要惹儿女的气：就是不要说话不算数，不要拿他与别人家的孩子比，不要把自己的失意压在他身上，不要管教的时候只为出气。要照着主的教训养育：主怎样待我们，有立场，也有怜悯，我们也怎样待他。

信仰怎样传给孩子？多半不是在一堂课上。

> 也要殷勤教训你的儿女，无论你坐在家里，行在路上，躺下，起来，都要谈论。（申命记 6:7）

坐在家里，行在路上，躺下，起来，都是平常的时候。孩子听我们讲的，不如看我们做的。他看见父亲算错了账，跑回去还人家钱；看见母亲忙的时候也停下来祷告；看见大人发了脾气，过来对他说“刚才是我不对”。这些他会记得。

孩子不是我们的作品，也不是我们的面子，他是神托给我们一段时间的人。有一天他要走自己的路，也许走得远，叫人心疼。那时我们能做的，就是路加福音里那位父亲做的：门开着，灯亮着，常常望着那条路，为他祷告。`,
        en: `Children come to us without instructions. We mostly bring them up as we were brought up ourselves, or vow to do the very opposite; and either may go wrong.

> And, ye fathers, provoke not your children to wrath: but bring them up in the nurture and admonition of the Lord. (Ephesians 6:4)

Fathers are told two things here. Do not provoke them: do not break your word, do not compare them with the children next door, do not lay your own disappointments on their backs, do not correct them only to relieve your temper. And bring them up as the Lord would: as he deals with us, with firmness and with pity, so we with them.

How is faith handed on? Not, for the most part, in a lesson.

> And thou shalt teach them diligently unto thy children, and shalt talk of them when thou sittest in thine house, and when thou walkest by the way, and when thou liest down, and when thou risest up. (Deuteronomy 6:7)

Sitting at home, walking along, lying down, getting up: these are ordinary times. Children learn less from what we tell them than from what they see. They see a father who was given too much change go back to return it, or a mother who loses her temper and comes to say that she was wrong.

A child is not our handiwork, nor our reputation, but somebody whom God has lent us for a time. One day children go their own way, and it may break our hearts. Then we can do what the father did in Luke's Gospel: leave the door open and the lamp lit, watch the road, and pray.`,
      },
    },
    {
      title: { zh: "年老的父母", en: "When Parents Grow Old" },
      hits: 3077,
      body: {
        zh: `小时候，父母的手很大，什么都提得动。不知道从哪一年起，他们过马路要人扶，同一句话一天问三遍，药要别人分好。

> 当孝敬父母，使你的日子在耶和华你神所赐你的地上，得以长久。（出埃及记 20:12）

这是十条诫命里第一条带着应许的，也是说给成年人听的。孝敬年轻力壮的父母不难，难的是孝敬变得慢了、固执了、记不清了的父母。

孝敬是什么？是供养，也是给他们体面。凡事先问一句“您看怎样”，不在别人面前数说他们的糊涂；他讲过一百遍的故事，听第一百零一遍。耶稣在十字架上，自己痛到极处，还为母亲安排了住处。

> 耶稣见母亲和他所爱的那门徒站在旁边，就对他母亲说，母亲，看你的儿子。又对那门徒说，看你的母亲。从此那门徒就接他到自己家里去了。（约翰福音 19:26-27）

有的人与父母之间有很深的伤，“孝敬”两个字像一块石头。神知道。孝敬不是说他们没有错，也不是要你回到会伤害你的地方；它可以从很小的开始：不用恶语谈论他们，为他们祷告，在你能承受的距离里，尽一点照顾。

照顾老人的人，自己也会累，会烦，然后内疚。请不要一个人扛，与兄弟姐妹商量，请教会的朋友替你坐一个下午。你累了去睡一觉，不是不孝。

他们扶过我们学走路。如今轮到我们，步子慢一点，陪他们走完。`,
        en: `When we were small our parents' hands could lift anything. Then, nobody knows in what year, they need an arm to cross the road and ask the same thing three times a day.

> Honour thy father and thy mother: that thy days may be long upon the land which the LORD thy God giveth thee. (Exodus 20:12)

It is meant for grown people, and is hardest when parents have become slow and forgetful.

What is honour? It is to provide, and it is to preserve their dignity. Ask first what they think. Do not make sport of their confusion before others. Listen for the hundred and first time to the story they have told a hundred times. On the cross, in the depth of his own pain, Jesus found a home for his mother.

> When Jesus therefore saw his mother, and the disciple standing by, whom he loved, he saith unto his mother, Woman, behold thy son! Then saith he to the disciple, Behold thy mother! And from that hour that disciple took her unto his own home. (John 19:26-27)

For some the hurt is so deep that the word honour lies like a stone. God knows. It does not mean that they did no wrong, or that you must go back to where you will be harmed. It may begin very small, with a prayer for them, at such a distance as you can bear.

Those who look after the old grow tired too. Do not carry it alone. To sleep when you are worn out is no want of love.

They steadied us when we learned to walk. Now we walk slowly, and see them home.`,
      },
    },
    {
      title: { zh: "一个人住", en: "Living Alone" },
      hits: 2657,
      body: {
        zh: `一本讲家的书，若不写一个人住的人，就漏掉了许多人：没有结婚的，离了婚的，老伴先走的，在外地做工的，在国外读书的。节日的晚上，楼里都是炒菜的声音，自己热一碗剩饭，这滋味不必多说。

首先要说，独身不是“还没有完成”。耶稣没有结婚，保罗没有结婚，没有人比他们活得更完全。教会有时不小心，把话都说给一家一家的人听，叫独自来的人觉得自己是多余的；那是教会的亏欠。

> 神叫孤独的有家。（诗篇 68:6）

神叫孤独的有家，常常是借着人。耶稣的亲人有一次来找他，他看着四面坐着的人说：

> 凡遵行神旨意的人，就是我的弟兄姐妹和母亲了。（马可福音 3:35）

他说的这个家，比血缘更宽。教会本来就应该是这样的：有人替你留一把椅子，有人知道你哪天要去医院。

若你一个人住，可以试试：

- 每周请一个人来吃饭，一碗面也行。
- 让一户人家知道，你愿意替他们看半天孩子。
- 睡前把这一天讲给神听，像讲给家里人。

若你不是一个人住，下次过节，多摆一双筷子。也许隔壁就有一个人，正听着你们家炒菜的声音。`,
        en: `A book about home that left out those who live alone would leave out a great many: the unmarried and the divorced, the widowed, those who work far away or study abroad. On the evening of a feast, when the whole building smells of cooking, one warms up what is left from yesterday. Nothing more need be said about it.

First, to be single is not to be unfinished. Jesus did not marry, nor did Paul, and nobody has lived more fully. The church is sometimes thoughtless and speaks only to families, so that those who come by themselves feel out of place. In that the church is at fault.

> God setteth the solitary in families. (Psalm 68:6)

He does it, for the most part, through people. Once when his relations came to find him, Jesus looked at those who sat around him and said:

> For whosoever shall do the will of God, the same is my brother, and my sister, and mother. (Mark 3:35)

The family he means is wider than blood. A church should be like that: somebody keeps a chair for you, and somebody knows on which day you go to the hospital.

If you live alone, you might try this:

- Ask someone to supper once a week, if only for noodles.
- Tell some family that you would mind the children for an afternoon.
- Before you sleep, tell God about the day, as one tells those at home.

And if you do not live alone, lay one place more at the next feast. There may be someone next door who is listening to the sound of your kitchen.`,
      },
    },
  ],
};
