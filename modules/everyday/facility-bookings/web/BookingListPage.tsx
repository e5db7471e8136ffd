import './page-texts.ts'
import './facility.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { useList } from '#platform/web/list/use-list.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { showPrice } from '#modules/everyday/facilities/web/public.ts'
import { bookingStates } from '../contract.ts'
import { BookingPanel } from './BookingPanel.tsx'
import { bookingsApi, useBookingChanges, useFacilities } from './queries.ts'
import type { BookingListSearch } from './screens.ts'
import { useSpoken } from './use-spoken.ts'

/** All bookings, those that begin last first. */
export function BookingListPage() {
  const t = useTexts('facilityPage')
  const title = useTexts('facilityBookings')('list')
  const spoken = useSpoken()
  const mayHandle = useAllowed()([{ can: 'facilityBookings.handle' }]).length > 0
  useBookingChanges()
  const { data: facilities = [] } = useFacilities()
  const address = useAddress<BookingListSearch>()
  const list = useList({
    address,
    query: (search, { after }: PageStart) =>
      pageQuery(['facilityBookings'], bookingsApi.list, {
        ...(search.facility && { facilityId: search.facility }),
        ...(isState(search.state) && { state: search.state }),
        ...(search.from && { from: search.from }),
        ...(search.to && { to: search.to }),
        after,
        maxCount: 50,
      }),
    idOf: (row) => row.bookingId,
    filters: [
      {
        kind: 'choice',
        name: 'facility',
        label: t('facility'),
        options: facilities.map(({ facilityId, name }) => ({ value: facilityId, label: name })),
      },
      {
        kind: 'choice',
        name: 'state',
        label: t('status'),
        options: bookingStates.map((value) => ({ value, label: t(`state_${value}`) })),
      },
      { kind: 'days', label: t('when') },
    ],
  })
  return (
    <ListPage
      list={list}
      title={title}
      table={{
        columns: [
          { head: t('when'), width: 200, phone: 'first', cell: (row) => spoken.span(row) },
          { head: t('facility'), width: 140, phone: 'under', cell: (row) => row.facilityName },
          {
            head: t('household'),
            phone: 'line',
            cell: (row) => <HouseholdName label={row.label} names={row.names} />,
          },
          {
            head: t('people'),
            width: 72,
            align: 'end',
            drops: 'narrow',
            phone: 'none',
            cell: (row) => row.people,
          },
          {
            head: t('amount'),
            width: 100,
            align: 'end',
            phone: 'none',
            cell: (row) => (row.feeDue ? showPrice(row.feeDue, row.priceIn) : ''),
          },
          {
            head: t('status'),
            width: 104,
            phone: 'end',
            cell: (row) => (
              <Mark kind={row.state === 'offered' ? 'reminded' : 'note'}>{t(`state_${row.state}`)}</Mark>
            ),
          },
        ],
      }}
      detail={() =>
        list.opened && (
          <BookingPanel booking={list.opened} mayHandle={mayHandle} onClose={list.ways.onClose} />
        )
      }
      failed={t('failed')}
      skeleton={[200, 140, '1fr', 72, 100, 104]}
      empty={{ icon: 'calendar', title: t('listEmpty'), text: t('listEmptyText') }}
      notFound={{ title: t('listNotFound'), text: t('listNotFoundText') }}
    />
  )
}

const isState = (given: string | undefined): given is (typeof bookingStates)[number] =>
  bookingStates.some((state) => state === given)
