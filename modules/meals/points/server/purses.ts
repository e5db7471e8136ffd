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

/** Whose a purse is: the household's, or a person's who lives there. */
export interface Holder {
  householdId: string
  residentId?: string | null | undefined
}

/** What is paid by points; each kind has ids of its own. */
export type SubjectKind = 'foodOrder' | 'proxyOrder' | 'facilityBooking'

/** What something was paid for, by which it is given back. */
export interface Subject {
  subjectKind: SubjectKind
  subjectId: string
}

/** Which points of a lot go (below zero) or come. */
export interface Move {
  lotId: string
  points: number
}

/** One change of one purse; its points are the sum of its moves. */
export interface Entry extends Holder {
  id: string
  purse: Purse
  kind: EntryKind
  moves: readonly Move[]
  /** Of what was paid for. */
  subjectKind?: SubjectKind | undefined
  subjectId?: string | undefined
  note?: string
}

/** Points that were born together and are not all gone. */
export interface Lot {
  id: string
  purse: Purse
  left: number
  expiresOn: string | null
  bornAt: Date
  grantId: string | null
}

const lock = `
  with asked as (
    select id, person, purse from (
      select id, null::uuid as person from unnest($1::uuid[]) id
      union select id, person from unnest($2::uuid[], $3::uuid[]) as p(id, person)
    ) h, unnest(array['normal', 'cash']) purse order by id, coalesce(person, id), purse
  ), made as (
    insert into point_purse (household_id, resident_id, purse) select id, person, purse from asked on conflict do nothing
  )
  select 1 from point_purse where household_id = any($1) order by household_id, holder_id, purse for update`

/** The purses of households for this transaction, with those of their people: whoever else changes them waits. */
export async function lockPurses(
  given: Lease,
  householdIds: readonly string[],
  holders: readonly Holder[] = [],
): Promise<void> {
  const people = holders.filter(({ residentId }) => residentId)
  const ids = [...householdIds, ...people.map(({ householdId }) => householdId)].toSorted()
  const asked = [ids, people.map((of) => of.householdId), people.map((of) => of.residentId)]
  await given.query(lock, asked)
  // Those that were made just now are seen by the next statement alone.
  await given.query(lock, asked)
}

const openLots = `
  select id, purse, left_points as left, expires_on::text as "expiresOn", born_at as "bornAt", grant_id as "grantId" from point_lot
  where household_id = $1 and holder_id = coalesce($3::uuid, $1::uuid) and purse = any($2) and left_points > 0
  order by purse desc, expires_on, born_at, id`

/** What a household, or one of its people, has left, granted points first, of these the next to expire first. */
export const lotsOf = (
  given: Lease,
  { householdId, residentId = null }: Holder,
  purses: readonly Purse[],
): Promise<Lot[]> => given.query<Lot>(openLots, [householdId, purses, residentId])

const moveLots = `
  update point_lot l set left_points = l.left_points + m.points
  from jsonb_to_recordset($1::jsonb) as m(lot_id uuid, points int)
  where l.community_id = lobby_community() and l.id = m.lot_id`
const writeEntries = `
  with e as (
    select * from jsonb_to_recordset($1::jsonb)
      as e(id uuid, household_id uuid, resident_id uuid, purse text, kind text, points int, subject_kind text, subject_id uuid, note text)
  ), p as (
    update point_purse p set balance = p.balance + e.points from e
    where p.community_id = lobby_community() and p.household_id = e.household_id and p.purse = e.purse
      and p.holder_id = coalesce(e.resident_id, e.household_id)
    returning e.id, p.balance
  )
  insert into point_entry (id, household_id, resident_id, purse, kind, points, balance, subject_kind, subject_id, note, at, written_by, written_by_name)
  select e.id, e.household_id, e.resident_id, e.purse, e.kind, e.points, p.balance, e.subject_kind, e.subject_id, e.note, $2, $3, $4
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
  const said = rows.map(
    ({ id, householdId, residentId, purse, kind, points, subjectKind, subjectId, note = '' }) => ({
      id,
      purse,
      kind,
      points,
      note,
      household_id: householdId,
      resident_id: residentId ?? null,
      subject_kind: subjectKind ?? null,
      subject_id: subjectId ?? null,
    }),
  )
  const { accountId, name } = given.author
  await given.query(moveLots, [JSON.stringify(moves)])
  await given.query(writeEntries, [JSON.stringify(said), given.now, accountId, name])
  await given.query(writeMoves, [JSON.stringify(moves)])
}

/** Where points are born: of several households at once. */
export async function addLots(
  given: Points,
  lots: readonly (Holder & { id: string; purse: Purse; born: number; expiresOn: string | null })[],
  {
    bornAt = given.now,
    grantId = null,
  }: { bornAt?: Date | undefined; grantId?: string | null | undefined } = {},
): Promise<void> {
  const rows = lots.map(({ householdId, residentId, expiresOn, ...lot }) => ({
    ...lot,
    household_id: householdId,
    resident_id: residentId ?? null,
    expires_on: expiresOn,
  }))
  await given.query(
    `insert into point_lot (id, household_id, resident_id, purse, born, left_points, born_at, expires_on, grant_id)
     select id, household_id, resident_id, purse, born, 0, $2, expires_on, $3
     from jsonb_to_recordset($1::jsonb) as l(id uuid, household_id uuid, resident_id uuid, purse text, born int, expires_on date)`,
    [JSON.stringify(rows), bornAt, grantId],
  )
}

/** Things by the purse whose they are; each list has one at least. */
export function byHolder<Of extends Holder>(things: readonly Of[]): [Of, ...Of[]][] {
  const found = new Map<string, [Of, ...Of[]]>()
  for (const thing of things) {
    const key = `${thing.householdId} ${thing.residentId ?? ''}`
    const before = found.get(key)
    if (before) before.push(thing)
    else found.set(key, [thing])
  }
  return [...found.values()]
}

const dueLots = `
  select id, household_id as "householdId", resident_id as "residentId", left_points as left from point_lot
  where household_id = $1 and purse = 'normal' and left_points > 0 and expires_on < $2::date order by id`

/** Lets points of a household and its people die whose last day is over; the purses are locked. */
export async function expireDue(given: Points, householdId: string): Promise<void> {
  const dead = await given.query<{
    id: string
    householdId: string
    residentId: string | null
    left: number
  }>(dueLots, [householdId, dayOf(given.now)])
  // Nobody lets them die, whoever acts at this moment.
  await writeChanges(
    { ...given, author: system },
    byHolder(dead).map((lots) => ({
      id: newId(),
      householdId,
      residentId: lots[0].residentId,
      purse: 'normal',
      kind: 'expired',
      moves: lots.map(({ id, left }) => ({ lotId: id, points: -left })),
    })),
  )
}
