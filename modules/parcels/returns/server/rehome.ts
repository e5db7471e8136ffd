import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { HouseholdMove } from '#platform/server/household-part.ts'
import { itemCorrected } from '../events.ts'
import { changeItems } from './locked-items.ts'
import { courierItems as i } from './tables.ts'

/**
 * Returns and outgoing parcels of a household that wait for a courier are another household's from now on, when
 * households are merged. The caller has locked both households. Gives how many.
 */
export async function rehomeItems(context: Context, { from, to, reason }: HouseholdMove): Promise<number> {
  // A row that a courier takes meanwhile is looked at again after the wait, and then is none of these.
  const rows = await context.db
    .select({ id: i.id })
    .from(i)
    .where(and(eq(i.householdId, from.id), eq(i.state, 'waiting')))
    .orderBy(asc(i.id))
    .for('update')
  const itemIds = rows.map(({ id }) => id)
  if (!itemIds.length) return 0
  await changeItems(context, itemIds, {
    act: 'corrected',
    set: { householdId: to.id },
    reason,
    changes: [{ field: 'householdId', before: from.label, after: to.label }],
  })
  context.emit(itemCorrected, { itemIds })
  context.audit({
    action: 'returns.rehome',
    target: 'household',
    targetId: from.id,
    before: { household: from.label },
    after: { household: to.label, itemIds },
    reason,
  })
  return itemIds.length
}
