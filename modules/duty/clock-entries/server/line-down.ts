import { isProved } from '#modules/duty/duty-keys/server/public.ts'
import type { Proof } from '#modules/duty/duty-keys/contract.ts'
import type { CallContext } from '#platform/server/context.ts'
import { pressUnproved } from '../problems.ts'

/** When a press counts, and when it came, where it waited for the line. */
export interface Moment {
  at: Date
  receivedAt: Date | null
}

/**
 * The moment of a press: now, or where the line was down when it was made and its browser proves the order of its presses, then.
 * Only the own account waits for a line: `isOwn`. Throws pressUnproved.
 */
export async function momentOf(
  context: CallContext,
  press: (Proof & { pressedAt: Date }) | null,
  { act, on, isOwn }: { act: string; on: readonly string[]; isOwn: boolean },
): Promise<Moment> {
  if (!press) return { at: context.now, receivedAt: null }
  const { pressedAt, ...proof } = press
  if (!isOwn || !(await isProved(context, proof, { act, on, at: pressedAt }))) throw pressUnproved()
  return { at: pressedAt, receivedAt: context.now }
}
