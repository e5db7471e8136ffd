import { maskMobile } from '#platform/contract/masking.ts'
import { normalTelephone } from '#platform/contract/telephone.ts'
import { readFragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Person } from '#platform/server/personal-data.ts'
import { type KnownPerson, nameOrPhoneMissing, nobody } from '../contract.ts'

export interface Subject {
  residentId: string | null
  name: string
  phone: string
}

const byFragment = `
  select r.id as "residentId", r.name, r.mobile, h.label, to_char(r.moved_out_on, 'YYYY-MM-DD') as "movedOutOn"
  from resident r join household h on h.id = r.household_id
  where r.forgotten_at is null and (($1 <> '' and strpos(lower(r.name), $1) > 0)
    or ($2 <> '' and (r.mobile like '%' || $2 or r.phone2 like '%' || $2)))
  order by lower(r.name) <> $1, r.moved_out_at is not null, r.name, h.label, r.id limit 20`

/** People who live or lived here, by a part of their name or at least three digits that a phone number ends with. */
export async function findPeople(lease: Lease, text: string): Promise<KnownPerson[]> {
  const fragment = readFragment(text)
  if (!fragment) return []
  const end = /^\d{3,}$/.test(fragment.bare) ? fragment.bare : ''
  const rows = await lease.query<Omit<KnownPerson, 'phone'> & { mobile: string }>(byFragment, [
    fragment.isName ? fragment.lower : '',
    end,
  ])
  return rows.map(({ mobile, ...row }) => ({ ...row, phone: maskMobile(mobile) }))
}

// Whoever has the same name and one of the same phones in another household of the community is the same person.
const sameAs = `
  select r.id, r.household_id as "householdId", r.name, r.mobile, r.phone2, h.label
  from resident o join resident r on r.id = o.id or (r.name = o.name and r.forgotten_at is null
    and array_remove(array[r.mobile, r.phone2], '') && array_remove(array[o.mobile, o.phone2], ''))
  join household h on h.id = r.household_id
  where o.id = $1 and o.forgotten_at is null
  order by r.moved_out_at is not null, h.label`

interface Row {
  id: string
  householdId: string
  name: string
  mobile: string
  phone2: string
  label: string
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Somebody who never lived here. Throws nameOrPhoneMissing. */
export function outsiderOf({ name, phone }: Subject): Person {
  const number = normalTelephone(phone)?.replace(/\D/g, '') ?? ''
  if (!name || number.length < 6) throw nameOrPhoneMissing()
  return { residentIds: [], householdIds: [], name, phones: [number] }
}

/** The person that is meant, and where they live or lived. Throws nobody, nameOrPhoneMissing. */
export async function personOf(
  lease: Lease,
  subject: Subject,
): Promise<{ person: Person; labels: string[] }> {
  const { residentId } = subject
  if (residentId === null) return { person: outsiderOf(subject), labels: [] }
  const rows = await lease.query<Row>(sameAs, [residentId])
  const [first] = rows
  if (!first) throw nobody()
  const person = {
    residentIds: rows.map((row) => row.id),
    householdIds: unique(rows.map((row) => row.householdId)),
    name: first.name,
    phones: unique(rows.flatMap((row) => [row.mobile, row.phone2]).filter(Boolean)),
  }
  return { person, labels: unique(rows.map((row) => row.label)) }
}
