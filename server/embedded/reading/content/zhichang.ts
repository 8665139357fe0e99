import type { Piece } from "./types.ts";

export const zhichang: Piece[] = [
  {
    title: { zh: "星期一早上的七站地铁", en: "Seven Stops on a Monday Morning" },
    intro: {
      zh: "上班路上的二十分钟，可以不只是用来害怕上班。",
      en: "The twenty minutes to work need not be spent in dreading it.",
    },
    body: {
      zh: `我从第一站上车，第八站下车，中间七站，大约二十分钟。从前这段路我用来想今天会有什么坏消息，到站时已经累了。后来团契里一位做护士的姐妹教我一个办法：一站交一样。

第一站，把身体交出来，深深吸一口气；第二站，为家里的人；第三站，为今天最怕的那件事；第四站，为坐在对面的同事；第五站，为我的客户，包括那位总在半夜发信息的；第六站，求一件可以帮助别人的小事；第七站，什么也不求，只说谢谢。

> 愿主我们神的荣美，归于我们身上；愿你坚立我们手所作的工；我们手所作的工，愿你坚立。（诗篇90:17）

“我们手所作的工”，诗人是把它放在祷告里的，连同尘土、叹息和短短的一生。我的工不过是做表格，可是表格那一头有人等着领工资，有病人等着报销。神既看得见麻雀，也看得见一张表。

下车的时候，包里还是那台电脑，会还是那几个会，变的只是走进大门的那个人。如果你只坐三站，那就先交三样吧。`,
      en: `I get in at the first station and out at the eighth. There are seven stops between, some twenty minutes. I used to spend them imagining the day's bad news, and arrived already tired. Then a nurse in our fellowship taught me to hand over one thing at each stop.

At the first, my body, with a deep breath. At the second, my family. At the third, whatever I fear most today. At the fourth, the colleague across the desk. At the fifth, our clients, including the one who writes at midnight. At the sixth I ask for one small chance to help. At the seventh I ask for nothing and say thank you.

> And let the beauty of the LORD our God be upon us: and establish thou the work of our hands upon us; yea, the work of our hands establish thou it. (Psalm 90:17)

The psalmist puts the work of our hands into his prayer, along with the dust, the sighs and the shortness of life. My work is only spreadsheets. But at the far end of a spreadsheet somebody is waiting to be paid, and a patient is waiting for a refund. He who sees the sparrow sees a column of figures too.

When I get out, the same computer is in my bag and the same meetings are ahead. Only the person who goes in at the door is different. If you ride for three stops, begin with three things.`,
    },
  },
  {
    title: { zh: "小数点后面的良心", en: "Conscience after the Decimal Point" },
    intro: {
      zh: "没有人会发现的地方，正是信仰最安静的考场。",
      en: "Where nobody will find out, there faith sits its quietest examination.",
    },
    body: {
      zh: `月底对账，我发现上个月的报表里有个数字错了，小数点往后挪了一位，部门的成绩因此好看了许多。报表已经交上去，领导也表扬过了，没有人会再翻出来看。

我盯着那个点看了一个下午。心里有个声音说：又不是故意的；改了大家都难堪；下个月补回来就是了。句句有理，只是没有一句敢大声说出来。

> 诡诈的天平，为耶和华所憎恶；公平的法码，为他所喜悦。（箴言11:1）

古时的商人有两样法码，买进用一块，卖出用一块，差一点点，谁也看不出来。原来神连秤盘上的那一点点也看，而且看得很重。

第二天我敲了主管的门。他沉默了一会儿，说：“你知道这要影响季度奖金吗？”我说知道，也有我的。他最后叹了口气，重新报了上去。那个季度大家都少拿了些钱，有人一周没跟我说话。半年后公司要选人管一笔公益款，主管说：“给他吧，他连小数点都睡不着觉。”我不敢说诚实总有好报，但我知道，那天晚上我睡着了。`,
      en: `At the end of the month I found a mistake in our last report. A decimal point had slipped one place, and our department looked much better for it. The report was in, we had been praised, and nobody would ever open it again.

I stared at that point for a whole afternoon. A voice in me said that it had not been on purpose, that a correction would embarrass us all, that we could make it good next month. Every sentence was reasonable. Not one of them could be said aloud.

> A false balance is abomination to the LORD: but a just weight is his delight. (Proverbs 11:1)

Merchants of old kept two sets of weights, one for buying and one for selling, and the difference was too small to see. But God looks even at that little in the pan, and it weighs with him.

Next morning I knocked at my manager's door. "You know this will touch the bonus?" he said. I knew, and mine too. At last he sighed and sent in the true figure. We all had less that quarter, and somebody did not speak to me for a week. Half a year later a person was wanted to look after a charity fund. "Give it to him," he said. "He loses sleep over a decimal point." I will not say that honesty always pays. But that night I slept.`,
    },
  },
  {
    title: { zh: "那个最难相处的同事", en: "The Hardest Colleague" },
    intro: {
      zh: "为一个人祷告三个星期以后，他没有变，我变了。",
      en: "After I had prayed for him for three weeks, he had not changed, and I had.",
    },
    body: {
      zh: `他坐我后面，电话声音大，功劳抢得快，邮件里从来没有“请”字。每天早上我听见他放下钥匙的声音，肩膀就先紧了。我祷告，求神把他调走；神没有调走他。

有一天读到爱仇敌的经文，我觉得这话太大了，他还够不上仇敌，只是讨厌。可是再一想：连一个讨厌的人都爱不了，还谈什么仇敌呢？

> 只是我告诉你们，要爱你们的仇敌；为那逼迫你们的祷告。（马太福音5:44）

我就试着为他祷告，一天一句，规定不许求他改变。第一个星期，我的祷告像嚼沙子。第二个星期，我祷告着祷告着，发现自己对他一无所知，不知道该求什么，于是开始留心。第三个星期，我听见他在楼梯间打电话，很低的声音：“妈，你先把药吃了。”

那天以后，我还是不喜欢他的大嗓门，可是我的肩膀松了。我给他带过一次早饭，他愣了半天，发来一封邮件，第一次写了“谢谢”，没有“请”。我笑了很久。主叫我们爱人，没有说要等他可爱；主爱我们的时候，也没有等。`,
      en: `He sits behind me. He is loud on the telephone, quick to take the credit, and has never been known to write "please". In the mornings, when I heard him put down his keys, my shoulders tightened. I prayed that he might be moved elsewhere. He was not.

Then I came upon the words about loving our enemies. They seemed too large. He was hardly an enemy, only a nuisance. But if I could not love a nuisance, what business had I with enemies?

> But I say unto you, Love your enemies, bless them that curse you, do good to them that hate you, and pray for them which despitefully use you, and persecute you. (Matthew 5:44)

So I prayed for him, a sentence a day, and forbade myself to ask that he should change. In the first week it was like chewing sand. In the second I saw that I knew nothing about him and could not tell what to ask, and so I began to notice. In the third I heard him on the stairs, speaking very low: "Mother, do take your medicine first."

I still do not care for his voice, but my shoulders have come down. Once I brought him breakfast. He was speechless for a while, and then sent me a message with "thank you" in it, though no "please". I laughed a long time. We are told to love, and not to wait until people are lovable. The Lord did not wait for us.`,
    },
  },
  {
    title: { zh: "关机的那一天", en: "The Day I Switched Off" },
    intro: {
      zh: "休息不是工作剩下的边角料，而是一种信心。",
      en: "Rest is not what work leaves over; it is a kind of trust.",
    },
    body: {
      zh: `连续第六个周末加班，我在电梯里忽然想不起家里的门牌号。医生说没有大病，只是太累，开的药方是“睡觉”。我笑了，心里却知道这药最难买。

[image]

我为什么停不下来？起初说是项目紧，后来发现每个项目都紧。再往里看，我怕的是：要是我停一天，而一切照样转，那我算什么呢？

> 六日要劳碌作你一切的工。但第七日是向耶和华你神当守的安息日。（出埃及记20:9-10）

从前我读这条诫命，只听见“不可”。那天我才听见里面的温柔：以色列人世世代代做奴仆，从来没有人准他们停。神救他们出来，头一样给他们的身份，就是可以停下来的人。

我跟主管谈了一次，把星期日留出来，手机关掉，紧急的事打家里座机。第一个月响过两回，后来就不响了。原来许多“紧急”，等一天就不急了。关机不是因为我的事做完了，是因为掌管万事的不是我。我做一个受造的人，一个礼拜一天，练习承认这件事。`,
      en: `After my sixth weekend of overtime I stood in the lift and could not remember the number of my own flat. The doctor found nothing but exhaustion. His prescription was sleep. I laughed, and knew that of all medicines it was the hardest to come by.

[image]

Why could I not stop? I said the project was urgent, and then I noticed that every project was. Looking further in, I found the fear. If I stop for a day, and everything goes on as before, what am I?

> Six days shalt thou labour, and do all thy work: But the seventh day is the sabbath of the LORD thy God. (Exodus 20:9-10)

I used to hear only the "shalt not" in this commandment. That day I heard its tenderness. For generations these people had been slaves, and nobody had ever allowed them to stop. God brought them out, and made them first of all a people who may rest.

I spoke to my manager and kept my Sundays free. The phone is off, and in an emergency they may ring me at home. In the first month it rang twice; since then it has not. Many emergencies are none on the following day. I do not switch off because my work is finished, but because it is not I who hold the world. Once a week I practise saying so.`,
    },
  },
  {
    title: { zh: "名单上没有我", en: "Not on the List" },
    intro: {
      zh: "晋升名单贴出来那天，我学了一门没有报名的课。",
      en: "The day the promotions were announced I took a course I had not signed up for.",
    },
    body: {
      zh: `名单十点发出来，我从上看到下，又从下看到上。阿凯在上面，他比我晚来三年，第一张报销单还是我教他填的。十点零五分，我走过去说恭喜，脸上的笑像借来的。

中午我没有吃饭，坐在楼顶。我对神说：“我哪里不如他？”没有声音回答。楼顶上只有一排空调外机，轰轰地吹着热风。后来我换了一个问题：“要是一直没有我，你还是我的神吗？”这话一出口，我自己先安静了。

> 因为高举非从东，非从西，也非从南而来。惟有神断定；他使这人降卑，使那人升高。（诗篇75:6-7）

## 那个下午我决定的三件事

- 一周之内，真心替阿凯做一件事。
- 问主管我还缺什么，听的时候不辩解。
- 把每天做的活，当作交给主的来做。

问的结果不大好听，他说我做得很好，只是从来不肯把活分给别人。他说得对。我学了一年，怎样交托，怎样放手，这对我的婚姻也有好处。第二年的名单上有没有我，其实已经不是这个故事的要紧处了。要紧的是，我再走过那排空调，会想起：神在那里听见过我。`,
      en: `The list came out at ten. I read it from top to bottom and from bottom to top. Kai was on it. He came three years after me; I taught him how to fill in his first expense form. At five past ten I went and congratulated him, with a smile that felt borrowed.

I ate no lunch. I sat on the roof and said to God, "In what am I worse than he?" There was no answer, only a row of air conditioners blowing hot. After a time I changed the question. "If my name is never there, are you still my God?" When it was out, I myself fell silent.

> For promotion cometh neither from the east, nor from the west, nor from the south. But God is the judge: he putteth down one, and setteth up another. (Psalm 75:6-7)

## Three things I resolved that afternoon

- Within a week, to do Kai a service and mean it.
- To ask my manager what I lack, and not to argue.
- To do each day's work as work handed to the Lord.

His answer was not pleasant: I worked well, but never let anyone share the work. He was right. For a year I learned to entrust and let go, which has been good for my marriage too. Whether I was on the next list is hardly the point of this story. The point is that when I pass those air conditioners I remember that God heard me there.`,
    },
  },
  {
    title: { zh: "清早五点的楼道", en: "The Corridor at Five in the Morning" },
    intro: {
      zh: "没有人看见的工作，并不是没有意义的工作。",
      en: "Work that nobody sees is not work without meaning.",
    },
    body: {
      zh: `有一回我赶早班飞机，五点到办公室拿文件，看见走廊的灯下有一位阿姨在拖地。我在这里上班四年，天天踩着亮亮的地板，从来没有想过它为什么是亮的。

我说了声早，她有点吃惊，说：“别人来的时候，我已经走了。”她做这一层做了七年。我问她累不累，她把拖把靠在墙上，想了想，说她有个秘密：每擦一张桌子，就替坐这张桌子的人祷告一句。“不知道名字，就看桌上的照片。你那张，是不是有个小姑娘缺门牙？”

> 无论作什么，都要从心里作，像是给主作的，不是给人作的。（歌罗西书3:23）

我一时说不出话来。我女儿缺门牙的那一年，生过一场病，后来好了。我从来不知道，有一个人每天清早五点为她祷告。

我们在开会的时候常常讨论什么工作“有影响”。那天我想，天国里的名单大概和公司的不一样。现在我下班前，会把椅子推好，杯子洗净，在桌上留一张小纸条：“姨，今天请为我妈的手术祷告。”第二天，纸条的背面总有三个字：“祷告了。”`,
      en: `Once I had an early flight and came to the office at five for some papers. Under the corridor light a woman was mopping the floor. I had worked there four years, and walked on a shining floor each day, and never asked why it shone.

I said good morning. She was a little startled. "I am always gone before people come," she said. She had done that floor for seven years. Was it tiring, I asked. She leaned the mop against the wall and told me a secret. At each desk she wipes, she says a prayer for whoever sits there. "I don't know the names, so I look at the photographs. Yours is the little girl with a tooth missing, isn't it?"

> And whatsoever ye do, do it heartily, as to the Lord, and not unto men. (Colossians 3:23)

For a moment I could not speak. The year my daughter lost that tooth she was ill, and recovered. I never knew that at five every morning somebody had prayed for her.

In our meetings we like to discuss what work has impact. I suspect that heaven keeps a different list. Nowadays, before I go home, I push in my chair, rinse my cup, and leave a note: "Please pray for my mother's operation." In the morning there is always one word on the back. "Prayed."`,
    },
  },
  {
    title: { zh: "失业的第三个月", en: "The Third Month without Work" },
    intro: {
      zh: "每天早上还是七点起床，只是没有地方可去。",
      en: "I still got up at seven; there was only nowhere to go.",
    },
    body: {
      zh: `第一个月，我对所有人说“正好休息一下”。第二个月，我投了一百一十份简历。第三个月，我开始躲着邻居，怕电梯里那句“今天不上班？”

我四十三岁，做了十八年采购。夜里睡不着，算房贷，算学费，也算自己还值多少钱。算到后来，我发现我把“我做什么”和“我是谁”缝在了一起，如今线一拆，人就散了。

> 你们看那天上的飞鸟，也不种，也不收，也不积蓄在仓里，你们的天父尚且养活他；你们不比飞鸟贵重得多么。（马太福音6:26）

[image]

我从前觉得这段话轻飘飘的，鸟又不用还贷款。那天早上我在公园长椅上看麻雀，看了一个钟头。它们并不闲着，一直在找吃的；它们只是不发愁。主没有叫鸟在窝里等，也没有叫它们囤满仓。祂说的是：天父养它，你更贵重。

我把每天的时间排了排：上午找工作，下午去教会帮忙修水管、搬桌椅，晚上给孩子听写。有弟兄介绍我去一个小仓库，工资少了三分之一，我去了。那三个月我不愿意再过一次，可是有一样东西我是在那里学来的：失去名片的时候，我仍有名字，祂叫得出。`,
      en: `In the first month I told everyone that a rest was just what I needed. In the second I sent out a hundred and ten applications. In the third I began to avoid the neighbours, for fear of being asked in the lift, "No work today?"

I was forty-three, with eighteen years in purchasing. At night I lay and reckoned: the mortgage, the school fees, what I was worth myself. I found that I had stitched together what I did and who I was, and now that the thread was pulled I came apart.

> Behold the fowls of the air: for they sow not, neither do they reap, nor gather into barns; yet your heavenly Father feedeth them. Are ye not much better than they? (Matthew 6:26)

[image]

I used to find these words too light. Birds have no mortgage. That morning, on a park bench, I watched the sparrows for an hour. They are never idle; they look for food all day. But they do not worry. The Father feeds them, says the Lord, and we are worth more.

I gave the days an order. In the mornings I looked for work, in the afternoons I mended taps at church, and in the evenings I helped with spelling. A friend told me of a small warehouse, at a third less pay, and I went. I want no more such months. But I learned there that without a business card I still have a name, and he knows it.`,
    },
  },
  {
    title: { zh: "我在会上发了火", en: "I Lost My Temper in the Meeting" },
    intro: {
      zh: "做主管的，最难批的一张单子是自己的道歉。",
      en: "For a manager the hardest paper to sign is an apology.",
    },
    body: {
      zh: `那天方案第三次被退，我在会上当着八个人的面，把小宋说得抬不起头。话出口的时候我自己也听见了，刀一样。会后没有人说话，只有椅子挪动的声音。

我回到办公室，替自己写了一篇辩护词：压力大，他确实粗心，严师出高徒。写得挺好，可惜我那天早晨刚刚读过箴言。

> 回答柔和，使怒消退；言语暴戾，触动怒气。（箴言15:1）

我知道该道歉，又想着私下说一声就行了。可是话是在八个人面前说的，只在一个人面前收回，那是不够的。道歉应当和伤害一样大。

第二天例会，我先站起来，说：“昨天我说小宋的那些话，事情有一半是真的，口气全是错的。我向他道歉，也向听见的各位道歉。”屋里很静。小宋的耳朵红了，过了一会儿说：“那个数据我也确实没有核，我今天补。”

有人担心主管道歉会失了威信。我的经验正相反：从那以后，他们出了差错会早早来告诉我。人不怕一个会错的上司，怕的是一个不会认错的上司。我也是天天在神面前认错才站得住的人，这有什么好瞒的呢？`,
      en: `Our plan had been returned for the third time, and before eight people I took young Song apart. I heard my own words as they came out. They were knives. Afterwards nobody spoke; there was only the scraping of chairs.

In my office I composed a defence. I was under pressure, he really had been careless, and strict masters make good pupils. It was quite well written. Unfortunately I had been reading Proverbs that morning.

> A soft answer turneth away wrath: but grievous words stir up anger. (Proverbs 15:1)

I knew that I owed an apology, and thought that a private word would do. But what is said before eight cannot be taken back before one. An apology should be as large as the hurt.

So next morning I stood up. "Half of what I said to Song was true," I said, "and the tone was wholly wrong. I apologise to him, and to all who had to hear it." It was very quiet. Song's ears were red. After a while he said, "I did not check those figures. I will today."

Some fear that a manager loses authority in this way. I have found the contrary. Since then they come to me early with their mistakes. People are not afraid of someone who can be wrong, but of someone who cannot admit it. I stand only because I may confess my own faults to God every day. Why should I hide that?`,
    },
  },
];
