import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { liveState, onLiveState } from './live.ts'

/** Until the server is heard again. */
const lineBack = () =>
  new Promise<void>((resolve) => {
    const stop = onLiveState(() => {
      if (liveState() !== 'open') return
      stop()
      resolve()
    })
  })

/**
 * A part beside a page's own work (a tile, a host, a dialog of the frame) whose code comes when it is drawn. What could not be
 * fetched while the server was away comes when it is heard again: the page has everything else meanwhile, and loses nothing
 * for good. `missing-code.ts` says that something is not there.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- any component: its props are kept by P
export function latePart<P extends ComponentType<any>>(load: () => Promise<P>): LazyExoticComponent<P> {
  return lazy(async () => {
    for (;;) {
      try {
        return { default: await load() }
      } catch {
        await lineBack()
      }
    }
  })
}
