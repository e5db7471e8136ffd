import { Suspense } from 'react'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Alert } from './alert-list.ts'
import { ToldList } from './ToldList.tsx'
import { useEvent, useEventChanges } from './use-event.ts'

/** Beside an alarm over the whole window: who was told of it until now, as it happens. */
export function Level4Told({ alert }: { alert: Alert }) {
  const t = useTexts('alarmCards')
  const { data } = useEvent(alert)
  useEventChanges()
  if (!data) return null
  return (
    <aside className="ab-told" aria-label={t('toldTitle')}>
      {data.told.length > 0 ? <ToldList told={data.told} /> : <p>{t('toldNone')}</p>}
    </aside>
  )
}

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
