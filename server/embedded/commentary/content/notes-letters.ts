import type { Chapters } from "./types.ts";

/** Short notes on the Acts, the letters and the Revelation. Written for this site. */
export const notesOnLetters: Chapters = {
  "44.2": {
    zh: `<strong>1-13节</strong> 五旬节到了，应许的圣灵降下，各国的人都用自己的乡谈听见神的大作为。

<strong>14-36节</strong> 彼得的讲道从约珥的预言讲到耶稣的死与复活。结论只有一句：神已经立他为主，为基督了。

<strong>37-47节</strong> 听的人觉得扎心，问当怎样行；回答是悔改，受洗。信的人恒心遵守使徒的教训，彼此交接，擘饼，祈祷。`,
    en: `<strong>Verses 1-13</strong> At Pentecost the promised Spirit comes, and men of every nation hear the wonderful works of God in their own tongues.

<strong>Verses 14-36</strong> Peter preaches from the prophecy of Joel to the death and resurrection of Jesus. It comes to one sentence: God has made him both Lord and Christ.

<strong>Verses 37-47</strong> The hearers are pricked in their heart and ask what to do: repent, and be baptized. Those who believed continued in the apostles' doctrine and fellowship, in breaking of bread and in prayers.`,
  },
  "45.8": {
    zh: `<strong>1-17节</strong> 在基督耶稣里的就不定罪了。律法因肉体软弱所不能行的，神差遣儿子行成了；住在人里面的灵，使人呼叫“阿爸，父”。

<strong>18-30节</strong> 受造之物叹息，信的人叹息，圣灵也用说不出来的叹息替我们祷告。万事互相效力，不是说万事都好，是说神使它们叫爱神的人得益处。

<strong>31-39节</strong> 本章以不定罪开始，以不隔绝结束：没有什么能叫我们与神的爱隔绝。`,
    en: `<strong>Verses 1-17</strong> There is no condemnation to those in Christ Jesus. What the law could not do through the weakness of the flesh, God did by sending his Son; and the Spirit within us cries, “Abba, Father”.

<strong>Verses 18-30</strong> The creation groans, believers groan, and the Spirit intercedes with groanings that cannot be uttered. That all things work together for good does not say that all things are good, but that God makes them serve those who love him.

<strong>Verses 31-39</strong> The chapter begins with no condemnation and ends with no separation: nothing can part us from the love of God.`,
  },
  "46.13": {
    zh: `<strong>1-3节</strong> 恩赐、知识、信心、舍己，若没有爱，都与我无益。这章夹在论恩赐的两章中间，是给一个有恩赐而彼此相争的教会写的。

<strong>4-7节</strong> 保罗不给爱下定义，只说爱怎样行：恒久忍耐，又有恩慈。所用的几乎都是动词。

<strong>8-13节</strong> 爱是永不止息。如今仿佛对着镜子观看，到那时就要面对面了。`,
    en: `<strong>Verses 1-3</strong> Gifts, knowledge, faith and sacrifice profit nothing without charity. The chapter stands between two on gifts, and was written to a church that had gifts and strove about them.

<strong>Verses 4-7</strong> Paul does not define love; he says what it does. It suffers long and is kind. Nearly all his words are verbs.

<strong>Verses 8-13</strong> Love never fails. Now we see through a glass, darkly; but then face to face.`,
  },
  "49.2": {
    zh: `<strong>1-10节</strong> “你们死在过犯罪恶之中”，“然而神”：全章的转折在这两处之间。得救是本乎恩，也因着信，不是出于行为；而得救的人是神的工作，为要行善。

<strong>11-22节</strong> 从前远离的，如今靠着基督的血得亲近了。他拆毁中间隔断的墙，将两下合而为一，同被建造成为神的居所。`,
    en: `<strong>Verses 1-10</strong> “Dead in trespasses and sins”; “but God”: the chapter turns between the two. We are saved by grace through faith, not of works; and the saved are his workmanship, made for good works.

<strong>Verses 11-22</strong> Those who were far off are made nigh by the blood of Christ. He has broken down the wall between, made both one, and builds them together into a habitation of God.`,
  },
  "50.4": {
    zh: `<strong>4-9节</strong> 写“要靠主常常喜乐”的人正在监里。忧虑的对面不是毫不在意，而是祷告：将所要的告诉神，神的平安就保守人的心怀意念。

<strong>10-13节</strong> 知足是“学会了”的。“我靠着那加给我力量的，凡事都能作”，说的是或饱足或饥饿，他都能安然处之。

<strong>14-20节</strong> 腓立比人的馈送，保罗看作献给神的馨香的祭物。`,
    en: `<strong>Verses 4-9</strong> He who writes “Rejoice in the Lord alway” is in prison. The opposite of care is not carelessness but prayer: let your requests be made known to God, and his peace shall keep your hearts and minds.

<strong>Verses 10-13</strong> Contentment is something he has learned. “I can do all things through Christ” is said of being full and of being hungry.

<strong>Verses 14-20</strong> The gift of the Philippians is to Paul a sacrifice of sweet smell, offered to God.`,
  },
  "58.11": {
    zh: `<strong>1-3节</strong> 信是所望之事的实底，是未见之事的确据。

<strong>4-31节</strong> 亚伯、以诺、挪亚、亚伯拉罕、摩西，各人所遇的不同，都是因着信。他们承认自己在世上是客旅，是寄居的，羡慕一个更美的家乡。

<strong>32-40节</strong> 有的因信得胜，有的因信忍受。信不保证人在今生得着，却保证神没有落空的应许。`,
    en: `<strong>Verses 1-3</strong> Faith is the substance of things hoped for, the evidence of things not seen.

<strong>Verses 4-31</strong> Abel, Enoch, Noah, Abraham, Moses: each met something different, and each by faith. They confessed that they were strangers and pilgrims, and desired a better country.

<strong>Verses 32-40</strong> Some overcame by faith and some endured by it. Faith does not warrant that we receive in this life; it rests on promises of God that do not fail.`,
  },
  "66.21": {
    zh: `<strong>1-8节</strong> 新天新地里，神的帐幕在人间。他擦去一切的眼泪，不再有死亡、悲哀、哭号、疼痛；坐宝座的说：“我将一切都更新了。”

<strong>9-27节</strong> 圣城有十二支派和十二使徒的名字，却没有殿，因为主神和羔羊就是城的殿；也不用日月，因为有神的荣耀光照。创世记里失去的同住，在这里成全了。`,
    en: `<strong>Verses 1-8</strong> In the new heaven and the new earth the tabernacle of God is with men. He wipes away all tears; there is no more death, sorrow, crying or pain. He that sits upon the throne says: “Behold, I make all things new.”

<strong>Verses 9-27</strong> The city bears the names of the twelve tribes and the twelve apostles, and has no temple, for the Lord God and the Lamb are its temple; nor need of sun or moon. What Genesis lost, God dwelling with men, is here fulfilled.`,
  },
};
