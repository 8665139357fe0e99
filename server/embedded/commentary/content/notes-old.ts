import type { Chapters } from "./types.ts";

/** Short notes on chapters of the Old Testament. Written for this site. */
export const notesOnOld: Chapters = {
  "1.1": {
    zh: `<strong>1-2节</strong> 圣经不从证明神开始，而从神的作为开始。“起初”是万物的起头，不是神的起头；地还空虚混沌的时候，神的灵已经运行在水面上。

<strong>3-25节</strong> 神说，事就成了。前三日分开光暗、水空、海陆，后三日使它们充满。神“看着是好的”一再出现，所造的世界本来是好的。

<strong>26-31节</strong> 人照着神的形像被造，有男有女，受托管理这地。人的尊贵不在于他做成了什么，而在于他是谁所造的。`,
    en: `<strong>Verses 1-2</strong> The Bible does not begin by proving God but by telling what he did. The beginning is the beginning of all things, not of God; while the earth was still without form, his Spirit moved upon the waters.

<strong>Verses 3-25</strong> God speaks, and it is so. Three days part light from darkness, waters from waters and land from sea; three days fill them. Again and again he sees that it is good.

<strong>Verses 26-31</strong> Man, male and female, is made in the image of God and given charge of the earth. Our worth rests not on what we have done but on who made us.`,
  },
  "2.20": {
    zh: `<strong>1-2节</strong> 十诫之先是恩典：“曾将你从埃及地为奴之家领出来”。百姓不是因守诫命才得救，乃是得救了才领受诫命。

<strong>3-17节</strong> 前四条论到神，后六条论到人：

<ul><li>爱神：不拜别神，不作偶像，不妄称他的名，记念安息日。</li><li>爱人：孝敬父母，不杀人，不奸淫，不偷盗，不作假见证，不贪恋。</li></ul>

<strong>18-21节</strong> 百姓远远站立，摩西就近黑暗。人需要一位中保，这一幕指向后来的那一位。`,
    en: `<strong>Verses 1-2</strong> Grace stands before the commandments: God is he who brought them “out of the house of bondage”. The people were not saved by keeping them; they were given them because they had been saved.

<strong>Verses 3-17</strong> Four speak of God and six of our neighbour:

<ul><li>Love of God: no other gods, no idols, his name kept holy, the sabbath remembered.</li><li>Love of neighbour: honour to parents; no murder, adultery, theft, false witness or coveting.</li></ul>

<strong>Verses 18-21</strong> The people stand far off and Moses draws near. Men need a mediator, and the scene looks forward to the one who was to come.`,
  },
  "19.1": {
    zh: `<strong>1-3节</strong> 有福的人先说他不作什么：不从，不站，不坐；再说他喜爱什么。他像栽在溪水旁的树，是被栽的，不是自己长在那里的。

<strong>4-6节</strong> 恶人像糠秕，没有根，也没有分量。诗篇的头一篇就把两条路摆在人面前；末后一句说明分别在哪里：耶和华知道义人的道路。`,
    en: `<strong>Verses 1-3</strong> The blessed man is known first by what he leaves: he does not walk, stand or sit with the ungodly. Then by what he loves. He is like a tree that was planted by the waters; it did not put itself there.

<strong>Verses 4-6</strong> The ungodly are chaff, without root and without weight. The first psalm sets two ways before us, and its last verse tells the difference: the LORD knows the way of the righteous.`,
  },
  "19.23": {
    zh: `<strong>1-3节</strong> 大卫自己牧过羊，却说“耶和华是我的牧者”。青草地和水边不是羊找到的，是牧人领到的；引导我走义路，是“为自己的名”。

<strong>4节</strong> 到了死荫的幽谷，称呼从“他”变成了“你”。所应许的不是没有幽谷，而是“你与我同在”。杖为保护，竿为引导。

<strong>5-6节</strong> 牧人成了摆设筵席的主人。恩惠慈爱“随着我”，直到人住进耶和华的殿中。`,
    en: `<strong>Verses 1-3</strong> David had kept sheep himself, and says that the LORD keeps him. The sheep does not find the green pastures; it is led to them, and led in right paths for his name's sake.

<strong>Verse 4</strong> In the valley of the shadow “he” becomes “thou”. What is promised is not that there will be no valley, but that “thou art with me”: the rod to guard, the staff to guide.

<strong>Verses 5-6</strong> The shepherd becomes the host. Goodness and mercy follow us, until we dwell in the house of the LORD.`,
  },
  "19.51": {
    zh: `<strong>1-6节</strong> 大卫不为自己辩解，只求神“按你的慈爱”。他得罪了人，却知道罪归根结底是得罪神；也知道罪不只在所行的，还在里面。

<strong>7-12节</strong> 他求洁净，又求更新：“为我造清洁的心”。“造”字与创世记第一章所用的相同，这是只有神能作的事。

<strong>13-19节</strong> 蒙赦免的人才能教导人，才能歌唱。神所要的祭，是忧伤痛悔的心。`,
    en: `<strong>Verses 1-6</strong> David pleads no excuse, only God's lovingkindness. He had wronged men, yet knows that sin is in the end against God, and that it lies not in the deed alone but within.

<strong>Verses 7-12</strong> He asks to be washed and to be made new: “Create in me a clean heart.” The word is that of the first chapter of Genesis; God alone can do it.

<strong>Verses 13-19</strong> The forgiven can teach and sing. The sacrifice God wants is a broken and contrite heart.`,
  },
  "19.121": {
    zh: `<strong>1-2节</strong> 这是上耶路撒冷的人在路上唱的诗。山叫人想起路远，也想起危险；帮助不从山来，而从造天地的耶和华来。

<strong>3-8节</strong> “保护”在六节里一再出现：他不打盹，他在右边，他保护你出你入。末后的应许没有期限：“从今时直到永远”。`,
    en: `<strong>Verses 1-2</strong> Pilgrims sang this on the road up to Jerusalem. Hills speak of a long way and of dangers; help comes not from the hills but from the LORD, who made heaven and earth.

<strong>Verses 3-8</strong> One word returns through six verses: he keeps. He does not slumber, he stands at the right hand, he keeps the going out and the coming in. The last promise has no end: “from this time forth, and even for evermore”.`,
  },
  "19.139": {
    zh: `<strong>1-12节</strong> 神知道我坐下、起来、意念和路程，也在我能去的各处。这先叫人惧怕，然后叫人安稳：黑暗也不能遮蔽我使你不见。

<strong>13-18节</strong> 他从母腹中就造了我。人的日子尚未度一日，已都写在他的册上。

<strong>23-24节</strong> 诗人以神的鉴察开头，又以求神鉴察结束。起初是他不能躲避的，末后成了他所愿意的。`,
    en: `<strong>Verses 1-12</strong> God knows my sitting and rising, my thought and my path, and is wherever I could go. It first makes us afraid, and then it makes us safe: even the darkness hides nothing from him.

<strong>Verses 13-18</strong> He formed me in my mother's womb, and the days were written in his book before there was one of them.

<strong>Verses 23-24</strong> The psalm begins with God's searching and ends by asking for it. What could not be escaped has become what is desired.`,
  },
  "23.53": {
    zh: `<strong>1-3节</strong> 耶和华的仆人没有佳形美容，被藐视，被人厌弃。人所信的报告，正是人不以为意的那一位。

<strong>4-6节</strong> “我们”与“他”交替出现：他担当我们的忧患，为我们的过犯受害。我们都如羊走迷，耶和华使我们众人的罪孽都归在他身上。

<strong>7-12节</strong> 他像羊羔不开口，埋葬时与财主同在，却又看见后裔，延长年日。使徒行传第八章，腓利从这经起，对太监传讲耶稣。`,
    en: `<strong>Verses 1-3</strong> The servant of the LORD has no beauty that we should desire him; he is despised and rejected. The one of whom the report tells is the one whom men esteem not.

<strong>Verses 4-6</strong> “He” and “we” change places: he bears our griefs and is wounded for our transgressions. We have gone astray like sheep, and the LORD lays on him the iniquity of us all.

<strong>Verses 7-12</strong> He is silent as a lamb and buried with the rich; yet he sees his seed and prolongs his days. In Acts 8 Philip begins at this scripture and preaches Jesus.`,
  },
};
