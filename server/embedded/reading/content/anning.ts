import type { Piece } from "./types.ts";

export const anning: Piece[] = [
  {
    title: { zh: "凌晨三点", en: "Three in the Morning" },
    intro: {
      zh: "醒着的人以为只有自己醒着，其实不是。",
      en: "Those who lie awake think that they are the only ones; they are not.",
    },
    body: {
      zh: `又醒了。钟走得很响，冰箱忽然停下来，屋里更静。你翻了个身，那些白天压得住的事，一件一件坐到床边来。

这个时候，请不要跟自己讲道理，凌晨三点的道理总是往坏处讲。也不必骂自己怎么又睡不着。你可以做一件更轻的事：让一位不睡的陪着你。

> 他必不叫你的脚摇动；保护你的必不打盹。保护以色列的，也不打盹，也不睡觉。（诗篇121:3-4）

祂不打盹，所以你可以打盹；就算你睡不着，祂也不嫌夜长。全城亮着的窗户后面，有喂奶的母亲，有值班的护士，有和你一样看着天花板的人。你若愿意，替其中一个不认识的人求一句平安，心思就有了一个去处。

现在，把手掌松开，放在被子上。吸气的时候想“你不打盹”，呼气的时候想“我可以歇了”。慢慢来，数不数都可以。天会亮的，亮的时候不需要你帮忙。`,
      en: `Awake again. The clock is loud, the refrigerator falls silent, and the room is stiller than before. You turn over, and all that can be kept down by day comes and sits on the edge of the bed, one thing after another.

At this hour, please do not argue with yourself. The arguments of three in the morning always go the wrong way. Do not scold yourself, either, for lying awake again. Do something lighter. Let One who does not sleep keep you company.

> He will not suffer thy foot to be moved: he that keepeth thee will not slumber. Behold, he that keepeth Israel shall neither slumber nor sleep. (Psalm 121:3-4)

He does not slumber, and so you may. Even if you cannot, the night is not too long for him. Behind the lit windows of the town there are mothers feeding, nurses on duty, and people who look at the ceiling as you do. Ask peace for one of them whom you do not know, and your thoughts have somewhere to go.

Now open your hands and lay them on the blanket. Breathing in, think, "You do not slumber." Breathing out, "And so I may rest." Slowly, with or without counting. It will grow light, and for that it does not need your help.`,
    },
  },
  {
    title: { zh: "等报告的走廊", en: "The Corridor Where Results Are Waited For" },
    intro: {
      zh: "最长的路，是从抽血窗口到医生的门口。",
      en: "The longest road runs from the blood test to the doctor's door.",
    },
    body: {
      zh: `他们说下午四点以后来拿。现在才两点十分。你把手机翻了三遍，什么也没有看进去。旁边的人在剥橘子，气味很清楚，清楚得有点奇怪。等候的难处，在于好的和坏的都还没有来，你却要同时预备两样。人没有那么多手。

> 所以不要为明天忧虑；因为明天自有明天的忧虑；一天的难处一天当就够了。（马太福音6:34）

主说“一天的难处一天当就够了”，这不是责备，是怜惜。祂知道我们的肩膀有多宽。四点以后的恩典，要到四点以后才发；现在手里有的，是两点十分的这一份。可以怎么用呢？

- 把脚放平，感觉地是硬的，托得住你。
- 叫一个可以叫的人来，不说话也行。
- 只求一件事：主啊，门开的时候，你先进去。

无论那张纸上写着什么，写它的人不是定你一生的人。那位定你一生的，此刻正坐在你旁边那张空着的塑料椅子上，和你一起等。`,
      en: `They said after four. It is ten past two. You have gone through your phone three times and read nothing. Somebody near by is peeling an orange, and the smell is strangely clear. Waiting is hard because the good and the bad are both still to come, and you must prepare for the two at once. Nobody has so many hands.

> Take therefore no thought for the morrow: for the morrow shall take thought for the things of itself. Sufficient unto the day is the evil thereof. (Matthew 6:34)

It is no rebuke. It is said in pity. He knows how broad our shoulders are. The grace for four o'clock is given out at four. What you hold now is the share for ten past two. How might it be used?

- Put your feet flat, and feel that the floor is hard and bears you.
- Send for someone who can come, even if neither of you talks.
- Ask for one thing only: Lord, when the door opens, go in first.

Whatever may be on that paper, the hand that writes it does not decide your life. He who does is sitting at this moment on the empty plastic chair beside you, waiting as you wait.`,
    },
  },
  {
    title: { zh: "让眼泪有地方放", en: "A Place to Put Your Tears" },
    intro: {
      zh: "有人替你收着，一滴也没有白流。",
      en: "Someone is keeping them for you, and not one is wasted.",
    },
    body: {
      zh: `你今天又忍住了。在菜市场忍住了，在电话里忍住了，有人问“最近还好吗”，你说“还好”。回到家，钥匙放下的声音一响，忽然就忍不住了。

那就哭吧。这里没有人要你坚强，也没有人等你讲一个好的结局。

> 我几次流离，你都记数；求你把我眼泪装在你的皮袋里；这不都记在你册子上么。（诗篇56:8）

写这句诗的人正在逃难，身边没有几样东西。他想象神有一只皮袋，专门收人的眼泪，像旷野里的人收水那样，一滴也舍不得漏；又有一本册子，记着他每一次流离。他没有求神叫他不哭，他只求神记得。

神记得。你为什么哭，为谁哭，哭到第几次，祂那里都有。人会说“都过去这么久了”，祂不说。

哭过以后，洗一把脸，喝半杯温水。若有力气，就对祂说一句“你都记着了”；若没有力气，就让皮袋替你说。今天到这里，已经够了。`,
      en: `You held it back again today. You held it back at the market and on the telephone, and when somebody asked how you were, you said, "Not too bad." Then you came home, and at the sound of the keys on the table you could hold it no longer.

So weep. Nobody here asks you to be strong, and nobody waits for you to tell how well it all ended.

> Thou tellest my wanderings: put thou my tears into thy bottle: are they not in thy book? (Psalm 56:8)

He who wrote this was in flight and had few things with him. He imagined that God kept a bottle for tears, as people of the desert keep water and let no drop be lost, and a book with every one of his wanderings in it. He did not ask to stop weeping. He asked that it should be remembered.

It is. Why you wept, and for whom, and for which time, God has it there. People may say that it was so long ago. He does not say it.

When you have done, wash your face and drink half a glass of warm water. If you have strength, tell him, "You have it all." If not, let the bottle speak for you. For today that is enough.`,
    },
  },
  {
    title: { zh: "陪床的人", en: "The One beside the Bed" },
    intro: {
      zh: "所有人都问病人怎么样，这一篇是写给你的。",
      en: "Everyone asks about the patient; this is written for you.",
    },
    body: {
      zh: `折叠椅打开是床，可是比床短一截，你的脚总有一半在外面。你记得每一种药的颜色，记得几点翻身、几点量血压，却想不起自己今天吃了没有。

人人都问：“他怎么样了？”你一遍一遍地答，答得很周到。没有人问你怎么样，连你自己也不问。那么让我来问一句：你还好吗？不用答得周到。

> 他必像牧人牧养自己的羊群，用膀臂聚集羊羔抱在怀中，慢慢引导那乳养小羊的。（以赛亚书40:11）

牧人引导羊群，有抱在怀里的，也有“慢慢引导”的，就是那些一面走路、一面还要奶着小羊的。祂知道照顾人的走不快，祂的脚步就为你们放慢了。

你会有不耐烦的时候，也许还闪过可怕的念头：快点结束吧。那不是你不爱，是你太累了。把它告诉主，祂受得住。

今天请允许自己半个小时：有人来替的时候，不要客气，下楼去，晒晒太阳，吃一碗热的。你不是在偷懒，你是在把灯添上油，夜里还要用它。`,
      en: `The folding chair becomes a bed, but shorter than a bed, and your feet are always half outside. You know the colour of every pill, and when to turn him, and when to take the blood pressure. You cannot remember whether you have eaten today.

Everyone asks how he is, and you answer each time, most carefully. Nobody asks how you are; you do not ask it yourself. Then let me. How are you? You need not answer carefully.

> He shall feed his flock like a shepherd: he shall gather the lambs with his arm, and carry them in his bosom, and shall gently lead those that are with young. (Isaiah 40:11)

Some of the flock he carries, and some he gently leads, those that have young to nurse while they walk. He knows that whoever looks after another cannot go fast. For your sake he goes more slowly.

There will be hours when you are impatient. Perhaps a dreadful thought has passed through you, that it might be over soon. That is not a want of love. It is weariness. Tell the Lord; he can bear it.

Today, allow yourself half an hour. When someone comes to relieve you, do not refuse. Go down, stand in the sun, eat something hot. You are not idling. You are putting oil in the lamp, and tonight it will be needed.`,
    },
  },
  {
    title: { zh: "没有力气的时候", en: "When There Is No Strength" },
    intro: {
      zh: "有些日子，从床边走到窗边，就是一天的路程。",
      en: "There are days when from the bed to the window is a whole day's journey.",
    },
    body: {
      zh: `治疗做到第四次，头发掉了，味道变了，连最爱吃的粥也像在嚼纸。别人发来加油的话，你知道是好意，可是“油”字看得你更累。

有没有一句话，是给加不动油的人的呢？

> 疲乏的，他赐能力；软弱的，他加力量。就是少年人也要疲乏困倦，强壮的也必全然跌倒。但那等候耶和华的，必从新得力，他们必如鹰展翅上腾，他们奔跑却不困倦，行走却不疲乏。（以赛亚书40:29-31）

从前我读这一段，总停在“展翅上腾”上。病过一场才看出它的次序：先是飞，然后是跑，最后是走。照理越往后该越有劲才对，先知却把“行走却不疲乏”放在最后，好像这才是最难得的。

不必飞。今天能走到窗边，看一眼楼下那棵树，就算走了。连窗边也走不到，那么躺着等候，也算在“等候耶和华的”里面。祂从来没有按路程的长短发力量。

[image]

睡以前，可以这样说：“主啊，我今天什么也没有做成，只是还在这里。谢谢你也在这里。”说完就够了。明天的力量，明天早晨才送到，不用现在去门口看。`,
      en: `After the fourth treatment the hair is gone and tastes have changed, and even your favourite soup is like chewing paper. Friends write to you to keep fighting. They mean well, and the very word makes you more tired.

Is there something for those who cannot fight?

> He giveth power to the faint; and to them that have no might he increaseth strength. Even the youths shall faint and be weary, and the young men shall utterly fall: But they that wait upon the LORD shall renew their strength; they shall mount up with wings as eagles; they shall run, and not be weary; and they shall walk, and not faint. (Isaiah 40:29-31)

I used to stop at the eagles' wings. Only after an illness did I see the order. First there is flying, then running, and then walking. Walking and not fainting comes last, as though it were the rarest gift of all.

You need not fly. If you get to the window today and look at the tree below, you have walked. If you cannot get even so far, then to lie and wait is waiting upon the Lord. He never measured out strength by the length of the road.

[image]

Before you sleep you might say, "Lord, I got nothing done today. I am only still here. Thank you that you are here too." That is enough. Tomorrow's strength is delivered tomorrow. There is no need to go and look for it at the door tonight.`,
    },
  },
  {
    title: { zh: "想念", en: "Missing You" },
    intro: {
      zh: "忽然闻到一种气味，日子就裂开一条缝。",
      en: "You catch a scent, and a crack runs through the day.",
    },
    body: {
      zh: `有时候并没有什么事。在超市里走着，看见他爱吃的那种饼干，手已经伸出去了，才想起来。于是就站在那里，手停在半空，人来人往。

别人以为想念是在忌日，是在墓前。你知道不是。想念在平常的星期三，在多出来的一只杯子里，在手机里那条舍不得删的、只有七秒钟的语音里。

> 论到睡了的人，我们不愿意弟兄们不知道，恐怕你们忧伤，像那些没有指望的人一样。我们若信耶稣死而复活了，那已经在耶稣里睡了的人，神也必将他与耶稣一同带来。（帖撒罗尼迦前书4:13-14）

保罗没有说不要忧伤，他说的是不要像没有指望的人那样忧伤。信的人也忧伤，只是这忧伤有一扇窗，朝着早晨开。

[image]

所以，想他的时候就想吧，不必绕着走。把那包饼干买回来，也可以，拆开吃一块，对神说：“谢谢你给过我这个人。”爱过的，不会因为看不见就变成没有；在基督里，它只是先到了前面一站。

到了时候，神要把他和耶稣一同带来。在那以前，他那只杯子，你愿意留着，就留着。`,
      en: `Sometimes nothing has happened at all. You walk through the shop and see the biscuits he liked, and your hand is already out before you remember. So you stand there, with your hand in the air, while people come and go.

Others think that one misses the dead on anniversaries, and beside graves. You know better. It is on an ordinary Wednesday. It is in a cup too many, in a recording of seven seconds on the phone which you cannot bring yourself to delete.

> But I would not have you to be ignorant, brethren, concerning them which are asleep, that ye sorrow not, even as others which have no hope. For if we believe that Jesus died and rose again, even so them also which sleep in Jesus will God bring with him. (1 Thessalonians 4:13-14)

Paul does not say that we should not sorrow. He says, not as those who have no hope. Believers sorrow too. But their sorrow has a window, and it looks toward the morning.

[image]

So when you miss him, miss him; do not make a way round. You may even buy the biscuits, and eat one, and tell God, "Thank you for giving me this person." What has been loved does not become nothing because it is out of sight. In Christ it has only gone on, one station ahead.

When the time comes, God will bring him with Jesus. Until then, if you want to keep his cup, keep it.`,
    },
  },
  {
    title: { zh: "害怕的时候", en: "When You Are Afraid" },
    intro: {
      zh: "一句可以一口气说完的祷告，放在口袋里。",
      en: "A prayer short enough for one breath, to keep in your pocket.",
    },
    body: {
      zh: `害怕来的时候，往往不敲门。在电梯里，在排队的时候，在刚要睡着的那一刻，心忽然跳得很快，手心冰凉，好像有什么可怕的事就要发生，又说不出是什么。

> 我惧怕的时候要倚靠你。（诗篇56:3）

这一节短得刚好够一口气。请注意，它没有说“我从不惧怕”，也没有说“我倚靠了就不再惧怕”，它说的是：惧怕的时候。惧怕和倚靠，原来可以在同一个时候，住在同一颗心里。

## 试着这样做

- 看看四周，说出五样你看得见的东西。
- 把脚踩在地上，慢慢呼气，比吸气长一些。
- 轻声说这句诗，说三遍，不求快。
- 若害怕常常来，请告诉医生，也告诉一位信得过的人。

看医生并不是信心小。神的安慰有时借着经文来，有时借着一双懂得的耳朵来，有时就在药瓶里。你不必等到不怕了才来到祂面前。发着抖来也可以，祂的手比你的稳。`,
      en: `Fear seldom knocks. In the lift, in a queue, in the moment before sleep, the heart begins to race and the palms are cold, as though something terrible were about to happen, and you cannot say what.

> What time I am afraid, I will trust in thee. (Psalm 56:3)

It is just long enough for one breath. Notice that it does not say "I am never afraid", nor "I trust, and now I am not afraid any more". It says what time I am afraid. It seems that fear and trust can live in the same heart, at the same time.

## You might try this

- Look round, and name five things that you can see.
- Put your feet on the floor and breathe out slowly, longer than you breathe in.
- Say the verse softly, three times, without haste.
- If the fear comes often, tell a doctor, and tell someone you trust.

To see a doctor is not a lack of faith. God's comfort comes at times in a verse, at times in an ear that understands, and at times in a bottle of tablets. You need not wait to come to him until you are no longer afraid. Come trembling, if you must. His hand is steadier than yours.`,
    },
  },
  {
    title: { zh: "清晨的一口气", en: "The First Breath of the Morning" },
    intro: {
      zh: "熬过了一夜的人，这是给你的早安。",
      en: "You have come through the night, and this is your good morning.",
    },
    body: {
      zh: `窗帘边上有一条灰白的线，慢慢变宽。鸟先知道了，一只，然后许多只。你也许只睡了两个钟头，也许一分钟没有睡，可是夜过去了，你还在这里。

> 我们不至消灭，是出于耶和华诸般的慈爱，是因他的怜悯，不至断绝。每早晨这都是新的；你的诚实，极其广大。（耶利米哀歌3:22-23）

写下这话的人，正坐在一座烧毁的城里。他前面说了许多苦话，苦得叫人不忍读，到了全书正中间，忽然说起早晨来。城并没有修好，死去的人也没有回来，只是天又亮了一次；他从这一次天亮里，认出了神的手迹。

[image]

新的不一定是事情，事情多半还是旧的：还是那个病，那张床，那件放不下的心事。新的是怜悯，是今天刚刚送来的，没有用过。

所以不必急着起来，先躺着，深深吸一口气。这口气，昨天还没有。吸的时候收下它，呼的时候说“谢谢”。若今天只做得成这一件事，那么今天，你已经敬拜过了。`,
      en: `At the edge of the curtain is a pale line, slowly widening. The birds know it first, one, and then many. Perhaps you slept for two hours, perhaps not for a minute. But the night is past, and you are here.

> It is of the LORD'S mercies that we are not consumed, because his compassions fail not. They are new every morning: great is thy faithfulness. (Lamentations 3:22-23)

He who wrote it was sitting in a city that had been burned. There is much before it so bitter that one can hardly read it. Then, in the very middle of the book, he begins to speak of mornings. The city was not rebuilt, and the dead had not returned. It had only grown light once more, and in that light he knew the handwriting of God.

[image]

What is new may not be your circumstances. Most likely they are the old ones: the same illness, the same bed, the same worry that will not be laid down. What is new is the mercy. It has just been brought for today, and nobody has used it.

So do not hurry to get up. Lie still first and take a deep breath. Yesterday this breath was not there. As you draw it, accept it. As you let it go, say thank you. If you do nothing else today, you have already worshipped.`,
    },
  },
];
