import type { Lease } from '#platform/server/database.ts'

/** What fees are calculated from. Areas are in 0.01 m²; null: not known. */
export interface ChargedHousehold {
  householdId: string
  label: string
  building: string
  exclusiveArea: number | null
  titleArea: number | null
  /** All its parking spaces together; 0 without any. */
  parkingArea: number | null
  /** Those for cars alone; likewise. */
  carArea: number | null
  flatSpaces: number
  mechanicalSpaces: number
  motorcycleSpaces: number
  /** '' where nobody is known. */
  ownerName: string
  renterName: string
  residentName: string
}

const first = (of: string, from: string, order: string) => `
  ${of} as (select distinct on (household_id) household_id, name from ${from} order by household_id, ${order})`

const charged = `
  with spaces as (
    select household_id, count(*) filter (where vehicle = 'car' and kind = 'flat') as flat,
      count(*) filter (where vehicle = 'car' and kind = 'mechanical') as mechanical,
      count(*) filter (where vehicle = 'motorcycle') as motorcycle,
      case when bool_or(area is null) then null else sum(area) end as area,
      case when bool_or(area is null) filter (where vehicle = 'car') then null
        else coalesce(sum(area) filter (where vehicle = 'car'), 0) end as car_area
    from parking_space group by household_id),
  ${first('owners', 'household_owner', 'is_representative desc, position')},
  ${first('renters', 'resident where moved_out_at is null and identity_id = 3', 'is_contact desc, position, id')},
  ${first('people', 'resident where moved_out_at is null', 'is_contact desc, position, id')}
  select h.id as "householdId", h.label, h.building, p.exclusive_area as "exclusiveArea", p.title_area as "titleArea",
    case when s.household_id is null then 0 else s.area end::int as "parkingArea",
    case when s.household_id is null then 0 else s.car_area end::int as "carArea",
    coalesce(s.flat, 0)::int as "flatSpaces", coalesce(s.mechanical, 0)::int as "mechanicalSpaces",
    coalesce(s.motorcycle, 0)::int as "motorcycleSpaces", coalesce(o.name, '') as "ownerName",
    coalesce(r.name, '') as "renterName", coalesce(e.name, '') as "residentName"
  from household h left join household_property p on p.household_id = h.id
  left join spaces s on s.household_id = h.id left join owners o on o.household_id = h.id
  left join renters r on r.household_id = h.id left join people e on e.household_id = h.id
  where h.closed_at is null and not h.is_virtual
  order by h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit, h.id`

/** What fees are calculated from, of every open household that is not virtual, in the order of the picker. */
export const chargedHouseholds = (lease: Lease): Promise<ChargedHousehold[]> =>
  lease.query<ChargedHousehold>(charged)
