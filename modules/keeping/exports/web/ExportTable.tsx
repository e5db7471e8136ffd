import { declaredText } from '#platform/web/i18n/words.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Export } from '../contract.ts'
import { ExportActs } from './ExportActs.tsx'
import { percentOf } from './follow.ts'

export interface ExportTableProps {
  rows: readonly Export[]
  everybody: boolean
}

const stateKeys = {
  created: 'stateCreated',
  pending: 'statePending',
  inprogress: 'stateInprogress',
  completed: 'stateCompleted',
  failed: 'stateFailed',
  cancelled: 'stateCancelled',
} as const

const stateMarks = {
  created: 'waiting',
  pending: 'waiting',
  inprogress: 'waiting',
  completed: 'done',
  failed: 'reminded',
  cancelled: 'plain',
} as const

/** Exports in rows; on a phone each is a block of lines. */
export function ExportTable({ rows, everybody }: ExportTableProps) {
  const t = useTexts('exportDialog')
  return (
    <DataTable
      className="ex-table"
      rows={rows}
      idOf={(row) => row.exportId}
      columns={[
        { head: t('started'), width: 124, phone: 'under', cell: (row) => speakTime(row.createdAt) },
        {
          head: t('what'),
          phone: 'first',
          whole: (row) => row.words,
          cell: (row) => (
            <>
              <b>{declaredText(row.title)}</b>
              <span className="lb-quiet lb-after-8">{row.words || t('everything')}</span>
            </>
          ),
        },
        ...(everybody
          ? [{ head: t('by'), width: 124, phone: 'underEnd', cell: (row: Export) => row.startedBy } as const]
          : []),
        {
          head: t('people'),
          width: 124,
          phone: 'line',
          whole: (row) => row.reason,
          cell: (row) => (
            <Mark kind={row.isMasked ? 'note' : 'plain'}>
              {t(row.isMasked ? 'maskedMark' : 'unmaskedMark')}
            </Mark>
          ),
        },
        {
          head: t('state'),
          width: 124,
          phone: 'end',
          whole: (row) => row.failure,
          cell: (row) => (
            <Mark kind={stateMarks[row.state]}>
              {t(stateKeys[row.state], {
                percent: percentOf(row),
                count: row.rowCount.toLocaleString('en'),
              })}
            </Mark>
          ),
        },
        { head: t('act'), width: 260, phone: 'line', cell: (row) => <ExportActs one={row} /> },
      ]}
    />
  )
}
