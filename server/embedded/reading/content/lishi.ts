import type { Piece } from "./types.ts";

export const lishi: Piece[] = [
  {
    title: { zh: "八十六年：坡旅甲的回答", en: "Eighty-six Years: Polycarp's Answer" },
    intro: {
      zh: "二世纪的一位老人，用一句话回答了死亡。",
      en: "An old man of the second century answered death with a sentence.",
    },
    body: {
      zh: `士每拿在今天土耳其的西岸，启示录里有一封信就是写给那里教会的。二世纪中叶，那里的监督名叫坡旅甲。据里昂的爱任纽回忆，坡旅甲年轻时曾受教于使徒约翰，爱任纽自己小时候还听过他讲道。

大约在公元一五五年前后，逼迫临到。来捉拿他的人进了门，老人请人给他们摆上饭食，只求给他一个钟头祷告。他站着祷告了两个钟头，有些来的人开始后悔，怎么会来捉这样一位长者。

在竞技场上，总督劝他咒骂基督，就可以释放。他回答的大意是：我服事祂八十六年，祂从来没有亏待过我，我怎能亵渎那位拯救我的王呢？

> 你务要至死忠心，我就赐给你那生命的冠冕。（启示录2:10）

这封信，正是写给士每拿教会的。他的教会后来把经过写成书信，送给各处的弟兄，是新约以外现存最早的殉道记述之一。八十六年里大部分的日子想必平淡无奇：聚会、写信、探望病人。那一句话并不是一时想出来的，是八十六年慢慢写成的。`,
      en: `Smyrna lies on the west coast of what is now Turkey. One of the letters in Revelation is addressed to the church there. In the middle of the second century its bishop was Polycarp. According to Irenaeus of Lyons, who as a boy had heard him, Polycarp had been taught by the apostle John.

About the year 155 persecution came. When the men who were to arrest him arrived, he had a meal set before them and asked only for an hour to pray. He stood and prayed for two, and some of them began to be sorry that they had come for so venerable a man.

In the arena the governor urged him to curse Christ and go free. He answered that for eighty-six years he had served him, and had never been wronged by him. How could he blaspheme the king who had saved him?

> be thou faithful unto death, and I will give thee a crown of life. (Revelation 2:10)

Those words stand in the letter to Smyrna. His church wrote an account for the others, one of the oldest of its kind outside the New Testament. Most of the eighty-six years must have been uneventful: meetings, letters, visits to the sick. The sentence was not thought of in a moment. It had taken all that time to write.`,
    },
  },
  {
    title: { zh: "花园里的声音：奥古斯丁", en: "A Voice in the Garden: Augustine" },
    intro: {
      zh: "一个聪明人绕了很远的路，被一本打开的书叫住了。",
      en: "A clever man took a long way round and was stopped by an open book.",
    },
    body: {
      zh: `公元三八六年夏天，米兰的一座花园里，一位三十一岁的修辞学教授在无花果树下痛哭。他名叫奥古斯丁，生在北非，才华出众，名声正好；他已经相信福音是真的，却不愿放下旧日的生活。

他后来写道，自己年轻时曾这样祷告：求你赐我贞洁，但不要马上。那天他再也拖不下去了。忽然隔墙传来孩子的歌声，反复唱着：“拿起来读，拿起来读。”他想不起有哪一种游戏是这样唱的，就回到屋里，拿起保罗的书信，打开便读。

> 行事为人要端正，好像行在白昼；不可荒宴醉酒；不可好色邪荡；不可争竞嫉妒。总要披戴主耶稣基督，不要为肉体安排，去放纵私欲。（罗马书13:13-14）

[image]

他说，读完这一句，不必再读下去了，好像有安稳的光照进心里，疑惑的黑暗都散了。第二年复活节，主教安波罗修给他施洗。母亲莫尼卡为他流泪祷告了许多年，看见这一天以后不久，就在回乡的路上安然离世。

奥古斯丁后来作希坡的主教三十多年，他的书影响了整个西方教会。可是在一切学问的开头，是一个孩子的声音，和一位母亲的眼泪。`,
      en: `In the summer of 386, in a garden in Milan, a professor of rhetoric aged thirty-one lay weeping under a fig tree. He was Augustine of North Africa, on his way to fame. He already believed that the gospel was true. He was not willing to leave his old life.

As a young man, he tells us, he used to pray for chastity, but not yet. Now he could not put it off. Then over the wall came a child's voice, singing over and over, "Take up and read, take up and read." He could think of no game with such words. He went back, took up the letters of Paul, and read where the book opened.

> Let us walk honestly, as in the day; not in rioting and drunkenness, not in chambering and wantonness, not in strife and envying. But put ye on the Lord Jesus Christ, and make not provision for the flesh, to fulfil the lusts thereof. (Romans 13:13-14)

[image]

He had no need to read further, he says. Light came into his heart, and the darkness of doubt was gone. At Easter in the next year Ambrose baptized him. His mother Monica, who had wept and prayed for years, saw that day, and died soon after on the way home.

For more than thirty years he was bishop of Hippo, and his books shaped the Western church. But at the beginning of all that learning there was a child's voice, and a mother's tears.`,
    },
  },
  {
    title: { zh: "长安的石碑", en: "The Stone of Chang'an" },
    intro: {
      zh: "一千多年前，福音就曾沿着商路来到中国。",
      en: "More than a thousand years ago the gospel came to China along the trade roads.",
    },
    body: {
      zh: `公元六三五年，唐太宗贞观九年，一位名叫阿罗本的教士从波斯一带来到长安。他属于东方的叙利亚教会，后来中国人称之为景教。皇帝派大臣房玄龄到西郊迎接，请他在宫中翻译经书；三年以后，下诏准许传扬，在长安建寺一所。

一百四十多年过去，公元七八一年，信徒立了一块石碑，名为“大秦景教流行中国碑”，汉字以外还刻着叙利亚文和许多教士的名字。碑文叙述创造、堕落、救主降生，也记载他们的善行：使饥饿的来吃，使寒冷的有衣穿，病人得医治，死者得安葬。

> 我口所出的话，也必如此，决不徒然返回，却要成就。（以赛亚书55:11）

## 沉睡与醒来

公元八四五年，唐武宗灭佛，景教也一同受禁，教士被遣散，渐渐在中原绝了踪迹。那块石碑埋在土里，直到十七世纪二十年代，明朝天启年间，才被人掘出来。今天它立在西安碑林。

教会史里有这样长长的沉默，我们不必急着解释。石头在土里躺了将近八百年，上面的字还在。`,
      en: `In 635, in the ninth year of the emperor Taizong, a missionary called Alopen came from Persia to Chang'an, the capital of Tang China. He belonged to the Syriac Church of the East. The emperor sent his minister to meet him at the western suburb and had his books translated in the palace. Three years later an edict allowed the teaching, and a monastery was built.

In 781, more than a hundred and forty years after, the Christians set up a stone. Besides the Chinese it bears Syriac writing and many names. It tells of the creation, the fall, and the birth of the Saviour. It tells too how the hungry were fed, the cold clothed, the sick healed and the dead buried.

> So shall my word be that goeth forth out of my mouth: it shall not return unto me void, but it shall accomplish that which I please. (Isaiah 55:11)

## Asleep and awake

In 845 an edict against Buddhism forbade this faith as well. The monks were sent away, and in the heartland of China the trace was lost. The stone lay in the earth until it was dug up in the 1620s. Today it stands in Xi'an, in the Forest of Steles.

There are such long silences in the history of the church, and we need not hurry to explain them. For nearly eight hundred years the stone was underground, and the writing was still there.`,
    },
  },
  {
    title: { zh: "犁田的孩子也能读", en: "So That the Ploughboy May Read" },
    intro: {
      zh: "为了一本人人看得懂的圣经，丁道尔付出了一生。",
      en: "William Tyndale gave his life for a Bible that anyone could read.",
    },
    body: {
      zh: `十六世纪初的英国，若没有准许，把圣经译成英文是犯禁的。威廉·丁道尔精通好几种语言，在一次争论中对一位学者说：神若让我多活几年，我要叫一个扶犁的孩子比你更明白圣经。

他在国内找不到支持，一五二四年渡海到了大陆，从此再没有回国。一五二六年，他从希腊原文译出的英文新约在沃尔姆斯印成，藏在布匹和货物里运回英国。伦敦的主教下令收缴焚烧，今天第一版几乎只剩下几本。

> 你的言语一解开，就发出亮光，使愚人通达。（诗篇119:130）

## 最后的祷告

他又学了希伯来文，译出摩西五经。一五三五年，他在安特卫普被人出卖，关在维尔福德的城堡里一年多，次年秋天处死。相传他最后的祷告是：主啊，求你开英国国王的眼睛。

不过两三年光景，国王就下令每个教区的礼拜堂都要放一本英文大圣经，其中许多正是丁道尔的译文。后来的英王钦定本，新约里也有极大一部分是他的字句。一个人没有看见他祷告的结果，扶犁的孩子却读到了。`,
      en: `In England at the beginning of the sixteenth century it was forbidden to put the Bible into English without leave. William Tyndale knew many languages. In a dispute he told a learned man that, if God spared him, he would make a boy that drives the plough know more of the Scripture than he did.

He found no support at home. In 1524 he crossed to the Continent, and never returned. In 1526 his New Testament, out of the Greek, was printed at Worms and smuggled to England in bales of cloth. The bishop of London had it burned. Only a few copies of that edition are left.

> The entrance of thy words giveth light; it giveth understanding unto the simple. (Psalm 119:130)

## The last prayer

He learned Hebrew and translated the five books of Moses. In 1535 he was betrayed in Antwerp, lay more than a year in the castle of Vilvoorde, and was put to death the next autumn. It is told that his last prayer was, "Lord, open the King of England's eyes."

Hardly three years went by, and the king ordered a great English Bible to be set up in every parish church. Much of it was Tyndale's, and so is a very great part of the King James New Testament. He never saw his prayer answered. The ploughboy read the answer.`,
    },
  },
  {
    title: { zh: "我站在这里：路德在沃尔姆斯", en: "Here in Worms: Luther before the Emperor" },
    intro: {
      zh: "一个修士的良心，被神的话捆住了。",
      en: "A monk whose conscience was bound by the word of God.",
    },
    body: {
      zh: `一五一七年十月三十一日，维滕贝格大学的教授、修士马丁·路德写出九十五条论纲，反对贩卖赎罪券。他本来是请学者们来辩论，不料论纲被印成小册，几个星期就传遍德意志。

真正推动他的，却是更早的一场挣扎。他守规矩守得极严，良心仍不得平安，直到他在罗马书里读到：神的义不只是神用来审判人的，更是神白白赐给信的人的。他说那时仿佛天门向他开了。

> 因为神的义，正在这福音上显明出来；这义是本于信，以致于信；如经上所记，“义人必因信得生。”（罗马书1:17）

一五二一年四月，他被召到沃尔姆斯，站在皇帝查理五世和诸侯面前。桌上堆着他的书，问他肯不肯收回。他求了一天的时间，第二天回答，大意是：除非用圣经和清楚的道理说服我，我的良心被神的话捆绑，不能、也不愿收回；愿神帮助我，阿们。

## 在堡垒里

回去的路上，保护他的人把他藏进瓦特堡。他在那里大约用了十一个星期，把新约译成德文，一五二二年九月出版。改教有许多复杂的事，也有许多令人叹息的争执；可是它最好的果子，是一本摊开在普通人桌上的书。`,
      en: `On the thirty-first of October 1517 Martin Luther, friar and professor at Wittenberg, put forth ninety-five theses against the sale of indulgences. He meant to invite scholars to a debate. The theses were printed, and in a few weeks they were all over Germany.

What drove him was an earlier struggle. He kept every rule and his conscience had no peace, until he saw in Romans that the righteousness of God is not only that by which he judges, but that which he freely gives to those who believe. It was, he said, as if the gates of paradise had opened.

> For therein is the righteousness of God revealed from faith to faith: as it is written, The just shall live by faith. (Romans 1:17)

In April 1521 he stood at Worms before the emperor Charles V and the princes. His books lay on a table. Would he take them back? He asked for a day. Then he answered that unless he was convinced by Scripture and plain reason, his conscience was captive to the word of God. He could not and would not recant. God help him. Amen.

## In the castle

On the way home his protectors hid him in the Wartburg, where in some eleven weeks he put the New Testament into German. It appeared in September 1522. The Reformation had its tangles, and quarrels over which one can only sigh. Its best fruit was a book lying open on the tables of ordinary people.`,
    },
  },
  {
    title: { zh: "一百年的祷告：主护村", en: "A Hundred Years of Prayer: Herrnhut" },
    intro: {
      zh: "一群逃难的人，守着一盏接力的灯。",
      en: "A company of refugees kept a lamp burning by turns.",
    },
    body: {
      zh: `一七二二年，几户摩拉维亚的信徒因信仰受逼迫，逃到德国萨克森，年轻的伯爵亲岑道夫准他们在自己的田庄上落脚。他们砍下第一棵树，盖起房子，给村子取名“主护村”，意思是在主的守护之下。

人越来越多，来处不同，意见也不同，几年后吵得几乎散了。亲岑道夫搬进村里，挨家探望，请大家一起订立彼此相爱的约。一七二七年八月十三日，众人同领圣餐，许多人流泪和好，他们后来把那天看作教会的新生日。

> 耶路撒冷阿，我在你城上设立守望的；他们昼夜必不静默；呼吁耶和华的，你们不要歇息。（以赛亚书62:6）

[image]

同月，二十四位弟兄和二十四位姊妹约定，每人认领一个小时，昼夜轮流祷告。这个轮班没有停下来，一代传一代，延续了一百多年。

祷告的人也是动身的人。一七三二年，木匠大卫·尼奇曼和陶匠里奥那·多伯步行出发，往西印度群岛的奴隶中间去传福音。此后几十年间，这个小村差出了数百人，远到格陵兰和南非。后来约翰·卫斯理在海上的风暴里，听见一群摩拉维亚人平静地唱诗，大受触动。那歌声也是从主护村来的。`,
      en: `In 1722 some families from Moravia, persecuted for their faith, fled to Saxony, where young Count Zinzendorf let them settle on his estate. They felled the first tree, built houses, and called the place Herrnhut, "the Lord's watch".

More came, with different backgrounds and opinions, and after a few years they had nearly quarrelled themselves apart. Zinzendorf moved into the village, went from house to house, and had them agree on rules for living as brothers. On the thirteenth of August 1727 they came to the Lord's table together, and many were reconciled in tears. They have kept that day ever since as their birthday.

> I have set watchmen upon thy walls, O Jerusalem, which shall never hold their peace day nor night: ye that make mention of the LORD, keep not silence. (Isaiah 62:6)

[image]

In the same month twenty-four men and twenty-four women agreed to take one hour each, so that prayer should go on day and night. The watch was handed down, and lasted more than a hundred years.

Those who prayed also went. In 1732 David Nitschmann, a carpenter, and Leonard Dober, a potter, set out on foot for the slaves of the West Indies. Within some decades the little village had sent out hundreds, as far as Greenland and South Africa. When John Wesley, in a storm at sea, heard Moravians calmly singing, he was deeply moved. That song too came from Herrnhut.`,
    },
  },
  {
    title: { zh: "广州商馆里的灯：马礼逊", en: "A Lamp in Canton: Robert Morrison" },
    intro: {
      zh: "一个人、一本字典、一部圣经，和二十七年。",
      en: "One man, a dictionary, a Bible, and twenty-seven years.",
    },
    body: {
      zh: `一八〇七年九月，二十五岁的苏格兰裔青年马礼逊到了广州，他是第一位来华的基督新教传教士。启程以前，船主带着讥讽问他，真以为自己能改变那么大的一个国家吗？他答道：“不，先生，但我相信神能。”

那时外国人不准久住，中国人教外国人学汉语也是有罪的，相传有一位先生身上带着毒药，以备被捕。马礼逊为了能够留下，就在东印度公司作翻译，白天做公事，夜里在灯下译经。

> 我栽种了，亚波罗浇灌了；惟有神叫他生长。（哥林多前书3:6）

一八一三年，新约译成。一八一四年，他给蔡高施洗，这是所知第一位受洗的中国新教信徒。后来有米怜与他同工，一八一九年全部圣经译完，一八二三年在马六甲出版，共二十一册，名为《神天圣书》。他又独自编成一部大字典，中英对照，六大本，后来的人学汉语都从那里起步。

一八三四年他在广州去世，葬在澳门。二十七年里，经他施洗的不过十人左右。若只数人头，这是一份很薄的成绩；可是后来每一位用中文读圣经的人，都走过他铺的头一段路。`,
      en: `In September 1807 Robert Morrison, aged twenty-five, reached Canton, the first Protestant missionary in China. Before he sailed, the shipowner had asked him with some scorn whether he really expected to make an impression on so great an empire. "No, sir," he replied, "but I expect God will."

Foreigners were not allowed to stay all the year, and to teach them the language was a crime; it is told that one of his teachers carried poison in case of arrest. In order to remain, Morrison became translator to the East India Company. He did its business by day and translated by lamplight.

> I have planted, Apollos watered; but God gave the increase. (1 Corinthians 3:6)

In 1813 the New Testament was finished. In 1814 he baptized Cai Gao, the first Chinese Protestant we know of. With William Milne's help the whole Bible was complete in 1819, and was published at Malacca in 1823, in twenty-one volumes. He also made, alone, a great dictionary of Chinese and English, where those who came later all began.

He died at Canton in 1834 and is buried in Macao. In twenty-seven years he had baptized about ten people. If one counts heads it is little enough. But all who have since read the Bible in Chinese have walked on the first stretch of a road that he laid.`,
    },
  },
  {
    title: {
      zh: "二十八年译一部书：和合本",
      en: "Twenty-eight Years for One Book: The Union Version",
    },
    intro: {
      zh: "我们口里熟悉的经文，是许多人一个字一个字磨出来的。",
      en: "The verses we know by heart were worn smooth, a word at a time, by many hands.",
    },
    body: {
      zh: `一八九〇年，各宗派的传教士在上海开大会。那时中文圣经译本很多，各用各的。大会定意合力译出一部大家都能用的圣经，所以叫“和合”译本，分深文理、浅文理和官话三种，各设委员会。

官话，就是普通人口里说的话，当时有人看不上，以为不够典雅。主持官话译本的狄考文却坚持，要叫人在礼拜堂里一听就懂。西人译者之外，还有许多位中国学者同工，每一节都要大家念出声来，听着顺不顺，意思准不准，常常为一个字争论半天。

> 他们清清楚楚的念神的律法书，讲明意思，使百姓明白所念的。（尼希米记8:8）

[image]

狄考文一九〇八年去世，富善接着主持。一九〇六年新约译成，一九一九年新旧约全书出版，从那次大会算起，将近三十年；当初的委员，只有富善一人看到了全书印成。

没有料到的是，就在那几年，白话文兴起，官话和合本成了许多人最早读到的优美白话。一百多年过去，我们仍用它祷告，用它安慰病人，用它送别亲人。下次读到一句顺口的经文，不妨想一想：有人曾为这一句，坐了整整一个下午。`,
      en: `In 1890 missionaries of many churches met in conference at Shanghai. There were several Chinese Bibles then, and each used his own. The conference resolved to make one together for all; hence the name Union Version. It was to appear in two literary styles and in Mandarin, each with its committee.

Mandarin was what ordinary people spoke, and some thought it not dignified enough. Calvin Mateer, who led that committee, insisted that whoever heard it read in church must understand. Chinese scholars worked alongside the foreigners. Every verse was read aloud to hear whether it was smooth and true, and at times they disputed half a day about a word.

> So they read in the book in the law of God distinctly, and gave the sense, and caused them to understand the reading. (Nehemiah 8:8)

[image]

Mateer died in 1908 and Chauncey Goodrich took his place. The New Testament was done in 1906, and the whole Bible appeared in 1919, nearly thirty years after the conference. Of the first committee Goodrich alone lived to see it.

Nobody had foreseen that writing in the spoken language would come into favour in those very years, so that for many the Union Version was the first fine prose of that kind. A century later we still pray in its words and comfort the sick with them. When you next meet a verse that runs well, remember that somebody sat over it for a whole afternoon.`,
    },
  },
];
