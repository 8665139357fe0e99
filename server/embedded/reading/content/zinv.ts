import type { Piece } from "./types.ts";

export const zinv: Piece[] = [
  {
    title: { zh: "挂在云里的弓", en: "The Bow in the Cloud" },
    intro: {
      zh: "小朋友，你看过雨停以后天上的彩虹吗？",
      en: "Have you ever seen the rainbow when the rain has stopped?",
    },
    body: {
      zh: `从前，挪亚一家住在一条很大很大的船里。船里有打呼噜的熊，有整天说话的鹦鹉，还有一对走路很慢的乌龟。外面的雨哗啦哗啦，下了四十天四十夜。

雨停了，可是水还很高。挪亚放出一只鸽子。第一次，鸽子找不到落脚的地方，飞回来了。过了七天，再放，鸽子嘴里衔着一片新鲜的橄榄叶！小朋友，你猜挪亚高兴不高兴？又过七天，鸽子没有再回来，因为外面有家了。

[image]

船门开了。熊揉揉眼睛，乌龟最后一个出来，谁也没有催它。挪亚一家站在湿湿的地上，第一件事就是感谢神。这时候，天上有了一道弯弯的、七种颜色的光。神说，这是我和你们立约的记号。

> 我把虹放在云彩中，这就可作我与地立约的记号了。（创世记9:13）

“立约”就是说了一定算数。人说话有时会忘记，神从来不忘记。下次看见彩虹，你可以抬起头，小声说：“神啊，我也看见了，谢谢你记得我们。”`,
      en: `Once upon a time Noah and his family lived in a very, very big boat. There were bears in it that snored, and parrots that talked all day, and two tortoises who walked slowly. Outside the rain came down, splish, splash, for forty days and forty nights.

Then the rain stopped, but the water was still high. Noah let a dove fly. The first time she found nowhere to put her feet, and came back. Seven days later he sent her again, and in her beak there was a fresh green olive leaf! Was Noah glad, do you think? After seven days more she flew off and did not come back, for now she had a home outside.

[image]

The door opened. The bears rubbed their eyes. The tortoises came last, and nobody hurried them. The first thing Noah did on the wet ground was to thank God. And there in the sky was a great curved light of many colours. God said that it was the sign of his promise.

> I do set my bow in the cloud, and it shall be for a token of a covenant between me and the earth. (Genesis 9:13)

People sometimes forget what they promised. God never does. When you next see a rainbow, look up and whisper, "God, I can see it too. Thank you for remembering us."`,
    },
  },
  {
    title: { zh: "小小的使女", en: "The Little Maid" },
    intro: {
      zh: "她很小，名字也没有人记下来，可是她的一句话救了一位将军。",
      en: "She was small, and nobody wrote down her name, but a few words of hers saved a general.",
    },
    body: {
      zh: `有一个小姑娘，家在以色列。一天，打仗的人来了，把她带到很远很远的亚兰国，在乃缦将军家里作使女。她每天扫地、端水，晚上想爸爸妈妈，也许还偷偷地哭过。

乃缦将军很威风，他的盔甲闪闪发亮。可是盔甲底下，他的皮肤生了大麻风，谁也治不好。家里的人都很难过。

小朋友，要是你，你会怎么想？你也许会想：“活该，谁叫你们把我抓来！”可是小姑娘没有这样想。她对女主人说：要是主人能去见撒玛利亚的先知就好了，他的病一定能好。

> 他对主母说，巴不得我主人去见撒玛利亚的先知；必能治好他的大麻疯。（列王纪下5:3）

将军真的去了。先知叫他到约但河里洗七次。他起先生气，后来还是下去了。一次，两次，三次……洗到第七次，他的皮肤好像小孩子的皮肤一样干净！

小姑娘没有力气，没有钱，也没有盔甲。她有的是一颗不记仇的心，和一句相信神的话。你也有这两样吗？今天，有没有哪一个对你不好的人，是你可以帮一帮的？`,
      en: `There was once a little girl of Israel. One day soldiers came and took her far away to the land of Syria, to be a maid in the house of Naaman the general. She swept the floor and carried water, and at night she thought of her mother and father. Perhaps she cried when nobody saw.

Naaman was very grand, and his armour shone. But underneath the armour he was ill with leprosy, and nobody could make him well. Everyone in the house was sad.

What would you have thought? Perhaps, "It serves you right!" But the little girl did not think so. She went to her mistress and told her of the prophet in Samaria.

> And she said unto her mistress, Would God my lord were with the prophet that is in Samaria! for he would recover him of his leprosy. (2 Kings 5:3)

So the general went. The prophet told him to wash seven times in the Jordan. At first he was cross, but then he went down into the water. Once, twice, three times... and after the seventh time his skin was as clean as a child's!

The little girl had no strength, no money and no armour. She had a heart that bore no grudge, and a few words that trusted God. Have you got those two things? Is there somebody who has been unkind to you, whom you could help today?`,
    },
  },
  {
    title: { zh: "半夜里谁在叫我", en: "Who Calls Me in the Night?" },
    intro: {
      zh: "撒母耳听见有人叫他的名字，一共叫了四次。",
      en: "Samuel heard someone call his name, and it happened four times.",
    },
    body: {
      zh: `小撒母耳住在神的殿里，帮助年老的祭司以利。以利的眼睛看不清了，撒母耳就替他开门、点灯、拿东西。晚上，灯还亮着一点点，撒母耳躺下睡觉。

“撒母耳！”有人叫他。他一骨碌爬起来，啪嗒啪嗒跑到以利那里：“我在这里！”以利说：“我没有叫你呀，去睡吧。”他刚躺下，又听见：“撒母耳！”又跑过去，以利还是说没有叫他。第三次，以利忽然明白了：是神在叫这个孩子！

以利教他怎样回答。第四次，撒母耳没有跑，他静静地躺着，听见了自己的名字，就说：

> 请说，仆人敬听。（撒母耳记上3:10）

[image]

小朋友，神也知道你的名字，不会叫错，也不会忘记。祂现在常常借着圣经对我们说话。我们来学撒母耳好不好？

- 起来得快：听见了就去做。
- 耳朵打开：安静地听。
- 嘴巴说：“请说，我在听。”`,
      en: `Little Samuel lived in the house of God and helped Eli, the old priest. Eli's eyes were dim, so Samuel opened the doors for him, saw to the lamp and fetched his things. One night the lamp was still burning a little, and Samuel lay down to sleep.

"Samuel!" somebody called. Up he jumped, and ran pit-a-pat to Eli. "Here I am!" But Eli said, "I did not call. Go back to bed." He had hardly lain down when he heard it again: "Samuel!" He ran again, and again Eli had not called. The third time Eli understood. It was God who was calling the boy!

He taught Samuel what to say. So the fourth time Samuel did not run. He lay quite still and heard his own name, and he said:

> Speak; for thy servant heareth. (1 Samuel 3:10)

[image]

God knows your name too. He never mixes it up and never forgets it. He often speaks to us now through the Bible. Shall we learn from Samuel?

- Quick feet: what I hear, I do.
- Open ears: I listen quietly.
- A ready mouth: "Speak, I am listening."`,
    },
  },
  {
    title: { zh: "五块光滑的石子", en: "Five Smooth Stones" },
    intro: {
      zh: "大个子很大，可是有一位比大个子更大。",
      en: "The giant was big, but there was One who was bigger.",
    },
    body: {
      zh: `大卫是家里最小的孩子，他的工作是看羊。狮子来叼羊，他把羊救回来；熊来了，他也不跑。没有人看见，可是神看见了。

有一天，爸爸叫他给当兵的哥哥送饼和奶饼。到了那里，他听见山谷对面有人在吼：“谁敢出来跟我打！”那是歌利亚，比门还高，比两个爸爸叠起来差不了多少。大人们都躲到帐棚后面去了。

大卫说：“我去。”扫罗王给他穿上自己的盔甲，哎呀，太大了，路都走不动。大卫把盔甲脱下来，到小溪里捡了五块光滑的石子，带着牧羊的杖和甩石的机弦，就去了。

> 我来攻击你，是靠着万军之耶和华的名，就是你所怒骂带领以色列军队的神。（撒母耳记上17:45）

呼——呼——呼——石子飞出去了。咚！大个子倒下了。五块石子，他只用了一块。

小朋友，你害怕过什么？黑黑的走廊，新的学校，还是大声说话的人？大卫勇敢，不是因为他觉得自己很大，是因为他知道神很大。你也可以把害怕的东西告诉神，一块石子、一块石子地往前走。`,
      en: `David was the youngest at home, and his work was to look after the sheep. A lion came and took a lamb, and David got it back. A bear came, and he did not run away. Nobody saw it, but God saw.

One day his father sent him with bread and cheese to his brothers in the army. There he heard a roar across the valley. "Who dares to come out and fight me?" It was Goliath, taller than a door, nearly as tall as two fathers one on top of the other! The grown men hid behind their tents.

"I will go," said David. King Saul put his own armour on him, but dear me, it was so big that he could not walk. So he took it off. He chose five smooth stones from the brook, took his staff and his sling, and went.

> I come to thee in the name of the LORD of hosts, the God of the armies of Israel. (1 Samuel 17:45)

Whirr, whirr, whirr, and the stone flew. Thump! Down fell the giant. David had five stones and needed only one.

What are you afraid of? A dark passage, a new school, somebody who shouts? David was not brave because he felt big. He was brave because he knew how big God is. You can tell God what frightens you too, and go forward a step at a time.`,
    },
  },
  {
    title: { zh: "狮子闭着嘴", en: "The Lions Kept Their Mouths Shut" },
    intro: {
      zh: "但以理爷爷每天三次打开窗户，做一件事。",
      en: "Three times a day old Daniel opened his window and did one thing.",
    },
    body: {
      zh: `但以理老了，胡子都白了，他替国王管许多事，管得又好又诚实。有些大官不喜欢他，就想了一个坏主意，骗国王签了一条命令：三十天里，谁也不许求别的神，只许求国王，不然就扔给狮子！

但以理知道了，怎么办呢？他会不会关上窗户，躲到被子里偷偷祷告？没有。他回到家，窗户跟平常一样开着，他跟平常一样跪下，一天三次，感谢神。

国王很喜欢但以理，难过得要命，可是命令已经签了。但以理被放到狮子坑里，上面盖上大石头。那一夜，国王吃不下，睡不着，天一亮就跑到坑边喊：“但以理！神救了你没有？”

> 我的神差遣使者，封住狮子的口，叫狮子不伤我。（但以理书6:22）

原来整整一夜，狮子都闭着嘴，也许还趴在但以理旁边打呼噜呢。国王高兴得又哭又笑，赶快把他拉上来。

小朋友，祷告不是只有害怕的时候才做的。但以理每天都祷告，所以害怕的那一天，他知道该找谁。你每天什么时候和神说话呢？选一个时间，把它当作你的小窗户吧。`,
      en: `Daniel was old now, and his beard was white. He looked after many things for the king, and did it well and honestly. Some great men did not like him, so they made a wicked plan and got the king to sign a law. For thirty days nobody might pray to anyone but the king, or he would be thrown to the lions!

What did Daniel do? Did he shut the window and pray under the blankets? No. He went home, where the window was open as it always was, and knelt down as he always did, three times a day, and thanked God.

The king loved Daniel and was dreadfully sorry, but he had signed. So Daniel was put into the lions' den, with a big stone on top. All night the king could not eat or sleep. When it was hardly light he ran and called, "Daniel! Has your God saved you?"

> My God hath sent his angel, and hath shut the lions' mouths, that they have not hurt me. (Daniel 6:22)

The whole night long the lions had kept their mouths shut. Perhaps they even lay down beside him and snored! The king laughed and cried at once, and had him pulled out.

Prayer is not only for when we are frightened. Daniel prayed every day, so on the frightening day he knew whom to call. When do you talk with God? Choose a time, and let it be your little window.`,
    },
  },
  {
    title: { zh: "一个孩子的饭盒", en: "A Boy's Packed Lunch" },
    intro: {
      zh: "五个饼，两条鱼，一个肯拿出来的孩子。",
      en: "Five loaves, two fishes, and a boy who was willing to give them.",
    },
    body: {
      zh: `早上，妈妈给一个小男孩包了一份饭：五个大麦饼，两条小鱼。“别在路上吃光哦。”他跑着去听耶稣讲道。那里的人真多，光是大人就有五千，挤得山坡上看不见青草。

耶稣讲啊讲，大家听啊听，太阳都快下山了。咕噜，谁的肚子叫了？咕噜咕噜，好多人的肚子都叫了。门徒腓力算来算去，说买饼的钱怎么也不够。

这时候，小男孩打开了他的饭盒。他大概想：给了他们，我吃什么呢？这么一点点，也不够呀。可是他还是双手捧着，交给了耶稣。

> 在这里有一个孩童，带着五个大麦饼，两条鱼；只是分给这许多人，还算什么呢。（约翰福音6:9）

[image]

耶稣没有说“太少了”。祂拿起饼来，感谢了天父，就分给大家。分呀分呀，怎么也分不完！每个人都吃饱了，剩下的还装满了十二个篮子。

那天晚上，小男孩回到家，妈妈问他：“饭吃完了吗？”你猜，他会怎么说？我们手里的东西也许很小：一块糖，一首歌，一个微笑。交在耶稣手里，就不小了。`,
      en: `In the morning a mother packed a lunch for her boy: five barley loaves and two small fishes. "Now don't eat it all on the way!" Off he ran to hear Jesus. What a lot of people! There were five thousand of the grown-ups alone, and one could hardly see the grass.

Jesus talked and talked, and they listened and listened, until the sun was low. Rumble! Whose tummy was that? Rumble, rumble! There were a great many tummies. Philip counted the money this way and that, and it would not do.

Then the boy opened his packed lunch. Perhaps he thought, "If I give it away, what shall I eat? And it is so little." But he held it out with both hands.

> There is a lad here, which hath five barley loaves, and two small fishes: but what are they among so many? (John 6:9)

[image]

Jesus did not say, "That is too little." He took the loaves, thanked his Father, and shared them out, and went on and on sharing, and still there was some! Everyone had enough, and the pieces left over filled twelve baskets.

That night his mother asked, "Did you finish your lunch?" What do you think he told her? What we have may be very small: a sweet, a song, a smile. In the hands of Jesus it is not small any more.`,
    },
  },
  {
    title: { zh: "树上的小个子", en: "The Little Man in the Tree" },
    intro: {
      zh: "撒该爬到树上看耶稣，没想到耶稣也在看他。",
      en: "Zacchaeus climbed a tree to see Jesus, and found that Jesus was looking at him.",
    },
    body: {
      zh: `耶利哥城里有一个人，名叫撒该。他个子矮矮的，钱袋鼓鼓的。他替罗马人收税，常常多收，装进自己的口袋。所以没有人跟他玩，没有人请他吃饭，他走过来，大家就转过身去。

有一天，耶稣来了！路两边站满了人，撒该踮起脚，看见的全是别人的背。他跳一跳，还是背。怎么办呢？他跑到前头，看见一棵桑树，嘿哟嘿哟就爬了上去。大人爬树，多好笑啊。

耶稣走到树底下，停住了。祂抬起头来，叫出了他的名字。

> 撒该，快下来，今天我必住在你家里。（路加福音19:5）

撒该差点从树上掉下来。他赶快溜下树，欢欢喜喜把耶稣接到家里。大家都嘀咕：“怎么去他家？”可是撒该站起来说：“主啊，我要把一半的钱分给穷人；我多收了谁的，就还他四倍。”

是谁叫他改的呢？耶稣一句骂他的话也没有说，只是说要到他家里去。小朋友，你们班上有没有一个大家都不理的人？你可以作第一个叫他名字的人。`,
      en: `In the town of Jericho lived a man called Zacchaeus. He was short, and his purse was fat. He collected taxes for the Romans, took too much, and kept what was over. So nobody played with him and nobody asked him to dinner, and when he came along they all turned round.

One day Jesus came! People stood on both sides of the road. Zacchaeus stood on his toes and saw nothing but backs. He jumped. Backs again. What could he do? He ran ahead, found a sycomore tree, and up he went, puffing. A grown man in a tree! How funny it looked.

Under that tree Jesus stopped. He looked up, and he called him by his name.

> Zacchaeus, make haste, and come down; for to day I must abide at thy house. (Luke 19:5)

Zacchaeus nearly fell out of the tree. He scrambled down and took Jesus home as happy as could be. People grumbled: "Why him?" But Zacchaeus stood up and said that he would give half of his money to the poor, and pay back four times whatever he had taken wrongly.

Who made him change? Jesus had not scolded him at all. He had only said that he would come to his house. Is there somebody in your class whom nobody talks to? You could be the first to call him by his name.`,
    },
  },
  {
    title: { zh: "第一百只羊", en: "The Hundredth Sheep" },
    intro: {
      zh: "一、二、三……九十八、九十九，咦，少了一只！",
      en: "One, two, three... ninety-eight, ninety-nine, and one is missing!",
    },
    body: {
      zh: `有一个牧羊人，养了一百只羊。每天傍晚，他站在羊圈门口数：一、二、三、四……每一只他都认得：这只爱打喷嚏，这只耳朵缺一角，这只走路总在看云。

这天晚上，数到九十九，没有了。他又数一遍，还是九十九。是那只爱看云的小羊！天黑了，外面有大风，有石头坑，还有狼。

别人会说：“算了吧，还有九十九只呢。”可是牧羊人拿起杖，提着灯，就出去了。他爬上山，又走下谷，一声一声地叫。听，好像有很小很小的声音：“咩——”小羊卡在荆棘里，又冷又怕。牧羊人没有打它，轻轻地把荆棘拨开，把它扛在肩膀上。

> 找着了，就欢欢喜喜的扛在肩上，回到家里。就请朋友邻舍来，对他们说，我失去的羊已经找着了，你们和我一同欢喜吧。（路加福音15:5-6）

这个故事是耶稣讲的。你知道牧羊人是谁吗？就是祂自己。那只小羊呢，有时候就是我们：做错了事，走远了，不知道怎么回家。

小朋友，睡觉以前，你可以这样祷告：“耶稣，谢谢你数到我的时候，从来不说‘算了吧’。阿们。”`,
      en: `There was a shepherd who had a hundred sheep. Every evening he stood at the gate and counted: one, two, three, four... He knew each of them. This one was always sneezing, that one had a nick in its ear, and that one looked at the clouds as it walked.

One evening there were too few. He counted again. Ninety-nine! It was the little one that looked at the clouds. It was dark now, and out there were holes, and wolves.

Some people would have said, "Never mind, there are ninety-nine left." But the shepherd took his staff and a lamp and went. Up the hill he climbed and down into the valley, calling and calling. Listen! There was a tiny sound: "Baa!" The lamb was stuck in the thorns, cold and frightened. The shepherd did not beat it. Gently he bent the thorns aside and laid it on his shoulders.

> And when he hath found it, he layeth it on his shoulders, rejoicing. And when he cometh home, he calleth together his friends and neighbours, saying unto them, Rejoice with me; for I have found my sheep which was lost. (Luke 15:5-6)

Jesus told this story. Do you know who the shepherd is? It is he himself. And the lamb is sometimes you and me, when we have done wrong and gone far away.

Before you sleep you can pray, "Jesus, thank you that when you count and come to me, you never say, Never mind. Amen."`,
    },
  },
];
