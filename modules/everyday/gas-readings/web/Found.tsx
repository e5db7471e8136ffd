import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { GasReading } from '../shapes.ts'

/** What a reading turned out to be, as a mark. */
export function Found({ reading }: { reading: GasReading }) {
  const t = useTexts('gasReadingsPage')
  const { current, finding, filledBy, isAbnormal, isLeak, isSmart, times, names } = reading
  if (isSmart) return <Mark kind="note">{t('smart')}</Mark>
  if (current === null || finding === '') return <Mark kind="plain">{t('unread')}</Mark>
  if (filledBy === 'estimate') return <Mark kind="note">{t('found_estimate')}</Mark>
  if (isLeak && isAbnormal) return <Mark kind="overdue">{t('leak')}</Mark>
  const kind = isAbnormal ? 'reminded' : finding === 'normal' ? 'done' : 'note'
  return (
    <Mark kind={kind}>
      {finding === 'many'
        ? t('found_many', { count: times })
        : t(finding === 'zero' && !names.length ? 'found_zeroEmpty' : `found_${finding}`)}
    </Mark>
  )
}
