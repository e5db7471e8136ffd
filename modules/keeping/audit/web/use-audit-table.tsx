import './page-texts.ts'
import './audit.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column, TableProps } from '#platform/web/list/DataTable.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { AuditRow } from '../contract.ts'
import { spoken } from './spoken.ts'

/** Why it was done, and what it changed in a line: 角色 櫃台 → 委員, or the first of several. */
function ChangesLine({ row }: { row: AuditRow }) {
  const t = useTexts('auditPage')
  const [first] = row.changes
  if (!first) return row.reason
  const [before, after] = [spoken.value(first.field, first.before), spoken.value(first.field, first.after)]
  const hasBoth = row.changes.some((change) => change.before) && row.changes.some((change) => change.after)
  const none = t('nothing')
  const words = `${spoken.field(first.field)} ${hasBoth || first.same ? `${before || none} → ${after || none}` : after || before}`
  const said = row.changes.length > 1 ? t('moreChanges', { first: words, count: row.changes.length }) : words
  if (!row.reason) return said
  return (
    <>
      <span>{row.reason}</span>　<span className="lb-quiet">{said}</span>
    </>
  )
}

/** Widths of the columns while they load. */
export const auditSkeleton = [120, 90, 160, 180, 200]

/** The table of an audit: when, who, what, to which thing, and what changed. */
export function useAuditTable(): TableProps<AuditRow> {
  const t = useTexts('auditPage')
  const columns: readonly Column<AuditRow>[] = [
    {
      head: t('when'),
      width: [140, 128],
      phone: 'end',
      cell: (row) => speakTime(row.at),
      whole: (row) => writeTime(row.at),
    },
    { head: t('who'), width: [110, 88], phone: 'underEnd', cell: (row) => row.by },
    { head: t('what'), width: [190, 204], phone: 'first', cell: (row) => <b>{spoken.act(row.action)}</b> },
    {
      head: t('whom'),
      width: [220, 196],
      phone: 'under',
      cell: (row) => (
        <>
          {row.target && `${spoken.target(row.target)}　`}
          <span className={row.target ? 'lb-quiet' : undefined}>{spoken.thing(row)}</span>
        </>
      ),
    },
    {
      head: t('changes'),
      className: 'au-changes',
      drops: 'beside',
      phone: 'none',
      cell: (row) => <ChangesLine row={row} />,
    },
  ]
  return { columns }
}
