import './page-texts.ts'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { clockAt } from '#modules/everyday/facility-slots.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { facilityDeskPath } from './paths.ts'
import { bookingsApi, useBookingChanges } from './queries.ts'

/** Minutes ahead for which the duty board says who comes. */
const ahead = 120
const most = 4

/** Who is to check in within two hours, on the duty board; nothing when nobody is. */
export function FacilityTile() {
  const t = useTexts('facilityPage')
  const now = useMinute()
  useBookingChanges()
  const { data = [] } = useQuery({
    queryKey: ['facilityToday'],
    queryFn: async () => (await bookingsApi.listToday({})).data,
  })
  const due = data.filter(
    ({ state, startsAt }) => state === 'booked' && startsAt.getTime() < now + ahead * 60_000,
  )
  if (!due.length) return null
  return (
    <Panel
      title={t('tile')}
      number={due.length}
      extra={
        <Link className="lb-link" to={facilityDeskPath}>
          {t('checkIn')}
        </Link>
      }
    >
      <ul className="lb-divided">
        {due.slice(0, most).map(({ bookingId, startsAt, label, facilityName }) => (
          <li key={bookingId} className="lb-line lb-inner-10 lb-gap-12">
            <b>{clockAt(startsAt)}</b>
            <span className="lb-grow">
              <HouseholdName label={label} names={facilityName} />
            </span>
            {startsAt.getTime() < now && (
              <Mark kind="reminded">
                {t('lateMinutes', { count: Math.round((now - startsAt.getTime()) / 60_000) })}
              </Mark>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
