import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import { namesOf } from '#modules/homes/households/server/public.ts'
import { wantedBy } from './card-match.ts'
import { isPhoneBarcode } from './code-queries.ts'

const can = 'activation.view'

// A card in somebody's hand is looked for by where it last was, also when it is lost or was taken off.
const byCard = `
  with hit as (
    select c.id, c.code, c.lost_at, c.disabled_at, case when c.readings && $1::text[] then 0 else 2 end as rank
    from card c
    where c.readings && $1::text[] or ($2 <> '' and (strpos(c.code, $2) > 0 or strpos(c.canonical_uid, $2) > 0))
    order by rank, c.code limit $3
  )
  -- The end of a code is enough to tell the card by; the whole of it opens doors.
  select c.id, h.id as "householdId", h.label, ${namesOf} as names, right(c.code, 4) as "codeEnd",
    case when c.lost_at is not null then 'lost' when c.disabled_at is not null then 'disabled'
      when b.unbound_at is not null then 'unbound' else '' end as state,
    coalesce(c.lost_at, c.disabled_at, b.unbound_at) as at,
    c.rank + case when c.lost_at is null and c.disabled_at is null and b.unbound_at is null then 0 else 5 end as rank
  from hit c join card_household b on b.card_id = c.id join household h on h.id = b.household_id
  order by rank, h.label limit $3`

const byBarcode = `
  select p.id, h.id as "householdId", h.label, ${namesOf} as names, right(p.serial, 4) as "codeEnd",
    case when p.unbound_at is null then '' else 'unbound' end as state, p.unbound_at as at,
    case when p.unbound_at is null then 0 else 5 end as rank
  from phone p join household h on h.id = p.household_id
  where p.serial = $1 order by rank, p.bound_at desc limit $2`

interface Carrier {
  id: string
  householdId: string
  label: string
  names: string[]
  codeEnd: string
  state: string
  at: Date | null
  rank: number
}

const shown = ({ codeEnd, ...row }: Carrier) => ({ ...row, words: [codeEnd] })

async function findCards(lease: Lease, { text, bare }: Fragment, most: number) {
  // A card is never read in characters.
  if (/[^\x20-\x7e]/.test(text)) return []
  const isPart = /^[0-9A-F]{4,}$/.test(bare)
  const rows = await lease.query<Carrier>(byCard, [wantedBy(text), isPart ? bare : '', most])
  return rows.map(shown)
}

async function findPhones(lease: Lease, { text }: Fragment, most: number) {
  return isPhoneBarcode(text) ? (await lease.query<Carrier>(byBarcode, [text, most])).map(shown) : []
}

/** Cards in any reader's format or by a part of their code, phones by their whole barcode. */
export const finders: readonly Finder[] = [
  { kind: 'card', can, find: findCards },
  { kind: 'phone', can, find: findPhones },
]
