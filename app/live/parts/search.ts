/** How a stream does; "opening" until the first picture of one that scripts bring. */
export type Signal = "fine" | "opening" | "lost" | "unsupported";
export type Tell = (signal: Signal) => void;

const second = 1_000;
/** A signal that was cut off often comes back at once; one that does not is asked for with patience. */
const waits = [2, 3, 5, 8, 15].map((seconds) => seconds * second);

/** Looks for a lost signal, each time a little later, until it is found. */
export function createSearch(tryAgain: () => void, tell: Tell) {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lay = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    searching: () => tries > 0,
    lost() {
      if (timer !== undefined) return;
      tell("lost");
      timer = setTimeout(
        () => {
          timer = undefined;
          tryAgain();
        },
        waits[Math.min(tries, waits.length - 1)],
      );
      tries += 1;
    },
    found() {
      lay();
      tries = 0;
      tell("fine");
    },
    stop: lay,
  };
}
