import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { AuditRow } from '../contract.ts'
import { spoken } from './spoken.ts'

export interface AuditPanelProps {
  row: AuditRow
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  onClose: () => void
  /** Narrows the list to the row's thing. */
  onThing?: () => void
}

/** One row of the audit, whole: who, from where, and every field before and after. */
export function AuditPanel({ row, onPrevious, onNext, onClose, onThing }: AuditPanelProps) {
  const t = useTexts('auditPage')
  const act = spoken.act(row.action)
  const hasBoth = row.changes.some((one) => one.before) && row.changes.some((one) => one.after)
  const cell = (field: string, value: string) =>
    spoken.value(field, value) || <span className="lb-faint">{t('nothing')}</span>
  return (
    <DetailPanel
      label={t('detail', { action: act, who: row.by })}
      over={writeTime(row.at)}
      title={act}
      onPrevious={onPrevious}
      onNext={onNext}
      onClose={onClose}
      foot={onThing && row.targetId && <Button onClick={onThing}>{t('onlyThis')}</Button>}
    >
      <Facts
        rows={[
          [t('who'), row.by],
          [t('whom'), `${spoken.target(row.target)}　${spoken.thing(row)}`.trim()],
          [
            t('code'),
            <span key="code" className="au-code">
              {row.targetId}
            </span>,
          ],
          [t('reason'), row.reason],
          [t('from'), row.address],
          [
            t('device'),
            <span key="device" className="au-code">
              {row.device}
            </span>,
          ],
        ]}
      />
      {row.changes.length === 0 ? (
        <p className="lb-quiet au-none">{t('noChanges')}</p>
      ) : (
        <table className="au-diff">
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              {hasBoth ? (
                <>
                  <th scope="col">{t('before')}</th>
                  <th scope="col">{t('after')}</th>
                </>
              ) : (
                <th scope="col">{t(row.changes.some((one) => one.before) ? 'before' : 'content')}</th>
              )}
            </tr>
          </thead>
          <tbody>
            {row.changes.map((one) => (
              <tr key={one.field}>
                <th scope="row">{spoken.field(one.field)}</th>
                {hasBoth ? (
                  <>
                    <td>{cell(one.field, one.before)}</td>
                    <td>{cell(one.field, one.after)}</td>
                  </>
                ) : (
                  <td>{cell(one.field, one.after || one.before)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DetailPanel>
  )
}
