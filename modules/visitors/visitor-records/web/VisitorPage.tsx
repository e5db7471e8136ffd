import './visit-texts.ts'
import './visitor-texts.ts'
import './visits.css'
import '#platform/web/list/list.css'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { CodePanel } from './CodePanel.tsx'
import { LoansPanel } from './LoansPanel.tsx'
import { bookingListPath } from './paths.ts'
import { StateMark } from './StateMark.tsx'
import { visitorRoute } from './screens.ts'
import { useVisitEvents, useVisitor, type VisitorDetail } from './use-visits.ts'
import { VisitMarks } from './VisitMarks.tsx'
import { VisitorActs } from './VisitorActs.tsx'
import { VisitorFacts } from './VisitorFacts.tsx'
import { VisitTimeline } from './VisitTimeline.tsx'
import { stateOf, whoOf } from './visit-words.ts'

/** One visitor, from booking to leaving: what is known, what happened, and what can be done now. */
export function VisitorPage() {
  const t = useTexts('oneVisitor')
  const { guestId } = visitorRoute.useParams()
  const goTo = useNavigate()
  const asked = useVisitor(guestId)
  useVisitEvents()
  const page = (
    <Loaded
      of={asked}
      failed={t('failed')}
      instead={({ kind, code }) =>
        (kind === 'notFound' || code === 400000) && (
          <EmptyState icon="people" title={t('notFound')} text={t('notFoundText')}>
            <Button onClick={() => void goTo({ to: bookingListPath })}>{t('backToList')}</Button>
          </EmptyState>
        )
      }
      skeleton={[120, '1fr', 200]}
      rows={8}
    >
      {(visitor) => <Visit visitor={visitor} />}
    </Loaded>
  )
  if (asked.data) return page
  return (
    <div className="lb-page lb-list-page">
      <Panel grow>{page}</Panel>
    </div>
  )
}

function Visit({ visitor }: { visitor: VisitorDetail }) {
  const t = useTexts('oneVisitor')
  const isBooked = stateOf(visitor) === 'booked'
  return (
    <div className="lb-page vp">
      <div className="lb-page-head lb-page-head-named vp-head">
        <h1>{whoOf(visitor)}</h1>
        <StateMark visitor={visitor} />
        <VisitMarks visitor={visitor} />
        <span className="lb-end vp-acts lb-line lb-gap-8 lb-wrap">
          <VisitorActs visitor={visitor} />
        </span>
      </div>
      {visitor.isBanned && (
        <div className="lb-below-16">
          <Note tone="wait">{t('ban', { reason: visitor.banReason })}</Note>
        </div>
      )}
      <div className="vp-columns">
        <div className="lb-stack">
          <VisitorFacts visitor={visitor} />
          <VisitTimeline visitor={visitor} />
        </div>
        <div className="lb-stack">
          {isBooked && <CodePanel visitor={visitor} />}
          {visitor.arrived && <LoansPanel visitorId={visitor.visitorId} />}
        </div>
      </div>
    </div>
  )
}
