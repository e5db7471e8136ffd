import { and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { codecOf } from '#platform/contract/codec.ts'
import { newId } from '#platform/contract/new-id.ts'
import { barePlate, normalPlate } from '#platform/contract/plate.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { plateElsewhere, plateTwice } from '../contract.ts'
import { PlateElsewhere, type Transport } from '../shapes.ts'
import { vehicles } from './tables.ts'

/** Vehicles with plates in their usual form, each once. Throws plateTwice. */
export function normalVehicles(typed: readonly Transport[]): Transport[] {
  const seen = new Set<string>()
  return typed.map(({ type, plate }) => {
    const normal = normalPlate(plate)
    if (normal && seen.has(barePlate(normal))) throw plateTwice(normal, '')
    seen.add(barePlate(normal))
    return { type, plate: normal }
  })
}

const known = `
  select v.household_id as "householdId", v.resident_id as "residentId", v.bare_plate as bare, v.plate, h.label,
    coalesce(r.name, '') as name
  from vehicle v join household h on h.id = v.household_id left join resident r on r.id = v.resident_id
  where v.removed_at is null and v.plate <> '' and v.bare_plate = any($1)
  order by h.building_order, h.building, h.floor_order, h.floor, h.label`

interface Known {
  householdId: string
  residentId: string | null
  bare: string
  plate: string
  label: string
  name: string
}

/** Where these plates are registered now. */
export const knownPlates = (lease: Lease, plates: readonly string[]): Promise<Known[]> =>
  lease.query<Known>(known, [plates.map(barePlate).filter(Boolean)])

/** The plates that another household of the community has already. */
export async function platesElsewhere(
  lease: Lease,
  householdId: string,
  plates: readonly string[],
): Promise<PlateElsewhere[]> {
  const rows = await knownPlates(lease, plates)
  return rows.filter((row) => row.householdId !== householdId).map(({ plate, label }) => ({ plate, label }))
}

interface Owner {
  householdId: string
  /** Null: the whole household. */
  residentId: string | null
}

/** Throws plateTwice when somebody else of the household has a plate, plateElsewhere when another household has it. */
export async function checkPlates(
  lease: Lease,
  { householdId, residentId }: Owner,
  wanted: readonly Transport[],
  confirmed: boolean,
): Promise<void> {
  const rows = await knownPlates(
    lease,
    wanted.map(({ plate }) => plate),
  )
  const here = rows.find((row) => row.householdId === householdId && row.residentId !== residentId)
  if (here) throw plateTwice(here.plate, here.name)
  const elsewhere = rows.filter((row) => row.householdId !== householdId)
  if (!elsewhere.length || confirmed) return
  const words = elsewhere.map(({ plate, label }) => `車號 ${plate} 已登記在 ${label}`).join('；')
  throw plateElsewhere(words, codecOf(z.array(PlateElsewhere)).encode(elsewhere))
}

const keyOf = ({ type, plate }: Transport) => `${type} ${barePlate(plate)}`

/** Makes the vehicles of somebody, or the household's own, these; those that are no longer named leave. */
export async function writeVehicles(
  context: Context,
  owner: Owner,
  wanted: readonly Transport[],
): Promise<void> {
  const ofOwner = and(
    eq(vehicles.householdId, owner.householdId),
    owner.residentId ? eq(vehicles.residentId, owner.residentId) : isNull(vehicles.residentId),
    isNull(vehicles.removedAt),
  )
  const have = await context.db
    .select({ id: vehicles.id, type: vehicles.kind, plate: vehicles.plate })
    .from(vehicles)
    .where(ofOwner)
  const left = [...have]
  const added = wanted.filter((item) => {
    const at = left.findIndex((row) => keyOf(row) === keyOf(item) && row.plate === item.plate)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (left.length)
    await context.db
      .update(vehicles)
      .set({ removedAt: context.now })
      .where(
        inArray(
          vehicles.id,
          left.map(({ id }) => id),
        ),
      )
  if (added.length)
    await context.db
      .insert(vehicles)
      .values(added.map(({ type, plate }) => ({ id: newId(), ...owner, kind: type, plate })))
}

/** The vehicles of a household that are nobody's in particular. */
export const ownVehicles = (lease: Lease, householdId: string): Promise<Transport[]> =>
  lease.query<Transport>(
    `select v.kind as type, v.plate from vehicle v
     where v.household_id = $1 and v.resident_id is null and v.removed_at is null order by v.kind, v.plate`,
    [householdId],
  )
