import { text } from "node:stream/consumers";
import { reply, type FakeUpstream } from "./upstream.ts";

/** The forms a host is sent at that path from now on; it takes each. */
export function formsSentTo(host: FakeUpstream, path: string, code = 1): URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  host.on(path, (request, response, url) => {
    void text(request).then((form) => {
      sent.push(new URLSearchParams(form));
      reply([], code)(request, response, url);
    });
  });
  return sent;
}

/** What a host was asked at that path since it started. */
export const queriesTo = (host: FakeUpstream, path: string): URLSearchParams[] =>
  host.asked.flatMap((one) => {
    const { pathname, searchParams } = new URL(one.replace(/^\S+ /, ""), "http://fake.invalid");
    return pathname === path ? [searchParams] : [];
  });
