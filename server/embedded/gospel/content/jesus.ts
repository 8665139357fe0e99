import type { Book } from "./types.ts";

export const jesus: Book = {
  id: 2,
  categoryId: 1,
  title: { zh: "耶稣是谁", en: "Who Is Jesus?" },
  author: { zh: "闻灯", en: "Wen Deng" },
  intro: {
    zh: "一个生在马槽里的人，为什么两千年来叫人无法绕过？七篇短文，照着福音书，看他怎样活，怎样死，怎样复活，又怎样邀请你。",
    en: "Why has a man born in a manger been impossible to pass by for two thousand years? Seven short chapters follow the Gospels: how he lived, how he died, how he rose, and how he invites you.",
  },
  level: 1,
  hits: 26315,
  created: 1560762000,
  updated: 1743325200,
  cover: { binding: "jacket", scene: "dawn", seed: 0 },
  articles: [
    {
      title: { zh: "一个真实的人", en: "A Real Man" },
      hits: 18820,
      body: {
        zh: `耶稣不是传说里的人物。他生在罗马帝国一个偏远的省份，那时的皇帝叫奥古斯都。他在拿撒勒长大，那是一个没有名气的小地方；他学的是木匠的手艺。他会饿，会累，会在船尾枕着枕头睡着，也会在朋友的坟前流泪。

他出生的时候，没有人腾出一间屋子。

> 就生了头胎的儿子，用布包起来，放在马槽里，因为客店里没有地方。（路加福音 2:7）

写下这些事的人，没有给他编一个体面的开头。马槽里有草，有牲口的气味。若有人要编造一位救主，大概不会这样写。

可是这几卷书又说，这个躺在马槽里的孩子，就是起初与神同在的那一位。

> 道成了肉身，住在我们中间，充充满满的有恩典有真理。我们也见过他的荣光，正是父独生子的荣光。（约翰福音 1:14）

“住在我们中间”，原来的意思像是“在我们中间支搭帐棚”。神没有从远处喊话，他搬来作了我们的邻居，过我们的日子：早起做工，吃饭，走土路，被人误会。

所以你若觉得神不懂生活的难处，可以从这里想起。他知道手上磨出茧子是什么滋味，也知道母亲担心是什么样子。他来，不是从上面看我们，是从里面与我们同过。`,
        en: `Jesus is not a figure of legend. He was born in a distant province of the Roman empire when Augustus was emperor. He grew up in Nazareth, a place of no importance, and learned the trade of a carpenter. He was hungry and tired; he fell asleep upon a pillow in the stern of a boat; he wept at the grave of a friend.

When he was born, nobody had made room.

> And she brought forth her firstborn son, and wrapped him in swaddling clothes, and laid him in a manger; because there was no room for them in the inn. (Luke 2:7)

Those who wrote it down did not make up a respectable beginning. There was straw, and the smell of cattle. Anyone inventing a saviour would hardly have written it so.

Yet the same books say that the child in the manger is the one who was with God in the beginning.

> And the Word was made flesh, and dwelt among us, (and we beheld his glory, the glory as of the only begotten of the Father,) full of grace and truth. (John 1:14)

The word for dwelling is the word for pitching a tent. God did not shout from a distance. He moved in as our neighbour and lived our days: he rose to work, ate, walked the dusty roads and was misunderstood.

So if you think that God knows nothing of how hard life is, begin here. He knows what it is to have rough hands, and what a mother's worry looks like. He came not to look at us from above but to live it with us from within.`,
      },
    },
    {
      title: { zh: "他怎样待人", en: "How He Treated People" },
      hits: 16996,
      body: {
        zh: `要认识一个人，看他怎样对待那些对他没有用处的人，就知道了大半。

有一个长大麻风的来求耶稣。按当时的规矩，这样的人要住在城外，见人走近就得喊“不洁净”。不知道有多少年没有人碰过他了。

> 耶稣动了慈心，就伸手摸他，说，我肯，你洁净了吧。（马可福音 1:41）

一句话就够医好他，耶稣却先伸手摸他。那一摸，是医治以外的医治。

又有一个税吏名叫撒该，靠着盘剥同胞发了财，人人恨他。他个子矮，爬到树上去看耶稣。耶稣走到树下抬起头来，叫他的名字，说今天要住在他家里。众人都议论，撒该却站起来，说要把所有的一半给穷人。没有人骂他，他却变了。耶稣说：

> 人子来，为要寻找拯救失丧的人。（路加福音 19:10）

他对小孩子有时间，对瞎眼的乞丐停下脚步，也与一个名声不好的撒玛利亚女子在井边谈了很久。他不是不看人的罪，他看得比谁都清楚；只是他看见罪的时候，没有忘记那个人。

福音书里被他严厉责备的，多半是自以为不需要他的人。凡知道自己缺乏的，来到他面前，没有一个被推开。`,
        en: `To know a man, look at how he treats those who are of no use to him.

A leper came to Jesus. By the custom of the time such people lived outside the town and had to cry out when anyone came near. Nobody knows how many years it was since someone had touched him.

> And Jesus, moved with compassion, put forth his hand, and touched him, and saith unto him, I will; be thou clean. (Mark 1:41)

A word would have been enough to heal him. Jesus put forth his hand first, and that touch was a healing of its own.

There was also a tax collector called Zacchaeus, who had grown rich by squeezing his own people, and everybody hated him. Being short, he climbed a tree to see. Jesus stopped beneath it, looked up, called him by his name and said that he would stay at his house that day. People grumbled; but Zacchaeus stood up and promised half of his goods to the poor. Nobody had scolded him, and yet he was changed. Jesus said:

> For the Son of man is come to seek and to save that which was lost. (Luke 19:10)

He had time for children. He stopped for a blind beggar. He sat at a well and talked long with a woman of doubtful name. It was not that he did not see sin; he saw it more clearly than anyone, and in seeing it he never lost sight of the person.

Of those who came to him knowing their need, none was turned away.`,
      },
    },
    {
      title: { zh: "他说自己是谁", en: "Who He Said He Was" },
      hits: 12491,
      body: {
        zh: `许多人尊敬耶稣，说他是伟大的老师。他的确是。可是伟大的老师通常指着真理说：“真理在那里，去寻找吧。”耶稣却指着自己。

> 耶稣说，我就是道路，真理，生命；若不借着我，没有人能到父那里去。（约翰福音 14:6）

他说他能赦免罪；旁边的人听了大吃一惊，因为除了神以外，谁能赦罪呢？他说，人看见他就是看见了父。他说，末日万人都要站在他面前。这些话从别人口里出来，我们会替他难为情；可是说这话的人，是心里最谦卑、最清醒的一位，他洗门徒的脚，不为自己求什么。

所以我们不能只把他当作好老师就放下。他若不是他所说的那一位，他的话就太过分了；他若是，那么听见的人总要有个回应。

有一天他在路上问门徒，众人说他是谁。门徒说了几种意见，都很恭敬。他接着问：

> 又问他们说，你们说我是谁；彼得回答说，你是基督。（马可福音 8:29）

别人的意见，第一个问题就问完了；第二个问题是问你的。不必今天就答，但请把它带在身边。读他的话，看他所行的，一面读一面问：这是谁？很多人就是这样读着读着，有一天发现自己已经有了答案。`,
        en: `Many people honour Jesus as a great teacher, and so he was. But great teachers point to the truth and say: it is over there, go and look for it. Jesus pointed to himself.

> Jesus saith unto him, I am the way, the truth, and the life: no man cometh unto the Father, but by me. (John 14:6)

He said that he could forgive sins, and those who stood by were shocked, for who can do that but God? He said that whoever had seen him had seen the Father. He said that at the last all nations would stand before him. From any other mouth such words would embarrass us. But he who spoke them was the humblest and sanest of men, who washed his disciples' feet and asked nothing for himself.

So we cannot call him a good teacher and leave it there. If he is not what he said, he said far too much. If he is, then whoever hears it owes some answer.

One day upon the road he asked his disciples who people said that he was. They gave several opinions, all of them respectful. Then he went on:

> And he saith unto them, But whom say ye that I am? And Peter answereth and saith unto him, Thou art the Christ. (Mark 8:29)

The first question is about what others think; the second is for you. It need not be answered today. But carry it with you. Read what he said, watch what he did, and keep asking: who is this? Many have found, reading so, that one day the answer was there.`,
      },
    },
    {
      title: { zh: "他为什么死", en: "Why He Died" },
      hits: 11485,
      body: {
        zh: `福音书用了很长的篇幅写耶稣的最后一个星期，好像整个故事都朝着那里走。他知道前面是什么，仍然往耶路撒冷去。他说过他来要做什么：

> 因为人子来，并不是要受人的服事，乃是要服事人，并且要舍命，作多人的赎价。（马可福音 10:45）

“赎价”是把人从捆绑里买出来的价钱。捆绑我们的不是绳索，是罪，是我们欠神、欠人而还不起的债。世上的错，总要有人承担：或是犯错的人担，或是被亏负的人忍着担。十字架的意思是，神没有假装账不存在，也没有叫我们还到死；他自己担了。

早在几百年前，先知就写过一位受苦的仆人。

> 那知他为我们的过犯受害，为我们的罪孽压伤；因他受的刑罚我们得平安；因他受的鞭伤我们得医治。（以赛亚书 53:5）

请留意那几个“我们”和“他”。过犯是我们的，伤是他的；平安是我们的，刑罚是他的。这不是一位发怒的父，把气出在无辜的儿子身上；父与子同心，是神自己在基督里来到最低的地方，把我们带回家。

他被钉的时候，为钉他的人祷告，求父赦免他们。旁边有一个强盗，一生都来不及改了，只说了一句求他记念的话，耶稣就应许他当天同在乐园里。

十字架告诉我们两件事：我们的光景比我们愿意承认的更坏；我们所蒙的爱，比我们敢想的更大。`,
        en: `The Gospels give much room to the last week of Jesus, as if everything moved towards it. He knew what lay ahead, and still he went to Jerusalem. He had said what he came to do:

> For even the Son of man came not to be ministered unto, but to minister, and to give his life a ransom for many. (Mark 10:45)

A ransom is the price that buys someone out of bondage. What binds us is not rope but sin, the debt to God and to others which we cannot pay. When a wrong is done, somebody must bear it. The cross means that God did not pretend there was no debt, nor make us pay it with our lives. He bore it himself.

Centuries before, a prophet had written of a servant who suffers.

> But he was wounded for our transgressions, he was bruised for our iniquities: the chastisement of our peace was upon him; and with his stripes we are healed. (Isaiah 53:5)

Notice each “our” and “he”. The transgressions are ours, the wounds are his. This is not an angry father striking an innocent son. Father and Son are of one mind; it is God himself who came in Christ to the lowest place to bring us home.

As they nailed him there he prayed for them. A robber beside him, with no time left to mend his life, asked only to be remembered, and was promised paradise that day.

The cross says two things: we are worse off than we like to admit, and more loved than we dare to think.`,
      },
    },
    {
      title: { zh: "第三日", en: "The Third Day" },
      hits: 8751,
      body: {
        zh: `若故事在坟墓那里结束，我们今天不会知道耶稣的名字。罗马人钉死过许多人，没有谁记得他们。门徒在那个星期五都散了，把门关上，害怕轮到自己。

可是几个星期以后，同样这些人站在耶路撒冷的大街上，对众人说：神已经叫他复活了。他们没有因此得着钱财和权势，得着的是鞭打和监牢；多数人一直说到死也没有改口。是什么叫他们变了？他们自己说得很简单：我们看见主了。

保罗写信给哥林多人，提到他所领受又传给他们的话，那是最早的见证之一。

> 我当日所领受又传给你们的，第一，就是基督照圣经所说，为我们的罪死了。而且埋葬了；又照圣经所说，第三天复活了。（哥林多前书 15:3-4）

第一个看见主的人，是一个名叫抹大拉的马利亚的妇女。在那个时代，妇女的话在法庭上没有分量；若是编故事，不会选她作证人。她站在坟墓外面哭，以为面前的人是看园的，直到他叫她的名字。

复活的意思是：耶稣所说的是真的，十字架上成了的事是成了的，死不再是最后一句话。因为他活着，相信他的人也要活着。

你若对这件事有怀疑，不必勉强。多马也怀疑过，主没有责备他问，只是把手伸给他看。`,
        en: `If the story had ended at the grave, we should not know the name of Jesus. The Romans crucified many, and nobody remembers them. On that Friday the disciples scattered and locked their doors, afraid that they would be next.

A few weeks later the same men stood in the streets of Jerusalem and said that God had raised him up. They gained neither money nor power by it; they gained stripes and prison, and they went on saying it to the end. What had changed them? Their own account is simple: they had seen the Lord.

Paul, writing to Corinth, passes on what he himself received, one of the oldest testimonies we have.

> For I delivered unto you first of all that which I also received, how that Christ died for our sins according to the scriptures; And that he was buried, and that he rose again the third day according to the scriptures. (1 Corinthians 15:3-4)

The first to see him was a woman, Mary Magdalene. In those days the word of a woman counted for little in court; nobody making up a story would have chosen her. She stood weeping outside the tomb and took him for the gardener, until he spoke her name.

The resurrection means that what Jesus said is true, that what he finished on the cross is finished, and that death does not have the last word. Because he lives, those who trust him shall live also.

If you have doubts, do not force them away. Thomas doubted too, and the Lord did not rebuke him for asking. He showed him his hands.`,
      },
    },
    {
      title: { zh: "他如今在哪里", en: "Where He Is Now" },
      hits: 6639,
      body: {
        zh: `复活以后四十天，耶稣在门徒眼前升到天上去了。奇怪的是，门徒没有为离别哭，倒大大欢喜地回到城里。他们知道他没有走远。

升天不是说他搬到一个很远的地方，够不着了；是说他得了天上地下所有的权柄，从前他在加利利，就不能在耶路撒冷，如今他借着圣灵，无论在哪里都与属他的人同在。临走他留下一句话：

> 我就常与你们同在，直到世界的末了。（马太福音 28:20）

他在父面前也没有忘记我们。

> 凡靠着他进到神面前的人，他都能拯救到底；因为他是长远活着，替他们祈求。（希伯来书 7:25）

“替他们祈求”是很亲切的话。你睡着的时候，你忘了祷告的时候，你祷告不出来的时候，有一位在替你祷告，而且他祷告，父总是听的。

他还要再来。圣经没有告诉我们日期，耶稣说连推算也不必；我们只要像等家里人回来的人那样，把灯点着，把手里的工做好。那一天，一切弯曲的都要弄直，眼泪都要擦干。

所以基督徒说“认识耶稣”，不是说读过一位古人的传记。传记里的人不会回答你；耶稣会。他如今活着，听得见，近得只隔一句祷告。`,
        en: `Forty days after he rose, Jesus was taken up to heaven before their eyes. The strange thing is that his disciples did not weep at the parting; they went back to the city with great joy. They knew that he had not gone far.

The ascension does not mean that he moved to some distant place beyond our reach. It means that all power is given to him. When he was in Galilee he was not in Jerusalem; now by his Spirit he is with his own wherever they are. He left them these words:

> I am with you alway, even unto the end of the world. (Matthew 28:20)

Nor does he forget us before the Father.

> Wherefore he is able also to save them to the uttermost that come unto God by him, seeing he ever liveth to make intercession for them. (Hebrews 7:25)

It is a tender thing to be prayed for. While you sleep, when you forget to pray, when you cannot, there is one who prays for you, and the Father always hears him.

And he will come again. The Bible gives no date, and Jesus told us not to reckon one. We are to be like people who wait for one of the family to come home, with the lamp lit and the work done. On that day the crooked will be made straight and tears will be dried.

So to know Jesus is not to have read the life of a man long ago. A man in a book cannot answer. Jesus lives, and hears, and is no farther off than a prayer.`,
      },
    },
    {
      title: { zh: "他的邀请", en: "His Invitation" },
      hits: 6098,
      body: {
        zh: `读完这些，你也许会问：那么他要我做什么？他没有先给一张要求的单子，他先说：来。

> 凡劳苦担重担的人，可以到我这里来，我就使你们得安息。我心里柔和谦卑，你们当负我的轭，学我的样式，这样，你们心里就必得享安息。因为我的轭是容易的，我的担子是轻省的。（马太福音 11:28-30）

他叫的不是能干的人，是劳苦担重担的人。有的担子别人看得见，比如病、债、年老的父母；有的担子谁也看不见，比如一句说错了收不回来的话，一个一直装作坚强的样子。他没有说“先把担子整理好再来”，他说“到我这里来”。

他也说到轭。轭是架在两头牛肩上的木头，叫它们并排走。耶稣不是把我们的担子拿走，让我们闲着；他是与我们并排，重的那一头在他肩上，我们跟着学他的步子。跟从他有代价，他从来没有瞒过人；可是与他同行的人，心里有安息。

怎样来呢？不必走到什么特别的地方。可以就在你坐着的地方，用自己的话对他说：

- 主耶稣，我累了，我愿意到你这里来。
- 我做过的那些错事，求你赦免。
- 你为我死，又为我活，我愿意信靠你。
- 求你教我跟你走。

他听得见。若你说了这样的话，告诉一位你认识的基督徒，请他陪你走一段。`,
        en: `After all this you may ask: what then does he want of me? He does not begin with a list. He begins by saying: come.

> Come unto me, all ye that labour and are heavy laden, and I will give you rest. Take my yoke upon you, and learn of me; for I am meek and lowly in heart: and ye shall find rest unto your souls. For my yoke is easy, and my burden is light. (Matthew 11:28-30)

He does not call the capable but those who labour and are heavy laden. Some burdens can be seen: sickness, debt, the care of the old. Others nobody sees: a word that cannot be unsaid, a brave face worn too long.

He speaks also of a yoke. It lies across the shoulders of two oxen so that they walk side by side. Jesus does not take our load away and leave us idle; he walks beside us with the heavy end on his own shoulder, and we learn his step. To follow him costs something, and he never hid it. But those who walk with him find rest.

How does one come? There is no special place to go to. Where you are sitting, in your own words, you may say:

- Lord Jesus, I am tired, and I should like to come to you.
- Forgive me the wrong that I have done.
- You died for me and live for me; I put my trust in you.
- Teach me to walk with you.

He hears. If you have said something like this, tell a Christian whom you know, and ask for company on the way.`,
      },
    },
  ],
};
