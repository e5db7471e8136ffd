import './draw.css'
import {
  linkClosedCode,
  OwnBookForm,
  OwnBookings,
  useForm,
} from '#modules/everyday/facility-bookings/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { OwnDraws } from './OwnDraws.tsx'
import { facilityFormRoute } from './screens.ts'

const isOffered = ({ state }: { state: string }) => state === 'offered'

/** A household's own page, by the code in its mailbox: it books, waits, enters draws and cancels, without an account. */
export function FacilityFormPage() {
  const t = useTexts('facilityForm')
  const { token = '' } = facilityFormRoute.useSearch()
  const asked = useForm(token)
  return (
    <Loaded
      of={asked}
      failed={t('failed')}
      skeleton={['1fr']}
      rows={6}
      instead={(problem) =>
        problem.code === linkClosedCode && (
          <>
            <h1 className="lb-page-head">{t('title')}</h1>
            <EmptyState icon="off" title={t('closedTitle')} text={sentenceOf(problem)} />
          </>
        )
      }
    >
      {({ communityName, label, facilities, bookings }) => (
        <div className="fd-form">
          <header>
            <p className="lb-quiet">{t('lead', { community: communityName, household: label })}</p>
            <h1>{t('title')}</h1>
          </header>
          {/* What waits for an answer is first; to book comes before what is booked. */}
          <OwnBookings token={token} bookings={bookings.filter(isOffered)} isWaitedFor />
          {facilities.length > 0 && <OwnBookForm token={token} facilities={facilities} />}
          <OwnBookings token={token} bookings={bookings.filter((one) => !isOffered(one))} />
          <OwnDraws token={token} facilities={facilities} />
        </div>
      )}
    </Loaded>
  )
}
