import { text } from '#platform/web/i18n/texts.ts'
import { toast } from '#platform/web/look/alerts.ts'

const missing = new WeakSet<object>()
/** Milliseconds in which one toast speaks for all that did not come. */
const quiet = 12_000
let saidAt = -quiet

/** Whether code of a page or dialog did not come: too slow (R233), or gone since the server was updated. */
export const isMissingCode = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)

/** Says so also where nothing is drawn from that code, and offers to load everything anew. */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: object }
    if (missing.has(payload)) return
    missing.add(payload)
    if (performance.now() - saidAt < quiet) return
    saidAt = performance.now()
    toast(text('frame', 'codeMissing'), {
      isTrouble: true,
      act: { label: text('platform', 'retry'), run: () => location.reload() },
    })
  })
}
