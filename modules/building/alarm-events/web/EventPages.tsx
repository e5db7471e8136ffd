import './page-texts.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useScreen } from '#platform/web/frame/use-screen.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { AlarmDetail } from '../shapes.ts'
import { EventFacts, EventOver } from './EventFacts.tsx'
import { EventActs } from './EventPanel.tsx'
import { eventsPath } from './paths.ts'
import { ReportForm } from './ReportForm.tsx'
import { useEvent, useEventChanges } from './use-event.ts'

/** The page of one alarm, of the building or of a household by its address. */
function EventPage({ acts, beside }: { acts?: boolean; beside?: (event: AlarmDetail) => ReactNode }) {
  const t = useTexts('alarmPages')
  const goTo = useNavigate()
  const { id: eventId = '' } = useParams({ strict: false }) as { id?: string }
  const isPrivate = useScreen().path.toLowerCase().includes('/privateevent/')
  const asked = useEvent({ eventId, isPrivate })
  useEventChanges()
  const gone = (
    <EmptyState icon="siren" title={t('goneTitle')} text={t('goneText')}>
      <Button onClick={() => void goTo({ href: eventsPath })}>{t('toList')}</Button>
    </EmptyState>
  )
  const { data } = asked
  return (
    <div className="lb-page ab-page">
      <div className="lb-page-head">
        <h1>
          {data ? isPrivate ? <HouseholdName label={data.label} size="title" /> : data.place : t('title')}
        </h1>
        {data && <EventOver event={data} />}
        <span className="lb-end lb-line lb-gap-8">{acts && data && <EventActs event={data} />}</span>
      </div>
      <div className="lb-panels">
        <Panel pad="plain">
          <Loaded
            of={asked}
            failed={t('loadFailed')}
            instead={({ kind }) => (kind === 'notFound' || kind === 'invalid') && gone}
            skeleton={[80, 200]}
            rows={8}
          >
            {(event) => <EventFacts event={event} />}
          </Loaded>
        </Panel>
        {data && beside?.(data)}
      </div>
    </div>
  )
}

/** One alarm as a page. */
export const EventDetailPage = () => <EventPage acts />

/** One alarm with the report on it. */
export const EventReportPage = () => (
  <EventPage beside={(event) => <Report key={event.eventId} event={event} />} />
)

/** The report of an alarm that was not closed when it was opened: what is being typed stays when somebody else closes it. */
function Report({ event }: { event: AlarmDetail }) {
  const [wasOpen] = useState(event.state !== 'processed')
  return wasOpen && <ReportForm event={event} />
}
