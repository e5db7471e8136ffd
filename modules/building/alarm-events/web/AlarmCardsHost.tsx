import { Suspense } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { latePart } from '#platform/web/live/late-part.ts'

const AlarmCards = latePart(async () => (await import('./AlarmCards.tsx')).AlarmCards)

/** The cards of alarms on every page (R091), where the community has the service and somebody may see them. */
export function AlarmCardsHost() {
  const isAllowed = useAllowed()([{ service: [24, 56], can: 'alarmEvents.view' }]).length > 0
  return <Suspense fallback={null}>{isAllowed && <AlarmCards />}</Suspense>
}
