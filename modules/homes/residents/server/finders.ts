import { maskMobile } from '#platform/contract/masking.ts'
import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import { namesOf, pickerOrder } from '#modules/homes/households/server/public.ts'

const can = 'residents.view'

// Row security lets no index help with a part of a name, so this is one scan of the community's own rows, whose cheap
// test counts; of LIKE the planner thinks that few fit, and reads the households of those few alone.
// Whoever moved out comes last: a parcel for them may still arrive.
const byName = (nameOf: string) => `
  select r.id, r.household_id as "householdId", h.label, r.name, r.moved_out_at as "movedOutAt", '' as phone,
    case when ${nameOf} = $2 then 0 when starts_with(${nameOf}, $2) then 1 else 2 end
      + case when r.moved_out_at is null then 0 else 5 end as rank
  from resident r join household h on h.id = r.household_id
  where r.forgotten_at is null and ${nameOf} like $3
  order by rank, ${pickerOrder}, r.position, r.id limit $1`

const asWritten = byName('r.name')
const inSmallLetters = byName('lower(r.name collate "C")')

const endsSo = (column: string) => `
  select id, ${column} as backwards, moved_out_at from resident
  where ${column} <> '' and ${column} >= $2 and ${column} < $3 and forgotten_at is null`

// The end of a number is the beginning of it backwards, which has an index. Who has it twice is one find.
const byPhone = `
  with hit as (
    select distinct on (id) id, reverse(backwards) as phone,
      case when backwards = $2 then 0 else 1 end + case when moved_out_at is null then 0 else 5 end as rank
    from (${endsSo('mobile_reversed')} union all ${endsSo('phone2_reversed')}) found
    order by id, rank
  )
  select r.id, r.household_id as "householdId", h.label, r.name, r.moved_out_at as "movedOutAt", hit.phone, hit.rank
  from hit join resident r on r.id = hit.id join household h on h.id = r.household_id
  order by hit.rank, ${pickerOrder}, r.position, r.id limit $1`

interface Row {
  id: string
  householdId: string
  label: string
  rank: number
}

type Person = Row & { name: string; phone: string; movedOutAt: Date | null }

/** One or two digits end too many numbers to mean anything; 12-3 is a label, 0912-345-678 a number. */
const phoneEndOf = ({ text, bare }: Fragment): string =>
  /^\d{3,}$/.test(text) || /^\d{8,}$/.test(bare) ? bare : ''

async function peopleOf(lease: Lease, fragment: Fragment, most: number): Promise<Person[]> {
  const { lower, upper, isName } = fragment
  if (isName) {
    const within = `%${lower.replace(/[\\%_]/g, '\\$&')}%`
    return lease.query<Person>(lower === upper ? asWritten : inSmallLetters, [most, lower, within])
  }
  const backwards = [...phoneEndOf(fragment)].reverse().join('')
  return backwards ? lease.query<Person>(byPhone, [most, backwards, `${backwards}\u{10ffff}`]) : []
}

async function findPeople(lease: Lease, fragment: Fragment, most: number) {
  const rows = await peopleOf(lease, fragment, most)
  return rows.map(({ name, phone, movedOutAt, ...row }) => ({
    ...row,
    names: [name],
    words: [maskMobile(phone)],
    state: movedOutAt ? 'movedOut' : '',
    at: movedOutAt,
  }))
}

const byPlate = `
  select v.id, v.household_id as "householdId", h.label, v.plate,
    case when v.bare_plate = $1 then 0 when starts_with(v.bare_plate, $1) then 1 else 2 end as rank, ${namesOf} as names
  from vehicle v join household h on h.id = v.household_id
  where v.removed_at is null and strpos(v.bare_plate, $1) > 0
  order by rank, v.plate limit $2`

async function findPlates(lease: Lease, { text, bare }: Fragment, most: number) {
  // A plate has letters on one side of its hyphen.
  if (!/^[A-Z0-9]{2,8}$/.test(bare) || /\d[-\s]+\d/.test(text)) return []
  const rows = await lease.query<Row & { plate: string; names: string[] }>(byPlate, [bare, most])
  return rows.map(({ plate, ...row }) => ({ ...row, words: [plate], state: '', at: null }))
}

/** People by any part of their name or the end of a phone number, also those who moved out; vehicles by any part of a plate. */
export const finders: readonly Finder[] = [
  { kind: 'resident', can, find: findPeople },
  { kind: 'plate', can, find: findPlates },
]
