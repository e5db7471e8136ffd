import { lazy, Suspense } from 'react'
import { useHomeSide } from '#platform/web/frame/use-home-side.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'

/** New registration and arrival notices belong to service 17 (R165). */
const needs = [{ service: [17], can: 'visitors.handle' }] as const

const ArrivalNotices = lazy(async () => {
  // After everything that the desk works with: it is no part of the first load.
  await new Promise((done) => setTimeout(done, 500))
  return { default: (await import('./ArrivalNotices.tsx')).ArrivalNotices }
})

/** Arrival notices, over any page (R091) but the duty board, which has a place for them. */
export function ArrivalNoticesHost() {
  const isAllowed = useAllowed()(needs).length > 0
  const hasPlace = useHomeSide()
  return <Suspense fallback={null}>{isAllowed && !hasPlace && <ArrivalNotices />}</Suspense>
}

/** Arrival notices on the duty board: at the head of its narrow column, where they lie on nothing. */
export function ArrivalTile() {
  const hasPlace = useHomeSide()
  return hasPlace && <ArrivalNotices isInside />
}
