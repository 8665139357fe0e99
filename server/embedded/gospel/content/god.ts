import type { Book } from "./types.ts";

export const god: Book = {
  id: 1,
  categoryId: 1,
  title: { zh: "神是谁", en: "Who Is God?" },
  author: { zh: "言溪", en: "Yan Xi" },
  intro: {
    zh: "从一片夜空说起，谈造天地的神是怎样的一位：他有名字，会说话，像父亲一样怜恤人，也愿意被人认识。",
    en: "Beginning beneath the night sky, it tells who the maker of heaven and earth is: one who has a name and speaks, who pities like a father, and who lets himself be known.",
  },
  level: 1,
  hits: 18640,
  created: 1551690000,
  updated: 1708246800,
  cover: { binding: "cloth", emblem: "mountains", tone: "#23395b" },
  articles: [
    {
      title: { zh: "抬头看天", en: "Looking Up" },
      hits: 12517,
      body: {
        zh: `如果你在乡间住过，一定见过真正的夜空。城里的灯灭了，星星一颗一颗出来，多得叫人说不出话。几千年来，人站在这样的天空底下，心里都浮起同一个问题：这一切是从哪里来的？

圣经的第一句话就是回答。

> 起初神创造天地。（创世记 1:1）

它没有先证明神存在，只是安静地把他的名字放在一切的开头。世界不是偶然堆成的，也不是永远就在这里的；它是被造的，有一位造它的。一幅画叫人想起画家，一首歌叫人想起写歌的人，圣经说天也是这样。

> 诸天述说神的荣耀；穹苍传扬他的手段。（诗篇 19:1）

当然，看星星并不能告诉我们一切。我们可以从一所房子知道有人建造，却不知道他是怎样的人，爱不爱住在里面的人。要知道这些，得等他自己开口。这本小书要说的，就是他开了口。

今晚若有空，不妨出门站一会儿，抬头看看，心里对他说一句：“你若在那里，我愿意认识你。”这样一句话，已经是很好的开始。`,
        en: `If you have ever lived in the country, you will have seen the real night sky. The lamps of the town go out, the stars come one by one, and there are so many that nobody can think of anything to say. For thousands of years people have stood beneath such a sky with the same question: where does all this come from?

The first sentence of the Bible is the answer.

> In the beginning God created the heaven and the earth. (Genesis 1:1)

It does not begin by proving that God is there. It quietly sets his name at the beginning of everything. The world has not piled itself up by chance; it was made, and there is one who made it. As a picture brings the painter to mind, so do the heavens.

> The heavens declare the glory of God; and the firmament sheweth his handywork. (Psalm 19:1)

The stars cannot tell us everything. A house shows that somebody built it; it does not show whether he loves the people who live in it. For that we must wait until he speaks. This small book is about a God who has spoken.

If you are free tonight, stand outside for a while and look up, and say to him in your heart: if you are there, I should like to know you. It is a very good beginning.`,
      },
    },
    {
      title: { zh: "不是一股力量", en: "Not a Force" },
      hits: 9761,
      body: {
        zh: `许多人愿意相信“宇宙里有一股力量”。这种说法很省事：力量不会问我们昨天做了什么，也不会叫我们的名字。可是力量也不会爱人，不会听人说话。人在病床边哭的时候，没有谁会向电流或者引力哭诉。

圣经里的神不是一股力量，是有位格的神：他认识，他愿意，他说话，他伤心，他喜乐。摩西在旷野遇见他，问他叫什么名字。

> 神对摩西说，我是自有永有的。（出埃及记 3:14）

“自有永有”的意思是：他不靠任何别的存在，别的都靠他存在。他从来没有开始，也不会变旧。

可是这位自有永有的神，也看见路边的人。有一个名叫夏甲的使女，怀着孩子，被主母苦待，逃到旷野的水泉旁边。没有人找她，神却找到了她，叫她的名字，问她从哪里来，往哪里去。夏甲就给神起了一个名字，叫“看顾人的神”。

大到托住群星，细到看见一个逃跑的女子——这是同一位神。你若觉得自己在人群里没有人看见，可以记住夏甲的故事。`,
        en: `Many people are ready to believe in some force behind the universe. It is a comfortable thought: a force does not ask what we did yesterday, and does not call us by name. But neither does a force love anyone, or listen. Nobody who weeps beside a hospital bed pours out his heart to gravity.

The God of the Bible is not a force but someone: he knows, he wills, he speaks, he grieves and is glad. Moses met him in the desert and asked for his name.

> And God said unto Moses, I AM THAT I AM. (Exodus 3:14)

It means that he leans upon nothing else, and everything else leans upon him. He never began, and he does not grow old.

And yet this God sees the person by the side of the road. A servant called Hagar, with child and harshly used, ran away to a spring in the wilderness. Nobody came to look for her; but God found her, spoke her name, and asked where she had come from and where she was going. So Hagar called him the God who sees.

He upholds the stars, and he sees one runaway girl: it is the same God. If you feel that in the crowd nobody sees you, remember Hagar.`,
      },
    },
    {
      title: { zh: "像父亲一样的神", en: "A God Like a Father" },
      hits: 8087,
      body: {
        zh: `耶稣教人祷告的时候，叫人称神为“父”。对有些人，这是一个温暖的字；对另一些人，这个字会碰到旧伤，因为他们的父亲常常不在，或者在家却叫人害怕。

如果你是后一种，请不要急着合上书。圣经不是说：“看看你的父亲，把他放大，就是神。”恰恰相反：神先是父，地上的父亲不过是他淡淡的影子，有的影子还很歪斜。我们心里之所以知道父亲应该是怎样的，之所以因为没有得着而难过，也许正因为我们原是为那位真父亲造的。

> 父亲怎样怜恤他的儿女，耶和华也怎样怜恤敬畏他的人。因为他知道我们的本体，思念我们不过是尘土。（诗篇 103:13-14）

这里说到父亲的两样：怜恤，和知道。他知道我们的本体，就是说，他没有把我们当成铁打的。孩子学走路跌倒，好父亲不会说“你怎么连走路都不会”，他弯下腰来，把孩子扶起。

父亲也管教。爱里有温柔，也有不肯放任的坚持；看见孩子往火里走，却说随他的意思，那不叫爱。神的话有时使我们难受，却总是为了叫我们活。

试试看，今天用一个“父”字开口，对他说一件你担心的小事。`,
        en: `When Jesus taught people to pray, he told them to call God Father. For some that is a warm word. For others it touches an old hurt, because their father was seldom there, or was there and was feared.

If you are one of these, please do not close the book yet. The Bible does not say: look at your own father, make him larger, and that is God. It is the other way about. God is Father first, and fathers on earth are faint shadows of him, some of them very crooked. Perhaps we know what a father ought to be, and grieve for what we never had, because we were made for the true one.

> Like as a father pitieth his children, so the LORD pitieth them that fear him. For he knoweth our frame; he remembereth that we are dust. (Psalm 103:13-14)

A father pities, and a father knows. He remembers that we are not made of iron. When a child learning to walk falls down, a good father does not scold; he stoops and lifts the child up.

A father also corrects. There is tenderness in love, and there is firmness; to watch a child walk into the fire and let him please himself is not love. God's words may sting, but always so that we may live.

Try today to begin with that one word, and tell him of some small care.`,
      },
    },
    {
      title: { zh: "圣洁是什么意思", en: "What Holy Means" },
      hits: 7419,
      body: {
        zh: `“圣洁”不是一个常用的词。我们听见它，容易想到拉长的脸，或者一尘不染、不许人碰的东西。圣经里的意思要大得多。

先知以赛亚有一次在圣殿里看见主坐在高高的宝座上，有天使彼此呼喊。

> 圣哉，圣哉，圣哉，万军之耶和华；他的荣光充满全地。（以赛亚书 6:3）

圣洁就是说：神与我们所知道的一切都不同。他的良善里没有一点阴影，他的话里没有一句假，他的爱没有私心。正午的太阳不是“比较亮的灯”，神也不是“比较好的人”。

以赛亚看见了，第一句话不是“多么美”，而是“祸哉，我灭亡了”。人站到真正的光里，才看见自己衣服上的污点。他说自己是嘴唇不洁的人，住在嘴唇不洁的民中。许多人第一次认真想到神，也有这样的不安。这不是坏事，病人觉得疼，才会去找医生。

那一天的故事没有停在不安上。有一位天使用炭沾他的口，对他说，他的罪孽除掉了。圣洁的神没有赶他出去，是自己动手洁净他，又问：“我可以差遣谁呢？”

所以圣洁不是冷冰冰的距离。它像火：一面叫人不敢轻慢，一面叫冻僵的人得暖。`,
        en: `Holy is not a word of every day. It makes us think of long faces, or of things kept so clean that nobody may touch them. In the Bible it means far more.

The prophet Isaiah once saw the Lord in the temple, high upon a throne, and the seraphim crying to one another.

> Holy, holy, holy, is the LORD of hosts: the whole earth is full of his glory. (Isaiah 6:3)

Holy means that God is unlike everything we know. There is no shadow in his goodness, no falsehood in his word, nothing selfish in his love. The sun at noon is not a rather bright lamp, and God is not a rather good person.

When Isaiah saw it, he did not say how beautiful it was. He said that he was undone. Only in real light do we see the stains upon our clothes. Many who think of God in earnest for the first time know that unease, and it is no bad thing: it is pain that sends the sick to a doctor.

But the story did not end there. A live coal was laid on his lips, and he was told that his iniquity was taken away. The holy God did not drive him out; he cleansed him, and then had work for him to do.

So holiness is not a cold distance. It is like fire: not to be trifled with, and warmth to those who are frozen.`,
      },
    },
    {
      title: { zh: "父、子、圣灵", en: "Father, Son and Spirit" },
      hits: 6339,
      body: {
        zh: `初次读圣经的人常常会问：神不是只有一位吗？为什么又说父，又说子，又说圣灵？

圣经从头到尾都说只有一位神。可是门徒跟从耶稣，听他的话，看他行事，渐渐明白站在面前的不只是一位先知；耶稣离开以后，圣灵来到他们中间，他们知道那就是神自己与他们同在。他们没有坐在书房里发明一个难题，是遇见了这样的一位神。耶稣打发他们出去，吩咐说：

> 所以你们要去，使万民作我的门徒，奉父子圣灵的名，给他们施洗。（马太福音 28:19）

注意是奉一个“名”，却有父、子、圣灵。教会后来把这叫作三位一体：一位神，三个位格，同荣同尊，彼此相爱。

这是我们不能完全想通的。一个我们能完全想通的神，大概也不会比我们大多少。不过它告诉我们一件极温暖的事：神不是在造了世界以后，才找到可以爱的对象。在有世界以前，父就爱子。爱不是神后来学会的，“神就是爱”。

所以祷告也可以很简单：靠着圣灵的帮助，借着儿子耶稣，来到父面前。你不必先解开这奥秘才能祷告，正如孩子不必先懂得什么是血缘，才能叫一声爸爸。`,
        en: `Those who read the Bible for the first time often ask: is there not one God only? Why then does it speak of Father, and Son, and Holy Spirit?

From end to end the Bible says that there is one God. But the disciples who followed Jesus came to see that he was more than a prophet; and when he had gone, the Spirit came among them, and they knew that God himself was with them. They did not sit in a study and invent a riddle. This was the God they had met. When Jesus sent them out, he said:

> Go ye therefore, and teach all nations, baptizing them in the name of the Father, and of the Son, and of the Holy Ghost. (Matthew 28:19)

It is one name, and yet Father, Son and Holy Spirit. The church has called this the Trinity: one God in three persons, equal in glory, loving one another.

We cannot think it through to the end. A God whom we could think through would hardly be greater than ourselves. But it tells us something very warm. God did not have to make a world before he had someone to love. Before there was a world the Father loved the Son. Love is not a thing God learned later; God is love.

So prayer may be simple: with the Spirit's help, through Jesus the Son, to the Father. A child need not understand kinship before it can say Papa.`,
      },
    },
    {
      title: { zh: "神能被认识吗", en: "Can God Be Known?" },
      hits: 5235,
      body: {
        zh: `有人说：“就算有神，他这样大，我们这样小，怎么可能认识他？”这句话有一半是对的。蚂蚁爬上书页，读不懂书里的字；我们靠自己的聪明，也爬不到神那里去。

可是还有另一条路：不是我们爬上去，是他下来。一个人若要别人认识他，总有办法。他可以写信，可以托人带话，最好是亲自来。神用了所有这些办法：他留下受造的世界，他托先知说话，最后他亲自来了。

> 从来没有人看见神；只有在父怀里的独生子将他表明出来。（约翰福音 1:18）

“表明”这个词，有解说的意思。耶稣就是神的解说。你若想知道神是否在乎一个麻风病人，就看耶稣伸手摸他；你若想知道神怎样看一个犯了错的人，就听耶稣怎样对她说话。

认识一位，和知道关于他的事，并不一样。读完一个人的履历，还不算认识他；要与他说话，要花时间，要信任。认识神也是这样，从知道一点开始，慢慢走近。

> 你们寻求我，若专心寻求我，就必寻见。（耶利米书 29:13）

这是他的应许，不是考试。寻找的人常常后来才发现，在自己开始寻找以前，神已经在寻找他了。`,
        en: `Somebody may say: if there is a God, he is so great and we are so small, how could we know him? Half of that is true. An ant that crawls over a page cannot read it, and we cannot climb to God by our own wits.

But there is another way. We need not climb up if he comes down. Whoever wishes to be known will find the means. He can write; he can send a messenger; best of all, he can come himself. God has done all of these. He left us the world he made, he spoke through the prophets, and at last he came.

> No man hath seen God at any time; the only begotten Son, which is in the bosom of the Father, he hath declared him. (John 1:18)

To declare is to make plain, and Jesus is God made plain. If you wish to know whether God cares for a leper, watch Jesus put out his hand and touch him. If you wish to know how God regards someone who has gone wrong, listen to how Jesus speaks to her.

To know someone is not the same as to know about him. It takes conversation, and time, and trust. So it is with God: we begin with a little and come nearer.

> And ye shall seek me, and find me, when ye shall search for me with all your heart. (Jeremiah 29:13)

That is a promise, not an examination. Those who seek often find out afterwards that God was seeking them before they began.`,
      },
    },
  ],
};
