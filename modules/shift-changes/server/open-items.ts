import type { Lease } from '#platform/server/database.ts'
import { openPackages, type PackageFacts } from '#modules/packages/server/public.ts'
import type { Cash, Counts, OpenItem } from '../contract.ts'

const ofPackage = (one: PackageFacts): OpenItem => ({
  section: 'packages',
  id: one.packageId,
  serialNumber: one.serialNumber,
  householdId: one.householdId,
  label: one.label,
  name: one.recipientName,
  kindName: one.kindName,
  trackingNumber: one.trackingNumber,
  shelfPosition: one.shelfPosition,
  note: one.note,
  temperature: one.temperature,
  isLegal: one.isLegal,
  inPersonOnly: one.inPersonOnly,
  cashOnDelivery: one.cashOnDelivery,
  inLocker: one.inLocker,
  pieceCount: one.pieceCount,
  money: null,
  arrivedAt: one.arrivedAt,
})

/** Everything open at the desk, section by section, the newest of each first. */
export async function openItems(lease: Lease): Promise<OpenItem[]> {
  return (await openPackages(lease)).map(ofPackage)
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
