import type { Debt } from './shapes.ts'
import { type DemandChannel, type Step, steps } from './steps.ts'

/** Why a household is left out of a step: its money waits, nothing is overdue, it is further already, this step was taken on that day or later, a message would be read by somebody else, a court cannot be asked yet. */
export const whysNot = ['waiting', 'nothingOverdue', 'further', 'sameDay', 'unreachable', 'court'] as const
export type WhyNot = (typeof whysNot)[number]

/** Why a step is not taken against a household on a day; undefined: it is. */
export function whyNot(
  { waiting, overdue, lastStep, lastDay, isReachable, courtMissing }: Debt,
  { step, channel, day }: { step: Step; channel: DemandChannel; day: string },
): WhyNot | undefined {
  if (waiting > 0) return 'waiting'
  if (overdue <= 0) return 'nothingOverdue'
  if (lastStep && steps.indexOf(step) < steps.indexOf(lastStep)) return 'further'
  if (step === lastStep && lastDay !== null && day <= lastDay) return 'sameDay'
  if (channel === 'message' && !isReachable) return 'unreachable'
  return step === 'order' && courtMissing.length ? 'court' : undefined
}
