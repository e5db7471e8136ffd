import { maskMobile } from '#platform/contract/masking.ts'
import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import { namesOf, pickerOrder } from '#modules/households/server/public.ts'

const can = 'residents.view'

// Row security lets no index help with fragments, so each statement is one scan of the community's own rows, whose cheap
// test counts. Whoever moved out comes last: a parcel for them may still arrive.
const byPerson = (nameOf: string) => `
  with hit as (
    select r.id, r.household_id, r.name, r.mobile, r.phone2, r.moved_out_at, r.position,
      case when ${nameOf} = $1 or r.mobile = $2 or r.phone2 = $2 then 0 when starts_with(${nameOf}, $1) then 1 else 2 end
        + case when r.moved_out_at is null then 0 else 5 end as rank
    from resident r
    where r.forgotten_at is null and (($1 <> '' and strpos(${nameOf}, $1) > 0)
      or ($2 <> '' and (r.mobile like '%' || $2 or r.phone2 like '%' || $2)))
  )
  select r.id, r.household_id as "householdId", h.label, r.name, r.moved_out_at as "movedOutAt", r.rank,
    case when $2 = '' then '' when r.mobile like '%' || $2 then r.mobile else r.phone2 end as phone
  from hit r join household h on h.id = r.household_id
  order by r.rank, ${pickerOrder}, r.position, r.id limit $3`

const asWritten = byPerson('r.name')
const inSmallLetters = byPerson('lower(r.name collate "C")')

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

async function findPeople(lease: Lease, fragment: Fragment, most: number) {
  const phoneEnd = phoneEndOf(fragment)
  if (!fragment.isName && !phoneEnd) return []
  const rows = await lease.query<Person>(fragment.lower === fragment.upper ? asWritten : inSmallLetters, [
    fragment.isName ? fragment.lower : '',
    phoneEnd,
    most,
  ])
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
