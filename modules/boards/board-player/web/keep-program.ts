/** Where the page of a screen stands; its worker answers for nothing else. */
const playerPath = '/board/'
const store = 'lobby-board-1'

/**
 * Keeps the program of the screen in the browser, so that it starts without a line: the page by its worker, and the files that
 * it asked for before there was one. Browsers allow it on https and on this machine alone.
 */
export async function keepProgram(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // Not thrown away when the disk is full.
  await navigator.storage?.persist?.().catch(() => false)
  const worker = await navigator.serviceWorker
    .register('/board-worker.js', { scope: playerPath })
    .catch(() => undefined)
  if (!worker) return
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'))
  const cache = await caches.open(store)
  await cache.addAll(files)
  // Those of an older program.
  for (const { url } of await cache.keys())
    if (url.includes('/assets/') && !files.includes(url)) await cache.delete(url)
}
