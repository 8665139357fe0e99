import type { Piece } from "../types.ts";

export const third: Piece[] = [
  {
    title: { zh: "他所要的三样", en: "Three Things" },
    intro: {
      zh: "公义、怜悯、谦卑，没有一样要等到有钱有闲才能做。",
      en: "Justice, mercy, humility: none of them has to wait until we are rich or free.",
    },
    body: {
      zh: `> 世人哪，耶和华已指示你何为善。他向你所要的是什么呢。只要你行公义，好怜悯，存谦卑的心，与你的神同行。（弥迦书6:8）

在这句话以前，有人一路加价地问：献上一岁的牛犊够不够？成千的公羊呢？万万的油河呢？他以为神难讨好，只好越献越多。

先知的回答简单得叫人意外。神不缺那些，他要的是人自己，而且是星期一到星期六的那个人。

行公义，就是秤要准，账要清，该付的工钱不拖过夜，自己占了便宜的那次也肯说出来。好怜悯，是喜欢怜悯：不是勉强施舍，是看见别人软弱，心里先软下来。存谦卑的心与神同行，就是步子不抢在他前面，也不落得太远，像孩子跟着父亲走路，边走边说话。

三样里缺了哪一样都会走偏。只有公义，人会变得冷硬；只有怜悯，人会失了分寸；两样都有，却不与神同行，人会骄傲起来。

[image]

今天在哪里买东西，跟谁说话，怎样写那封信，这三样都用得着。

主啊，求你使我今天行得正，心肠软，步子小，紧跟着你。阿们。`,
      en: `> He hath shewed thee, O man, what is good; and what doth the LORD require of thee, but to do justly, and to love mercy, and to walk humbly with thy God? (Micah 6:8)

Just before this someone has been raising his bid. Would calves of a year old be enough? Thousands of rams? Ten thousand rivers of oil? He takes God to be hard to please, and so he offers more and more.

The prophet's answer is surprisingly plain. God is in need of none of that. He wants the person, and the person as he is from Monday to Saturday.

To do justly: honest scales, clear accounts, wages paid when they are due, and owning up to the time when the mistake was in our favour. To love mercy: not to give because we must, but to be touched by another's weakness before we judge it. To walk humbly with God: not running ahead, not falling far behind, but like a child who walks beside his father and talks as he goes.

Leave one out and we go astray. Justice alone grows hard; mercy alone loses its measure; and both together, without God, grow proud.

[image]

Shopping, talking, writing that letter: today has room for all three.

Lord, make my ways straight, my heart soft and my steps small, close behind you. Amen.`,
    },
  },
  {
    title: { zh: "像是给主作的", en: "As to the Lord" },
    intro: {
      zh: "没有人看见的那一面，也是作给主看的。",
      en: "The side that nobody sees is also made for him.",
    },
    body: {
      zh: `> 无论作什么，都要从心里作，像是给主作的，不是给人作的。（歌罗西书3:23）

有位老木匠做柜子，连靠墙的那一面也刨得光光的。徒弟说，师傅，那一面谁也看不见。老木匠说，我看见了。停了一会儿，他又说，主也看见了。

保罗这话最先是说给作仆人的听的。他们做的活是别人吩咐的，功劳也是别人的，没有谁会记住他们的名字。保罗没有先许给他们一份更好的差事，他给了他们一位更好的主人。同样是提水扫地，眼睛望着谁，事情就不一样了。

我们今天要做的，大概也没有几件值得写进书里：回邮件，洗碗，改作业，在柜台后面站八个小时。若只是给人做的，没有人称赞，心就凉了；若是给主做的，没有人看见也不会白费。

[image]

“从心里作”，并不是要做得比人强，是人在这里，心也在这里。

今天挑一件最不起眼的事，像靠墙的那一面一样，好好地做完它。

主啊，求你收纳我今天手里的小工，因为我是为你做的。阿们。`,
      en: `> And whatsoever ye do, do it heartily, as to the Lord, and not unto men. (Colossians 3:23)

An old carpenter used to plane even the side of a cupboard that would stand against the wall. "Nobody will see that," said the apprentice. "I see it," said the old man. And after a while, "So does the Lord."

Paul wrote these words first of all to servants. Their work was given by others, the credit went to others, and nobody would remember their names. He does not begin by promising them a better post. He gives them a better master. The water and the broom are the same; but it makes a difference whom we look at while we work.

Not much of what we shall do today is fit for a book. We answer letters, wash dishes, mark homework, stand eight hours behind a counter. If it is done for people, and they do not praise it, the heart goes cold. If it is done for him, nothing is lost that nobody saw.

[image]

Heartily does not mean better than others. It means that where we are, our heart is too.

Choose the humblest task of the day, and finish it well, like the side against the wall.

Lord, accept the small work of my hands; I do it for you. Amen.`,
    },
  },
  {
    title: { zh: "不可丧志", en: "Not Weary" },
    intro: {
      zh: "种子在地里的那段日子，看起来什么也没有发生。",
      en: "While the seed is in the ground, nothing seems to be happening.",
    },
    body: {
      zh: `> 我们行善，不可丧志；若不灰心，到了时候，就要收成。（加拉太书6:9）

使人疲倦的往往不是作恶，恰恰是行善。照顾一位病人到第三年，劝一个孩子劝到第一百次，教一班总是坐不住的主日学，一声谢也没有听见。起初的热心，像清早的露水一样干了。

保罗没有怪我们累。他用了一个农夫的说法，“到了时候”。农夫撒了种，回家睡觉，第二天去看，地还是那块地。他若天天把种子挖出来看，就永远没有收成。他只能浇水，除草，等。

[image]

时候是神定的，不在我们手里；不灰心，却在我们手里。有的庄稼三个月就黄了，有的果树要等上十年，还有些种子，要等撒种的人不在了才发芽。但是神的地里，没有一粒善种是白白烂掉的。

今天那件做了很久、看不见果效的事，再做一次吧。累了就坐一坐，喝口水，同人说说话，但是不要走开。

主啊，求你扶起我下垂的手，使我今天还能再撒一把种。阿们。`,
      en: `> And let us not be weary in well doing: for in due season we shall reap, if we faint not. (Galatians 6:9)

It is seldom doing evil that wears us out; it is doing good. The third year of looking after someone who is ill; the hundredth talk with the same child; a Sunday class that will not sit still, and never a word of thanks. The first eagerness has dried like dew.

Paul does not blame us for being tired. He speaks like a farmer: in due season. The farmer sows and goes home to bed, and in the morning the field looks just the same. If he dug up the seed each day to see how it was getting on, there would never be a harvest. He can water, weed and wait.

[image]

The season is God's and not in our hands. Not to give up is in our hands. Some crops are ripe in three months; some trees want ten years; and some seeds sprout only when the sower is no longer there. But in God's field no good seed rots for nothing.

That thing you have done so long without seeing anything come of it: do it once more today. Sit down for a while, drink some water, talk to a friend; only do not walk away.

Lord, lift my tired hands, that I may sow once more today. Amen.`,
    },
  },
  {
    title: { zh: "三句短短的话", en: "Three Short Sayings" },
    intro: {
      zh: "喜乐、祷告、谢恩，是可以在厨房里操练的。",
      en: "Joy, prayer and thanks can be practised in a kitchen.",
    },
    body: {
      zh: `> 要常常喜乐。不住的祷告。凡事谢恩；因为这是神在基督耶稣里向你们所定的旨意。（帖撒罗尼迦前书5:16-18）

收信的人刚信主不久，正在受逼迫。保罗写给他们三句短话，短得可以写在手心里：常常，不住，凡事。

难就难在这三个词上。偶尔喜乐，遇事祷告，顺利的时候谢恩，谁都会。要做到“常常”，喜乐的根就得扎在环境够不着的地方；要做到“不住”，祷告就不能只是跪着的那几分钟，还要成为呼吸；要做到“凡事”，就得相信没有一件事落在神的手外面。

请留意，他说的是凡事谢恩，没有说为凡事谢恩。苦难本身不必说成好的，但是在苦难中间，仍然有可谢的：有人来坐了一会儿，疼痛停了一个钟头，夜里想起了一句经文。

可以这样操练：

- 洗碗的时候，数三样今天的好处。
- 等车的时候，为眼前的人各祷告一句。
- 睡觉以前，对神说一件使你笑了的事。

父啊，求你使我的日子里，有这三股细细的水常流。阿们。`,
      en: `> Rejoice evermore. Pray without ceasing. In every thing give thanks: for this is the will of God in Christ Jesus concerning you. (1 Thessalonians 5:16-18)

Those who first read this had not been Christians long, and were already suffering for it. Paul gives them three sayings short enough to be written on the palm of a hand.

The difficulty lies in the little words: evermore, without ceasing, every thing. To be glad now and then, to pray when something happens, to give thanks when all goes well: anyone can do that. But joy at all times needs roots where circumstances do not reach. Prayer without ceasing must become more than minutes on our knees; it must become breath. And thanks in every thing believes that nothing falls outside the hand of God.

He says in every thing, not for every thing. We need not call pain good. Yet in the midst of it there is something to be thankful for: a friend who came and sat, an hour of ease, a verse remembered at night.

We might practise like this:

- While washing up, count three good things.
- While waiting for the bus, say a prayer for each person near you.
- Before sleeping, tell God what made you smile.

Father, let these three small streams keep running through my days. Amen.`,
    },
  },
  {
    title: { zh: "相离还远", en: "A Great Way Off" },
    intro: {
      zh: "儿子预备好的话还没有说完，父亲已经抱住他了。",
      en: "Before the son had finished his speech, he was in his father's arms.",
    },
    body: {
      zh: `> 于是起来往他父亲那里去。相离还远，他父亲看见，就动了慈心，跑去抱着他的颈项，连连与他亲嘴。（路加福音15:20）

小儿子一路上都在背他的话：我得罪了天，又得罪了你；我不配称为你的儿子；把我当作一个雇工吧。他算得很清楚，家是回不去了，能吃上工人的饭就好。

他没有算到父亲的眼睛。“相离还远”，父亲就看见了，可见他不是碰巧在门口。也许多少个黄昏，他都站在那里望着那条路。看见了，他就跑。在那个地方，有身份的老人是不跑的，跑就要撩起衣裳，叫邻舍笑话。这位父亲不管这些。

[image]

儿子身上还有猪圈的气味，父亲没有等他洗过，先抱住了他。那几句背好的话，说到一半就被打断了，“当作雇工”四个字，始终没有说出口。

我们走回神那里去的路，总以为很长。其实我们才转过身，他已经在跑了。

今天若离得远，不用想好怎样开口。起来，朝着家的方向走一步。

父啊，我回来了，谢谢你一直望着这条路。阿们。`,
      en: `> And he arose, and came to his father. But when he was yet a great way off, his father saw him, and had compassion, and ran, and fell on his neck, and kissed him. (Luke 15:20)

All along the road the younger son was rehearsing. I have sinned against heaven, and before thee. I am no more worthy to be called thy son. Make me as one of thy hired servants. He had worked it out: there could be no going home, but there might be a workman's dinner.

What he had not reckoned with was his father's eyes. The father saw him when he was still far off, so he can hardly have been at the door by chance. Many an evening, perhaps, he had stood there looking down that road. And when he saw, he ran. Old men of standing did not run in that country; the neighbours would laugh. This father did not care.

[image]

The smell of the pigs was still on the boy, and he was held before he was washed. The speech broke off half-way. The part about hired servants was never spoken.

We think the way back is long, but we have hardly turned when he is running.

If you are far away today, do not prepare your words. Rise, and take one step towards home.

Father, I am coming; thank you for watching the road. Amen.`,
    },
  },
  {
    title: { zh: "岸边的早饭", en: "Breakfast on the Shore" },
    intro: {
      zh: "复活的主生了火，烤了鱼，等着失败的朋友上岸。",
      en: "The risen Lord lit a fire and waited for friends who had failed him.",
    },
    body: {
      zh: `> 耶稣说，你们来吃早饭；门徒中没有一个敢问他，你是谁，因为知道是主。（约翰福音21:12）

那一夜他们什么也没有打着。七个人又冷又饿，彼此也没有多少话说。其中有一个，不久以前在另一堆炭火旁边，三次说不认识耶稣。

天快亮的时候，岸上有人生了火。饼预备好了，鱼也烤上了。复活的主，胜过了死亡的那一位，正蹲在湖边替朋友做早饭。他没有先责问，也没有先训话，他说：来吃。

[image]

后来他要对彼得说很要紧的话，要把羊群托付给他。但那是吃完早饭以后的事。他知道人饿着肚子，心里又羞愧，什么话都听不进去。他先叫他们暖和过来。

神的爱常常是这样来的：一顿热饭，一件披在肩上的衣服，一句“你吃了没有”。我们若想安慰一个灰心的人，不妨也照着做，道理放一放，先生火。

若你就是那个打了一夜空网的人，也请听见岸上的声音：来吧，火已经生好了。

主啊，谢谢你为疲乏的人预备早饭，我来了。阿们。`,
      en: `> Jesus saith unto them, Come and dine. And none of the disciples durst ask him, Who art thou? knowing that it was the Lord. (John 21:12)

They had caught nothing that night. Seven men, cold and hungry, with not much to say to one another. One of them, not long before, had stood by another fire of coals and said three times that he did not know Jesus.

Towards daybreak someone was on the beach, and had a fire burning. There was bread, and there was fish on the coals. The risen Lord, who had overcome death, was kneeling by the lake and making breakfast for his friends. He did not begin with questions or with a lecture. He said: Come and dine.

[image]

Afterwards he had weighty things to say to Peter, and a flock to entrust to him. But that was after breakfast. He knew that people who are hungry and ashamed can take nothing in. First he let them get warm.

God's love often comes like this: a hot meal, a coat round the shoulders, the question whether you have eaten. If we would comfort someone who has lost heart, let us keep our wisdom for later and light the fire first.

And if you are the one with the empty net, hear the voice from the shore: come, the fire is lit.

Lord, thank you for the breakfast you make for the weary; I come. Amen.`,
    },
  },
];
