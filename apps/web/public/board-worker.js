// Keeps the program of a board's screen: the page and the files that it asked for, so that it starts again without a line.

const store = 'lobby-board-1'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(store).then((cache) => cache.add('/board/')))
  self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** What the server says, kept for the time when it says nothing. */
async function newest(request) {
  const cache = await caches.open(store)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(request)
    if (kept) return kept
    throw error
  }
}

/** Files with a digest in their name never change. */
async function lasting(request) {
  const cache = await caches.open(store)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(lasting(request))
  else if (request.mode === 'navigate' || pathname === '/icon.svg') event.respondWith(newest(request))
})
