import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import type { AlarmDetail } from '../shapes.ts'
import { EventFacts, EventOver } from './EventFacts.tsx'
import { detailPath, reportPath } from './paths.ts'
import { useAcknowledge, useEvent } from './use-event.ts'

export interface EventPanelProps {
  eventId: string
  isPrivate: boolean
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** One alarm beside the list: what is known, what happened, and what can be done with it now. */
export function EventPanel({ eventId, isPrivate, ...ways }: EventPanelProps) {
  const t = useTexts('alarmPages')
  const asked = useEvent({ eventId, isPrivate })
  const { data } = asked
  return (
    <DetailPanel
      label={data ? data.place : t('title')}
      over={data && <EventOver event={data} />}
      title={data && (isPrivate ? <HouseholdName label={data.label} size="title" /> : data.place)}
      {...ways}
      foot={data && <EventActs event={data} hasPage />}
    >
      <Loaded of={asked} failed={t('loadFailed')} skeleton={[80, 200]} rows={7}>
        {(event) => <EventFacts event={event} />}
      </Loaded>
    </DetailPanel>
  )
}

/** What can be done about an alarm now. */
export function EventActs({ event, hasPage }: { event: AlarmDetail; hasPage?: boolean }) {
  const t = useTexts('alarmPages')
  const goTo = useNavigate()
  const { acknowledge, busy } = useAcknowledge()
  const can = event.isPrivate ? 'alarmEvents.viewPrivate' : 'alarmEvents.handle'
  const { alarmActs } = useContributions()
  const mayHandle = useAllowed()([{ can }]).length > 0
  return (
    <>
      {mayHandle && event.state === 'unprocessed' && (
        <Button type="primary" loading={busy} onClick={() => acknowledge(event)}>
          {t('acknowledge')}
        </Button>
      )}
      {mayHandle && event.state !== 'processed' && (
        <Button onClick={() => void goTo({ href: reportPath(event) })}>{t('report')}</Button>
      )}
      {!event.isPrivate && (
        <Suspense>
          {alarmActs.map(({ name, Act }) => (
            <Act key={name} eventId={event.eventId} title={event.meaning} place={event.place} />
          ))}
        </Suspense>
      )}
      {hasPage && <Button onClick={() => void goTo({ href: detailPath(event) })}>{t('open')}</Button>}
    </>
  )
}
