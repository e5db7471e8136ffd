import './page-texts.ts'
import './audit.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { rowKeys } from '#platform/web/list/use-row-keys.ts'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { AuditRow } from '../contract.ts'
import { spoken } from './spoken.ts'

/** What a row changed, in a line: 角色 櫃台 → 委員, or the first of several. */
function ChangesLine({ row }: { row: AuditRow }) {
  const t = useTexts('auditPage')
  const [first] = row.changes
  if (!first) return <span className="lb-faint">{row.reason}</span>
  const [before, after] = [spoken.value(first.field, first.before), spoken.value(first.field, first.after)]
  const words = `${spoken.field(first.field)} ${before && after ? `${before} → ${after}` : after || before}`
  return row.changes.length > 1 ? t('moreChanges', { first: words, count: row.changes.length }) : words
}

export interface AuditTableProps {
  rows: readonly AuditRow[]
  open: string | undefined
  onOpen: (id: string) => void
}

/** Rows of the audit: when, who, what, to which thing, and what changed. */
export function AuditTable({ rows, open, onOpen }: AuditTableProps) {
  const t = useTexts('auditPage')
  const entry = rows.some((row) => row.id === open) ? open : rows[0]?.id
  return (
    <div role="presentation" onKeyDown={rowKeys({ onOpen })}>
      <table className="lb-table au-table">
        <thead>
          <tr>
            <th scope="col" className="au-when">
              {t('when')}
            </th>
            <th scope="col" className="au-who">
              {t('who')}
            </th>
            <th scope="col" className="au-what">
              {t('what')}
            </th>
            <th scope="col" className="au-whom">
              {t('whom')}
            </th>
            <th scope="col" className="au-changes">
              {t('changes')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              tabIndex={row.id === entry ? 0 : -1}
              className={row.id === open ? 'lb-row-cur' : ''}
              onClick={() => onOpen(row.id)}
            >
              <td className="au-when" title={writeTime(row.at)}>
                {speakTime(row.at)}
              </td>
              <td className="au-who">{row.by}</td>
              <td className="au-what">
                <b>{spoken.act(row.action)}</b>
              </td>
              <td className="au-whom">
                {spoken.target(row.target)}　<span className="lb-quiet">{row.targetName}</span>
              </td>
              <td className="au-changes">
                <ChangesLine row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
