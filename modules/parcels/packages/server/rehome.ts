import type { Context } from '#platform/server/context.ts'
import type { HouseholdMove } from '#platform/server/household-part.ts'
import { packageCorrected } from '../events.ts'
import { changePackage } from './changes.ts'
import { lockPackages } from './locked-packages.ts'

const waiting = `select id from package where household_id = $1 and state = 'waiting'
  and ($2::uuid[] is null or recipient_id = any($2))`

/**
 * What waits for a household waits for another one from now on, with a line in each one's history; nobody is told anew.
 * A package that is handed over or corrected meanwhile stays as it is then. The caller has locked both households.
 * Gives how many.
 */
export async function rehomePackages(
  context: Context,
  { from, to, reason, residentIds }: HouseholdMove,
): Promise<number> {
  const rows = await context.query<{ id: string }>(waiting, [from.id, residentIds ?? null])
  const locked = await lockPackages(
    context,
    rows.map(({ id }) => id),
  )
  // The lock may have waited for a hand-over or a correction.
  const moving = locked.filter((item) => item.state === 'waiting' && item.householdId === from.id)
  for (const item of moving) {
    const words = { field: 'household', before: from.label, after: to.label }
    await changePackage(context, item, {
      act: 'corrected',
      set: { householdId: to.id },
      changes: [{ ...words, beforeId: from.id, afterId: to.id }],
      reason,
    })
  }
  const packageIds = moving.map((item) => item.id)
  if (packageIds.length)
    context.emit(packageCorrected, { packageIds, householdId: to.id, isReaddressed: false })
  return moving.length
}
