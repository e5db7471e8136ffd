import { Suspense } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { useHomeSide } from '#platform/web/frame/use-home-side.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'

/** New registration and arrival notices belong to service 17 (R165). */
const needs = [{ service: [17], can: 'visitors.handle' }] as const

/** Milliseconds after everything that the desk works with: notices are no part of the first load. */
const late = 500
const pause = () => new Promise((done) => setTimeout(done, late))

const ArrivalPill = latePart(async () => {
  await pause()
  return (await import('./ArrivalPill.tsx')).ArrivalPill
})
const ArrivalPanel = latePart(async () => {
  await pause()
  return (await import('./ArrivalPanel.tsx')).ArrivalPanel
})

/** Arrival notices on any page (R091) but the duty board, which has a place for more of them. */
export function ArrivalNoticesHost() {
  const isAllowed = useAllowed()(needs).length > 0
  const hasPlace = useHomeSide()
  return <Suspense fallback={null}>{isAllowed && !hasPlace && <ArrivalPill />}</Suspense>
}

/** Arrival notices on the duty board: at the head of its narrow column. */
export function ArrivalTile() {
  const hasPlace = useHomeSide()
  return hasPlace && <ArrivalPanel />
}
