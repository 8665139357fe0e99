/* Keeps the chapters read lately, so that they can be read without a network. Registered by the Bible's pages alone. */
const pages = "pages-1";
const files = "files-1";
const mostPages = 180;
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
  if (url.pathname.startsWith("/assets/")) event.respondWith(fileFirst(event));
  else if (/^\/page-data\/[^/]+\/bibles/.test(url.pathname)) event.respondWith(dataFirst(request));
  else if (/^\/bibles(\/(?!.*\.(mp3|json)$)|\.data$|$)/.test(url.pathname))
    event.respondWith(networkFirst(event));
});

/** A name of a built file never means other bytes. */
async function fileFirst(event) {
  const kept = await find(files, event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(files, event.request, answer.clone(), mostFiles));
  return answer;
}

/** What stands beside a page that was kept is kept with it; its scripts ask for it. */
async function dataFirst(request) {
  return (await find(pages, request)) ?? fetch(request);
}

/** What the network says counts; without one, what it last said. */
async function networkFirst(event) {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (mayBeKept(answer)) {
      event.waitUntil(keepPage(request.url, answer.clone()));
      event.waitUntil(keepTwin(request));
    }
    return answer;
  } catch (error) {
    const kept = await find(pages, request);
    if (kept) return kept;
    throw error;
  }
}

/** A member's page says that nobody may keep it, and nobody does. */
function mayBeKept(answer) {
  const own = /no-store/.test(answer.headers.get("cache-control") ?? "");
  return answer.ok && !own && !answer.redirected;
}

/** A chapter can be opened as a document or by a click: whichever it was, the other is kept too. */
async function keepTwin({ url }) {
  const twin = new URL(url);
  if (twin.searchParams.has("_routes")) return;
  const isData = twin.pathname.endsWith(".data");
  twin.pathname = isData ? twin.pathname.slice(0, -".data".length) : `${twin.pathname}.data`;
  twin.hash = "";
  if (await find(pages, twin.href)) return;
  const answer = await fetch(twin.href).catch(() => null);
  if (answer && mayBeKept(answer)) await keepPage(twin.href, answer);
}

async function keepPage(url, answer) {
  const page = answer.clone();
  await keep(pages, url, answer, mostPages);
  const { pathname, search } = new URL(url);
  if (pathname.endsWith(".data")) return;
  const [, id] = /data-page-data="([\w-]+)"/.exec(await page.text()) ?? [];
  if (id === undefined) return;
  const beside = `/page-data/${id}${pathname}${search}`;
  const data = await fetch(beside).catch(() => null);
  if (data?.ok) await keep(pages, beside, data, mostPages);
}

const find = (name, request) =>
  caches
    .open(name)
    .then((cache) => cache.match(request, { ignoreVary: true }))
    .catch(() => undefined);

/** The newest go to the end; the oldest leave. A browser that has no room keeps nothing, and goes on. */
async function keep(name, request, answer, most) {
  try {
    const cache = await caches.open(name);
    await cache.put(request, answer);
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((one) => cache.delete(one)));
  } catch {
    return;
  }
}
