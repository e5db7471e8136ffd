import { daysBetween } from '#platform/contract/days.ts'
import type { ArrearsSettings } from '../settings.ts'
import type { CourtGap } from '../steps.ts'
import { channelsOf, isFormal } from '../steps.ts'
import type { DemandRow } from './tables.ts'

/**
 * What is missing before a court may be asked: two periods overdue or a considerable sum, and a written demand whose reasonable
 * term is over (公寓大廈管理條例 Art. 21).
 * @param demands the steps for what is overdue now
 */
export function courtMissing(
  { periods, overdue }: { periods: number; overdue: number },
  demands: readonly Pick<DemandRow, 'step' | 'channel' | 'day' | 'termOn'>[],
  {
    today,
    considerable,
    demandDays,
  }: { today: string } & Pick<ArrearsSettings, 'considerable' | 'demandDays'>,
): CourtGap[] {
  const terms = demands
    .filter(({ step, channel }) => isFormal(step) && channelsOf(step).includes(channel))
    .filter(({ day, termOn }) => daysBetween(day, termOn) >= demandDays)
    .map(({ termOn }) => termOn)
  const gaps: CourtGap[] = periods >= 2 || overdue >= considerable ? [] : ['fewPeriods']
  if (!terms.length) gaps.push('noDemand')
  else if (terms.every((termOn) => termOn >= today)) gaps.push('termRunning')
  return gaps
}
