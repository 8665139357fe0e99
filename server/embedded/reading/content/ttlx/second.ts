import type { Piece } from "../types.ts";

export const second: Piece[] = [
  {
    title: { zh: "守门的平安", en: "Peace at the Gate" },
    intro: {
      zh: "把忧虑一件一件说出来，让平安站到门口去。",
      en: "Name your cares one by one, and let peace take its post.",
    },
    body: {
      zh: `> 应当一无挂虑，只要凡事借着祷告，祈求，和感谢，将你们所要的告诉神。神所赐出人意外的平安，必在基督耶稣里，保守你们的心怀意念。（腓立比书4:6-7）

保罗写这封信的时候带着锁链。看守他的兵丁换了一班又一班，他天天都看得见什么叫“保守”。于是他借用这个词说，神的平安也像一队卫兵，站在我们心的门口。

可是在这之前，他先给了我们一件事做：告诉神。不是告诉自己一百遍，在枕头上翻来覆去；是转过脸去，说给那一位听。大的要说，小得不好意思说的也要说，因为他说的是“凡事”。

还有一样不可少，就是感谢。感谢并不是假装事情很好，而是记起他从前怎样待我们。记得的人，就不容易慌。

[image]

拿一张纸，把心里挂着的事一件一件写下来，每一件后面写一句祷告，最后写一句感谢。然后把纸折起来，今天让平安去守门。

主啊，这些事我都告诉你了，求你的平安看守我的心。阿们。`,
      en: `> Be careful for nothing; but in every thing by prayer and supplication with thanksgiving let your requests be made known unto God. And the peace of God, which passeth all understanding, shall keep your hearts and minds through Christ Jesus. (Philippians 4:6-7)

Paul wrote this letter in chains. One guard relieved another, and every day he could see what it means to keep watch over someone. So he borrows the word: the peace of God, too, is like a guard posted at the gate of the heart.

But first he gives us something to do. Make it known to God. That is not the same as telling ourselves a hundred times, turning over on the pillow. It is to turn our face and say it to him; the great things, and those so small that we are ashamed of them, for he says "every thing".

One thing more belongs to it, and that is thanks. To give thanks is not to pretend that all is well. It is to remember how he has dealt with us before.

[image]

Take a sheet of paper and write down what weighs on you, with a line of prayer after each and one line of thanks at the end. Then fold it, and let peace keep the gate.

Lord, I have told you all of it; let your peace keep my heart. Amen.`,
    },
  },
  {
    title: { zh: "从新得力", en: "Strength Renewed" },
    intro: {
      zh: "鹰不靠扇翅膀飞高，它等候风。",
      en: "The eagle does not climb by flapping; it waits for the wind.",
    },
    body: {
      zh: `> 但那等候耶和华的，必从新得力，他们必如鹰展翅上腾，他们奔跑却不困倦，行走却不疲乏。（以赛亚书40:31）

住在山里的人说，鹰飞得很高，翅膀却很少扇动。它停在岩石上，等着山谷里的热气升上来；时候到了，它把翅膀一展，风就托着它上去。麻雀一刻不停地拍打，也只在屋檐之间来回。

等候不是闲着，也不是没有办法时的办法。等候是把脸朝着神，知道力量从他那里来。以赛亚说这话，是给一群在异乡觉得神已经忘记了他们的人听的。他没有责备他们软弱，他说，年轻人也会疲乏，壮士也会跌倒；人本来就是会用完力气的。

[image]

请留意那次序：先是飞，再是跑，最后是走。照我们想，应当倒过来才对。可是生命里最长的一段，既不是飞，也不是跑，是一步一步地走。日复一日，还能走下去，这正是最大的神迹。

主啊，我的力气有限，求你作托住我的风。阿们。`,
      en: `> But they that wait upon the LORD shall renew their strength; they shall mount up with wings as eagles; they shall run, and not be weary; and they shall walk, and not faint. (Isaiah 40:31)

People who live in the mountains will tell you that an eagle flies very high and hardly beats its wings. It sits on a rock until warm air rises from the valley; then it opens its wings and is carried. The sparrow flutters without a pause and gets from one roof to the next.

To wait is not to be idle, nor is it what remains when nothing else can be done. It is to face God, knowing where strength comes from. Isaiah spoke these words to people far from home who thought they had been forgotten. He does not blame them for being weak. Even the youths faint, he says. To run out of strength is simply human.

[image]

Notice the order: first flying, then running, then walking. We should have put it the other way. But the longest part of life is neither flight nor race; it is one step and then another. To be able to go on walking is the greatest wonder of the three.

Lord, my strength is small; be the wind that bears me. Amen.`,
    },
  },
  {
    title: { zh: "脚前的灯", en: "A Lamp for the Feet" },
    intro: {
      zh: "灯只照亮一步，走了这一步，就照亮下一步。",
      en: "A lamp shows one step, and when you take it, the next.",
    },
    body: {
      zh: `> 你的话是我脚前的灯，是我路上的光。（诗篇119:105）

从前乡下人走夜路，手里提一盏油灯。灯光不远，只够看清两三步：前面是石头，还是水洼。提灯的人并不抱怨看不见山那边，他知道，只要往前走，灯光也会跟着往前。

我们读圣经的时候，常常希望得到一张地图：三年以后住在哪里，哪一份工作合适，这病会不会好。神给的却多半是一盏灯。他不一定告诉我们终点怎样到达，他告诉我们下一步怎样走：要诚实，要饶恕，不要怕，去把那句话说明白。

走过这一步，再看时，下一步已经亮了。

灯还有一个特点，要拿低了才有用。举过头顶只会晃眼，放在脚前才照得见路。神的话也是这样，若只用来谈论，或只用来照别人，自己还是会绊倒。

今天读到的经文里，哪一句是照着你脚前的？就照那一句，走一步。

主啊，我不求看见全程，只求你照亮脚前的一步。阿们。`,
      en: `> Thy word is a lamp unto my feet, and a light unto my path. (Psalm 119:105)

In the days when country people walked home in the dark, they carried an oil lamp. Its light did not go far: two or three steps, enough to tell a stone from a puddle. Nobody complained that it did not show the other side of the hill. They knew that if they walked, the light would walk with them.

When we open the Bible we should often like to be given a map. Where shall we live in three years? Which work is right? Will this illness pass? What God gives is mostly a lamp. He may not tell us how we shall arrive, but he does tell us how to take the next step: be honest; forgive; do not be afraid; go and say plainly what needs to be said.

And a lamp is useful only when it is held low. Lifted overhead, it dazzles; near the feet, it shows the way. If we use God's word only to talk about, or only to shine on others, we shall still stumble.

Which line of your reading falls at your own feet today? Take one step by it.

Lord, I do not ask to see it all; light the next step. Amen.`,
    },
  },
  {
    title: { zh: "专心仰赖", en: "With All Thine Heart" },
    intro: {
      zh: "倚靠不是不用头脑，是不把头脑当作最后的依靠。",
      en: "Trust does not put the mind away; it only refuses to lean on it last of all.",
    },
    body: {
      zh: `> 你要专心仰赖耶和华，不可倚靠自己的聪明。在你一切所行的事上，都要认定他，他必指引你的路。（箴言3:5-6）

“倚靠”是身体的动作。人累了靠在墙上，把重量交出去，墙若倒了，人也就倒了。智慧人不是叫我们不要聪明，整卷箴言都在教人聪明；他是说，不要把全身的重量靠在自己的聪明上，那面墙太薄。

我们多半不是完全不信靠神，而是分开来信靠：主日交给他，星期一自己来；大难交给他，小事自己拿主意；灵魂交给他，钱包自己管。经上说的却是“专心”，是“一切所行的事”。

认定他，就是在每一件事上都承认他在场。开会以前，签字以前，发出那条消息以前，停一停，说一声：主啊，你在这里，你看怎样好？

[image]

这样行，路不一定变短，也不一定变平，却有了一位同行的。走着走着，弯曲的地方就慢慢直了。

主啊，今天大事小事，我都要先看你一眼。阿们。`,
      en: `> Trust in the LORD with all thine heart; and lean not unto thine own understanding. In all thy ways acknowledge him, and he shall direct thy paths. (Proverbs 3:5-6)

To lean is something we do with the body. A tired man leans against a wall and gives it his weight; if the wall falls, so does he. The wise man is not telling us to stop thinking, for his whole book teaches us to think. He says: do not put your full weight there. That wall is too thin.

Most of us do trust God, but in parts. Sunday is his and Monday is ours. We bring him disasters and keep the small decisions; we leave him the soul and look after the purse. But the verse says "all thine heart" and "all thy ways".

To acknowledge him is to own that he is present. Before the meeting, before the signature, before that message is sent, pause and say: Lord, you are here; what do you think of this?

[image]

The road may not become shorter or smoother, but we shall have company on it. And as we walk, the crooked places are made straight.

Lord, today let me look to you first, in great things and in small. Amen.`,
    },
  },
  {
    title: { zh: "隔不断的爱", en: "Nothing Can Separate" },
    intro: {
      zh: "保罗列了一张长长的单子，单子上没有一样能把我们带走。",
      en: "Paul made a long list, and nothing on it can take us away.",
    },
    body: {
      zh: `> 因为我深信无论是死，是生，是天使，是掌权的，是有能的，是现在的事，是将来的事，是高处的，是低处的，是别的受造之物，都不能叫我们与神的爱隔绝；这爱是在我们的主基督耶稣里的。（罗马书8:38-39）

保罗像一个夜里查房的人，提着灯把屋子一间一间照过去：死亡那一间，活着的难处那一间，看不见的权势，今天的事，还没有来的事，高的，低的。每照一间，他都摇摇头：这里没有能把我们与神隔开的东西。

最后他怕漏掉什么，又加了一句，“别的受造之物”。你心里正想着的那一样，也在这里面了。

请注意，他没有说我们爱神的心永远不变。我们的心会冷，会忘，会走远。他说的是神的爱，而且是在基督里的爱。那爱上过十字架，死都试过了，没有成功。

有人问：我若自己松了手呢？孩子过马路，自己的小手常常松开，可是父亲握着他的手腕。我们得以安稳，是因为那一边的手。

主啊，今天无论遇见什么，求你使我记得，我仍在你的爱里。阿们。`,
      en: `> For I am persuaded, that neither death, nor life, nor angels, nor principalities, nor powers, nor things present, nor things to come, Nor height, nor depth, nor any other creature, shall be able to separate us from the love of God, which is in Christ Jesus our Lord. (Romans 8:38-39)

Paul is like a man going through a house at night with a lamp, looking into one room after another. Death; the troubles of being alive; powers that no one sees; what is here and what has not yet come; the heights, the depths. At each door he shakes his head: nothing in here can part us from God.

And in case he has missed something, he adds: nor any other creature. Whatever you are thinking of at this moment is included there.

Notice that he does not say our love for God will never change. Our hearts cool and forget and wander. He speaks of God's love in Christ; a love that went to a cross, where death itself tried to end it and could not.

But what if I let go? When a child crosses the road, the small fingers often loosen, yet the father has him by the wrist. It is the other hand that keeps us.

Lord, whatever meets me today, let me remember that I am still within your love. Amen.`,
    },
  },
  {
    title: { zh: "说出来的罪", en: "Saying It" },
    intro: {
      zh: "藏着的伤口不会好，见了光才会好。",
      en: "A hidden wound does not heal; it must come to the light.",
    },
    body: {
      zh: `> 我们若认自己的罪，神是信实的，是公义的，必要赦免我们的罪，洗净我们一切的不义。（约翰一书1:9）

手上扎了一根刺，最不愿意的事就是让人去碰它。于是我们用布包起来，换一只手做事，对人说没什么。过了几天，里面红肿了，疼得夜里睡不着。

罪也是这样。包起来的时候，看着是体面的，里面却越来越疼。我们会换个说法：那不算说谎，只是没有说全；那不是嫉妒，只是替他惋惜。说法换得越好，刺就扎得越深。

认罪，按原文的意思，就是跟神说一样的话。他怎样称呼那件事，我也怎样称呼它，不加解释，不拉别人陪着。这一步很难，可是走出这一步，就听见门从里面打开的声音。

约翰没有说神“也许”会赦免。他说神是信实的，是公义的；基督已经担当了，神不会叫同一笔债还两次。

今天若有一件事一直包着，就在他面前解开吧。若得罪了人，也去对那人说一声。

主啊，我不再替自己辩解了，求你洗净我。阿们。`,
      en: `> If we confess our sins, he is faithful and just to forgive us our sins, and to cleanse us from all unrighteousness. (1 John 1:9)

When you have a thorn in your hand, the last thing you want is for anyone to touch it. So you wrap it up, use the other hand and say that it is nothing. After a few days it is red and swollen and keeps you awake.

Sin is like that. Wrapped up, it looks respectable, but it hurts more and more. We find other names for it. It was not a lie; I only left something out. It is not envy; I am merely sorry for him. The better the name, the deeper the thorn.

To confess means, in John's language, to say the same thing. I call it what God calls it, without explanations, and without pulling others in beside me. It is a hard step; but once we take it, we hear a door being opened from within.

John does not say that God may perhaps forgive. He says that God is faithful and just. Christ has borne it, and no debt is collected twice.

If something has been wrapped up for long, undo it before him today. And if someone was hurt by it, go and tell them.

Lord, I make no more excuses; wash me clean. Amen.`,
    },
  },
];
