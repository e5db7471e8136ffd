import type { Context } from '#platform/server/context.ts'
import { nothingPending, ownApplication } from '../problems.ts'
import type { Decision } from '../shapes.ts'

/** What a decision writes onto an application: who decided what, when and why. */
export const decision = ({ actor, now }: Context, decided: Decision, reason = '') => ({
  decision: decided,
  decidedAt: now,
  decidedBy: actor.accountId,
  decidedByName: actor.name,
  reason,
})

/** Lets only a second person decide what still waits. Throws nothingPending, ownApplication. */
export function requireOther(
  { actor }: Context,
  row: { decision: Decision | null; appliedBy: string },
): void {
  if (row.decision) throw nothingPending()
  if (row.appliedBy === actor.accountId) throw ownApplication()
}
