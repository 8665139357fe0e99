import { shelf } from "./draft.ts";

/** Testimonies and short films. */
export const testimonies = shelf(
  302,
  "video",
  `
# 我要说出来：普通人的见证 | I Must Tell It: Ordinary Witnesses | 40 | weekly
每周一位普通人，坐在同一把椅子上，讲神怎样遇见他。出租车司机、教师、母亲、厨师……都有一个故事。 | Each week an ordinary person sits in the same chair and tells how God met them. A taxi driver, a teacher, a mother, a cook: each has a story.
- 夜班司机 | The Night Driver
- 卖豆浆的夫妇 | The Soy Milk Sellers
- 乡村教师 | A Country Teacher
- 第三次化疗 | The Third Chemotherapy
- 我曾恨我父亲 | I Hated My Father
- 从赌桌起来 | Up from the Gaming Table
- 护士站的灯 | The Lamp at the Nurses' Station
- 厨师的祷告 | A Chef's Prayer
- 轮椅上的画家 | The Painter in a Wheelchair
- 我是养女 | I Was Adopted
- 十二年的酒 | Twelve Years of Drink
- 理发店里的福音 | Gospel at the Barber's
- 程序员的夜晚 | A Programmer's Night
- 失聪的姊妹 | The Sister Who Cannot Hear
- 公公受洗 | My Father-in-Law Is Baptised
- 工地上的团契 | Fellowship on the Building Site
- 那场车祸 | The Accident
- 博士与石匠 | The Doctor and the Mason
- 远嫁他乡 | Married Far Away
- 退伍军人 | The Veteran
- 我偷过那笔钱 | I Took That Money
- 孩子先信了 | My Child Believed First
- 开花店的寡妇 | The Widow's Flower Shop
- 八十岁才识字 | Learning to Read at Eighty
- 琴房的眼泪 | Tears in the Practice Room
- 今天换我坐这里 | Today I Take the Chair

# 晚祷的人 | The One Who Prayed at Evening | 37
一位守门老人每晚为大楼里的人祷告，没有人知道。 | An old doorkeeper prays each evening for all in the building, and no one knows.
- 钥匙 | Keys
- 四十二户 | Forty-Two Flats
- 停电的夜晚 | The Night the Lights Went Out

# 浪子回家（现代版） | The Prodigal, Today | 37
短片三幕，把两千年前的比喻搬进今天的城市。 | Three acts set the ancient parable in a city of today.
- 转账 | The Transfer
- 地下通道 | The Underpass
- 站台上的父亲 | Father on the Platform

# 最后一班渡轮 | The Last Ferry | 36
两个不说话的兄弟，被大雾困在同一条船上。 | Two brothers who do not speak are fogbound on one boat.
- 登船 | Boarding
- 雾 | Fog
- 靠岸以前 | Before Landing

# 她的名字叫平安 | Her Name Is Peace | 40
一位母亲失去女儿后，在孤儿院遇见同名的孩子。影片缓缓讲述安慰怎样临到，又怎样传给别人。 | After losing her daughter a mother meets a child of the same name in an orphanage. The film tells gently how comfort comes, and how it is passed on.
- 空房间 | The Empty Room
- 同名 | The Same Name
- 种树 | Planting a Tree
- 平安 | Peace

# 戒毒所日记 | Diary of a Recovery House | 40
六个弟兄，九十天，一位不放弃他们的牧者。 | Six brothers, ninety days, and a pastor who would not give up on them.
- 第一天 | Day One
- 第十七天：逃走 | Day Seventeen: Running
- 第三十天：写信 | Day Thirty: Letters
- 第六十天：母亲来了 | Day Sixty: Mother Comes
- 第九十天 | Day Ninety

# 医生的转弯 | The Surgeon's Turning | 39
救过许多人的手，有一天救不了自己的妻子。 | The hands that had saved so many could not save his wife.
- 手术灯 | Theatre Lights
- 等候区 | The Waiting Area
- 转弯 | Turning

# 果园里的约定 | A Promise in the Orchard | 36
爷爷说等树结果就带他去教会。 | Grandfather promised to take him to church when the tree bore fruit.
- 种下 | Planted
- 霜 | Frost
- 第一只梨 | The First Pear

# 从丛林来的信 | Letters from the Forest | 38
译经员夫妇与他们服事的村庄，用十年学会一种语言，再用十年译成一本福音书。影片的高潮，是村里人第一次听见神说自己的话。 | A translator and his wife spent ten years learning a language and ten more turning one Gospel into it. The film comes to its height when the villagers first hear God speak their own tongue.
- 学第一个字 | The First Word
- 没有“饶恕”这个词 | No Word for Forgive
- 疟疾 | Malaria
- 村长念出来了 | The Headman Reads Aloud
- 回信 | A Letter Back

# 失而复得的羊 | The Sheep That Was Found | 35
手绘动画短片，配以诗篇二十三篇的意境。 | A hand-drawn short film in the spirit of the twenty-third Psalm.
- 草场 | The Pasture
- 荆棘 | Thorns
- 肩头 | On His Shoulders

# 两代人的教堂 | A Church of Two Generations | 38
父亲要敲钟，儿子要吉他；一间小教会学习同唱一首歌。 | Father wants the bell, the son a guitar, and a small church learns to sing one song.
- 钟 | The Bell
- 吉他 | The Guitar
- 同一首歌 | One Song

# 陌生人的早餐 | Breakfast for a Stranger | 36
一份多买的早餐，牵出三个人的一天。 | One extra breakfast ties together the day of three people.
- 豆花 | Bean Curd
- 工地 | The Site
- 傍晚的回礼 | A Gift at Evening

# 我从远方来 | I Came from Afar | 40
留学生与移工的见证，在异乡遇见天父的家。 | Students and migrant workers tell how, far from home, they found the Father's house.
- 下雪的机场 | Snow at the Airport
- 中餐馆后厨 | The Restaurant Kitchen
- 房东太太的圣经 | The Landlady's Bible
- 论文被退 | The Thesis Returned
- 渔船上的日记 | Diary on a Trawler
- 第一次聚会 | A First Meeting
- 受洗的湖 | The Lake Where I Was Baptised
- 带着福音回家 | Taking the Gospel Home

# 狱中来的歌 | A Song from Prison | 32
他用二十年学会唱一句：奇异恩典。 | It took him twenty years to learn to sing one line about grace.
- 墙 | The Wall
- 弟兄 | A Brother
- 门开了 | The Door Opens

# 战地的圣诞夜 | Christmas Eve at the Front | 37
枪声停了一夜，两边的人唱同一首歌。 | The guns were still for one night, and both sides sang one carol.
- 战壕 | Trenches
- 歌声 | Carol
- 天亮以后 | After Daybreak

# 迟到的饶恕 | Late Forgiveness | 40
五个家庭，五次艰难的开口。有的重新拥抱，有的只能在墓前说完。 | Five families, and five times someone found it hard to speak. Some embrace again, and some can only finish speaking at a grave.
- 三十年没有回家 | Thirty Years Away
- 欠条 | The IOU
- 病房里的姐姐 | The Sister in the Ward
- 前妻的电话 | A Call from My Former Wife
- 墓前 | At the Grave

# 运动场边的牧师 | The Chaplain at the Track | 39
他陪着输掉比赛的人。 | He stays with those who lose the race.
- 起跑线 | The Start Line
- 受伤 | Injury
- 第四名 | Fourth Place
- 退役 | Retirement

# 拾荒老人的银行 | The Scrap Collector's Bank | 36
十五年捡来的瓶子，供出了七个学生。 | Fifteen years of gathered bottles put seven students through school.
- 瓶子 | Bottles
- 存折 | The Passbook
- 七封信 | Seven Letters

# 玻璃窗外的复活节 | Easter through the Window | 38
护理院不许探访的那一年，教会在窗外唱诗。 | In the year when no visitors were allowed, a church sang outside the windows of the care home.
- 隔着玻璃 | Through the Glass
- 窗外的诗班 | A Choir Outside
- 祂复活了 | He Is Risen

# 灯下的母亲 | Mother by Lamplight | 40
几位儿女回忆母亲祷告的样子。 | Grown children remember how their mothers prayed.
- 补衣服的时候 | While Mending
- 她的圣经 | Her Bible
- 跪出的印子 | Worn by Kneeling
- 轮到我了 | My Turn Now

# 修鞋匠的门徒 | The Cobbler's Disciple | 37
街角修鞋摊上，一个逃学少年听完了整部约翰福音。 | At a cobbler's stall a truant boy hears the whole Gospel of John.
- 断了的鞋跟 | A Broken Heel
- 一章换一双 | A Chapter a Pair
- 摊子空了 | The Stall Is Empty

# 风雨中的牧羊人 | Shepherd in the Storm | 36
真实牧羊人的一天，旁白取自诗篇。 | A day with a real shepherd, with words from the Psalms.
- 天未亮 | Before Light
- 数到九十九 | Counting to Ninety-Nine
- 夜归 | Home by Night

# 信主以后更难了吗 | Harder since I Believed? | 40
七个人诚实地讲信主后的挣扎，也讲为什么仍不回头。没有剪去眼泪，也没有剪去盼望。 | Seven people speak honestly of their struggles since believing, and of why they have not turned back. Neither the tears nor the hope have been cut.
- 家人赶我出门 | Put Out of the House
- 生意垮了 | The Business Failed
- 朋友散了 | Friends Fell Away
- 祷告还是没孩子 | Still No Child
- 旧瘾 | The Old Habit
- 教会分开了 | The Church Divided
- 仍然跟从 | Following Still

# 钟楼上的孩子 | The Child in the Bell Tower | 35
孤单的男孩躲进钟楼，遇见敲钟的老人。 | A lonely boy hides in the tower and meets the old bell-ringer.
- 台阶 | Steps
- 绳子 | The Rope
- 平安夜的钟 | The Bell on Christmas Eve

# 一束没有署名的花 | Flowers without a Name | 38
每逢主日清早，寡妇门前总有一束花。 | Each Sunday morning there are flowers at the widow's door.
- 白菊 | White Chrysanthemums
- 守候 | Watching
- 原来是你 | So It Was You

# 农夫的最后一季 | The Farmer's Last Season | 39
诊断书上写着六个月，他仍去撒种。 | The report said six months, and still he went out to sow.
- 春 | Spring
- 夏 | Summer
- 秋 | Autumn

# 短片集：三分钟福音 | Shorts: The Gospel in Three Minutes | 36
二十四支三分钟短片，没有说教，只有一幅图画、一句话。适合转发给朋友，也适合小组开场。 | Twenty-four films of three minutes each, with no lecture, only a picture and a sentence. Good to send to a friend or to open a group.
- 门 | The Door
- 碎碗 | The Broken Bowl
- 桥 | The Bridge
- 影子 | Shadow
- 背包 | The Rucksack
- 账单 | The Bill
- 地图 | The Map
- 盐 | Salt
- 面具 | The Mask
- 种子 | The Seed
- 绳结 | The Knot
- 镜子 | The Mirror
- 一杯水 | A Cup of Water
- 空位 | The Empty Seat
- 锈 | Rust
- 钥匙孔 | The Keyhole
- 迷路 | Lost
- 火柴 | The Match
- 伞 | The Umbrella
- 回音 | Echo
- 窗 | The Window
- 补丁 | The Patch
- 脚印 | Footprints
- 早晨 | Morning

# 列车上的查经班 | Bible Class on the Train | 39
六点四十分的通勤车，四个人，一本旧圣经。 | The six-forty commuter train, four passengers and one old Bible.
- 同座 | The Same Seat
- 读到哪里了 | Where Were We?
- 有人没来 | Someone Is Missing
- 下一站 | Next Stop

# 归回：一个无神论者的旅程 | Returning: An Atheist's Journey | 21
他写书反对信仰，却在整理亡妻的日记时停住了。 | He wrote against the faith until he began to sort his late wife's diaries.
- 讲台 | The Lectern
- 日记 | Diaries
- 疑问反过来 | The Question Turned
- 跪下 | Kneeling

# 十字路口的长椅 | The Bench at the Crossroads | 38
一张长椅，一天里坐过五个需要安慰的人。 | One bench, and in one day five people who needed comfort.
- 清早：学生 | Early: The Student
- 上午：新妈妈 | Morning: The New Mother
- 正午：推销员 | Noon: The Salesman
- 黄昏：老兵 | Dusk: The Old Soldier
- 深夜：歌手 | Late: The Singer
`,
);
