import type { Lease } from '#platform/server/database.ts'
import type { Happening, HouseholdProperty, ListedHousehold, MergedUnit, TreeBuilding } from '../shapes.ts'

const inOrder = 'h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit, h.id'

const spacesOf = (vehicle: 'car' | 'motorcycle') => `coalesce((
    select jsonb_agg(jsonb_build_object('number', s.number, 'kind', s.kind, 'area', s.area) order by s.position)
    from parking_space s where s.household_id = h.id and s.vehicle = '${vehicle}'), '[]')`

const ownerName = `coalesce((select o.name from household_owner o where o.household_id = h.id
    order by o.is_representative desc, o.position limit 1), '')`

const ownersOf = (
  household: string,
) => `coalesce((select jsonb_agg(jsonb_build_object('name', o.name, 'phone', o.phone,
        'shareNumerator', o.share_numerator, 'shareDenominator', o.share_denominator,
        'isRepresentative', o.is_representative) order by o.position)
      from household_owner o where o.household_id = ${household}.id), '[]')`

// A merge that added the areas has a line of them in the history of the household that took over.
const countedIn = `coalesce((
        select w.label from household_change c join household w on w.id = c.household_id
        where c.other_id = m.id and c.act = 'merged'
          and (c.changes @> '[{"field": "exclusiveArea"}]' or c.changes @> '[{"field": "titleArea"}]')
        order by c.at desc limit 1), '')`
const mergedUnits = `coalesce((
    select jsonb_agg(jsonb_build_object('householdId', m.id, 'label', m.label, 'exclusiveArea', b.exclusive_area,
      'titleArea', b.title_area, 'owners', ${ownersOf('m')}, 'countedIn', ${countedIn}) order by m.label)
    from household m left join household_property b on b.household_id = m.id
    where m.merged_into = h.id), '[]')`

const place = `h.id as "householdId", h.label, h.building, h.floor, h.unit, h.is_virtual::int as "isVirtual",
    h.is_rented as "isRented", h.row_version as "rowVersion"`

const properties = (where: string) => `
  select h.id, ${place}, p.exclusive_area as "exclusiveArea", p.title_area as "titleArea",
    to_char(p.moved_in_on, 'YYYY-MM-DD') as "movedInOn",
    ${ownersOf('h')} as owners,
    ${spacesOf('car')} as "carSpaces", ${spacesOf('motorcycle')} as "motorcycleSpaces",
    coalesce((select sum(s.area) from parking_space s where s.household_id = h.id), 0)::int as "parkingArea",
    ${ownerName} as "ownerName", ${mergedUnits} as "mergedUnits"
  from household h left join household_property p on p.household_id = h.id
  where h.closed_at is null and ${where} order by ${inOrder}`

const ofBuilding = properties(`($1 = '' or h.building = $1)`)
const ofIds = properties('h.id = any($1)')

/** Property data of the open households of a building, of all for ''; phones in full. */
export const propertiesOfBuilding = (lease: Lease, building: string) =>
  lease.query<HouseholdProperty>(ofBuilding, [building])

/** Property data of these households, phones in full; closed and unknown ones are absent. */
export const propertiesOf = (lease: Lease, ids: readonly string[]) =>
  lease.query<HouseholdProperty>(ofIds, [ids])

const allMerged = `
  select h.label as "partOf", m.id as "householdId", m.label, b.exclusive_area as "exclusiveArea",
    b.title_area as "titleArea", ${ownersOf('m')} as owners, ${countedIn} as "countedIn"
  from household m join household h on h.id = m.merged_into
  left join household_property b on b.household_id = m.id
  order by ${inOrder}, m.label`

/** Every unit that was merged, with the household that it is part of now; phones in full. */
export const allMergedUnits = (lease: Lease) => lease.query<MergedUnit & { partOf: string }>(allMerged)

const listed = (where: string) => `
  select ${place}, h.closed_at as "closedAt", coalesce(into_.label, '') as "mergedInto",
    array(select r.name from resident r where r.household_id = h.id and r.moved_out_at is null
      order by r.position, r.id) as names,
    ${ownerName} as "ownerName"
  from household h left join household into_ on into_.id = h.merged_into
  where ${where} order by ${inOrder}`

const listedPlaces = listed(
  `($1 = '' or h.building = $1) and ($2 = '' or h.floor = $2) and (h.closed_at is not null) = $3`,
)
const listedOne = listed('h.id = $1 and h.closed_at is null')

/** Households in the order of the picker: those of a building, of a floor, of all; open or closed. */
export const householdsOf = (
  lease: Lease,
  { building, floor, isClosed }: { building: string; floor: string; isClosed: boolean },
) => lease.query<ListedHousehold>(listedPlaces, [building, floor, isClosed])

/** One open household as the list shows it. */
export const householdOf = async (lease: Lease, householdId: string) =>
  (await lease.query<ListedHousehold>(listedOne, [householdId]))[0]

type Counted = Omit<TreeBuilding, 'floors'> & { floor: string }

const tree = `
  select h.building, h.floor,
    (count(*) filter (where not h.is_virtual))::int as "householdCount",
    (count(*) filter (where h.is_virtual))::int as "virtualCount",
    (count(*) filter (where not h.is_virtual and r.household_id is null))::int as "vacantCount",
    (count(*) filter (where not h.is_virtual and h.is_rented))::int as "rentedCount"
  from household h
  left join (select distinct household_id from resident where moved_out_at is null) r on r.household_id = h.id
  where h.closed_at is null
  group by h.building, h.floor
  order by min(h.building_order), h.building, min(h.floor_order), h.floor`

/** Every floor of every building with its counts, in order. */
export const countedFloors = (lease: Lease) => lease.query<Counted>(tree)

const timeline = `
  select c.act as what, c.at, c.account_name as by, c.reason, c.changes, coalesce(o.label, '') as "otherLabel"
  from household_change c left join household o on o.id = c.other_id
  where c.household_id = $1 order by c.row_version, c.at, c.id`

/** Everything that was changed of a household, the oldest first. */
export const happeningsOf = (lease: Lease, householdId: string) =>
  lease.query<Happening>(timeline, [householdId])
