import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import type { PackageState } from '#modules/parcels/packages/contract.ts'
import { showSerialNumber } from '#modules/parcels/packages/server/public.ts'
import { serialNumberIn } from './search-text.ts'

/** The least of a tracking number that is looked for inside those of the past: it holds a whole beginning of a part. */
const leastInside = 6
/** As many signs of a number as `package_tracking_part.rest` keeps. */
const partLength = 8
/** Nobody types a mobile number to mean the middle of a longer one. */
const isMobile = /^09\d{8}$/

// Each package by its own id: row security hides from the planner how large a community is, and left to itself it would
// join all packages of a large one by their kinds.
const shown = (hit: string) => `
  with hit as (${hit}), best as (select id, min(rank) as rank from hit group by id),
  found as materialized (
    select p.*, b.rank from best b cross join lateral (select * from package where id = b.id limit 1) p
    order by b.rank, p.arrived_at desc, p.id desc limit $1)
  select p.id, p.household_id as "householdId", h.label, p.recipient_name as name, p.serial_number as serial, p.state,
    k.name as "kindName", p.shelf_position as "shelfPosition", p.tracking_number as "trackingNumber",
    p.arrived_at as at, p.rank
  from found p join household h on h.id = p.household_id join package_kind k on k.id = p.kind_id
  order by p.rank, p.arrived_at desc, p.id desc`

// What waits is little and is read whole; of the past only what an index has.
const everywhere = shown(`
  select id, case when tracking_reversed = $4 or serial_number = $3 then 0
    when starts_with(tracking_reversed, $4) or starts_with(lower(recipient_name collate "C"), $5) then 1 else 2 end as rank
  from package where state = 'waiting' and (serial_number = $3 or upper(shelf_position collate "C") = $2
    or ($6 and strpos(tracking_reversed, $4) > 0) or ($7 and strpos(lower(recipient_name collate "C"), $5) > 0))
  union all
  (select id, case when tracking_reversed = $4 then 5 else 6 end from package
   where $6 and state <> 'waiting' and tracking_reversed <> '' and tracking_reversed >= $4 and tracking_reversed < $8
   order by tracking_reversed limit 50)
  union all
  (select id, 5 from package where serial_number = $3 and state <> 'waiting' order by arrived_at desc limit 3)`)

// Of a fragment, what stands from its first, second or third sign on is where a part of the number begins.
const inThePast = shown(`
  select distinct p.id, 7 as rank
  from (
    select package_id from package_tracking_part where rest >= $3 and rest < $4
    union all
    select package_id from package_tracking_part where rest >= $5 and rest < $6 and right(lead, 1) = left($2, 1)
    union all
    select package_id from package_tracking_part where rest >= $7 and rest < $8 and lead = left($2, 2)
  ) found join package p on p.id = found.package_id
  where strpos(upper(p.tracking_number collate "C"), $2) > 0 limit 50`)

/** From where to where the parts lie that begin with this one. */
const rangeOf = (fragment: string, from: number): [string, string] => {
  const least = fragment.slice(from, from + partLength)
  return [least, `${least}\u{10ffff}`]
}

interface Row {
  id: string
  householdId: string
  label: string
  name: string
  serial: number
  state: PackageState
  kindName: string
  shelfPosition: string
  trackingNumber: string
  at: Date
  rank: number
}

async function findPackages(lease: Lease, fragment: Fragment, most: number) {
  const { upper, lower, isCode, isName } = fragment
  const reversed = [...upper].reverse().join('')
  const rows = await lease.query<Row>(everywhere, [
    most,
    upper,
    serialNumberIn(upper) ?? null,
    reversed,
    lower,
    isCode,
    isName,
    `${reversed}\u{10ffff}`,
  ])
  if (rows.length === 0 && isCode && upper.length >= leastInside && !isMobile.test(upper))
    rows.push(
      ...(await lease.query<Row>(inThePast, [
        most,
        upper,
        ...[0, 1, 2].flatMap((from) => rangeOf(upper, from)),
      ])),
    )
  return rows.map(({ name, serial, kindName, shelfPosition, trackingNumber, state, ...row }) => ({
    ...row,
    names: name ? [name] : [],
    words: [showSerialNumber(serial), kindName, shelfPosition, trackingNumber],
    state: state === 'waiting' ? '' : state,
  }))
}

/**
 * Packages: those that wait by serial number, position, recipient or any part of the tracking number; older ones by its
 * end or their serial number, and by any other part of it when nothing else fits.
 */
export const finders: readonly Finder[] = [
  { kind: 'package', can: 'packageRecords.view', service: [49], find: findPackages },
]
