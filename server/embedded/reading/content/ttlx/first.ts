import type { Piece } from "../types.ts";

export const first: Piece[] = [
  {
    title: { zh: "每早晨都是新的", en: "New Every Morning" },
    intro: {
      zh: "神的怜悯不用隔夜的存货，今天有今天的一份。",
      en: "God does not serve yesterday's mercy; today has its own.",
    },
    body: {
      zh: `> 我们不至消灭，是出于耶和华诸般的慈爱，是因他的怜悯，不至断绝。每早晨这都是新的；你的诚实，极其广大。（耶利米哀歌3:22-23）

写下这话的人，坐在一座烧毁的城里。街上没有笑声，圣殿成了瓦砾。他前后写的都是眼泪，唯独在书的正中间，他抬起头来，想起了神的怜悯。

他没有说难处过去了。他说的是，神的怜悯没有用完。昨夜我们也许带着没有解决的事睡下，今早醒来，事情还在那里，可是怜悯也已经先到了，像门口新送来的牛奶，还带着清早的凉意。

[image]

所以不必用昨天剩下的力气来过今天。也不必先把一个月的路都看清楚，才肯起身。神给旷野里的百姓降吗哪，是一天一天地给；他照看我们，也是这样。

起床以前，先停一分钟。数一件昨天领受过的恩惠，再把今天最怕的那件事告诉他。

主啊，谢谢你的怜悯比我醒得更早，求你带我走过今天。阿们。`,
      en: `> It is of the LORD'S mercies that we are not consumed, because his compassions fail not. They are new every morning: great is thy faithfulness. (Lamentations 3:22-23)

The man who wrote this was sitting in a burnt city. There was no laughter in the streets, and the temple was rubble. Before these lines and after them he writes of tears; only here, in the very middle of his book, does he lift his head and remember.

He does not say that the trouble is over. He says that the mercy is not used up. We may have gone to bed with something unsolved, and this morning it is still there. But mercy has arrived before us, like fresh milk at the door with the cool of the dawn still on it.

[image]

So we need not live today on what is left of yesterday's strength. Israel was given manna a day at a time, and that is how we are kept.

Before you get up, be still for a minute. Name one kindness you received yesterday; then tell him what you fear most about today.

Lord, thank you that your mercy wakes before I do; lead me through this day. Amen.`,
    },
  },
  {
    title: { zh: "躺卧的羊", en: "Sheep That Lie Down" },
    intro: {
      zh: "羊肯躺下，是因为知道有人醒着。",
      en: "A sheep lies down when it knows that someone is awake.",
    },
    body: {
      zh: `> 耶和华是我的牧者；我必不至缺乏。他使我躺卧在青草地上，领我在可安歇的水边。（诗篇23:1-2）

羊是不容易躺下的。听见一点响动，肚子还饿着，或是被同伴挤了一下，它就一直站着。羊群若在正午安安静静地卧下，多半是因为牧人就在旁边。

我们也常常站着过日子。人坐下了，心还站着；灯关了，念头还在走来走去。我们以为，要等一切都安排妥当才可以休息。

大卫牧过羊，他知道次序不是这样。先有牧者，后有安息。他第一句话讲的是牧者是谁，第二句才讲到青草和水。草场会换，水边也会换，牧者却不换。

今天若有片刻空闲，不要急着拿手机填满它。坐下来，慢慢念一遍这两节，把“我”字念得重一些：他是我的牧者。然后让心也坐下。

好牧人啊，你既醒着看守，就求你教我安然躺下。阿们。`,
      en: `> The LORD is my shepherd; I shall not want. He maketh me to lie down in green pastures: he leadeth me beside the still waters. (Psalm 23:1-2)

Sheep do not lie down easily. A sudden noise, an empty stomach, a push from a neighbour, and they stay on their feet. When a flock is resting quietly at noon, it is very likely because the shepherd is near.

Many of us live standing up. The body has sat down but the heart has not; the lamp is out, yet our thoughts still pace the room. We tell ourselves that we shall rest when everything has been settled.

David had kept sheep, and he knew that this is the wrong way round. First the shepherd, then the rest. His first line tells us who looks after him; only the second speaks of grass and water. Pastures change and streams change. The shepherd does not.

If a free moment comes today, do not hurry to fill it. Sit down, read these two verses slowly, and put the weight on one small word: my shepherd. Then let your heart sit down as well.

Good Shepherd, since you are awake and watching, teach me to lie down in peace. Amen.`,
    },
  },
  {
    title: { zh: "明天的行李", en: "Tomorrow's Luggage" },
    intro: {
      zh: "今天的肩膀，本来就不是为明天的担子预备的。",
      en: "Today's shoulders were never made for tomorrow's load.",
    },
    body: {
      zh: `> 所以不要为明天忧虑；因为明天自有明天的忧虑；一天的难处一天当就够了。（马太福音6:34）

有人出门走一天的路，却把一年的行李都背在身上：冬天的棉衣，还没有收到的账单，也许永远不会发生的病。走不到半里，他就累倒了，还以为是路太难走。

主耶稣没有说今天没有难处。他说得很实在：一天有一天的难处。他只是不许我们把明天的也搬过来。因为明天那一份，明天的恩典会和它一同来到；今天去背，只有担子，没有恩典。

忧虑看起来像是在做事，其实什么也没有做成。打算是另一回事：把该写的写下来，该问的去问，该存的存好，然后放下笔，去吃饭，去睡觉。

- 哪一件是今天可以做的？去做。
- 哪一件是今天做不了的？交给父。
- 哪一件根本还没有发生？让它留在明天。

天父啊，明天已经在你手里，求你使我今天只走今天的路。阿们。`,
      en: `> Take therefore no thought for the morrow: for the morrow shall take thought for the things of itself. Sufficient unto the day is the evil thereof. (Matthew 6:34)

Picture someone setting out on a day's walk with a year's luggage: winter coats, bills that have not come, an illness that may never happen. Before the first mile is over he sinks down, and thinks that the road was too hard.

Jesus does not say that today has no trouble. He is quite plain about it: each day has its own. He only forbids us to carry tomorrow's as well. For tomorrow's trouble will come together with tomorrow's grace. If we lift it today, we get the weight without the help.

Worry looks like work, but it finishes nothing. Planning is another matter: write down what must be written, ask what must be asked, and then put down the pen and go to supper.

- What can be done today? Do it.
- What cannot be done today? Hand it to the Father.
- What has not happened at all? Leave it in tomorrow.

Father, tomorrow is already in your hands; let me walk only today's road today. Amen.`,
    },
  },
  {
    title: { zh: "可以到我这里来", en: "Come Unto Me" },
    intro: {
      zh: "主没有先问我们为什么这样累。",
      en: "He does not first ask how we came to be so tired.",
    },
    body: {
      zh: `> 凡劳苦担重担的人，可以到我这里来，我就使你们得安息。（马太福音11:28）

我们去见人，多半要先收拾一下：换件干净的衣服，想好要说的话。去见医生，要带上病历；去见上司，要带上成绩。

主耶稣的邀请却没有这些条件。他只认一种资格，就是累了。“凡”字很宽，宽到容得下一个连祷告都说不出来的人。“到我这里来”，他也没有把我们打发到别处去，没有开一张单子叫我们先做这个，再做那个。他自己就是安息的地方。

[image]

接下去他说到轭。原来他给的安息，不是从此什么都不用背，而是换一副轭，和他同负。两头牲口同负一轭，走在前面用力的是他，我们在旁边跟着学他的步子。他心里柔和谦卑，不会把我们拖着走。

今天是什么压在你身上？不必先把它整理好，连同它一起来就是了。

主耶稣，我累了，我就这样到你这里来。阿们。`,
      en: `> Come unto me, all ye that labour and are heavy laden, and I will give you rest. (Matthew 11:28)

When we go to see someone we usually tidy ourselves first. We put on something clean and think of what to say. To the doctor we bring our records, to the manager our results.

The invitation of Jesus asks for none of this. It knows one qualification only, and that is to be tired. The word "all" is wide enough for a person who can no longer find words to pray. And he says "unto me". He does not send us elsewhere with a list of things to be done beforehand. He is himself the resting place.

[image]

Then he speaks of a yoke. The rest he gives is not to carry nothing ever again, but to change yokes and carry with him. Of two animals under one yoke, the strong one bears the weight while the other learns the pace. He is meek and lowly in heart; he will not drag us along.

What is lying on you today? You need not put it in order first. Come, and bring it with you.

Lord Jesus, I am tired, and I come to you just so. Amen.`,
    },
  },
  {
    title: { zh: "枝子只要连着", en: "The Branch Need Only Stay" },
    intro: {
      zh: "果子不是挣扎出来的，是连结出来的。",
      en: "Fruit does not come of straining, but of staying.",
    },
    body: {
      zh: `> 我是葡萄树，你们是枝子；常在我里面的，我也常在他里面，这人就多结果子；因为离了我，你们就不能作什么。（约翰福音15:5）

走进葡萄园，听不见枝子用力的声音。它们不喊口号，也不互相比较，只是连在树上。树液悄悄地流，叶子就绿了；到了时候，果子就一串一串地垂下来。

我们却容易把次序颠倒过来：先盯着果子看，嫌自己的太小，太酸，太迟；越看越急，越急越想靠自己拼出一点成绩。主说的却是另一件事，“常在我里面”。果子由他负责，连结才是我们的本分。

怎样才算常在呢？大概就是那些极平常的事：清早读几节经文，路上说几句心里话，做错了马上回转，遇见弟兄姊妹就彼此扶持。没有哪一件是惊人的，却没有哪一件可以省去。

[image]

若是近来觉得干枯，先不要责备自己不够努力。看一看，连着的地方松了没有。

主啊，求你使我今天紧紧连着你，其余的由你来成就。阿们。`,
      en: `> I am the vine, ye are the branches: He that abideth in me, and I in him, the same bringeth forth much fruit: for without me ye can do nothing. (John 15:5)

Walk through a vineyard and you will not hear the branches straining. They shout no slogans and make no comparisons. They are joined to the vine, that is all. The sap rises quietly, the leaves turn green, and in due time the clusters hang down.

We easily turn the order round. We stare at the fruit, find it too small, too sour, too late; the longer we look the more anxious we become, and the harder we try to produce something by ourselves. The Lord speaks of something else: abide in me. The fruit is his concern. The joining is ours.

What is it to abide? Mostly very plain things: a few verses early in the day, an honest word to him on the road, a quick return after a wrong turn, a hand held out to a brother or sister. None of these is remarkable, and none can be left out.

[image]

If you feel dry, do not begin by scolding yourself. See whether the join has come loose.

Lord, keep me close to you today, and bring about the rest yourself. Amen.`,
    },
  },
  {
    title: { zh: "你们要休息", en: "Be Still" },
    intro: {
      zh: "停下来，不是因为事情做完了，而是因为他是神。",
      en: "We stop, not because the work is done, but because he is God.",
    },
    body: {
      zh: `> 你们要休息，要知道我是神；我必在外邦中被尊崇，在遍地上也被尊崇。（诗篇46:10）

这句话常被印在湖光山色的卡片上，其实它出自一首风浪很大的诗。山摇动到海心，列邦喧嚷，城门外有打仗的声音。就在这一切中间，神说：你们要休息。

所以这里的安静，不是四周没有声音，而是手松开了。平时我们两手攥得很紧，攥着计划，攥着别人的看法，攥着那个必须由我来撑住的世界。神说，松手吧，你不是神，我是。

说来也奇怪，承认这一点，先是有些难堪，随后就是极大的轻松。原来天不是靠我撑着的；我睡着的时候，星星也照样出来。

今天试着留出五分钟，不听，不看，也不求什么。只是坐在神面前，记得谁是神。念头跑了，就轻轻把它领回来。

神啊，你是神，我不是；我在你面前安静。阿们。`,
      en: `> Be still, and know that I am God: I will be exalted among the heathen, I will be exalted in the earth. (Psalm 46:10)

We like to print these words on cards with lakes and mountains, yet they come from a stormy psalm. Mountains are carried into the midst of the sea, nations rage, and there is fighting outside the gates. Into all this God says: Be still.

So the stillness he means is not a place without noise. It is an opening of the hands. We go about with our fists closed round our plans, round what people think of us, round a world that must be held up by ourselves. Let go, he says. You are not God. I am.

It is strange how that feels: first a little humbling, then a great relief. The sky was never resting on me. While I sleep the stars come out as before.

Try today to set aside five minutes in which you listen to nothing, look at nothing and ask for nothing. Sit before God and remember who is God. If your thoughts run off, lead them gently back.

O God, you are God and I am not; I am still before you. Amen.`,
    },
  },
];
