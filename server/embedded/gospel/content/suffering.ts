import type { Book } from "./types.ts";

export const suffering: Book = {
  id: 7,
  categoryId: 3,
  title: { zh: "在苦难中盼望", en: "Hope in Suffering" },
  author: { zh: "闻灯", en: "Wen Deng" },
  intro: {
    zh: "不急着给答案，先陪你坐一会儿。谈眼泪、追问、夜里的歌，和那手上有钉痕的一位。",
    en: "It is in no haste to give answers; it sits with you first. Of tears and questions, of songs in the night, and of one with nail marks in his hands.",
  },
  level: 3,
  hits: 19240,
  created: 1586163600,
  updated: 1746954000,
  cover: { binding: "jacket", scene: "moon", seed: 1 },
  articles: [
    {
      title: { zh: "可以哭", en: "You May Weep" },
      hits: 12126,
      body: {
        zh: `有些话本是好意，却叫受苦的人更苦：“要坚强”，“别哭了”，“信神的人应该喜乐”。于是人把眼泪咽下去，在神面前也装作没有事。

圣经没有这样要求。它里面有许多哭声：亚伯拉罕为撒拉哭，大卫为儿子哭，耶利米被称作流泪的先知，诗篇有三分之一是哀歌。有一位诗人说，他昼夜以眼泪当饮食。

最短也最叫人惊讶的一节，在约翰福音里。拉撒路死了，耶稣来到坟前，看见马利亚哭，看见众人哭。

> 耶稣哭了。（约翰福音 11:35）

他知道过一会儿就要叫拉撒路出来，仍旧哭了。他没有说“不要紧，等一下就好”。他没有跳过眼前的悲伤，去赶那个快乐的结局。爱就是这样，它先与哀哭的人同哭。

所以，你若正在难过，可以哭。哭不是没有信心。若哭的时候还肯转过脸来对着神，那眼泪就是祷告；有的祷告只有眼泪。

> 我几次流离，你都记数；求你把我眼泪装在你的皮袋里；这不都记在你册子上么。（诗篇 56:8）

他记得每一滴。世人会说“已经过去这么久了”，神不这样说。他把眼泪装在皮袋里，好像收着贵重的东西。你不必急着好起来，他等得住。`,
        en: `Some things are kindly meant and make suffering worse: be strong; don't cry; believers ought to be joyful. So people swallow their tears, and even before God pretend that nothing is wrong.

The Bible asks no such thing. It is full of weeping. Abraham wept for Sarah, and David for his son; Jeremiah is called the weeping prophet; a third of the Psalms are laments. One of them says that tears have been his meat day and night.

The shortest verse, and one of the most surprising, is in John. Lazarus had died, and Jesus came to the grave and saw Mary weeping, and those who were with her.

> Jesus wept. (John 11:35)

He knew that in a little while he would call Lazarus out, and still he wept. He did not say that it would soon be all right. He did not hurry past the sorrow to the happy ending. Love is like that: it weeps first with those who weep.

So if you are in grief, you may weep. It is not want of faith. If you turn your face towards God as you do it, your tears are a prayer; there are prayers that are made of nothing else.

> Thou tellest my wanderings: put thou my tears into thy bottle: are they not in thy book? (Psalm 56:8)

He remembers every one. People will say that it is so long ago; God does not. He keeps tears in a bottle, as one keeps something precious. You need not make haste to be well. He can wait.`,
      },
    },
    {
      title: { zh: "为什么", en: "Why?" },
      hits: 9095,
      body: {
        zh: `苦难来的时候，人最先问的就是“为什么”。为什么是我？为什么是他？为什么是现在？

约伯这样问了三十几章。他失去了儿女、家产和健康，三个朋友来安慰他，头七天坐在地上一句话不说，那是他们做得最好的事。后来他们开口了，说来说去只有一个意思：你一定做了什么错事。约伯不肯承认，他知道没有这样简单。到了末了，神说这三个朋友的议论不对。

所以，圣经自己就拦住了那句最伤人的解释。耶稣的门徒看见一个生来瞎眼的人，问是谁犯了罪；耶稣说，都不是。

那么，为什么呢？有一部分我们知道：世界破碎了，人会伤害人，身体会朽坏。可是落到某一个人、某一天，我们多半不知道。神对约伯说话的时候，也没有解释，他叫约伯看天地海洋，看他所造的。约伯得到的不是答案，是神自己。

> 我从前风闻有你，现在亲眼看见你。（约伯记 42:5）

还有一位也问过为什么。

> 约在申初，耶稣大声喊着说，以利，以利，拉马撒巴各大尼；就是说，我的神，我的神，为什么离弃我。（马太福音 27:46）

所以你问的时候，不是一个人在问。神的儿子也站在这句话里面。他没有从外面给我们一个说明，他进到里面来了。`,
        en: `When suffering comes, the first thing we ask is why. Why me? Why her? Why now?

Job asked it for more than thirty chapters. He had lost his children, his goods and his health. Three friends came to comfort him, and for seven days sat with him on the ground and said nothing, which was the best thing they did. Then they began to talk, and it came always to the same: you must have done something wrong. Job would not have it; he knew that it was not so simple. And at the end God said that the friends had not spoken what was right.

So the Bible itself forbids the cruellest of explanations. When the disciples saw a man born blind and asked who had sinned, Jesus answered: neither.

Why, then? Something we do know: the world is broken, people hurt one another, bodies decay. But why this person, on this day, we mostly do not know. When God spoke to Job he did not explain. He showed him the heavens and the sea and the creatures he had made. What Job received was not an answer but God himself.

> I have heard of thee by the hearing of the ear: but now mine eye seeth thee. (Job 42:5)

And there was another who asked why.

> And about the ninth hour Jesus cried with a loud voice, saying, Eli, Eli, lama sabachthani? that is to say, My God, my God, why hast thou forsaken me? (Matthew 27:46)

So when you ask, you do not ask alone. The Son of God stands inside that question. He did not hand us an explanation from without; he came in.`,
      },
    },
    {
      title: { zh: "神在哪里", en: "Where Is God?" },
      hits: 7747,
      body: {
        zh: `“我最需要他的时候，他在哪里？”这句话，许多人在病房的走廊里问过。

我们总以为，神若在，苦难就不会来；苦难来了，就证明他不在。可是圣经里的神，常常正在苦难里面。三个少年被扔进火窑，王看见火中有四个人走动。以色列人受苦的年月，先知回头看，这样写：

> 他们在一切苦难中，他也同受苦难；并且他面前的使者拯救他们。（以赛亚书 63:9）

“他也同受苦难”，这是叫人安静下来的一句话。他不是坐在岸上，看人在水里挣扎；他在水里。

到了耶稣，这句话成了肉身。他生在逃难的年月，长大了被家乡的人赶出来，被朋友出卖，被人吐唾沫，死的时候衣服也给人分了。所以希伯来书说：

> 因我们的大祭司，并非不能体恤我们的软弱；他也曾凡事受过试探，与我们一样；只是他没有犯罪。（希伯来书 4:15）

别人说“我懂你的感受”，我们有时不信；他若说，我们可以信，因为他手上有钉痕。

他常常不是用一道光来的。他来的时候，可能像一位半夜还肯接电话的朋友，像一碗放在门口的热汤，像忽然想起的一句旧诗歌，也可能只是心底一点说不出来的不至于跌到底的力量。

若你什么也感觉不到，也不要以为他不在。云厚的日子，太阳并没有搬走。`,
        en: `“Where was he when I needed him most?” Many have asked it in the corridor of a hospital.

We suppose that where God is, suffering cannot come. But the God of the Bible is often found in the midst of it. Three young men were thrown into a furnace, and the king saw four walking in the fire. Of the years when Israel suffered, the prophet writes, looking back:

> In all their affliction he was afflicted, and the angel of his presence saved them. (Isaiah 63:9)

“He was afflicted”: it makes one fall silent. He does not sit on the bank and watch us struggle in the water. He is in the water.

In Jesus the word was made flesh. He was carried off as a child to escape a murderer; he was driven out of his own town, betrayed by a friend and spat upon. So it is written:

> For we have not an high priest which cannot be touched with the feeling of our infirmities; but was in all points tempted like as we are, yet without sin. (Hebrews 4:15)

When others say that they know how we feel, we do not always believe it. We may believe him, for there are nail marks in his hands.

Often he does not come as a great light. He comes as a friend who answers the telephone at midnight, as soup left at the door, as a line of an old hymn remembered; or only as something deep down that keeps one from falling to the bottom.

If you feel nothing at all: on a clouded day the sun has not moved away.`,
      },
    },
    {
      title: { zh: "夜里的歌", en: "A Song in the Night" },
      hits: 6171,
      body: {
        zh: `耶路撒冷被烧毁以后，有人坐在瓦砾里，写了五首哀歌。那是圣经里最暗的一卷书，一句一句都是烟和灰。可是正在书的中间，在第三章，忽然有几句话亮起来。

> 我们不至消灭，是出于耶和华诸般的慈爱，是因他的怜悯，不至断绝。每早晨这都是新的；你的诚实，极其广大。（耶利米哀歌 3:22-23）

写的人并没有看见城重新建造，他身边的人还在挨饿。他不是因为事情好转了才唱，是因为他想起了神是谁。上一节他说：“我想起这事，心里就有指望。”盼望有时不是一种感觉，是一个决定：在黑暗里，把从前在光里认识的，再想一遍。

“每早晨这都是新的”，这话很实在。他没有说一次给够十年的怜悯，他说每早晨。旷野里的吗哪，也是一天一天降的，多收的就会生虫。苦难中的人最怕的是往后看：还有多久？我撑得了那么久吗？神没有叫我们今天就去撑明年的日子，他只给今天的粮。

若是你在夜里，可以试试这样几件小事：

- 早上起来，说一遍这两节。
- 找出一件今天的怜悯，哪怕很小。
- 唱一首你会的诗歌，声音不好也唱。

保罗和西拉挨了打，关在内监，半夜里唱诗。夜里的歌，同监的人都在听。`,
        en: `After Jerusalem had been burned, someone sat among the ruins and wrote five laments. It is the darkest book of the Bible, and every line of it tastes of smoke and ashes. But in the very middle, in the third chapter, a few lines suddenly shine.

> It is of the LORD'S mercies that we are not consumed, because his compassions fail not. They are new every morning: great is thy faithfulness. (Lamentations 3:22-23)

He had not seen the city rebuilt. Those about him were still hungry. He did not sing because things had improved, but because he remembered who God is. “This I recall to my mind,” he says just before, “therefore have I hope.” Hope is sometimes not a feeling but a decision: to think over again in the dark what one has known in the light.

“New every morning” is a very practical word. He does not speak of mercy for ten years delivered all at once. Manna in the wilderness also came day by day, and what was hoarded bred worms. What frightens us most is to look ahead: how long will it be, and can I bear it? God does not ask us to bear next year today. He gives bread for today.

If it is night with you, here are some small things to try:

- When you get up, say these two verses.
- Find one mercy in the day, however small.
- Sing a hymn that you know, even badly.

Paul and Silas, beaten and in prison, sang at midnight, and the other prisoners listened.`,
      },
    },
    {
      title: { zh: "身边的人", en: "Those Who Stand Near" },
      hits: 4813,
      body: {
        zh: `也许受苦的不是你，是你身边的人。你想帮忙，却不知道怎么做，怕说错话，于是躲开了。许多受苦的人说，最难过的不是有人说错话，是没有人来。

> 与喜乐的人要同乐；与哀哭的人要同哭。（罗马书 12:15）

这里没有说“要给哀哭的人讲道理”，只说“同哭”。约伯的朋友，在开口以前是好朋友。你不必有答案，在那里就好。

有几样很小的事，常常很有用：

- 不说“有需要就找我”，说“星期三我带晚饭来”。
- 叫出那个去世的人的名字，不要怕提；家人并没有忘记。
- 过了一个月、半年、周年，再去看一次；那时别人都不来了。
- 陪着坐，手机放在口袋里。
- 祷告可以很短，握着手，两句就够。

也有几句话，不如不说：“至少……”“神一定有他的美意”“我知道你的感觉”。第二句也许是真的，但那是受苦的人自己慢慢走到的地方，不是旁边的人推他去的。

> 你们各人的重担要互相担当，如此，就完全了基督的律法。（加拉太书 6:2）

重担不能替人挑完，可以挑一头。抬担子的人，步子要合着慢的那一个。

你自己若也累了，去找一个人来扶着你。没有人能一直独自托着另一个人。`,
        en: `Perhaps it is not you who suffer but someone near you. You would like to help and do not know how; you are afraid of saying the wrong thing, and so you stay away. Many who have suffered say that what hurt most was not the wrong words but that nobody came.

> Rejoice with them that do rejoice, and weep with them that weep. (Romans 12:15)

It does not say that we should reason with those who weep. The friends of Job were good friends until they began to talk. You need no answers; it is enough to be there.

Some small things are often of use:

- Instead of “let me know if you need anything”, say “I am bringing supper on Wednesday”.
- Speak the name of the one who died. The family has not forgotten.
- Come again after a month, after half a year, on the anniversary, when others have stopped coming.
- Sit there with the telephone in your pocket.
- Let prayer be short: hold a hand, and say two sentences.

And some things are better left unsaid: at least; it must be for the best; I know how you feel. The second may be true, but it is a place which those who suffer come to slowly by themselves; nobody should push them.

> Bear ye one another's burdens, and so fulfil the law of Christ. (Galatians 6:2)

We cannot carry the whole of another's load, but we can take one end; and those who carry together keep the pace of the slower.

If you grow tired yourself, find somebody to hold you up. Nobody can bear up another for long alone.`,
      },
    },
    {
      title: { zh: "那一天", en: "That Day" },
      hits: 4226,
      body: {
        zh: `基督徒的盼望，不是说“想开一点”，也不是说“忘了它”。盼望有一个内容：有一天，神要把一切都更新。

> 神要擦去他们一切的眼泪；不再有死亡，也不再有悲哀，哭号，疼痛，因为以前的事都过去了。（启示录 21:4）

请看是谁擦去眼泪。不是叫我们自己擦干了再进来，是神亲手擦，像父亲蹲下来，擦孩子的脸。那些没有人看见的泪，也在里面。

这不是逃避。一个知道天快亮的人，在夜里反倒能做事，因为他不必假装夜不黑，也不必以为夜永远不完。最早的基督徒就是这样：他们照顾病人，收养弃婴，探望坐监的，因为他们相信，在主里面所做的，没有一样是白费的。

保罗挨过打，翻过船，下过监。他不是一个没有受过苦的人在说轻松话，他把两样放在秤上称过。

> 我想现在的苦楚，若比起将来要显于我们的荣耀，就不足介意了。（罗马书 8:18）

他没有说苦楚是轻的，他说荣耀更重。

耶稣复活了，就是那一天的第一道光。坟墓已经从里面打开过一次，这就够我们知道，故事的末了不是黑的。

所以我们一面哭，一面等；一面送别，一面说“再见”，而且真是那个意思。若是今天的路很长，就只走今天的。前面有一位，正点着灯等你回家。`,
        en: `Christian hope does not mean looking on the bright side, nor does it mean forgetting. A day is coming when God will make all things new.

> And God shall wipe away all tears from their eyes; and there shall be no more death, neither sorrow, nor crying, neither shall there be any more pain: for the former things are passed away. (Revelation 21:4)

See who wipes away the tears. God does it himself, as a father kneels to wipe the face of a child, and the tears that nobody saw are wiped away too.

Those who know that morning is near can work in the night, for they need neither pretend that it is not dark nor suppose that it will last for ever. The first Christians lived so. They nursed the sick, took in children who had been cast out, and visited prisoners, because they believed that nothing done in the Lord is in vain.

Paul had been beaten, shipwrecked and jailed. He has laid both upon the scales.

> For I reckon that the sufferings of this present time are not worthy to be compared with the glory which shall be revealed in us. (Romans 8:18)

He does not say that the sufferings are light. He says that the glory is heavier.

Jesus is risen, and that was the first ray of the day. One grave has been opened from within, and it is enough to tell us that the story does not end in darkness.

So we weep and wait; we part and say “until we meet”, and mean it. There is one ahead who has lit the lamp and waits for you to come home.`,
      },
    },
  ],
};
