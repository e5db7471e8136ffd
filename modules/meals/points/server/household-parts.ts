import { newId } from '#platform/contract/new-id.ts'
import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'
import { addLots, expireDue, lockPurses, writeChanges } from './purses.ts'
import { byActor } from './top-up.ts'

const left = `
  select id, purse, left_points as points, expires_on::text as "expiresOn", born_at as "bornAt" from point_lot
  where household_id = $1 and left_points > 0 order by id`
interface Left {
  id: string
  purse: 'normal' | 'cash'
  points: number
  expiresOn: string | null
  bornAt: Date
}

/** What a household may spend, when households are merged: each point keeps its birth and last day; nobody's by name, it stays in a split. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'points',
    title: '點數',
    holds: isThere(`from point_purse where household_id = $1 and balance > 0`),
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
      const lots = await context.query<Left>(left, [from.id])
      const made = lots.map((lot) => ({
        ...lot,
        lotId: lot.id,
        id: newId(),
        householdId: to.id,
        born: lot.points,
      }))
      for (const lot of made) await addLots(given, [lot], { bornAt: lot.bornAt })
      for (const purse of ['normal', 'cash'] as const) {
        const own = made.filter((lot) => lot.purse === purse)
        await writeChanges(given, [
          {
            id: newId(),
            householdId: from.id,
            purse,
            kind: 'movedOut',
            subjectId: to.id,
            note: reason,
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
            note: reason,
            moves: own.map(({ id: lotId, points }) => ({
              lotId,
              points,
            })),
          },
        ])
      }
      return lots.length ? 1 : 0
    },
  },
]
