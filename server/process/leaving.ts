import type { Logger } from "pino";
import { sayPlainly } from "../front/headers.ts";
import { keepAliveMs } from "../front/limits.ts";
import { runningRequest } from "../front/running.ts";

export interface Leaving {
  /** Says on `/readyz` that it goes, answers on for `noticeMs`, then closes and ends with code 0. */
  leave(noticeMs: number): void;
  /** Goes because of an error that nobody caught: with code 1, and without a notice. */
  fall(error: unknown): void;
  /** Another process answers in this one's place. */
  replaced(): void;
  /** Another one is ready to: this one goes without a hurry, and nobody notices. */
  handOver(): void;
}

export interface LeavingDeps {
  /** `quietly`: `/readyz` does not say so. */
  drain(quietly?: boolean): void;
  close(graceMs: number, lingerMs: number): Promise<void>;
  log: Logger;
  exit(code: number): void;
  /** Asks the primary for another worker; null where there is no primary. */
  askForAnother: (() => void) | null;
}

/** How long in-flight requests may take when the door is closed. */
const graceMs = { asked: 6_000, fallen: 5_000, handedOver: 75_000 };
/** A closed door is how a proxy that does not ask `/readyz` learns of it, before its idle connections end. */
const lingerMs = 1_000;
/** By then every idle connection has ended by itself: none is cut just as a request comes in on it. */
const untilIdleOnesEndMs = keepAliveMs + 5_000;
/** Closing itself may hang; the process does not. */
const closingMs = 1_500;
/** A process that fell answers on for so long, at most, while another one starts. */
const mostUntilReplacedMs = 2_000;

/** How this process goes. */
export function createLeaving(deps: LeavingDeps): Leaving {
  const { log } = deps;
  let notice: NodeJS.Timeout | undefined;
  let closing = false;
  let fell = false;

  function close(grace: number, linger: number): void {
    clearTimeout(notice);
    if (closing) return;
    closing = true;
    const end = () => deps.exit(fell ? 1 : 0);
    setTimeout(end, grace + closingMs);
    deps.close(grace, linger).then(end, (error: unknown) => {
      log.error({ err: error }, "closing failed");
      deps.exit(1);
    });
  }

  return {
    leave(noticeMs) {
      deps.drain();
      clearTimeout(notice);
      if (noticeMs === 0) return close(graceMs.asked, 0);
      log.info(`asked to leave: /readyz says so, and the door closes in ${noticeMs} ms`);
      notice = setTimeout(() => close(graceMs.asked, lingerMs), noticeMs);
    },
    fall(error) {
      const { response, ...request } = runningRequest() ?? {};
      log.fatal({ err: error, request }, "nobody caught this error, so this process ends");
      // The request that failed would otherwise never get an answer.
      if (response?.headersSent === false) {
        sayPlainly(response, 500, "Something went wrong on our side.", { connection: "close" });
      }
      if (fell) return;
      fell = true;
      deps.drain();
      clearTimeout(notice);
      if (deps.askForAnother === null) return close(graceMs.fallen, 0);
      deps.askForAnother();
      notice = setTimeout(() => close(graceMs.fallen, 0), mostUntilReplacedMs);
    },
    replaced: () => close(graceMs.fallen, 0),
    handOver() {
      deps.drain(true);
      log.info("another process has this one's place: it takes nobody in any more, and ends");
      close(graceMs.handedOver, untilIdleOnesEndMs);
    },
  };
}
