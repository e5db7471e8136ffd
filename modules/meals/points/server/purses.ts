import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Lease } from '#platform/server/database.ts'
import { system } from '#platform/server/work.ts'
import type { EntryKind, Purse } from '../contract.ts'

/** What writes points: when, and in whose name. */
export interface Points extends Lease {
  now: Date
  author: { accountId: string; name: string }
}

/** Which points of a lot go (below zero) or come. */
export interface Move {
  lotId: string
  points: number
}

/** One change of one purse; its points are the sum of its moves. */
export interface Entry {
  id: string
  householdId: string
  purse: Purse
  kind: EntryKind
  moves: readonly Move[]
  subjectId?: string | undefined
  note?: string
}

/** Points that were born together and are not all gone. */
export interface Lot {
  id: string
  purse: Purse
  left: number
  expiresOn: string | null
}

const lock = `
  with asked as (select id, purse from unnest($1::uuid[]) id, unnest(array['normal', 'cash']) purse order by id, purse),
    made as (insert into point_purse (household_id, purse) select id, purse from asked on conflict do nothing)
  select 1 from point_purse where household_id = any($1) order by household_id, purse for update`

/** The purses of households for this transaction: whoever else changes them waits. */
export async function lockPurses(given: Lease, householdIds: readonly string[]): Promise<void> {
  const ids = householdIds.toSorted()
  await given.query(lock, [ids])
  // Those that were made just now are seen by the next statement alone.
  await given.query(lock, [ids])
}

const openLots = `
  select id, purse, left_points as left, expires_on::text as "expiresOn" from point_lot
  where household_id = $1 and purse = any($2) and left_points > 0 order by purse desc, expires_on, born_at, id`

/** What a household has left, granted points first, of these the next to expire first. */
export const lotsOf = (given: Lease, householdId: string, purses: readonly Purse[]): Promise<Lot[]> =>
  given.query<Lot>(openLots, [householdId, purses])

const moveLots = `
  update point_lot l set left_points = l.left_points + m.points
  from jsonb_to_recordset($1::jsonb) as m(lot_id uuid, points int)
  where l.community_id = lobby_community() and l.id = m.lot_id`
const writeEntries = `
  with e as (
    select * from jsonb_to_recordset($1::jsonb)
      as e(id uuid, household_id uuid, purse text, kind text, points int, subject_id uuid, note text)
  ), p as (
    update point_purse p set balance = p.balance + e.points from e
    where p.community_id = lobby_community() and p.household_id = e.household_id and p.purse = e.purse
    returning e.id, p.balance
  )
  insert into point_entry (id, household_id, purse, kind, points, balance, subject_id, note, at, written_by, written_by_name)
  select e.id, e.household_id, e.purse, e.kind, e.points, p.balance, e.subject_id, e.note, $2, $3, $4
  from e join p using (id)`
const writeMoves = `
  insert into point_move (entry_id, lot_id, points)
  select entry_id, lot_id, points from jsonb_to_recordset($1::jsonb) as m(entry_id uuid, lot_id uuid, points int)`

/** Writes changes, at most one of each purse; the purses are locked. None of no points is written. */
export async function writeChanges(given: Points, entries: readonly Entry[]): Promise<void> {
  const rows = entries
    .map(({ moves, ...entry }) => ({
      ...entry,
      moves,
      points: moves.reduce((sum, one) => sum + one.points, 0),
    }))
    .filter(({ points }) => points !== 0)
  if (!rows.length) return
  const moves = rows.flatMap(({ id, moves: of }) =>
    of.map(({ lotId, points }) => ({ entry_id: id, lot_id: lotId, points })),
  )
  const said = rows.map(({ id, householdId, purse, kind, points, subjectId, note = '' }) => ({
    id,
    purse,
    kind,
    points,
    note,
    household_id: householdId,
    subject_id: subjectId ?? null,
  }))
  const { accountId, name } = given.author
  await given.query(moveLots, [JSON.stringify(moves)])
  await given.query(writeEntries, [JSON.stringify(said), given.now, accountId, name])
  await given.query(writeMoves, [JSON.stringify(moves)])
}

/** Where points are born: of several households at once. */
export async function addLots(
  given: Points,
  lots: readonly { id: string; householdId: string; purse: Purse; born: number; expiresOn: string | null }[],
  { bornAt = given.now, grantId = null }: { bornAt?: Date; grantId?: string | null } = {},
): Promise<void> {
  const rows = lots.map(({ householdId, expiresOn, ...lot }) => ({
    ...lot,
    household_id: householdId,
    expires_on: expiresOn,
  }))
  await given.query(
    `insert into point_lot (id, household_id, purse, born, left_points, born_at, expires_on, grant_id)
     select id, household_id, purse, born, 0, $2, expires_on, $3
     from jsonb_to_recordset($1::jsonb) as l(id uuid, household_id uuid, purse text, born int, expires_on date)`,
    [JSON.stringify(rows), bornAt, grantId],
  )
}

/** Lets points die whose last day is over; the purse is locked. */
export async function expireDue(given: Points, householdId: string): Promise<number> {
  const today = dayOf(given.now)
  const dead = (await lotsOf(given, householdId, ['normal'])).filter(
    ({ expiresOn }) => expiresOn !== null && expiresOn < today,
  )
  const moves = dead.map(({ id, left }) => ({ lotId: id, points: -left }))
  // Nobody lets them die, whoever acts at this moment.
  const by = { ...given, author: system }
  await writeChanges(by, [{ id: newId(), householdId, purse: 'normal', kind: 'expired', moves }])
  return dead.reduce((sum, { left }) => sum + left, 0)
}
