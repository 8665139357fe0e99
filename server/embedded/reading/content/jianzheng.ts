import type { Piece } from "./types.ts";

export const jianzheng: Piece[] = [
  {
    title: { zh: "末班车", en: "The Last Bus" },
    intro: {
      zh: "开了二十六年公交车的老周，讲他车上的一个雨夜。",
      en: "Zhou drove a bus for twenty-six years, and tells of one rainy night.",
    },
    body: {
      zh: `我开末班车那几年，妻子已经走了，儿子在外地，回不回家都是一个人。我脾气坏，谁上车慢了就按喇叭。有一年冬天下大雨，末站前一站上来一位老太太，收了伞，站在投币箱边找零钱，找了很久。我正要发作，她抬头说：“师傅，这么大的雨，幸亏有您。”

就这一句话，我一路没有再按喇叭。到了末站，她从布袋里掏出一个饭盒，说是教会爱宴剩的饺子，还热，硬塞给我。那天是冬至，我坐在空车里吃完的。

> 神叫孤独的有家。（诗篇68:6）

第二个礼拜我打听着找到了那间教会，坐在最后一排，本想还了饭盒就走。他们正在唱歌，我没有听懂几句，眼泪却下来了，好像有人终于问我：“你吃了没有？”

我信主十一年了。退休以前我仍开末班车，只是学会了等人。有些人跑得气喘吁吁赶上来，说“谢谢师傅”，我总想告诉他们：我也是这样，最后一刻，被人等到的。`,
      en: `In the years when I drove the last bus my wife was dead and my son lived far off, and it made no difference whether I went home. I was bad-tempered. If anyone was slow to get on I sounded the horn. One winter night, in heavy rain, an old woman got in at the last stop but one, closed her umbrella and looked for her change. It took long. I was about to shout when she raised her head and said, "Driver, in such rain, how good that you are here."

After that I did not sound the horn again. At the terminus she pressed a box on me, dumplings from a church supper, still hot. It was the shortest day of the year. I ate them alone in the empty bus.

> God setteth the solitary in families. (Psalm 68:6)

The week after, I found that church and sat at the back. I meant to return the box and leave. They were singing. I understood little of it, but the tears came, as if somebody had asked at last whether I had eaten.

I have believed for eleven years. Until I retired I drove the last bus, only I had learned to wait. When people came running, out of breath, and thanked me, I always wanted to say that I too was waited for, at the very last minute.`,
    },
  },
  {
    title: { zh: "夜班的三点钟", en: "Three O'Clock on the Night Shift" },
    intro: {
      zh: "护士小梅说，她是在替别人翻身的时候遇见神的。",
      en: "Mei, a nurse, says that she met God while she was turning someone over.",
    },
    body: {
      zh: `我在肿瘤病房上夜班，第四年的时候，心里像起了一层茧。抽血、换药、写记录，手都对，人却不在。我跟自己说，这叫专业。

七床是一位退休的小学老师，病得很重，骨头疼，两个小时要翻一次身。每次翻完，她都说：“谢谢你，孩子，愿神记念你的手。”夜里三点也说，疼得出冷汗也说。我起初只当是客气话，后来有一次忍不住问：“您自己这么疼，怎么还替我求？”她笑了一下，说：“疼也占不满我呀。”

> 所以我们不丧胆；外体虽然毁坏，内心却一天新似一天。（哥林多后书4:16）

这句话我带回家，想了许多天。她走的那一夜正好是我当班，她已经说不出话，我握着她的手，忽然听见自己在小声说：“愿神记念您。”那是我这辈子第一次祷告。

后来她女儿送给我她的圣经，在这一节旁边，铅笔写着我的名字，写着日期，是我对她最不耐烦的那个晚上。我如今还在夜班，茧没有全掉，但每次给人翻完身，我都会说那句话，有时出声，有时不出声。`,
      en: `I work nights on the cancer ward. By the fourth year a kind of callus had grown over me. Blood samples, dressings, records: the hands did everything right, and I was not there. I told myself that this was called being professional.

In bed seven lay a retired primary school teacher, very ill, with pain in her bones. She had to be turned every two hours. Each time she said, "Thank you, child. May God remember your hands." She said it at three in the morning. She said it in a cold sweat. At last I asked, "You are in such pain yourself. Why do you pray for me?" She smiled a little. "Even pain cannot take up the whole of me."

> For which cause we faint not; but though our outward man perish, yet the inward man is renewed day by day. (2 Corinthians 4:16)

I carried that home and thought about it for days. The night she died was mine. She could no longer speak. I held her hand and heard myself whisper, "May God remember you." It was the first prayer of my life.

Her daughter gave me her Bible. Beside this verse there was my name in pencil, and a date. It was the evening when I had been most impatient with her. I still work nights, and the callus has not all gone. But when I have turned someone I say her words, sometimes aloud.`,
    },
  },
  {
    title: { zh: "面馆的第二口锅", en: "The Noodle Shop's Second Pot" },
    intro: {
      zh: "老板娘阿珍说，她店里有一口锅是不赚钱的。",
      en: "Zhen, who keeps a noodle shop, says that one of her pots earns nothing.",
    },
    body: {
      zh: `我二十三岁开面馆，什么都算得清：一碗面几两，一勺汤几分。信主以前，我最拿手的本事是看人下菜，穿得好的多给两片肉。信主以后头一件难事，就是这两片肉。

后来遇到一场大病，店关了八个月，债主上门，我躺在床上想，这下完了。教会里几个姐妹轮流来，有的替我看孩子，有的替我看店，账记得比我还细。我病好以后翻开账本，最后一页写着：八个月，赚的都在抽屉里，谁也没有拿工钱。

> 你们白白的得来，也要白白的舍去。（马太福音10:8）

我对着那一页哭了很久。算了半辈子账，从来没有算过“白白”这两个字怎么记。

从那年起，店里添了第二口锅。每天下午两点到四点，谁来都有一碗素面，不问姓名，不收钱。有人劝我小心被人占便宜，我说占吧，我占的便宜比这大多了。前年有个小伙子天天来吃，吃了一个冬天，开春不见了。上个月他带着媳妇回来，点了店里最贵的面，付完钱，又往第二口锅里添了一把柴。`,
      en: `I opened the shop at twenty-three, and could reckon anything: so many ounces to a bowl, so many cents to a ladle. My best skill was to look at the customer. The well-dressed got two more slices of meat. When I came to faith, the first hard thing was those two slices.

Later I fell badly ill. The shop was to close, the creditors came to the door, and I lay in bed and thought that this was the end. Some sisters from church took turns. One minded my children, others minded the shop, and their books were neater than mine. When I was well I opened the ledger. On the last page it said: eight months, all takings in the drawer, no wages drawn.

> freely ye have received, freely give. (Matthew 10:8)

I wept over that page. I had kept accounts half my life, and never learned how to enter "freely".

Since then there is a second pot. From two to four each afternoon there is a bowl of noodles for anyone, without name or payment. People warn me that some will take advantage. Let them, I say; I have taken far more. Two years ago a young man came daily, all winter, and was gone in spring. Last month he came back with a wife. They ordered the dearest dish, and then he put another log under the second pot.`,
    },
  },
  {
    title: { zh: "老校长的红笔", en: "The Headmaster's Red Pencil" },
    intro: {
      zh: "改了一辈子作业的人，怎样承认自己也有错题。",
      en: "How a man who had marked other people's work all his life admitted his own mistakes.",
    },
    body: {
      zh: `我当了三十年校长，人人怕我。我相信的只有一样：只要够认真，人就不会错。妻子信主，我不反对，只当她软弱。她祷告的时候，我就在旁边改卷子，红笔沙沙响，像是故意的。

退休那年，一个四十多岁的学生来看我。喝了几杯茶，他说：“校长，您记不记得，初二那年您当着全校说我偷了班费？不是我。第二年找到了是谁，可是您没有再提。”我说不记得。其实我记得。

> 神所要的祭，就是忧伤的灵；神阿，忧伤痛悔的心，你必不轻看。（诗篇51:17）

那天晚上我睡不着，三十年里还有多少这样的事？我拿出一张纸，想写下来，写到第十一条，写不下去了。妻子披衣出来，看了一眼，没有劝我，也没有讲道理，只是把红笔从我手里拿走，轻轻放在桌上。

[image]

我就在那张桌边第一次跪下。我才知道，神要的不是一张没有红叉的卷子，祂肯收一张交出来的卷子。后来我一个一个去找那些学生，能找到的找了七个。头一个说不记得了，第二个抱住我哭，第三个没有开门。我都感谢。红笔还在，我用它在圣经里画线。`,
      en: `For thirty years I was headmaster, and feared. I believed that whoever is careful enough will make no mistakes. My wife was a Christian, which I thought a weakness. While she prayed I sat and marked, and my red pencil scratched, rather on purpose.

The year I retired a former pupil came, a man past forty. Over the tea he said, "Sir, do you remember telling the whole school that I had stolen the class money? It was not I. A year later they found out who, and you never mentioned it." I said that I did not remember. I did.

> The sacrifices of God are a broken spirit: a broken and a contrite heart, O God, thou wilt not despise. (Psalm 51:17)

That night I could not sleep. How many more were there? I took a sheet and began to write them down. At the eleventh I could not go on. My wife came out in her coat and looked. She explained nothing. She only took the red pencil out of my hand and laid it on the table.

[image]

I knelt there for the first time. God does not ask for a paper without red crosses; he accepts one that is handed in. I went to look for those pupils and found seven. The first had forgotten. The second wept on my shoulder. The third did not open. I am thankful for all of them. With the red pencil I now mark my Bible.`,
    },
  },
  {
    title: { zh: "异国的平安夜", en: "Christmas Eve Abroad" },
    intro: {
      zh: "留学生小方讲她在雪地里敲错的一扇门。",
      en: "Fang, a student abroad, tells of a door she knocked at by mistake in the snow.",
    },
    body: {
      zh: `到北方读书的第一年，十二月二十四日，宿舍里的人都走光了，食堂关门，超市也关门。我拿着室友给的地址去朋友家，下车才发现手机没电了，雪没过脚踝，街上的房子一模一样。

我凭记忆敲了一扇门。开门的是一位白头发的老奶奶，她看看我，我看看她，我的英语一下子全忘了，只会说对不起。她却说：“进来进来，你冻坏了。”屋里坐着七八个老人，桌边有一个空座，连刀叉都摆好了。我以为她认错了人，后来才知道，她家每年都多摆一份，留给“不知道是谁”的客人，摆了三十年，来的人我是第四个。

> 因为我饿了，你们给我吃；渴了，你们给我喝；我作客旅，你们留我住。（马太福音25:35）

[image]

饭后他们唱歌，有一首的调子我听过，就用中文跟着哼。老奶奶握着我的手，哭了。她什么也没有向我讲，只是送我出门时说：“这个座位不是我的主意，是我跟一个人学的。”

为了弄明白那个人是谁，我开了学就去买圣经。如今我自己有了家，桌子很小，可是每到那一晚，也多摆一副筷子。`,
      en: `It was my first year in the north. On the twenty-fourth of December the dormitory was empty. I set out for a friend's house with the address in my phone. When I got off the bus the phone was dead, the snow was over my ankles, and the houses all looked the same.

I knocked where I thought it was. An old lady with white hair opened. We looked at each other, and my English left me, all but "sorry". "Come in, come in," she said, "you are frozen." Seven or eight old people sat round a table, and there was an empty chair with knife and fork laid. I thought that she took me for someone else. In fact she laid one place too many every year, for a guest unknown. She had done it for thirty years, and I was the fourth.

> For I was an hungred, and ye gave me meat: I was thirsty, and ye gave me drink: I was a stranger, and ye took me in. (Matthew 25:35)

[image]

Afterwards they sang. I knew one of the tunes and hummed it in Chinese, and she held my hand and wept. At the door she only said, "The chair was not my idea. I learned it from someone."

To find out who that was, I bought a Bible when term began. I have a home of my own now. The table is small, but on that night I lay one pair of chopsticks more.`,
    },
  },
  {
    title: { zh: "会数星星的儿子", en: "The Son Who Counts the Stars" },
    intro: {
      zh: "儿子不大说话，却教会了妈妈怎样听。",
      en: "My son hardly speaks, and he has taught his mother to listen.",
    },
    body: {
      zh: `儿子三岁确诊自闭症那天，我在医院门口坐到天黑。丈夫说回家吧，我说再坐一会儿，好像只要不回家，那张纸就不算数。

头几年我的祷告只有一句：神啊，让他好起来。他没有“好”起来。他不看我，不叫妈妈，却会把瓶盖按大小排成一长条，排到门外去。聚会的时候他忽然大叫，我就抱着他往外跑，跑了三年，几乎没有听完过一篇道。

有一个主日，我又往外跑，一位老伯伯拦住我，说：“闺女，你坐，他叫他的。我们都商量过了，他的声音我们听惯了，不响，倒怕你们没来。”

> 妇人焉能忘记他吃奶的婴孩，不怜恤他所生的儿子；即或有忘记的，我却不忘记你。看哪，我将你铭刻在我掌上。（以赛亚书49:15-16）

那天我第一次听完了一篇道，讲的就是这几句。我不再求神换一个孩子给我，我求祂教我认识这一个。

去年夏天在乡下，夜里他拉我的手到院子里，指着天，一颗一颗地数，数到一百二十七，停下来，看着我的眼睛，说：“妈妈，多。”十一年，头一回。我说：“是，多。”天上的星那么多，神都叫得出名字，我的孩子，祂也叫得出。`,
      en: `The day my son, at three, was found to be autistic, I sat before the hospital until dark, as if the paper would not count until we were home.

For years I had one prayer: make him well. He did not look at me or call me mother. He laid bottle tops in a line by size, right out of the door. At church he would cry out, and I would run outside with him. I ran for three years, and hardly heard one sermon to the end.

One Sunday, when I was running again, an old man stopped me. "Sit down, my girl, and let him shout. We are used to his voice. When it is quiet we only fear you have not come."

> Can a woman forget her sucking child, that she should not have compassion on the son of her womb? yea, they may forget, yet will I not forget thee. Behold, I have graven thee upon the palms of my hands. (Isaiah 49:15-16)

I heard that sermon through, and it was on these words. I stopped asking for another child. I asked to know this one.

Last summer, in the country, he led me out at night and pointed, and counted the stars as far as a hundred and twenty-seven. Then he looked into my eyes and said, "Mum. Many." The first time in eleven years. Yes, I said, many. God calls each by its name, and my child too.`,
    },
  },
  {
    title: { zh: "木匠的左手", en: "The Carpenter's Left Hand" },
    intro: {
      zh: "从酒里走出来的老林，讲他怎样学会接受搀扶。",
      en: "Lin, who came out of drink, tells how he learned to be held up.",
    },
    body: {
      zh: `我是木匠，喝酒喝了二十年，喝到手抖，锯不直一条线。有一回锯台上出了事，左手少了两根指头。老婆没有骂我，第二天带着女儿回了娘家。

我戒过六次。每次都是对着镜子发誓，每次都没有过完那个月。第七次是一个姓何的弟兄陪我的，他从前也喝。他不叫我发誓，只给我一个电话号码，说：“想喝的时候打，几点都行。你不用一辈子不喝，你只要今天不喝。”

> 神是信实的，必不叫你们受试探过于所能受的；在受试探的时候，总要给你们开一条出路，叫你们能忍受得住。（哥林多前书10:13）

头一个月我打了四十三个电话。有一回凌晨两点，他骑着自行车来了，什么道理也没讲，陪我刨了一夜的板子。天亮时地上全是刨花，我没有喝。

我从前以为信主是人变刚强了，用不着扶。现在我知道正相反：信主是肯让人扶，肯天天让主扶。九年了，我还是只敢说“今天”。老婆女儿回来了，是第三年的事。教会的讲台是我打的，八个指头打的，有一条边不太直，何弟兄不让我改，他说：“留着，那是你的见证。”`,
      en: `I am a carpenter. I drank for twenty years, until my hands shook, and one day at the saw I lost two fingers of the left. My wife did not scold. Next morning she took our daughter to her mother's.

Six times I gave it up. Each time I swore before the mirror and failed within the month. The seventh time a brother named He stood by me, who had been a drinker himself. He asked for no oath. He gave me a telephone number. "Ring when you want a drink, at any hour. You need not stay sober all your life. Only today."

> God is faithful, who will not suffer you to be tempted above that ye are able; but will with the temptation also make a way to escape, that ye may be able to bear it. (1 Corinthians 10:13)

In the first month I rang forty-three times. Once, at two in the morning, he came on his bicycle, gave me no advice, and planed boards with me all night. At dawn there were shavings everywhere, and I had not drunk.

I used to think that faith makes a man need no arm. But faith is to let oneself be held up, every day. It has been nine years, and I still only say "today". My wife and daughter came home in the third. I made the pulpit in our church with eight fingers. One edge is not quite straight. "Leave it," said He. "That is your testimony."`,
    },
  },
  {
    title: { zh: "男低音的空位", en: "The Missing Bass" },
    intro: {
      zh: "妻子去世后，老赵三年没有开口唱歌。",
      en: "After his wife died, Zhao did not sing for three years.",
    },
    body: {
      zh: `我和老伴在诗班唱了三十一年，她唱女低音，我唱男低音，排练时隔着一条过道。她走了以后，我把诗班袍叠好，放进箱底，跟指挥说嗓子坏了。嗓子没有坏，是歌坏了，每一首都有她的声部，我一开口就听见那里空着。

我照常去聚会，坐着，不唱。三年里没有人催我。只是每年诗班排座位，男低音第一个位子总空着，谱夹上贴着我的名字。

有一天收拾屋子，从她的歌本里掉出一张小条，是她病重时写的，字歪歪扭扭：“老赵，别等不难过了再唱。难过也能唱，你唱低一点就是了。”

> 你已将我的哀哭变为跳舞，将我的麻衣脱去，给我披上喜乐。好叫我的灵歌颂你，并不住声。（诗篇30:11-12）

我坐在地上看了半天。她总是这样，连我不唱的借口，也先替我想到了。

那个礼拜六我去排练，指挥点点头，什么也没问，翻到第几页。我唱了，唱到一半唱不下去，旁边的小伙子就把声音加大了一点，托着我，等我再跟上。我现在知道诗班是做什么的了。神把喜乐还给我，不是拿走了哀哭，是让哀哭也有了它的声部。`,
      en: `My wife and I sang in the choir for thirty-one years, she alto and I bass, with an aisle between us. When she was gone I folded my gown away and told the conductor that my voice was spoilt. It was not. The songs were. Each of them had her part in it, and I heard that it was empty.

I went to church as usual, and sat, and did not sing. Nobody pressed me. But one place among the basses stayed free.

One day, as I was tidying, a slip fell out of her hymn book. She had written it when she was very ill, in crooked letters. "Zhao, don't wait to sing till you are no longer sad. One can sing sad. Just take it a little lower."

> Thou hast turned for me my mourning into dancing: thou hast put off my sackcloth, and girded me with gladness; To the end that my glory may sing praise to thee, and not be silent. (Psalm 30:11-12)

I sat on the floor a long time. She had thought even of my excuse.

That Saturday I went to practise. The conductor nodded and named the page. Halfway through I could not go on, and the young man beside me sang a little louder and carried me until I came in again. Now I know what a choir is for. God gave me joy again. He did not take the mourning away; he gave it a part to sing.`,
    },
  },
];
