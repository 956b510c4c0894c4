/* BUILD and FILES are put in front of this by offline.ts. */
const OURS = 'admiralty-';
const CACHE = OURS + BUILD;

/** The names of our caches: others of this address may hold anything. */
async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

async function kept(file) {
  for (const cacheName of await ownCaches()) {
    const found = await caches.match(file, { cacheName });
    if (found) return found;
  }
  return undefined;
}

/** Everything is fetched once; files whose names carry their hash are taken from an older cache. */
async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const known = file.startsWith('/assets/') ? await kept(file) : undefined;
      if (known) return cache.put(file, known);
      const answer = await fetch(file, { cache: 'no-cache' });
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      return cache.put(file, answer);
    }),
  );
}

async function clean() {
  const names = await ownCaches();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Pages come fresh while there is a connection; files never change under their names. */
async function answer(request) {
  if (request.mode === 'navigate') {
    try {
      return await fetch(request);
    } catch {
      return (await caches.match('/', { cacheName: CACHE })) ?? Response.error();
    }
  }
  return (await caches.match(request, { cacheName: CACHE, ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(clean()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isPage = origin === self.location.origin && !pathname.startsWith('/api/'); // the play server answers for itself
  if (method === 'GET' && isPage) event.respondWith(answer(event.request));
});
/** One message for all games that wait; a newer one takes its place. */
self.addEventListener('push', (event) => {
  const { subject = 'Admiralty', text = '', data = null } = event.data?.json() ?? {};
  const [first] = data?.waiting ?? [];
  const options = { body: text, tag: 'waiting', icon: '/icon-192.png', data: { table: first?.table ?? null } };
  event.waitUntil(self.registration.showNotification(subject, options));
});
/** It leads to the decision, not to a list. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const place = typeof table === 'string' ? `/online/${encodeURIComponent(table)}` : '/games';
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const own = windows.find(({ url }) => new URL(url).pathname === place);
    return own ? own.focus() : self.clients.openWindow(place);
  };
  event.waitUntil(open());
});
