import type { Amperes } from './allot.ts'

/** V between a phase and the neutral. */
export const volts = 220

/** How the distribution stands: by the load as a share of the contract, by how unlike the phases are, or not known. */
export const distributionStates = ['normal', 'warning', 'abnormal', 'error'] as const
export type DistributionState = (typeof distributionStates)[number]

/** Per cent of the contract beyond which the distribution is abnormal. */
export const abnormalPercent = 95
/** A by which the phases of charging may differ: a fifth of what the contract gives each, 40 at least. */
export const mostUnlike = (contractKw: number): number =>
  Math.max(40, ((contractKw * 1000) / 3 / volts) * 0.2)

/** A on each phase that charging may take: what the contract's share leaves beside everything else, spread over three phases. */
export function budgetOf(
  { contractKw, startPercent }: { contractKw: number; startPercent: number },
  baseW: number,
): Amperes {
  const room = Math.max(0, contractKw * startPercent * 10 - baseW)
  const each = Math.floor(room / 3 / volts)
  return { R: each, S: each, T: each }
}

/** How the distribution stands. `totalW` null: the meter is silent. */
export function distributionOf(
  { contractKw, startPercent }: { contractKw: number; startPercent: number },
  totalW: number | null,
  amperes: Amperes,
): DistributionState {
  if (totalW === null) return 'error'
  const percent = totalW / (contractKw * 10)
  const each = Object.values(amperes)
  if (percent > abnormalPercent || Math.max(...each) - Math.min(...each) > mostUnlike(contractKw))
    return 'abnormal'
  return percent > startPercent ? 'warning' : 'normal'
}
