import { connect } from "node:net";
import { once } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { openDoor, type Door } from "../../../server/process/door.ts";
import { ask } from "../../rigs/browse.ts";

let door: Door | null = null;
afterEach(async () => {
  await door?.close(0);
  door = null;
});

async function opened() {
  door = await openDoor(0, "127.0.0.1");
  return { door, origin: `http://127.0.0.1:${door.port}` };
}

/** A connection that was used once, and is kept. */
async function keptConnection(port: number) {
  const socket = connect(port, "127.0.0.1");
  const request = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";
  socket.write(request);
  await once(socket, "data");
  return { socket, ask: () => socket.write(request) };
}

test("who comes before the site is there waits for it; more than there is room for are sent away", async () => {
  const { door, origin } = await opened();
  const requests = vi.fn();
  door.server.on("request", requests);
  const asked = Array.from({ length: 300 }, () => ask(origin, "/"));
  await vi.waitFor(() => expect(requests).toHaveBeenCalledTimes(300), 10_000);
  door.open((_request, response) => void response.end("here"));
  const answers = await Promise.all(asked);
  const counts = [200, 503].map((code) => answers.filter(({ status }) => status === code).length);
  expect(counts).toEqual([256, 44]);
  expect((await ask(origin, "/")).text).toBe("here");
});

test("closed, it takes nobody new, and a form that comes on a kept connection is answered", async () => {
  const { door, origin } = await opened();
  door.open((_request, response) => void response.end("here"));
  const kept = await keptConnection(door.port);
  const closed = door.close(10_000, 2_000);
  await expect(ask(origin, "/")).rejects.toThrow("ECONNREFUSED");
  kept.ask();
  const [answer] = await once(kept.socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  kept.socket.end();
  await closed;
});

test("closed for good, it lets idle connections go and cuts the others when their time is over", async () => {
  const { door } = await opened();
  door.open((request, response) => {
    if (request.url === "/") response.end("here");
  });
  const kept = await keptConnection(door.port);
  const gone = once(kept.socket, "close");
  const hanging = ask(`http://127.0.0.1:${door.port}`, "/hangs");
  const cut = expect(hanging).rejects.toThrow("socket hang up");
  await once(door.server, "request");
  await door.close(200);
  await Promise.all([gone, cut]);
});

test("a port that is taken is an error", async () => {
  const { door } = await opened();
  await expect(openDoor(door.port, "127.0.0.1")).rejects.toMatchObject({ code: "EADDRINUSE" });
});
