import './record-texts.ts'
import './visit-texts.ts'
import './visits.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { Status, targets, type VisitTarget, visitorStates } from '#modules/visitors/visits/contract.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { FilterDays } from '#platform/web/list/FilterDays.tsx'
import { FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { Pager } from '#platform/web/list/Pager.tsx'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { useCursorPages } from '#platform/web/list/use-cursor-pages.ts'
import { visitorExport } from '../export-kind.ts'
import { EvacuationButton } from './EvacuationButton.tsx'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'
import { visitorRecordRoute } from './screens.ts'
import { visitsApi, useReasons, useRecords, useVisitEvents } from './use-visits.ts'
import { VisitList } from './VisitList.tsx'
import { inRow } from '#platform/web/i18n/texts.ts'

const perPage = 50
/** Who is awaited stands among the bookings. */
const states = visitorStates.filter((state) => state !== 'booked')

/** Everybody who came or did not come, the newest first, with totals; exported as it is filtered. */
export function RecordPage() {
  const t = useTexts('visitRecord')
  const tv = useTexts('visits')
  const search = visitorRecordRoute.useSearch()
  const { view, text = '', from = '', to = '', lent } = search
  const navigate = visitorRecordRoute.useNavigate()
  const goTo = useNavigate()
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true })
  const mayHandle = useAllowed()([{ can: 'visitors.handle' }]).length > 0
  const reasons = useReasons()
  useVisitEvents()

  const state = states.find((one) => one === view)
  const target = targets.find((one) => one === search.target)
  const reason = reasons.find((one) => one.reasonId === search.reason)
  const days = instantsOf({ from, to })
  const pages = useCursorPages([view, text, from, to, target, reason?.reasonId, lent].join('\n'))
  const filters = {
    keyword: text,
    from: days.from,
    to: days.before,
    status: state && Status.parse(visitorStates.indexOf(state)),
    target,
    reasonId: reason?.reasonId,
    isStillLent: lent === 'out',
  }
  const records = useRecords({ ...filters, after: pages.after, maxCount: perPage })
  const rows = records.data?.data ?? []
  const isFiltered = Boolean(state || text || from || to || target || reason || lent)
  const clear = () =>
    change({
      view: undefined,
      text: undefined,
      from: undefined,
      to: undefined,
      target: undefined,
      reason: undefined,
      lent: undefined,
    })
  const words = [
    state && tv(`state_${state}`),
    target && tv(`target_${target}`),
    reason?.name,
    text,
    [...new Set([from, to].filter(Boolean))].join('–').replaceAll('-', '/'),
    lent && t('stillLentOnly'),
  ]

  return (
    <ListFrame
      title={t('title')}
      states={<Totals filters={filters} />}
      extra={
        <>
          {mayHandle && <EvacuationButton />}
          <ExportButton kind={visitorExport} title={t('title')} query={filters} words={inRow(words, '，')} />
        </>
      }
      filters={
        <>
          <SearchField
            label={tv('search')}
            placeholder={tv('searchShort')}
            value={text}
            onSearch={(next) => change({ text: next || undefined })}
          />
          <FilterDays
            label={t('day')}
            value={{ from, to }}
            onChange={(next) => change({ from: next.from || undefined, to: next.to || undefined })}
          />
          <FilterSelect
            label={tv('state')}
            options={states.map((one) => ({ value: one, label: tv(`state_${one}`) }))}
            value={state}
            onChange={(next) => change({ view: next })}
          />
          <FilterSelect
            label={tv('target')}
            options={targets.map((one: VisitTarget) => ({ value: one, label: tv(`target_${one}`) }))}
            value={target}
            onChange={(next) => change({ target: next })}
          />
          <FilterSelect
            label={tv('reason')}
            options={reasons.map(({ reasonId, name }) => ({ value: reasonId, label: name }))}
            value={reason?.reasonId}
            onChange={(next) => change({ reason: next })}
          />
          <FilterSelect
            label={t('stillLent')}
            options={[{ value: 'out', label: t('stillLentOnly') }]}
            value={lent}
            onChange={(next) => change({ lent: next })}
          />
        </>
      }
      onClearFilters={isFiltered ? clear : undefined}
      pager={
        <Pager
          pages={pages}
          count={rows.length}
          total={records.data?.pagination.total}
          isCapped={records.data?.pagination.totalIsCapped}
          unit={tv('unit')}
          after={records.data?.pagination.after ?? ''}
        />
      }
    >
      <VisitList
        rows={rows}
        query={records}
        isFiltered={isFiltered}
        nothing={t('nothing')}
        onClear={clear}
        onOpen={(visitorId) => void goTo({ to: visitorPath(visitorId) })}
      />
    </ListFrame>
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
