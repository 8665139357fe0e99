/** How late timers fire: this tells a busy process from an overloaded one. */
export interface Pressure {
  /** Milliseconds, over the last few looks. */
  lateMs(): number;
  stop(): void;
}

const everyMs = 25;
/** A single long turn is no flood; a few in a row are. */
const looks = 4;

export function watchPressure(): Pressure {
  const late = Array<number>(looks).fill(0);
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    late.push(Math.max(0, now - last - everyMs));
    late.shift();
    last = now;
  }, everyMs);
  timer.unref();
  return {
    lateMs: () => late.reduce((sum, one) => sum + one, 0) / looks,
    stop: () => clearInterval(timer),
  };
}
