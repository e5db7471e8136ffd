import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import type { ItemKind } from '../contract.ts'
import { showSerialNumber } from './queries.ts'
import { serialNumberIn } from './search-text.ts'

// What waits is little and is read whole; of the past only what an index has.
const byFragment = `
  with hit as (
    select id, case when tracking_reversed = $4 or serial_number = $3 then 0
      when starts_with(tracking_reversed, $4) then 1 else 2 end as rank
    from courier_item where state = 'waiting' and (serial_number = $3 or ($5 and strpos(tracking_reversed, $4) > 0)
      or ($6 and (strpos(lower(sender_name collate "C"), $2) > 0 or strpos(lower(recipient collate "C"), $2) > 0
        or strpos(lower(courier_name collate "C"), $2) > 0)))
    union all
    (select id, case when tracking_reversed = $4 then 5 else 6 end from courier_item
     where $5 and state <> 'waiting' and tracking_reversed <> '' and tracking_reversed >= $4 and tracking_reversed < $7
     order by tracking_reversed limit 50)
  )
  select i.id, i.household_id as "householdId", coalesce(h.label, '') as label, i.sender_name as name, i.kind,
    i.serial_number as serial, i.courier_name as "courierName", i.tracking_number as "trackingNumber", i.arrived_at as at,
    case i.state when 'waiting' then '' else i.state end as state, hit.rank
  from hit join courier_item i on i.id = hit.id left join household h on h.id = i.household_id
  order by hit.rank, i.arrived_at desc limit $1`

interface Row {
  id: string
  householdId: string | null
  label: string
  name: string
  kind: ItemKind
  serial: number
  courierName: string
  trackingNumber: string
  at: Date
  state: string
  rank: number
}

async function findItems(lease: Lease, fragment: Fragment, most: number) {
  const { upper, lower, isCode, isName } = fragment
  const serial = serialNumberIn(upper)
  const reversed = [...upper].reverse().join('')
  const rows = await lease.query<Row>(byFragment, [
    most,
    lower,
    serial ?? null,
    reversed,
    isCode,
    isName,
    `${reversed}\u{10ffff}`,
  ])
  return rows.map(({ name, kind, serial: number, courierName, trackingNumber, ...row }) => ({
    ...row,
    names: name ? [name] : [],
    words: [showSerialNumber(kind, number), courierName, trackingNumber],
  }))
}

/** Returns and outgoing parcels: those that wait by number, names or courier; older ones by the end of their tracking number. */
export const finders: readonly Finder[] = [
  { kind: 'courierItem', can: 'returns.view', service: [49], find: findItems },
]
