import { shelf } from "./draft.ts";

/** Hymn collections: old public-domain hymns under their customary names, and new settings. */
export const hymns = shelf(
  401,
  "audio",
  `
# 古旧福音诗歌六十首 | Sixty Old Gospel Hymns | 29
祖父母唱过的歌，如今由一队年轻诗班清唱。没有华丽伴奏，只有四个声部和清楚的歌词。 | The songs our grandparents sang, now taken up by a young choir without accompaniment. There are only four voices and words one can follow.
- 奇异恩典 | Amazing Grace
- 圣哉三一 | Holy, Holy, Holy
- 上主是我坚固保障 | A Mighty Fortress
- 万古磐石 | Rock of Ages
- 照我本相 | Just as I Am
- 耶稣爱我灵 | Jesus, Lover of My Soul
- 奇妙十架 | When I Survey the Wondrous Cross
- 有一活泉 | There Is a Fountain
- 与主更亲近 | Nearer, My God, to Thee
- 求主同住 | Abide with Me
- 耶稣恩友 | What a Friend We Have in Jesus
- 有福的确据 | Blessed Assurance
- 我心灵得安宁 | It Is Well with My Soul
- 慈光引领 | Lead, Kindly Light
- 千古保障 | O God, Our Help in Ages Past
- 齐来崇拜 | O Worship the King
- 赞美全能真神 | Praise to the Lord, the Almighty
- 万口欢唱 | O for a Thousand Tongues
- 你们要尊祂为王 | Crown Him with Many Crowns
- 齐来敬拜权能之名 | All Hail the Power
- 快乐快乐我们敬拜 | Joyful, Joyful, We Adore Thee
- 这是天父世界 | This Is My Father's World
- 美哉主耶稣 | Fairest Lord Jesus
- 主爱我，圣经告诉我 | Jesus Loves Me
- 我需要你 | I Need Thee Every Hour
- 祂引领我 | He Leadeth Me
- 安稳在耶稣手中 | Safe in the Arms of Jesus
- 更深爱主 | More Love to Thee
- 献己于主 | Take My Life and Let It Be
- 全所有 | I Surrender All
- 信靠顺服 | Trust and Obey
- 耶稣领我 | All the Way My Saviour Leads Me
- 靠近十架 | Near the Cross
- 宝血何等大能 | Power in the Blood
- 除主宝血以外 | Nothing but the Blood
- 教会独一的根基 | The Church's One Foundation
- 福哉爱的捆绑 | Blest Be the Tie That Binds
- 何等坚固的根基 | How Firm a Foundation
- 我知所信 | I Know Whom I Have Believed
- 我灵镇静 | Be Still, My Soul
- 亲爱主，牵我手 | Jesus, Saviour, Pilot Me
- 神奇妙的引导 | God Moves in a Mysterious Way
- 不肯放我之爱 | O Love That Wilt Not Let Me Go
- 圣灵来临 | Come, Holy Spirit, Heavenly Dove
- 神圣大爱 | Love Divine, All Loves Excelling
- 万福泉源 | Come, Thou Fount
- 罪人请来 | Come, Ye Sinners
- 今正是时候 | Softly and Tenderly
- 我听主声音 | I Heard the Voice of Jesus Say
- 慈爱牧人 | The King of Love My Shepherd Is
- 求主擘开生命之饼 | Break Thou the Bread of Life
- 我爱传讲主福音 | I Love to Tell the Story
- 收捆回家 | Bringing in the Sheaves
- 将主救恩传扬 | Rescue the Perishing
- 站起为耶稣 | Stand Up for Jesus
- 诸圣安息 | For All the Saints
- 再相会 | God Be with You
- 天家在望 | Sweet By and By
- 将来见主面 | Face to Face
- 三一颂 | The Doxology

# 唱诗篇：一百五十首 | Singing the Psalms: One Hundred and Fifty | 29
依照诗篇次序，逐篇谱成可以同唱的曲调。旋律多用民间小调，孩子听三遍便会唱。 | All the Psalms in order, set to tunes a congregation can sing. Many melodies are folk airs that a child knows after three hearings.
@plain 诗篇/Psalm 1-150

# 恩典之歌：关于救恩的三十首 | Songs of Grace: Thirty on Salvation | 32
从认罪到确信，从十字架到空坟墓，三十首新曲唱出救恩的全景。 | From confession to assurance and from cross to empty tomb, thirty new songs sing the whole view of salvation.
- 我曾远离 | I Was Far Off
- 谁来洗净 | Who Will Wash Me
- 羔羊在旷野 | Lamb in the Wilderness
- 祂替我站立 | He Stood for Me
- 荆棘冠冕 | Crown of Thorns
- 成了 | It Is Finished
- 清晨的石头 | The Stone at Dawn
- 马利亚的歌 | Mary's Song in the Garden
- 恩典追上我 | Grace Overtook Me
- 白白的 | Freely
- 债已付清 | Paid
- 新的名字 | A New Name
- 我父的袍子 | My Father's Robe
- 不再定罪 | No Condemnation
- 与祂同埋葬 | Buried with Him
- 活水 | Living Water
- 磐石下的荫 | Shade of the Rock
- 你先爱我 | Thou Lovedst First
- 泪与面包 | Tears and Bread
- 被寻见的 | Sought and Found
- 开着的门 | Open Door
- 宝座前 | Before the Throne
- 弟兄的手 | A Brother's Hand
- 夜里得歌 | Songs in the Night
- 放下石头 | Laying Down the Stone
- 祂的印记 | His Seal
- 领我过河 | Lead Me Over
- 直到看见 | Until I See
- 羔羊是配 | Worthy Is the Lamb
- 恩典的尾声 | Last Verse of Grace

# 复活清晨颂歌 | Carols for Easter Morning | 29
号角、钟声与童声，为复活节清早的聚会而录。 | Trumpet, bells and children's voices, recorded for the Easter sunrise meeting.
- 墓门外 | Outside the Tomb
- 基督今复活 | Christ the Lord Is Risen Today
- 天未亮的脚步 | Steps before Light
- 园丁 | The Gardener
- 哈利路亚，战争已过 | The Strife Is O'er
- 跑着的门徒 | Running Disciples
- 平安归与你们 | Peace Be unto You
- 烤鱼的早晨 | Morning of the Charcoal Fire
- 升天之歌 | A Song of Ascension
- 祂还要来 | He Will Come Again

# 圣诞颂歌集 | A Book of Christmas Carols | 29
二十四首老颂歌，十二月一日起每天一首。最后一首是平安夜散会时，会众走进雪地里唱的。 | Twenty-four old carols, one a day from the first of December. The last was sung as the people walked out into the snow on Christmas Eve.
- 以马内利来临 | O Come, O Come, Emmanuel
- 久候的救主 | Come, Thou Long-Expected Jesus
- 听啊天使高声唱 | Hark! The Herald Angels Sing
- 平安夜 | Silent Night
- 齐来崇拜圣婴 | O Come, All Ye Faithful
- 普世欢腾 | Joy to the World
- 小伯利恒 | O Little Town of Bethlehem
- 夜半歌声 | It Came upon the Midnight Clear
- 牧人守羊 | While Shepherds Watched
- 远远在马槽里 | Away in a Manger
- 荣耀天军 | Angels from the Realms of Glory
- 天使歌唱在高天 | Angels We Have Heard on High
- 博士三人 | We Three Kings
- 在那冬日 | In the Bleak Midwinter
- 一朵玫瑰 | Lo, How a Rose
- 这婴孩是谁 | What Child Is This?
- 大卫城中 | Once in Royal David's City
- 起初的圣诞 | The First Nowell
- 圣诞钟声 | Christmas Bells
- 信徒同欢 | Good Christian Men, Rejoice
- 圣善夜 | O Holy Night
- 父爱独生 | Of the Father's Love Begotten
- 众生静默 | Let All Mortal Flesh
- 去到山上传扬 | Go, Tell It on the Mountain

# 圣餐诗歌 | Hymns for the Lord's Table | 29
擘饼前后唱的十二首，节奏舒缓，留出默想的空间。 | Twelve songs for before and after the breaking of bread, slow enough to leave room for thought.
- 来到桌前 | Come to the Table
- 这是我的身体 | This Is My Body
- 擘开的麦子 | Broken Wheat
- 一个杯 | One Cup
- 记念 | Remember
- 省察我 | Search Me
- 羔羊被献 | The Lamb Is Offered
- 合而为一 | Made One
- 葡萄与血 | Vine and Blood
- 你为罪人摆设 | A Table for Sinners
- 起来离席 | Rising from Supper
- 直到你来 | Until Thou Come

# 安慰的诗歌 | Hymns of Comfort | 32
为追思聚会与守夜而录的十五首。愿哀恸的人不必开口，也有歌替他祷告。 | Fifteen songs recorded for memorials and vigils. Those who mourn need not speak; a song will pray for them.
- 不再流泪 | No More Tears
- 河那边 | Beyond the River
- 慈光引我 | Kindly Light
- 在祂怀中 | In His Bosom
- 短暂的分离 | A Short Parting
- 黄昏星 | Evening Star
- 求主同在暮色里 | Abide at Eventide
- 我知道我的救赎主活着 | I Know That My Redeemer Liveth
- 草必枯干 | The Grass Withereth
- 睡了的人 | Those Who Sleep
- 天父数过 | The Father Has Counted
- 空房间的歌 | Song for an Empty Room
- 从灰烬里 | Out of Ashes
- 末次号角 | The Last Trumpet
- 家 | Home

# 田园诗班：秋收感恩 | The Meadow Choir: Harvest Home | 32
麦田边录下的歌，听得见风声。 | Recorded beside a wheat field; you can hear the wind.
- 撒种的人 | The Sower
- 早雨晚雨 | Early and Latter Rain
- 麦穗 | Ears of Corn
- 雀鸟也有粮 | Sparrows Also Eat
- 我们耕种 | We Plough the Fields
- 收割 | Reaping
- 满仓 | Full Barns
- 拾穗的歌 | The Gleaner's Song
- 感恩的面包 | Bread of Thanks
- 最后一车 | The Last Waggon

# 儿童圣诗四十首 | Forty Hymns for Children | 33
四十首短歌，讲创造、讲耶稣、讲怎样说对不起和谢谢。 | Forty short songs about creation, about Jesus, and about saying sorry and thank you.
- 早晨好，天父 | Good Morning, Father
- 太阳是谁挂的 | Who Hung the Sun
- 小麻雀 | Little Sparrow
- 大象和蚂蚁 | Elephant and Ant
- 七天歌 | Song of Seven Days
- 彩虹桥 | Rainbow Bridge
- 方舟里的叫声 | Noises in the Ark
- 星星数不完 | Stars beyond Counting
- 彩衣 | A Coat of Colours
- 篮子里的宝宝 | Baby in a Basket
- 海水站起来 | The Sea Stood Up
- 吗哪，吗哪 | Manna, Manna
- 绕城七天 | Seven Times around the Wall
- 小撒母耳 | Little Samuel
- 五块石子 | Five Smooth Stones
- 狮子闭嘴 | Lions, Hush
- 大鱼肚里 | Inside the Great Fish
- 马槽边 | By the Manger
- 牧羊人快来 | Shepherds, Hurry
- 十二岁的耶稣 | Jesus at Twelve
- 来跟从我 | Follow Me
- 风浪静了 | Wind and Wave Be Still
- 五饼二鱼 | Five Loaves, Two Fishes
- 让小孩子来 | Let the Children Come
- 爬树的撒该 | Zacchaeus up a Tree
- 好邻舍 | A Good Neighbour
- 一百只羊 | A Hundred Sheep
- 和散那 | Hosanna
- 十字架歌 | A Song of the Cross
- 石头滚开 | Roll the Stone
- 我心里有一首歌 | A Song in My Heart
- 小小的光 | A Little Light
- 说对不起 | Saying Sorry
- 说谢谢 | Saying Thank You
- 分给你一半 | Half for You
- 祷告的小手 | Little Praying Hands
- 勇敢的心 | A Brave Heart
- 教会是一家 | The Church Is a Family
- 万国的孩子 | Children of Every Nation
- 晚安，天父 | Good Night, Father

# 民歌风圣诗 | Hymns in Folk Style | 32
竹笛、二胡与古筝伴奏的十二首敬拜歌。 | Twelve songs of worship with bamboo flute, erhu and zither.
- 清水江边 | By the Clear River
- 山中晨祷 | Morning Prayer in the Hills
- 竹影 | Shadows of Bamboo
- 主恩如雨 | Grace like Rain
- 渔家赞美 | The Fisherman's Praise
- 采茶人的歌 | Tea-Pickers' Song
- 雪后 | After Snow
- 牧笛 | The Shepherd's Flute
- 月下祷告 | Prayer beneath the Moon
- 田里的亚们 | Amen in the Fields
- 长城外 | Beyond the Wall
- 归家调 | Homeward Tune

# 管风琴与诗班 | Organ and Choir | 31
老教堂的管风琴，修复之后的第一次录音。 | The organ of an old church, in its first recording since restoration.
- 序曲：圣殿门开 | Prelude: The Doors Open
- 荣耀归于至高 | Glory in the Highest
- 垂怜 | Lord, Have Mercy
- 旷野之声 | Voice in the Wilderness
- 受难之歌 | Passion Hymn
- 复活凯歌 | Easter Triumph
- 圣灵降临 | Come Down, Spirit
- 众圣徒 | All Saints
- 终曲：差遣 | Postlude: Sent Out

# 宣教的歌 | Songs of the Sent | 28
送行、登船、写信回家，都有歌。 | There are songs for farewells, for sailing and for letters home.
- 我在这里 | Here Am I
- 船要开了 | The Boat Is Leaving
- 陌生的语言 | A Stranger's Tongue
- 第一位信徒 | The First Believer
- 麦子落在地里 | A Corn of Wheat
- 星光下的帐棚 | Tent beneath the Stars
- 代祷的人 | Those Who Pray at Home
- 万族万民 | Every Tribe and Tongue

# 小教会的诗本 | The Little Church Hymnbook | 30
没有乐队的教会也能唱：一架钢琴，二十五首，全部带唱。 | For churches without a band: one piano, twenty-five hymns, and a voice to lead them.
- 宣召：来敬拜 | Call: Come, Worship
- 清晨的赞美 | Praise at Morning
- 天父慈爱 | The Father's Love
- 救主的名 | The Saviour's Name
- 恩主圣灵 | Gracious Spirit
- 十架脚前 | At the Foot of the Cross
- 认罪的歌 | A Song of Confession
- 赦罪的平安 | Pardon and Peace
- 打开圣经 | Open the Book
- 听道以后 | After the Sermon
- 奉献 | Offering
- 代祷 | Intercession
- 为病人 | For the Sick
- 为孩童 | For the Children
- 为国家 | For the Nations
- 受洗之日 | Baptism Day
- 婚礼 | A Wedding
- 安葬 | A Burial
- 新年 | New Year
- 受难日 | Good Friday
- 复活日 | Easter Day
- 收成 | Harvest
- 将临 | Advent
- 祝福 | Benediction
- 散会 | Going Out

# 青年敬拜创作集 | New Songs from the Young | 32 | both
十位青年弟兄姊妹写的歌，歌词直接，心意真诚。 | Songs by ten young believers, direct in word and sincere in heart.
- 凌晨两点的祷告 | A Prayer at Two
- 不完美的敬拜 | Imperfect Praise
- 城市的灯 | City Lights
- 你认识我 | You Know Me
- 不再躲藏 | No More Hiding
- 考试前 | Before the Exam
- 地铁里的诗篇 | Psalm on the Underground
- 一起走 | Walk Together
- 新歌 | A New Song
- 到永远 | For Ever

# 晚祷诗歌 | Hymns at Evensong | 29
十五首晚间诗歌，一天的劳碌到此为止。 | Fifteen evening hymns to set down the labour of the day.
- 日落 | Sunset
- 点灯 | Lighting the Lamp
- 这日你所赐 | The Day Thou Gavest
- 卸下 | Laid Down
- 关门以后 | With the Door Shut
- 悔改的安静 | Quiet Repentance
- 为未归的人 | For Those Not Home
- 为守夜的人 | For Those Who Watch
- 翅膀之下 | Under Thy Wings
- 我必安然躺下 | I Will Lay Me Down
- 看顾以色列的 | He That Keepeth Israel
- 星 | Stars
- 夜更 | Night Watches
- 晨光之前 | Before Dawn
- 阿们 | Amen

# 盼望之歌 | Songs of Hope | 30
钢琴与大提琴伴唱的十首，写给在等待的人。 | Ten songs with piano and cello for all who wait.
- 远处的光 | A Distant Light
- 锚 | The Anchor
- 冬天的树 | A Winter Tree
- 再过不久 | A Little While
- 种在泪里 | Sown in Tears
- 晨星 | Morning Star
- 我的眼目向山 | Mine Eyes unto the Hills
- 不丧胆 | Not Fainting
- 活泼的 | Living
- 看哪，新的 | Behold, New

# 婚礼圣诗 | Wedding Hymns | 30
进堂、誓约、祝福，给婚姻的起头一些安静的歌。 | For the entry, the vows and the blessing: quiet songs with which to begin a marriage.
- 迦拿 | Cana
- 同走 | Side by Side
- 誓约 | Vow
- 三股合成的绳 | A Threefold Cord
- 父母的祝福 | A Parent's Blessing
- 爱是恒久忍耐 | Love Suffereth Long
- 新的家 | A New Home
- 出堂曲 | Recessional

# 领唱与应答 | Call and Response | 32
一人领，众人和；没有歌本也能一起唱。 | One leads and all reply, with no book needed.
- 你们要赞美 | Praise Ye
- 祂的慈爱永远长存 | His Mercy Endureth
- 主啊，垂听 | Lord, Hear
- 哈利路亚轮唱 | Alleluia Round
- 求你来 | Come, Lord
- 亚们应和 | Amen Answer
- 差我 | Send Me
- 平安歌 | Song of Peace

# 大合唱：弥赛亚之路 | Cantata: The Road of Messiah | 31 | both
从先知的应许到羔羊的宝座，一部为业余诗班写的清唱剧。全曲一小时，诗班排练了一个冬天。 | From the promise of prophets to the throne of the Lamb, a cantata written for amateur choirs. It lasts an hour, and the choir rehearsed all winter.
- 序：静候 | Prologue: Waiting
- 先知 | The Prophets
- 伯利恒 | Bethlehem
- 加利利 | Galilee
- 骑驴的王 | The King on a Colt
- 园子 | The Garden
- 各各他 | Golgotha
- 第三日 | The Third Day
- 被杀的羔羊 | The Lamb That Was Slain
- 终曲：亚们 | Finale: Amen

# 家庭诗歌本 | The Family Songbook | 30
饭前、睡前、生日、远行，二十一首家里用得上的短歌。 | For meals, bedtime, birthdays and journeys: twenty-one short songs useful at home.
- 起床歌 | Waking Song
- 早饭谢恩 | Grace at Breakfast
- 上学路上 | On the Way to School
- 下雨天 | A Rainy Day
- 生日 | Birthday
- 想念爷爷 | Missing Grandpa
- 和好 | Making Up
- 做家务 | Housework Song
- 生病在家 | Ill at Home
- 午睡 | Nap
- 客人来了 | Guests Are Here
- 晚饭谢恩 | Grace at Supper
- 主日早晨 | Sunday Morning
- 出远门 | Setting Off
- 平安回来 | Safely Home
- 新弟弟新妹妹 | A New Baby
- 搬家 | Moving House
- 初雪 | First Snow
- 祷告时间 | Prayer Time
- 数算恩典 | Counting Blessings
- 睡前 | Bedtime
`,
);

