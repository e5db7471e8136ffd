import type { CourtGap } from '../steps.ts'
import { isFormal } from '../steps.ts'
import type { DemandRow } from './tables.ts'

/**
 * What is missing before a court may be asked: two periods overdue or a considerable sum, and a demand whose reasonable term is
 * over (公寓大廈管理條例 Art. 21).
 * @param demands the steps for what is overdue now
 */
export function courtMissing(
  { periods, overdue }: { periods: number; overdue: number },
  demands: readonly Pick<DemandRow, 'step' | 'termOn'>[],
  { today, considerable }: { today: string; considerable: number },
): CourtGap[] {
  const terms = demands.filter(({ step }) => isFormal(step)).map(({ termOn }) => termOn)
  const gaps: CourtGap[] = periods >= 2 || overdue >= considerable ? [] : ['fewPeriods']
  if (!terms.length) gaps.push('noDemand')
  else if (terms.every((termOn) => termOn >= today)) gaps.push('termRunning')
  return gaps
}
