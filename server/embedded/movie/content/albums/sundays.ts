import { shelf } from "./draft.ts";

/** Sunday sermons: whole years first, then shorter series preached on Sundays. */
export const sundays = shelf(
  205,
  "both",
  `
# 主日讲道 2017：天国近了 | Sunday Sermons 2017: The Kingdom Draws Near | 1 | weekly
这一年的主日由马太福音开始，随后转入诗篇与两封监狱书信。五十三个主日，同听一位君王的声音。 | The year's Sundays began with Matthew and moved on to the Psalms and two prison letters. On fifty-three Sundays we listened to one King.
@sundays 2017 马太福音/Matthew 1-28; 诗篇/Psalm 1-15; 以弗所书/Ephesians 1-6; 腓立比书/Philippians 1-4

# 主日讲道 2018：帐棚与祭坛 | Sunday Sermons 2018: Tents and Altars | 1 | weekly
随着亚伯拉罕一家走过半年，再用诗篇学习祷告，最后以歌罗西书收束。 | Half the year was spent on the road with Abraham's household; the Psalms then taught us to pray, and Colossians brought the year to a close.
@sundays 2018 创世记/Genesis 1-25; 雅各书/James 1-5; 诗篇/Psalm 16-33; 歌罗西书/Colossians 1-4

# 主日讲道 2019：寻找失丧的人 | Sunday Sermons 2019: Seeking the Lost | 7 | weekly
路加笔下的救主走进税吏与寡妇的家。下半年查考希伯来书，学习定睛在祂身上。 | Luke's Saviour enters the homes of publicans and widows. In the second half of the year Hebrews taught us to fix our eyes on him.
@sundays 2019 路加福音/Luke 1-24; 诗篇/Psalm 34-46; 希伯来书/Hebrews 1-13; 哈该书/Haggai 1-2

# 主日讲道 2020：我们的居所 | Sunday Sermons 2020: Our Dwelling Place | 2 | weekly
许多弟兄姊妹在这一年隔着屏幕敬拜。讲台从诗篇九十篇开始：主啊，你世世代代作我们的居所。 | Many worshipped through a screen this year. The pulpit began with the ninetieth Psalm: Lord, thou hast been our dwelling place in all generations.
@sundays 2020 诗篇/Psalm 90-106; 马可福音/Mark 1-16; 彼得前书/1 Peter 1-5; 耶利米哀歌/Lamentations 1-5; 约伯记/Job 38-42; 路得记/Ruth 1-4

# 主日讲道 2021：直到地极 | Sunday Sermons 2021: To the Ends of the Earth | 7 | weekly
重新聚集的一年，我们读使徒行传，也唱上行之诗。 | In the year we gathered again we read Acts and sang the songs of ascents.
@sundays 2021 使徒行传/Acts 1-28; 诗篇/Psalm 120-134; 帖撒罗尼迦前书/1 Thessalonians 1-5; 约拿书/Jonah 1-4

# 主日讲道 2022：过红海的人 | Sunday Sermons 2022: Through the Sea | 4 | weekly
出埃及记与约翰福音彼此照亮：羔羊、吗哪、磐石里的水，都指向同一位主。 | Exodus and John shed light on each other: the lamb, the manna and the water from the rock all point to one Lord.
@sundays 2022 出埃及记/Exodus 1-20; 加拉太书/Galatians 1-6; 约翰福音/John 1-21; 约翰一书/1 John 1-5

# 主日讲道 2023：因信称义的人 | Sunday Sermons 2023: Justified by Faith | 4 | weekly
罗马书十六章之后，我们听撒母耳与少年大卫的故事，再回到诗篇的忏悔与信靠。 | After the sixteen chapters of Romans came Samuel and the young David, and then the Psalms of repentance and trust.
@sundays 2023 罗马书/Romans 1-16; 撒母耳记上/1 Samuel 1-16; 诗篇/Psalm 50-65; 玛拉基书/Malachi 1-4; 犹大书/Jude 1

# 主日讲道 2024：安慰与建造 | Sunday Sermons 2024: Comfort and Building | 12 | weekly
从以赛亚的安慰之歌到尼希米的城墙，这一年的信息关乎一间教会怎样被医治、被建立。 | From Isaiah's songs of comfort to Nehemiah's wall, this year's messages are about how a church is healed and built.
@sundays 2024 以赛亚书/Isaiah 40-55; 哥林多前书/1 Corinthians 1-16; 尼希米记/Nehemiah 1-13; 提摩太后书/2 Timothy 1-4; 提多书/Titus 1-3

# 受难周：七日同行 | Holy Week: Seven Days Together | 5
从棕树枝到空坟墓，一天一篇，陪主走完最后的路。录音保留了会堂里的脚步声与静默。 | From palm branches to the empty tomb, one message a day, walking the last road with the Lord. The recording keeps the footsteps and the silences of the hall.
- 主日：和散那 | Sunday: Hosanna
- 周一：洁净圣殿 | Monday: Cleansing the Temple
- 周二：葡萄园的儿子 | Tuesday: The Son in the Vineyard
- 周三：打破的玉瓶 | Wednesday: The Broken Jar
- 周四：楼上的筵席 | Thursday: Supper Upstairs
- 周五：成了 | Friday: It Is Finished
- 周六：安息日的静默 | Saturday: A Silent Sabbath
- 复活清晨：祂不在这里 | Easter Morning: He Is Not Here

# 复活节期的清晨 | Mornings of Eastertide | 2
主复活以后的四十天里，祂一次次来到害怕的人中间。 | In the forty days after the resurrection he came again and again among frightened people.
- 马利亚，听见自己的名字 | Mary Hears Her Name
- 以马忤斯的晚餐 | Supper at Emmaus
- 锁着的门里 | Behind Locked Doors
- 多马的手 | The Hand of Thomas
- 岸边的炭火 | A Fire of Coals on the Shore
- 你爱我吗 | Lovest Thou Me?
- 加利利的山上 | On the Hill in Galilee
- 看着祂升上去 | Watching Him Go Up

# 将临四主日 | Four Sundays of Advent | 6
四支蜡烛，四篇信息：盼望、平安、喜乐与爱。每篇开始，都由一个家庭上台点蜡烛。 | Four candles and four messages: hope, peace, joy and love. Each begins with a family coming forward to light the candle.
- 黑暗中的百姓 | A People in Darkness
- 旷野的人声 | A Voice in the Wilderness
- 尊主为大的歌 | A Song That Magnifies
- 以马内利 | Emmanuel

# 圣诞讲台：马槽边的人 | Christmas Pulpit: Those around the Manger | 10
牧羊人、博士、约瑟、西面……每一个站在马槽边的人，都把什么放下了。 | Shepherds, wise men, Joseph, Simeon: everyone who came to the manger laid something down.
- 住满了的客店 | No Room at the Inn
- 夜班的牧羊人 | Shepherds on the Night Shift
- 约瑟醒来以后 | When Joseph Awoke
- 马利亚心里的话 | What Mary Pondered
- 绕路回家的博士 | Wise Men by Another Road
- 西面的双臂 | The Arms of Simeon
- 亚拿等候的年日 | The Long Years of Anna

# 五旬节之后：圣灵与教会 | After Pentecost: The Spirit and the Church | 8
风与火之后是什么？是擘饼、祷告，和彼此相顾的日子。 | What comes after wind and fire? Breaking of bread, prayers, and days of caring for one another.
- 如同一阵大风 | Like a Rushing Wind
- 各人听见乡音 | Each in His Own Tongue
- 三千个新人 | Three Thousand Newborn
- 恒心遵守的四件事 | Four Things They Kept
- 美门口的手 | A Hand at the Beautiful Gate
- 圣灵的安慰 | The Comfort of the Spirit
- 圣灵的果子 | The Fruit of the Spirit
- 不要叫圣灵担忧 | Grieve Not the Spirit

# 年终主日：数算恩典 | Year's End: Counting Mercies | 14
十年间每年最后一个主日的信息合成一辑，听见的是同一句感谢。 | Ten years of last-Sunday messages in one collection, and in all of them the same thanks.
- 到如今都帮助我们 | Hitherto Hath the Lord Helped Us
- 数算自己的日子 | Number Our Days
- 回头看那条路 | Remember All the Way
- 没有缺少什么 | Lacking Nothing
- 以恩典为年岁的冠冕 | A Year Crowned with Goodness
- 旧事已过 | Old Things Passed Away
- 未曾走过的路 | A Way Not Passed Before
- 忘记背后 | Forgetting What Is Behind
- 祂的怜悯不至断绝 | His Compassions Fail Not
- 主必再来 | The Lord Will Come

# 使徒信经主日讲章 | Sunday Sermons on the Apostles' Creed | 19
每个主日同声宣告的句子，究竟在说什么？十二篇讲章逐句解开信经。 | What are we saying when we speak those words together each Sunday? Twelve sermons open the Creed line by line.
- 我信 | I Believe
- 全能的父 | The Father Almighty
- 创造天地的主 | Maker of Heaven and Earth
- 我主耶稣基督 | Jesus Christ Our Lord
- 为童女所生 | Born of the Virgin
- 受难，被钉 | Suffered and Crucified
- 第三天复活 | The Third Day He Rose
- 坐在父的右边 | At the Right Hand of the Father
- 我信圣灵 | I Believe in the Holy Ghost
- 圣徒相通 | The Communion of Saints
- 罪得赦免 | The Forgiveness of Sins
- 身体复活与永生 | Resurrection and Life Everlasting

# 十条诫命，一颗心 | Ten Commandments, One Heart | 16
律法先说“我是领你出来的”，然后才说“不可”。 | The law first says “I brought thee out”, and only then “thou shalt not”.
- 领你出来的神 | The God Who Brought You Out
- 除我以外 | No Other Gods
- 手造的像 | Images of Our Making
- 名字的重量 | The Weight of a Name
- 第七日的礼物 | The Gift of the Seventh Day
- 孝敬父母 | Honour Thy Parents
- 生命是祂的 | Life Is His
- 守住盟约 | Keeping Covenant
- 张开的手 | An Open Hand
- 真实的嘴唇 | Truthful Lips
- 知足的心 | A Contented Heart

# 圣灵所结的果子 | Ninefold Fruit | 23
果子不是做出来的，是住在葡萄树上长出来的。 | Fruit is not manufactured; it grows on branches that abide in the vine.
- 枝子与树 | Branch and Vine
- 仁爱 | Love
- 喜乐 | Joy
- 和平 | Peace
- 忍耐 | Longsuffering
- 恩慈与良善 | Gentleness and Goodness
- 信实 | Faith
- 温柔 | Meekness
- 节制 | Temperance

# 旷野的讲台 | A Pulpit in the Desert | 11
给正在干旱之地行走的人：那里有吗哪、有云柱，也有神。 | For those crossing dry ground: there is manna there, and a pillar of cloud, and God.
- 三天没有水 | Three Days without Water
- 今天的吗哪 | Manna for Today
- 击打磐石 | The Stricken Rock
- 云柱停住的时候 | When the Cloud Stands Still
- 铜蛇 | The Serpent of Brass
- 鞋没有穿破 | Shoes That Did Not Wear Out
- 望见那地 | Sight of the Land

# 恩典够用 | Sufficient Grace | 3
软弱里得以完全的恩典，是这位牧者三十年讲台的主调。八篇选自不同年份，合在一起正像一幅拼布。 | Grace made perfect in weakness has been the keynote of this pastor's thirty years in the pulpit. The eight come from different years, and together they look like a patchwork quilt.
- 那根刺 | The Thorn
- 三次祈求 | Asking Three Times
- 恩典先到了 | Grace Was There First
- 瘸腿的米非波设 | Mephibosheth at the Table
- 撒该下来吧 | Come Down, Zacchaeus
- 罪在哪里显多 | Where Sin Abounded
- 施恩的宝座 | The Throne of Grace
- 末了的祝福 | The Last Blessing

# 向着天上的召唤 | The Upward Call | 9
信徒的路是向上的，也是向前的；讲者以赛跑、爬山与归家作比喻。 | The believer's road goes upward and onward; the preacher speaks of running, climbing and coming home.
- 起跑的地方 | Where the Race Begins
- 放下各样的重担 | Laying Weights Aside
- 跌倒七次 | Falling Seven Times
- 云彩般的见证人 | A Cloud of Witnesses
- 标竿 | The Mark
- 冠冕给谁 | For Whom the Crown
- 家乡更美 | A Better Country

# 主日晚堂：雅各的梯子 | Sunday Evening: Jacob's Ladder | 22 | weekly audio
晚堂聚会人不多，信息也短，却常常说到心里。这里收录一年中的二十六个夜晚，以旧约人物为题。 | Few come to the evening meeting and the messages are short, yet they often reach the heart. Here are twenty-six evenings of a year, on people of the Old Testament.
- 亚伯仍旧说话 | Abel Still Speaks
- 以诺与神同行 | Enoch Walked with God
- 挪亚关上的门 | The Door of Noah
- 亚伯兰离开本地 | Abram Leaves Home
- 夏甲遇见看顾人的神 | Hagar and the God Who Sees
- 撒拉的笑声 | The Laughter of Sarah
- 以撒重挖的井 | Isaac's Old Wells
- 雅各枕着石头 | Jacob's Stone Pillow
- 利亚的四个儿子 | Four Sons of Leah
- 约瑟的两个梦 | Two Dreams of Joseph
- 犹大愿意代替 | Judah Offers Himself
- 米利暗守着芦荻 | Miriam among the Reeds
- 亚伦沉默不语 | Aaron Held His Peace
- 比撒列的巧手 | The Skill of Bezaleel
- 迦勒求那山地 | Caleb Asks for the Hill
- 喇合窗上的红绳 | Rahab's Scarlet Cord
- 底波拉的棕树 | The Palm Tree of Deborah
- 基甸的三百人 | Gideon's Three Hundred
- 哈拿的祷告 | The Prayer of Hannah
- 约拿单的弓 | The Bow of Jonathan
- 亚比该路上拦阻 | Abigail on the Road
- 拿单讲了一个故事 | Nathan Tells a Story
- 撒勒法的寡妇 | The Widow of Zarephath
- 以利沙的外衣 | The Mantle of Elisha
- 乃缦家的小女子 | The Little Maid in Naaman's House
- 但以理开着的窗 | Daniel's Open Window

# 圣餐桌前 | Before the Lord's Table | 5 | audio
每月第一个主日，短讲之后便擘饼。十二篇信息，都从桌边说起。 | On the first Sunday of each month a short message leads to the bread and the cup. These are twelve of them, all spoken beside the table.
- 记念我 | Remembrance of Me
- 擘开 | Broken
- 为多人流出来 | Shed for Many
- 省察与坦然 | Examined and Unafraid
- 同领一个饼 | One Bread
- 桌上的叛徒 | The Traitor at Table
- 新约 | The New Covenant
- 表明主的死 | Shewing His Death
- 直等到祂来 | Till He Come
- 吃饱的五千人 | Five Thousand Filled
- 敌人面前的筵席 | A Table before Enemies
- 羔羊的婚筵 | The Marriage Supper

# 乡间小堂讲道选 | Sermons from a Country Chapel | 27 | weekly audio
木凳、煤炉、三十几位会友；小堂里的福音与大城里的一样丰满。 | Wooden benches, a coal stove and some thirty members; the gospel in a small chapel is as full as in any city.
- 撒种的季节 | Seedtime
- 井边的谈话 | Talk beside the Well
- 雨后的虹 | A Bow after Rain
- 迷路的一只 | The One That Strayed
- 打谷场 | The Threshing Floor
- 枝子修剪以后 | After the Pruning
- 点灯的妇人 | The Woman with a Lamp
- 芥菜与飞鸟 | Mustard and Birds
- 收割的人少 | Few Labourers
- 秋日的感恩 | Autumn Thanks

# 青年主日：趁着年幼 | Youth Sunday: In the Days of Thy Youth | 24
每季一次，由青年团契领会。题目是他们自己选的：前途、友谊、孤单与真实。 | Once a quarter the young people lead the service. The themes are their own: the future, friendship, loneliness and being real.
- 约瑟十七岁 | Joseph at Seventeen
- 我不过是年幼的 | I Am but a Child
- 五饼二鱼的少年 | The Lad with Five Loaves
- 朋友与铁磨铁 | Iron Sharpens Iron
- 财主少年忧愁走了 | The Young Ruler Went Away
- 马可回来了 | Mark Came Back
- 不可叫人小看你 | Let No Man Despise Thy Youth
- 屏幕以外的自己 | Who I Am beyond the Screen

# 祷告的讲章：从亚伯拉罕到保罗 | Sermons on Prayer: From Abraham to Paul | 3
圣经里的人怎样祷告，我们便怎样学。 | As the men and women of Scripture prayed, so we learn to pray.
- 为所多玛求情 | Pleading for Sodom
- 雅博渡口 | The Ford of Jabbok
- 摩西举起的手 | The Lifted Hands of Moses
- 所罗门求智慧 | Solomon Asks for Wisdom
- 以利亚屈身在地 | Elijah Bows to the Ground
- 希西家展开书信 | Hezekiah Spreads the Letter
- 客西马尼 | Gethsemane
- 半夜唱诗 | Singing at Midnight
- 屈膝在父面前 | Bowing before the Father

# 盼望的锚 | Anchor of the Soul | 12
在消息令人不安的日子里，六篇关于盼望的主日信息。盼望不是乐观，而是系在幔内的锚。 | Six Sunday messages on hope, for days of unsettling news. Hope is not optimism but an anchor fixed within the veil.
- 系在哪里 | Where Is It Fastened?
- 不至于羞耻 | Hope Maketh Not Ashamed
- 叹息的万物 | A Groaning Creation
- 我们不丧胆 | We Faint Not
- 活泼的盼望 | A Lively Hope
- 新天新地 | New Heavens, New Earth

# 差传主日 | Mission Sundays | 28
每年五月，讲台转向远方。 | Each May the pulpit turns toward distant places.
- 禾场已经熟了 | Fields White to Harvest
- 若没有奉差遣 | Except They Be Sent
- 安提阿的禁食 | Fasting at Antioch
- 马其顿的呼声 | The Call from Macedonia
- 拿着绳子的人 | Those Who Hold the Ropes
- 用母语听见 | Hearing in the Mother Tongue
- 万国的敬拜 | All Nations Worship

# 给疲倦的人：马太福音十一章 | For the Weary: Matthew Eleven | 6
一章圣经，讲了五个主日；许多人说，终于可以歇一歇了。 | One chapter, five Sundays; many said they could rest at last.
- 牢里的疑问 | A Question from Prison
- 吹笛不跳舞 | Piping without Dancing
- 婴孩所明白的 | Revealed unto Babes
- 凡劳苦担重担的 | All Ye That Labour
- 我的轭是容易的 | My Yoke Is Easy

# 天父的家：浪子比喻讲章 | The Father's House: Sermons on the Prodigal | 20
一个比喻，两个儿子，一位奔跑的父亲。 | One parable, two sons, and a father who ran.
- 远方 | The Far Country
- 醒悟过来 | When He Came to Himself
- 父亲跑来 | The Father Ran
- 袍子、戒指与鞋 | Robe, Ring and Shoes
- 门外的长子 | The Elder Brother Outside
- 席间空着的位子 | The Empty Seat at the Feast
`,
);
