import { cut } from '#platform/contract/cut.ts'
import { type HouseholdPart, isThere, type ResidentPart } from '#platform/server/household-part.ts'
import { mostNote } from '../contract.ts'
import { pointsChanged } from '../events.ts'
import { movePoints, movePointsOf } from './move-points.ts'
import { expireDue, lockPurses } from './purses.ts'
import { byActor } from './top-up.ts'

const left = `
  select distinct resident_id as "residentId" from point_lot where household_id = $1 and left_points > 0`

/** What a household may spend, when households are merged: each point keeps its birth and last day; nobody's by name, it stays in a split. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'points',
    title: '點數',
    // Granted ones die with their last day; bought ones are paid back before a household is closed.
    holds: isThere(`from point_purse where household_id = $1 and purse = 'cash' and balance > 0`),
    async list(lease, householdId) {
      const [row] = await lease.query<{ sum: number }>(
        'select coalesce(sum(balance), 0)::int as sum from point_purse where household_id = $1',
        [householdId],
      )
      return row && row.sum > 0 ? [{ id: householdId, title: '', residentId: null }] : []
    },
    async move(context, { from, to, reason, residentIds }) {
      if (residentIds) return 0
      const given = byActor(context)
      await lockPurses(given, [from.id, to.id])
      await expireDue(given, from.id)
      // Its people went before with theirs; whatever is left is the household's.
      const holders = await context.query<{ residentId: string | null }>(left, [from.id])
      for (const { residentId } of holders)
        await movePoints(given, {
          from: { householdId: from.id, residentId },
          to: { householdId: to.id },
          note: cut(reason, mostNote),
        })
      if (holders.length) context.emit(pointsChanged, { householdId: null })
      return holders.length ? 1 : 0
    },
  },
]

/** What a person may spend goes with them, and falls to the household when they move out. */
export const residentParts: readonly ResidentPart[] = [
  {
    name: 'points',
    move: (context, { residentIds, toHouseholdId, reason }) =>
      movePointsOf(context, { residentIds, toHouseholdId, note: cut(reason, mostNote) }),
    end: (context, { residentId, reason }) =>
      movePointsOf(context, { residentIds: [residentId], note: cut(reason, mostNote) }),
  },
]
