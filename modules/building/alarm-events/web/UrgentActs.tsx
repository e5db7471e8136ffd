import { Suspense } from 'react'
import { useContributions } from '#platform/web/frame/contributions.ts'
import type { Alert } from './alert-list.ts'

/** What can be done about it at once, besides acknowledging it: what other modules say is urgent. */
export function UrgentActs({ alert, onDone }: { alert: Alert; onDone: () => void }) {
  const { alarmActs } = useContributions()
  return (
    <Suspense>
      {alarmActs
        .filter(({ isUrgent }) => isUrgent)
        .map(({ name, Act }) => (
          <Act key={name} eventId={alert.eventId} title={alert.said} place={alert.place} onDone={onDone} />
        ))}
    </Suspense>
  )
}
