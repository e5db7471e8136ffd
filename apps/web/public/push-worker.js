// Shows what the server tells this browser, and leads to its page. It keeps nothing and answers no request of a page.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** Milliseconds in which a page says that it heard. */
const patience = 800

/** Whether this browser wishes English before Chinese, as the pages ask it. */
const asksForEnglish = () => /^en\b/i.test(navigator.languages.find((tag) => /^(en|zh)\b/i.test(tag)) ?? '')

/** What came, or nothing when it is not ours. */
function read(data) {
  try {
    const { title, english, link, tag } = data.json()
    const page = new URL(link, self.location.origin)
    if (typeof title !== 'string' || page.origin !== self.location.origin) return undefined
    const isEnglish = typeof english === 'string' && asksForEnglish()
    return {
      title: isEnglish ? english : title,
      lang: isEnglish ? 'en' : 'zh-Hant-TW',
      tag: String(tag),
      link: page.pathname + page.search,
    }
  } catch {
    return undefined
  }
}

async function show(data) {
  const message = data && read(data)
  if (!message) return
  const { title, lang, tag, link } = message
  await self.registration.showNotification(title, {
    tag,
    renotify: true,
    icon: '/icon.svg',
    lang,
    data: { link },
  })
}

/** The windows of the back office, the last one used first; not the operator's console, not a visitor's form. */
async function desks() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.filter(({ url }) => /^\/(mgmt|community)\//.test(new URL(url).pathname))
}

/** Whether the page of a window heard where it is to lead; one that still loads does not. */
const hears = (desk, link) =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done(true)
    setTimeout(() => done(false), patience)
    desk.postMessage({ type: 'lobby.open', link }, [port2])
  })

/** Brings a window of ours to the front and lets its page lead there; without one that hears a new window opens. */
async function open(link) {
  const [desk] = await desks()
  if (!desk) return void (await self.clients.openWindow(link))
  await desk.focus().catch(() => undefined)
  if (!(await hears(desk, link))) await self.clients.openWindow(link)
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})
