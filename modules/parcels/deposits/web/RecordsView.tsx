import { useDeferredValue } from 'react'
import { Select } from '#platform/web/antd/Select.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { DepositExport } from './DepositExport.tsx'
import { DepositDetailPanel } from './DepositDetailPanel.tsx'
import { RecordsTable } from './RecordsTable.tsx'
import type { RecordsSearch } from './screens.ts'
import { useFilterOptions, useRecords } from './use-records.ts'

export interface RecordsViewProps {
  search: RecordsSearch
  change: (next: Partial<RecordsSearch>) => void
}

const mostCounted = 1000

/** The list of all deposits with its filters; one of them open beside it. */
export function RecordsView({ search, change }: RecordsViewProps) {
  const t = useTexts('depositRecords')
  const text = useDeferredValue((search.text ?? '').trim())
  const records = useRecords(search, text)
  const rows = records.data?.pages.flatMap((page) => page.data) ?? []
  const total = records.data?.pages[0]?.pagination.total ?? 0
  const clear = () =>
    change({
      text: undefined,
      state: undefined,
      kind: undefined,
      building: undefined,
      from: undefined,
      to: undefined,
    })
  return (
    <>
      <Filters search={search} change={change} />
      <div className={search.open ? 'dr-body dr-open' : 'dr-body'}>
        <Panel grow className="dr-list">
          {records.isPending && <SkeletonRows columns={[64, 140, '1fr', 120, 96]} rows={12} />}
          {records.isError && !records.data && (
            <ErrorState
              title={t('loadFailed')}
              text={t('loadFailedText')}
              retry={() => void records.refetch()}
            />
          )}
          {records.data && rows.length === 0 && (
            <EmptyState icon="bag" title={t('nothing')} text={t('nothingText')}>
              <Button onClick={clear}>{t('clear')}</Button>
            </EmptyState>
          )}
          {rows.length > 0 && (
            <RecordsTable rows={rows} open={search.open} onOpen={(open) => change({ open })} />
          )}
          {records.data && rows.length > 0 && (
            <p className="dr-foot lb-14 lb-quiet">
              {total > mostCounted ? t('totalMore') : t('total', { count: total })}
              {records.hasNextPage && (
                <Button disabled={records.isFetchingNextPage} onClick={() => void records.fetchNextPage()}>
                  {t('more')}
                </Button>
              )}
            </p>
          )}
        </Panel>
        {search.open && (
          <DepositDetailPanel
            key={search.open}
            depositId={search.open}
            onClose={() => change({ open: undefined })}
          />
        )}
      </div>
    </>
  )
}

function Filters({ search, change }: RecordsViewProps) {
  const t = useTexts('depositRecords')
  const { kinds, buildings } = useFilterOptions()
  return (
    <div className="dr-bar">
      <TextInput
        icon="search"
        value={search.text ?? ''}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={60}
        onText={(text) => change({ text: text || undefined, open: undefined })}
      />
      <Segments
        label={t('state')}
        value={search.state ?? 'all'}
        onChange={(state) => change({ state: state === 'all' ? undefined : state, open: undefined })}
        options={[
          { value: 'all', label: t('all') },
          { value: 'waiting', label: t('waiting') },
          { value: 'handedOver', label: t('handedOver') },
          { value: 'voided', label: t('voided') },
        ]}
      />
      <Select
        aria-label={t('kind')}
        value={search.kind ?? 0}
        onChange={(kind: number) => change({ kind: kind || undefined })}
        options={[
          { value: 0, label: t('kindAll') },
          ...kinds.map((kind) => ({ value: kind.number, label: kind.name })),
        ]}
      />
      <Select
        aria-label={t('building')}
        value={search.building ?? ''}
        onChange={(building: string) => change({ building: building || undefined })}
        options={[
          { value: '', label: t('buildingAll') },
          ...buildings.map((building) => ({ value: building, label: building })),
        ]}
      />
      <span className="dr-days">
        <TextInput
          type="date"
          aria-label={t('from')}
          value={search.from ?? ''}
          onText={(from) => change({ from: from || undefined })}
        />
        <span className="lb-quiet">{t('to')}</span>
        <TextInput
          type="date"
          aria-label={t('to')}
          value={search.to ?? ''}
          onText={(to) => change({ to: to || undefined })}
        />
      </span>
      <span className="lb-end">
        <DepositExport search={search} text={(search.text ?? '').trim()} />
      </span>
    </div>
  )
}
