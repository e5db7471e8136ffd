import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Drill } from '../shapes.ts'

/** Whether a drill was passed, or that it runs. */
export function Result({ drill: { isPassed } }: { drill: Pick<Drill, 'isPassed'> }) {
  const t = useTexts('alarmDrillsPage')
  if (isPassed === null) return <Mark kind="note">{t('running')}</Mark>
  return <Mark kind={isPassed ? 'done' : 'reminded'}>{t(isPassed ? 'passed' : 'notPassed')}</Mark>
}
