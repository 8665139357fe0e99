import type { Chapters } from "./types.ts";

/** One paragraph to think over, on ten chapters. Written for this site. */
export const meditations: Chapters = {
  "1.1": {
    zh: `光比太阳先有。我们常以为没有看得见的灯，就没有光；神却先说话，后挂灯。今天若有什么还在“空虚混沌”之中，<em>神的灵</em>也早已在那里了。`,
    en: `There was light before there was a sun. We think that where no lamp is seen there can be no light; God speaks first and hangs the lamps afterwards. If something today is still without form and void, <em>his Spirit</em> is already there.`,
  },
  "19.23": {
    zh: `大卫没有说“我必不至遇见难处”，他说“我必不至缺乏”。羊不必认得路，只要认得牧人。今天试着把最挂心的一件事说出来，在后面加上这一句：<em>你与我同在</em>。`,
    en: `David does not say that he shall not meet with trouble, but that he shall not want. A sheep need not know the road; it must know the shepherd. Name the thing that weighs on you most today, and put after it: <em>thou art with me</em>.`,
  },
  "19.46": {
    zh: `地改变，山摇动，城里却有一道河。神没有先叫海水安静，再叫我们安静；他在翻腾之中说：<em>你们要休息，要知道我是神</em>。知道，是安静的根。`,
    en: `The earth is removed and the mountains shake, and in the city there is a river. God does not first still the waters and then still us; in the midst of the roar he says: <em>Be still, and know that I am God</em>. Knowing is the root of stillness.`,
  },
  "19.121": {
    zh: `人举目的时候，总要看见些什么：山的高，路的远，或是造山的主。这篇诗一句责备也没有，只是领着眼睛再往上去一点。今天出门和回来的时候，记得<em>你出你入</em>，都有人保护。`,
    en: `Whoever lifts his eyes sees something: how high the hill is, how long the road, or him who made the hill. This psalm does not reproach; it leads the eyes a little higher. Going out today and coming in, remember that you are <em>kept</em>.`,
  },
  "40.6": {
    zh: `飞鸟不种也不收，却不是不飞。主没有叫我们不作明天的事，只叫我们不背明天的忧虑。一天的难处一天当就够了；而够用的恩典，也是<em>一天一天</em>给的。`,
    en: `The birds do not sow or reap, but they do fly. We are not told to leave tomorrow's work undone, only to leave tomorrow's care. Sufficient for the day is its evil; and the grace that suffices is given <em>day by day</em>.`,
  },
  "42.15": {
    zh: `儿子在路上预备了一篇话，父亲没有等他说完。他想求作一个雇工，得着的却是袍子、戒指和鞋。我们带着打算回到神面前，遇见的总比打算的多：<em>相离还远，他父亲看见</em>。`,
    en: `The son prepared a speech on the road, and his father did not let him finish it. He meant to ask for a servant's place, and was given the robe, the ring and the shoes. We come with our terms and meet with more: <em>when he was yet a great way off, his father saw him</em>.`,
  },
  "43.3": {
    zh: `尼哥底母夜里来，带着问题，也带着怕。主没有问他为什么挑这个时候。到了书末，他在白日带着没药来安葬主。光照人是慢慢的；要紧的是<em>来就光</em>。`,
    en: `Nicodemus came by night, with his questions and his fear, and was not asked why he chose the hour. At the end of the book he comes by day, with myrrh, to bury the Lord. Light may grow slowly on a man; what matters is to <em>come to the light</em>.`,
  },
  "43.15": {
    zh: `枝子没有别的本事，只有一样：不离开。果子是从树里流出来的，急不来，也装不来。今天与其问“我作了多少”，不如问“我<em>常在</em>那里”。`,
    en: `The branch has no art but one: it does not leave. Fruit comes out of the vine; it cannot be hurried and cannot be pretended. Rather than ask today how much I have done, let me ask where I have <em>abided</em>.`,
  },
  "45.8": {
    zh: `我们本不晓得当怎样祷告，保罗说“我们”，连他自己也在内。祷告不到的地方，有圣灵的叹息；明白不了的事上，有神的旨意。说不出话来的时候，<em>也没有离开祷告</em>。`,
    en: `“We know not what we should pray for as we ought”: Paul says <em>we</em> and counts himself in. Where our prayers do not reach there are the Spirit's groanings, and where we do not understand there is God's purpose. To be without words is not yet to be without prayer.`,
  },
  "50.4": {
    zh: `平安像守城的兵，站在心的门口。忧虑要进来，不是被争辩挡住的，是被祷告和感谢挡住的。数一数今天可以感谢的三件事，再把一件求的事<em>告诉神</em>。`,
    en: `Peace stands like a guard at the gate of the heart. It is not argument that keeps care out, but prayer with thanksgiving. Count three things to be thankful for today, and then make one request <em>known unto God</em>.`,
  },
};
