import type { Lease } from '#platform/server/database.ts'
import type { Cash, Counts, OpenItem } from '../contract.ts'

// TEMPORARY
const packagesSql = `select 'packages' as section, p.id, lpad(p.serial_number::text, 4, '0') as "serialNumber", p.household_id as "householdId",
  h.label, p.recipient_name as name, k.name as "kindName", p.tracking_number as "trackingNumber", p.shelf_position as "shelfPosition", p.note,
  p.temperature, k.is_legal as "isLegal", p.in_person_only as "inPersonOnly", p.cash_on_delivery as "cashOnDelivery", p.cubby is not null as "inLocker",
  1 as "pieceCount", null as money, p.arrived_at as "arrivedAt"
  from package p join household h on h.id = p.household_id join package_kind k on k.id = p.kind_id
  where p.handed_over_at is null and p.voided_at is null order by p.arrived_at desc, p.id desc`

/** Everything open at the desk, section by section, the newest of each first. */
export async function openItems(lease: Lease): Promise<OpenItem[]> {
  return lease.query<OpenItem>(packagesSql)
}

/** How many of each section are on a list. */
export function countsOf(items: readonly OpenItem[]): Counts {
  const of = (section: OpenItem['section']) => items.filter((item) => item.section === section).length
  return {
    packages: of('packages'),
    deposits: of('deposits'),
    returns: of('returns'),
    outgoing: of('outgoing'),
  }
}

/** The cash at the desk: the envelopes' sum, and the last count since `since` (the shift change before). */
export async function cashNow(
  _lease: Lease,
  items: readonly OpenItem[],
  _since: Date | undefined,
): Promise<Cash> {
  const envelopes = items.filter((item) => item.money !== null)
  return {
    expected: envelopes.reduce((sum, item) => sum + (item.money ?? 0), 0),
    envelopes: envelopes.length,
    count: null,
  }
}
