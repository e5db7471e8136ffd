import './page-texts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { neighbours } from '#platform/web/list/neighbours.ts'
import { FilterDays } from '#platform/web/list/FilterDays.tsx'
import { FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { UncountedPager } from '#platform/web/list/Pager.tsx'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { useCursorPages } from '#platform/web/list/use-cursor-pages.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { audit } from '../contract.ts'
import { auditExport } from '../export-kind.ts'
import { AuditPanel } from './AuditPanel.tsx'
import { AuditTable } from './AuditTable.tsx'
import { auditRoute } from './screens.ts'
import { spoken } from './spoken.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const api = client(audit)

/** Who did what, when and from where: narrowed by person, act, thing, day and place, and exported. */
export function AuditPage() {
  const t = useTexts('auditPage')
  const search = auditRoute.useSearch()
  const { person, module, action, target, thing, address = '', from = '', to = '', open } = search
  const navigate = auditRoute.useNavigate()
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (old) => ({ ...old, open: undefined, ...next }), replace: true })
  const clear = () => void navigate({ search: {}, replace: true })
  const choices = useQuery({
    queryKey: ['audit', 'choices'],
    queryFn: async () => (await api.listChoices({})).data,
    staleTime: 60_000,
  }).data
  const days = instantsOf({ from, to })
  const query = {
    accountId: person,
    module,
    action,
    target,
    targetId: thing,
    address: address || undefined,
    from: days.from,
    to: days.before,
  }
  const isFiltered = Object.values(query).some(Boolean)
  const pages = useCursorPages(JSON.stringify(query))
  const input = { ...query, after: pages.after, maxCount: 50 }
  const list = useQuery({
    queryKey: ['audit', 'list', input],
    queryFn: ({ signal }) => api.list(input, { signal }),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.data ?? []
  const { opened, onPrevious, onNext } = neighbours(
    rows,
    open,
    (row) => row.id,
    (id) => change({ open: id }),
  )
  const modules = [...new Set(choices?.actions.map((one) => one.split('.')[0] ?? ''))]
  const actions = choices?.actions.filter((one) => !module || one.startsWith(`${module}.`)) ?? []
  const words = [
    choices?.people.find((one) => one.accountId === person)?.name,
    module && spoken.module(module),
    action && spoken.act(action),
    [from, to].filter(Boolean).join('–'),
  ]
  return (
    <ListFrame
      title={t('title')}
      extra={<ExportButton kind={auditExport} title={t('title')} query={query} words={inRow(words, '，')} />}
      filters={
        <>
          <FilterSelect
            label={t('person')}
            options={choices?.people.map((one) => ({ value: one.accountId, label: one.name })) ?? []}
            value={person}
            onChange={(next) => change({ person: next })}
          />
          <FilterSelect
            label={t('module')}
            options={modules.map((one) => ({ value: one, label: spoken.module(one) }))}
            value={module}
            onChange={(next) => change({ module: next, action: undefined })}
          />
          <FilterSelect
            label={t('action')}
            options={actions.map((one) => ({ value: one, label: spoken.act(one) }))}
            value={action}
            onChange={(next) => change({ action: next })}
          />
          <FilterDays
            label={t('day')}
            value={{ from, to }}
            onChange={(span) => change({ from: span.from || undefined, to: span.to || undefined })}
          />
          <span className="au-address">
            <SearchField
              label={t('address')}
              placeholder={t('addressShort')}
              value={address}
              onSearch={(next) => change({ address: next || undefined })}
            />
          </span>
        </>
      }
      onClearFilters={isFiltered ? clear : undefined}
      pager={<UncountedPager pages={pages} count={rows.length} after={list.data?.pagination.after ?? ''} />}
      detail={
        opened && (
          <AuditPanel
            key={opened.id}
            row={opened}
            onPrevious={onPrevious}
            onNext={onNext}
            onClose={() => change({ open: undefined })}
            onThing={() => change({ thing: opened.targetId, target: opened.target })}
          />
        )
      }
    >
      {thing && (
        <Note
          icon="search"
          act={
            <button
              type="button"
              className="lb-link"
              onClick={() => change({ thing: undefined, target: undefined })}
            >
              {t('allThings')}
            </button>
          }
        >
          {t('ofOne', { name: `${spoken.target(target ?? '')} ${rows[0]?.targetName || thing}` })}
        </Note>
      )}
      {list.isError ? (
        <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void list.refetch()} />
      ) : list.isPending ? (
        <SkeletonRows columns={[120, 90, 160, 180, 200]} rows={10} />
      ) : rows.length ? (
        <AuditTable rows={rows} open={open} onOpen={(id) => change({ open: id })} />
      ) : (
        <EmptyState icon="search" title={t('empty')} text={t('emptyText')}>
          {isFiltered && (
            <button type="button" className="lb-link" onClick={clear}>
              {t('clear')}
            </button>
          )}
        </EmptyState>
      )}
    </ListFrame>
  )
}
