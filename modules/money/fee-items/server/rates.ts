import { and, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { chargedHouseholds } from '#modules/homes/household-properties/server/public.ts'
import { buildingUnknown, type feeItems as calls, idTaken } from '../contract.ts'
import { feeItemsChanged } from '../events.ts'
import { spokenRate } from '../kinds.ts'
import { requireItem } from './items.ts'
import { feeRates as t } from './tables.ts'

type Calls = typeof calls.calls

const told = (row: { building: string; fromDay: string; amount: number }) => ({
  building: row.building,
  fromDay: row.fromDay,
  rate: spokenRate(row.amount),
})

/**
 * A rate from a day on; one of the same day and building gives way and is kept. Rates of an item are set one after the other.
 * Throws notFound, itemRetired, buildingUnknown, idTaken.
 */
export async function setRate(
  context: Context,
  { feeItemId, feeRateId: id, ...content }: Taken<Calls['setRate']>,
): Promise<void> {
  await oneAtATime(context, `rates of ${feeItemId}`)
  await createOnce(context, {
    id,
    isLocked: true,
    find: () => rowOf(context, t, id),
    isSame: (row) => says(row, { feeItemId, ...content }),
    taken: idTaken,
    again: { action: 'feeItems.setRateAgain', target: 'feeItem', targetId: feeItemId },
    create: async () => {
      await requireItem(context, feeItemId)
      const { building, fromDay } = content
      if (building && !(await chargedHouseholds(context)).some((home) => home.building === building))
        throw buildingUnknown()
      const { accountId: addedBy, name } = context.actor
      const [before] = await context.db
        .update(t)
        .set({ withdrawnAt: context.now, withdrawnByName: name })
        .where(
          and(
            eq(t.feeItemId, feeItemId),
            eq(t.building, building),
            eq(t.fromDay, fromDay),
            isNull(t.withdrawnAt),
          ),
        )
        .returning()
      await context.db
        .insert(t)
        .values({ id, feeItemId, ...content, addedAt: context.now, addedBy, addedByName: name })
      context.emit(feeItemsChanged, {})
      context.audit({
        action: 'feeItems.setRate',
        target: 'feeItem',
        targetId: feeItemId,
        before: before && told(before),
        after: told(content),
      })
    },
  })
}

/** Takes a rate back. Throws notFound. */
export async function withdrawRate(
  context: Context,
  { feeItemId, feeRateId }: Taken<Calls['withdrawRate']>,
): Promise<void> {
  const [row] = await context.db
    .update(t)
    .set({ withdrawnAt: context.now, withdrawnByName: context.actor.name })
    .where(and(eq(t.id, feeRateId), eq(t.feeItemId, feeItemId), isNull(t.withdrawnAt)))
    .returning()
  if (!row) throw problems.notFound()
  context.emit(feeItemsChanged, {})
  context.audit({
    action: 'feeItems.withdrawRate',
    target: 'feeItem',
    targetId: feeItemId,
    before: told(row),
  })
}
