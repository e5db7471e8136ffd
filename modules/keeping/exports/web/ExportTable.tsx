import { declaredText } from '#platform/web/i18n/words.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
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
    <table className="lb-table ex-table">
      <thead>
        <tr>
          <th scope="col">{t('started')}</th>
          <th scope="col" className="ex-wide">
            {t('what')}
          </th>
          {everybody && <th scope="col">{t('by')}</th>}
          <th scope="col">{t('people')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('act')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.exportId}>
            <td>{speakTime(row.createdAt)}</td>
            <td className="ex-wide" title={row.words || undefined}>
              <b>{declaredText(row.title)}</b>
              <span className="lb-quiet ex-words">{row.words || t('everything')}</span>
            </td>
            {everybody && <td>{row.startedBy}</td>}
            <td title={row.reason || undefined}>
              <Mark kind={row.isMasked ? 'note' : 'plain'}>
                {t(row.isMasked ? 'maskedMark' : 'unmaskedMark')}
              </Mark>
            </td>
            <td title={row.failure || undefined}>
              <Mark kind={stateMarks[row.state]}>
                {t(stateKeys[row.state], {
                  percent: percentOf(row),
                  count: row.rowCount.toLocaleString('en'),
                })}
              </Mark>
            </td>
            <td>
              <ExportActs one={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
