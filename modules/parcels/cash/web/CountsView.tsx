import './cash-texts.ts'
import './cash.css'
import './ledger.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ListSearch } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { useSayDifference } from './CashCountPanel.tsx'
import { DrawerPanel } from './DrawerPanel.tsx'
import type { CashViewProps } from './LedgerView.tsx'
import { countsQuery } from './list-query.ts'
import { useCashEvents } from './use-cash-events.ts'

/** The counts of the drawer by two people, the newest first. */
export function CountsView<Search extends ListSearch>({
  title,
  address,
  views,
  extra,
}: CashViewProps<Search>) {
  const t = useTexts('cash')
  const say = useSayDifference()
  useCashEvents()
  const list = useList({
    address,
    views,
    filters: [],
    query: countsQuery,
    idOf: (row) => row.countId,
  })
  return (
    <ListPage
      list={list}
      title={title}
      count={t('total', { count: list.rows.length })}
      extra={extra}
      above={<DrawerPanel />}
      table={{
        columns: [
          {
            head: t('time'),
            width: 124,
            phone: 'under',
            whole: (count) => writeTime(count.at),
            cell: (count) => speakTime(count.at),
          },
          { head: t('people'), phone: 'first', cell: (count) => inRow(count.by) },
          {
            head: t('counted'),
            width: 116,
            align: 'end',
            phone: 'end',
            cell: (count) => showMoney(count.counted),
          },
          {
            head: t('expected'),
            width: 116,
            align: 'end',
            phone: 'underEnd',
            isLabelled: true,
            cell: (count) => showMoney(count.expected),
          },
          {
            head: t('result'),
            phone: 'line',
            whole: (count) => count.reason,
            cell: (count) => (
              <>
                <Mark kind={count.difference === 0 ? 'done' : 'reminded'}>{say(count.difference)}</Mark>{' '}
                <span className="lb-quiet">{count.reason}</span>
              </>
            ),
          },
        ],
      }}
      failed={t('loadFailed')}
      skeleton={[120, '1fr', 96, 96]}
      empty={{ icon: 'cash', title: t('countsNone') }}
    />
  )
}
