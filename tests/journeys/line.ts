import type { Page } from 'playwright'

/** Waits until all that must be here before the line is lost has been loaded. */
export const provided = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('lobby.provisions').length > 0)
/** Waits until a page of a round can be loaded anew without a line. */
export const kept = (page: Page) =>
  page.waitForFunction(async () => {
    const worker = await navigator.serviceWorker.getRegistration()
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
    // The newest keeping began after the newest file had come.
    const at = performance.getEntriesByName('lobby.kept').at(-1)?.startTime ?? 0
    if (worker?.active?.state !== 'activated' || at <= Math.max(0, ...asked) + 1000) return false
    // Another worker may be there sooner, for all pages.
    const { pathname } = new URL(worker.scope)
    return Boolean(await caches.match(pathname, { cacheName: `lobby-round ${pathname}` }))
  })
/** Takes the network away. */
export const lose = (page: Page) => page.context().setOffline(true)
export const mend = (page: Page) => page.context().setOffline(false)

/** A window that stays without a line keeps its socket half open. */
export const close = (page: Page) => page.context().close()
