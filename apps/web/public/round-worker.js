// Lets the pages of a round be loaded anew without a line: the program itself, nothing that anybody is told by it. The page puts
// the files into the store (keep-program.ts); who is signed in, and what is known, is none of it.

const scope = new URL(self.registration.scope).pathname
const store = `lobby-round ${scope}`

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** Of a page of the round without a line: the program as it was kept, without what the server said with it. */
async function page(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.open(store).then((cache) => cache.match(scope))
    if (kept) return kept
    throw error
  }
}

/** Files with a digest in their name never change. */
async function lasting(request) {
  const kept = await caches.open(store).then((cache) => cache.match(request))
  return kept ?? fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(lasting(request))
  else if (request.mode === 'navigate') event.respondWith(page(request))
})
