/**
 * The words the computer speaks. Scripture is public domain (和合本 1919 and the King James Version);
 * every other sentence was written for this demonstration.
 */

export type Language = "zh" | "en";

export interface SpokenPiece {
  readonly id: string;
  readonly language: Language;
  readonly sentences: readonly string[];
}

const OPENING: Readonly<Record<Language, string>> = {
  zh: "这是电脑合成的示范语音。",
  en: "This is a computer-spoken sample.",
};

function piece(id: string, language: Language, ...sentences: string[]): SpokenPiece {
  return { id, language, sentences: [OPENING[language], ...sentences] };
}

export const CLIPS: readonly SpokenPiece[] = [
  piece(
    "clip-1",
    "zh",
    "诗篇第一百二十一篇。",
    "我要向山举目，我的帮助从何而来？",
    "我的帮助从造天地的耶和华而来。",
  ),
  piece(
    "clip-2",
    "en",
    "From the Gospel of John, chapter one.",
    "In him was life; and the life was the light of men.",
    "And the light shineth in darkness; and the darkness comprehended it not.",
  ),
  piece(
    "clip-3",
    "zh",
    "风吹过麦田，田里的麦子像水一样起伏。",
    "诗篇里说，流泪撒种的，必欢呼收割。",
  ),
  piece(
    "clip-4",
    "en",
    "From the eighth Psalm.",
    "When I consider thy heavens, the work of thy fingers, the moon and the stars, which thou hast ordained;",
    "What is man, that thou art mindful of him? and the son of man, that thou visitest him?",
  ),
  piece(
    "clip-5",
    "zh",
    "耶和华是我的牧者，我必不至缺乏。",
    "他使我躺卧在青草地上，领我在可安歇的水边。",
    "他使我的灵魂苏醒。",
  ),
  piece(
    "clip-6",
    "en",
    "From the song of Moses, in the book of Deuteronomy.",
    "My doctrine shall drop as the rain, my speech shall distil as the dew,",
    "as the small rain upon the tender herb, and as the showers upon the grass.",
  ),
];

export const TALKS: readonly SpokenPiece[] = [
  piece(
    "talk-1",
    "zh",
    "约翰福音第一章说，生命在他里头，这生命就是人的光。",
    "光照在黑暗里，黑暗却不接受光。",
    "一盏小小的灯，也能照亮整个屋子。",
    "愿你今天所走的每一步，都有光同行。",
  ),
  piece(
    "talk-2",
    "en",
    "The twenty-third Psalm begins in this way.",
    "The Lord is my shepherd; I shall not want.",
    "He maketh me to lie down in green pastures: he leadeth me beside the still waters.",
    "He restoreth my soul.",
    "Long ago a shepherd sang these words, and people have carried them through quiet days and hard ones ever since.",
  ),
  piece(
    "talk-3",
    "zh",
    "凡劳苦担重担的人，可以到我这里来，我就使你们得安息。",
    "这是马太福音第十一章里的一句话。",
    "累了的时候，不妨放下手里的事，安静一会儿。",
    "把心里的重担，一件一件地告诉他。",
  ),
  piece(
    "talk-4",
    "en",
    "Charity suffereth long, and is kind; charity envieth not; charity vaunteth not itself, is not puffed up.",
    "Charity, in this old English, simply means love.",
    "It is patient at the kitchen table, and kind at the door.",
    "And now abideth faith, hope, charity, these three; but the greatest of these is charity.",
  ),
  piece(
    "talk-5",
    "zh",
    "诸天述说神的荣耀，穹苍传扬他的手段。",
    "这日到那日发出言语，这夜到那夜传出知识。",
    "夜里抬头看看天，星星没有声音，却好像一直在唱歌。",
    "愿我们也学会安静地听。",
  ),
  piece(
    "talk-6",
    "en",
    "Consider the lilies of the field, how they grow; they toil not, neither do they spin.",
    "And yet I say unto you, That even Solomon in all his glory was not arrayed like one of these.",
    "A flower does not hurry.",
    "It opens a little in the morning, turns toward the light, and that is enough for the day.",
  ),
];
