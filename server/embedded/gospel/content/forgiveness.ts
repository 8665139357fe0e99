import type { Book } from "./types.ts";

export const forgiveness: Book = {
  id: 8,
  categoryId: 2,
  title: { zh: "饶恕的路", en: "The Road of Forgiveness" },
  author: { zh: "渡舟", en: "Du Zhou" },
  intro: {
    zh: "饶恕不是说那件事没有什么，也不是马上忘记。六篇短文，陪你走一条慢慢松开手的路。",
    en: "To forgive is not to say that it was nothing, nor to forget at once. Six short chapters go with you along a road on which hands slowly open.",
  },
  level: 2,
  hits: 12350,
  created: 1631523600,
  updated: 1732438800,
  cover: { binding: "arch", scene: "sea", seed: 7 },
  articles: [
    {
      title: { zh: "被饶恕的人", en: "The Forgiven" },
      hits: 7732,
      body: {
        zh: `说到饶恕，我们总是先想到那个得罪我们的人。圣经却叫我们先往另一边看：我们自己是被饶恕的人。

耶稣讲过一个仆人，欠了主人一千万银子，几辈子也还不清。他跪下来求宽容，主人动了慈心，不是给他延期，是把债整个免了。他走出门去，遇见一个同伴欠他十两银子，就揪住他的喉咙，把他下在监里。

听故事的人都生气。可是耶稣把镜子转过来：我们对神的亏欠，就是那一千万；别人亏欠我们的，有时真的很痛，可是与那一笔相比，是十两。

神怎样对待我们的账？

> 东离西有多远，他叫我们的过犯，离我们也有多远。（诗篇 103:12）

东和西没有尽头，往东走一辈子，也走不到西。他没有把我们的过犯收在抽屉里，等哪天再拿出来；他叫它离开我们，到找不着的地方。

这是饶恕的根。若没有这根，饶恕就只是咬着牙的忍耐，忍久了会断。一个真知道自己得了赦免的人，手是松的；他从前也是空着手站在门口的。

所以，在想那个人以前，先安静一会儿，想想自己有哪一件事，是神没有再提的。`,
        en: `When we speak of forgiving, we think first of the one who has wronged us. The Bible has us look the other way: we ourselves are among the forgiven.

Jesus told of a servant who owed his lord ten thousand talents, more than many lifetimes could repay. He fell down and begged for patience; and his lord, moved with compassion, did not give him time but forgave him the whole. He went out, met a fellow servant who owed him a hundred pence, took him by the throat, and had him cast into prison.

Everyone who hears it is indignant. Then Jesus turns the mirror round. What we owe to God is the ten thousand talents. What others owe us may hurt very much, but beside that sum it is a hundred pence.

And what does God do with our account?

> As far as the east is from the west, so far hath he removed our transgressions from us. (Psalm 103:12)

There is no end to east and west; one may walk eastward all one's life and never come to the west. He does not keep our transgressions in a drawer to bring out some other day. He sends them where they cannot be found.

This is the root of forgiving. Without it, to forgive is only to endure with clenched teeth, and what is clenched too long breaks. Those who know that they have been forgiven have open hands; they once stood at the door with nothing in them.

So before you think of that other person, be still for a while, and remember something of your own which God has not mentioned again.`,
      },
    },
    {
      title: { zh: "饶恕不是什么", en: "What Forgiving Is Not" },
      hits: 6919,
      body: {
        zh: `许多人不能饶恕，是因为把它想错了。有几样东西看起来像饶恕，其实不是。

- **饶恕不是说那件事没有什么。** 没有什么的事，不需要饶恕。能饶恕，正因为那是错的，是真的伤了人。
- **饶恕不是忘记。** 记忆不听命令。有些事我们会一直记得，只是慢慢地，想起来的时候不再流血。
- **饶恕不是不要公道。** 触犯了法律的，可以报案；孩子受了伤害，必须保护。饶恕是我不亲手报复，不是叫恶继续下去。
- **饶恕不是马上回到从前。** 信任打碎了，要一点一点重新来；有时为了安全，要保持距离。若有人还在伤害你，请先离开，去找人帮助，这与饶恕并不相反。
- **饶恕不是感觉。** 它是一个决定，感觉常常走在后面，走得很慢。

那么它是什么？它是把那张欠条交出去。不是撕给对方看，是交给那位公义的审判者。

> 亲爱的弟兄，不要自己伸冤，宁可让步，听凭主怒；因为经上记着，『主说，伸冤在我；我必报应。』（罗马书 12:19）

“主怒”不是一句吓人的话，对受了委屈的人，是安慰：有一位看见了，他不会弄错，也不会漏掉。我不必一辈子作那个案子的法官，可以脱下那件沉重的袍子，回家去。`,
        en: `Many cannot forgive because they have mistaken what it is. Several things look like forgiveness and are not.

- **It is not saying that it was nothing.** What was nothing needs no forgiving. We forgive because it was wrong and did real hurt.
- **It is not forgetting.** Memory does not take orders. Some things we shall always remember, only that in time they bleed no longer.
- **It is not giving up justice.** Where the law was broken, it may be called upon; where a child was harmed, the child must be protected. To forgive is to take no revenge, not to let evil go on.
- **It is not going back at once to what was before.** Broken trust is mended little by little, and sometimes safety needs distance. If someone is still hurting you, go away first and find help; that is not contrary to forgiveness.
- **It is not a feeling.** It is a decision, and feelings follow behind it, often slowly.

What is it, then? It is to hand over the bill: not necessarily to the debtor, but to a just judge.

> Dearly beloved, avenge not yourselves, but rather give place unto wrath: for it is written, Vengeance is mine; I will repay, saith the Lord. (Romans 12:19)

For those who have been wronged this is no threat but a comfort. There is one who saw, who makes no mistake and overlooks nothing. I need not sit as judge in that case all my life. I may take off the heavy robe and go home.`,
      },
    },
    {
      title: { zh: "七十个七次", en: "Seventy Times Seven" },
      hits: 5754,
      body: {
        zh: `彼得觉得自己已经很大方了。当时的人说饶恕三次就够，他加了一倍还多。

> 那时彼得进前来，对耶稣说，主阿，我弟兄得罪我，我当饶恕他几次呢。到七次可以么。耶稣说，我对你说，不是到七次，乃是到七十个七次。（马太福音 18:21-22）

主不是叫我们备一本簿子，记到四百九十次。他是叫我们把簿子合上。

为什么要这么多次？有时是因为那个人一再得罪我们；可是更常见的，是同一件事要饶恕许多次。你以为放下了，过了半年，听见一首歌，路过一个地方，那件事又整个回来，像没有饶恕过一样。于是人灰心：“我根本没有真饶恕。”

不是的。饶恕像拔草，根深的草不是拔一次就没有。每一次它冒出来，你再说一遍：“主啊，我已经把这件事交给你了，今天再交一次。”这不是失败，这就是七十个七次。慢慢地，你会发现它来得少了，也轻了。

有一个做法帮助过许多人：为那个人祷告。起初可能只说得出“主啊，你知道他”，那也够了。过些日子，试着为他的家、他的身体求。我们很难一直恨一个天天为之祷告的人；祷告先改变的，往往是我们自己。

耶稣教我们这样数，是因为神也这样数我们。想一想，同样的一件错，你来求他赦免过多少次？他没有说：“又是你。”`,
        en: `Peter thought himself generous. It was said in those days that three times was enough, and he had more than doubled it.

> Then came Peter to him, and said, Lord, how oft shall my brother sin against me, and I forgive him? till seven times? Jesus saith unto him, I say not unto thee, Until seven times: but, Until seventy times seven. (Matthew 18:21-22)

The Lord does not mean that we should keep a book and enter up to four hundred and ninety. He means that we should shut the book.

Why so many times? Sometimes because the other wrongs us again; but more often the same wrong must be forgiven over and over. You thought that you had let it go; and half a year later you hear a tune, or pass a certain house, and it is all there again as if it had never been forgiven. Forgiving is like weeding, and what has deep roots does not go at one pull. Each time it comes up, say again: Lord, I gave this to you, and today I give it again. That is not failure. That is the seventy times seven. Little by little it comes less often, and weighs less.

One thing has helped many: to pray for that person. At first you may manage only: Lord, you know him. That is enough. After a while, ask something good for him. It is hard to go on hating someone for whom one prays each day.

Jesus teaches us to count like this because God counts so with us. How often have you come to him with the same fault? He has not said: you again.`,
      },
    },
    {
      title: { zh: "请求原谅", en: "Asking Pardon" },
      hits: 4374,
      body: {
        zh: `前面说的都是别人亏欠我们。可是有时候，欠债的是我们。说“对不起”三个字，有人一辈子没有学会。

> 所以你在祭坛上献礼物的时候，若想起弟兄向你怀怨，就把礼物留在坛前，先去同弟兄和好，然后来献礼物。（马太福音 5:23-24）

主的话很特别：你正在献礼物，忽然想起弟兄向你怀怨，就把礼物留下，先去和好。神好像在说：我可以等，你先去找他。与人的关系，在神看来不是敬拜以外的小事。

怎样道歉呢？好的道歉有几样：

- **说清楚是什么事。** “那天在大家面前，我说你没有用。”不说“如果我有什么地方让你不舒服”。
- **不加“但是”。** “对不起，但是你也……”，后半句会把前半句吃掉。
- **承认带来的伤。** “你那天回去，一定很难过。”
- **能补偿的就补偿。** 撒该说要还四倍；弄坏的修好，说过的谎当众更正。
- **不逼对方马上原谅。** 你可以请求，不能讨债。

有时话说出去，对方冷冷的，或者说“太晚了”。那也不白费。你做了该做的，余下的交给神，给他时间。

最怕的是拖。年轻时欠的一句话，到了坟前才说，风听见了，人听不见。若此刻你心里有一个名字，不要等到明年。写封短信，拨个电话，三分钟的难为情，也许换来三十年的松快。`,
        en: `Sometimes the debt is ours, and there are people who never in their lives learn to say that they are sorry.

> Therefore if thou bring thy gift to the altar, and there rememberest that thy brother hath ought against thee; Leave there thy gift before the altar, and go thy way; first be reconciled to thy brother, and then come and offer thy gift. (Matthew 5:23-24)

It is as if God said: I can wait; go and find him. In God's eyes our dealings with one another are no small matter apart from worship.

How does one apologise? There are a few marks of doing it well:

- **Say what it was.** “I called you useless in front of everybody”, and not “if I did anything to upset you”.
- **Leave out “but”.** What comes after it swallows what went before.
- **Own the hurt.** “You must have gone home very sad that day.”
- **Make good what you can.** Zacchaeus restored fourfold. Mend what was broken; take back the lie where it was told.
- **Do not press for pardon at once.** You may ask for it; you cannot collect it.

If the other is cold, it is not wasted. You have done your part; leave the rest to God, and give it time.

The worst is to put it off. Words owed from one's youth may be spoken at last beside a grave, where only the wind hears them. If there is a name in your mind at this moment, do not wait until next year. Write a short letter, or telephone. Three minutes' embarrassment may bring you thirty years of peace.`,
      },
    },
    {
      title: { zh: "饶恕与和好", en: "Forgiving and Making Peace" },
      hits: 3553,
      body: {
        zh: `约瑟十七岁那年，被哥哥们扔进坑里，又卖给过路的商人。二十多年以后，他作了埃及的宰相，哥哥们来买粮，跪在他面前，没有认出他。

他没有立刻说“我是约瑟”。他看了很久，也试了他们，看他们还会不会丢下一个弟弟。直到犹大站出来，愿意替便雅悯作奴仆，约瑟忍不住放声大哭，与他们相认。

这故事叫我们看见两件事。第一，**饶恕可以一个人做，和好要两个人**。约瑟心里的恨，早在给儿子起名的时候就放下了；可是弟兄重新坐在一张桌子上，要等他们也变了。所以圣经说得很有分寸：

> 若是能行，总要尽力与众人和睦。（罗马书 12:18）

“若是能行”，“尽力”。有时对方不肯，有时人已经不在了，你尽了自己的一份，神知道。

第二，**神能在人的恶上写他的善**。父亲死后，哥哥们又怕了，约瑟说：

> 从前你们的意思是要害我，但神的意思原是好的，要保全许多人的性命，成就今日的光景。（创世记 50:20）

他没有说那不是恶，他说恶不是最后的话。这样的话，旁人不能替受伤的人说；可是走到某一天，有人回头看，真的这样看见了。

若你们还没有和好，先把自己那一半的门开着，不必站在门口等，也不要上锁。`,
        en: `When Joseph was seventeen his brothers threw him into a pit and sold him to passing merchants. More than twenty years later he was ruler over Egypt, and they came to buy corn and bowed before him, and did not know him.

He did not say at once who he was. He watched for a long time and put them to the test, to see whether they would again abandon a younger brother. Only when Judah offered himself in Benjamin's place did Joseph weep aloud and make himself known.

The story shows two things. First, **one can forgive alone, but it takes two to make peace**. Joseph had let his bitterness go long before; but the brothers too had to be changed. So the Bible puts it with care:

> If it be possible, as much as lieth in you, live peaceably with all men. (Romans 12:18)

Sometimes the other will not; sometimes he is no longer there. You have done your share, and God knows it.

Second, **God can write his good over our evil**. After their father's death the brothers were afraid again, and Joseph said:

> But as for you, ye thought evil against me; but God meant it unto good, to bring to pass, as it is this day, to save much people alive. (Genesis 50:20)

It was evil, but evil does not have the last word. Nobody may say this for one who has been hurt; but some look back one day and see that it was so.

If there is no peace yet, leave your own half of the door open. You need not stand there waiting; only do not lock it.`,
      },
    },
    {
      title: { zh: "接受饶恕", en: "Accepting Forgiveness" },
      hits: 2966,
      body: {
        zh: `有一种人，饶恕别人不难，最难的是放过自己。他心里有一件旧事：一次背叛，一个没有来得及见的最后一面，一个打掉的孩子，一句说重了的话。他向神认过许多次，仍旧每天把自己带回被告席上。

大卫知道这种滋味。他犯了罪，闭口不认的时候，骨头都枯干了。后来他说出来了。

> 我向你陈明我的罪，不隐瞒我的恶；我说，我要向耶和华承认我的过犯，你就赦免我的罪恶。（诗篇 32:5）

请看最后一句：他认了，神就赦免了。中间没有隔一段受罚的日子。

我们常说“我不能原谅我自己”。听起来很谦卑，里面却有一点误会，好像自己的法庭比神的法庭更高，神判了无罪，我还要再审。使徒约翰说：

> 我们的心若责备我们，神比我们的心大，一切事没有不知道的。（约翰一书 3:20）

我们的心责备我们，而神比我们的心大。他什么都知道，连我们不敢想的那部分也知道，他仍旧说赦免。

接受，有时需要一个记号。可以把那件事写在纸上，读给神听，然后在上面写“已赦免”，把纸烧掉。也可以对一位信得过的人说出来，听他亲口对你说：在基督里，神赦免你了。

彼得三次不认主，主复活以后，没有提那三次，只是在炭火旁边问了他三次：你爱我吗？然后说：你喂养我的羊。被饶恕的人，还有路可以走，还有工可以做。`,
        en: `There are people who forgive others easily, and cannot let themselves go free. There is some old matter: a betrayal, a deathbed they did not reach in time, a child that was not born, a word too harsh. They have confessed it to God many times, and each day they take themselves back to the dock.

David knew this. When he had sinned and kept silence, his bones, he says, grew old. Then he spoke.

> I acknowledged my sin unto thee, and mine iniquity have I not hid. I said, I will confess my transgressions unto the LORD; and thou forgavest the iniquity of my sin. (Psalm 32:5)

Look at the end: he confessed, and God forgave. There was no term of punishment between.

We say: I cannot forgive myself. It sounds humble, but it sets our own court above God's. The apostle John says:

> For if our heart condemn us, God is greater than our heart, and knoweth all things. (1 John 3:20)

Our heart condemns us, and God is greater than our heart. He knows all of it, even the part we dare not think of, and still he says: forgiven.

Sometimes it helps to have a sign. Write the thing down, read it to God, write “forgiven” across it and burn the paper. Or tell it to someone you trust.

Peter denied the Lord three times. After the resurrection the Lord did not speak of it; he asked him three times, beside a fire of coals, whether he loved him, and then said: feed my sheep. For those who are forgiven there is still a road, and still work to do.`,
      },
    },
  ],
};
