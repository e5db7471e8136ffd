import { sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { turns } from '#platform/server/turns.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { idTaken, type residents as calls } from '../contract.ts'
import { residentsChanged } from '../events.ts'
import { renter, type Resident } from '../shapes.ts'
import { dayIn } from './days.ts'
import { writeEmergencyContacts } from './emergency-contacts.ts'
import { keptFields, type ResidentFields } from './fields.ts'
import { writeMoves } from './history.ts'
import { lockHomes } from './lock.ts'
import { residentsByIds } from './queries.ts'
import { rentedByRenter } from './rent.ts'
import { shown } from './residents.ts'
import { residents } from './tables.ts'
import { checkPlates, normalVehicles, writeVehicles } from './vehicles.ts'

const insertResidents = `
  insert into resident (id, household_id, name, mobile, phone2, identity_id, birthday, is_contact, avatar_path, position,
    moved_in_on, contract_from, contract_until, changed_at, changed_by_name)
  select one.*, $2, $3 from jsonb_to_recordset($1) as one (id uuid, "householdId" uuid, name text, mobile text, phone2 text,
    "identityId" smallint, birthday date, "isContact" boolean, "avatarPath" text, position integer, "movedInOn" date,
    "contractFrom" date, "contractUntil" date)`

const insertVehicles = `
  insert into vehicle (id, household_id, resident_id, kind, plate)
  select one.* from jsonb_to_recordset($1) as one (id uuid, "householdId" uuid, "residentId" uuid, kind smallint, plate text)
  on conflict do nothing`

/** Which of these ids somebody has. */
async function idsOf(context: Context, ids: readonly string[]): Promise<Set<string>> {
  const rows = await context.query<{ id: string }>('select id from resident where id = any($1)', [ids])
  return new Set(rows.map(({ id }) => id))
}

async function lastPositions(
  context: Context,
  householdIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await context.db
    .select({ householdId: residents.householdId, last: sql<number>`max(${residents.position})` })
    .from(residents)
    .where(sql`${residents.householdId} = any(${sql.param(householdIds)})`)
    .groupBy(residents.householdId)
  return new Map(rows.map(({ householdId, last }) => [householdId, last]))
}

async function shownOf(context: Context, residentId: string): Promise<Resident> {
  const [row] = await residentsByIds(context, [residentId])
  if (!row) throw problems.notFound()
  return shown(row)
}

/**
 * Somebody moves in; the same again is the same person. Throws notFound, noFlat, idTaken, contractBackwards, unbornYet, plateTwice, foreignFile, and
 * plateElsewhere unless the plates are confirmed.
 */
export async function addResident(
  context: Context,
  input: Taken<typeof calls.calls.addResident>,
): Promise<Resident> {
  const { householdId, residentId = newId(), movedInOn, confirmPlates, ...typed } = input
  const [home] = await lockHomes(context, [householdId])
  if (!home) throw problems.notFound()
  const { transportations, emergencyContacts, ...kept } = keptFields(typed, context.now)
  await createOnce(context, {
    id: residentId,
    find: () => rowOf(context, residents, residentId),
    isSame: (row) => says(row, { ...kept, householdId, movedOutAt: null }),
    taken: idTaken,
    again: { action: 'residents.addAgain', target: 'resident', targetId: residentId },
    create: async () => {
      const wanted = normalVehicles(transportations)
      const owner = { householdId, residentId }
      await checkPlates(context, owner, wanted, confirmPlates)
      await claimFile(context, kept.avatarPath, 'avatar')
      const position = ((await lastPositions(context, [householdId])).get(householdId) ?? -1) + 1
      const onDay = movedInOn === undefined ? dayIn(context.now) : movedInOn
      await context.db.insert(residents).values({
        ...kept,
        id: residentId,
        householdId,
        position,
        movedInOn: onDay,
        changedAt: context.now,
        changedByName: context.actor.name,
      })
      await writeVehicles(context, owner, wanted)
      await writeEmergencyContacts(context, residentId, emergencyContacts)
      writeMoves(context, [{ kind: 'movedIn', residentId, to: householdId, onDay }])
      await rentedByRenter(context, home, kept.identityId)
      const after = await shownOf(context, residentId)
      context.emit(residentsChanged, { householdIds: [householdId] })
      context.audit({ action: 'residents.add', target: 'resident', targetId: residentId, after })
    },
  })
  return shownOf(context, residentId)
}

/** Somebody to be added with many others. */
export type NewResident = Omit<ResidentFields, 'emergencyContacts'> & {
  /** Makes adding twice safe: an id that is known already is passed over. */
  residentId?: string
  householdId: string
  /** Left out or null: unknown. */
  movedInOn?: string | null
}

interface Placed {
  id: string
  householdId: string
  movedInOn: string | null
  position: number
}

/**
 * Many people move in at once: all, or none. Fields must be such as `residentFields` takes. Whoever has an id that is known
 * already is passed over, and so are plates that the household has already; plates of other households are taken (ask
 * `platesElsewhere` first). Gives the ids of those who were added. Throws notFound, noFlat, contractBackwards, unbornYet.
 */
export async function addResidents(
  context: Context,
  people: readonly NewResident[],
  { reason = '' }: { reason?: string } = {},
): Promise<string[]> {
  if (!people.length) return []
  const householdIds = [...new Set(people.map((person) => person.householdId))]
  const homes = await lockHomes(context, householdIds)
  const given = people.flatMap(({ residentId }) => residentId ?? [])
  const known = await idsOf(context, given)
  const positions = await lastPositions(context, householdIds)
  const rows: (ReturnType<typeof keptFields> & Placed)[] = []
  const turn = turns()
  for (const { residentId = newId(), householdId, movedInOn = null, ...typed } of people) {
    await turn()
    if (known.has(residentId)) continue
    const position = (positions.get(householdId) ?? -1) + 1
    positions.set(householdId, position)
    rows.push({ ...keptFields(typed, context.now), id: residentId, householdId, movedInOn, position })
  }
  const written = rows.map(({ transportations: _vehicles, emergencyContacts: _contacts, ...row }) => row)
  context.leave(insertResidents, [JSON.stringify(written), context.now, context.actor.name])
  const owned = rows.flatMap(({ id, householdId, transportations }) =>
    normalVehicles(transportations).map(({ type, plate }) => ({
      id: newId(),
      householdId,
      residentId: id,
      kind: type,
      plate,
    })),
  )
  if (owned.length) context.leave(insertVehicles, [JSON.stringify(owned)])
  writeMoves(
    context,
    rows.map(({ id, householdId, movedInOn }) => ({
      kind: 'movedIn',
      residentId: id,
      to: householdId,
      onDay: movedInOn,
      reason,
    })),
  )
  const rented = new Set(rows.flatMap((row) => (row.identityId === renter ? row.householdId : [])))
  for (const home of homes) if (rented.has(home.id)) await rentedByRenter(context, home, renter)
  context.emit(residentsChanged, { householdIds: householdIds.length > 50 ? [] : householdIds })
  context.audit({
    action: 'residents.addMany',
    target: 'resident',
    after: { count: rows.length, residentIds: rows.map((row) => row.id) },
    reason: reason || undefined,
  })
  return rows.map((row) => row.id)
}
