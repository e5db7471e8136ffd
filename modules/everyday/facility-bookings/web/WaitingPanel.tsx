import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Facility } from '#modules/everyday/facilities/contract.ts'
import type { WeekBooking } from '../contract.ts'
import { useSpoken } from './use-spoken.ts'

/** The waiting list of the week: whose turn it is, and who comes next for each time. */
export function WaitingPanel({
  facilities,
  bookings,
  now,
  onOpen,
}: {
  facilities: readonly Facility[]
  bookings: readonly WeekBooking[]
  now: Date
  onOpen: (booking: WeekBooking) => void
}) {
  const t = useTexts('facilityPage')
  const spoken = useSpoken()
  const waiting = bookings.filter(({ state }) => state === 'waiting' || state === 'offered')
  if (!waiting.length) return null
  const places = new Map<string, number>()
  return (
    <Panel title={t('waiting')} number={waiting.length} summary={t('waitingLead')}>
      <ol className="lb-divided">
        {waiting.map((booking) => {
          const { bookingId, facilityId, startsAt, label, state, offeredUntil } = booking
          const time = `${facilityId} ${startsAt.getTime()}`
          const nth = (places.get(time) ?? 0) + 1
          places.set(time, nth)
          const left = offeredUntil
            ? Math.max(0, Math.ceil((offeredUntil.getTime() - now.getTime()) / 60_000))
            : 0
          return (
            <li key={bookingId} className="lb-line lb-inner-10 lb-gap-12">
              <b>{nth}</b>
              <button
                type="button"
                className="lb-link lb-grow lb-min fb-waits"
                onClick={() => onOpen(booking)}
              >
                <HouseholdName label={label} />
                <span className="lb-14 lb-quiet">
                  {facilities.find((one) => one.facilityId === facilityId)?.name}　{spoken.span(booking)}
                </span>
              </button>
              {state === 'offered' ? (
                <Mark kind="reminded">
                  {left > 60 && offeredUntil
                    ? t('acceptUntil', { when: spoken.moment(offeredUntil) })
                    : t('minutesLeft', { count: left })}
                </Mark>
              ) : (
                <span className="lb-14 lb-quiet">{t('waitsNext')}</span>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
