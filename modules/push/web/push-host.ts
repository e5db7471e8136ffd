import { lazy } from 'react'

/** Milliseconds that the first page has for itself. */
const first = 800

/** What looks after notifications beside every page; loaded when the first page is there. */
export const LazyPushHost = lazy(async () => {
  await new Promise((done) => setTimeout(done, first))
  const host = await import('./PushHost.tsx').catch(() => undefined)
  return { default: host?.PushHost ?? (() => null) }
})
