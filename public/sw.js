/* Keeps the chapters read lately, so that they can be read without a network. Registered by the Bible's pages alone. */
const pages = "pages-1";
const files = "files-1";
const mostPages = 60;
const mostFiles = 80;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const old = async () => {
    const names = await caches.keys();
    const gone = names.filter((name) => name !== pages && name !== files);
    await Promise.all(gone.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fileFirst(request));
  else if (/^\/bibles(\/|\.data$|$)/.test(url.pathname)) event.respondWith(networkFirst(request));
});

/** A name of a built file never means other bytes. */
async function fileFirst(request) {
  const cache = await caches.open(files);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(cache, request, answer.clone(), mostFiles);
  return answer;
}

/** What the network says counts; without one, what it last said. */
async function networkFirst(request) {
  const cache = await caches.open(pages);
  try {
    const answer = await fetch(request);
    // A member's page says that nobody may keep it, and nobody does.
    const own = /no-store/.test(answer.headers.get("cache-control") ?? "");
    if (answer.ok && !own && !answer.redirected)
      await keep(cache, request, answer.clone(), mostPages);
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** The newest go to the end; the oldest leave. */
async function keep(cache, request, answer, most) {
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((one) => cache.delete(one)));
}
