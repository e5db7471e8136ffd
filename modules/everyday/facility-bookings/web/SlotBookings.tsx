import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { WeekBooking } from '../contract.ts'

/** Who has places of a slot that several may have; each opens by itself. */
export function SlotBookings({
  bookings,
  onOpen,
}: {
  bookings: readonly WeekBooking[]
  onOpen: (booking: WeekBooking) => void
}) {
  const t = useTexts('facilityPage')
  return (
    <Panel title={t('inSlot')} number={bookings.length}>
      <ul className="lb-divided">
        {bookings.map((booking) => (
          <li key={booking.bookingId} className="lb-line lb-inner-10 lb-gap-12">
            <button type="button" className="lb-link lb-grow" onClick={() => onOpen(booking)}>
              <HouseholdName label={booking.label} />
            </button>
            <Mark kind="note">{t(`state_${booking.state}`)}</Mark>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
