import type { Piece } from "../types.ts";

export const fourth: Piece[] = [
  {
    title: { zh: "够用的恩典", en: "Grace Enough" },
    intro: {
      zh: "那根刺没有拿走，却有了比拿走更大的应许。",
      en: "The thorn stayed, and with it came a promise greater than its going.",
    },
    body: {
      zh: `> 他对我说，我的恩典够你用的；因为我的能力，是在人的软弱上显得完全；所以我更喜欢夸自己的软弱，好叫基督的能力覆庇我。（哥林多后书12:9）

保罗求过三次，求主把那根刺拿走。究竟是什么刺，他没有说，也许是病，也许是别的苦处。没有说倒好，每个人都可以把自己的那一根放进去。

主回答了，只是不照他所求的回答。刺还在那里，但是有了一句话：我的恩典够你用的。“够用”不是剩下许多，是每一次伸手都有。像从前寡妇坛里的面，看进去总是不多，却天天够做饼。

[image]

我们总想等自己强壮了再来事奉神，先把软弱藏好。主却说，他的能力正是要在软弱上显得完全。瓦器有了裂缝，里面的光才透得出来。

“覆庇”这个词，带着支搭帐篷的意思。软弱的人抬起头来，看见的不是一片空空的天，是基督的能力像帐篷一样，搭在自己上面。

今天不必装作坚强。把那根刺给主看，然后问他要今天够用的那一份。

主啊，你的恩典够我用，我就住在你的帐篷底下。阿们。`,
      en: `> And he said unto me, My grace is sufficient for thee: for my strength is made perfect in weakness. Most gladly therefore will I rather glory in my infirmities, that the power of Christ may rest upon me. (2 Corinthians 12:9)

Three times Paul asked the Lord to take the thorn away. He does not say what it was, and perhaps it is as well, for now each of us can put our own in its place.

The Lord answered, though not as he had asked. The thorn was still there, but with it came a word: my grace is sufficient for thee. Sufficient does not mean a great deal left over. It means that whenever you put out your hand, there is some. The widow's barrel never held much meal, yet each day there was enough for bread.

[image]

We should like to be strong first and serve God afterwards, with our weakness out of sight. He says that weakness is the very place where his strength comes to its own. Through the crack in the clay the light gets out.

And to "rest upon" is to pitch a tent. The weak look up and find not an empty sky but the power of Christ, spread over them like canvas.

You need not act strong today. Show him the thorn, and ask for enough.

Lord, your grace is enough, and I will live beneath your tent. Amen.`,
    },
  },
  {
    title: { zh: "彼此饶恕", en: "Forgiving One Another" },
    intro: {
      zh: "饶恕不是说那件事不要紧，是不再向那个人讨债。",
      en: "To forgive is not to say that it did not matter, but to collect the debt no more.",
    },
    body: {
      zh: `> 并要以恩慈相待，存怜悯的心，彼此饶恕，正如神在基督里饶恕了你们一样。（以弗所书4:32）

有人把欠条收在抽屉里，隔些日子就拿出来看看：哪一年，哪一天，谁说了哪一句话。纸都翻旧了，字却记得越来越清楚。其实被那个抽屉锁住的，不是欠债的人。

饶恕不是说没有发生过，也不是马上就能像从前一样信任，有些伤害需要公道，也需要距离。饶恕是在神面前把欠条交出去，不再亲自讨这笔债，也不再每天在心里开庭。

“正如神在基督里饶恕了你们一样。”力量是从这里来的。不是因为那人配得，是因为我们自己的欠条已经被钉在十字架上了。站在那里的人，手里很难再攥着别人的。

很多时候，饶恕不是一次做完的。早上交出去，晚上又想起来，那就再交一次。七十个七次，有时说的就是同一件事。

今天有没有一张欠条，可以拿出来，念给神听，然后松手？

主啊，你怎样饶恕了我，求你也使我照样饶恕。阿们。`,
      en: `> And be ye kind one to another, tenderhearted, forgiving one another, even as God for Christ's sake hath forgiven you. (Ephesians 4:32)

Some people keep their debtors in a drawer. Now and then they take out the papers and read them: which year, which day, who said which words. The paper is worn, but the writing gets clearer each time. And the one who is locked in that drawer is not the debtor.

To forgive is not to say that it never happened. Nor does it always mean that trust is restored at once; some wrongs need justice, and some need distance. To forgive is to hand the paper over to God, to stop collecting, and to close the court that sits every day in our heart.

"Even as God for Christ's sake hath forgiven you": here the strength comes from. It is not that the other deserves it, but that our own bond has been nailed to the cross. It is hard to stand there with someone else's still in our fist.

Often it is not done in one day. We hand it over in the morning and in the evening find it back again. Then we hand it over again. Seventy times seven may be about a single debt.

Is there one that you could read out to God today, and let go?

Lord, as you have forgiven me, let me forgive. Amen.`,
    },
  },
  {
    title: { zh: "快快的听", en: "Swift to Hear" },
    intro: {
      zh: "一快两慢，许多争吵就停在门外了。",
      en: "One thing quick and two things slow would keep many a quarrel outside.",
    },
    body: {
      zh: `> 我亲爱的弟兄们，这是你们所知道的；但你们各人要快快的听，慢慢的说，慢慢的动怒。（雅各书1:19）

我们常常正好反过来：听得慢，说得快，怒气来得更快。对方一句话才说到一半，我们已经预备好了回答；其实那不是在听，只是在等他停下来。

雅各说“这是你们所知道的”。道理谁都知道，难的是在饭桌上，在孩子第三次打翻水杯的时候，在看到那条叫人不舒服的消息的时候，还记得它。

快快的听，是先把人请进来。听他说了什么，也听他没有说出来的；听见声音发抖，就知道里面有一件比这件事更要紧的事。慢慢的说，是让话先在心里走一遍，看它到了对方那里会成为药，还是成为刀。慢慢的动怒，不是没有怒气，是不让怒气来开车。

[image]

神就是这样待我们的。我们说得多么乱，他都听完；他不轻易发怒，且有丰盛的慈爱。

今天和家人说话，试一试等他说完以后，再数三下。

主啊，求你给我一对快的耳朵，一条慢的舌头。阿们。`,
      en: `> Wherefore, my beloved brethren, let every man be swift to hear, slow to speak, slow to wrath. (James 1:19)

As a rule we do just the opposite: slow to hear, swift to speak, swifter still to anger. The other is only half-way through a sentence and our answer is ready. That is not listening; it is waiting for him to stop.

Nobody needs to have this explained. The hard thing is to remember it at table, when the cup is knocked over for the third time, or when that irritating message arrives.

To be swift to hear is to invite a person in; to hear what he says and also what he leaves out. When a voice trembles, there is something behind it that matters more than the matter in hand. To be slow to speak is to let a word walk once through our own heart, and see whether it will arrive as medicine or as a knife. To be slow to wrath does not mean having none. It means that anger is not allowed to drive.

[image]

This is how God deals with us. However muddled we are, he hears us to the end; he is slow to anger and rich in mercy.

Talking at home today, let the other finish, and then count to three.

Lord, give me quick ears and a slow tongue. Amen.`,
    },
  },
  {
    title: { zh: "数算日子", en: "Numbering Our Days" },
    intro: {
      zh: "知道日子有限，才会把日子用在要紧的事上。",
      en: "Those who know that their days are few spend them on what matters.",
    },
    body: {
      zh: `> 求你指教我们怎样数算自己的日子，好叫我们得着智慧的心。（诗篇90:12）

这篇诗题为摩西的祈祷。旷野四十年，他看着一代人渐渐老去。人像早晨发芽生长的草，晚上割下就枯干了；一生的年岁，好像一声叹息。

他却没有因此灰心，也没有说反正如此，不如吃喝。他求神教他数算。会数的人，心里就有了智慧：原来今天不是无数日子当中的一个，今天是神亲手给我的这一个。

数算日子的人，不大会为一句闲话气上一个星期，也不会把“我爱你”留到以后再说。他知道孩子肯让人牵着手的年月并不长，父母接电话的声音，也不会一直都在。

[image]

然而这首诗不是从日子的短促开头的。它的第一句说，神世世代代作我们的居所。日子虽短，却住在永恒的里面，所以数算并不叫人害怕，只叫人珍惜。

今天打一个拖了很久的电话，或是合上电脑，早一个小时回家。

主啊，我的日子在你手里，求你教我好好用这一天。阿们。`,
      en: `> So teach us to number our days, that we may apply our hearts unto wisdom. (Psalm 90:12)

This psalm bears the title of a prayer of Moses. Through forty years in the desert he watched a generation grow old. In the morning the grass springs up, in the evening it is cut down and withers; our years are spent as a sigh.

Yet he does not lose heart, nor does he say: then let us eat and drink. He asks to be taught how to count. Whoever learns it grows wise. Today is not one of a countless number. It is this one, given to me by the hand of God.

People who number their days will hardly be angry for a week about a careless word, or keep "I love you" for later. They know that the years in which a child will hold one's hand are not many, and that the voice of father or mother will not always answer the telephone.

[image]

But the psalm does not begin with shortness. It begins by saying that the Lord has been our dwelling place in all generations. Our days are brief, but they live inside eternity, and so counting makes us thankful, not afraid.

Make the call you have long put off, or go home an hour early.

Lord, my days are in your hand; teach me to use this one well. Amen.`,
    },
  },
  {
    title: { zh: "微小的声音", en: "A Still Small Voice" },
    intro: {
      zh: "烈风、地震、火都过去以后，神才开口。",
      en: "The wind, the earthquake and the fire went by; then God spoke.",
    },
    body: {
      zh: `> 地震后有火，耶和华也不在火中；火后有微小的声音。（列王纪上19:12）

以利亚刚在迦密山上看过天火降下，转身就被一句恐吓吓得逃进旷野，坐在树下求死。人往往不是在失败的时候垮下来的，是在用尽了力气以后。

神先没有跟他讲道理。天使拍他，给他饼和水，叫他吃了再睡，睡了再吃。然后神领他走了很远的路，到了一座山上。

烈风大作，崩山碎石，神不在风中；地震，神不在其中；火，神也不在火中。最后是微小的声音，小得要屏住呼吸才听得见。以利亚听见了，就用外衣蒙上脸。

[image]

我们总盼望神用大的方式说话：一件奇事，一个记号，最好叫所有的人都看见。他有时也那样做。可是对一个疲倦的仆人，他选了低声。低声说话，是因为他离得近。

今天把四周的声音关掉一些。吃好，睡足，走一段路，然后静静地听。他问以利亚的话，也许正要问你：你在这里作什么？

主啊，请说，我尽量安静下来听你。阿们。`,
      en: `> And after the earthquake a fire; but the LORD was not in the fire: and after the fire a still small voice. (1 Kings 19:12)

Elijah had just seen fire come down on Carmel; then a single threat sent him running into the desert, where he sat under a tree and wished to die. We often break down not when we fail but when our strength is spent.

God did not reason with him at first. An angel touched him and gave him bread and water; he ate and slept, and ate again. Then came a long walk to a mountain.

A wind broke the rocks, but the Lord was not in the wind; nor was he in the earthquake, nor in the fire. Last came a voice so small that one had to hold one's breath. When Elijah heard it, he wrapped his face in his mantle.

[image]

We should like God to speak in a large way, by some wonder that everyone can see. Sometimes he does. But for a tired servant he chose a low voice. One speaks low to those who are near.

Turn some of the noise off today. Eat well, sleep enough, go for a walk, and then listen. He may be asking what he asked Elijah: What doest thou here?

Speak, Lord; I will be as quiet as I can. Amen.`,
    },
  },
  {
    title: { zh: "船上的枕头", en: "The Pillow in the Boat" },
    intro: {
      zh: "风浪里最奇妙的，是有一位睡得着。",
      en: "The most wonderful thing in that storm was that someone could sleep.",
    },
    body: {
      zh: `> 耶稣醒了；斥责风，向海说，住了吧，静了吧；风就止住，大大的平静了。（马可福音4:39）

门徒里有好几个打鱼的，都是在这片湖上长大的。连他们都怕了，可见风浪实在不小，水已经打进船里来。而主耶稣枕着枕头，在船尾睡着了。

他们叫醒他，话里带着埋怨：我们丧命，你不顾么？许多时候，我们祷告的也就是这一句。我们怕的不只是浪，是怕他不在意。

主没有先责备他们，他先责备风。海平静了以后，他才问，为什么胆怯？好像是说：我和你们在同一条船上，这件事你们忘了么？

[image]

有主在船上，并不等于没有风浪；正是他说“我们渡到那边去吧”，他们才遇见了这场风浪。可是有主在船上，船就一定会到那边。

今天若有水打进来，去叫他就是了。不用怕叫得不好听，那天门徒也叫得不好听，他还是起来了。

主啊，你在我的船上，求你向我心里的风浪也说一声：静了吧。阿们。`,
      en: `> And he arose, and rebuked the wind, and said unto the sea, Peace, be still. And the wind ceased, and there was a great calm. (Mark 4:39)

Several of the disciples were fishermen who had grown up on that lake. If even they were frightened, it was no small storm; the waves were beating into the boat. And Jesus was in the stern, asleep on a pillow.

They woke him with something like a reproach: carest thou not that we perish? Many of our own prayers say no more than that. It is not only the waves that we fear. We fear that he may not mind.

He did not first rebuke them; he rebuked the wind. Only when the sea was calm did he ask why they were so fearful, as if to say: I was in the same boat with you. Had you forgotten?

[image]

To have him on board does not mean fair weather. It was he who had said, let us pass over unto the other side, and so they came into the storm. But with him on board the boat will come to the other side.

If water is coming in today, go and wake him. Do not worry about finding fine words. Theirs were not fine that night, and he got up.

Lord, you are in my boat; say to the storm within me also: be still. Amen.`,
    },
  },
];
