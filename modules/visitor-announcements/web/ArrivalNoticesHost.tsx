import { lazy, Suspense } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'

// New registration and arrival notices belong to service 17 (R165).
const needs = [{ service: [17], can: 'visitors.handle' }] as const

const ArrivalNotices = lazy(async () => {
  // After everything that the desk works with: it is no part of the first load.
  await new Promise((done) => setTimeout(done, 500))
  return { default: (await import('./ArrivalNotices.tsx')).ArrivalNotices }
})

/** Arrival notices, over any page (R091). */
export function ArrivalNoticesHost() {
  const isAllowed = useAllowed()(needs).length > 0
  return <Suspense fallback={null}>{isAllowed && <ArrivalNotices />}</Suspense>
}
