import { maskPlate } from '#platform/contract/masking.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { HouseholdPart } from '#platform/server/household-part.ts'
import { pickerOrder, requireHousehold } from '#modules/homes/households/server/public.ts'
import type { EndingContract, FormerResident, Home, Transport } from '../shapes.ts'
import { residentsOf } from './queries.ts'
import { shown } from './residents.ts'

const aboutHome = `
  select h.is_rented as "isRented",
    coalesce((select jsonb_agg(jsonb_build_object('type', v.kind, 'plate', v.plate) order by v.kind, v.plate)
      from vehicle v where v.household_id = h.id and v.resident_id is null and v.removed_at is null), '[]')
      as transportations,
    coalesce((select s.version from household_vehicles s where s.household_id = h.id), 0) as "vehiclesVersion",
    (select p.exclusive_area from household_property p where p.household_id = h.id) as "exclusiveArea",
    coalesce((select jsonb_agg(s.number order by s.vehicle, s.position, s.number)
      from parking_space s where s.household_id = h.id), '[]') as spaces
  from household h where h.id = $1`

// In the order of the picker: whoever goes from door to door reads them so.
const besideHome = `
  select beside."previousId", beside."previousLabel", beside."nextId", beside."nextLabel" from (
    select h.id,
      lag(h.id) over places as "previousId", lag(h.label) over places as "previousLabel",
      lead(h.id) over places as "nextId", lead(h.label) over places as "nextLabel"
    from household h where h.closed_at is null window places as (order by ${pickerOrder})) beside
  where beside.id = $1`

interface About extends Record<string, unknown> {
  isRented: boolean
  transportations: Transport[]
  vehiclesVersion: number
  exclusiveArea: number | null
  spaces: string[]
}

interface Beside extends Record<string, unknown> {
  previousId: string | null
  previousLabel: string | null
  nextId: string | null
  nextLabel: string | null
}

const neighbour = (householdId?: string | null, label?: string | null) =>
  householdId ? { householdId, label: label ?? '' } : null

const formerOf = `
  select r.id as "residentId", r.name, r.identity_id as "identityId",
    to_char(r.moved_in_on, 'YYYY-MM-DD') as "movedInOn", to_char(r.moved_out_on, 'YYYY-MM-DD') as "movedOutOn",
    coalesce((select m.reason from resident_move m where m.resident_id = r.id and m.kind = 'movedOut'
      order by m.at desc limit 1), '') as reason
  from resident r where r.household_id = $1 and r.moved_out_at is not null and r.forgotten_at is null
  order by r.moved_out_at desc, r.id limit 100`

/** One household as its page shows it, masked, with how much of each declared part waits; the view is audited (個資法). Throws notFound. */
export async function getHome(context: Context, parts: readonly HouseholdPart[], id: string): Promise<Home> {
  const { householdId, label, building, floor, isVirtual } = await requireHousehold(context, id)
  const [people, [about], former, [beside]] = await Promise.all([
    residentsOf(context, householdId),
    context.query<About>(aboutHome, [householdId]),
    context.query<FormerResident>(formerOf, [householdId]),
    context.query<Beside>(besideHome, [householdId]),
  ])
  context.audit({
    action: 'residents.viewHome',
    target: 'household',
    targetId: householdId,
    after: { label },
  })
  if (!about) throw problems.notFound()
  const { isRented, vehiclesVersion, exclusiveArea, spaces } = about
  // Whole plates are for who writes them down; the page shows them masked.
  const seen = (vehicles: readonly Transport[]) =>
    context.actor.permissions.has('residents.change')
      ? [...vehicles]
      : vehicles.map(({ type, plate }) => ({ type, plate: maskPlate(plate) }))
  return {
    householdId,
    label,
    building,
    floor,
    isVirtual,
    isRented,
    residents: people.map(shown).map((one) => ({ ...one, transportations: seen(one.transportations) })),
    transportations: seen(about.transportations),
    vehiclesVersion,
    exclusiveArea,
    spaces,
    previous: neighbour(beside?.previousId, beside?.previousLabel),
    next: neighbour(beside?.nextId, beside?.nextLabel),
    former,
    waiting: await waitingOf(context, parts, householdId),
  }
}

async function waitingOf(lease: Lease, parts: readonly HouseholdPart[], householdId: string) {
  const waiting = []
  for (const { name, countWaiting } of parts)
    if (countWaiting) waiting.push({ name, count: await countWaiting(lease, householdId) })
  return waiting
}

// The day is asked of the database, so that every desk counts the same days.
const ending = `
  select r.household_id as "householdId", h.label, r.id as "residentId", r.name,
    to_char(r.contract_until, 'YYYY-MM-DD') as "contractUntil",
    r.contract_until - (now() at time zone 'Asia/Taipei')::date as "daysLeft"
  from resident r join household h on h.id = r.household_id
  where r.moved_out_at is null and r.contract_until <= (now() at time zone 'Asia/Taipei')::date + $1::int
  order by r.contract_until, h.label, r.id limit 500`

/** Contracts of renters that end within so many days, or have ended while they still live there; the first to end first. */
export const listEndingContracts = (lease: Lease, days: number): Promise<EndingContract[]> =>
  lease.query<EndingContract>(ending, [days])
