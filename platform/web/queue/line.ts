import { liveState, onLiveState } from '#platform/web/live/live.ts'

let wasLive = false

/** Whether the browser knows of no network and the server is not heard either: it may run on this very machine. */
export const isOffline = (): boolean => !navigator.onLine && liveState() !== 'open'

/** Whether the server was lost a moment ago: the browser has no network, or live events that came have stopped. */
export const isLineSuspect = (): boolean => isOffline() || (wasLive && liveState() !== 'open')

/** Hears when the line seems to be back. */
export function onLineBack(back: () => void): void {
  wasLive ||= liveState() === 'open'
  window.addEventListener('online', back)
  onLiveState(() => {
    if (liveState() !== 'open') return
    wasLive = true
    back()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') back()
  })
}
