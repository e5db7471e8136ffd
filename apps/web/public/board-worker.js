// Keeps the program of a board's screen: the page and the files that it asked for, so that it starts again without a line.

const store = 'lobby-board-1'
/** Milliseconds that the server has before the kept page is shown: a proxy before it may let everybody wait. */
const patience = 10_000
/** What the page of a screen has and the page of a proxy, or of a network that wants somebody to sign in, has not. */
const mark = 'name="application-name" content="Lobby"'

/** Whether an answer is the player, or a file of it, and not what something between says in its place. */
async function isOurs(request, answer) {
  if (!answer.ok || answer.redirected) return false
  const isPage = (answer.headers.get('content-type') ?? '').includes('text/html')
  if (request.mode !== 'navigate') return !isPage
  return isPage && (await answer.clone().text()).includes(mark)
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const page = new Request('/board/')
      const answer = await fetch(page)
      if (answer.ok && (await answer.clone().text()).includes(mark))
        await (await caches.open(store)).put(page, answer)
    })(),
  )
  self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** What the server says, kept for the time when it says nothing, or something between answers for it. */
async function newest(request) {
  const cache = await caches.open(store)
  let answer
  try {
    answer = await fetch(request, { signal: AbortSignal.timeout(patience) })
    if (await isOurs(request, answer)) {
      await cache.put(request, answer.clone())
      return answer
    }
  } catch (error) {
    const kept = await cache.match(request)
    if (kept) return kept
    throw error
  }
  return (await cache.match(request)) ?? answer
}

/** Files with a digest in their name never change. */
async function lasting(request) {
  const cache = await caches.open(store)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (await isOurs(request, answer)) await cache.put(request, answer.clone())
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(lasting(request))
  else if (request.mode === 'navigate' || pathname === '/icon.svg') event.respondWith(newest(request))
})
