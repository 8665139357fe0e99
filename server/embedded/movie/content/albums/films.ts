import { shelf } from "./draft.ts";

/** Documentaries: the history of the church, of the Bible and of its lands. */
export const documentaries = shelf(
  301,
  "video",
  `
# 教会两千年 | Two Thousand Years of the Church | 37
从楼上的一百二十人到今天遍布各洲的群羊。二十四集长片不讳言教会的失败，也记下神的保守。 | From a hundred and twenty in an upper room to a flock on every continent. Twenty-four parts do not hide the church's failures, and record how God has kept her.
- 楼上的人 | The Upper Room
- 安提阿的街道 | The Streets of Antioch
- 烈火中的见证 | Witness in the Fire
- 地下墓室 | The Catacombs
- 护教的笔 | The Apologists' Pen
- 君王受洗 | An Emperor Baptised
- 尼西亚 | Nicaea
- 沙漠里的修士 | Monks of the Desert
- 希波的主教 | The Bishop of Hippo
- 罗马城陷落 | The Fall of the City
- 海岛上的福音 | Gospel to the Islands
- 抄经室 | The Scriptorium
- 东方与西方 | East and West
- 景教碑 | The Stone at Chang'an
- 托钵的人 | The Begging Friars
- 改教前的晨星 | Morning Stars
- 威登堡的门 | The Door at Wittenberg
- 日内瓦与苏黎世 | Geneva and Zurich
- 清教徒的海 | The Puritan Sea
- 田野里的布道 | Preaching in the Fields
- 往普天下去 | Into All the World
- 中国内地的脚踪 | Inland through China
- 世纪的伤口 | The Wounds of a Century
- 南方的教会 | The Church of the South

# 圣经的旅程 | The Journey of the Bible | 38
一本书怎样从羊皮卷走到你的手机里？八集纪录片追踪文士、译者与印刷匠的手。 | How did one book travel from parchment to the phone in your hand? Eight films follow the hands of scribes, translators and printers.
- 刻在石上 | Written on Stone
- 死海边的山洞 | Caves by the Dead Sea
- 七十士 | The Seventy
- 蒲草与羊皮 | Papyrus and Parchment
- 耶柔米的灯 | Jerome's Lamp
- 活字 | Movable Type
- 译者的代价 | The Translator's Price
- 还没有圣经的语言 | Tongues Still Waiting

# 和合本的故事 | The Story of the Union Version | 38
二十八年，几代译者，一本至今仍在家家诵读的中文圣经。影片访问译者的后人，也访问今天仍在抄写经文的老人。 | Twenty-eight years, several generations of translators, and a Chinese Bible still read aloud in homes today. The film visits the translators' descendants, and old people who still copy out its verses by hand.
- 三个委员会 | Three Committees
- 一个字争了三天 | Three Days over One Word
- 译者离世 | A Translator Dies
- 1919年的春天 | The Spring of 1919
- 祖母的那一本 | Grandmother's Copy

# 保罗的路 | The Roads of Paul | 37
导演背着相机走完三次宣教旅程与往罗马的海路。沿途的渔夫、店主与牧人，也成了影片里的讲解员。 | With a camera on his back the director walked the three journeys and sailed the sea road to Rome. Fishermen, shopkeepers and shepherds along the way become the guides of the film.
- 大数的少年 | A Boy of Tarsus
- 往大马色去 | Toward Damascus
- 居比路与彼西底 | Cyprus and Pisidia
- 路司得的石头 | Stones at Lystra
- 腓立比的河边 | By the River at Philippi
- 雅典的市场 | The Market of Athens
- 以弗所的三年 | Three Years at Ephesus
- 亚得里亚的风暴 | Storm on the Adria
- 租来的房子 | A Hired House

# 加利利四季 | Four Seasons in Galilee | 39
湖水、野花、麦田与雨季，看见福音书里的土地。 | Lake, wild flowers, wheat and winter rain: the land of the Gospels.
- 春：百合 | Spring: Lilies
- 夏：渔船 | Summer: Boats
- 秋：葡萄 | Autumn: Vines
- 冬：雨季的路 | Winter: Roads in the Rain

# 耶路撒冷的石头 | The Stones of Jerusalem | 39
一层城墙压着一层城墙，城里的石头各有故事。 | Wall upon wall, each stone of the city has its story.
- 大卫的泉 | David's Spring
- 希西家的水道 | Hezekiah's Tunnel
- 圣殿的台阶 | The Temple Steps
- 橄榄山 | The Mount of Olives
- 受苦之路 | The Way of Sorrows
- 园中新坟 | A New Tomb in a Garden

# 宣教士的箱子 | The Missionary's Trunk | 38
阁楼里的一只旧皮箱，打开是四代人的信件。 | An old trunk in an attic opens on four generations of letters.
- 箱子被打开 | The Trunk Is Opened
- 开往上海的船 | The Boat to Shanghai
- 山里的诊所 | A Clinic in the Hills
- 小小的坟 | A Small Grave
- 曾孙回去了 | The Great-Grandson Returns

# 盲人按琴师 | The Blind Organist | 31
他看不见乐谱，也看不见会众，却为小镇的主日弹了五十年琴。三集短片，最后一集没有旁白，只有琴声。 | He could see neither the notes nor the people, and for fifty years he played for the Sundays of a small town. There are three short parts, and the last has no narration, only the organ.
- 黑暗中的手 | Hands in the Dark
- 点字圣诗 | Hymns in Braille
- 最后一个和弦 | The Last Chord

# 高原上的诊疗车 | The Clinic Van on the Plateau | 39
一对医生夫妇，一辆旧车，十七个村子。 | A doctor and his wife, one old van, seventeen villages.
- 四千米的清晨 | Dawn at Four Thousand Metres
- 接生 | A Birth
- 雪封的路 | The Road Snowed Shut
- 留下来的理由 | Reasons to Stay

# 印经人 | The Bible Printers | 38
从木版到轮转机，几位老工人回忆怎样在艰难年月印出圣经。 | From woodblock to rotary press, old workers recall how Bibles were printed in hard years.
- 木版与墨 | Woodblock and Ink
- 纸从哪里来 | Finding Paper
- 夜班 | The Night Shift
- 第一百万本 | The Millionth Copy

# 山谷里的歌声：一个民族的诗班 | Song in the Valley: A People's Choir | 32
没有五线谱的村庄，却人人会唱四部和声。摄制组跟随诗班过了一年，从春耕拍到圣诞。 | In a village without printed music, everyone sings four-part harmony. The crew followed the choir for a year, from spring ploughing to Christmas.
- 田埂上的练习 | Practice on the Terraces
- 祖父的手抄本 | Grandfather's Manuscript
- 走路去邻村 | Walking to the Next Village
- 圣诞的火把 | Torches at Christmas

# 彩色玻璃 | Stained Glass | 38
一位修复师花了十一年，修补战火中破碎的一扇窗。 | A restorer spent eleven years mending one window shattered in war.
- 碎片 | Fragments
- 铅条与火 | Lead and Fire
- 缺了的脸 | The Missing Face
- 光进来 | Light Comes In

# 医院的起源 | Where Hospitals Came From | 21
为瘟疫中的陌生人留下来的人，改变了历史。 | Those who stayed for strangers in the plague changed history.
- 瘟疫中的教会 | The Church in the Plague
- 第一间病房 | The First Ward
- 麻疯村 | The Leper Village
- 护士提灯 | Nurses with Lamps
- 今日的善终之家 | The Hospice Today

# 乡村学堂 | Village Schoolrooms | 21
百年前的一间女校，怎样改变了一县的人。 | How one girls' school changed a whole county a century ago.
- 解开的脚 | Unbound Feet
- 第一班十一人 | A First Class of Eleven
- 先生的黑板 | The Teacher's Blackboard
- 她们的女儿 | Their Daughters

# 灯塔看守人的圣经 | The Lighthouse Keeper's Bible | 37
孤岛、海雾与一本写满批注的圣经。 | An island, sea fog, and a Bible full of pencilled notes.
- 上岛 | To the Island
- 批注 | Notes in the Margin
- 风暴之夜 | The Night of the Gale
- 灯换成自动的 | The Lamp Made Automatic

# 改教家的厨房 | The Reformer's Kitchen | 22
史书写讲台与辩论，这部片子写厨房：谁烧饭，谁收留难民，谁在瘟疫里照顾孤儿。 | Histories tell of pulpits and debates; this film tells of kitchens: who cooked, who sheltered refugees, who cared for the plague orphans.
- 逃出修院的女子 | Out of the Cloister
- 二十人的饭桌 | A Table for Twenty
- 难民的床铺 | Beds for Refugees
- 写信的姊妹 | Sisters Who Wrote Letters

# 海员福音船 | The Seamen's Gospel Ship | 39
港口只停两天，他们就用这两天去爱人。 | The ship is two days in port, and those two days are for loving people.
- 靠岸 | Making Port
- 机舱里的查经 | Bible Study in the Engine Room
- 一封家信 | A Letter Home
- 启航 | Under Way

# 监狱墙内的主日 | Sunday behind the Walls | 40
铁门关上，歌声响起。片中人物均为演员，故事由多位院牧的经历改写而成。 | The gate shuts and the singing begins. The people on screen are actors, and the story is drawn from what several chaplains have seen.
- 第一次进去 | Going In
- 编号与名字 | Number and Name
- 受害者的信 | A Victim's Letter
- 出狱那天 | Release Day

# 麦子与面包：一间教会的赈济 | Wheat and Bread: A Church Feeds Its Town | 37
每天清早四点，地下室的烤炉点着了。 | At four each morning the oven in the basement is lit.
- 四点钟 | Four O'Clock
- 排队的人 | Those in the Queue
- 面粉用完了 | The Flour Runs Out
- 一起吃饭 | Eating Together

# 古道上的十字架 | Crosses along the Old Road | 38
沿着驼队走过的古道，寻访千年前信徒留下的石刻。 | Along the old caravan road the film seeks the carvings left by believers a thousand years ago.
- 碑林 | The Forest of Steles
- 莲花上的十字 | A Cross upon a Lotus
- 沙漠里的书卷 | Scrolls in the Sand
- 泉州的墓石 | Tombstones of Quanzhou
- 路没有断 | The Road Unbroken
`,
);
