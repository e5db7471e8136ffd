import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Asked, Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Booking } from '../contract.ts'
import { useSpoken } from './use-spoken.ts'

/** What is booked in the time that is to be closed: whose it is, when, and for how many. */
export function ClosureStanding({ of }: { of: Asked<readonly Booking[]> }) {
  const t = useTexts('facilityPage')
  const spoken = useSpoken()
  return (
    <Loaded
      of={of}
      failed={t('closeStandingFailed')}
      skeleton={['1fr', 140]}
      rows={2}
      empty={<p className="lb-14 lb-quiet">{t('closeNone')}</p>}
    >
      {(bookings) => (
        <ul className="lb-bare lb-divided" aria-label={t('closeStanding')}>
          {bookings.map(({ bookingId, label, names, people, state, ...span }) => (
            <li key={bookingId} className="lb-line lb-wrap lb-inner-10 lb-gap-8">
              <HouseholdName label={label} names={names} />
              {state === 'offered' && <Mark kind="reminded">{t('state_offered')}</Mark>}
              <span className="lb-end">
                {spoken.span(span)}　{t('peopleOf', { count: people })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
