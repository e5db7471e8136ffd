import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { TableProps } from '#platform/web/list/DataTable.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { speakDuration, speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { overdue } from '#modules/visitors/visitor-loans/web/public.ts'
import type { Visitor } from '#modules/visitors/visits/contract.ts'
import { StateMark } from './StateMark.tsx'
import { speakSpan } from './speak-span.ts'
import { VisitMarks } from './VisitMarks.tsx'
import { stateOf, whoOf } from './visit-words.ts'

/** What all lists of visits say: their table, and the words of their states. */
export function useVisitList() {
  const t = useTexts('visits')
  return {
    table: useVisitTable(),
    failed: t('loadFailed'),
    skeleton: [170, 130, '1fr', 120, 150, 90],
    notFound: { title: t('nothingFound'), text: t('nothingFoundText') },
  } as const
}

/** The table of visits; who has been inside for three hours is pale yellow, for six pale red (R172, R173). */
function useVisitTable(): TableProps<Visitor> {
  const t = useTexts('visits')
  const now = useMinute()
  const shadeOf = (row: Visitor) => {
    const isInside = stateOf(row) === 'arrived'
    return (isInside && row.arrived && overdue(row.arrived.arrivedAt, now)) || ''
  }
  return {
    rowClass: shadeOf,
    columns: [
      {
        head: t('time'),
        className: 'vt-time',
        width: 216,
        phone: 'under',
        cell: (row) => <VisitTime row={row} now={now} />,
      },
      {
        head: t('host'),
        width: [152, 152],
        phone: 'first',
        cell: (row) => (row.label ? <HouseholdName label={row.label} /> : t(`target_${row.target}`)),
      },
      {
        head: t('visitor'),
        phone: 'end',
        whole: (row) => [row.name, row.firm].filter(Boolean).join('　'),
        cell: (row) => (
          <>
            {whoOf(row)}
            {row.name && row.firm && <span className="lb-quiet lb-14">　{row.firm}</span>}
          </>
        ),
      },
      {
        head: t('reason'),
        phone: 'none',
        whole: (row) => row.remark,
        cell: (row) => (
          <>
            {row.reason}
            {row.remark && <span className="lb-quiet lb-14">　{row.remark}</span>}
          </>
        ),
      },
      {
        head: t('plate'),
        width: 140,
        drops: 'narrow',
        phone: 'none',
        cell: (row) => [row.plate, row.parkingBay].filter(Boolean).join('　'),
      },
      { head: t('marks'), width: [160, 150], phone: 'line', cell: (row) => <VisitMarks visitor={row} /> },
      { head: t('state'), width: 84, phone: 'underEnd', cell: (row) => <StateMark visitor={row} /> },
    ],
  }
}

/** When somebody is awaited, how long they have been inside, or when they were here. */
function VisitTime({ row, now }: { row: Visitor; now: number }) {
  const { arrived, bookStart, bookEnd, createdAt } = row
  if (!arrived) {
    if (!bookStart || !bookEnd) return <>{speakTime(createdAt)}</>
    return <span title={writeTime(bookStart)}>{speakSpan(bookStart, bookEnd)}</span>
  }
  const { arrivedAt } = arrived
  const isInside = stateOf(row) === 'arrived'
  return (
    <span title={writeTime(arrivedAt)}>
      {speakTime(arrivedAt)}
      {isInside && <span className="vt-stay lb-since">{speakDuration(now - arrivedAt.getTime())}</span>}
    </span>
  )
}