/** Instrumental music and spoken meditation. */
export const worship = shelf(
  402,
  "audio",
  `
# 静水边：钢琴默想 | Still Waters: Piano Meditations | 30
一架钢琴，二十二段没有歌词的祷告。琴师在冬天的会堂里独自弹完，没有剪接。 | One piano and twenty-two prayers without words. The pianist played them alone in a winter hall, without a single edit.
- 青草地 | Green Pastures
- 可安歇的水 | Waters of Rest
- 苏醒 | Restored
- 义路 | Right Paths
- 幽谷 | The Valley
- 杖与竿 | Rod and Staff
- 筵席 | A Table
- 油膏 | Oil
- 福杯 | The Cup
- 恩惠随着 | Goodness Follows
- 殿中 | In the House
- 晨露 | Dew
- 窗光 | Light at a Window
- 远山 | Far Hills
- 微雨 | Fine Rain
- 炉火 | Hearth
- 落叶 | Leaf Fall
- 初雪的静 | First Snow Stillness
- 候鸟 | Birds Returning
- 灯芯 | Wick
- 余音 | Afterglow
- 归回安息 | Return unto Rest

# 管风琴前奏曲 | Organ Preludes | 31
崇拜开始前十分钟，请坐下来。 | Ten minutes before worship, take your seat.
- 晨光 | Morning Light
- 朝圣 | Pilgrimage
- 静候 | In Waiting
- 圣咏变奏 | Chorale Variations
- 牧歌 | Pastorale
- 哀歌 | Lament
- 坚固保障 | Fortress
- 荣光 | Glory

# 大提琴与诗篇 | Cello and Psalms | 30
朗读一篇诗篇，再奏一段大提琴。十二段，正好陪你走过一个安静的晚上。 | A psalm is read, and then the cello answers. Twelve pieces are enough for one quiet evening.
@plain 诗篇/Psalm 4, 13, 16, 23, 27, 42, 46, 62, 84, 121, 130, 131

# 雨夜敬拜 | Worship on a Rainy Night | 32
录音那晚下着雨，我们没有关窗。 | It was raining on the night of the recording, and we left the windows open.
- 雨声 | Rain
- 我来 | I Come
- 更新 | Renew
- 在暗处 | In the Dark
- 祢在这里 | Thou Art Here
- 雨停 | The Rain Stops

# 清晨五分钟 | Five Minutes at Dawn | 3
三十一个早晨，一句经文、一段静默、一个短祷。醒来先不看消息，先听见神的声音。 | Thirty-one mornings of one verse, one silence and one short prayer. Before the news, hear the voice of God.
@day 诗篇/Psalm 3, 5, 8, 15, 19, 24, 25, 28, 30, 33, 34, 36, 40, 57, 59, 63, 65, 67, 86, 88, 90, 92, 95, 100, 103, 108, 113, 118, 143, 145, 150

# 午间的停顿 | A Pause at Noon | 13
办公室里，戴上耳机七分钟。 | Seven minutes with earphones at the office.
- 放下键盘 | Hands off the Keys
- 呼吸与感谢 | Breath and Thanks
- 为同事祷告 | For a Colleague
- 为明天 | About Tomorrow
- 一杯水 | A Glass of Water
- 窗外 | Out of the Window
- 再开始 | Begin Again

# 睡前的诗篇朗读 | Psalms Read at Bedtime | 6
低声慢读，读完便是静默，不必听完。 | Read low and slow, each ending in silence; you need not hear the end.
@plain 诗篇/Psalm 4, 16, 17, 23, 27, 31, 32, 37, 46, 56, 61, 62, 63, 71, 73, 77, 91, 102, 103, 116, 121, 127, 131, 139, 147

# 古琴与主祷文 | The Guqin and the Lord's Prayer | 32
七根弦，七句祈求。 | Seven strings and seven petitions.
- 父 | Father
- 名 | Name
- 国 | Kingdom
- 旨意 | Will
- 饮食 | Bread
- 免债 | Forgiveness
- 救拔 | Deliverance

# 十字架苦路默想 | Meditations on the Way of the Cross | 5
受难节期使用，共十四站，每站一段朗读与一段弦乐。请慢慢走，不必一次听完。 | For Passiontide: fourteen stations, each with a reading and strings. Go slowly, and do not feel you must finish at once.
- 园中流汗 | Sweat in the Garden
- 被亲嘴出卖 | Betrayed with a Kiss
- 公会面前 | Before the Council
- 彼得不认主 | Peter's Denial
- 彼拉多洗手 | Pilate Washes His Hands
- 鞭伤 | The Scourging
- 背十字架 | Bearing the Cross
- 西门帮忙 | Simon Helps
- 耶路撒冷的女子 | Daughters of Jerusalem
- 钉在木头上 | Nailed to the Tree
- 同钉的强盗 | The Thief Beside Him
- 母亲与门徒 | Mother and Disciple
- 气断 | He Gave Up the Ghost
- 安放新坟 | Laid in a New Tomb

# 现场敬拜：山上的夜晚 | Live Worship: Night on the Hill | 32 | both
夏令营最后一夜，三百人在星空下唱。 | The last night of summer camp, three hundred singing beneath the stars.
- 点火 | Lighting the Fire
- 众山之上 | Above the Hills
- 我愿意 | I Will
- 跪下来 | Kneeling Down
- 见证时间 | A Time to Testify
- 重新得力 | Strength Renewed
- 星空下的三一颂 | Doxology beneath the Stars

# 等候的音乐：将临期 | Music for Waiting: Advent | 31
四周，四种颜色的安静。 | Four weeks and four colours of quiet.
- 紫 | Purple
- 蓝 | Blue
- 玫瑰 | Rose
- 白 | White

# 代祷的夜晚 | A Night of Intercession | 13
按着时辰为城市里不同的人祷告。不必守到天亮，醒着的时候加入就好。 | Hour by hour, prayers for different people of the city. You need not watch until dawn; join in while you are awake.
- 晚八点：下班的人 | Eight: Those Going Home
- 九点：父母与孩子 | Nine: Parents and Children
- 十点：学生 | Ten: Students
- 十一点：争吵的人 | Eleven: Those Who Quarrel
- 零点：医院 | Midnight: Hospitals
- 一点：司机与船员 | One: Drivers and Sailors
- 两点：失眠的人 | Two: The Sleepless
- 三点：绝望的人 | Three: The Despairing
- 四点：面包师与清洁工 | Four: Bakers and Cleaners
- 五点：教会 | Five: The Church

# 竖琴与海 | Harp and Sea | 30
海浪声里的竖琴，适合默想创造与护理。 | A harp among the waves, for thinking on creation and providence.
- 海平线 | Horizon
- 潮来 | Incoming Tide
- 深处 | The Deep
- 渔灯 | Fishing Lamp
- 风息 | The Wind Ceased
- 晨网 | Morning Nets

# 默想耶稣的生平 | Meditating on the Life of Jesus | 6
闭上眼，进入福音书的一幕。朗读者引导你观看、聆听，然后回应。全辑二十四段，从马槽到升天。 | Close your eyes and step into a scene from the Gospels. The reader guides you to look, to listen and to answer. Twenty-four pieces lead from manger to ascension.
- 马槽 | The Manger
- 西面抱祂 | In Simeon's Arms
- 埃及的路 | The Road to Egypt
- 殿里的少年 | The Boy in the Temple
- 木匠的作坊 | The Carpenter's Shop
- 约但河 | The Jordan
- 旷野四十日 | Forty Days
- 湖边呼召 | Called by the Lake
- 迦拿的水缸 | Waterpots at Cana
- 夜访 | A Visitor by Night
- 井旁的正午 | Noon at the Well
- 屋顶拆开 | The Opened Roof
- 山上的话 | Words on the Hill
- 船在风浪 | Ship in the Storm
- 摸衣裳的手 | The Hand on His Garment
- 五千人的黄昏 | Evening of the Five Thousand
- 变像 | Transfigured
- 伯大尼的香 | Fragrance at Bethany
- 棕枝 | Palms
- 洗脚的水 | Water for Feet
- 客西马尼的树 | Trees of Gethsemane
- 山顶的三小时 | Three Hours on the Hill
- 以马忤斯的面包 | Bread at Emmaus
- 云彩 | The Cloud
`,
);
