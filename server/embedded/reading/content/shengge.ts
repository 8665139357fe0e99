import type { Piece } from "./types.ts";

export const shengge: Piece[] = [
  {
    title: { zh: "奇异恩典", en: "Amazing Grace" },
    intro: {
      zh: "一位贩奴船的船长，怎样写下了人人会唱的那首歌。",
      en: "How the master of a slave ship came to write the song that everyone knows.",
    },
    body: {
      zh: `约翰·牛顿生于一七二五年，六岁丧母，十一岁随父亲出海，后来上了贩奴船，行为粗野，满口亵渎。一七四八年三月，他所乘的船在大西洋上遇见风暴，几乎沉没，他在绝望中喊了一声“求主怜悯”。他自己被这句话吓了一跳：他还有资格求怜悯吗？

## 慢慢地回转

那次风暴只是开头。他后来还当过几年贩奴船的船长，良心是一年一年醒过来的。一七六四年，他在英国小镇奥尔尼作了牧师。这首诗是为一七七三年元旦的讲道写的，所讲的经文是大卫在神面前的惊叹。

> 耶和华神阿，我是谁，我的家算什么，你竟使我到这地步呢。（历代志上17:16）

诗的头两行说：这恩典的声音何等甘甜，竟救了像我这样的罪人。今天通用的曲调名叫“新不列颠”，是半个多世纪后在美国才与歌词配在一起的。

牛顿晚年公开忏悔自己贩奴的往事，写书作证，支持废除奴隶贸易。一八〇七年，英国国会立法禁止奴隶贸易，他在那年年底去世。恩典先使他得安慰，后来也使他说真话。`,
      en: `John Newton was born in 1725. He lost his mother at six and went to sea with his father at eleven. Later he sailed on slave ships, a rough and blasphemous man. In March 1748 his ship was caught in an Atlantic storm and all but sank, and he cried out for mercy. His own words startled him. What mercy could there be for such as he?

## A slow turning

The storm was only a beginning. For some years he even commanded slave ships himself; his conscience woke a little at a time. In 1764 he became minister at Olney in England. The hymn was written for his sermon on New Year's Day, 1773. The text was David's astonishment before God.

> Who am I, O LORD God, and what is mine house, that thou hast brought me hitherto? (1 Chronicles 17:16)

"Amazing grace! how sweet the sound, that saved a wretch like me!" The tune we know, called New Britain, was joined to the words in America more than half a century afterwards.

In his old age Newton publicly confessed his part in the slave trade, and gave evidence against it. In 1807 Parliament made the trade illegal, and in December of that year he died. Grace had first comforted him. Afterwards it made him tell the truth.`,
    },
  },
  {
    title: { zh: "我心灵得安宁", en: "It Is Well with My Soul" },
    intro: {
      zh: "海上的一段航程，和一个父亲写下的平安。",
      en: "A passage over the sea, and the peace a father wrote down.",
    },
    body: {
      zh: `霍雷肖·斯帕福德是芝加哥的一位律师。一八七一年的芝加哥大火使他损失了许多产业。两年以后的十一月，妻子安娜带着四个女儿先乘船往欧洲去，他因事务耽搁，打算随后赶上。

船在大西洋上与另一艘船相撞，十几分钟就沉没了。四个女儿都没有得救。安娜被人从水里救起，到岸后给丈夫发的电报，开头只有四个字：独自获救。

斯帕福德立刻动身去接妻子。人们相传，他在航程中经过女儿们失事的海面附近，心里便有了这首诗。他写道，无论平安像江河，还是忧伤像海浪翻滚，神教我说：我心灵得安宁。

> 你从水中经过，我必与你同在；你趟过江河，水必不漫过你。（以赛亚书43:2）

一八七六年，布利斯为这首诗谱了曲，曲名就用了那艘沉船的名字。所以每次唱到平静的旋律，我们也是在记念那片海。

这首诗不是说他不痛。“安宁”并不等于没有风浪，乃是在风浪里仍知道自己被谁拿住。唱不出来的人，可以先听别人替他唱。`,
      en: `Horatio Spafford was a lawyer in Chicago. The great fire of 1871 cost him much of his property. In November two years later his wife Anna sailed for Europe with their four daughters. Business held him back, and he meant to follow.

In mid-Atlantic their ship was struck by another vessel and went down within minutes. None of the four girls was saved. Anna was taken from the water, and when she reached land she sent her husband a telegram that began, "Saved alone."

Spafford set out at once to bring her home. It is told that the words came to him as the ship passed near the place: "When peace, like a river, attendeth my way, when sorrows like sea billows roll."

> When thou passest through the waters, I will be with thee; and through the rivers, they shall not overflow thee. (Isaiah 43:2)

In 1876 Philip Bliss gave the poem its music, and named the tune after the ship that was lost. Whenever we sing that calm melody, we remember that water too.

The hymn does not say that it did not hurt. To be well is not to be without waves, but to know in the waves whose hand holds us. Those who cannot sing it may listen for a time while others sing it for them.`,
    },
  },
  {
    title: { zh: "求主同住", en: "Abide with Me" },
    intro: {
      zh: "一位病重的牧师，在海边写下他的晚祷。",
      en: "Beside the sea, a dying minister wrote his evening prayer.",
    },
    body: {
      zh: `亨利·弗朗西斯·莱特在英国海边的小镇布里克瑟姆牧会二十多年，那里住的多是渔民。他身体一直不好，常要到暖和的地方去养病。一八四七年，他已病得很重，仍在九月里最后一次对会众讲了道。

《求主同住》通常认为就是在那段日子里写成的。几个星期后他动身往南方去，同年十一月在法国的尼斯去世，离他写下这首晚歌，只隔了短短一段路。

[image]

诗的来处，是复活节傍晚两个门徒在路上的那一句挽留。

> 他们却强留他说，时候晚了，日头已经平西了，请你同我们住下吧。耶稣就进去，要同他们住下。（路加福音24:29）

莱特把这句话从一天的傍晚，唱到一生的傍晚：夕阳西沉，别的帮助都靠不住了，求你这帮助孤苦之人的，与我同住。一八六一年，蒙克为它写了名叫“黄昏”的曲调，从此词曲再没有分开。

人们常在病床边、在追思礼拜中唱它。可是它并不只属于末了的日子。两个门徒强留的那位，也愿意进我们今晚的屋子。天色晚了，不妨就用这四个字作睡前的祷告。`,
      en: `For more than twenty years Henry Francis Lyte was minister at Brixham, a fishing town on the English coast. His health was always poor, and he often had to seek a warmer air. In September 1847, gravely ill, he preached to his people for the last time.

"Abide with Me" is usually thought to have been finished in those days. A few weeks later he started for the south, and in November he died at Nice. Between the evening hymn and the evening there was only a short road.

[image]

It grew from the plea of two disciples at dusk on the first Easter Day.

> But they constrained him, saying, Abide with us: for it is toward evening, and the day is far spent. And he went in to tarry with them. (Luke 24:29)

Lyte carries the plea from the evening of a day to the evening of a life: "Abide with me: fast falls the eventide; the darkness deepens; Lord, with me abide." In 1861 William Henry Monk wrote the tune Eventide for it, and the two have never been parted since.

We sing it at bedsides and at funerals, but it does not belong to the last days only. He whom those two constrained to stay is ready to come into our house tonight. When it grows late, three words will do for a prayer.`,
    },
  },
  {
    title: { zh: "坚固保障", en: "A Mighty Fortress" },
    intro: {
      zh: "路德把一篇诗篇唱成了整个教会的歌。",
      en: "How Luther turned a psalm into the song of a whole church.",
    },
    body: {
      zh: `马丁·路德爱音乐，会弹琉特琴，也会唱。他说过，除了神的话，音乐最配受称赞。改教以前，会众在礼拜中大多只是听；路德盼望人人用自己的话唱，于是他自己动手写德文圣诗，一生写了三十多首。

其中最有名的，是约在一五二七到一五二九年间写成的《我神乃是大能堡垒》。那几年他病过，教会受着威胁，城里还流行过瘟疫。他并没有写自己的处境，他写的是诗篇第四十六篇。

> 神是我们的避难所，是我们的力量，是我们在患难中随时的帮助。（诗篇46:1）

细看这首诗，会发现它并不夸口人的刚强。第二节就承认：若靠自己的力量，我们的争战早已失败；幸好有一位合适的人替我们争战。那人是谁？就是基督耶稣。

## 一首歌走了多远

路德去世近两百年后，巴赫用它写成一部康塔塔；三百多年后，赫奇把它译成英文，传唱至今。中国的信徒也早已用自己的话唱它。遇到动荡的日子，不妨出声唱它，声音不用大，城墙并不是我们的嗓子。`,
      en: `Martin Luther loved music. He played the lute and sang, and held that after the word of God nothing deserved higher praise. In the services of his youth the people mostly listened. He wanted all of them to sing in their own tongue, so he set to work himself, and left more than thirty hymns.

The best known was written between 1527 and 1529 or so. In those years he had been ill, the churches were threatened, and plague had come to the town. Yet he did not write about his own affairs. He wrote on the forty-sixth psalm.

> God is our refuge and strength, a very present help in trouble. (Psalm 46:1)

Look closely, and it is no boast of human strength. The second verse admits that our striving would be losing, were not the right man on our side. And who is he? Christ Jesus.

## How far a song travelled

"A mighty fortress is our God, a bulwark never failing": so Frederick Hedge put it into English in the nineteenth century. Two hundred years after Luther, Bach built a cantata upon it. By now it is sung in a great many languages. In troubled days, sing it aloud. It need not be loud. Our voices are not the wall.`,
    },
  },
  {
    title: { zh: "奇妙十架", en: "When I Survey the Wondrous Cross" },
    intro: {
      zh: "英文圣诗之父，把目光停在一个地方。",
      en: "The father of English hymns let his gaze rest in one place.",
    },
    body: {
      zh: `以撒·华兹生于一六七四年，从小爱押韵，连平常说话也要押韵，据说为此挨过父亲的责打。那时英国许多教会只唱诗篇的韵文，句子生硬。年轻的华兹抱怨不好听，相传父亲回答他：那你就写一首更好的来。他真的写了，一生写了大约七百首。

《奇妙十架》发表于一七〇七年，原是为领圣餐时默想而写的。他借的是保罗的一句话。

> 但我断不以别的夸口，只夸我们主耶稣基督的十字架。（加拉太书6:14）

这首诗与别的诗不同的地方，在它的动词：静观。他不急着劝人，也不急着教人，只是站在那里看，看那位荣耀的君王怎样死去；看着看着，自己从前最宝贵的，都变成了损失。

[image]

最后一节说，纵然整个自然界都归我所有，拿来献上也嫌太小；这样奇妙、这样神圣的爱，要的是我的心、我的命、我的一切。

下次唱它，不妨唱得慢一些。唱完第一节就停下，什么也不做，只看。`,
      en: `Isaac Watts, born in 1674, could not help rhyming, and is said to have been punished by his father for rhyming in ordinary talk. Many English churches then sang nothing but the psalms in stiff verse. When the young man complained of it, the story goes, his father told him to write something better. He did, some seven hundred times.

This one was published in 1707 and meant for meditation at the Lord's Supper. It rests on a sentence of Paul.

> But God forbid that I should glory, save in the cross of our Lord Jesus Christ. (Galatians 6:14)

What sets it apart is its verb. "When I survey the wondrous cross on which the Prince of glory died." He does not hurry to exhort us, or to explain. He stands there and looks, and as he looks, what he used to count his richest gain becomes a loss.

[image]

At the end he says that if the whole realm of nature were his, it would be far too small a present. Such love asks for heart, and life, and everything.

When you next sing it, take it more slowly. After the first verse, stop. Do nothing at all, and look.`,
    },
  },
  {
    title: { zh: "耶稣恩友", en: "What a Friend We Have in Jesus" },
    intro: {
      zh: "写给远方母亲的一首小诗，不料全世界都唱了起来。",
      en: "A little poem for a mother far away, which all the world came to sing.",
    },
    body: {
      zh: `约瑟·斯克里文一八一九年生于爱尔兰，在都柏林受教育。他本要成家，未婚妻却在婚礼前夕意外溺水身亡。后来他离开家乡，去了加拿大，在那里教书，也常替穷人和寡妇锯柴、做活，不收工钱。

约在一八五五年，他得知母亲在家乡病中忧愁，自己隔着大洋不能回去，就写了一首诗寄去安慰她。诗里没有一句高深的话，只是劝人把重担带到一位朋友面前。

> 我乃称你们为朋友；因我从我父所听见的，已经都告诉你们了。（约翰福音15:15）

这首诗起初没有署名，许多人唱了多年，也不知道是谁写的。一八六八年，康弗斯给它配上今天通用的曲调。相传后来有邻居在斯克里文病中发现了手稿，问是不是他写的，他说，是主和他一起写的。

诗中最要紧的一句，或许是那声惋惜：我们常常失去平安，常常白受痛苦，都因为没有把一切带到主面前。会唱这首诗的人很多，唱完真的照着去做的，愿你我也在其中。`,
      en: `Joseph Scriven was born in Ireland in 1819 and studied in Dublin. He was about to marry when, on the eve of the wedding, his bride was drowned. Afterwards he left for Canada, where he taught, and sawed wood and did odd work for widows and the poor without pay.

About 1855 he heard that his mother was in trouble at home. There was an ocean between them, and so he sent her some verses for her comfort. They contain nothing difficult. They only tell us to take our load to a friend.

> but I have called you friends; for all things that I have heard of my Father I have made known unto you. (John 15:15)

For years people sang the poem without knowing whose it was. In 1868 Charles Converse wrote the tune we use. It is told that a neighbour, sitting with Scriven when he was ill, came upon the manuscript and asked whether he had written it. The Lord and he, he answered, had done it between them.

"O what peace we often forfeit, O what needless pain we bear": that sigh is perhaps the heart of it. Many of us know the hymn. May we be among those who do as it says when the singing is over.`,
    },
  },
  {
    title: { zh: "有福的确据", en: "Blessed Assurance" },
    intro: {
      zh: "她看不见，却写了几千首叫人看见的诗。",
      en: "She could not see, and wrote thousands of hymns by which others do.",
    },
    body: {
      zh: `芬妮·克罗斯比一八二〇年生于美国纽约州。她出生六个星期时患眼疾，治疗失当，从此几乎完全失明。父亲在她不到一岁时去世，外祖母就成了她的眼睛：带她到田野里，一样一样地讲给她听，又教她背下整卷整卷的圣经。

后来她在纽约的盲人学校读书，又留下任教。四十多岁才专心写圣诗，一生写了八千多首，为了不让诗集里全是一个人的名字，还用过许多笔名。

一八七三年的一天，朋友纳普夫人来访，弹了一段新写的曲子，问她这曲子说的是什么。克罗斯比听了便回答：说的是有福的确据，耶稣属我。歌词就这样随着曲调来了。

> 就当存着诚心，和充足的信心，来到神面前。（希伯来书10:22）

[image]

她常说，自己不为失明抱怨，因为将来睁开眼睛，第一个要看见的，就是救主的脸。她活到九十四岁。一个看不见的人，在歌里写得最多的，竟是“看见”。`,
      en: `Fanny Crosby was born in the state of New York in 1820. At six weeks old her eyes were inflamed and badly treated, and from then on she was all but blind. Her father died before she was one. Her grandmother became her eyes, took her into the fields and described each thing to her, and taught her whole books of the Bible by heart.

She was a pupil at the school for the blind in New York City, and later a teacher there. Only in her forties did she give herself to hymns. She wrote more than eight thousand, many under other names, so that no book should seem to hold nothing but hers.

One day in 1873 her friend Phoebe Knapp played her a new tune and asked what it said. "Blessed assurance, Jesus is mine!" she replied, and the words followed.

> Let us draw near with a true heart in full assurance of faith. (Hebrews 10:22)

[image]

She used to say that she did not complain of her blindness, since the first face she would ever see would be that of her Saviour. She lived to be ninety-four. She who could not see wrote of nothing so often as of sight.`,
    },
  },
  {
    title: { zh: "平安夜", en: "Silent Night" },
    intro: {
      zh: "一把吉他，两个朋友，一座小村里的圣诞夜。",
      en: "A guitar, two friends, and Christmas Eve in a village.",
    },
    body: {
      zh: `一八一八年圣诞夜，奥地利萨尔茨堡附近的小村奥本多夫，圣尼古拉堂里响起了一首新歌。唱的只有两个人：年轻的助理神父约瑟·莫尔唱高声部，弹吉他；村里的教师兼琴师弗朗茨·格鲁伯唱低声部。

歌词是莫尔两年前写下的一首六节小诗。圣诞前夕那天，他请格鲁伯谱一个适合两个人和一把吉他的曲子，当晚就唱了。为什么用吉他而不用管风琴，后来有许多动听的说法，其实没有人说得准。

> 就生了头胎的儿子，用布包起来，放在马槽里，因为客店里没有地方。（路加福音2:7）

这首歌先由修琴的匠人和四处演唱的歌唱家庭带出山谷，渐渐传遍各国，如今已有几百种语言的歌词。一九一四年圣诞，战壕两边的士兵各用自己的话唱它，有些地方的枪声停了下来。

## 静与圣

写这首歌的人都不出名。莫尔一生在穷乡的教会服事，把所有的都给了孩子和老人；格鲁伯教书到老。他们大概想不到，那一晚为小村预备的几分钟，会替全世界守住每年最安静的一刻。`,
      en: `On Christmas Eve of 1818 a new song was heard in the church of St Nicholas in Oberndorf, a village near Salzburg. Two men sang it. Joseph Mohr, the young assistant priest, took the upper part and played the guitar; Franz Gruber, schoolmaster and organist, took the lower.

The words were a poem of six verses that Mohr had written two years earlier. That very day he asked Gruber for a tune to suit two voices and a guitar, and in the evening they sang it. Why not the organ? Many charming reasons have been told since, but nobody really knows.

> And she brought forth her firstborn son, and wrapped him in swaddling clothes, and laid him in a manger; because there was no room for them in the inn. (Luke 2:7)

An organ builder and some families of travelling singers carried it out of the valley, and now it has words in hundreds of languages. At Christmas in 1914 soldiers sang it from the trenches on both sides, each in their own tongue, and here and there the guns were still.

## Calm and holy

Neither man was famous. Mohr served poor parishes all his life and gave away what he had; Gruber taught. They could hardly guess that a few minutes made ready for a village would keep, for the whole world, the quietest moment of the year.`,
    },
  },
];
