/** Milliseconds without another file after which what came is kept: on a slow line parts of a page come late. */
const settled = 1000

/** Every file of the program that this page asked for: what the browser's list forgets stands in the head. */
function filesHere(): string[] {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name)
  const named = [...document.querySelectorAll<HTMLElement>('script[src], link[href]')].map((part) =>
    part instanceof HTMLScriptElement ? part.src : ((part as HTMLLinkElement).href ?? ''),
  )
  const own = (address: string) => address.startsWith(`${location.origin}/assets/`)
  return [...new Set([...asked, ...named].filter(own))]
}

async function keep(scope: string): Promise<void> {
  const cache = await caches.open(`lobby-round ${scope}`)
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  // Of another program nothing is of use.
  if (entry && !(await cache.match(entry)))
    for (const request of await cache.keys()) await cache.delete(request)
  const known = new Set((await cache.keys()).map(({ url }) => url))
  await cache.addAll(filesHere().filter((file) => !known.has(file)))
  // Asked for by nobody: the page itself comes with answers for whoever is signed in, which stay out of the store.
  const shell = await fetch(location.pathname, { credentials: 'omit' })
  if (!shell.ok) return
  await cache.put(scope, shell)
  performance.mark('lobby.kept')
}

/**
 * Keeps the program in this browser, so that the pages whose address begins with `scope` are loaded anew without a line.
 * Browsers allow it on https and on this machine alone; elsewhere the page must stay open. Gives what leaves it off.
 */
export function keepProgram(scope: string): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  void navigator.serviceWorker.register('/round-worker.js', { scope }).catch(() => undefined)
  // One after the other, also of several tabs: what one has just kept, another takes for the rest of an older program.
  const look = () =>
    void navigator.locks.request(`lobby-round ${scope}`, () => keep(scope)).catch(() => undefined)
  look()
  let later = setTimeout(look, settled)
  const watch = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => name.startsWith(`${location.origin}/assets/`))) return
    clearTimeout(later)
    later = setTimeout(look, settled)
  })
  watch.observe({ type: 'resource' })
  return () => {
    clearTimeout(later)
    watch.disconnect()
  }
}
