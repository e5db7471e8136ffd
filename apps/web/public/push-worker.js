// Shows what the server tells this browser, and leads to its page. It keeps nothing and answers no request of a page.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** What came, or nothing when it is not ours. */
function read(data) {
  try {
    const { title, link, tag } = data.json()
    const page = new URL(link, self.location.origin)
    if (typeof title !== 'string' || page.origin !== self.location.origin) return undefined
    return { title, tag: String(tag), link: page.pathname + page.search }
  } catch {
    return undefined
  }
}

async function show(data) {
  const message = data && read(data)
  if (!message) return
  const { title, tag, link } = message
  await self.registration.showNotification(title, {
    tag,
    renotify: true,
    icon: '/icon.svg',
    lang: 'zh-Hant-TW',
    data: { link },
  })
}

/** Brings a window of ours to the front and lets its page lead there; without one a new window opens. */
async function open(link) {
  const [first] = await windows()
  if (!first) return void (await self.clients.openWindow(link))
  await first.focus().catch(() => undefined)
  first.postMessage({ type: 'lobby.open', link })
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})
