import { describe, expect, it } from 'vitest'
import { journey } from './browser.ts'

const world = journey({ camera: false })

/** Whatever a page can keep, as a list of names. */
const keptHere = async () => ({
  local: Object.keys(localStorage),
  // The box that asks for notifications is closed in every window.
  session: Object.keys(sessionStorage).filter((key) => key !== 'lobby.pushSaid'),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  caches: await caches.keys(),
  entries: history.length,
})

const nothing = { local: [], session: [], databases: [], workers: 0, caches: [], entries: 2 }

// The second test may get the window of the first.
describe.each(['first', 'second'])('a window that the %s test opens', () => {
  it('is as of a browser that was never used', async () => {
    const page = await world.window({ width: 900 })
    expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([900, 900])
    expect(await page.context().cookies()).toEqual([])
    await page.goto('/push-worker.js')
    expect(await page.evaluate(keptHere)).toEqual(nothing)

    await page.setViewportSize({ width: 500, height: 400 })
    await page.goto('/mgmt/login')
    await page.evaluate(async () => {
      localStorage.setItem('left', 'here')
      sessionStorage.setItem('left', 'here')
      document.cookie = 'left=here; path=/'
      await caches.open('left')
      await navigator.serviceWorker.register('/push-worker.js')
      await new Promise((done) => {
        indexedDB.open('left').onsuccess = done
      })
    })
    const tab = await page.context().newPage()
    await tab.goto('/mgmt/login')
  })
})
