import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useOwnSearch } from '#platform/web/list/address.ts'
import { ListPager } from '#platform/web/list/ListPager.tsx'
import { ListRows } from '#platform/web/list/ListRows.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { ShiftChangeSummary } from '../contract.ts'
import { PastDetail } from './PastDetail.tsx'
import { needsRecount } from './needs-recount.ts'
import { Successor } from './Successor.tsx'
import { pastQuery } from './list-query.ts'
import { useSections } from './use-sections.ts'

interface PastViewProps {
  open: string | undefined
  onOpen: (id: string | undefined) => void
}

/** The signed lists of the past, and one of them open. */
export function PastView({ open, onOpen }: PastViewProps) {
  const t = useTexts('shiftPage')
  const sections = useSections()
  const list = useList({
    address: useOwnSearch({}),
    query: pastQuery,
    idOf: (row) => row.shiftChangeId,
    filters: [],
  })
  if (open) return <PastDetail key={open} shiftChangeId={open} onClose={() => onOpen(undefined)} />
  return (
    <Panel
      grow
      className="sc-past"
      title={t('pastTitle')}
      number={list.answer?.pagination.total}
      extra={<ListPager list={list} />}
    >
      <ListRows
        list={list}
        table={{
          columns: [
            { head: t('number'), width: 64, phone: 'under', cell: (row) => <b>{row.number}</b> },
            {
              head: t('when'),
              width: 140,
              phone: 'underEnd',
              whole: (row) => writeTime(row.at),
              cell: (row) => speakTime(row.at),
            },
            { head: t('people'), phone: 'first', cell: (row) => <Successor of={row} /> },
            {
              head: sections.map(({ label }) => textOf(label)).join(t('between')),
              phone: 'line',
              isLabelled: true,
              cell: ({ counts }) => sections.map(({ name }) => counts[name] ?? 0).join('／'),
            },
            { head: t('cashColumn'), phone: 'line', cell: (row) => <Cash row={row} /> },
            {
              head: t('differences'),
              className: 'lb-quiet',
              phone: 'line',
              cell: (row) =>
                `${t('sumAdded', { count: row.addedCount })}，${t('sumGone', { count: row.goneCount })}`,
            },
          ],
        }}
        onOpen={onOpen}
        failed={t('loadFailed')}
        failedText={t('loadFailedText')}
        skeleton={[48, 160, '1fr', 180, 120, 120]}
        skeletonRows={8}
        empty={{ icon: 'people', title: t('pastNone'), text: t('pastNoneText') }}
      />
    </Panel>
  )
}

/** What lay in the drawer, and what it was off by. */
function Cash({ row: { cash } }: { row: ShiftChangeSummary }) {
  const t = useTexts('shiftPage')
  const difference = cash.count?.difference ?? 0
  return (
    <>
      NT${cash.expected.toLocaleString('en-US')}{' '}
      {difference !== 0 &&
        t(difference > 0 ? 'cashOver' : 'cashShort', {
          amount: Math.abs(difference).toLocaleString('en-US'),
        })}{' '}
      {needsRecount(cash) && <Mark kind="reminded">{t('cashRecount')}</Mark>}
    </>
  )
}
