import { Agent, request, type RequestOptions } from "node:http";
import { connect } from "node:net";

export interface Sender {
  /** One request, from the next address; what became of it is counted. */
  ask(path: string, options?: RequestOptions): Promise<void>;
  /** `count` requests a second, until the flood is over. */
  atRate(perSecond: number, one: () => Promise<void>): void;
  /** `count` that each begin again when they end, until the flood is over. */
  keep(count: number, one: () => Promise<void>): void;
  /** A connection that says this and no more; ends when it is answered. */
  hold(text: string): Promise<void>;
  /** A connection that says this and reads nothing of the answer; ends when the site ends it. */
  stall(text: string): Promise<void>;
}

/** A sender towards `port`, from loopback addresses that no bystander has. */
export function createSender(port: number, addresses: number) {
  const counts: Record<string, number> = {};
  const agents = Array.from({ length: addresses }, (_, at) => ({
    localAddress: `127.0.1.${at + 1}`,
    agent: new Agent({ keepAlive: true, maxSockets: 64 }),
  }));
  let at = 0;
  let open = 0;
  const count = (word: string) => (counts[word] = (counts[word] ?? 0) + 1);
  const next = () => agents[(at += 1) % agents.length];

  const sender: Sender = {
    ask(path, options) {
      return new Promise((resolve) => {
        const done = (word: string) => {
          count(word);
          resolve();
        };
        request({ host: "127.0.0.1", port, path, ...next(), ...options }, (response) => {
          response.resume();
          response.once("end", () => done(String(response.statusCode)));
          response.once("error", () => done("broken"));
        })
          .once("error", () => done("broken"))
          .end();
      });
    },
    atRate(perSecond, one) {
      const tickMs = 20;
      let owed = 0;
      setInterval(() => {
        for (owed += (perSecond * tickMs) / 1_000; owed >= 1; owed -= 1) {
          // What a client has no room for is never sent.
          if (open >= 1_000) continue;
          open += 1;
          void one().finally(() => (open -= 1));
        }
      }, tickMs);
    },
    keep(most, one) {
      // A refusal begins again after a moment, as an attacker's loop does that is no denial of his own machine.
      const again = (): void => void one().finally(() => setTimeout(again, 20));
      for (let begun = 0; begun < most; begun++) again();
    },
    hold(text) {
      return new Promise((resolve) => {
        const socket = connect({ host: "127.0.0.1", port, localAddress: next()?.localAddress });
        socket.once("connect", () => socket.write(text));
        socket.on("error", () => count("broken"));
        socket.once("data", (answer) => {
          count(String(answer).slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
          socket.destroy();
        });
        socket.once("close", () => resolve());
      });
    },
    stall(text) {
      return new Promise((resolve) => {
        const socket = connect({ host: "127.0.0.1", port, localAddress: next()?.localAddress });
        socket.once("connect", () => socket.write(text));
        socket.pause();
        socket.on("error", () => count("broken"));
        // Nothing is read, so that it was ended is only seen when something is written; a parser skips empty lines.
        const probe = setInterval(() => socket.write("\r\n"), 1_000);
        socket.once("close", () => {
          clearInterval(probe);
          count("ended");
          resolve();
        });
      });
    },
  };
  return { sender, counts };
}
