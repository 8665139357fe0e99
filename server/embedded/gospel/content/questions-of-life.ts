import type { Article } from "./types.ts";

/** What people ask who stand at the door. */
export const questionsOfLife: Article[] = [
  {
    title: { zh: "信了要放弃什么", en: "What Must I Give Up?" },
    hits: 4568,
    body: {
      zh: `有人在门口站了很久，不是不相信，是怕进去以后，日子就没有意思了：不许这样，不许那样。

应当诚实地说，跟从耶稣是有代价的。他自己从不瞒人，叫人先坐下来算一算。

> 若有人要跟从我，就当舍己，背起他的十字架来跟从我。因为凡要救自己生命的，必丧掉生命；凡为我和福音丧掉生命的，必救了生命。（马可福音 8:34-35）

放弃的是什么呢？放弃罪：不诚实的钱，不忠的关系，拿别人垫脚的习惯。这些东西像抓在手里的火炭，放下当然好，可是手已经习惯了，放的时候会疼。更深的，是放弃自己作主。从前凡事问“我想要什么”，从今先问“主要我怎样”。

不必放弃的，也要说清楚。不必放弃笑声、朋友、音乐、好吃的饭，不必放弃思考，不必放弃自己的文化和语言。神造了这些，叫我们领受。耶稣常常去人家吃饭，他行的第一个神迹是在婚宴上。

得着的又是什么？罪得赦免，心里的平安，一位天父，一个遍地的家，死也夺不去的盼望。有人在田里挖到宝贝，欢欢喜喜去变卖一切，买那块地。没有人会说他吃了亏。

> 人就是赚得全世界，赔上自己的生命，有什么益处呢。（马可福音 8:36）

代价要算，两边都要算：跟从他要付出什么，不跟从他又会失去什么。算清楚了，他在那边等你。`,
      en: `Some stand long at the door because they fear that inside life will be dull.

Following Jesus does have its price. He told people to sit down first and count it.

> Whosoever will come after me, let him deny himself, and take up his cross, and follow me. For whosoever will save his life shall lose it; but whosoever shall lose his life for my sake and the gospel's, the same shall save it. (Mark 8:34-35)

What is it that we give up? We give up sin: dishonest gain, unfaithfulness, the habit of climbing on others. These are like live coals held in the hand. To let them go is good, and it hurts. Deeper still, we give up being our own masters. We used to ask: what do I want? Now we ask first what the Lord would have.

What we need not give up should be said as plainly: laughter, friends, music, good food, thinking, our own culture and language. God made these to be enjoyed. Jesus was often at other people's tables, and his first miracle was at a wedding.

And what do we gain? Sins forgiven, peace of heart, a Father, a family all over the earth, a hope that death cannot take away. A man found treasure in a field, and for joy sold all that he had to buy it.

> For what shall it profit a man, if he shall gain the whole world, and lose his own soul? (Mark 8:36)

So count the cost, but count on both sides: what it costs to follow him, and what is lost by not doing so. When you have counted, he is there, waiting.`,
    },
  },
  {
    title: { zh: "一定要去教会吗", en: "Must I Go to Church?" },
    hits: 3769,
    body: {
      zh: `“我在家里读经、听诗歌，不也一样信吗？”有时的确只能这样，比如病了，住得很远，或者那里没有教会。神不轻看一个人在小屋里的敬拜。

可是若能去，就不要不去。最早信主的人是这样的：

> 都恒心遵守使徒的教训，彼此交接，擘饼，祈祷。（使徒行传 2:42）

四样事情，没有一样是能一个人做完的。一块炭单独放着，不久就凉了；放在一起，能烧很久。

> 又要彼此相顾，激发爱心，勉励行善。你们不可停止聚会，好像那些停止惯了的人，倒要彼此劝勉。（希伯来书 10:24-25）

教会是什么？不是那座房子，也不是一场节目。它是神家里的人，有老有少，有读书的有不识字的，有的很难相处。正是在这些人中间，我们才学得会忍耐和饶恕。一个人在家，很容易觉得自己已经很有爱心了。

洗礼和圣餐也是主留给教会的。洗礼是当众说“我属于主”，好像与他同死，同活；圣餐是一同吃那饼，喝那杯，记念他的死，直等到他来。

怎样找一间教会？可以看这几样：

- 讲的是不是圣经，中心是不是耶稣。
- 人与人之间有没有真的关怀。
- 钱财清楚，带领的人肯受监督。
- 容许你慢慢来，容许你问。

没有完全的教会；若有，我们一进去，它就不完全了。第一次去会有点生疏，坐在后排也好。`,
      en: `“I read the Bible at home and listen to hymns. Is that not faith as well?” Sometimes it has to be so: one is ill, or lives far off, or there is no church in the place. God does not despise the worship of a single person in a small room.

But if you can go, do. The first believers lived like this:

> And they continued stedfastly in the apostles' doctrine and fellowship, and in breaking of bread, and in prayers. (Acts 2:42)

A coal by itself soon goes cold; together they burn long.

> And let us consider one another to provoke unto love and to good works: Not forsaking the assembling of ourselves together, as the manner of some is; but exhorting one another. (Hebrews 10:24-25)

What is the church? It is neither a building nor a programme. It is the household of God, old and young, learned and unlettered, and some of them hard to get on with. Among these we learn patience.

Baptism and the Lord's Supper were given to the church as well. In baptism one says before all: I belong to the Lord. At the Supper we remember his death until he comes.

How does one find a church? Some things to look for:

- The Bible is taught, and Jesus is the centre.
- People truly care for one another.
- Money is plainly accounted for, and leaders let themselves be held to account.
- You may take your time, and you may ask.

There is no perfect church, and if there were, it would cease to be so when we joined. The first visit may feel strange. The back row will do very well.`,
    },
  },
  {
    title: { zh: "我不配，怎么办", en: "What If I Am Not Worthy?" },
    hits: 3056,
    body: {
      zh: `有人读到这里，心里说：“这些都好，可是我不配。你不知道我做过什么。”

写这本书的人的确不知道；可是有一位知道，他说的话在这里：

> 到我这里来的，我总不丢弃他。（约翰福音 6:37）

“总不”，原文说得很重：绝不会，无论如何也不会。他没有在后面加上例外，没有说“除非你离过婚”，“除非你坐过牢”，“除非你答应过又反悔了”。

福音书里来到他面前的，本来就没有一个是配的。马太是替罗马人收税的；抹大拉的马利亚曾被七个鬼附着；彼得发誓不认他；保罗从前追捕信徒，后来说自己是罪人中的罪魁，却蒙了怜悯，好叫后来的人有个榜样：连他都可以，谁还不可以？

其实“我不配”是一句好话，是该说的话。那个浪子就是这样开口的：“我不配称为你的儿子。”不好的是停在这里，坐在猪栏旁边，一遍一遍说不配，却不肯起身回家。神从来没有要我们先配。衣服是到家以后换的。

> 你们的罪虽像朱红，必变成雪白；虽红如丹颜，必白如羊毛。（以赛亚书 1:18）

所以不要再等到配的那一天，那一天不会来，也不必来。带着你的不配来，他要的就是你。若你愿意，现在就合上眼睛，对他说：“主啊，我来了。”`,
      en: `Some readers will say by now: this is all very well, but I am not worthy. You do not know what I have done.

The writer of this book does not. But there is one who does, and this is what he says:

> Him that cometh to me I will in no wise cast out. (John 6:37)

“In no wise” is as strong as words can make it: never, whatever happens. He does not say: unless you are divorced, unless you have been in prison.

Of those who came to him in the Gospels none was worthy. Matthew took taxes for the Romans; Mary Magdalene had been possessed by seven devils; Peter swore that he did not know him. Paul, who had hunted believers down, called himself the chief of sinners, and says that he obtained mercy as a pattern for those who should come after. If even he might come, who may not?

To say “I am not worthy” is right. The prodigal said it. What is wrong is to stop there, and sit beside the sty saying it over and over, and not get up and go home. God never asked us to be worthy first. The new robe is put on in the house.

> Though your sins be as scarlet, they shall be as white as snow; though they be red like crimson, they shall be as wool. (Isaiah 1:18)

So do not wait for the day when you are worthy. It will not come, and it need not. Come with your unworthiness; it is you he wants. If you will, close your eyes now and say to him: Lord, I am here.`,
    },
  },
];
