import type { Piece } from "./types.ts";

export const muxiyuan: Piece[] = [
  {
    title: { zh: "入冬的一封信", en: "A Letter at the First Frost" },
    intro: {
      zh: "天冷下来的时候，我想起你们各家的窗口。",
      en: "When the cold comes, I think of the lamp in each of your windows.",
    },
    body: {
      zh: `亲爱的弟兄姊妹：今早教会院子里的水龙头结了冰，我用热水浇了好一会儿才化开。浇着水，我想到有几位的心也许正像这个水龙头，不是不愿意流，只是被冷住了。

这样的季节，请不要勉强自己热烈。冬天的树没有叶子，却没有死；根在看不见的地方继续往下走。神对枯干的日子有祂的耐心，祂的应许也不看我们的温度。

> 压伤的芦苇，他不折断；将残的灯火，他不吹灭。（以赛亚书42:3）

[image]

我只求你们两件小事。第一，这个礼拜给一位独居的长辈打个电话，问问炉子好不好烧。第二，睡前留五分钟，什么也不说，单单坐在神面前，像坐在火边。暖意常常是慢慢来的，先到手，再到脚，后来才到心里。

天黑得早，回家路上小心。我每天清晨按名字为你们祷告，到今天已经念到了名单的最后一页，明天又从第一页开始。爱你们的牧者。`,
      en: `Dear friends: this morning the tap in the church yard had frozen, and I stood for some time pouring warm water over it. While I poured, it came to me that some of you may be just like that tap. You are not unwilling to flow; you have only been caught by the cold.

In such a season, please do not force yourselves to be fervent. A winter tree has no leaves, but it is not dead. Its roots go on working where nobody looks. God is patient with bare months, and his promises do not depend on our temperature.

> A bruised reed shall he not break, and the smoking flax shall he not quench. (Isaiah 42:3)

[image]

I ask two small things of you. Ring one older person who lives alone, and ask whether the stove draws well. And before you sleep, take five minutes to sit before God and say nothing, as you would sit by a fire. Warmth comes slowly: first to the hands, then to the feet, and at last to the heart.

It is dark early now, so go home carefully. I pray for you by name each dawn. Today I reached the last page of the list; tomorrow I begin again at the first. Your loving pastor.`,
    },
  },
  {
    title: { zh: "写给祷告不出来的你", en: "To You Who Cannot Pray" },
    intro: {
      zh: "你说自己跪下去一句话也没有，我想告诉你这并不是失败。",
      en: "You told me you knelt and had no words, and I want to say that this is not failure.",
    },
    body: {
      zh: `你上次散会后留下来，低声说：“牧师，我跪了半个小时，一句话也没有。”你说得像认错一样。我当时只拍了拍你的肩，回家后一直想把话说完整。

祷告并不是我们递给神的一篇文章，写得好就收，写不好就退。孩子发烧的夜里，话也说不清楚，只是哼着往母亲怀里靠，母亲却什么都明白。你跪了半个小时，没有走开，这半个小时本身已经是一句很长的话。

> 况且我们的软弱有圣灵帮助，我们本不晓得当怎样祷告，只是圣灵亲自用说不出来的叹息，替我们祷告。（罗马书8:26）

如果你愿意，可以先借别人的话。诗篇里有人替你哭过、埋怨过、等候过。挑一篇短的，慢慢念出声来，念到哪一句心动了一下，就停在那里。没有一句心动也不要紧，明天再念。

还有，这几个星期你不必独自祷告。你若允许，每晚九点我会替你开口，你只要在心里说一声“阿们”。等你有了自己的话，再换你来替我。`,
      en: `After the service you stayed behind and said quietly, "Pastor, I knelt for half an hour and nothing came." You said it like a confession. I only put a hand on your shoulder then, and ever since I have wanted to finish the sentence.

Prayer is not an essay we hand in, accepted when it is good and sent back when it is poor. A child with a fever cannot explain anything at midnight; he only murmurs and leans against his mother, and she understands it all. You knelt for half an hour and did not walk away. That half hour was already one long word.

> Likewise the Spirit also helpeth our infirmities: for we know not what we should pray for as we ought: but the Spirit itself maketh intercession for us with groanings which cannot be uttered. (Romans 8:26)

If you like, begin with borrowed words. In the Psalms someone has already wept for you, complained for you, waited for you. Take a short one and read it aloud, slowly. Where a line stirs you, stop. If none does, never mind; read again tomorrow.

And for these weeks you need not pray alone. If you allow it, I shall speak for you each evening at nine, and you need only say Amen in your heart. When your own words return, you may do the same for me.`,
    },
  },
  {
    title: { zh: "受洗以后的第一个星期", en: "The First Week after Your Baptism" },
    intro: {
      zh: "水干了以后，日子照旧，而你已经不是照旧的你。",
      en: "The water has dried and the days are as before, but you are not.",
    },
    body: {
      zh: `上主日你从水里上来，脸上又是水又是泪，全教会都为你唱歌。我知道到了星期二，你多半会想：怎么还是那个闹钟，那趟车，那个一着急就发火的我？

不要惊慌。受洗好像栽树，栽的那一天很热闹，以后却是长长的、安静的日子。没有人能看见树一夜之间长高，但只要根在土里，生命就在动工。

> 你们既然接受了主基督耶稣，就当遵他而行。在他里面生根建造，信心坚固，正如你们所领的教训，感谢的心也更增长了。（歌罗西书2:6-7）

## 给你的几样小功课

- 每天读一小段福音书，先从马可福音读起。
- 跌倒了，当天就认罪，不要等到主日。
- 找一位年长的肢体，每月一起吃一顿饭。
- 把受洗的日期写在圣经第一页。

往后若有一天你怀疑自己究竟属不属于神，就翻到那一页看看。拯救你的不是你那天的感动，而是那位叫你名字的主；祂没有忘记那个日子。`,
      en: `Last Sunday you came up with water and tears on your face together, and the whole church sang for you. I know that by Tuesday you will have wondered why it is still the same alarm clock, the same crowded bus, and the same person who loses his temper when he is hurried.

Do not be alarmed. Baptism is like the planting of a tree. The day itself is full of company, and what follows is long and quiet. Nobody sees a tree grow overnight, but while the root is in the soil, life is at work.

> As ye have therefore received Christ Jesus the Lord, so walk ye in him: Rooted and built up in him, and stablished in the faith, as ye have been taught, abounding therein with thanksgiving. (Colossians 2:6-7)

## A few small tasks

- Read a little of the Gospels every day, beginning with Mark.
- When you fall, confess it the same day; do not wait for Sunday.
- Find an older believer and share a meal once a month.
- Write the date of your baptism on the first page of your Bible.

If a day comes when you doubt whether you belong to God at all, turn to that page. You are not saved by what you felt that morning, but by the Lord who called your name, and he has not forgotten the date.`,
    },
  },
  {
    title: { zh: "写在追思礼拜之后", en: "After the Memorial Service" },
    intro: {
      zh: "人都散了，屋里安静下来，这封信是写给那个时候的你。",
      en: "This letter is for the hour when everyone has gone and the house is still.",
    },
    body: {
      zh: `这几天你家里人来人往，有人送饭，有人流泪，有人说了许多安慰的话。我想最难的不是那几天，而是今天：门关上，碗洗好，桌边空着一个座位。

我没有话可以把那座位填满，也不想填。耶稣站在拉撒路坟前，明知过一会儿就要叫他出来，还是停下来哭了。所以眼泪不是没有信心，眼泪是爱找不到地方放。

> 耶稣哭了。（约翰福音11:35）

你可以慢慢来。衣柜不必这个月就整理，照片不必收起来，吃饭时多摆了一双筷子也不必难为情。若有人催你“要刚强”，你就当没有听见，神并没有催你。

[image]

我们所信的盼望，并不叫人不哭，而是叫人哭的时候有一只手握着。他睡在主里，你还在路上，主却同时在两边。星期四下午我会来坐坐，不用准备什么，想说话就说，不想说就一起喝杯茶。`,
      en: `These past days your house has been full. People brought food, people wept, people said many kind things. I think the hardest day was none of those, but this one, when the door is shut, the bowls are washed, and there is an empty chair at the table.

I have no words that would fill that chair, and I do not want to fill it. Jesus stood at the grave of Lazarus, knowing that he would soon call him out, and still he stopped and wept. So tears are not a lack of faith. They are love with nowhere to go.

> Jesus wept. (John 11:35)

Take your time. The wardrobe need not be cleared this month. Leave the photographs where they are, and do not be ashamed if you lay one place too many. When someone urges you to be strong, you may let it pass. God is not hurrying you.

[image]

Our hope does not keep us from weeping; it gives us a hand to hold while we weep. He sleeps in the Lord, you are still on the road, and the Lord is on both sides at once. I shall come by on Thursday afternoon. Prepare nothing. We can talk, or simply drink tea.`,
    },
  },
  {
    title: { zh: "写给两位不再说话的朋友", en: "To Two Friends Who No Longer Speak" },
    intro: {
      zh: "同一封信我抄了两份，你们各收到一份。",
      en: "I have copied this letter twice, one for each of you.",
    },
    body: {
      zh: `这封信我写了两份，一个字也不差，免得你们猜我偏向谁。你们从前一起擦教会的窗户，一个在里，一个在外，隔着玻璃做鬼脸，我到现在还记得。如今你们坐在会堂的两头，中间隔着十四排椅子。

谁先错了，我听过两边的话，老实说，我分不清。也许分清了也没有用，因为走回来的路从来不是从“谁对”开始，而是从“我想念你”开始。

> 并要以恩慈相待，存怜悯的心，彼此饶恕，正如神在基督里饶恕了你们一样。（以弗所书4:32）

我不求你们立刻和好如初。只求你们做一件小得可怜的事：这个主日散会的时候，不要从两个门出去。走同一个门，点一点头，就够了。下个礼拜，也许可以说一句“天冷了”。

教会的窗户又脏了。我没有叫别人擦，水桶和抹布都放在老地方，两块。什么时候你们有空，就去看看吧。`,
      en: `I have written this letter twice, without a word of difference, so that neither of you need guess whose side I take. You used to wash the church windows together, one inside and one outside, making faces at each other through the glass. I still remember it. Now you sit at the two ends of the hall, with fourteen rows of chairs between you.

Who was wrong first? I have heard you both, and honestly, I cannot tell. It might not help if I could, for the road back never begins with "I was right". It begins with "I miss you".

> And be ye kind one to another, tenderhearted, forgiving one another, even as God for Christ's sake hath forgiven you. (Ephesians 4:32)

I do not ask that all be mended at once. I ask a pitifully small thing. This Sunday, do not leave by two doors. Use the same one, and nod to each other; that is enough. The week after, perhaps, someone could remark that it has turned cold.

The windows are dirty again. I have asked nobody else to see to them. The bucket is in its old place, with the cloths, two of them. Whenever you have an hour, go and look.`,
    },
  },
  {
    title: { zh: "写给忙得没有力气的执事", en: "To a Deacon with No Strength Left" },
    intro: {
      zh: "谢谢你做了那么多，这一次我想劝你少做一点。",
      en: "Thank you for doing so much; this time I write to ask you to do less.",
    },
    body: {
      zh: `昨晚十一点，我看见厨房的灯还亮着，你一个人在刷大锅。你笑着说“快了快了”，可是你的笑里没有力气。我回家后有点难过，因为我发现我们都习惯了：凡是没有人做的事，最后总是你做。

这是我们的错，不全是你的热心。所以我先向你道歉，也已经和几位同工商量好，厨房的事从下个月起分成四组。请你不要抢回来。

> 他就说，你们来同我暗暗的到旷野地方去歇一歇；这是因为来往的人多，他们连吃饭也没有工夫。（马可福音6:31）

主对门徒说这话的时候，来往的人并没有少，要做的事也没有完。祂不是等事情做完才叫他们歇，祂是看见他们累了。祂看人，比看事情要紧。

这个星期六，请你什么也不要做。睡到自然醒，和太太去河边走走，若有人来电话问桌布在哪里，就说牧师不许你知道。教会不会因为你歇一天就倒下来，因为托住教会的，本来就不是你，也不是我。`,
      en: `At eleven last night I saw the kitchen light still burning, and you alone, scrubbing the great pot. You smiled and said you were nearly done, but there was no strength in the smile. I went home a little sad. I saw that we have all grown used to it: whatever nobody does, you do in the end.

That is our fault, and not only your zeal. So first of all I apologise. I have also spoken with the others, and from next month the kitchen will be shared among four teams. Please do not snatch it back.

> And he said unto them, Come ye yourselves apart into a desert place, and rest a while: for there were many coming and going, and they had no leisure so much as to eat. (Mark 6:31)

When the Lord said this, the crowd had not grown smaller and the work was not finished. He did not wait for the end of the work before he sent them to rest. He saw that they were tired. People mattered more to him than tasks.

So this Saturday, do nothing. Sleep until you wake. Walk by the river with your wife, and if anyone rings to ask where the tablecloths are, say that the pastor forbids you to know. The church will not fall because you rest for a day. It was never you who held it up, nor I.`,
    },
  },
  {
    title: { zh: "你的座位还在", en: "Your Place Is Still Here" },
    intro: {
      zh: "好久没有见到你，这封信里没有一句责备。",
      en: "It has been a long while since we saw you, and there is no reproach in this letter.",
    },
    body: {
      zh: `你大概以为牧师写信来，是要问你为什么不来聚会。不是的。我写信，是因为上主日唱你最喜欢的那首诗，唱到男低音的地方忽然空了一块，好几个人不约而同往你的座位看了一眼。

我不知道你为什么离开。也许是谁的一句话，也许是疲倦，也许你心里有些问题，怕一说出来大家会吃惊。这些我都愿意听，你也可以什么都不说。

[image]

> 于是起来往他父亲那里去。相离还远，他父亲看见，就动了慈心，跑去抱着他的颈项，连连与他亲嘴。（路加福音15:20）

我一直喜欢“相离还远”这四个字。父亲能在那么远就看见他，是因为常常往那条路上看。儿子预备好的一大段话，还没有说完，就已经被抱住了。

你若要回来，不必等心情好了、问题都有了答案再来。坐在最后一排，唱一半就走也可以。你的诗本我替你收着，没有借给别人。门口那块绊人的石阶已经修好了，这个你回来时会看见。`,
      en: `You may think that a pastor writes in order to ask why you have stayed away. Not at all. I write because last Sunday we sang the hymn you love, and when we came to the bass line there was a hole in it, and several people glanced at your place without a word to one another.

I do not know why you left. It may have been something somebody said, or weariness, or questions you feared would shock us. I am ready to hear all of it, and you are free to say nothing.

[image]

> And he arose, and came to his father. But when he was yet a great way off, his father saw him, and had compassion, and ran, and fell on his neck, and kissed him. (Luke 15:20)

I have always loved the words "a great way off". The father could see him from so far because he so often looked down that road. The son had prepared a long speech, and before he could finish it there were arms around him.

If you come, do not wait until your heart is light and every question has its answer. Sit in the last row. Leave halfway through, if you must. I have kept your hymn book and lent it to nobody. And the step at the door that used to trip us all has been mended; you will see it when you come.`,
    },
  },
  {
    title: { zh: "收成以后的感谢", en: "Thanks after the Harvest" },
    intro: {
      zh: "田里空了，仓里满了，我想和你们数一数今年的恩典。",
      en: "The fields are empty and the barns are full, and I should like to count this year's mercies with you.",
    },
    body: {
      zh: `上周感恩礼拜，讲台前摆满了南瓜、红薯和新米，还有孩子放上去的三颗核桃。有一位姊妹带来的是一只空篮子。她说：“今年我家没有收成，可是我还是想来。”我把那只篮子放在了正中间。

感恩若只是数算得到的东西，那么日子难的人就没有份了。可是圣经里最早学会感谢的人，常常是手里空空的人：他们先认识了给的那一位，然后才认识所给的。

> 我的心哪，你要称颂耶和华，不可忘记他的一切恩惠。（诗篇103:2）

今年我自己数了数：一场没有恶化的病，两对和好的夫妻，七个新添的婴孩，一次我讲错了道而有人温柔地告诉我。还有你们，年年坐在我面前，听我说这些并不新的话。

请你今晚也数一数，和家里人一起，一人说一件，再小也算。那位带空篮子来的姊妹，回家时篮子是满的，因为走过长椅的时候，每一排都有人往里放了一样东西。`,
      en: `Last week, at the harvest service, pumpkins and sweet potatoes and new rice were heaped before the pulpit, with three walnuts a child had added. One sister brought an empty basket. "We had no crop this year," she said, "but I wanted to come." I set that basket in the middle.

If thanksgiving were only the counting of what we have received, those with a hard year would have no share in it. Yet in the Bible the people who first learned to give thanks often had nothing in their hands. They came to know the giver, and only then the gift.

> Bless the LORD, O my soul, and forget not all his benefits. (Psalm 103:2)

I counted for myself: one illness that grew no worse, two couples reconciled, seven babies, and one sermon in which I was mistaken and somebody told me gently. And you, who sit before me year after year, hearing things that are not new.

Count tonight, you too, with your household, one thing from each, however small. As for the sister with the empty basket, it was full when she went home. As she passed the benches, somebody in every row had put something in.`,
    },
  },
];
