import './entry-texts.ts'
import './payments.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { type EntryReport, receipts, type ReceiptYear } from '../receipt-contract.ts'
import { paymentChannels } from '../states.ts'
import { EntryDetail } from './EntryDetail.tsx'
import { entriesQuery, entryFiltersOf, idOfEntry } from './entry-query.ts'
import type { EntrySearch } from './screens.ts'
import { useEntryColumns } from './use-entry-columns.tsx'
import { useFeePlaces } from './use-fee-places.ts'

/** 收據日報: receipts by day, clerk and channel, void ones with their numbers, and that no number is missing. */
export function EntryReportsPage() {
  const t = useTexts('entryReportsPage')
  const words = useTexts('paymentsPage')
  const title = useTexts('payments')
  const queries = useQueryClient()
  useChanges(['payments.'], () => void queries.invalidateQueries({ queryKey: ['payments'] }))
  const { provider, toTake, toWriteoffs } = useFeePlaces()
  const mayTake = useAllowed()([{ can: 'payments.take' }]).length > 0
  const list = useList({
    address: useAddress<EntrySearch>(),
    query: entriesQuery(provider),
    idOf: idOfEntry,
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: 'clerks', label: t('clerks') },
        { value: 'days', label: t('dayView') },
      ],
    },
    filters: [
      { kind: 'search', name: 'by', label: t('bySearch') },
      {
        kind: 'choice',
        name: 'channel',
        label: words('channel'),
        options: paymentChannels.map((value) => ({ value, label: words(`channel_${value}`) })),
      },
      { kind: 'days', label: t('days') },
    ],
  })
  const save = useSubmit(
    () => saveFile(addressOf(receipts.calls.exportEntries, entryFiltersOf(list.search, provider))),
    { onFailure: inBox },
  )
  const print = useSubmit(
    () => saveFile(addressOf(receipts.calls.printEntries, entryFiltersOf(list.search, provider))),
    { onFailure: inBox },
  )
  const columns = useEntryColumns(list.search.view === 'days')
  return (
    <ListPage
      list={list}
      title={title('entryReports')}
      count={t('rows', { count: list.rows.length })}
      sums={list.rows.length > 0 && <Sums rows={list.rows} />}
      extra={
        <>
          <Button onClick={toWriteoffs}>{title('writeoffs')}</Button>
          <Button
            icon={<Icon name="print" />}
            loading={print.busy}
            disabled={list.rows.length === 0}
            onClick={() => void print.submit()}
          >
            {t('print')}
          </Button>
          <Button loading={save.busy} disabled={list.rows.length === 0} onClick={() => void save.submit()}>
            {t('export')}
          </Button>
        </>
      }
      lead={list.answer?.years.map((year) => <Whole key={year.year} of={year} />)}
      table={{ columns, rowClass: (row) => (row.count === 0 ? 'lb-row-off' : undefined) }}
      failed={t('failed')}
      skeleton={[100, '1fr', 100, 160, 60, 80, 100, 110]}
      empty={{
        icon: 'cash',
        title: t('empty'),
        text: t('emptyText'),
        children: mayTake && <Button onClick={toTake}>{title('take')}</Button>,
      }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      detail={() =>
        list.opened && <EntryDetail key={list.open} entry={list.opened} provider={provider} {...list.ways} />
      }
    />
  )
}

function Sums({ rows }: { rows: readonly EntryReport[] }) {
  const t = useTexts('entryReportsPage')
  const sum = (value: (row: EntryReport) => number) => rows.reduce((all, row) => all + value(row), 0)
  const voided = sum((row) => row.voided)
  return (
    <span>
      {t('sums', { count: sum((row) => row.count), amount: showMoney(sum((row) => row.amount)) })}
      {voided > 0 && <span className="lb-amber">{t('sumsVoided', { count: voided })}</span>}
    </span>
  )
}

/** That the numbers of a year have no gap, or which are missing. */
function Whole({ of: { year, last, count, voided, missing } }: { of: ReceiptYear }) {
  const t = useTexts('entryReportsPage')
  return missing.length > 0 ? (
    <Note tone="wait">{t('missing', { year, numbers: missing.join('、') })}</Note>
  ) : (
    <p className="lb-14 lb-quiet pay-whole">{t('whole', { year, last, count, voided })}</p>
  )
}
