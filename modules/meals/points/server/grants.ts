import { isDeepStrictEqual } from 'node:util'
import { desc, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { microsOf } from '#platform/server/cursor.ts'
import { cursorPage } from '#platform/server/list.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { mostCounted, type PointGrant, type points } from '../contract.ts'
import { pointsChanged } from '../events.ts'
import { expiryPast, grantIdTaken, grantUndone, nobodyGranted, someGone } from '../problems.ts'
import { peopleIn } from './people.ts'
import { addLots, byHolder, lockPurses, writeChanges } from './purses.ts'
import { type GrantRow, grantTable as t } from './tables.ts'
import { byActor } from './top-up.ts'

type Calls = typeof points.calls

const grantOf = ({
  id,
  grantedByName,
  undoneByName,
  toAll: _,
  chosen: __,
  ...row
}: GrantRow): PointGrant => ({
  ...row,
  grantId: id,
  grantedBy: grantedByName,
  undoneBy: undoneByName,
})

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  isDeepStrictEqual(new Set(some), new Set(others))

/** Gives points to households, each a lot of its own with the same last day. Throws expiryPast, nobodyGranted, nobodyLives, notByPerson, someGone, grantIdTaken. */
export async function grant(context: Context, input: Taken<Calls['grant']>): Promise<PointGrant> {
  const { grantId, householdIds, ...said } = input
  const isToAll = householdIds === undefined
  const row = await createOnce(context, {
    id: grantId,
    find: () => rowOf(context, t, grantId),
    isSame: (found) =>
      says(found, { ...said, grantedBy: context.actor.accountId }) &&
      (found.toAll ?? isToAll) === isToAll &&
      (isToAll || areSame(found.chosen, householdIds)),
    taken: grantIdTaken,
    again: { action: 'points.grantAgain', target: 'pointGrant', targetId: grantId },
    create: () => give(context, input),
  })
  return grantOf(row)
}

const meant = `
  select id from household where closed_at is null and case when $1::uuid[] is null then not is_virtual else id = any($1) end order by id`

async function give(context: Context, { grantId, householdIds, ...said }: Taken<Calls['grant']>) {
  const { actor, now } = context
  if (said.expiresOn < dayOf(now)) throw expiryPast()
  // Whoever moves somebody out changes their household: and waits, then finds what they were given.
  const lock = said.toPeople ? 'share' : 'key share'
  const homes = await context.query<{ id: string }>(`${meant} for ${lock}`, [householdIds ?? null])
  if (!homes.length) throw nobodyGranted()
  const gone = householdIds ? new Set(householdIds).size - homes.length : 0
  if (gone) throw someGone(gone)
  const given = byActor(context)
  const ids = homes.map(({ id }) => id)
  const holders = said.toPeople ? await peopleIn(context, ids) : ids.map((householdId) => ({ householdId }))
  await lockPurses(given, ids, holders)
  const [row] = await context.db
    .insert(t)
    .values({
      id: grantId,
      ...said,
      households: new Set(holders.map(({ householdId }) => householdId)).size,
      toAll: householdIds === undefined,
      chosen: householdIds ?? [],
      grantedAt: now,
      grantedBy: actor.accountId,
      grantedByName: actor.name,
    })
    .returning()
  if (!row) throw grantIdTaken()
  const lots = holders.map((holder) => ({
    id: newId(),
    ...holder,
    purse: 'normal' as const,
    born: said.points,
    expiresOn: said.expiresOn,
  }))
  await addLots(given, lots, { grantId })
  await writeChanges(
    given,
    lots.map(({ id: lotId, born: _, expiresOn: __, ...holder }) => ({
      ...holder,
      id: newId(),
      kind: 'granted' as const,
      subjectId: grantId,
      note: said.note,
      moves: [
        {
          lotId,
          points: said.points,
        },
      ],
    })),
  )
  context.emit(pointsChanged, { householdId: null })
  context.audit({
    action: 'points.grant',
    target: 'pointGrant',
    targetId: grantId,
    after: {
      points: said.points,
      expiresOn: said.expiresOn,
      householdCount: row.households,
      toPeople: said.toPeople,
    },
  })
  return row
}

/** How many points of a run were spent and did not come back. */
async function spentOf(context: Context, grantId: string): Promise<number> {
  const [row] = await context.query<{ spent: number }>(
    `select coalesce(sum(-m.points), 0)::int as spent from point_lot l
     join point_move m on m.community_id = l.community_id and m.lot_id = l.id
     join point_entry e on e.community_id = m.community_id and e.id = m.entry_id
     where l.grant_id = $1 and e.kind in ('spent', 'returned')`,
    [grantId],
  )
  return row?.spent ?? 0
}

const holders = `
  select distinct unnest(array_remove(array[h.id, h.merged_into], null)) as id from point_lot l
  join household h on h.community_id = l.community_id and h.id = l.household_id where l.grant_id = $1`

/**
 * Who has points of a run, or gets them when an order is voided; nobody merges or closes them before the transaction ends:
 * a merger that is under way is waited for, and its heir found.
 */
async function holdOwners(context: Context, grantId: string): Promise<string[]> {
  const owners = async () => (await context.query<{ id: string }>(holders, [grantId])).map(({ id }) => id)
  const held = new Set<string>()
  for (let found = await owners(); found.some((id) => !held.has(id)); found = await owners()) {
    await context.query('select 1 from household where id = any($1) order by id for key share', [found])
    for (const id of found) held.add(id)
  }
  return [...held]
}

/** Locks the purses of whoever has points of a run. They may have gone elsewhere until their purse was locked: those are locked too. */
async function lockOwners(context: Context, grantId: string): Promise<void> {
  const locked = new Set<string>()
  for (;;) {
    const ids = await holdOwners(context, grantId)
    if (ids.every((id) => locked.has(id))) return
    await lockPurses(context, ids)
    for (const id of ids) locked.add(id)
  }
}

/** Takes back what is left of a run; what comes back of it later goes at once (`giveBack`). Throws notFound, grantUndone. */
export async function undoGrant(
  context: Context,
  { grantId }: Taken<Calls['undoGrant']>,
): Promise<PointGrant> {
  await oneAtATime(context, grantId)
  const run = await rowOf(context, t, grantId)
  if (!run) throw problems.notFound()
  if (run.undoneAt) throw grantUndone()
  const given = byActor(context)
  await lockOwners(context, grantId)
  // What is left is asked for only now that nobody spends it meanwhile.
  const lots = await context.query<{
    id: string
    householdId: string
    residentId: string | null
    left: number
  }>(
    `select id, household_id as "householdId", resident_id as "residentId", left_points as left from point_lot
     where grant_id = $1 and left_points > 0 and expires_on >= $2`,
    [grantId, dayOf(context.now)],
  )
  // A household that another became part of has lots of both.
  await writeChanges(
    given,
    byHolder(lots).map((of) => ({
      id: newId(),
      householdId: of[0].householdId,
      residentId: of[0].residentId,
      purse: 'normal' as const,
      kind: 'revoked' as const,
      subjectId: grantId,
      moves: of.map(({ id: lotId, left }) => ({ lotId, points: -left })),
    })),
  )
  const keptPoints = await spentOf(context, grantId)
  const [row] = await context.db
    .update(t)
    .set({ undoneAt: context.now, undoneByName: context.actor.name, keptPoints })
    .where(eq(t.id, grantId))
    .returning()
  context.emit(pointsChanged, { householdId: null })
  context.audit({
    action: 'points.undoGrant',
    target: 'pointGrant',
    targetId: grantId,
    after: { keptPoints },
  })
  return grantOf(row ?? run)
}

/** A page of runs. Throws invalid for a cursor that is none. */
export const listGrants = (context: Context, input: Taken<Calls['listGrants']>) =>
  cursorPage(
    context,
    {
      condition: undefined,
      at: t.grantedAt,
      id: t.id,
      read: async ({ condition, limit }) => {
        const rows = await context.db
          .select({ row: t, micros: microsOf(t.grantedAt) })
          .from(t)
          .where(condition)
          .orderBy(desc(t.grantedAt), desc(t.id))
          .limit(limit)
        return rows.map(({ row, micros }) => ({ ...grantOf(row), micros }))
      },
      idOf: (row) => row.grantId,
      counted: { from: t, condition: undefined, most: mostCounted },
    },
    input,
  )
