import { shelf } from "./draft.ts";

/** Stories and lessons for children. */
export const children = shelf(
  501,
  "both",
  `
# 睡前圣经故事一百零四则 | One Hundred and Four Bedtime Bible Stories | 33 | audio
一年五十二周，每周两则，从创造讲到新天新地。朵朵阿姨的声音很轻，故事讲完，小灯也该熄了。 | Two stories for each week of the year, from creation to the new heavens. Auntie Dora speaks softly, and when the story ends it is time to put out the lamp.
- 光先来了 | Light Came First
- 天空和大海 | Sky and Sea
- 第一棵树 | The First Tree
- 太阳、月亮、星星 | Sun, Moon and Stars
- 鱼儿和鸟儿 | Fish and Birds
- 亚当给动物取名 | Adam Names the Animals
- 夏娃来了 | Along Came Eve
- 不该吃的果子 | The Fruit They Should Not Eat
- 亚伯的小羊 | Abel's Lamb
- 挪亚造大船 | Noah Builds a Boat
- 雨下了四十天 | Forty Days of Rain
- 鸽子衔来叶子 | The Dove Brings a Leaf
- 高高的塔 | The Very Tall Tower
- 亚伯兰搬家 | Abram Moves House
- 数星星 | Counting Stars
- 帐棚门口的客人 | Guests at the Tent
- 宝宝以撒 | Baby Isaac
- 山上的公羊 | A Ram on the Mountain
- 井边的利百加 | Rebekah by the Well
- 双胞胎 | The Twins
- 一碗红豆汤 | A Bowl of Red Stew
- 通天的梯子 | A Ladder to Heaven
- 雅各想回家 | Jacob Wants to Go Home
- 哥哥跑来拥抱 | A Brother's Hug
- 约瑟的新衣 | Joseph's New Coat
- 被卖到远方 | Sold Far Away
- 牢房里的梦 | Dreams in Prison
- 哥哥们认出来了 | The Brothers Find Out
- 河里的小篮子 | A Basket on the River
- 烧不完的树丛 | The Bush That Would Not Burn Up
- 法老说不 | Pharaoh Says No
- 门上的记号 | The Mark on the Door
- 大海分开了 | The Sea Divides
- 天上掉下的饼 | Bread from the Sky
- 石头流出水 | Water from a Rock
- 十句要紧的话 | Ten Important Words
- 金牛犊 | The Golden Calf
- 神的大帐棚 | God's Big Tent
- 两个勇敢的探子 | Two Brave Spies
- 会说话的驴 | The Donkey Who Spoke
- 红绳子 | The Red Cord
- 城墙倒了 | The Wall Falls Down
- 底波拉坐在树下 | Deborah under the Tree
- 湿羊毛干羊毛 | Wet Fleece, Dry Fleece
- 瓶子里的火把 | Torches in Jars
- 大力士参孙 | Strong Samson
- 路得不走 | Ruth Will Stay
- 哈拿的眼泪 | Hannah's Tears
- 夜里谁在叫我 | Who Calls in the Night?
- 高个子国王 | The Tall King
- 最小的牧童 | The Youngest Shepherd Boy
- 小石子打巨人 | A Stone and a Giant
- 好朋友约拿单 | Jonathan, a True Friend
- 山洞里的大卫 | David in the Cave
- 坐在王的桌旁 | A Place at the King's Table
- 国王要智慧 | The King Asks for Wisdom
- 金光闪闪的殿 | The Golden Temple
- 乌鸦送饭 | Ravens Bring Supper
- 面粉用不完 | The Flour That Lasted
- 火从天降 | Fire from Heaven
- 轻轻的声音 | A Quiet Voice
- 火马火车 | A Chariot of Fire
- 一瓶油变多瓶 | One Jar, Many Jars
- 小女仆的好主意 | The Little Maid's Good Idea
- 斧头浮起来 | The Floating Axe
- 八岁的国王 | A Boy Becomes King
- 找到一本书 | A Book Is Found
- 约拿不想去 | Jonah Will Not Go
- 四个吃青菜的少年 | Four Boys and Their Vegetables
- 火窑里的四个人 | Four in the Furnace
- 墙上的手 | A Hand upon the Wall
- 狮子不饿 | The Lions Were Not Hungry
- 勇敢的王后 | A Brave Queen
- 大家来砌墙 | Everyone Builds the Wall
- 老爷爷说不出话 | The Old Man Who Could Not Speak
- 天使来找马利亚 | An Angel Visits Mary
- 马槽里的王 | A King in a Manger
- 牧羊人半夜跑 | Shepherds Run by Night
- 跟着星星走 | Following a Star
- 耶稣在殿里 | Jesus in the Temple
- 河里的洗礼 | Baptised in the River
- 跟我来 | Come with Me
- 水变成酒 | Water into Wine
- 屋顶开了洞 | A Hole in the Roof
- 睡在船上 | Asleep in the Boat
- 小女孩起来 | Little Girl, Get Up
- 男孩的午餐 | A Boy's Lunch
- 走在水上 | Walking on Water
- 好心的路人 | The Kind Traveller
- 找到小羊了 | The Lamb Is Found
- 爸爸跑来接我 | Father Runs to Meet Me
- 谢谢的那一个 | The One Who Said Thank You
- 抱抱孩子们 | Jesus and the Children
- 树上的小个子 | The Little Man in the Tree
- 看不见的人看见了 | The Blind Man Sees
- 骑驴进城 | Riding into Town
- 洗脚 | Washing Feet
- 最难过的一天 | The Saddest Day
- 坟墓空了 | The Empty Tomb
- 海边的早餐 | Breakfast on the Beach
- 回到天上 | Back to Heaven
- 像火像风 | Like Fire, Like Wind
- 保罗看见大光 | Paul Sees a Great Light
- 一切都新了 | Everything New

# 小羊咩咩的一天 | A Day with Baa the Lamb | 33 | video
小羊咩咩总想自己跑，牧人总能找到它。 | Baa the lamb always wants to run off, and the shepherd always finds him.
- 咩咩起床 | Baa Wakes Up
- 草那边更绿 | Greener Grass
- 掉进坑里 | Down a Hole
- 迷雾 | In the Fog
- 狼的声音 | The Wolf's Voice
- 朋友受伤了 | A Friend Is Hurt
- 剪毛的日子 | Shearing Day
- 回家 | Home

# 朵朵阿姨讲比喻 | Auntie Dora Tells the Parables | 33
布偶、剪纸和一盏台灯，把耶稣的比喻讲给孩子听。孩子们在录音室里笑出声，我们都留着。 | Puppets, paper cut-outs and a lamp bring the parables of Jesus to children. The children laughed aloud in the studio, and we have kept it all.
- 种子去哪儿了 | Where Did the Seeds Go?
- 一颗珍珠 | One Pearl
- 傻瓜盖房子 | The Foolish Builder
- 丢了一个钱 | A Lost Coin
- 路边受伤的人 | The Hurt Man by the Road
- 借我三个饼 | Lend Me Three Loaves
- 没有油的灯 | Lamps without Oil
- 请来吃席 | Come to the Feast
- 葡萄园的好老板 | The Kind Vineyard Owner
- 大大的芥菜 | The Great Big Mustard Plant

# 大年叔叔的工具箱 | Uncle Danian's Toolbox | 34 | video
一件工具，一个圣经道理：尺子讲诚实，胶水讲和好。 | One tool, one Bible lesson: the ruler teaches honesty, the glue making up.
- 尺子 | The Ruler
- 锤子 | The Hammer
- 胶水 | Glue
- 砂纸 | Sandpaper
- 水平仪 | The Spirit Level
- 手电筒 | The Torch
- 钉子 | Nails
- 说明书 | The Manual

# 方舟上的动物 | Animals of the Ark | 35 | video
长颈鹿低下头，蜗牛走得慢，神却等它们都上了船。 | The giraffe must bow and the snail is slow, but God waits until all are aboard.
- 蜗牛会迟到吗 | Will the Snail Be Late?
- 长颈鹿的房间 | A Room for the Giraffe
- 狮子吃草 | The Lion Eats Grass
- 怕黑的猫头鹰 | The Owl Afraid of the Dark
- 鸽子出发 | The Dove Sets Out
- 彩虹下的队伍 | Parade under the Rainbow

# 勇敢的孩子们 | Brave Children of the Bible | 34
撒母耳、米利暗、约西亚、以斯帖……他们小小年纪，却敢做对的事。讲完故事，大年叔叔会问：换作你，会怎么做？ | Samuel, Miriam, Josiah, Esther: young as they were, they dared to do right. When the story ends Uncle Danian asks what you would have done.
- 守篮子的姐姐 | The Sister Who Kept Watch
- 殿里的小仆人 | The Small Servant of the Temple
- 牧童不怕 | The Shepherd Boy Unafraid
- 八岁戴王冠 | Crowned at Eight
- 乃缦家的女孩 | The Girl at Naaman's House
- 四个好朋友 | Four Good Friends
- 被选上的以斯帖 | Esther Is Chosen
- 给出午餐的男孩 | The Boy Who Gave His Lunch
- 开门的罗大 | Rhoda at the Gate
- 保罗的外甥 | Paul's Nephew

# 圣诞日历：二十四扇小窗 | Christmas Calendar: Twenty-Four Little Windows | 35
十二月一日起，每天打开一扇小窗，听一段三分钟的圣诞故事。到了二十四日，孩子已站在马槽旁边。 | From the first of December a little window opens each day on three minutes of the Christmas story. By the twenty-fourth the child is standing beside the manger.
- 黑黑的夜 | A Dark, Dark Night
- 古老的应许 | An Old Promise
- 以赛亚的大光 | Isaiah's Great Light
- 小小的城 | A Little Town
- 撒迦利亚 | Zacharias
- 没有声音的爷爷 | Grandfather without a Voice
- 天使加百列 | The Angel Gabriel
- 马利亚说愿意 | Mary Says Yes
- 走山路 | Over the Hills
- 肚里的宝宝跳起来 | The Baby Who Leaped
- 马利亚唱歌 | Mary Sings
- 约瑟的梦 | Joseph's Dream
- 约翰出生 | John Is Born
- 国王要数人 | Everyone Must Be Counted
- 长长的路 | The Long Road
- 没有房间 | No Room
- 牛和驴 | Ox and Ass
- 山坡上的火 | A Fire on the Hill
- 羊群不睡 | Sleepless Sheep
- 天使来了 | Here Come the Angels
- 东方的星 | A Star in the East
- 骆驼出发 | Camels Set Out
- 平安的歌 | The Song of Peace
- 祂来了 | He Has Come

# 复活节小侦探 | Easter Detectives | 36 | video
石头谁滚开的？布为什么叠好了？三个小朋友寻找线索。 | Who rolled away the stone, and why was the cloth folded? Three friends look for clues.
- 丢失的石头 | The Missing Stone
- 叠好的布 | The Folded Cloth
- 跑步的脚印 | Running Footprints
- 花园里的人 | The Man in the Garden
- 烤鱼的香味 | The Smell of Fish
- 案子破了 | Case Solved

# 背经文唱唱跳 | Memory Verses to Sing and Skip | 33 | video
二十六节短短的金句，配上动作和节拍，孩子跟着跳就记住了。 | Twenty-six short verses with actions and rhythm; children skip along and remember.
@plain 创世记/Genesis 1:1; 诗篇/Psalm 23:1, 56:3, 100:3, 118:24, 119:105, 136:1, 150:6; 箴言/Proverbs 3:5, 17:17, 20:11; 马太福音/Matthew 5:14, 19:14, 28:20; 路加福音/Luke 6:31; 约翰福音/John 1:1, 3:16, 10:11, 14:6; 使徒行传/Acts 16:31; 罗马书/Romans 8:28; 以弗所书/Ephesians 4:32, 6:1; 腓立比书/Philippians 4:13; 希伯来书/Hebrews 13:8; 约翰一书/1 John 4:19

# 主日学教室：基督生平 | Sunday School: The Life of Christ | 35
可直接用在课堂的二十四课，附动作、提问与祷告。老师只要预备一颗爱孩子的心。 | Twenty-four lessons ready for class, with actions, questions and prayers. The teacher need only bring a heart that loves children.
- 祂在起初就在 | He Was There at the Start
- 马利亚与约瑟 | Mary and Joseph
- 牧羊人和博士 | Shepherds and Wise Men
- 逃往埃及 | Escape to Egypt
- 拿撒勒长大 | Growing Up in Nazareth
- 在父的家里 | In My Father's House
- 受洗 | Jesus Is Baptised
- 胜过试探 | Saying No to Temptation
- 四个渔夫 | Four Fishermen
- 婚礼上的帮助 | Help at a Wedding
- 医好彼得岳母 | Peter's Mother-in-Law
- 四个抬褥子的朋友 | Four Friends and a Mat
- 税吏马太 | Matthew Leaves His Desk
- 山上讲道 | Teaching on the Mountain
- 百夫长的仆人 | The Captain's Servant
- 平静风浪 | Calming the Storm
- 睚鲁的女儿 | The Daughter of Jairus
- 喂饱众人 | Feeding the Crowd
- 马大和马利亚 | Martha and Mary
- 拉撒路出来 | Lazarus, Come Forth
- 最后的晚餐 | The Last Supper
- 十字架 | The Cross
- 祂活了 | He Is Alive
- 去告诉人 | Go and Tell

# 祷告小手册 | My Little Prayer Book | 33 | audio
教三到六岁的孩子怎样向天父说话。 | Teaching three- to six-year-olds to speak to their heavenly Father.
- 早晨的祷告 | A Morning Prayer
- 吃饭的祷告 | A Prayer at Meals
- 害怕的时候 | When I Am Afraid
- 做错事的时候 | When I Did Wrong
- 为爸爸妈妈 | For Mum and Dad
- 为生病的朋友 | For a Sick Friend
- 谢谢天父 | Thank You, Father
- 晚上的祷告 | A Night-Time Prayer

# 沙漠探险队 | The Desert Expedition | 36 | video
四个孩子跟着地图走出埃及，沿途学习信靠。 | Four children follow a map out of Egypt and learn to trust along the way.
- 出发前夜 | The Night Before
- 追来的车 | Chariots Behind
- 苦水变甜 | Bitter Made Sweet
- 早晨的白霜 | White Frost at Morning
- 打胜仗的手 | Winning Hands
- 雷轰的山 | The Thundering Mountain
- 一同造帐棚 | Building the Tent Together
- 云柱起行 | The Cloud Moves

# 会说话的种子 | The Seed That Could Talk | 35 | audio
一粒麦子害怕落在地里，后来才明白为什么。 | A grain of wheat is afraid of the ground, and later learns why.
- 谷仓里 | In the Barn
- 黑黑的泥土 | Dark Earth
- 春雨 | Spring Rain
- 三十倍六十倍 | Thirtyfold, Sixtyfold
- 变成面包 | Becoming Bread

# 彼得的小船 | Peter's Little Boat | 34 | video
一条会讲故事的渔船，见过耶稣许多次。 | A fishing boat that tells stories, for it saw Jesus many times.
- 空了一夜的网 | Nets Empty All Night
- 站在船头讲道 | Preaching from the Bow
- 大风浪 | The Big Storm
- 走下船去 | Stepping Out
- 一百五十三条鱼 | One Hundred and Fifty-Three Fish
- 再跟从我 | Follow Me Again

# 宣教士少年传 | Young Readers' Missionary Tales | 37 | audio
几位虚构却取材于真实年代的少年，怎样听见呼召。 | Imagined young people in true historical times, and how each heard the call.
- 鞋店的学徒 | The Cobbler's Apprentice
- 船上的小木匠 | The Ship's Boy Carpenter
- 学语言的女孩 | The Girl Who Learned Languages
- 高山上的邮差 | Postman of the Mountains
- 药箱和小马 | A Medicine Chest and a Pony
- 雨林里的字母 | Letters in the Rainforest
- 灯下译经 | Translating by Lamplight
- 回来的船 | The Ship Comes Home

# 好品格动物园 | The Zoo of Good Character | 33 | video
忍耐的乌龟、勤劳的蚂蚁、温柔的大象，各教一门功课。 | The patient tortoise, the busy ant and the gentle elephant each teach a lesson.
- 蚂蚁储粮 | The Ant Stores Food
- 乌龟等一等 | Tortoise Waits
- 大象轻轻走 | Elephant Treads Softly
- 鹦鹉说真话 | Parrot Tells the Truth
- 松鼠分果子 | Squirrel Shares
- 企鹅爸爸 | Penguin Father
- 小狗守信用 | Puppy Keeps His Word
- 蜜蜂同工 | Bees Together

# 我可以问吗？神学小课堂 | May I Ask? Theology for Small People | 35
用孩子的话讲神是谁、人是谁、救主做了什么。 | Who God is, who we are and what the Saviour has done, in a child's words.
- 神是谁 | Who Is God?
- 神是三位一体 | Three in One
- 我是谁 | Who Am I?
- 什么是罪 | What Is Sin?
- 耶稣做了什么 | What Did Jesus Do?
- 什么是信 | What Is Faith?
- 圣灵帮助我 | The Spirit Helps Me
- 教会是什么家 | What Family Is the Church?

# 但以理和朋友们 | Daniel and His Friends | 34 | video
黏土动画，六集。四个少年被带到陌生的国，却没有忘记家乡的神。 | Six episodes in clay animation. Four boys are taken to a strange land and do not forget the God of home.
- 离开家乡 | Leaving Home
- 王的菜单 | The King's Menu
- 忘记的梦 | The Forgotten Dream
- 金像面前 | Before the Golden Image
- 写字的手 | The Writing Hand
- 狮子坑 | The Lions' Den

# 大卫：从羊圈到王宫 | David: From Sheepfold to Palace | 36 | video
一个弹琴的孩子怎样学会等候神的时间。 | How a boy with a harp learned to wait for God's time.
- 第八个儿子 | The Eighth Son
- 琴声 | Harp Music
- 不合身的铠甲 | Armour That Did Not Fit
- 朋友的外袍 | A Friend's Robe
- 割下的衣角 | The Corner of a Robe
- 王冠 | The Crown
- 求你洗净我 | Wash Me

# 夏令营营火故事 | Campfire Stories | 34 | audio
八个夏夜，八个故事，都发生在火光旁边。 | Eight summer nights and eight stories, each told beside a fire.
- 荆棘里的火 | Fire in a Bush
- 夜里的火柱 | A Pillar of Fire
- 基甸的火把 | Gideon's Torches
- 迦密山的火 | Fire on Carmel
- 七倍热的窑 | Seven Times Hotter
- 院子里的炭火 | Coals in the Courtyard
- 海边的炭火 | Coals by the Sea
- 岛上的篝火 | A Bonfire on the Island

# 一周七天的创造 | Seven Days of Creation | 35 | video
七支短片，纸雕与光影。 | Seven short films in cut paper and light.
- 第一日：光 | Day One: Light
- 第二日：天空 | Day Two: Sky
- 第三日：陆地与花草 | Day Three: Land and Green Things
- 第四日：日月星 | Day Four: Sun, Moon, Stars
- 第五日：鱼与鸟 | Day Five: Fish and Birds
- 第六日：走兽与人 | Day Six: Beasts and People
- 第七日：歇息 | Day Seven: Rest

# 邻居小明不一样 | My Neighbour Is Different | 36 | video
转学生、坐轮椅的女孩、说话慢的男孩，都是神所爱的。 | The new pupil, the girl in the wheelchair, the boy who speaks slowly: God loves them all.
- 新同学 | The New Pupil
- 轮椅也能跳舞 | Dancing on Wheels
- 慢慢说 | Take Your Time
- 不同的午餐 | A Different Lunch
- 一起踢球 | Football Together

# 神奇的大书：圣经六十六卷 | The Big Wonderful Book: Sixty-Six in All | 34
每集认识几卷圣经，用图画和口诀记住次序。 | A few books in every episode, with pictures and rhymes to learn the order.
- 摩西五经 | Five Books of Moses
- 历史书（上） | History, Part One
- 历史书（下） | History, Part Two
- 诗歌与智慧 | Poetry and Wisdom
- 四位大先知 | Prophets Great
- 十二位小先知 | Prophets Twelve
- 四部福音书 | Four Gospels
- 使徒的脚步 | The Apostles' Footsteps
- 保罗写信 | Paul Writes Letters
- 其他书信 | Other Letters
- 最后一卷 | The Last Book

# 妈妈的围裙 | Mother's Apron | 33 | audio
厨房里讲的小故事：面粉、盐、油和饶恕。 | Stories told in the kitchen: flour, salt, oil and forgiveness.
- 面粉坛 | The Flour Jar
- 一撮盐 | A Pinch of Salt
- 油瓶 | The Oil Bottle
- 打破的碗 | A Broken Bowl
- 分给邻居 | Some for the Neighbours
- 洗碗歌 | Washing-Up Song

# 星期六信箱 | The Saturday Postbox | 35 | weekly both
小朋友寄来图画和问题，夏老师每周拆一封。 | Children send drawings and questions, and Teacher Lily opens one each week.
- 我画了天使 | I Drew an Angel
- 我的金鱼死了 | My Goldfish Died
- 我不想分享 | I Do Not Want to Share
- 爸爸出差了 | Dad Is Away
- 我考得不好 | A Bad Mark
- 弟弟总是哭 | My Brother Always Cries
- 我害怕打雷 | I Am Afraid of Thunder
- 奶奶教我祷告 | Grandma Taught Me to Pray
- 我跟朋友和好了 | We Made Up
- 神会写字吗 | Can God Write?
- 我想当医生 | I Want to Be a Doctor
- 谢谢老师 | Thank You, Teacher

# 小小朝圣者 | The Little Pilgrim | 36 | audio
背着包袱的孩子走过泥沼、窄门与山岭，去找光明之城。故事取意于古老的天路题材，专为孩童新写。 | A child with a bundle crosses marsh, narrow gate and hills to find the City of Light. It takes its idea from the old pilgrim tales and is newly written for the young.
- 沉重的包袱 | The Heavy Bundle
- 泥沼 | The Marsh
- 窄门 | The Narrow Gate
- 十字架下 | Beneath the Cross
- 睡着的同伴 | The Sleeping Companion
- 山上的房子 | The House on the Hill
- 怀疑的城堡 | The Castle of Doubt
- 钥匙 | The Key
- 过河 | Over the River
- 光明之城 | City of Light

# 耶稣的朋友们 | Friends of Jesus | 33
每集认识一位耶稣的朋友，十二集走进十二扇门。有的勇敢，有的胆小，有的来得很晚，祂都叫他们朋友。 | Each episode meets one friend of Jesus, twelve doors in all. Some were brave, some timid, some came late, and he called them all friends.
- 彼得 | Peter
- 安得烈 | Andrew
- 雅各与约翰 | James and John
- 腓力 | Philip
- 马太 | Matthew
- 多马 | Thomas
- 马大 | Martha
- 马利亚 | Mary of Bethany
- 拉撒路 | Lazarus
- 撒该 | Zacchaeus
- 巴底买 | Bartimaeus
- 抹大拉的马利亚 | Mary Magdalene
`,
);
