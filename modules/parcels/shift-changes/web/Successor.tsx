import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { ShiftChangeSummary } from '../contract.ts'

/** Who went and who came; whoever came from outside is marked so. */
export function Successor({ of }: { of: Pick<ShiftChangeSummary, 'fromName' | 'toName' | 'isOutsider'> }) {
  const t = useTexts('shiftPage')
  return (
    <span className="lb-line lb-gap-8 lb-wrap">
      {of.fromName} → {of.toName}
      {of.isOutsider && <Mark kind="note">{t('outsider')}</Mark>}
    </span>
  )
}
