import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { turns } from '#platform/server/turns.ts'
import { setRentedOfMany } from '#modules/homes/households/server/public.ts'
import { residentsChanged } from '../events.ts'
import type { Transport } from '../shapes.ts'
import { dayIn } from './days.ts'
import { keptFields, type ResidentFields } from './fields.ts'
import { writeMoves } from './history.ts'
import { lockHomes } from './lock.ts'
import { noteVehicles } from './vehicles-seen.ts'
import { normalVehicles } from './vehicles.ts'

/** Somebody who lives in the community, as they will be; vehicles and photo stay. */
export type ChangedResident = Omit<ResidentFields, 'transportations' | 'avatarPath' | 'emergencyContacts'> & {
  residentId: string
  movedInOn?: string | null
}

const writeFields = `
  update resident r set mobile = one.mobile, phone2 = one.phone2, identity_id = one."identityId",
    birthday = one.birthday, is_contact = one."isContact", moved_in_on = one."movedInOn",
    contract_from = one."contractFrom", contract_until = one."contractUntil", name = one.name,
    row_version = r.row_version + 1, changed_at = $2, changed_by_name = $3
  from jsonb_to_recordset($1) as one ("residentId" uuid, name text, mobile text, phone2 text, "identityId" smallint,
    birthday date, "isContact" boolean, "movedInOn" date, "contractFrom" date, "contractUntil" date)
  where r.id = one."residentId" and r.moved_out_at is null
  returning r.id`

/**
 * Writes what the desk knows of many people anew, all or none; their households must be locked. Throws notFound when
 * somebody does not live here any longer, contractBackwards, unbornYet.
 */
export async function changeResidents(
  context: Context,
  people: readonly ChangedResident[],
  { reason = '' }: { reason?: string } = {},
): Promise<void> {
  if (!people.length) return
  const rows: object[] = []
  const turn = turns()
  for (const { residentId, movedInOn = null, ...typed } of people) {
    await turn()
    const {
      transportations: _transportations,
      avatarPath: _avatarPath,
      emergencyContacts: _emergencyContacts,
      ...kept
    } = keptFields(typed, context.now)
    rows.push({ ...kept, residentId, movedInOn })
  }
  const written = await context.query(writeFields, [JSON.stringify(rows), context.now, context.actor.name])
  if (written.length < people.length) throw problems.notFound()
  context.emit(residentsChanged, { householdIds: [] })
  const residentIds = people.map((person) => person.residentId)
  context.audit({
    action: 'residents.changeMany',
    target: 'resident',
    after: { count: people.length, residentIds },
    reason: reason || undefined,
  })
}

/** Somebody's cars and motorcycles. */
export interface OwnedVehicles {
  residentId: string
  householdId: string
  transportations: readonly Transport[]
}

const asked = `jsonb_to_recordset($1) as one (id uuid, "householdId" uuid, "residentId" uuid, kind smallint, plate text, bare text)`

const leave = `
  update vehicle v set removed_at = $3 where v.removed_at is null and v.kind in (1, 2) and v.resident_id = any($2)
    and not exists (select from ${asked} where one."residentId" = v.resident_id and one.kind = v.kind and one.plate = v.plate)`

// What was the whole household's until now is theirs.
const take = `
  with taken as (update vehicle v set resident_id = one."residentId", kind = one.kind, plate = one.plate from ${asked}
  where v.removed_at is null and v.resident_id is null and v.household_id = one."householdId" and v.bare_plate = one.bare
  returning v.household_id)
  ${noteVehicles('taken', '$2', '$3')}`

const come = `
  insert into vehicle (id, household_id, resident_id, kind, plate)
  select one.id, one."householdId", one."residentId", one.kind, one.plate from ${asked}
  where not exists (select from vehicle v where v.removed_at is null and v.household_id = one."householdId" and v.bare_plate = one.bare)`

/**
 * Makes the cars and motorcycles of many people these, those without any included; bicycles and the like stay. Those that
 * leave leave before any comes, so that they may go from one to another. Throws plateTwice.
 */
export async function setVehiclesOfMany(context: Context, people: readonly OwnedVehicles[]): Promise<void> {
  if (!people.length) return
  const wanted: object[] = []
  const turn = turns()
  for (const { residentId, householdId, transportations } of people) {
    await turn()
    for (const { type, plate } of normalVehicles(transportations)) {
      const bare = plate.replaceAll('-', '')
      wanted.push({ id: newId(), householdId, residentId, kind: type, plate, bare })
    }
  }
  const json = JSON.stringify(wanted)
  context.leave(leave, [json, people.map((person) => person.residentId), context.now])
  context.leave(take, [json, context.now, context.actor.name])
  context.leave(come, [json])
}

/** Says of many households whether they are rented, with a line in their history. Throws notFound, noFlat. */
export async function setRentOfMany(
  context: Context,
  rents: readonly { householdId: string; isRented: boolean }[],
  { reason = '' }: { reason?: string } = {},
): Promise<void> {
  if (!rents.length) return
  await lockHomes(
    context,
    rents.map((rent) => rent.householdId),
  )
  setRentedOfMany(context, rents)
  const onDay = dayIn(context.now)
  writeMoves(
    context,
    rents.map(({ householdId, isRented }) => ({
      kind: isRented ? 'rented' : 'rentEnded',
      residentId: null,
      to: householdId,
      onDay,
      reason,
    })),
  )
  context.emit(residentsChanged, { householdIds: [] })
  context.audit({
    action: 'residents.setRentOfMany',
    target: 'household',
    after: { rents },
    reason: reason || undefined,
  })
}
