import { shelf } from "./draft.ts";

/** Marriage and family. */
export const family = shelf(
  502,
  "both",
  `
# 婚姻之约：从迦拿谈起 | The Marriage Covenant: Beginning at Cana | 10
婚姻不是合同而是盟约。八讲从迦拿的筵席谈到白头的扶持，给将要结婚与已婚多年的人。 | Marriage is not a contract but a covenant. Eight talks go from the feast at Cana to the support of old age, for the engaged and the long-married.
- 没有酒了 | They Have No Wine
- 离开与联合 | Leaving and Cleaving
- 说“我愿意” | Saying “I Will”
- 爱与敬重 | Love and Honour
- 床头争吵 | Quarrels at Bedtime
- 身体的礼物 | The Gift of the Body
- 干旱的年头 | Dry Years
- 一同老去 | Growing Old Together

# 婚前六课 | Six Lessons before the Wedding | 10
订婚的人坐下来谈：信仰、钱、父母、期望与伤痕。 | For the engaged to talk over faith, money, parents, hopes and scars.
- 我们为什么结婚 | Why Are We Marrying?
- 原生家庭 | The Homes We Come From
- 钱放在哪里 | Where the Money Goes
- 怎样吵架 | How to Quarrel
- 信仰同行 | Sharing One Faith
- 婚礼与婚姻 | Wedding and Marriage

# 重建信任：受伤的婚姻 | Rebuilding Trust: Wounded Marriages | 25
破碎的信任不会一夜复原，但有路可走。两位辅导者陪你看清伤口、责任与恩典。 | Broken trust does not heal overnight, yet there is a way. Two counsellors help you see the wound, the responsibility and the grace.
- 说出真相 | Telling the Truth
- 悔改与道歉 | Repentance and Apology
- 安全与界限 | Safety and Boundaries
- 慢慢再信 | Slowly Trusting Again
- 找人帮忙 | Finding Help

# 教养孩童：恩典中的管教 | Raising Children: Discipline in Grace | 13
管教的目的不是听话的孩子，而是认识父神的心。 | The aim of discipline is not an obedient child but a heart that knows the Father.
- 他们是产业 | They Are a Heritage
- 爱与规矩 | Love and Rules
- 父母也认错 | When Parents Apologise
- 发脾气的两岁 | Tantrums at Two
- 手足争吵 | Sibling Quarrels
- 学业与焦虑 | School and Anxiety
- 放手 | Letting Go

# 青少年的父母 | Parents of Teenagers | 24
关着的房门外，父母怎样等候、怎样敲门。讲者是青年牧者，也是两个少年人的父亲。 | Outside a closed bedroom door: how to wait and how to knock. The speaker is a youth pastor, and the father of two teenagers.
- 关上的房门 | The Closed Door
- 手机协议 | The Phone Agreement
- 朋友的影响 | The Company They Keep
- 他说不信了 | “I No Longer Believe”
- 深夜的谈话 | Talks Late at Night

# 父亲的手 | A Father's Hands | 28
父亲节六篇：木匠约瑟、缺席的父亲，还有那位奔跑的父亲。 | Six messages for fathers: Joseph the carpenter, the absent father, and the father who ran.
- 木匠约瑟 | Joseph the Carpenter
- 缺席的父亲 | The Absent Father
- 亚伯拉罕的教导 | Abraham Teaches His House
- 以利的沉默 | The Silence of Eli
- 雅各的祝福 | The Blessings of Jacob
- 奔跑的那一位 | The Father Who Runs

# 母亲的祷告 | A Mother's Prayers | 15
从哈拿到提摩太的外祖母罗以，看祷告怎样传给下一代。六位母亲都没有看见全部的结果，却都先跪下了。 | From Hannah to Timothy's grandmother Lois, how prayer passes to the next generation. Not one of the six saw the whole answer, and every one of them knelt first.
- 约基别的篮子 | Jochebed's Basket
- 哈拿的许愿 | Hannah's Promise
- 利斯巴守望 | Rizpah Keeps Watch
- 书念妇人 | The Woman of Shunem
- 马利亚站在十字架旁 | Mary by the Cross
- 罗以与友尼基 | Lois and Eunice

# 三代同堂的恩典 | Grace for Three Generations | 22
婆媳、祖孙、一张饭桌：同住不易，恩典够用。 | In-laws, grandchildren and one table: living together is hard, and grace suffices.
- 厨房归谁 | Whose Kitchen?
- 拿俄米与路得 | Naomi and Ruth
- 祖父母带孩子 | Raised by Grandparents
- 说谢谢 | Learning to Thank
- 饭桌祷告 | Prayer at Table

# 家庭祭坛：每晚十五分钟 | The Family Altar: Fifteen Minutes a Night | 16
不必懂神学，只要一本圣经、一首歌和愿意坐下来的人。十二集示范一家人怎样一同敬拜。 | No theology needed, only a Bible, a song and people willing to sit down. Twelve episodes show a household worshipping together.
- 为什么要有祭坛 | Why an Altar at Home
- 第一个晚上 | The First Evening
- 孩子坐不住 | Restless Children
- 怎样选经文 | Choosing a Passage
- 人人都祷告 | Everyone Prays
- 唱什么歌 | What to Sing
- 客人在的时候 | With Guests
- 爸爸不在家 | When Father Is Away
- 青少年参与 | Including Teenagers
- 中断以后 | After a Break
- 节期的敬拜 | Feasts and Seasons
- 一年回顾 | A Year in Review

# 单亲的路不孤单 | Not Alone: Single Parents | 25 | audio
夏甲在旷野听见：神已经听见童子的声音。 | In the desert Hagar heard that God had heard the voice of the lad.
- 夏甲的水袋 | Hagar's Bottle
- 一个人两份担子 | Two Loads, One Back
- 孩子的疑问 | The Child's Question
- 教会能做什么 | What a Church Can Do
- 重新有盼望 | Hope Again

# 等候孩子：不孕的夫妻 | Waiting for a Child | 5 | audio
有些等候没有应允，神却没有离开。 | Some waiting is not answered as we ask, yet God does not leave.
- 亲友的话 | What Relatives Say
- 医院的走廊 | The Clinic Corridor
- 哈拿的痛 | Hannah's Pain
- 领养的门 | The Door of Adoption

# 照顾年迈的父母 | Caring for Ageing Parents | 22
记忆衰退的母亲，失语的父亲；孝敬有时是一勺一勺地喂。 | A mother losing memory, a father without speech: honour is at times a spoonful at a time.
- 角色对换 | Changing Places
- 忘记名字的母亲 | Mother Forgets My Name
- 兄弟姊妹怎么分担 | Sharing among Siblings
- 护理院的决定 | The Care Home Decision
- 最后的相处 | The Last Days Together

# 夫妻约会夜：十二个话题 | Date Night: Twelve Conversations | 30
每月一个晚上，听十分钟，关掉手机，谈一小时。 | One evening a month: listen for ten minutes, switch off the phone and talk for an hour.
- 第一次见面 | How We Met
- 最感激的事 | Most Grateful For
- 害怕的事 | What We Fear
- 童年的家 | Childhood Homes
- 我们的钱 | Our Money
- 信仰的起伏 | Highs and Lows of Faith
- 说抱歉 | Saying Sorry
- 亲密 | Closeness
- 教养 | Parenting
- 朋友与服事 | Friends and Service
- 梦想 | Dreams
- 十年后 | Ten Years On

# 家有特殊儿 | A Child with Special Needs | 15
这不是谁犯了罪，是要在他身上显出神的作为来。五个家庭分享他们的眼泪与发现。 | Neither this man sinned nor his parents: the works of God are to be made manifest. Five families share their tears and discoveries.
- 诊断那天 | The Day of Diagnosis
- 为什么是我们 | Why Us?
- 手足的心声 | The Brothers and Sisters Speak
- 教会的斜坡 | A Ramp at Church
- 他教会我们的 | What He Taught Us

# 离家的孩子，祷告的父母 | Wandering Children, Praying Parents | 14 | audio
浪子在远方时，父亲天天望着大路。 | While the son was far off, the father watched the road.
- 望着路口 | Watching the Road
- 不是都怪你 | Not All Your Fault
- 话要少，爱要长 | Few Words, Long Love
- 门不要锁 | Leave the Door Unlocked

# 信主家庭的财务课 | Household Money for Believers | 26
预算、债务、储蓄与施予，一家人坐下来同做一张表。 | Budget, debt, saving and giving: a household sits down to one sheet of paper.
- 我们的钱是谁的 | Whose Money Is It?
- 写下每一笔 | Write It Down
- 还清债务 | Paying Off Debt
- 给孩子零用钱 | Pocket Money
- 预备晚年 | Provision for Age
- 先给的喜乐 | The Joy of Giving First

# 信与未信同一屋檐 | One Roof, Two Faiths | 23
配偶还没有信主，怎样用生活作见证。 | When husband or wife does not yet believe: witness by living.
- 没有言语的见证 | Won without a Word
- 主日早晨的拉扯 | Tug-of-War on Sundays
- 孩子怎么教 | Teaching the Children
- 二十年后的祷告 | A Prayer after Twenty Years

# 饭桌边的福音 | Gospel at the Table | 27 | audio
十段家常话，晚饭时放一段，全家接着谈。 | Ten homely talks: play one at supper and let the household carry on.
- 盐放多了 | Too Much Salt
- 谁洗碗 | Who Washes Up
- 最后一块肉 | The Last Piece of Meat
- 客人的位子 | The Guest's Place
- 剩饭 | Leftovers
- 等一个人 | Waiting for One More
- 谢饭 | Saying Grace
- 打翻的汤 | Spilt Soup
- 饿的人 | The Hungry
- 天上的筵席 | The Feast Above
`,
);
