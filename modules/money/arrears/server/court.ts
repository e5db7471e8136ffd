import { daysBetween } from '#platform/contract/days.ts'
import type { Piece } from '../aging.ts'
import type { ArrearsSettings } from '../settings.ts'
import type { CourtGap } from '../steps.ts'
import { channelsOf, isFormal } from '../steps.ts'
import type { Standing } from './standing.ts'

/** What a court may be asked for, and what is missing before it is (公寓大廈管理條例 Art. 21). */
export interface Court {
  missing: CourtGap[]
  /** The bills that a written demand asked for whose reasonable term is over: nothing else goes to a court. */
  billIds: ReadonlySet<string>
  /** When the term of a written demand ends that still runs. */
  runsUntil: string | null
}

/**
 * What is missing before a court may be asked: two periods overdue or a considerable sum, of what a written demand asked for whose
 * reasonable term is over. What came due after it was not demanded.
 * @param late what is overdue
 * @param demands the steps for what is overdue now
 * @param periodsOf how many periods pieces are of
 */
export function courtOf(
  late: readonly Piece[],
  demands: readonly Pick<Standing, 'step' | 'channel' | 'day' | 'termOn' | 'billIds'>[],
  periodsOf: (pieces: readonly Piece[]) => number,
  {
    today,
    considerable,
    demandDays,
  }: { today: string } & Pick<ArrearsSettings, 'considerable' | 'demandDays'>,
): Court {
  const written = demands
    .filter(({ step, channel }) => isFormal(step) && channelsOf(step).includes(channel))
    .filter(({ day, termOn }) => daysBetween(day, termOn) >= demandDays)
  const over = written.filter(({ termOn }) => termOn < today)
  const billIds = new Set(over.flatMap((demand) => demand.billIds))
  const everDemanded = new Set(written.flatMap((demand) => demand.billIds))
  const of = (ids: ReadonlySet<string>) => late.filter(({ billId }) => ids.has(billId))
  const suffices = (pieces: readonly Piece[]) =>
    periodsOf(pieces) >= 2 || pieces.reduce((sum, { amount }) => sum + amount, 0) >= considerable
  const terms = written.map(({ termOn }) => termOn).filter((termOn) => termOn >= today)
  const runsUntil = terms.toSorted()[0] ?? null
  const missing = (): CourtGap[] => {
    if (!of(everDemanded).length) return [...(suffices(late) ? [] : (['fewPeriods'] as const)), 'noDemand']
    if (suffices(of(billIds))) return []
    const isDemanded = suffices(of(everDemanded))
    return [
      ...(isDemanded ? [] : (['fewPeriods'] as const)),
      ...(runsUntil ? (['termRunning'] as const) : []),
    ]
  }
  return { missing: missing(), billIds, runsUntil }
}
