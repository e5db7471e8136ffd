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
export const correctionOf = (item: PackageRecord): Correction => ({
  householdId: item.householdId,
  label: item.label,
  recipientId: item.recipientId,
  recipientName: item.recipientId === null ? '' : item.name,
  kindId: item.kindId,
  courierId: item.courierId,
  temperature: item.temperature,
  trackingNumber: item.trackingNumber,
  shelfPosition: item.shelfPosition,
  note: item.plainNote,
  inPersonOnly: item.inPersonOnly,
  cashOnDelivery: item.cashOnDelivery,
  pieces: String(item.pieceCount),
})

/** Only the person may collect it, and nobody is named. */
export const lacksRecipient = ({ inPersonOnly, recipientId }: Correction): boolean =>
  inPersonOnly && !recipientId

/** 1 to 99. */
export const isPieceCount = (typed: string): boolean => /^[1-9]\d?$/.test(typed)

/** Only what differs from the package: what is left out stays as it is. */
export function changesOf(
  item: PackageRecord,
  form: Correction,
): Partial<Asked<typeof packageRecords.calls.correctPackage>> {
  const { label: _label, recipientName: _name, pieces, ...fields } = form
  const next = { ...fields, pieceCount: Number(pieces) }
  const before: Record<string, unknown> = { ...correctionOf(item), pieceCount: item.pieceCount }
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => before[name] !== (typeof value === 'string' ? value.trim() : value),
    ),
  )
}
