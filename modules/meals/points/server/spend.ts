import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Purse } from '../contract.ts'
import { pointsInsufficient } from '../problems.ts'
import {
  addLots,
  expireDue,
  type Lot,
  lockPurses,
  lotsOf,
  type Move,
  type Points,
  writeChanges,
} from './purses.ts'

/** How many points of which purse. */
export type Split = Record<Purse, number>

/** Takes points from lots in their order. Throws pointsInsufficient when they have fewer (R434, R445). */
export function takenOf(lots: readonly Lot[], points: number): Move[] {
  const have = lots.reduce((sum, { left }) => sum + left, 0)
  if (have < points) throw pointsInsufficient(have, points)
  let rest = points
  return lots.flatMap(({ id, left }) => {
    const taken = Math.min(left, rest)
    rest -= taken
    return taken > 0 ? [{ lotId: id, points: -taken }] : []
  })
}

/**
 * A household pays something by its points, the next to expire first; once for a subject, by whose id it is given back.
 * Throws pointsInsufficient.
 */
export async function spend(
  given: Points,
  {
    householdId,
    subjectId,
    split,
    note,
  }: { householdId: string; subjectId: string; split: Split; note: string },
): Promise<void> {
  await lockPurses(given, [householdId])
  await expireDue(given, householdId)
  const lots = await lotsOf(given, householdId, ['normal', 'cash'])
  await writeChanges(
    given,
    (['normal', 'cash'] as const).map((purse) => ({
      id: newId(),
      householdId,
      purse,
      subjectId,
      note,
      kind: 'spent' as const,
      moves: takenOf(
        lots.filter((lot) => lot.purse === purse),
        split[purse],
      ),
    })),
  )
}

interface Spent extends Split {
  lotId: string
  householdId: string
  purse: Purse
  points: number
  expiresOn: string | null
  bornAt: Date
}
const spentOn = `
  select m.lot_id as "lotId", l.household_id as "householdId", e.purse, -m.points as points,
    l.expires_on::text as "expiresOn", l.born_at as "bornAt"
  from point_entry e join point_move m on m.community_id = e.community_id and m.entry_id = e.id
  join point_lot l on l.community_id = m.community_id and l.id = m.lot_id
  where e.subject_id = $1 and e.kind = 'spent' order by m.lot_id`

/**
 * Gives back what was spent on a subject, each point to its purse with its last day; those whose day is over die at once.
 * `householdId`: whose it is now, also where the household that paid was merged into it. Gives how many came back, and how
 * many of them were dead. Nothing was spent, or it came back already: none.
 */
export async function giveBack(
  given: Points,
  { householdId, subjectId, note }: { householdId: string; subjectId: string; note: string },
): Promise<{ returned: number; dead: number }> {
  await lockPurses(given, [householdId])
  const [before] = await given.query(
    `select 1 from point_entry where subject_id = $1 and kind = 'returned' limit 1`,
    [subjectId],
  )
  const spent = before ? [] : await given.query<Spent>(spentOn, [subjectId])
  await expireDue(given, householdId)
  const moves: (Move & { purse: Purse })[] = []
  for (const { lotId, purse, points, expiresOn, bornAt, ...of } of spent) {
    const own = of.householdId === householdId ? lotId : newId()
    if (own !== lotId)
      await addLots(given, [{ id: own, householdId, purse, born: points, expiresOn }], { bornAt })
    moves.push({ lotId: own, points, purse })
  }
  await writeChanges(
    given,
    (['normal', 'cash'] as const).map((purse) => ({
      id: newId(),
      householdId,
      purse,
      subjectId,
      note,
      kind: 'returned' as const,
      moves: moves.filter((move) => move.purse === purse),
    })),
  )
  await expireDue(given, householdId)
  const today = dayOf(given.now)
  const sum = (some: readonly Spent[]) => some.reduce((all, { points }) => all + points, 0)
  return {
    returned: sum(spent),
    dead: sum(spent.filter(({ expiresOn }) => expiresOn !== null && expiresOn < today)),
  }
}
