import { showSerialNumber } from '#modules/parcels/deposit-items/server/public.ts'
import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'

// What waits is little and is read whole; of the past only the number is looked for.
const byFragment = `
  with hit as (
    select id, case when serial_number = $2 then 0 when lower(recipient_name collate "C") = $3 then 0
      when starts_with(lower(recipient_name collate "C"), $3) then 1 else 2 end as rank
    from deposit where handed_over_at is null and voided_at is null
      and (serial_number = $2 or ($4 and strpos(search, $3) > 0))
    union all
    (select id, 5 from deposit where serial_number = $2 and (handed_over_at is not null or voided_at is not null)
     order by arrived_at desc limit 3)
  )
  select d.id, d.household_id as "householdId", coalesce(h.label, '') as label, d.recipient_name as name,
    d.serial_number as serial, d.kind_name as "kindName", d.shelf_position as "shelfPosition", d.arrived_at as at,
    case when d.voided_at is not null then 'voided' when d.handed_over_at is not null then 'handedOver' else '' end as state,
    hit.rank
  from hit join deposit d on d.id = hit.id left join household h on h.id = d.household_id
  order by hit.rank, d.arrived_at desc limit $1`

interface Row {
  id: string
  householdId: string | null
  label: string
  name: string
  serial: number
  kindName: string
  shelfPosition: string
  at: Date
  state: string
  rank: number
}

async function findDeposits(lease: Lease, { lower, isName }: Fragment, most: number) {
  const serial = /^d?(\d{1,6})$/.exec(lower)?.[1]
  if (!serial && !isName) return []
  const rows = await lease.query<Row>(byFragment, [most, serial ? Number(serial) : null, lower, isName])
  return rows.map(({ name, serial: number, kindName, shelfPosition, ...row }) => ({
    ...row,
    names: name ? [name] : [],
    words: [showSerialNumber(number), kindName, shelfPosition],
  }))
}

/** Deposits: those that wait by number, names, note or position; older ones by their number. */
export const finders: readonly Finder[] = [
  { kind: 'deposit', can: 'deposits.view', service: [48], find: findDeposits },
]
