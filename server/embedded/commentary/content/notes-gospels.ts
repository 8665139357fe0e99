import type { Chapters } from "./types.ts";

/** Short notes on chapters of the Gospels. Written for this site. */
export const notesOnGospels: Chapters = {
  "40.5": {
    zh: `<strong>1-12节</strong> 八福从“虚心的人”开始，就是知道自己一无所有的人。世人看为缺乏的，主称为有福，因为天国是他们的。

<strong>13-20节</strong> 门徒是盐，是光；好行为叫人看见，荣耀却归给天上的父。主来不是要废掉律法，乃是要成全。

<strong>21-48节</strong> “只是我告诉你们”：诫命所管的不只是手，也是心；直到爱仇敌，像天父一样。`,
    en: `<strong>Verses 1-12</strong> The Beatitudes begin with the poor in spirit, who know that they have nothing. What men call want the Lord calls blessed, for theirs is the kingdom of heaven.

<strong>Verses 13-20</strong> The disciples are salt and light: the good works are seen, the glory is the Father's. He came not to destroy the law but to fulfil it.

<strong>Verses 21-48</strong> “But I say unto you”: the commandment reaches beyond the hand to the heart, as far as the love of enemies, which is to be like the Father.`,
  },
  "40.6": {
    zh: `<strong>1-18节</strong> 施舍、祷告、禁食，都可以作给人看，也可以作给暗中察看的父看。主祷文先求神的名、国、旨意，再求饮食、赦免、保守。

<strong>19-34节</strong> 财宝在那里，心也在那里。“不要忧虑”不是说明天没有难处，而是说天父知道。先求他的国和他的义，其余的都要加给你们。`,
    en: `<strong>Verses 1-18</strong> Alms, prayer and fasting can be done to be seen of men, or before the Father who sees in secret. The Lord's prayer asks first for his name, kingdom and will, then for bread, forgiveness and keeping.

<strong>Verses 19-34</strong> Where the treasure is, the heart is. “Take no thought” does not say that tomorrow has no trouble; it says that the Father knows. Seek first his kingdom and righteousness, and these things will be added.`,
  },
  "42.15": {
    zh: `<strong>1-2节</strong> 三个比喻都回答同一句怨言：“这个人接待罪人”。

<strong>3-10节</strong> 羊不知道自己的主人在找，钱更不知道。寻找的是主人，欢喜的也是主人；天上也这样为一个罪人悔改欢喜。

<strong>11-32节</strong> 小儿子要父亲的家业而不要父亲，大儿子在家里却像雇工。父亲两次出来：一次跑向小儿子，一次劝大儿子。大儿子有没有进去，主没有说，留给听的人回答。`,
    en: `<strong>Verses 1-2</strong> Three parables answer one complaint: “This man receiveth sinners.”

<strong>Verses 3-10</strong> The sheep does not know that it is sought, the coin still less. The owner seeks and the owner rejoices; so there is joy in heaven over one sinner that repents.

<strong>Verses 11-32</strong> The younger son wants his father's goods without his father; the elder is at home and lives as a servant. Twice the father comes out: running to the one, entreating the other. Whether the elder went in we are not told. The hearers are to answer.`,
  },
  "43.1": {
    zh: `<strong>1-5节</strong> “太初有道”回到创世记的起头，又说得更早：道与神同在，道就是神。万物是借着他造的，生命在他里头。

<strong>6-13节</strong> 约翰不是那光，是为光作见证。他到自己的地方来，自己的人倒不接待；凡接待的，就赐权柄作神的儿女。

<strong>14-18节</strong> 道成了肉身，住在我们中间。从来没有人看见神，有父怀里的独生子将他表明出来。`,
    en: `<strong>Verses 1-5</strong> “In the beginning was the Word” goes back to the first words of Genesis and behind them: the Word was with God, and was God. By him all things were made, and in him was life.

<strong>Verses 6-13</strong> John was not the light but bore witness to it. His own did not receive him; to as many as did, he gave power to become the sons of God.

<strong>Verses 14-18</strong> The Word was made flesh and dwelt among us. No man has seen God; the only begotten Son has declared him.`,
  },
  "43.3": {
    zh: `<strong>1-8节</strong> 尼哥底母有学问，有地位，又有敬虔，主却对他说“必须重生”。从肉身生的就是肉身；新生命像风，看不见来处，听得见响声。

<strong>9-15节</strong> 摩西在旷野举蛇，被咬的人一望就活了。人子也必照样被举起来，叫一切信他的都得永生。

<strong>16-21节</strong> 神的爱先于人的信。他差儿子来不是要定世人的罪，乃是要叫世人得救；光来了，人却可以不爱光。

<strong>22-36节</strong> 约翰听见众人都往耶稣那里去，就说：“他必兴旺，我必衰微。”`,
    en: `<strong>Verses 1-8</strong> Nicodemus has learning, rank and devotion, and is told that he must be born again. What is born of the flesh is flesh; the new life is like the wind, whose coming is not seen and whose sound is heard.

<strong>Verses 9-15</strong> Moses lifted up the serpent, and whoever looked at it lived. So must the Son of man be lifted up, that whosoever believes in him should have eternal life.

<strong>Verses 16-21</strong> God's love is before our faith. He sent his Son not to condemn the world but to save it; yet when light comes men may love darkness.

<strong>Verses 22-36</strong> John hears that all men go to Jesus and says: “He must increase, but I must decrease.”`,
  },
  "43.14": {
    zh: `<strong>1-6节</strong> 门徒心里忧愁，主说他去是为预备地方，又必再来接他们。多马问路，主的回答不是一张路图：“我就是道路、真理、生命。”

<strong>7-14节</strong> 腓力求看见父；人看见了主，就是看见了父。

<strong>15-31节</strong> 爱主的必遵守他的命令。父要赐下保惠师，就是真理的圣灵；主留下的平安，不像世人所赐的。`,
    en: `<strong>Verses 1-6</strong> The disciples are troubled, and the Lord says that he goes to prepare a place and will come again. Thomas asks the way, and is not given a map: “I am the way, the truth, and the life.”

<strong>Verses 7-14</strong> Philip asks to see the Father; he that has seen the Son has seen the Father.

<strong>Verses 15-31</strong> Those who love him keep his commandments. The Father will give another Comforter, the Spirit of truth; and the peace that is left to us is not as the world gives.`,
  },
  "43.15": {
    zh: `<strong>1-8节</strong> 主是真葡萄树，父是栽培的人。枝子的事不是努力结果，而是常在树上；修理干净，是为了结果子更多。离了主，就不能作什么。

<strong>9-17节</strong> 常在他里面，就是常在他的爱里，也就是彼此相爱。他称门徒为朋友，因为从父听见的都告诉了他们；不是我们拣选了他，是他拣选了我们。`,
    en: `<strong>Verses 1-8</strong> The Lord is the true vine and the Father the husbandman. The branch's part is not to strain for fruit but to abide; it is pruned that it may bear more. Without him we can do nothing.

<strong>Verses 9-17</strong> To abide in him is to abide in his love, and so to love one another. He calls his disciples friends, for he has told them all that he heard of the Father. We have not chosen him; he has chosen us.`,
  },
};
