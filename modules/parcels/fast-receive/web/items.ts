import type { WaitingDeposit } from '#modules/parcels/deposits/contract.ts'
import type { WaitingPackage } from '#modules/parcels/packages/contract.ts'

export type Kind = 'packages' | 'deposits'

/** What both lists have in common. */
interface Waiting {
  id: string
  householdId: string
  label: string
  serialNumber: string
  /** In a smart locker: not to be handed over here (R121). */
  inLocker: boolean
  /** Handed over here while the line was lost: it waits in this browser to be sent. */
  queued?: boolean
}
export interface PackageItem extends Waiting {
  what: 'packages'
  /** Only the named person may collect it, and the desk must check. */
  inPersonOnly: boolean
  one: WaitingPackage
}
export interface DepositItem extends Waiting {
  what: 'deposits'
  one: WaitingDeposit
}
export type Item = PackageItem | DepositItem

/** ApplyStorageStatus of a package in a smart locker (R121). */
const IN_LOCKER = 2

/** A waiting package as a line of the hand-over. */
export const packageItem = (one: WaitingPackage): PackageItem => ({
  what: 'packages',
  id: one.packageId,
  householdId: one.householdId,
  label: one.label,
  serialNumber: one.serialNumber,
  inLocker: one.applyStorageStatus === IN_LOCKER,
  inPersonOnly: one.inPersonOnly,
  one,
})

/** A waiting deposit as a line of the hand-over. */
export const depositItem = (one: WaitingDeposit): DepositItem => ({
  what: 'deposits',
  id: one.depositId,
  householdId: one.householdId,
  label: one.label,
  serialNumber: one.serialNumber,
  inLocker: false,
  one,
})

/** Not to be ticked: in a locker, or handed over already. */
export const isOff = (item: Pick<Item, 'inLocker' | 'queued'>): boolean =>
  item.inLocker || item.queued === true

/** Whether the desk has to check who collects this one. */
export const mustVerify = (item: Item): boolean => item.what === 'packages' && item.inPersonOnly
