import { cashTotals, lastCashCount } from '#modules/cash/server/public.ts'
import type { OpenDeposit } from '#modules/deposits/contract.ts'
import { openDeposits } from '#modules/deposits/server/public.ts'
import { openPackages, type PackageFacts } from '#modules/packages/server/public.ts'
import type { CourierItem } from '#modules/returns/contract.ts'
import { openOutgoing, openReturns } from '#modules/returns/server/public.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Cash, Counts, OpenItem } from '../contract.ts'

/** The kind of a cash deposit (R138). */
const CASH = 8

/** What only some kinds of things have. */
const plain = {
  trackingNumber: '',
  isLegal: false,
  inPersonOnly: false,
  cashOnDelivery: false,
  inLocker: false,
  temperature: 0,
  pieceCount: 1,
  money: null,
} as const

const ofPackage = (one: PackageFacts): OpenItem => ({
  ...plain,
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
  arrivedAt: one.arrivedAt,
})

const ofDeposit = (one: OpenDeposit): OpenItem => ({
  ...plain,
  section: 'deposits',
  id: one.depositId,
  serialNumber: one.serialNumber,
  householdId: one.householdId,
  label: one.label,
  name: one.name,
  kindName: one.kindName,
  shelfPosition: one.shelfPosition,
  note: one.note,
  temperature: one.temperature,
  money: one.kindDetail === CASH ? one.money : null,
  arrivedAt: one.arrivedAt,
})

const ofCourierItem = (one: CourierItem): OpenItem => ({
  ...plain,
  section: one.kind === 'return' ? 'returns' : 'outgoing',
  id: one.itemId,
  serialNumber: one.serialNumber,
  householdId: one.householdId,
  label: one.label,
  name: one.senderName,
  kindName: one.courierName,
  trackingNumber: one.trackingNumber,
  shelfPosition: one.shelfPosition,
  note: one.note,
  pieceCount: one.pieceCount,
  arrivedAt: one.arrivedAt,
})

/** Everything open at the desk, section by section. */
export async function openItems(lease: Lease): Promise<OpenItem[]> {
  const [packages, deposits, returns, outgoing] = await Promise.all([
    openPackages(lease),
    openDeposits(lease),
    openReturns(lease),
    openOutgoing(lease),
  ])
  return [
    ...packages.map(ofPackage),
    ...deposits.map(ofDeposit),
    ...returns.map(ofCourierItem),
    ...outgoing.map(ofCourierItem),
  ]
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

/** The cash at the desk: what the ledger says, and the last count since `since` (the shift change before). */
export async function cashNow(lease: Lease, since: Date | undefined): Promise<Cash> {
  const [{ expected, envelopes }, last] = await Promise.all([cashTotals(lease), lastCashCount(lease, since)])
  return {
    expected,
    envelopes,
    count: last
      ? { id: last.countId, counted: last.counted, difference: last.difference, by: last.by, at: last.at }
      : null,
  }
}
