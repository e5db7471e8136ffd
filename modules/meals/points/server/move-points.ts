import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { pointsChanged } from '../events.ts'
import { addLots, expireDue, type Holder, lockPurses, lotsOf, type Points, writeChanges } from './purses.ts'
import { byActor } from './top-up.ts'

interface Way {
  from: Holder
  to: Holder
  note: string
}

/** All points of a purse go to another one, each with its birth, its last day and its grant; both are locked. */
export async function movePoints(given: Points, { from, to, note }: Way): Promise<void> {
  const lots = await lotsOf(given, from, ['normal', 'cash'])
  const made = lots.map((lot) => ({ ...lot, lotId: lot.id, id: newId() }))
  for (const { id, purse, left, expiresOn, bornAt, grantId } of made)
    await addLots(given, [{ id, ...to, purse, born: left, expiresOn }], { bornAt, grantId })
  for (const purse of ['normal', 'cash'] as const) {
    const own = made.filter((lot) => lot.purse === purse)
    const said = { purse, note }
    await writeChanges(given, [
      {
        ...said,
        id: newId(),
        ...from,
        kind: 'movedOut',
        subjectId: to.householdId,
        moves: own.map(({ lotId, left }) => ({ lotId, points: -left })),
      },
      {
        ...said,
        id: newId(),
        ...to,
        kind: 'movedIn',
        subjectId: from.householdId,
        moves: own.map(({ id, left }) => ({ lotId: id, points: left })),
      },
    ])
  }
}

const held = `
  select distinct household_id as "householdId", resident_id as "residentId" from point_purse
  where resident_id = any($1) and balance > 0 and household_id is distinct from $2 order by 1, 2`

/** What people have of their own goes with them to another household, or, without one, to the household that they leave. */
export async function movePointsOf(
  context: Context,
  {
    residentIds,
    toHouseholdId,
    note,
  }: { residentIds: readonly string[]; toHouseholdId?: string; note: string },
): Promise<void> {
  const given = byActor(context)
  const find = () =>
    context.query<{ householdId: string; residentId: string }>(held, [residentIds, toHouseholdId ?? null])
  const found = await find()
  if (!found.length) return
  const targetOf = ({ householdId, residentId }: { householdId: string; residentId: string }): Holder =>
    toHouseholdId ? { householdId: toHouseholdId, residentId } : { householdId }
  const homes = [...new Set([...found, ...found.map(targetOf)].map(({ householdId }) => householdId))]
  await lockPurses(given, homes, found.map(targetOf))
  for (const householdId of new Set(found.map((from) => from.householdId)))
    await expireDue(given, householdId)
  for (const from of await find()) await movePoints(given, { from, to: targetOf(from), note })
  context.emit(pointsChanged, { householdId: null })
}
