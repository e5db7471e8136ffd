import { and, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { householdsByIds } from '#modules/homes/households/server/public.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import {
  alreadyChosen,
  dayNeeded,
  type feeItems as calls,
  householdWrong,
  idTaken,
  notForChosen,
} from '../contract.ts'
import { feeItemsChanged } from '../events.ts'
import { isChosen, isOnce } from '../kinds.ts'
import type { Choice, FeeRate } from '../shapes.ts'
import { requireItem } from './items.ts'
import { rateFields } from './read-items.ts'
import { feeItemHouseholds as t } from './tables.ts'

type Calls = typeof calls.calls

const told = (row: { householdId: string; quantity: number; onDay: string | null; note: string }) => ({
  householdId: row.householdId,
  quantity: row.quantity,
  onDay: row.onDay,
  note: row.note,
})

const choices = `
  select c.id as "choiceId", c.household_id as "householdId", h.label, c.quantity,
    to_char(c.on_day, 'YYYY-MM-DD') as "onDay", c.note, c.added_at as "addedAt", c.added_by_name as "addedBy"
  from fee_item_household c join household h on h.id = c.household_id
  where c.fee_item_id = $1 and c.removed_at is null
  order by c.on_day desc nulls last, h.building_order, h.building, h.floor_order, h.floor, h.unit, c.id`
const rates = `
  select ${rateFields} from fee_rate r where r.fee_item_id = $1
  order by r.from_day desc, r.building, r.added_at desc, r.id`

/** All rates of an item, replaced ones too, and whom it is for. Throws notFound. */
export async function showItem(lease: Lease, feeItemId: string) {
  const [found, given, chosen] = await Promise.all([
    lease.query('select from fee_item where id = $1', [feeItemId]),
    lease.query<FeeRate>(rates, [feeItemId]),
    lease.query<Choice>(choices, [feeItemId]),
  ])
  if (!found.length) throw problems.notFound()
  return { rates: given, choices: chosen }
}

/**
 * Puts a household under an item. Throws notFound, itemRetired, notForChosen, dayNeeded, householdWrong, alreadyChosen, idTaken.
 */
export async function addChoice(
  context: Context,
  { feeItemId, choiceId: id, ...content }: Taken<Calls['addChoice']>,
): Promise<void> {
  await oneAtATime(context, `households of ${feeItemId}`)
  await createOnce(context, {
    id,
    isLocked: true,
    find: () => rowOf(context, t, id),
    isSame: (row) => says(row, { feeItemId, ...content }),
    taken: idTaken,
    again: { action: 'feeItems.addChoiceAgain', target: 'feeItem', targetId: feeItemId },
    create: async () => {
      const item = await requireItem(context, feeItemId)
      if (!isChosen(item.kind)) throw notForChosen()
      if (isOnce(item.kind) !== (content.onDay !== null)) throw dayNeeded()
      const [household] = await householdsByIds(context, [content.householdId])
      if (!household) throw problems.notFound()
      if (household.isVirtual) throw householdWrong()
      if (!isOnce(item.kind)) {
        const { choices: there } = await showItem(context, feeItemId)
        if (there.some(({ householdId }) => householdId === content.householdId))
          throw alreadyChosen(household.label)
      }
      const { now, actor } = context
      await context.db.insert(t).values({ id, feeItemId, ...content, addedAt: now, addedByName: actor.name })
      context.emit(feeItemsChanged, {})
      context.audit({
        action: 'feeItems.addChoice',
        target: 'feeItem',
        targetId: feeItemId,
        after: told(content),
      })
    },
  })
}

/** Takes a household out of an item. Throws notFound. */
export async function removeChoice(
  context: Context,
  { feeItemId, choiceId }: Taken<Calls['removeChoice']>,
): Promise<void> {
  const [row] = await context.db
    .update(t)
    .set({ removedAt: context.now, removedByName: context.actor.name })
    .where(and(eq(t.id, choiceId), eq(t.feeItemId, feeItemId), isNull(t.removedAt)))
    .returning()
  if (!row) throw problems.notFound()
  context.emit(feeItemsChanged, {})
  context.audit({
    action: 'feeItems.removeChoice',
    target: 'feeItem',
    targetId: feeItemId,
    before: told(row),
  })
}
