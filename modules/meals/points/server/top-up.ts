import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import { currentHouseholdId, requireHousehold } from '#modules/homes/households/server/public.ts'
import type { Balance, points } from '../contract.ts'
import { pointsChanged } from '../events.ts'
import { pointsIdTaken } from '../problems.ts'
import { paidByOf, writeReceipt } from './cash.ts'
import { requirePerson } from './people.ts'
import { addLots, type Entry, type Holder, lockPurses, lotsOf, type Points, writeChanges } from './purses.ts'
import { balanceOf } from './read.ts'
import { takenOf } from './spend.ts'
import { entryTable } from './tables.ts'

type Input = Taken<typeof points.calls.topUp>

/** Points that whoever makes a call writes. */
export const byActor = (context: Context): Points => ({ ...context, author: context.actor })

const acts = { toppedUp: 'points.toppedUp', refunded: 'points.refunded' } as const
const again = { toppedUp: 'points.toppedUpAgain', refunded: 'points.refundedAgain' } as const

/** Writes what was bought or paid back once, with its receipt. Throws notFound, pointsIdTaken, notByPerson, and what making its moves throws. */
async function once(
  context: Context,
  { householdId, residentId, entryId, points: count, paidBy, note }: Input,
  kind: 'toppedUp' | 'refunded',
  movesOf: (given: Points, holder: Holder) => Promise<Entry['moves']>,
): Promise<Balance> {
  // A merger that is under way is waited for: what was meant for the one that is gone is its heir's (decision 017).
  const heirId = await currentHouseholdId(context, householdId)
  const holder = { householdId: heirId, residentId }
  await createOnce(context, {
    id: entryId,
    find: async () => {
      const row = await rowOf(context, entryTable, entryId)
      return (
        row && {
          ...row,
          paidBy: await paidByOf(context, entryId),
          // Its household may have become part of another since.
          ownerId: await currentHouseholdId(context, row.householdId),
        }
      )
    },
    isSame: (row) =>
      row.kind === kind &&
      row.ownerId === heirId &&
      row.residentId === residentId &&
      Math.abs(row.points) === count &&
      row.note === note &&
      row.paidBy === paidBy,
    taken: pointsIdTaken,
    again: { action: again[kind], target: 'household', targetId: householdId },
    create: async () => {
      await requireHousehold(context, heirId)
      if (residentId && kind === 'toppedUp') await requirePerson(context, heirId, residentId)
      const given = byActor(context)
      await lockPurses(given, [heirId], [holder])
      const moves = await movesOf(given, holder)
      await writeChanges(given, [{ id: entryId, ...holder, purse: 'cash', kind, note, moves }])
      await writeReceipt(context, { entryId, paidBy, amount: kind === 'toppedUp' ? count : -count })
      context.emit(pointsChanged, { householdId: heirId })
      context.audit({
        action: acts[kind],
        target: 'household',
        targetId: heirId,
        after: { points: count, paidBy, note },
      })
    },
  })
  return balanceOf(context, holder)
}

/** A household buys points, which do not expire. Throws notFound, pointsIdTaken, notByPerson. */
export const topUp = (context: Context, input: Input): Promise<Balance> =>
  once(context, input, 'toppedUp', async (given, holder) => {
    const { entryId: id, points: born } = input
    await addLots(given, [{ id, ...holder, purse: 'cash', born, expiresOn: null }])
    return [{ lotId: id, points: born }]
  })

/** Bought points are paid back, the oldest first. Throws notFound, pointsIdTaken, pointsInsufficient. */
export const refund = (context: Context, input: Input): Promise<Balance> =>
  once(context, input, 'refunded', async (given, holder) =>
    takenOf(await lotsOf(given, holder, ['cash']), input.points),
  )
