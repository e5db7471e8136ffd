import './visit-texts.ts'
import './visits.css'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { openRegistration } from '#modules/visitors/visitors/web/public.ts'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'
import { Status, targets, type VisitTarget } from '#modules/visitors/visits/contract.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { comingSpans, instantsOf, namedSpans } from '#platform/web/list/days.ts'
import { FilterDays } from '#platform/web/list/FilterDays.tsx'
import { FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { Pager } from '#platform/web/list/Pager.tsx'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { useCursorPages } from '#platform/web/list/use-cursor-pages.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { BookingDialog } from './BookingDialog.tsx'
import { EvacuationButton } from './EvacuationButton.tsx'
import { bookingListRoute } from './screens.ts'
import { useAwaited, useRecords, useVisitEvents } from './use-visits.ts'
import { useInsideCounts } from './use-inside.ts'
import { useRememberInside } from './use-remembered.ts'
import { VisitList } from './VisitList.tsx'

const perPage = 50
const views = ['awaited', 'inside', 'left', 'cancelled', 'expired'] as const
export type BookingView = (typeof views)[number]

/** Bookings and whoever came of them: awaited, inside, gone, called off; by day, target or any fragment. */
export function BookingListPage() {
  const t = useTexts('visits')
  const search = bookingListRoute.useSearch()
  const { text = '', from = '', to = '' } = search
  const view = views.find((one) => one === search.view) ?? 'awaited'
  const target = targets.find((one) => one === search.target)
  const navigate = bookingListRoute.useNavigate()
  const goTo = useNavigate()
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true })
  const mayHandle = useAllowed()([{ can: 'visitors.handle' }]).length > 0
  const [isBooking, setBooking] = useState(false)
  useVisitEvents()

  const days = instantsOf({ from, to })
  const pages = useCursorPages([view, text, from, to, target].join('\n'))
  const isAwaited = view === 'awaited'
  const span = { from: days.from, to: days.before, keyword: text, target }
  const awaited = useAwaited({ ...span, offset: pages.offset, maxCount: perPage }, isAwaited)
  const status = Status.parse(views.indexOf(view))
  const records = useRecords({ ...span, status, after: pages.after, maxCount: perPage }, !isAwaited)
  const shown = isAwaited ? awaited : records
  const counts = useInsideCounts()
  const rows = shown.data?.data ?? []
  const isFiltered = Boolean(text || from || to || target)
  const clear = () => change({ text: undefined, from: undefined, to: undefined, target: undefined })
  const seen = pages.offset + (awaited.data?.data.length ?? 0)
  const hasMore = seen < (awaited.data?.pagination.total ?? 0)
  const after = isAwaited ? (hasMore ? String(seen) : '') : (records.data?.pagination.after ?? '')
  useRememberInside(records.data?.data, view === 'inside' && !isFiltered && !pages.hasPrevious && !after)

  return (
    <>
      <ListFrame
        title={t('bookingsTitle')}
        states={
          <Segments
            label={t('views')}
            value={view}
            onChange={(next) => change({ view: next, from: undefined, to: undefined })}
            options={views.map((one) => ({
              value: one,
              label: t(`view_${one}`, {
                count: one === 'awaited' ? (counts?.awaited ?? '') : (counts?.inside ?? ''),
              }),
            }))}
          />
        }
        extra={
          <>
            {mayHandle && <EvacuationButton />}
            {mayHandle && <Button onClick={() => openRegistration()}>{t('register')}</Button>}
            {mayHandle && (
              <Button type="primary" icon={<Icon name="plus" />} onClick={() => setBooking(true)}>
                {t('book')}
              </Button>
            )}
          </>
        }
        filters={
          <>
            <SearchField
              label={t('search')}
              placeholder={t('searchShort')}
              value={text}
              onSearch={(next) => change({ text: next || undefined })}
            />
            <FilterDays
              label={t('day')}
              value={{ from, to }}
              onChange={(next) => change({ from: next.from || undefined, to: next.to || undefined })}
              spansOf={isAwaited ? comingSpans : namedSpans}
            />
            <FilterSelect
              label={t('target')}
              options={targets.map((one: VisitTarget) => ({ value: one, label: t(`target_${one}`) }))}
              value={target}
              onChange={(next) => change({ target: next })}
            />
          </>
        }
        onClearFilters={isFiltered ? clear : undefined}
        pager={
          <Pager
            pages={pages}
            count={rows.length}
            total={shown.data?.pagination.total}
            isCapped={!isAwaited && records.data?.pagination.totalIsCapped}
            unit={t('unit')}
            after={after}
          />
        }
      >
        <VisitList
          rows={rows}
          query={shown}
          isFiltered={isFiltered}
          nothing={t(`nothing_${view}`)}
          onClear={clear}
          onOpen={(visitorId) => void goTo({ to: visitorPath(visitorId) })}
        />
      </ListFrame>
      {isBooking && (
        <BookingDialog
          onClose={(made) => {
            setBooking(false)
            if (made) void goTo({ to: visitorPath(made) })
          }}
        />
      )}
    </>
  )
}
