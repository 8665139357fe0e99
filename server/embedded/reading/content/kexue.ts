import type { Piece } from "./types.ts";

export const kexue: Piece[] = [
  {
    title: {
      zh: "走了二百五十万年的光",
      en: "Light That Has Travelled Two and a Half Million Years",
    },
    intro: {
      zh: "秋天的夜里，肉眼不难看见的最远的一点亮。",
      en: "The farthest light the naked eye can easily see, on an autumn night.",
    },
    body: {
      zh: `秋天没有月亮的晚上，离开城里的灯，在仙女座里找一小团模糊的亮，比满月还宽些，却淡得要用眼角去看。那是仙女座大星系，离我们大约二百五十万光年。今晚落进你眼里的光，动身的时候，地上还没有一座城，没有一行字。

据估计，它里面有上万亿颗恒星，我们的银河系也有一千亿颗以上，而宇宙中的星系，又是以千亿计的。数到这里，人往往不说话了。

> 我观看你指头所造的天，并你所陈设的月亮星宿，便说，人算什么，你竟顾念他；世人算什么，你竟眷顾他。（诗篇8:3-4）

大卫没有望远镜，他在伯利恒的旷野里看见的星，不过几千颗，却已经问出了那个问题：人算什么？我们知道得比他多，问题一点也没有变小。

[image]

奇妙的是，这样小的一个人，竟能量出星系的远近，还会因为美而静下来。诗人的答案不是“人不算什么”，乃是“你竟顾念他”。找一个晴天，带一个孩子，躺在草地上看一会儿吧。光走了那么久，值得我们抬一次头。`,
      en: `On a moonless autumn night, away from the lamps of the town, look in Andromeda for a small blur, wider than the full moon but so faint that you must look a little beside it. It is the great galaxy in Andromeda, some two and a half million light years away. When the light that enters your eye tonight set out, there was not a city on earth, nor a line of writing.

It is thought to hold something like a trillion stars. Our own galaxy has more than a hundred billion, and galaxies are counted by the hundred billion in their turn. Here one usually falls silent.

> When I consider thy heavens, the work of thy fingers, the moon and the stars, which thou hast ordained; What is man, that thou art mindful of him? and the son of man, that thou visitest him? (Psalm 8:3-4)

David had no telescope. Above the fields of Bethlehem he saw a few thousand stars, and already he asked what man is. We know more than he did, and the question has not grown any smaller.

[image]

The wonder is that so small a creature can measure the distance of a galaxy, and grow quiet because it is beautiful. The psalm does not answer that man is nothing. It says, "Thou art mindful of him." On some clear evening take a child along and lie down in the grass. The light has come so far. It is worth looking up once.`,
    },
  },
  {
    title: { zh: "冰为什么浮着", en: "Why Ice Floats" },
    intro: {
      zh: "水有一个小小的怪脾气，湖里的鱼因此过得了冬天。",
      en: "Water has an odd little habit, and thanks to it the fish survive the winter.",
    },
    body: {
      zh: `差不多所有的东西都是冷缩的，越冷越密，越密越沉。水也这样，可是冷到大约四摄氏度，它忽然改了主意：再冷下去，反而一点一点变松。结成冰的时候，体积大了约十分之一，于是冰浮在水上。

别小看这一点古怪。若冰是沉的，冬天的湖就会从底下往上冻，一层一层沉下去，冻成一整块，鱼和水草都没有地方躲，春天的太阳也难把它化透。如今却是这样：最重的、四度左右的水沉在湖底，冰像一床被子盖在上面，底下的生命安安静静等春天。

> 他掷下冰雹如碎渣；他发出寒冷，谁能当得起呢。他一出令，这些就都消化；他使风刮起，水便流动。（诗篇147:17-18）

## 原因在一个角度里

水分子像一个张开的小人，一头是氧，两只手是氢，彼此牵着。结冰的时候，它们手拉手站成六角形的格子，中间留着空，所以松了；雪花有六个瓣，也是这个缘故。

知道了道理，惊奇并没有少。从分子的一个夹角，到冰下一条鱼的冬天，中间连得这样紧密。诗人说祂掷下冰雹，又发令使水流动；我们查考，他歌唱，看的是同一片湖。`,
      en: `Nearly everything shrinks in the cold; the colder, the denser, and the denser, the lower it sinks. Water does so too, until about four degrees Celsius. Then it changes its mind and grows a little looser again. In freezing it swells by about a tenth, and so ice floats.

Do not despise this oddity. If ice sank, a lake would freeze from the bottom upwards, layer upon layer, into a single block. Fish and weeds would have nowhere to go, and the spring sun could hardly melt it through. As it is, the heaviest water, at four degrees or so, lies at the bottom, and the ice is spread on top like a quilt. Beneath it life waits quietly for spring.

> He casteth forth his ice like morsels: who can stand before his cold? He sendeth out his word, and melteth them: he causeth his wind to blow, and the waters flow. (Psalm 147:17-18)

## The reason lies in an angle

A water molecule is like a small figure with its arms held out, and each takes hold of others. When they freeze they stand hand in hand in six-sided rings, with a space in the middle. Hence the looseness, and hence the six points of a snowflake.

To know the reason does not lessen the wonder. From the angle of a molecule to a fish's winter, it all hangs together. We search it out and the psalmist sings, and we are looking at the same lake.`,
    },
  },
  {
    title: { zh: "不落地的十一天", en: "Eleven Days without Landing" },
    intro: {
      zh: "一只几百克重的鸟，怎样飞过整个太平洋。",
      en: "How a bird of a few hundred grams flies across the whole Pacific.",
    },
    body: {
      zh: `斑尾塍鹬是一种长嘴的水鸟，秋天从阿拉斯加飞往新西兰和澳大利亚，中间是一整个太平洋。它不会游泳歇脚，海上没有它吃的东西，只能一口气飞完。

二〇二二年，一只只有五个月大的小鸟，身上带着小小的卫星发射器，从阿拉斯加起飞，连飞十一天，到了澳大利亚的塔斯马尼亚，全程一万三千五百多公里。它以前从没有飞过这条路。

动身以前，它们拼命地吃，体重差不多增加一倍，大半是脂肪；消化用的器官缩小了，腾出重量来。它们会等合适的风，才离开岸边。怎样认路，科学家知道一部分：太阳、星星，还有地球的磁场；另一部分，至今仍在研究。

> 空中的鹳鸟，知道来去的定期；斑鸠燕子与白鹤，也守候当来的时令；我的百姓，却不知道耶和华的法则。（耶利米书8:7）

[image]

先知看候鸟，看出了一句责备：鸟知道自己的时候，人却不知道归回。我看候鸟，也看出一句安慰：那位把地图放进几百克血肉里的，未必不能带我走过明年。`,
      en: `The bar-tailed godwit is a long-billed shore bird. In autumn it goes from Alaska to New Zealand and Australia, and between them lies the Pacific. It cannot rest on the water, and the open sea has nothing for it to eat. It must fly the whole way at once.

In 2022 a young bird, five months old and carrying a tiny satellite tag, set out from Alaska, flew for eleven days, and came down in Tasmania. It had covered more than thirteen thousand five hundred kilometres, by a route it had never flown before.

Before leaving they eat with all their might. Their weight nearly doubles, most of it fat, while the organs of digestion shrink to save weight. They wait for a favourable wind. How they find the way we know in part: the sun, the stars, the magnetism of the earth. The rest is still being studied.

> Yea, the stork in the heaven knoweth her appointed times; and the turtle and the crane and the swallow observe the time of their coming; but my people know not the judgment of the LORD. (Jeremiah 8:7)

[image]

The prophet watched the birds and read a reproach: they know their time, and people do not know how to return. I read a comfort in them too. He who has put a map into a few hundred grams of flesh may well be able to lead me through next year.`,
    },
  },
  {
    title: { zh: "蜜蜂的八字舞", en: "The Dance of the Bees" },
    intro: {
      zh: "黑暗的蜂巢里，有一种写在脚步里的语言。",
      en: "In the dark of the hive there is a language written in footsteps.",
    },
    body: {
      zh: `一只采蜜的工蜂在远处找到花，回到巢里，并不是自己闷头再去。它在直立的巢脾上跳舞：往前走一段，一边走一边摆动身体，然后绕半个圈回来，再走那一段，再从另一边绕回来，画成一个扁扁的“八”字。

奥地利学者冯·弗里希研究了几十年，读懂了这段舞：直走的方向和“正上方”所成的角，就是花和太阳所成的角；摆动得越久，花就越远。同伴在黑暗里挨着它，用触角感觉，记住了，就飞出去，往往不差多少。他因这些研究与人同得一九七三年的诺贝尔奖。

> 耶和华阿，你所造的何其多，都是你用智慧造成的；遍地满了你的丰富。（诗篇104:24）

## 小工程师

它们的巢也耐看。六角形的小格，薄薄的蜡壁，用最少的材料装最多的蜜。早在古罗马，就有人猜想六角是最省的；一直到一九九九年，数学家才给出完整的证明。

一只工蜂忙一辈子，酿成的蜜大约只有十二分之一茶匙。面包上的一小勺，是十来只蜜蜂的一生。谢饭的时候，想一想那些看不见的舞蹈，大概会谢得慢一点。`,
      en: `When a worker bee has found flowers far away, she does not simply go back by herself. She dances on the upright comb. She walks straight for a little, waggling her body, comes round in a half circle, walks the same line again, and comes round by the other side, in a flattened figure of eight.

After decades of study Karl von Frisch, an Austrian, could read it. The angle between her straight walk and straight up is the angle between the flowers and the sun. The longer she waggles, the farther they are. Her sisters press close in the dark, feel it, remember it, fly out, and are seldom far wrong. He shared a Nobel Prize in 1973.

> O LORD, how manifold are thy works! in wisdom hast thou made them all: the earth is full of thy riches. (Psalm 104:24)

## Small engineers

The comb repays a look as well. Six-sided cells with thin walls of wax hold the most honey for the least material. In ancient Rome it was already guessed that six sides were the thriftiest. The full proof came only in 1999.

In all her life a worker makes about a twelfth of a teaspoon of honey. The teaspoonful on your bread is the lifework of a dozen bees. If one thinks of all those unseen dances, one says grace a little more slowly.`,
    },
  },
  {
    title: { zh: "八分之差：开普勒", en: "Eight Minutes of Arc: Kepler" },
    intro: {
      zh: "为了一个小得可怜的误差，他丢掉了完美的圆。",
      en: "For the sake of a pitifully small error he gave up the perfect circle.",
    },
    body: {
      zh: `约翰·开普勒一五七一年生在德国南部，幼时出过天花，视力很弱。他本想作牧师，后来被派去教数学，就写信给老师说，他曾以为自己该作神学家，如今看见，借着天文学，神也得着荣耀。

一六〇〇年他到布拉格，给观测大师第谷作助手。第谷去世后，留给他一大堆火星的数据，是没有望远镜的时代最精密的。开普勒用圆形轨道算了好几年，算到与观测只差八分，约是满月宽度的四分之一。

换了别人，大概就算成功了。他却说，神既赐给我们第谷这样勤谨的观测者，这八分就不可忽略。他推倒重来，终于发现火星走的不是圆，是椭圆。

> 诸天述说神的荣耀；穹苍传扬他的手段。（诗篇19:1）

他一生坎坷：幼子夭折，战乱流离，薪水常常欠着，还为被诬告的母亲奔走了好几年。可是他的书里不时停下来祷告，谢谢创造者让他看见这一切。对事实忠实到连八分也不肯放过，这也是一种敬拜。`,
      en: `Johannes Kepler was born in the south of Germany in 1571. Smallpox in childhood left his sight weak. He had meant to be a minister, and was sent to teach mathematics instead. He had wished to be a theologian, he wrote to his teacher, and now he saw that God was glorified through astronomy too.

In 1600 he went to Prague to assist the great observer Tycho Brahe. When Tycho died he was left with a mass of figures on Mars, the finest made before the telescope. For years he tried circular orbits, and at last he was out by only eight minutes of arc, about a quarter of the width of the full moon.

Others might have called that success. But since God had given them in Tycho so careful an observer, said Kepler, eight minutes could not be ignored. He began again, and found that the path of Mars is not a circle but an ellipse.

> The heavens declare the glory of God; and the firmament sheweth his handywork. (Psalm 19:1)

His life was hard. He lost children, was driven about by war, was seldom paid, and for years defended his mother against a false charge. Yet in the midst of his books he stops to pray, and thanks the Maker for letting him see. Not to let go of a small fraction of a degree can be worship too.`,
    },
  },
  {
    title: { zh: "睡了两千年的种子", en: "A Seed That Slept Two Thousand Years" },
    intro: {
      zh: "一颗枣核，从希律的年代睡到我们的年代。",
      en: "A date stone slept from the days of Herod to our own.",
    },
    body: {
      zh: `死海西岸有一座孤零零的山，叫马萨达，希律王在上面修过宫殿。二十世纪六十年代，考古的人在那里挖出一些枣椰树的种子，收进抽屉，一放又是四十年。

二〇〇五年，几位以色列的研究者取出几颗，用温水和养料慢慢泡醒，种进花盆。六个星期以后，有一颗顶开了土。测定年代的结果，它大约有两千年。人们给这棵小树取名玛土撒拉，就是圣经里寿数最长的那个人。它是一棵雄树，后来又有别处的古种子发了芽，其中有雌树，授了它的花粉，竟结出枣来。

> 我实实在在的告诉你们，一粒麦子不落在地里死了，仍旧是一粒；若是死了，就结出许多子粒来。（约翰福音12:24）

种子真是奇妙的东西：一层壳，一点粮食，一张极细的图纸，还有等候的本领。它看上去是死的，其实是在等水。

[image]

你若为一个人祷告了许多年，讲过的话、做过的饭，都好像埋在干土里，没有动静，请想一想那颗枣核。我们看不见壳里的事。掌管水的那一位，知道时候。`,
      en: `Above the western shore of the Dead Sea stands a lonely rock called Masada, where King Herod built his palaces. In the 1960s archaeologists dug up some seeds of the date palm there. They were put in a drawer, and lay another forty years.

In 2005 researchers in Israel took out a few, woke them gently with warm water and nourishment, and planted them in pots. Six weeks later one broke the soil. When it was dated, it proved to be about two thousand years old. They named the little tree Methuselah, after the oldest man in the Bible. It is a male. Later other ancient seeds sprouted, and there were females among them. One was given its pollen and bore dates.

> Verily, verily, I say unto you, Except a corn of wheat fall into the ground and die, it abideth alone: but if it die, it bringeth forth much fruit. (John 12:24)

A seed is a wonderful thing: a shell, a little food, a very fine plan, and the gift of waiting. It looks dead. It is waiting for water.

[image]

You may have prayed for someone for many years. All that you have said, all the meals you have cooked, seem to be buried in dry ground, and nothing stirs. Think of that date stone. We cannot see what goes on within the shell. He who commands the water knows the time.`,
    },
  },
  {
    title: { zh: "一天十万次", en: "A Hundred Thousand Times a Day" },
    intro: {
      zh: "把手放在胸口，听一听你从来没有下过的那道命令。",
      en: "Lay your hand on your chest, and feel an order that you never gave.",
    },
    body: {
      zh: `你读这一行字的时候，心跳了三四下。平均算来，一天约十万次，一年三千多万次，七八十年就是二十多亿次，从母腹里第四周前后开始，中间不放一天假。

它不过拳头大小，里面有自己的起搏点，不用脑子吩咐也会跳；你跑，它快，你睡，它慢。人安静的时候，它每一下送出约七十毫升的血，一天就有七千升上下；大约一分钟，一滴血就能从心出去，走遍全身，再回到心里。

> 我要称谢你，因我受造奇妙可畏；你的作为奇妙；这是我心深知道的。（诗篇139:14）

## 没有请求过的礼物

我们一生里最要紧的事，几乎都不是自己做的。没有人记得提醒自己呼吸，没有人学过怎样让伤口结痂。睡着的时候，我们把自己整个交出去，早上又原样领回来。

诗人没有学过解剖，他只是想到自己，便说“奇妙可畏”。如果你今天觉得自己没有用处，请安静一分钟，手放在胸口，数七十下。有一位在这一分钟里，七十次说：我要你活着。`,
      en: `While you read this line your heart has beaten three or four times. It beats on average about a hundred thousand times a day, more than thirty million a year, and over two billion in a long life. It begins about the fourth week in the womb and never takes a day off.

It is no larger than a fist. It has a pacemaker of its own and needs no command from the brain. When you run it hurries, when you sleep it slows. At rest it sends out some seventy millilitres at each stroke, and so about seven thousand litres a day. In about a minute a drop of blood has gone out and come home.

> I will praise thee; for I am fearfully and wonderfully made: marvellous are thy works; and that my soul knoweth right well. (Psalm 139:14)

## A gift nobody asked for

The most important things in our lives are hardly ever our own doing. Nobody need remember to breathe. Nobody was taught how a wound closes. Every night we give ourselves away altogether, and are handed back in the morning.

The psalmist knew no anatomy. He only thought of himself, and found himself fearfully and wonderfully made. If you feel of no use today, be quiet for a minute with your hand on your chest, and count to seventy. In that minute, seventy times, somebody has said: I want you to live.`,
    },
  },
  {
    title: { zh: "实验室门上的一节经文", en: "The Verse over the Laboratory Door" },
    intro: {
      zh: "剑桥的一扇旧木门，刻着一句拉丁文的诗篇。",
      en: "On an old wooden door in Cambridge a psalm is carved in Latin.",
    },
    body: {
      zh: `英国剑桥有一所卡文迪许实验室，电子和中子都是那里的人发现的，脱氧核糖核酸的双螺旋结构也与它有关。一八七四年落成的老楼，大门上刻着一行拉丁文，是诗篇第一百一十一篇的一句。

> 耶和华的作为本为大；凡喜爱的都必考察。（诗篇111:2）

首任主持人是詹姆斯·克拉克·麦克斯韦，苏格兰人，长老会的信徒。他用几个方程把电、磁和光合在一起，预言了电磁波；如今的无线电和手机，都从那里走出来。他小时候背得出整篇整篇的诗篇，后来常读经祷告，也照顾病中的妻子，四十八岁去世。

他敬重的前辈法拉第，是铁匠的儿子，学徒出身，没有学过高等数学，却凭一双手和一双眼睛发现了电磁感应。法拉第在一间小小的教会里作长老，做完轰动一时的讲演，就去探望穷人和病人。

二十世纪七十年代实验室搬了新楼，门口又刻上同一节经文，这回用的是英文。这节经文说了两件事：神的作为本为大，所以我们惊叹；喜爱的人都必考察，所以我们动手。惊叹和考察，原是同一扇门。`,
      en: `The Cavendish Laboratory in Cambridge is where the electron and the neutron were found, and the double helix has to do with it too. Over the gate of the old building, opened in 1874, there is a line of Latin. It comes from a psalm.

> The works of the LORD are great, sought out of all them that have pleasure therein. (Psalm 111:2)

The first to direct it was James Clerk Maxwell, a Scot and a Presbyterian. In a few equations he joined electricity, magnetism and light, and foretold the waves that carry our radio and telephone calls today. As a boy he had whole psalms by heart. He read his Bible and prayed, nursed his wife in her illness, and died at forty-eight.

Michael Faraday, whom he revered, was a blacksmith's son and began as an apprentice. He had no higher mathematics. With his hands and eyes he discovered how a moving magnet makes a current. He was an elder in a very small church, and after his celebrated lectures he would visit the poor and the sick.

In the 1970s the laboratory moved, and at the new door the verse was set up again, this time in English. It says two things. The works of the Lord are great, and so we marvel; they are sought out by all who delight in them, and so we set to work. Wonder and inquiry are one door.`,
    },
  },
];
