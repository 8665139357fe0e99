import type { Piece } from "../types.ts";

export const fifth: Piece[] = [
  {
    title: { zh: "从水中经过", en: "Through the Waters" },
    intro: {
      zh: "他没有说绕过去，他说经过，并且同在。",
      en: "He does not say round; he says through, and with thee.",
    },
    body: {
      zh: `> 你从水中经过，我必与你同在；你趟过江河，水必不漫过你；你从火中行过，必不被烧，火焰也不着在你身上。（以赛亚书43:2）

我们祷告，多半是求神替我们改道：那条河，最好不必过；那把火，最好离得远远的。有时他真的为我们改了道，我们甚至不知道自己躲过了什么。

这节经文讲的却是另一种时候，就是没有别的路，只能下水的时候。神没有说“如果”，他说的是你从水中“经过”。经过，就是有进去的那一边，也有出来的那一边。水不是住的地方。

先知对那些被掳的人说这话的时候，神还叫着他们的名字说，你是属我的。先有这一句，然后才讲到水火。属他的，他就一路跟着下到水里去。

[image]

有位妇人病了很久，她说：我从前求神使水退去，后来我求的是，让我知道他的手在哪里。水没有马上退，可是我不再往下沉了。

你若正在水中，请记得两件事：你正在经过；你不是一个人。

主啊，水深的时候，求你握紧我的手，直到对岸。阿们。`,
      en: `> When thou passest through the waters, I will be with thee; and through the rivers, they shall not overflow thee: when thou walkest through the fire, thou shalt not be burned; neither shall the flame kindle upon thee. (Isaiah 43:2)

Mostly we pray for another road. That river: must I cross it? That fire: could it not be kept far off? Sometimes he does lead us another way, and we never know what we have been spared.

But this verse is for the other times, when there is no way except into the water. God does not say "if". He says "through"; and through means that there is a side where we go in and a side where we come out. Water is not a place to live in.

When the prophet said this to people in exile, God had just called them by name: thou art mine. That comes first, and only then the water and the fire. Those who are his he accompanies, all the way in.

[image]

A woman who had long been ill said: I used to ask God to make the water go down. Later I asked only to know where his hand was. The water did not go down at once, but I stopped sinking.

If you are in deep water, remember two things. You are passing through; and you are not alone.

Lord, hold my hand fast until the other shore. Amen.`,
    },
  },
  {
    title: { zh: "不知往哪里去", en: "Not Knowing Whither" },
    intro: {
      zh: "亚伯拉罕没有地图，但是认识那位叫他出门的。",
      en: "Abraham had no map, but he knew who had called him.",
    },
    body: {
      zh: `> 亚伯拉罕因着信，蒙召的时候，就遵命出去，往将来要得为业的地方去；出去的时候，还不知往那里去。（希伯来书11:8）

想一想他怎样跟邻舍告别。人家问，搬到哪里去？他说，不知道。什么时候到？不知道。那里有亲戚么？没有。邻舍大概摇着头回家去了。一个七十五岁的人，带着妻子、侄儿和牲口，朝着一个没有名字的地方去了。

他所有的，只是一句话和说这话的神。神没有先给他看风景，只说，我要指示你。指示是走在路上才有的，坐在家里等，是等不到的。

信心不是看见了整条路才有把握，而是因为信得过领路的，就肯在看不见的时候迈一步。

[image]

我们也常常站在门口：换一份工作，搬到生疏的城市，送孩子去远方读书，或是做完检查等着结果。前面没有名字。可是那位叫我们的，名字我们知道。

他一路上支搭帐棚，也一路上筑坛。帐棚是临时的，祭坛却是真的：走到哪里，就在哪里敬拜。

主啊，我不知往哪里去，但我知道是跟着你去。阿们。`,
      en: `> By faith Abraham, when he was called to go out into a place which he should after receive for an inheritance, obeyed; and he went out, not knowing whither he went. (Hebrews 11:8)

Think of him taking leave of the neighbours. Where are you moving to? I do not know. When will you be there? I do not know. Have you family there? None. They shook their heads, while a man of seventy-five set out with his wife, his nephew and his flocks for a place that had no name.

All he had was a word, and the God who had spoken it. God did not show him the view beforehand. He said only: a land that I will shew thee. Such showing is done on the road, and not to those who wait at home.

Faith does not see the whole way and then feel sure. It knows the guide, and so it can take a step in the dark.

[image]

We, too, stand at such doors: new work, a strange city, a child leaving for school, the days before a result. What lies ahead has no name. But we know the name of him who calls.

Wherever Abraham went he pitched a tent and built an altar. The tent was for a time; the worship was real everywhere.

Lord, I do not know where I am going, but I know that I go with you. Amen.`,
    },
  },
  {
    title: { zh: "不可少的一件", en: "One Thing Needful" },
    intro: {
      zh: "主不是嫌马大做得多，是心疼她心里乱。",
      en: "It was not Martha's work that troubled the Lord, but her trouble.",
    },
    body: {
      zh: `> 耶稣回答说，马大，马大，你为许多的事，思虑烦扰。但是不可少的只有一件；马利亚已经选择那上好的福分，是不能夺去的。（路加福音10:41-42）

主叫了她两声，“马大，马大”。圣经里神这样连着叫人的名字，总是带着很深的情意。所以听这句话，不要听成呵斥。

马大爱主，是她把主接到家里来的。客人走了一路，总要吃饭。她的难处不在锅里，在心里：事情一多，心就碎成了许多块，每一块都在喊。喊到后来，她怪妹妹，连主也怪上了：你不在意么？

[image]

事奉若是使我们开始埋怨身边的人，多半就是该坐一坐的时候了。不是饭不要做，是先要听。听过主的话再进厨房，还是那口锅，人却不一样了。

“不可少的只有一件”。今天的清单上也许有十件事，件件都说自己最急。那一件却从不吵闹，它总是安静地等在一边，所以最容易被挤掉。不如把它放在最前面。

主啊，在做许多事以前，让我先坐在你脚前一会儿。阿们。`,
      en: `> And Jesus answered and said unto her, Martha, Martha, thou art careful and troubled about many things: But one thing is needful: and Mary hath chosen that good part, which shall not be taken away from her. (Luke 10:41-42)

He said her name twice. Whenever God does that in the Bible there is great tenderness in it; so let us not hear this as a scolding.

Martha loved him. It was she who had welcomed him into the house, and people who have walked all day must eat. Her trouble was not in the pots. So many things had to be done that her heart broke into pieces, and every piece was calling. In the end she blamed her sister, and even him: dost thou not care?

[image]

When our service makes us complain of those around us, it is very likely time to sit down. Not that supper should be left undone; but listening comes first. We go back to the same kitchen, and are different in it.

There may be ten things on today's list, each claiming to be urgent. The one thing needful never raises its voice. It waits quietly at the side, and is the easiest to push away. Put it at the top.

Lord, before the many things, let me sit a while at your feet. Amen.`,
    },
  },
  {
    title: { zh: "看顾人的神", en: "Thou God Seest Me" },
    intro: {
      zh: "夏甲在旷野的水井边，给神起了一个名字。",
      en: "By a well in the desert, Hagar gave God a name.",
    },
    body: {
      zh: `> 夏甲就称那对他说话的耶和华为看顾人的神；因而说，在这里我也看见那看顾我的么。（创世记16:13）

她是一个外邦的使女，怀着身孕，受了苦待，独自逃进旷野。没有人去追她，也许家里还没有人发觉她不见了。她的主人在那一章里，从头到尾没有叫过她的名字，只说“使女”。

叫她名字的，是在水泉旁边找到她的那一位：夏甲，你从哪里来？要往哪里去？他问，因为他愿意听她自己说。

[image]

于是这个无处可去的女子，做了一件大事。她给神起了一个名字：看顾人的神。这名字不是从书上学来的，是她在最没有人看见的时候，发现自己一直被看见。

世上有许多不被看见的人：夜里换班的护工，独自带孩子的母亲，饭桌上插不进话的老人，教室最后一排的那个孩子。神的眼睛总是先落在他们身上。

你若觉得今天没有人看见你，请记得那口井还在。你若被他看见过，今天也去看见一个人，叫一声他的名字。

看顾人的神啊，谢谢你看见我，求你使我也看见别人。阿们。`,
      en: `> And she called the name of the LORD that spake unto her, Thou God seest me: for she said, Have I also here looked after him that seeth me? (Genesis 16:13)

She was a foreign maid, with child and harshly treated, and she had fled alone into the desert. Nobody went after her; perhaps at home she had not yet been missed. In that whole chapter her master and mistress never once speak her name. To them she is "my maid".

It was the one who found her by the spring that called her Hagar, and asked where she came from and where she was going. He asked because he wished to hear it from her.

[image]

Then this woman with nowhere to go did a great thing. She gave God a name. She had not learned it from a book. When no one at all was looking, she discovered that she had been seen the whole time.

There are many unseen people: the nurse on the night shift, the mother on her own, the old man who cannot follow the talk at table, the child in the last row. God's eye rests on them first.

If you feel unseen today, that well is still there. And if he has seen you, see someone else, and call them by their name.

God who sees me, thank you; open my eyes to others too. Amen.`,
    },
  },
  {
    title: { zh: "一切都更新了", en: "All Things New" },
    intro: {
      zh: "圣经末了的应许，是一只替人擦眼泪的手。",
      en: "The last promise of the Bible is a hand that wipes away tears.",
    },
    body: {
      zh: `> 神要擦去他们一切的眼泪；不再有死亡，也不再有悲哀，哭号，疼痛，因为以前的事都过去了。坐宝座的说，看哪，我将一切都更新了。（启示录21:4-5）

擦眼泪是很近的动作。隔着桌子做不到，托人去也做不到，要俯下身来，手要碰到脸。圣经讲到末了，讲的不是一场辉煌的典礼，是神自己伸手，替他的儿女擦眼泪。

“一切的眼泪”，也包括那些没有人看见的，忍在被窝里的，流了多年早已流干的。他不是叫人忘记，也不是说那些都不算什么。正因为算得了什么，他才亲手来擦。

[image]

他说的也不是“我造一切新的东西”，好像旧的都丢掉了；他说“我将一切都更新了”。我们所爱的，所失去的，没有来得及完成的，在他手里都有一个早晨。

这盼望不使人逃避今天。知道天快亮的人，才有力气在夜里照看病人，栽一棵自己未必能乘凉的树，在坟前还唱得出诗来。

今天若看见有人流泪，你也可以俯下身去。

主啊，我愿你来；在你来以前，求你使我的手也会擦眼泪。阿们。`,
      en: `> And God shall wipe away all tears from their eyes; and there shall be no more death, neither sorrow, nor crying, neither shall there be any more pain: for the former things are passed away. And he that sat upon the throne said, Behold, I make all things new. (Revelation 21:4-5)

To wipe away a tear one has to be near. It cannot be done across a table, nor by a messenger; one must bend down, and the hand must touch the face. When the Bible comes to its end, it tells us of God himself doing this for his children.

All tears: also those that nobody saw, that were held back under the blanket, that ran dry years ago. He does not say that they were nothing. It is because they were something that he comes himself.

[image]

And he does not say, I make all new things, as though the old were thrown away. He says, I make all things new. What we have loved and lost and left unfinished will have a morning in his hand.

Such hope is no escape. Those who know that day is coming have strength to sit up with the sick, to plant a tree for others' shade, to sing beside a grave.

If you see tears today, bend down.

Come, Lord; and until you come, teach my hands this too. Amen.`,
    },
  },
  {
    title: { zh: "带着祝福出门", en: "Leave with a Blessing" },
    intro: {
      zh: "三句古老的话，可以说给今天遇见的每一个人。",
      en: "Three old lines, fit for everyone we shall meet today.",
    },
    body: {
      zh: `> 愿耶和华赐福给你，保护你。愿耶和华使他的脸光照你，赐恩给你。愿耶和华向你仰脸，赐你平安。（民数记6:24-26）

这是神亲自教给祭司的祝福。三千年来，它在旷野说过，在圣殿说过，在婚礼上、病床前、离别的车站也说过。说的人换了无数，说的话还是这三句。

第一句讲神的手：赐福，保护。第二句讲神的脸：脸光照人，就是看着你的时候是喜悦的。孩子一进门，母亲的脸亮了，孩子就知道自己是被爱的；神看我们，脸上也有那样的光。第三句讲神给的：平安。

[image]

留意这里说的都是“你”，不是“你们”。整个会众站在那里，每一个人听见的都是单数。祝福到了神那里，不是撒出去的，是一个一个放在手上的。

今天出门以前，领受这三句。然后在路上，在心里，把它说给别人听：说给看门的大爷，说给邻座的同事，也说给那个叫你为难的人。祝福说出去，不会变少。

主啊，求你使你的脸光照我，也照着我今天遇见的每一个人。阿们。`,
      en: `> The LORD bless thee, and keep thee: The LORD make his face shine upon thee, and be gracious unto thee: The LORD lift up his countenance upon thee, and give thee peace. (Numbers 6:24-26)

God himself taught this blessing to the priests. For some three thousand years it has been spoken, in the desert and in the temple, at weddings, at sickbeds and on station platforms. The speakers have changed without number; the three lines have not.

The first is about God's hand: it blesses and keeps. The second is about his face. A face that shines is one that is glad to see you. A child comes in, the mother's face lights up, and the child knows that it is loved; with such a light God looks at us. The third is about what he gives: peace.

[image]

Notice the word "thee". The whole congregation stood there, and each one heard it in the singular. With God a blessing is not scattered. It is laid into hands, one by one.

Receive it before you leave the house. Then say it silently on the way, for the porter, for the colleague beside you, and for the one who makes things difficult. A blessing grows no smaller for being given.

Lord, let your face shine on me, and on everyone I meet today. Amen.`,
    },
  },
];
