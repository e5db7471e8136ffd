import './page-texts.ts'
import './audit.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { sheetOf } from '../audit-speaker.ts'
import type { AuditChange } from '../contract.ts'
import { spoken } from './spoken.ts'

/** More than about four lines of the panel are folded. */
const isLong = (text: string) => text.length > 100 || text.split('\n').length > 4

/** A value as people say it; a long one shows its beginning until somebody wants the rest. */
function Value({ field, value, sheet }: { field: string; value: string; sheet: string }) {
  const t = useTexts('auditPage')
  const [whole, setWhole] = useState(false)
  const said = spoken.value(field, value, sheet)
  if (!said) return <span className="lb-faint">{t('nothing')}</span>
  if (!isLong(said)) return <span className="lb-lines">{said}</span>
  return (
    <>
      <span className={whole ? 'lb-lines' : 'lb-lines au-folded'}>{said}</span>
      <button type="button" className="lb-link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {t(whole ? 'fold' : 'unfold')}
      </button>
    </>
  )
}

/** What a row of an audit changed, field by field: before and after, or the one side that there is. */
export function ChangesTable({ changes }: { changes: readonly AuditChange[] }) {
  const t = useTexts('auditPage')
  const sheet = sheetOf(changes)
  const hasBefore = changes.some((change) => change.before)
  const hasBoth = hasBefore && changes.some((change) => change.after)
  if (changes.length === 0) return <p className="lb-quiet lb-above-20">{t('noChanges')}</p>
  return (
    <table className="au-diff">
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          {hasBoth && <th scope="col">{t('before')}</th>}
          <th scope="col">{t(hasBoth ? 'after' : hasBefore ? 'before' : 'content')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after, same }) => (
          <tr key={field}>
            <th scope="row">{spoken.field(field)}</th>
            {hasBoth && (
              <td>
                <Value field={field} value={before} sheet={sheet} />
              </td>
            )}
            <td>
              <Value field={field} value={hasBoth ? after : after || before} sheet={sheet} />
              {same > 0 && <p className="lb-14 lb-quiet">{t('othersSame', { count: same })}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
