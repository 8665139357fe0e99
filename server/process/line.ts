/** Questions and answers between two processes that send each other words. */
export type LineWord =
  { ask: number; question: unknown } | { answer: number; value: unknown } | { fault: number };

export interface Line<Question> {
  /** Rejects where the other end does not answer within `waitMs`, or cannot. */
  ask(question: Question, waitMs: number): Promise<unknown>;
  /** Takes in a word of the other end; false where it is none of this line's. */
  hear(word: unknown): boolean;
}

interface Open {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** One end. `send` never throws; `answer` is what this end has for questions of the other. */
export function createLine<Question, Theirs>(
  send: (word: LineWord) => void,
  answer: (question: Theirs) => unknown,
): Line<Question> {
  const open = new Map<number, Open>();
  let last = 0;

  async function reply(ask: number, question: Theirs): Promise<void> {
    try {
      send({ answer: ask, value: await answer(question) });
    } catch {
      send({ fault: ask });
    }
  }

  function take(id: number): Open | undefined {
    const one = open.get(id);
    open.delete(id);
    return one;
  }

  return {
    ask(question, waitMs) {
      last += 1;
      const id = last;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const late = setTimeout(
        () => take(id)?.reject(new Error("the other process does not answer")),
        waitMs,
      );
      open.set(id, { resolve, reject });
      send({ ask: id, question });
      return promise.finally(() => clearTimeout(late));
    },
    hear(word) {
      if (typeof word !== "object" || word === null) return false;
      // Both ends are of one version: what comes on this line is what the other end sent.
      if ("ask" in word && "question" in word)
        void reply(Number(word.ask), word.question as Theirs);
      else if ("answer" in word && "value" in word) take(Number(word.answer))?.resolve(word.value);
      else if ("answer" in word) take(Number(word.answer))?.resolve(undefined);
      else if ("fault" in word) take(Number(word.fault))?.reject(new Error("it could not answer"));
      else return false;
      return true;
    },
  };
}
