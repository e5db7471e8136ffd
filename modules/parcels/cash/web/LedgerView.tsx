import './cash-texts.ts'
import './cash.css'
import './ledger.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { cash, type CashLine, type LineKind, showMoney } from '../contract.ts'
import { CashCountPanel } from './CashCountPanel.tsx'
import { LedgerExport } from './LedgerExport.tsx'
import { useSayLine } from './say-line.ts'
import { useReceipts } from './use-receipts.tsx'

const api = client(cash)
const pageSize = 50
const mostCounted = 1000

function useLedger(filter: { kind: LineKind | 'all'; from: string; to: string }) {
  const { kind, from, to } = filter
  const query = useInfiniteQuery({
    queryKey: ['cash', 'ledger', filter],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      api.listLedger({
        kind: kind === 'all' ? undefined : kind,
        from: from || undefined,
        to: to || undefined,
        after: pageParam,
        maxCount: pageSize,
      }),
    getNextPageParam: (last) => last.after ?? undefined,
  })
  useChanges(['cash.'], () => void query.refetch())
  return query
}

/** Every movement of cash at the desk, the newest first, and the drawer. `onOpen` opens the deposit of a line. */
export function LedgerView({ onOpen }: { onOpen: (depositId: string) => void }) {
  const t = useTexts('cash')
  const [kind, setKind] = useState<LineKind | 'all'>('all')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const receipts = useReceipts()
  const ledger = useLedger({ kind, from, to })
  const rows = ledger.data?.pages.flatMap((page) => page.data) ?? []
  const total = ledger.data?.pages[0]?.pagination.total ?? 0
  return (
    <div className="ch-ledger">
      <Panel title={t('drawer')} pad="plain" className="ch-ledger-drawer">
        <CashCountPanel />
      </Panel>
      <Panel grow>
        <div className="ch-ledger-bar">
          <Segments
            label={t('kind')}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'all', label: t('all') },
              { value: 'in', label: t('in') },
              { value: 'payCourier', label: t('payCourier') },
              { value: 'return', label: t('return') },
              { value: 'reverse', label: t('reverse') },
              { value: 'adjust', label: t('adjustKind') },
            ]}
          />
          <span className="ch-days">
            <TextInput type="date" aria-label={t('from')} value={from} onText={setFrom} />
            <span className="lb-quiet">{t('to')}</span>
            <TextInput type="date" aria-label={t('to')} value={to} onText={setTo} />
          </span>
          <span className="lb-quiet lb-end">
            {total > mostCounted ? t('totalMore') : t('total', { count: total })}
          </span>
          <LedgerExport kind={kind} from={from} to={to} />
        </div>
        {ledger.isPending && <SkeletonRows columns={[120, '1fr', 96, 96]} rows={10} />}
        {ledger.isError && !ledger.data && (
          <ErrorState
            title={t('loadFailed')}
            text={t('loadFailedText')}
            retry={() => void ledger.refetch()}
          />
        )}
        {ledger.data && rows.length === 0 && (
          <EmptyState icon="cash" title={t('ledgerEmpty')} text={t('ledgerEmptyText')} />
        )}
        {rows.length > 0 && <LedgerTable rows={rows} onOpen={onOpen} onPrint={receipts.print} />}
        {ledger.hasNextPage && (
          <div className="ch-more">
            <Button disabled={ledger.isFetchingNextPage} onClick={() => void ledger.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </Panel>
      {receipts.sheet}
    </div>
  )
}

interface LedgerTableProps {
  rows: readonly CashLine[]
  onOpen: (depositId: string) => void
  onPrint: (receiptNumber: number) => Promise<void>
}

function LedgerTable({ rows, onOpen, onPrint }: LedgerTableProps) {
  const t = useTexts('cash')
  const say = useSayLine()
  return (
    <table className="lb-table ch-ledger-table">
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('household')}</th>
          <th scope="col">{t('kind')}</th>
          <th scope="col">{t('by')}</th>
          <th scope="col" className="ch-right">
            {t('deltas')}
          </th>
          <th scope="col" className="ch-right">
            {t('balance')}
          </th>
          <th scope="col" className="ch-col-print">
            <span className="lb-sr">{t('receiptTitle')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((line) => (
          <tr key={line.lineId} className={line.isReversed ? 'lb-row-off' : undefined}>
            <td title={writeTime(line.at)}>{speakTime(line.at)}</td>
            <td>
              <button type="button" className="ch-open" onClick={() => onOpen(line.depositId)}>
                <b>{line.serialNumber}</b>
                {line.label ? <HouseholdName label={line.label} names={line.name} /> : line.name}
              </button>
            </td>
            <td title={say(line)}>
              {say(line)}
              {line.isReversed && `（${t('wasReversed')}）`}
            </td>
            <td>{line.by}</td>
            <td className="ch-right">
              <b>{line.amount > 0 ? `+${showMoney(line.amount)}` : showMoney(line.amount)}</b>
            </td>
            <td className="ch-right">{showMoney(line.balance)}</td>
            <td className="ch-col-print">
              {line.receiptNumber !== null && (
                <Button
                  type="text"
                  icon={<Icon name="print" />}
                  aria-label={t('receiptPrint', { number: line.receiptNumber })}
                  title={t('receiptPrint', { number: line.receiptNumber })}
                  onClick={() => line.receiptNumber !== null && void onPrint(line.receiptNumber)}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
