import type { Book } from "./types.ts";

export const faith: Book = {
  id: 4,
  categoryId: 1,
  title: { zh: "信心是什么", en: "What Is Faith?" },
  author: { zh: "拾穗人", en: "A Gleaner" },
  intro: {
    zh: "信心不是闭上眼睛，也不是用力感觉。写给想信又有疑问的人，从一粒芥菜种说到怎样开始。",
    en: "Faith is neither shutting one's eyes nor straining to feel. For those who would like to believe and have questions: from a grain of mustard seed to how one begins.",
  },
  level: 2,
  hits: 13480,
  created: 1598259600,
  updated: 1730019600,
  cover: { binding: "label", emblem: "seedling", tone: "#5e7148" },
  articles: [
    {
      title: { zh: "信心不是闭上眼睛", en: "Not Shutting One's Eyes" },
      hits: 9511,
      body: {
        zh: `有人以为，信心就是明知道没有根据，还硬要相信。如果是这样，越聪明的人就越不能信了。圣经所说的信心不是这样。

你坐上一把椅子，是信它承得住你；你把孩子交给一位老师，是信她可靠。这些信都不是瞎的，有你看见的、听见的作根据；可是到了最后，仍要你真的坐下去，真的放手。信心有两只脚：一只站在所知道的上面，一只踏到还没有看见的地方。

> 信就是所望之事的实底，是未见之事的确据。（希伯来书 11:1）

这一章接着讲了许多人。挪亚造方舟，亚伯拉罕离开家乡，摩西离开王宫。他们都没有看见结局，却都听见了一位说话算数的神。信心不在乎我们心里的热度，在乎我们所信的那一位可不可靠。薄冰上的大胆，还是会掉下去；厚冰上的胆怯，一步一步也过得了河。

所以要信，不必闭上眼睛，倒要睁开：看耶稣怎样说，怎样行，怎样死，又怎样复活；看那些跟从他的人；也看自己的心。然后问：这一位，值得我把自己交给他吗？

问到这里，信心已经在门口了。`,
        en: `Some think that faith means believing hard when one knows that there is no reason to. If that were so, the cleverer people are the less they could believe. It is not what the Bible means.

When you sit down on a chair, you trust it to hold you. When you leave your child with a teacher, you trust that she is reliable. Neither is blind; you go by what you have seen and heard. But in the end you must actually sit down, and actually let go. Faith has two feet: one stands on what it knows, and the other steps where it does not yet see.

> Now faith is the substance of things hoped for, the evidence of things not seen. (Hebrews 11:1)

The chapter goes on to tell of many. Noah built an ark, Abraham left his country, Moses left a palace. None of them saw the end, but all had heard a God who keeps his word. It is not the warmth of our feelings that counts but whether the one we trust is worthy of it. Boldness on thin ice will drown; the timid who creep across thick ice arrive.

So there is no need to shut your eyes. Open them. See what Jesus said and did, how he died and rose; look at those who follow him; look into your own heart. Then ask: can I give myself into these hands?

Whoever asks that has faith already at the door.`,
      },
    },
    {
      title: { zh: "一粒芥菜种", en: "A Mustard Seed" },
      hits: 8258,
      body: {
        zh: `门徒有一次求主加增他们的信心。我们也常常这样求，总觉得自己的信不够大。主的回答出人意外。

> 主说，你们若有信心像一粒芥菜种，就是对这棵桑树说，你要拔起根来，栽在海里，他也必听从你们。（路加福音 17:6）

芥菜种是当时的人知道的最小的种子，放在掌心，吹一口气就没有了。主没有说“要有一棵大树那样的信心，才能挪动一粒种子”，他说的正相反。

种子的奇妙不在大小，在它里面有生命，又在它落到土里。一粒种子放在抽屉里，十年还是一粒；落进泥土，遇见雨和太阳，它就慢慢长。信心也是这样。它若只是一个想法，收在心里的抽屉，不会有什么改变；把它种在神的话里，种在每天的小事里，它就发芽。

怎样种呢？从小处开始。

- 把一件担心的事告诉神，然后去睡觉。
- 在一句可以不诚实的话上，选择诚实。
- 为一个得罪你的人祷告一次。

没有人站在田边看得见种子长。过了一个月再来，却发现绿了一片。你今天的信若只有一点点，不要看轻它，也不要天天把它挖出来量。把它交给那位叫种子长大的神。`,
        en: `The disciples once asked the Lord to increase their faith. We ask it too, for ours seems never large enough. His answer was not what one expects.

> And the Lord said, If ye had faith as a grain of mustard seed, ye might say unto this sycamine tree, Be thou plucked up by the root, and be thou planted in the sea; and it should obey you. (Luke 17:6)

A grain of mustard was the smallest seed they knew; lay it upon your palm and a breath will carry it off. He did not say that it takes faith like a great tree to move a seed. He said the opposite.

The wonder of a seed is not its size. There is life in it, and it falls into the ground. Kept in a drawer, it is one seed still after ten years; in the soil, with rain and sun, it grows. So with faith. As a mere opinion, laid away in a drawer of the mind, it changes nothing. Planted in the word of God, and in the small things of each day, it sprouts.

How is it planted? In little ways.

- Tell God of one thing that worries you, and then go to sleep.
- Where a small lie would be convenient, choose the truth.
- Pray once for somebody who has wronged you.

Nobody can stand at the edge of a field and see it grow; come back in a month and it is green. If you have only a little faith today, do not despise it, and do not dig it up every morning to measure it. Leave it with the God who gives the growth.`,
      },
    },
    {
      title: { zh: "信与疑", en: "Believing and Doubting" },
      hits: 6051,
      body: {
        zh: `有些人以为，一有疑问，就不算信了。于是他们把问题藏起来，一年一年，藏得心里发霉。

圣经并不藏。亚伯拉罕问过，约伯问过，多马问过，连施洗约翰在监牢里也打发人去问耶稣，他是不是那将要来的。主没有因此看轻他，反倒当众称赞他。

马可福音里有一位父亲，带着病了多年的儿子来求耶稣。门徒没有办法，他快要绝望了。耶稣对他说，在信的人凡事都能。他就喊出一句最诚实的祷告：

> 孩子的父亲立时喊着说，我信；但我信不足，求主帮助。（马可福音 9:24）

一句话里，有信，也有不信。他没有等到心里完全清楚才来，他带着一半的信，走到主面前，求主帮助另一半。耶稣医好了那孩子。

疑问有两种。一种是找理由走开，答案来了也不听；一种是想要走近，却还看不清。前一种要自己省察；后一种不必害怕，它是信心在长个子，骨头有些疼。

怎样带着疑问走路呢？把它说出来，先对神说，再找一位可靠的人谈；一面问，一面照着已经明白的去行。路灯照不到终点，只照得到下一步；走了这一步，光也往前挪了一步。`,
        en: `Some people suppose that to have a question is no longer to believe. So they hide their questions, year after year, until the heart grows musty.

The Bible does not hide them. Abraham asked, and Job, and Thomas; and John the Baptist sent from prison to ask Jesus whether he was really the one who should come. The Lord did not think the less of him, but praised him before everybody.

In Mark's Gospel a father brings a son who has been ill for years. The disciples could do nothing, and he is near despair. Jesus tells him that all things are possible to him that believes; and he cries out the most honest of prayers:

> And straightway the father of the child cried out, and said with tears, Lord, I believe; help thou mine unbelief. (Mark 9:24)

There is faith in it and unbelief, both in one breath. He did not wait until everything was clear. He came with half a faith and asked the Lord to help the other half; and Jesus healed the boy.

There are two kinds of doubt. One looks for reasons to go away, and does not listen when an answer comes. The other would like to come nearer and cannot yet see. The first should examine itself. The second need not be afraid; it is faith growing, and its bones ache a little.

How does one walk with questions? Say them, to God first, then to someone you trust; and do meanwhile what you do understand. A lantern shows only the next step. Take it, and the light moves on with you.`,
      },
    },
    {
      title: { zh: "悔改是什么", en: "What Repentance Is" },
      hits: 5105,
      body: {
        zh: `“悔改”听起来像是低着头挨训。其实它在圣经里的意思很简单：转过身来。一个人走错了方向，走得再快也没有用；转身的那一刻，他就已经朝着家了。

耶稣讲过一个小儿子的故事。他要了父亲的家产，到远方去，花得一干二净，最后给人放猪，饿得想吃猪吃的豆荚。有一天他醒悟过来，想起父亲家里连雇工都有余粮。他一路走，一路背好了要说的话：我不配称为你的儿子，把我当作一个雇工吧。

> 于是起来往他父亲那里去。相离还远，他父亲看见，就动了慈心，跑去抱着他的颈项，连连与他亲嘴。（路加福音 15:20）

儿子的话还没有背完，父亲已经吩咐人拿袍子、戒指和鞋来。他没有先查问账目，没有叫儿子试用三年。原来父亲一直在望着那条路。

所以悔改不只是难过。有人难过一辈子，却不肯回家。悔改有三样：承认自己走错了，转过身来，往父亲那里走。眼泪多少不要紧，要紧的是方向。

它也不是只做一次。走路的人常常会偏，每天晚上停下来看看，偏了就再转回来。每一次转身，都不是走向一张发怒的脸，是走向那位跑过来的父亲。`,
        en: `Repentance sounds like standing with bent head to be scolded. In the Bible it means something simple: to turn round. The moment he turns, he is facing home.

Jesus told of a younger son who asked for his share of the property, went to a far country and spent it to the last coin. At length he was feeding swine, and hungry enough to eat their husks. Then he came to himself, and remembered that at home even the servants had bread to spare. All along the road he rehearsed what he would say: I am no more worthy to be called thy son; make me as one of thy hired servants.

> And he arose, and came to his father. But when he was yet a great way off, his father saw him, and had compassion, and ran, and fell on his neck, and kissed him. (Luke 15:20)

Before he had finished his speech, the father was sending for a robe, a ring and shoes. He asked for no accounts and set no time of trial. He had been watching that road all the while.

So repentance is more than being sorry. Some are sorry all their lives and never go home. There are three things in it: to own that one has gone wrong, to turn, and to walk towards the Father. What matters is which way one is facing.

Nor is it done once for all. Walkers stray; each evening one may stop and look, and turn again. And every time it is not towards an angry face, but towards a father who runs.`,
      },
    },
    {
      title: { zh: "信心与行为", en: "Faith and Works" },
      hits: 4182,
      body: {
        zh: `基督徒常说，得救是因着信，不是因着行为。那么行为还要紧吗？

雅各写信给一些只在嘴上信的人，话说得很直。

> 这样，信心若没有行为就是死的。（雅各书 2:17）

有弟兄没有衣服穿，你祝他一路平安，愿他穿得暖，却什么也不给他，这样的话有什么益处呢？雅各不是说，信心之外还要添上行为，好凑够分数。他是说，活的信心自然会动。苹果树不是因为结了苹果才成为苹果树；可是一棵好树，时候到了总会结果子。

保罗刚刚说完得救本乎恩，紧接着就说：

> 我们原是他的工作，在基督耶稣里造成的，为要叫我们行善，就是神所预备叫我们行的。（以弗所书 2:10）

次序很要紧。不是行善，然后神才爱我们；是神爱了我们，我们就被造去行善。前一种活法，人总是在还债，做得好就骄傲，做得不好就害怕；后一种活法，人像住在自己家里的孩子，扫地做饭，不是为了换一张床，因为床早已铺好了。

若你发现自己的信没有什么果子，不要急着往树上绑果子。回到根上去：多认识他的爱，把一件小事照他的话去做。果子是慢慢长的，常常是别人先看见。`,
        en: `Christians say that we are saved by faith and not by works. Do works matter then?

James wrote to some who believed with their lips only, and he is blunt.

> Even so faith, if it hath not works, is dead, being alone. (James 2:17)

A brother has nothing to wear, and you tell him to go in peace and be warm, and give him nothing: what good is that? He does not mean that works must be added to faith to make up the sum. He means that a living faith moves. A tree does not become an apple tree by bearing apples; but a good tree in its season will bear.

And Paul, having only just said that it is all of grace, goes on at once:

> For we are his workmanship, created in Christ Jesus unto good works, which God hath before ordained that we should walk in them. (Ephesians 2:10)

The order is everything. We do not do good so that God may love us; God has loved us, and so we are made to do good. In the one life we are always paying off a debt, proud when it goes well and frightened when it does not. In the other we are children in our own home, who sweep the floor and help with the supper, and not in exchange for a bed, for the bed was made long ago.

If you find little fruit, do not tie fruit to the branches. Go back to the root. Learn more of his love, and do one small thing as he says. Fruit comes slowly, and others are often the first to see it.`,
      },
    },
    {
      title: { zh: "怎样开始", en: "How to Begin" },
      hits: 3182,
      body: {
        zh: `有人问：“我想信，可是第一步是什么？”圣经的回答短得叫人吃惊。

> 你若口里认耶稣为主，心里信神叫他从死里复活，就必得救。（罗马书 10:9）

心里信，口里认。心里信的是耶稣复活了，他是真的，他活着；口里认的是“耶稣是主”，就是说，从今以后我的生命由他作主。

这不是一句有魔力的话，说完就办完了一件手续。它更像婚礼上的“我愿意”：话很短，却是一生的开头。若你愿意，可以照下面的意思，用自己的话祷告：

“主耶稣，我感谢你爱我，为我死在十字架上，又从死里复活。我承认自己是个罪人，走了自己的路。求你赦免我，住在我心里，作我的主。从今天起，我愿意跟从你，求你帮助我。阿们。”

祷告以后，也许心里很平静，也许什么感觉都没有。不要紧，应许不是建在感觉上的。接下来可以做这几件事：

- 每天读一小段福音书，从马可福音或约翰福音开始。
- 每天对神说几句实话。
- 找一间教会，与别的信徒一同走。
- 告诉一个人，你信了。

孩子生下来，还要慢慢长大。第一步已经走了，主必一步一步带你。`,
        en: `People ask: I should like to believe, but what is the first step? The Bible's answer is surprisingly short.

> That if thou shalt confess with thy mouth the Lord Jesus, and shalt believe in thine heart that God hath raised him from the dead, thou shalt be saved. (Romans 10:9)

The heart believes and the mouth confesses. The heart believes that Jesus is risen, that it is true and he is alive. The mouth confesses that he is Lord, which is to say: from now on my life is his.

This is no charm, nor a form to be filled in. It is more like the “I will” of a wedding, which is quickly said and is the beginning of a lifetime. If you wish, you may pray in your own words something like this:

“Lord Jesus, I thank you that you love me, that you died for me and rose again. I confess that I have sinned and gone my own way. Forgive me, live in my heart and be my Lord. From today I want to follow you; help me. Amen.”

Afterwards you may feel great peace, or you may feel nothing. It does not matter; the promise is not built on feelings. Then there are a few things to do:

- Read a short piece of a Gospel each day, beginning with Mark or John.
- Say a few honest words to God each day.
- Find a church, and walk with others who believe.
- Tell one person.

A child that is born must still grow. The first step is taken, and the Lord will lead you on, one step at a time.`,
      },
    },
  ],
};
