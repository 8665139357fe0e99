import type { Book } from "./types.ts";

export const prayer: Book = {
  id: 5,
  categoryId: 2,
  title: { zh: "第一次祷告", en: "A First Prayer" },
  author: { zh: "安禾", en: "An He" },
  intro: {
    zh: "不会祷告的人，可以从一分钟开始。谈怎样对神说话，没有话的时候怎么办，以及神没有答应的时候。",
    en: "Those who cannot pray may begin with one minute. On how to speak to God, what to do when there are no words, and what when he says no.",
  },
  level: 1,
  hits: 22860,
  created: 1572858000,
  updated: 1737277200,
  cover: { binding: "cloth", emblem: "candle", tone: "#6a2733" },
  articles: [
    {
      title: { zh: "祷告是什么", en: "What Prayer Is" },
      hits: 16431,
      body: {
        zh: `许多人没有祷告过，不是不愿意，是觉得自己不会。他们听见别人祷告，句子又长又流利，就想：“我说不出那样的话。”

其实祷告就是对神说话，像对一个爱你的人说话。不必用特别的词，不必有特别的声调。站着、坐着、走路、躺在病床上，都可以。出声也可以，不出声也可以，神听得见心里的话。

> 你们众民当时时倚靠他，在他面前倾心吐意；神是我们的避难所。（诗篇 62:8）

“倾心吐意”这四个字，是把心里的倒出来，好像倒一杯水，不留着好看的给他，也不把难看的藏起来。高兴就说高兴，生气就说生气，怀疑就说怀疑。诗篇里这几样都有。

为什么可以这样坦然？因为我们不是靠自己的好处来见神，是靠耶稣。所以人常常在祷告的末了说“奉主耶稣的名”，意思是：我本没有资格来，是他领我来的。最后说“阿们”，意思是“愿意如此”。

你今天就可以试一次，一分钟就够：

- 叫他一声：天父。
- 谢他一件事。
- 告诉他一件难处。
- 说：奉主耶稣的名，阿们。

就这样。这就是祷告，他听见了。`,
        en: `Many have never prayed, not because they do not want to but because they think they cannot. They have heard others pray in long and easy sentences, and they say: I have no such words.

But prayer is only speaking to God, as one speaks to somebody who loves us. It needs no special language and no special voice. One may pray standing, sitting, walking, or lying in a sickbed; aloud or in silence, for he hears the heart.

> Trust in him at all times; ye people, pour out your heart before him: God is a refuge for us. (Psalm 62:8)

To pour out is what one does with water: not keeping back the fair part for him and hiding the rest. If you are glad, say so; if you are angry or in doubt, say that. All of it is in the Psalms.

How may we be so free? Because we do not come to God on our own merits but through Jesus. That is why people end their prayers in the name of the Lord Jesus. It means: I had no right to come, but he has brought me. And Amen means: so let it be.

You might try it today. A minute is enough:

- Call upon him: Father in heaven.
- Thank him for one thing.
- Tell him of one trouble.
- Say: in the name of the Lord Jesus, Amen.

That is all. It is a prayer, and he has heard it.`,
      },
    },
    {
      title: { zh: "主教我们的祷告", en: "The Prayer He Taught" },
      hits: 12057,
      body: {
        zh: `有一次门徒看见耶稣祷告完了，就求他教他们。他教的祷告很短，小孩子也背得下来，两千年来，全世界的信徒都用它。

> 所以你们祷告，要这样说；我们在天上的父，愿人都尊你的名为圣。愿你的国降临。愿你的旨意行在地上，如同行在天上。我们日用的饮食，今日赐给我们。（马太福音 6:9-11）

> 免我们的债，如同我们免了人的债。不叫我们遇见试探；救我们脱离凶恶。（马太福音 6:12-13）

请看它的次序。前面三句都是“你的”：你的名，你的国，你的旨意。我们一急，开口就是“我的”；主叫我们先抬头。抬头看见父的脸，再说自己的事，心就稳了。

后面三句是“我们”的：饮食，赦免，保守。饮食说的是今天，父知道我们需要吃饭，也知道我们不必把一辈子的粮一次背在肩上。赦免说的是昨天，亏欠过的，求他抹去；别人亏欠我的，我也放手。保守说的是明天，前面有试探，我们自己走不稳。

最难的一句，是“如同我们免了人的债”。念到这里，心里若浮起一个名字，不要跳过去。把那个人也带到祷告里。

你可以天天照着念，也可以一句一句停下来，用自己的话接着说。比如念了“日用的饮食”，就为今天的工作、孩子的学费祷告。它像一间屋子的梁，你的话可以住在里面。`,
        en: `Once when Jesus had been praying, his disciples asked him to teach them. The prayer he gave them is short enough for a child to learn, and for two thousand years believers all over the world have used it.

> After this manner therefore pray ye: Our Father which art in heaven, Hallowed be thy name. Thy kingdom come. Thy will be done in earth, as it is in heaven. Give us this day our daily bread. (Matthew 6:9-11)

> And forgive us our debts, as we forgive our debtors. And lead us not into temptation, but deliver us from evil. (Matthew 6:12-13)

Look at the order. The first three requests are about what is his: thy name, thy kingdom, thy will. In our haste we begin with what is ours. The Lord has us lift our heads first; and when we have seen our Father's face, we can speak of our own affairs more steadily.

Then come the things we need. Bread is for today; the Father knows that we must eat, and that we need not carry the bread of a lifetime all at once. Forgiveness is for yesterday. Keeping is for tomorrow, for our feet are not sure.

The hardest words are those about our debtors. If a name comes to mind there, do not hurry past it. Bring that person into the prayer as well.

You may say it every day as it stands. Or you may stop after each line and go on in your own words: after the bread, pray about your work, or the children's schooling. It is like the beams of a house, and your own words can live in it.`,
      },
    },
    {
      title: { zh: "没有话的时候", en: "When There Are No Words" },
      hits: 10617,
      body: {
        zh: `有的日子，跪下来，一句话也说不出。也许是太累，也许是事情太大，也许说过太多遍，不知道还能说什么。这时候人容易想：我不会祷告了，神也走远了。

保罗知道这样的时候。他说，那时有一位在我们里面祷告。

> 况且我们的软弱有圣灵帮助，我们本不晓得当怎样祷告，只是圣灵亲自用说不出来的叹息，替我们祷告。（罗马书 8:26）

叹息也是祷告。孩子发烧，说不清哪里不舒服，只是哼；母亲听得懂。圣灵把我们说不出来的，带到父面前，一样也不漏掉。

没有话的时候，也可以借别人的话。诗篇就是为这个预备的。慢慢念一篇，念到一句，心里说“我也是”，就停在那里。许多人在病房里、在送别的路上，靠着诗篇二十三篇一句一句走过来。

也可以只说一个字：“父”，或者“主啊”；也可以什么都不说，坐在那里，知道他在。两个相爱的人坐在一起，不说话也不尴尬。

还可以请别人替你祷告。瘫子来到耶稣面前，是四个朋友抬来的；有时我们也要让人抬一程。这不丢脸。

等到话又回来的时候，你会发现，他在沉默里也没有离开过。`,
        en: `There are days when one kneels down and cannot say a word. One is too tired, or the thing is too great, or it has been said so often that nothing is left to say. Then we think: I can no longer pray, and God has gone far away.

Paul knew such times. He says that there is one who prays within us then.

> Likewise the Spirit also helpeth our infirmities: for we know not what we should pray for as we ought: but the Spirit itself maketh intercession for us with groanings which cannot be uttered. (Romans 8:26)

A sigh is a prayer too. A child with a fever cannot tell what hurts and only moans; and its mother understands. The Spirit carries to the Father what we cannot say, and lets none of it fall.

When we have no words we may also borrow some. The Psalms are there for that. Read one slowly, and where your heart says “so do I”, stop. Many have come through hospital wards and partings, line by line, upon the twenty-third.

Or say one word only: Father. Or say nothing, and sit there, knowing that he is there too. People who love each other can be silent together without embarrassment.

And you may ask others to pray for you. A man who could not walk came to Jesus because four friends carried him. There are times when we must let ourselves be carried, and it is no shame.

When the words come back, you will find that he never left during the silence.`,
      },
    },
    {
      title: { zh: "感谢与认错", en: "Thanks and Confession" },
      hits: 7955,
      body: {
        zh: `祷告若只有求，就像一个孩子，每次打电话回家都是要钱。父亲仍然爱他，但是他错过了许多。有两样话，能叫祷告慢慢丰富起来：谢谢，和对不起。

先说谢谢。

> 要常常喜乐。不住的祷告。凡事谢恩；因为这是神在基督耶稣里向你们所定的旨意。（帖撒罗尼迦前书 5:16-18）

“凡事谢恩”，不是说坏事也是好事，是说在每一样事情里，总有可以感谢的。清早的一杯热水，公交车上让座的人，一夜没有醒的好觉。感谢像擦窗子，擦一擦，光就进来了。有人每晚写下三件小事，一年下来，眼睛都变了。

再说对不起。认错不是要在神面前把自己骂一顿，是把灯打开，让他看见他本来就看见的。说得具体一点更好：不说“我有很多罪”，说“今天我对母亲说话太急了”。

> 我们若认自己的罪，神是信实的，是公义的，必要赦免我们的罪，洗净我们一切的不义。（约翰一书 1:9）

注意这里的理由：不是因为我们哭得够多，是因为他信实，他公义，耶稣已经担当了。认了，就放下，不要第二天又捡回来。若是得罪了人，还要去对那人说。

谢谢叫我们看见神的手，对不起叫我们看见自己的心。会说这两句话的人，与神就亲近了。`,
        en: `If prayer is nothing but asking, we are like a child who telephones home only for money. The father loves him still, but the child is missing a great deal. There are two things which slowly make prayer richer: thank you, and I am sorry.

First, thanks.

> Rejoice evermore. Pray without ceasing. In every thing give thanks: for this is the will of God in Christ Jesus concerning you. (1 Thessalonians 5:16-18)

That does not mean that bad things are good. It means that in each thing there is something to be thankful for: hot water on a cold morning, a seat given up on the bus, a night's unbroken sleep. To give thanks is like cleaning a window; the light comes in. Some write down three small things each evening, and their eyes are changed.

Then, confession. It is not heaping reproaches on ourselves. It is turning on the lamp, so that he sees with us what he saw all along. It is better to be particular: not that I have many sins, but that I was short with my mother today.

> If we confess our sins, he is faithful and just to forgive us our sins, and to cleanse us from all unrighteousness. (1 John 1:9)

Notice the reason. It is not that we have wept enough, but that he is faithful and just, and Jesus has borne it. Once it is confessed, lay it down, and do not pick it up again next morning. And if you have wronged someone, say it to that person too.

Thanks shows us the hand of God, and confession our own heart. Those who can say both live near to him.`,
      },
    },
    {
      title: { zh: "神没有答应", en: "When God Says No" },
      hits: 5771,
      body: {
        zh: `凡祷告过的人，都遇见过没有得着的祷告。求病好，病没有好；求人回来，人没有回来。这时若有人轻轻地说“是你信心不够”，那是很伤人的话，圣经也没有这样说。

保罗有一根“刺”，叫他非常难受，他求过三次，要它离开。神听见了，给他的回答却不是他所求的。

> 他对我说，我的恩典够你用的；因为我的能力，是在人的软弱上显得完全。（哥林多后书 12:9）

连耶稣在客西马尼园里，也求父把那杯挪去；他末了说，不要照我的意思，只要照你的意思。那杯没有挪去，世人却因此得救。

我们不知道神为什么有时说“是”，有时说“等一等”，有时说“不”。一个四岁的孩子也不明白，为什么父亲不给他那把亮闪闪的刀。可是我们知道说“不”的是谁，是那位连自己的儿子都舍了的神。

所以，可以继续求，主自己讲过寡妇不住求告的比喻；可以把失望告诉他，诗篇里有许多这样的话；也可以求他在等的时候，给够用的恩典。够用的恩典常常只够一天，第二天还有第二天的。

回头看的时候，有人说：他没有给我所求的，却把他自己给了我。`,
        en: `Everyone who prays has known prayers that were not granted. We asked for health and the illness stayed; we asked that someone might come back, and nobody came. To be told then that our faith was too weak is cruel, and the Bible does not say it.

Paul had what he calls a thorn, which troubled him sorely, and three times he asked to be rid of it. God heard, and gave him an answer other than the one he sought.

> And he said unto me, My grace is sufficient for thee: for my strength is made perfect in weakness. (2 Corinthians 12:9)

Even Jesus, in Gethsemane, asked that the cup might pass, and ended: not as I will, but as thou wilt. The cup did not pass, and by it the world was saved.

We do not know why God says now yes, now wait, and now no. A child of four does not understand why its father will not give it the bright knife. But we know who it is that says no: he who did not spare his own Son.

So we may go on asking, for the Lord himself told of a widow who would not give up. We may tell him of our disappointment, as the Psalms do. And we may ask for grace enough while we wait. It is often enough for one day only, and the next day has its own.

There are those who say, looking back: he did not give me what I asked, but he gave me himself.`,
      },
    },
    {
      title: { zh: "一天里的三个时候", en: "Three Times in a Day" },
      hits: 4982,
      body: {
        zh: `初学祷告的人常问：应该什么时候祷告，祷告多久？圣经没有定下钟点。但以理一日三次，大卫说晚上、早晨、晌午；耶稣自己呢：

> 次日早晨，天未亮的时候，耶稣起来，到旷野地方去，在那里祷告。（马可福音 1:35）

那一天的前一晚，他医病到很迟，全城的人都挤在门前。越忙，他越早起来，到旷野去见父。

不妨从三个短短的时候开始。

**早晨**，还没有看手机以前，坐一分钟，把这一天交给他：“主啊，这是你的一天，求你带我。”

> 耶和华阿，早晨你必听我的声音；早晨我必向你陈明我的心意，并要儆醒。（诗篇 5:3）

**日间**，找一件常做的事作记号，比如洗手、等车、烧水。每到那时，抬一下心：谢他，或求他给一句合适的话。这样的祷告只有一口气长，却把一天串了起来。

**夜里**，关灯以后，把这一天倒着想一遍：哪里看见了他的好？哪里要说对不起？然后放心睡觉，因为保护你的必不打盹。

中断了怎么办？明天再来。他不会在门口点名。若你睡着在祷告里，也没有关系，孩子在父亲怀里睡着，父亲不会生气。

日子久了，你会发现，祷告不再是一天里的三个点，倒像一条细细的线，从早到晚，没有断过。`,
        en: `When should one pray, and for how long? The Bible fixes no hours. Daniel prayed three times a day; David speaks of evening, morning and noon. And Jesus himself?

> And in the morning, rising up a great while before day, he went out, and departed into a solitary place, and there prayed. (Mark 1:35)

The evening before he had healed the sick until late, with the whole town at the door. The busier he was, the earlier he rose to be with his Father.

You might begin with three short times.

**In the morning**, before you look at the telephone, sit for a minute and give him the day: Lord, this day is yours; lead me.

> My voice shalt thou hear in the morning, O LORD; in the morning will I direct my prayer unto thee, and will look up. (Psalm 5:3)

**During the day**, let some ordinary thing be your sign, such as washing your hands, waiting for a bus or boiling water. Each time, lift up your heart: thank him, or ask for the right word. Such a prayer lasts no longer than a breath, and it threads the day together.

**At night**, when the light is out, go back over the day. Where did you see his goodness? What do you need to be sorry for? Then sleep in peace, for he that keeps you does not slumber.

And if you miss? Begin again tomorrow. He does not call the roll. If you fall asleep at your prayers, no father is angry with a child that falls asleep in his arms.

In time prayer may become a thin thread running through the whole day.`,
      },
    },
  ],
};
