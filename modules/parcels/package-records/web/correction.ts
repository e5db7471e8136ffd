import type { Asked } from '#platform/contract/call.ts'
import type { Temperature } from '#platform/contract/fields.ts'
import type { PackageRecord, packageRecords } from '../contract.ts'

/** What the desk may correct, as the dialog holds it; pieces as they are typed. */
export interface Correction {
  householdId: string
  label: string
  recipientId: string | null
  /** '' for the whole household. */
  recipientName: string
  kindId: string
  courierId: string | null
  temperature: Temperature
  trackingNumber: string
  shelfPosition: string
  note: string
  inPersonOnly: boolean
  cashOnDelivery: boolean
  pieces: string
}

/** What of a package can be corrected, as it stands now. */
export const correctionOf = (one: PackageRecord): Correction => ({
  householdId: one.householdId,
  label: one.label,
  recipientId: one.recipientId,
  recipientName: one.recipientId === null ? '' : one.name,
  kindId: one.kindId,
  courierId: one.courierId,
  temperature: one.temperature,
  trackingNumber: one.trackingNumber,
  shelfPosition: one.shelfPosition,
  note: one.plainNote,
  inPersonOnly: one.inPersonOnly,
  cashOnDelivery: one.cashOnDelivery,
  pieces: String(one.pieceCount),
})

/** Only the person may collect it, and nobody is named. */
export const lacksRecipient = ({ inPersonOnly, recipientId }: Correction): boolean =>
  inPersonOnly && !recipientId

/** 1 to 99. */
export const isPieceCount = (typed: string): boolean => /^[1-9]\d?$/.test(typed)

/** Only what differs from the package: what is left out stays as it is. */
export function changesOf(
  one: PackageRecord,
  form: Correction,
): Partial<Asked<typeof packageRecords.calls.correctPackage>> {
  const { label: _label, recipientName: _name, pieces, ...fields } = form
  const next = { ...fields, pieceCount: Number(pieces) }
  const before: Record<string, unknown> = { ...correctionOf(one), pieceCount: one.pieceCount }
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => before[name] !== (typeof value === 'string' ? value.trim() : value),
    ),
  )
}
