import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { Pager } from '#platform/web/list/Pager.tsx'
import { useCursorPages } from '#platform/web/list/use-cursor-pages.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { channels, deliveryStates, reasons } from '../shapes.ts'
import { noticesApi } from './api.ts'
import { RecordFilters } from './RecordFilters.tsx'
import { RecordRow } from './RecordRow.tsx'
import type { RecordSearch } from './screens.ts'

export interface RecordsViewProps {
  title: string
  /** The way to the other views. */
  views: ReactNode
  search: RecordSearch
  onChange: (change: RecordSearch) => void
  onClear: () => void
}

const pageSize = 50
const columns = ['time', 'household', 'reason', 'channel', 'state', 'result'] as const

/** What the address says, as the call takes it; what it does not know is left out. */
function filtersOf({ state, channel, reason, household, from, to }: RecordSearch) {
  const span = instantsOf({ from: from ?? '', to: to ?? '' })
  return {
    state: deliveryStates.find((one) => one === state),
    channel: channels.find((one) => one === channel),
    reason: reasons.find((one) => one === reason),
    householdId: household,
    from: span.from,
    to: span.before,
  }
}

/** What was sent to whom by which way, with its problem in words and another try. */
export function RecordsView({ title, views, search, onChange, onClear }: RecordsViewProps) {
  const t = useTexts('noticesPage')
  const filters = filtersOf(search)
  const named = JSON.stringify(filters)
  const pages = useCursorPages(named)
  const list = useQuery({
    queryKey: ['notices', 'list', named, pages.after],
    queryFn: ({ signal }) =>
      noticesApi.listDeliveries({ ...filters, after: pages.after, maxCount: pageSize }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  useChanges(['notices.'], () => void list.refetch())
  const rows = list.data?.data ?? []
  const all = list.data?.pagination
  const isNarrowed = Object.values(filters).some((value) => value !== undefined)
  return (
    <ListFrame
      title={title}
      states={views}
      filters={<RecordFilters search={search} onChange={onChange} />}
      onClearFilters={isNarrowed ? onClear : undefined}
      pager={
        <Pager
          pages={pages}
          count={rows.length}
          total={all?.total}
          isCapped={all?.totalIsCapped}
          after={all?.after ?? ''}
        />
      }
    >
      {list.isPending && <SkeletonRows columns={[110, '1fr', 90, 90, 110, '1fr']} rows={10} />}
      {list.isError && !list.data && (
        <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void list.refetch()} />
      )}
      {list.data && rows.length === 0 && (
        <EmptyState
          icon="search"
          title={t('recordsNone')}
          text={t(isNarrowed ? 'recordsNoneText' : 'recordsNoneYet')}
        />
      )}
      {rows.length > 0 && (
        <table className="lb-table nt-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RecordRow key={row.deliveryId} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </ListFrame>
  )
}
