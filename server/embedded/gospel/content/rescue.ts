import type { Book } from "./types.ts";

export const rescue: Book = {
  id: 3,
  categoryId: 1,
  title: { zh: "我们为什么需要拯救", en: "Why We Need Rescue" },
  author: { zh: "言溪", en: "Yan Xi" },
  intro: {
    zh: "心里总有一个声音说，事情本不该是这样。这本书诚实地谈罪，谈失去的家，也谈神向我们走来的那一步。",
    en: "A voice in us says that things ought not to be so. This book speaks honestly of sin and of a home that was lost, and of the step that God took towards us.",
  },
  level: 2,
  hits: 11970,
  created: 1578906000,
  updated: 1694336400,
  cover: { binding: "arch", scene: "lighthouse", seed: 0 },
  articles: [
    {
      title: { zh: "心里的那个声音", en: "The Voice Within" },
      hits: 7008,
      body: {
        zh: `一个人可以有工作，有家，有朋友，晚上关了灯，仍旧觉得少了什么。这种感觉不一定是悲伤，有时倒在最好的日子里来：孩子睡了，窗外下雨，一切都好，心里却轻轻地问：就是这样了吗？

圣经说，这不是毛病。

> 神造万物，各按其时成为美好；又将永生安置在世人心里；然而神从始至终的作为，人不能参透。（传道书 3:11）

神把“永生”安置在人心里，所以没有一样会过去的东西能把它填满。鸟知道往南飞，因为有南方；人心里有这样的渴望，也因为有它所渴望的。

还有另一个声音，不那么温柔。它在我们撒了谎以后说话，在我们对家里人发了脾气以后说话。我们定了许多次决心，要耐心，要诚实，要把某个习惯放下，可是过不了几天又回到老路上。使徒保罗也这样说自己：

> 故此，我所愿意的善，我反不作；我所不愿意的恶，我倒去作。（罗马书 7:19）

这两个声音，一个告诉我们，我们原是为更好的造的；一个告诉我们，我们自己走不到那里。把它们合在一起听，就明白圣经为什么总是说到拯救。它不是给几个特别坏的人预备的，是给每一个诚实听过自己心的人。

你也听见过吗？先不要急着把它压下去。`,
        en: `A person may have work, a home and friends, and still feel, when the light is out, that something is missing. It is not always sadness. It may come on the best of days: the children are asleep, rain falls outside, all is well, and the heart asks softly: is this all?

The Bible does not call that a fault.

> He hath made everything beautiful in its time: also he hath set eternity in their heart. (Ecclesiastes 3:11, ASV)

Eternity has been set in our hearts, and so nothing that passes away can fill them. Birds fly south because there is a south; and we long as we do because there is something to long for.

There is another voice, less gentle. It speaks after we have lied, and after we have lost our temper with those we love. We resolve again and again to be patient, to be honest, to have done with some habit, and in a few days we are on the old road. The apostle Paul says it of himself:

> For the good that I would I do not: but the evil which I would not, that I do. (Romans 7:19)

One voice tells us that we were made for something better, the other that we cannot reach it alone. Hear them together and you will see why the Bible speaks so much of rescue. It is not meant for a few very wicked people, but for everyone who has listened honestly to his own heart.

Have you heard it too? Do not be in haste to silence it.`,
      },
    },
    {
      title: { zh: "罪是什么", en: "What Sin Is" },
      hits: 5584,
      body: {
        zh: `“罪”这个字叫人不舒服。我们一听，就想到法院和牢房，于是说：“我又没有犯法。”圣经说的罪，却比犯法更深，也更近。

它的一个意思，是射箭没有中靶。我们原是照着神的样子造的，要爱他，也爱人；可是箭射出去，总落在别处，常常落在自己身上。

> 因为世人都犯了罪，亏缺了神的荣耀。（罗马书 3:23）

另一个意思，是走迷了路。不一定是恶意，有时只是低着头，一步一步跟着眼前的草走，抬起头来，已经不知道在哪里。

> 我们都如羊走迷，各人偏行己路；耶和华使我们众人的罪孽都归在他身上。（以赛亚书 53:6）

“偏行己路”四个字说得很准。罪的根不是某一件坏事，是把神挪到一边，自己坐在中间：我的意思，我的名声，我的方便。从这根上长出来的，有看得见的，像偷窃和欺骗；也有看不见的，像嫉妒、冷漠，以及在别人跌倒时心里那一点得意。

说这些，不是要叫你觉得自己一文不值。恰恰因为人贵重，败坏了才可惜；没有人为一只破纸杯难过，却会为一把摔坏的好琴难过。而圣经说到罪的时候，几乎总在同一口气里说到神的怜悯。刚才那一节的下半，就是说神把我们众人的罪孽都归在一位身上。`,
        en: `Sin is an uncomfortable word. It makes us think of courts and prisons, and we say: I have broken no law. What the Bible means is deeper than that, and nearer.

One picture of it is an arrow that misses the mark. We were made in the likeness of God, to love him and to love others; but the arrow falls short, and falls most often at our own feet.

> For all have sinned, and come short of the glory of God. (Romans 3:23)

Another picture is of losing the way. There need be no malice in it. One goes on with head bent, from one tuft of grass to the next, and looks up at last and does not know the place.

> All we like sheep have gone astray; we have turned every one to his own way; and the LORD hath laid on him the iniquity of us all. (Isaiah 53:6)

“His own way” says it exactly. The root of sin is not this or that bad deed. It is to set God aside and sit in the middle oneself: my will, my name, my convenience. Out of that root grow things that are seen, such as theft and deceit, and things unseen, such as envy, coldness, and the small pleasure we take when another falls.

This is not said to make you feel worthless. It is because we are precious that our ruin is a grief; nobody mourns a paper cup, but people mourn a good violin that is broken. And when the Bible speaks of sin, it speaks nearly always in the same breath of mercy, as that verse does in its second half.`,
      },
    },
    {
      title: { zh: "失去的家", en: "A Home Lost" },
      hits: 4054,
      body: {
        zh: `圣经开头讲了一个园子。那里有树，有河，有工可做，天起凉风的时候，神在园中行走，人与他说话，像孩子与父亲说话。那是家。

后来人听了另一个声音：神不许你们吃那果子，是怕你们好起来；你们可以自己作主。他们吃了。第一件发生的事，不是打雷，是他们彼此觉得羞耻，用叶子遮盖自己；第二件，是他们躲起来。

> 天起了凉风，耶和华神在园中行走。那人和他妻子听见神的声音，就藏在园里的树木中，躲避耶和华神的面。耶和华神呼唤那人，对他说，你在哪里。（创世记 3:8-9）

这故事里的每一样，我们都认得。我们也遮盖，用体面，用玩笑，用忙碌；我们也躲，躲人，躲神，有时连自己也躲。夫妻之间从此有了埋怨：亚当说是女人给他的，女人说是蛇引诱她。离开神的家，人与人也不像一家人了。

可是请听神说的第一句话。他不是说“滚出去”，他是问“你在哪里”。他当然知道亚当在哪棵树后面。父亲这样问，是因为孩子不见了，他要孩子自己走出来。

后来门关了，人往外走，神却给他们做了皮子的衣服穿上，又应许将来有一位要打伤蛇的头。从那天起，整本圣经都在讲一件事：神怎样把人找回家。

今天他仍旧这样问：你在哪里？`,
        en: `The Bible begins with a garden. There were trees and rivers and work to do, and in the cool of the day God walked there, and people spoke with him as a child speaks with its father. It was home.

Then they listened to another voice: God grudges you that fruit; you could be your own masters. They ate. The first thing to follow was not thunder. They were ashamed before one another and covered themselves with leaves; and then they hid.

> And they heard the voice of the LORD God walking in the garden in the cool of the day: and Adam and his wife hid themselves from the presence of the LORD God amongst the trees of the garden. And the LORD God called unto Adam, and said unto him, Where art thou? (Genesis 3:8-9)

We too cover ourselves, with jokes, with being busy. We hide from people, from God, and even from ourselves. And blame came between husband and wife: he said that it was the woman, and she that it was the serpent. Away from God's house we are hardly one family any more.

But listen to the first thing God says. He does not say: be gone. He asks: where art thou? He knew well enough behind which tree. A father asks it because the child is lost, and he would have the child come out.

The gate was shut and they went away; but God made them coats of skins, and promised that one should come to bruise the serpent's head. From that day the whole Bible tells one thing: how God brings people home.

He is asking still.`,
      },
    },
    {
      title: { zh: "好人也需要吗", en: "Do Good People Need It?" },
      hits: 2977,
      body: {
        zh: `“我一辈子没有害过人，也常常帮助别人。难道我也需要拯救吗？”问这话的人，多半真是好邻居。这样的人不应该得到一句随便的回答。

首先要说，好事就是好事。神看重一杯凉水，也看重诚实的秤。信仰不是说人所行的一切都毫无价值。

可是耶稣讲过一个比喻。有两个人上殿祷告：一个是法利赛人，他的好是真的，他禁食，捐钱，不欺诈；一个是税吏，他的坏也是真的。法利赛人的祷告里，数了自己的许多好处，还加上一句，不像那个税吏。税吏远远地站着。

> 那税吏远远的站着，连举目望天也不敢，只捶着胸说，神阿，开恩可怜我这个罪人。（路加福音 18:13）

耶稣说，回家去的时候，得称为义的倒是这税吏。差别在哪里？不在谁的单子更长。法利赛人用别人来量自己，当然显得高；税吏站在神面前，就没有什么可比的了。

好人的难处，是他的好容易变成一堵墙，叫他不觉得需要神。可是神要的不只是规矩，他要的是我们。一个孩子把功课做得很好，却从来不肯叫一声爸爸，父亲不会因为分数就满足。

好人需要的，不是先变坏才来；只是放下那张单子，空着手来。`,
        en: `“I have never harmed anyone, and I often help people. Do I need to be rescued too?” Whoever asks that is very likely a good neighbour, and ought not to be given a careless answer.

First, a good deed is a good deed. God values a cup of cold water and an honest scale. Faith does not say that all we do is worth nothing.

But Jesus told a story. Two men went to the temple to pray. One was a Pharisee, and his goodness was real: he fasted, he gave, he did not cheat. The other was a tax collector, and his badness was real. The Pharisee went through his merits and was thankful not to be like that man. The other stood far off.

> And the publican, standing afar off, would not lift up so much as his eyes unto heaven, but smote upon his breast, saying, God be merciful to me a sinner. (Luke 18:13)

It was he, said Jesus, who went home justified. What made the difference? Not whose list was longer. The Pharisee measured himself by other men and naturally looked tall. The other stood before God, where there is nothing to compare.

The danger of being good is that it may become a wall behind which we feel no need of God. But God does not want only our good conduct; he wants us. A father whose child has excellent marks, but will never call him Father, is not content with the marks.

Good people need not become bad in order to come. They need only lay down the list and come with empty hands.`,
      },
    },
    {
      title: { zh: "神走的那一步", en: "The Step God Took" },
      hits: 2545,
      body: {
        zh: `设想两个人闹翻了，中间隔着一条沟。错的一方不肯过来，也过不来。事情若要了结，只有一个办法：被得罪的那一方走过来。这是最难的一步，因为他没有欠什么，却要承受对方的错，还要承受对方可能不领情。

福音说的，就是神走了这一步。

> 惟有基督在我们还作罪人的时候为我们死，神的爱就在此向我们显明了。（罗马书 5:8）

“还作罪人的时候”，这几个字很要紧。不是我们先改好了，不是我们先道了歉，甚至不是我们先想起他来。他来的时候，我们正背对着他。

爱若是真的，总要付出代价。母亲为病着的孩子整夜不睡，第二天脸色不好，那是爱的代价落在她身上。神的爱落在十字架上。耶稣在那里担当了我们与神之间的一切亏欠，沟就从那里填平了。

> 神使那无罪的，替我们成为罪；好叫我们在他里面成为神的义。（哥林多后书 5:21）

这是一个交换：他取了我们的罪，把他的义给了我们。听起来太便宜我们了，许多人因此不敢信。可是礼物若是要付账的，就不叫礼物；这礼物对我们白白，对他却一点也不便宜。

他已经走到我们这边来了。余下的路，是转过身来的那一步。`,
        en: `Think of two people who have quarrelled, with a ditch between them. The one in the wrong will not come across, and cannot. There is only one way to end it: the one who was wronged must come. It is the hardest of steps. He owes nothing, and he has to bear the other's fault, and perhaps the other's ingratitude as well.

The gospel says that God took that step.

> But God commendeth his love toward us, in that, while we were yet sinners, Christ died for us. (Romans 5:8)

“While we were yet sinners”: everything hangs on those words. We had not first become better. We had not apologised. We had not even thought of him. When he came our backs were turned.

Love that is real always costs something. A mother sits up with a sick child and is pale in the morning, for the price of love has fallen on her. The price of God's love fell upon the cross. There Jesus bore all that stood between us and God, and the ditch was filled.

> For he hath made him to be sin for us, who knew no sin; that we might be made the righteousness of God in him. (2 Corinthians 5:21)

It is an exchange: he took our sin and gives us his righteousness. It sounds too good, and many dare not believe it for that reason. But a gift that must be paid for is no gift. It is free to us; to him it was by no means cheap.

He has come all the way to our side. What remains is the step of turning round.`,
      },
    },
    {
      title: { zh: "接住那只手", en: "Taking the Hand" },
      hits: 2303,
      body: {
        zh: `有人掉进深水里。岸上的人可以对他喊“用力游”，可以扔给他一本游泳的书；但真正的救，是有人跳下去，拉住他。那时落水的人要做什么呢？只有一样：不再乱抓，让那只手抱住他。

信，就是这样。它不是功劳，没有人会夸自己被救得好。

> 你们得救是本乎恩，也因着信，这并不是出于自己，乃是神所赐的。也不是出于行为，免得有人自夸。（以弗所书 2:8-9）

有人担心：既然白白得救，岂不是人就随便了？真被人从水里救起来的人，不会这样想。他一生记得那只手。他学着照那个人的意思活，不是为了还清，是因为爱。感谢是比害怕更好的力气。

也有人担心：我的信太小了。可是救人的不是抓的力气，是那只手的力气。小孩子过马路，牵着父亲，他的小手有时会松；父亲的手不松。耶稣说过，没有人能从他手里把他的羊夺去。

还有人说：等我再好一点。落水的人不会说等我衣服干了再上岸。

所以，若你听见了，就不要再等。可以就在此刻，对他说：“主啊，我救不了自己，求你救我。”彼得在水里也只来得及喊一声，求主救他，耶稣就赶紧伸手拉住他。这样短的祷告，他也听见了。`,
        en: `Someone has fallen into deep water. Those on the bank may shout that he should swim harder, or throw him a book on swimming. Rescue means that somebody jumps in and takes hold of him. What must he do then? Only one thing: stop struggling, and let himself be held.

That is faith. It is no merit; nobody boasts of how well he was saved.

> For by grace are ye saved through faith; and that not of yourselves: it is the gift of God: Not of works, lest any man should boast. (Ephesians 2:8-9)

Some fear that people will grow careless if it is all a gift. Nobody who was ever pulled out of the water thinks so. He remembers that hand all his life. He learns to live as his rescuer would have him live, not to pay it off but out of love; and thankfulness is a better strength than fear.

Some fear that their faith is too small. But it is not the strength of our grip that saves; it is the strength of the hand. A child crossing the road may let go; the father does not. Jesus said that nobody shall pluck his sheep out of his hand.

And some say: when I am a little better. But a drowning man does not wait to come ashore until his clothes are dry.

So if you have heard, do not wait. You may say now: Lord, I cannot save myself; save me. Peter in the waves had time for no more than that, and at once Jesus stretched out his hand. So short a prayer was heard.`,
      },
    },
  ],
};
