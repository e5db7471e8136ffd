import type { Lease } from '#platform/server/database.ts'
import type { Current, EmergencyContact, KnownHousehold, KnownResident, Owner, Space } from './state.ts'

const households = `
  select h.id, h.label, h.building, h.floor, h.unit, h.is_virtual as "isVirtual", h.is_rented as "isRented",
    p.exclusive_area as "exclusiveArea", p.title_area as "titleArea", to_char(p.moved_in_on, 'YYYY-MM-DD') as "movedInOn"
  from household h left join household_property p on p.household_id = h.id
  where h.closed_at is null
  order by h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit, h.id`

const owners = `
  select o.household_id as "householdId", o.name, o.phone, o.share_numerator as n, o.share_denominator as d,
    o.is_representative as "isRepresentative"
  from household_owner o order by o.household_id, o.position, o.id`

const spaces = `
  select s.household_id as "householdId", s.vehicle, s.number, s.kind, s.area
  from parking_space s order by s.household_id, s.vehicle, s.position, s.number`

const residents = `
  select r.id, r.household_id as "householdId", r.name, r.mobile, r.phone2, r.identity_id as "identityId",
    r.is_contact as "isContact", to_char(r.birthday, 'YYYY-MM-DD') as birthday,
    to_char(r.moved_in_on, 'YYYY-MM-DD') as "movedInOn", to_char(r.contract_from, 'YYYY-MM-DD') as "contractFrom",
    to_char(r.contract_until, 'YYYY-MM-DD') as "contractUntil"
  from resident r join household h on h.id = r.household_id
  where r.moved_out_at is null and h.closed_at is null and not h.is_virtual
  order by h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit, h.id, r.position, r.id`

const vehicles = `
  select v.household_id as "householdId", v.resident_id as "residentId", v.kind, v.plate, v.bare_plate as bare
  from vehicle v where v.removed_at is null and v.plate <> '' and v.kind in (1, 2) order by v.kind, v.plate`

const contacts = `
  select e.resident_id as "residentId", e.name, e.relation, e.phone from emergency_contact e order by e.resident_id, e.position`

type HouseholdRow = Omit<KnownHousehold, 'owners' | 'carSpaces' | 'motorcycleSpaces'>
type ResidentRow = Omit<KnownResident, 'cars' | 'motorcycles' | 'emergencyContacts'>
interface VehicleRow {
  householdId: string
  residentId: string | null
  kind: 1 | 2
  plate: string
  bare: string
}

function groupBy<Row, Made>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  make: (row: Row) => Made,
): (key: string) => Made[] {
  const groups = new Map<string, Made[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(make(row))
    else groups.set(key, [make(row)])
  }
  return (key) => groups.get(key) ?? []
}

/** A household and a plate in one word. */
export const plateKey = (householdId: string, bare: string): string => `${householdId} ${bare}`

/** Everything that is there now, in the order of the picker. */
export async function readCurrent(lease: Lease): Promise<Current> {
  const rows = await lease.query<HouseholdRow>(households)
  const ownersOf = groupBy(
    await lease.query<Omit<Owner, 'share'> & { householdId: string; n: number | null; d: number | null }>(
      owners,
    ),
    (item) => item.householdId,
    ({ name, phone, n, d, isRepresentative }): Owner => ({
      name,
      phone,
      share: n && d ? [n, d] : null,
      isRepresentative,
    }),
  )
  const spacesOf = groupBy(
    await lease.query<Space & { householdId: string; vehicle: 'car' | 'motorcycle' }>(spaces),
    (item) => `${item.vehicle} ${item.householdId}`,
    ({ number, kind, area }): Space => ({ number, kind, area }),
  )
  const people = await lease.query<ResidentRow>(residents)
  const contactsOf = groupBy(
    await lease.query<EmergencyContact & { residentId: string }>(contacts),
    (item) => item.residentId,
    ({ name, relation, phone }): EmergencyContact => ({ name, relation, phone }),
  )
  const all = await lease.query<VehicleRow>(vehicles)
  const platesOf = groupBy(
    all,
    (item) => `${item.kind} ${item.residentId ?? ''}`,
    (row) => row.plate,
  )
  return {
    households: rows.map((row) => ({
      ...row,
      owners: ownersOf(row.id),
      carSpaces: spacesOf(`car ${row.id}`),
      motorcycleSpaces: spacesOf(`motorcycle ${row.id}`),
    })),
    residents: people.map((row) => ({
      ...row,
      cars: platesOf(`1 ${row.id}`),
      motorcycles: platesOf(`2 ${row.id}`),
      emergencyContacts: contactsOf(row.id),
    })),
    sharedPlates: new Set(
      all.flatMap((item) => (item.residentId ? [] : [plateKey(item.householdId, item.bare)])),
    ),
  }
}
