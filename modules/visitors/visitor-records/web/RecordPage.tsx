import './record-texts.ts'
import './visit-texts.ts'
import './visits.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { targets, visitorStates } from '#modules/visitors/visits/contract.ts'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { visitorExport } from '../export-kind.ts'
import { EvacuationButton } from './EvacuationButton.tsx'
import { filtersOf, recordsQuery } from './list-query.ts'
import type { VisitSearch } from './screens.ts'
import { useVisitList } from './use-visit-table.tsx'
import { useReasons, useVisitEvents, visitsApi } from './use-visits.ts'

/** Everybody who came or did not come, the newest first, with totals; exported as it is filtered. */
export function RecordPage() {
  const t = useTexts('visitRecord')
  const tv = useTexts('visits')
  const goTo = useNavigate()
  const mayHandle = useAllowed()([{ can: 'visitors.handle' }]).length > 0
  useVisitEvents()
  const list = useList({
    address: useAddress<VisitSearch>(),
    query: recordsQuery,
    idOf: (row) => row.visitorId,
    filters: [
      { kind: 'search', name: 'text', label: tv('search'), placeholder: tv('searchShort') },
      { kind: 'days', label: t('day') },
      {
        kind: 'choice',
        name: 'view',
        label: tv('state'),
        // Who is awaited stands among the bookings.
        options: visitorStates
          .filter((value) => value !== 'booked')
          .map((value) => ({ value, label: tv(`state_${value}`) })),
      },
      {
        kind: 'choice',
        name: 'target',
        label: tv('target'),
        options: targets.map((value) => ({ value, label: tv(`target_${value}`) })),
      },
      {
        kind: 'choice',
        name: 'reason',
        label: tv('reason'),
        options: useReasons().map(({ reasonId, name }) => ({ value: reasonId, label: name })),
      },
      {
        kind: 'choice',
        name: 'lent',
        label: t('stillLent'),
        options: [{ value: 'out', label: t('stillLentOnly') }],
      },
    ],
  })
  const filters = filtersOf(list.search)
  return (
    <ListPage
      list={list}
      title={t('title')}
      unit={tv('unit')}
      states={<Totals filters={filters} />}
      extra={
        <>
          {mayHandle && <EvacuationButton />}
          <ExportButton kind={visitorExport} title={t('title')} query={filters} words={list.words} />
        </>
      }
      {...useVisitList()}
      empty={{ icon: 'people', title: t('nothing'), text: tv('nothingText') }}
      onOpen={(visitorId) => void goTo({ to: visitorPath(visitorId) })}
    />
  )
}

/** How many records and heads the filters find. */
function Totals({ filters }: { filters: Parameters<typeof visitsApi.totalRecords>[0] }) {
  const t = useTexts('visitRecord')
  const { data } = useQuery({
    queryKey: ['visits', 'totals', filters],
    queryFn: async ({ signal }) => (await visitsApi.totalRecords(filters, { signal })).data,
    placeholderData: (before) => before,
  })
  if (!data) return null
  const parts = [
    ['heads', data.people],
    ['inside', data.arrived],
    ['left', data.left],
    ['cancelled', data.cancelled],
    ['expired', data.expired],
  ] as const
  return (
    <p className="rc-totals" role="status">
      <b>{t('total', { count: data.total.toLocaleString('en-US') })}</b>
      {parts.map(([key, count]) =>
        count > 0 ? <span key={key}>{t(key, { count: count.toLocaleString('en-US') })}</span> : null,
      )}
    </p>
  )
}
