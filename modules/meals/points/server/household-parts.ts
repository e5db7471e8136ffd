import { cut } from '#platform/contract/cut.ts'
import { newId } from '#platform/contract/new-id.ts'
import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'
import { mostNote } from '../contract.ts'
import { pointsChanged } from '../events.ts'
import { addLots, expireDue, lockPurses, writeChanges } from './purses.ts'
import { byActor } from './top-up.ts'

const left = `
  select id, purse, left_points as points, expires_on::text as "expiresOn", born_at as "bornAt", grant_id as "grantId" from point_lot
  where household_id = $1 and left_points > 0 order by id`
interface Left {
  id: string
  purse: 'normal' | 'cash'
  points: number
  expiresOn: string | null
  bornAt: Date
  grantId: string | null
}

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
      const note = cut(reason, mostNote)
      const given = byActor(context)
      await lockPurses(given, [from.id, to.id])
      await expireDue(given, from.id)
      const lots = await context.query<Left>(left, [from.id])
      const made = lots.map((lot) => ({
        ...lot,
        lotId: lot.id,
        id: newId(),
        householdId: to.id,
        born: lot.points,
      }))
      for (const lot of made) await addLots(given, [lot], lot)
      for (const purse of ['normal', 'cash'] as const) {
        const own = made.filter((lot) => lot.purse === purse)
        await writeChanges(given, [
          {
            id: newId(),
            householdId: from.id,
            purse,
            kind: 'movedOut',
            subjectId: to.id,
            note,
            moves: own.map(({ lotId, points }) => ({
              lotId,
              points: -points,
            })),
          },
          {
            id: newId(),
            householdId: to.id,
            purse,
            kind: 'movedIn',
            subjectId: from.id,
            note,
            moves: own.map(({ id: lotId, points }) => ({
              lotId,
              points,
            })),
          },
        ])
      }
      if (lots.length) context.emit(pointsChanged, { householdId: null })
      return lots.length ? 1 : 0
    },
  },
]
