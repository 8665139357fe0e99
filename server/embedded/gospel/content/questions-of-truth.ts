import type { Article } from "./types.ts";

/** What people ask about the truth of it. */
export const questionsOfTruth: Article[] = [
  {
    title: { zh: "科学与信仰冲突吗", en: "Does Science Contradict Faith?" },
    hits: 14423,
    body: {
      zh: `这个问题常常被说得很大，好像人必须选一边：要么相信望远镜，要么相信神。其实许多打下科学根基的人，像开普勒、波义耳、法拉第，都是敬虔的信徒。他们研究世界，正因为相信它出于一位有智慧的造物主，值得去读。

> 耶和华的作为本为大；凡喜爱的都必考察。（诗篇 111:2）

一壶水为什么开了？可以说，因为热使水分子动得快；也可以说，因为有人想泡茶。两个回答都对，说的却不是一件事。科学擅长问“怎样”，信仰回答“谁”和“为什么”。一个不必赶走另一个。

那么创世记呢？敬虔的基督徒对它的解释并不完全一样：有人认为六日就是六个二十四小时，有人认为那是很长的时期，有人认为它用诗一样的结构讲神学。在这一点上可以彼此尊重；大家一同相信的是：世界是神造的，是好的，人是照着他的形像造的。

科学也有它量不到的地方。天平称不出恩情，显微镜看不见善恶。说“只有能测量的才是真的”，这句话本身就没有办法测量。

所以不必害怕。真理不会与真理打架；若看起来在打架，多半是我们有一边还没有读清楚。慢慢读，两本书都是同一位写的。`,
      en: `The question is often made very large, as if one had to choose between the telescope and God. But many who laid the foundations of science, such as Kepler, Boyle and Faraday, were devout believers. They studied the world because they held that it came from a wise Creator and was worth reading.

> The works of the LORD are great, sought out of all them that have pleasure therein. (Psalm 111:2)

Why is the kettle boiling? Because heat has set the molecules of water moving; and also because someone would like tea. Both answers are right, and they do not speak of the same thing. Science is good at asking how. Faith answers who, and why. Neither need drive the other out.

And Genesis? Devout Christians do not all explain it alike. Some take the six days as days of twenty-four hours, some as long ages, some as a pattern, like that of a poem, to teach us about God. In this we can respect one another. What we hold together is that God made the world, that it was good, and that we were made in his image.

There are things, too, which science cannot weigh. No scale will measure kindness, and no microscope shows good or evil. “Only what can be measured is true” is itself a thing that cannot be measured.

So there is no need to be afraid. Truth does not quarrel with truth. Where it seems to, we have probably not yet read one of the two carefully enough. Read on; both books are by the same hand.`,
    },
  },
  {
    title: { zh: "宗教不都一样吗", en: "Are Not All Religions the Same?" },
    hits: 11537,
    body: {
      zh: `常听见人说：“宗教都是劝人为善，殊途同归。”说这话的人多半心地宽厚，不愿意人为信仰争吵。这份宽厚是好的。别人的信仰里，也确实有许多可敬的东西：孝顺、节制、怜悯穷人。基督徒应当尊重邻舍，不应当嘲笑人。

可是细看起来，各宗教所说的并不是同一件事。有的说没有神，有的说有许多神，有的说有一位；对于人最大的难处是什么，怎样得解脱，回答也各不相同。说它们都一样，倒是没有认真听任何一家。

基督信仰特别的地方，不在劝善。它说：人上不去，神下来了。别的路多半指给人一架梯子；福音讲的是一位来到坑底的人。

> 基督耶稣降世，为要拯救罪人；这话是可信的，是十分可佩服的；在罪人中我是个罪魁。（提摩太前书 1:15）

所以使徒说的话听起来很窄：

> 除他以外，别无拯救；因为在天下人间，没有赐下别的名，我们可以靠着得救。（使徒行传 4:12）

这样说，不是因为基督徒比别人高明。一个溺水得救的人，指着那条船说“是它救了我”，不是夸口。门虽然只有一扇，却是对所有人开着的：不看民族，不看学问，不看从前做过什么。

你不必先贬低别的，才能认识耶稣。只要把四福音读一遍，看看这一位，与你所知道的有没有什么不同。`,
      en: `One often hears that all religions teach us to be good, and that all roads lead to the same place. Those who say so are mostly generous people. There is indeed much to honour in the faith of others: reverence for parents, self-restraint, pity for the poor. Christians should respect their neighbours and mock nobody.

But if one looks closely, the religions do not say the same. Some say that there is no god, some that there are many, some that there is one; and they differ over what is wrong with us and how we are to be set free. To call them all alike is really to have listened to none of them.

What is peculiar to the Christian faith is not its good advice. It says that we could not climb up, and that God came down. Others mostly show us a ladder; the gospel tells of one who came to the bottom of the pit.

> Christ Jesus came into the world to save sinners; of whom I am chief. (1 Timothy 1:15)

So the words of the apostles sound narrow:

> Neither is there salvation in any other: for there is none other name under heaven given among men, whereby we must be saved. (Acts 4:12)

Christians do not say it because they are better. Someone saved from drowning who points to a boat and says “that saved me” is not boasting. There is one door; but it stands open to everyone, of whatever people, whatever learning and whatever past.

You need not belittle anything else in order to know Jesus. Read the four Gospels through, and see whether he is like anyone you have known.`,
    },
  },
  {
    title: { zh: "圣经有没有被改过", en: "Has the Bible Been Changed?" },
    hits: 9630,
    body: {
      zh: `圣经的原稿早已不在了，我们今天读的，是抄了又抄、译了又译的。这样传了两三千年，会不会早就走了样？

这个问题可以查考，不必只凭相信。新约的希腊文抄本，如今存下来的有五千多种，最早的残片离成书不过几十年到一百多年；同时代的许多古书，只剩下十几种抄本，中间隔了上千年，人们照样放心地读。

抄本多，抄写时的小错也就看得见。把它们放在一起比较，哪里是抄漏了字，哪里是加了一句，多半一目了然。差别绝大多数是拼写和词序；少数几处较长的，比如马可福音的结尾，现代的译本都老老实实注明了。没有一条要紧的信仰，是靠着有疑问的经文立的。

旧约也是这样。一九四七年，死海旁边的山洞里发现了一批古卷，比从前所有的希伯来文抄本早一千年左右；其中的以赛亚书与后来的一对，内容非常一致。

至于翻译，各种译本都是从希伯来文和希腊文译的，不是译本再译译本。几种对着看，意思就清楚了。

> 草必枯干，花必凋残，惟有我们神的话，必永远立定。（以赛亚书 40:8）

抄写的人多半没有留下名字，灯下一个字一个字地抄。我们手里这本书，是许多人用一生递过来的。`,
      en: `The originals of the Bible are gone. What we read has been copied and copied, and then translated. After two or three thousand years, must it not have changed beyond recognition?

This can be looked into; it need not be taken on trust. More than five thousand Greek manuscripts of the New Testament survive, the earliest fragments within some decades or a century of the writing. Of many other ancient books we have a dozen copies, made a thousand years later, and people read them without misgiving.

Because there are many copies, the slips of the copyists can be seen. Lay them side by side, and it is mostly plain where a word was dropped or a line added. By far the most differences are of spelling and the order of words. The few longer ones, such as the ending of Mark, are honestly marked in modern editions. No important teaching rests on a doubtful verse.

It is the same with the Old Testament. In 1947 scrolls were found in caves beside the Dead Sea, about a thousand years older than any Hebrew copies known before; and the Isaiah among them agrees remarkably with the later ones.

As for translations, they are made from the Hebrew and Greek, not from one another. Compare several, and the sense grows clear.

> The grass withereth, the flower fadeth: but the word of our God shall stand for ever. (Isaiah 40:8)

Most of the copyists left no name. Letter by letter they wrote beneath a lamp; and the book in our hands was passed on by the lives of many.`,
    },
  },
  {
    title: { zh: "信徒为什么也会伤人", en: "Why Do Believers Hurt People?" },
    hits: 7391,
    body: {
      zh: `“我见过的基督徒，有的还不如不信的人。”这句话往往不是辩论，后面有一个真的故事：有人在教会受了伤，有人被一个开口闭口说爱的人骗了。若你是这样，我们先说一声：对不起，那是不应该的。

历史上也有沉痛的账：有人借着神的名打仗、压迫、敛财。基督徒不该急着辩解。耶稣自己对挂名敬拜神而心里冷酷的人，说过最严厉的话。照他的标准，我们是首先要被查问的。

> 凡称呼我主阿，主阿的人，不能都进天国；惟独遵行我天父旨意的人，才能进去。（马太福音 7:21）

所以挂着名字的，不一定真是跟从他的。这是第一点。

第二点，真跟从他的，也还在路上。医院里都是病人，不能因此说医院没有用；要问的是，病人是不是在好起来。有的人起步的地方很低，走了十年，才走到别人出发的地方；神看得见他走了多远。

> 康健的人用不着医生，有病的人才用得着；我来本不是召义人，乃是召罪人。（马可福音 2:17）

第三点，请看那位医生，不要只看病人。有人把一首好曲子弹得很难听，错不在作曲的人。耶稣自己有没有辜负过谁？

若你曾在教会受伤，不必假装没有事。找一位可靠的人说出来，也许换一个地方。不过请不要因为一扇门夹了手，就以为家里没有灯光。`,
      en: `“Some of the Christians I have met are worse than other people.” That is seldom mere argument. There is mostly a true story behind it. If it was so with you, let it be said first: we are sorry. It ought not to have been.

History too has heavy pages, and Christians should not be quick to excuse them. Jesus spoke his severest words to those who worship with their lips and are hard of heart. By his measure we are the first to be examined.

> Not every one that saith unto me, Lord, Lord, shall enter into the kingdom of heaven; but he that doeth the will of my Father which is in heaven. (Matthew 7:21)

So not all who bear the name follow him; and those who do are still on the way. A hospital is full of sick people, and one does not call it useless for that; the question is whether they are getting better. Some start from so low down that it takes them ten years to reach the place where another began, and God sees how far they have come.

> They that are whole have no need of the physician, but they that are sick: I came not to call the righteous, but sinners to repentance. (Mark 2:17)

Look, then, at the physician. When a fine piece of music is badly played, the composer is not to blame. Whom did Jesus ever fail?

If you were hurt in a church, do not pretend that nothing happened. Tell somebody trustworthy; perhaps go to another. But do not conclude, because a door once crushed your hand, that there is no light in the house.`,
    },
  },
  {
    title: { zh: "没有听过的人怎么办", en: "What of Those Who Never Heard?" },
    hits: 5449,
    body: {
      zh: `古时候山里的人，从来没有听过耶稣的名字，他们怎么办？问这话的人，有的想到自己的祖父母。这是一个有爱的问题。

先说我们知道的。神是公义的，也是慈爱的，他审判人不会弄错。亚伯拉罕为一座城求情的时候，抓住的就是这一点：

> 审判全地的主，岂不行公义么。（创世记 18:25）

我们关心那些人，神比我们更关心；他们是他造的。

我们还知道，神没有叫自己无处可寻。天地在说话，良心也在说话；保罗在雅典对外邦人讲道，说神定准人的年限和疆界，

> 要叫他们寻求神，或者可以揣摩而得，其实他离我们各人不远。（使徒行传 17:27）

我们也知道，凡得救的，都是因着基督和他的十字架，没有别的根基。旧约里的亚伯拉罕没有听过耶稣这个名字，却因信得救，因为基督的死也为了他。

至于神怎样对待每一个没有机会听见的人，圣经没有细说，基督徒的看法也不完全相同。有些事是神没有告诉我们的，我们可以把所爱的人放心交在他手里，因为那是一双有钉痕的手。

不过有一点很清楚：问这个问题的人，自己已经听见了。有一次有人问耶稣，得救的人少吗？他没有回答数目，只对那人说：你们要努力进窄门。别人的事在主手里，门正开在你面前。`,
      en: `What of people long ago who never heard the name of Jesus? It is a question that comes from love.

First, what we know. God is just, and God is merciful, and he makes no mistakes in judgment. When Abraham pleaded for a city, it was to this that he held:

> Shall not the Judge of all the earth do right? (Genesis 18:25)

If we care about those people, God cares more, for he made them.

We know also that he has not left himself beyond finding. Heaven and earth speak, and so does conscience. Paul told the people of Athens that God has set the times and bounds of all nations,

> That they should seek the Lord, if haply they might feel after him, and find him, though he be not far from every one of us. (Acts 17:27)

And we know that all who are saved are saved by Christ and his cross; there is no other ground. Abraham did not know the name of Jesus, and yet he was counted righteous by faith, for Christ died for him too.

How God will deal with each one who had no opportunity to hear, the Bible does not tell us in detail, and Christians do not all think alike. Some things he has kept to himself. We may leave those we love in his hands, and there are nail marks in those hands.

But one thing is clear: whoever asks the question has heard. Asked whether few would be saved, Jesus gave no number; he said: strive to enter in at the strait gate. Others are in the Lord's keeping. The door stands open before you.`,
    },
  },
];
