import './visit-texts.ts'
import './visits.css'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { openRegistration } from '#modules/visitors/visitors/web/public.ts'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'
import { targets } from '#modules/visitors/visits/contract.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { comingSpans, namedSpans } from '#platform/web/list/days.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { BookingDialog } from './BookingDialog.tsx'
import { EvacuationButton } from './EvacuationButton.tsx'
import { bookingsQuery, bookingViews, viewOf } from './list-query.ts'
import type { VisitSearch } from './screens.ts'
import { useInsideCounts } from './use-inside.ts'
import { useRememberInside } from './use-remembered.ts'
import { useVisitList } from './use-visit-table.tsx'
import { useVisitEvents } from './use-visits.ts'

/** Bookings and whoever came of them: awaited, inside, gone, called off; by day, target or any fragment. */
export function BookingListPage() {
  const t = useTexts('visits')
  const goTo = useNavigate()
  const toVisitor = (visitorId: string) => void goTo({ to: visitorPath(visitorId) })
  const mayHandle = useAllowed()([{ can: 'visitors.handle' }]).length > 0
  const [isBooking, setBooking] = useState(false)
  const counts = useInsideCounts()
  useVisitEvents()
  const address = useAddress<VisitSearch>()
  const view = viewOf(address.search)
  const list = useList({
    address,
    query: bookingsQuery,
    idOf: (row) => row.visitorId,
    views: {
      name: 'view',
      label: t('views'),
      options: bookingViews.map((value) => ({ value, label: t(`view_${value}`) })),
      also: { from: undefined, to: undefined },
    },
    filters: [
      { kind: 'search', name: 'text', label: t('search'), placeholder: t('searchShort') },
      { kind: 'days', label: t('day'), spansOf: view === 'awaited' ? comingSpans : namedSpans },
      {
        kind: 'choice',
        name: 'target',
        label: t('target'),
        options: targets.map((value) => ({ value, label: t(`target_${value}`) })),
      },
    ],
  })
  const { answer, isFiltered, isBefore, pages } = list
  const isWhole = !isFiltered && !isBefore && !pages.hasPrevious && answer?.pagination.after === ''
  useRememberInside(answer?.data, view === 'inside' && isWhole)
  return (
    <>
      <ListPage
        list={list}
        title={t('bookingsTitle')}
        counts={{ awaited: counts?.awaited, inside: counts?.inside }}
        unit={t('unit')}
        extra={
          mayHandle && (
            <>
              <EvacuationButton />
              <Button onClick={() => openRegistration()}>{t('register')}</Button>
              <Button type="primary" icon={<Icon name="plus" />} onClick={() => setBooking(true)}>
                {t('book')}
              </Button>
            </>
          )
        }
        {...useVisitList()}
        empty={{ icon: 'people', title: t(`nothing_${view}`), text: t('nothingText') }}
        onOpen={toVisitor}
      />
      {isBooking && (
        <BookingDialog
          onClose={(made) => {
            setBooking(false)
            if (made) toVisitor(made)
          }}
        />
      )}
    </>
  )
}
