import { latePart } from '#platform/web/live/late-part.ts'
import { whenSignedIn } from '#platform/web/session/session.ts'
import { workedBefore } from './kept-token.ts'

/** Milliseconds that the first page has for itself. */
const first = 800

/**
 * What looks after notifications beside every page; loaded when the first page is there. Whoever is not signed in has nothing
 * of it, unless this browser was told something before.
 */
export const LazyPushHost = latePart(async () => {
  if (!workedBefore()) await new Promise<void>(whenSignedIn)
  await new Promise((done) => setTimeout(done, first))
  return (await import('./PushHost.tsx')).PushHost
})

/**
 * Leads where a clicked notification leads, from the program's first moment on. The worker is told that it was heard;
 * unheard, as by a page that still loads, it opens a window of its own.
 */
export function hearClicks(go: (link: string) => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent) => {
    const { type, link } = data as { type?: string; link?: string }
    if (type !== 'lobby.open' || !link?.startsWith('/')) return
    ports[0]?.postMessage('heard')
    go(link)
  })
}
