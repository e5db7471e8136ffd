import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { AuditRow } from '../contract.ts'
import { ChangesTable } from './ChangesTable.tsx'
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
          [t('whom'), spoken.whom(row)],
          [t('reason'), row.reason],
          [t('from'), row.address],
          [
            t('device'),
            row.device && (
              <span key="device" className="au-code">
                {row.device}
              </span>
            ),
          ],
        ]}
      />
      <ChangesTable changes={row.changes} />
    </DetailPanel>
  )
}
