import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Hearing } from '../chain.ts'

const kinds = { well: 'done', partly: 'plain', deaf: 'reminded' } as const

/** Whether a household hears the door, as a mark. */
export function HearingMark({ hearing }: { hearing: Hearing }) {
  const t = useTexts('intercomTabletsPage')
  return <Mark kind={kinds[hearing]}>{t(`hearing_${hearing}`)}</Mark>
}
