import type { Asked } from '#platform/contract/call.ts'
import type { Temperature } from '#platform/contract/fields.ts'
import type { PackageRecord, packageRecords } from '../contract.ts'

/** What the desk may correct, as the dialog holds it; pieces as they are typed. */
export interface Correction {
  householdId: string
  label: string
  recipientId: string | null
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

export type CorrectionComplaint = 'recipientNeeded' | 'piecesWrong'

/** What must be mended before it can be saved. */
export function complainOf(form: Correction): CorrectionComplaint | undefined {
  if (form.inPersonOnly && !form.recipientId) return 'recipientNeeded'
  const pieces = Number(form.pieces)
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= 99 ? undefined : 'piecesWrong'
}

/** Only what differs from the package: what is left out stays as it is. */
export function changesOf(
  one: PackageRecord,
  form: Correction,
): Partial<Asked<typeof packageRecords.calls.correctPackage>> {
  const { label: _label, pieces, ...fields } = form
  const next = { ...fields, pieceCount: Number(pieces) }
  const before: Record<string, unknown> = { ...correctionOf(one), pieceCount: one.pieceCount }
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => before[name] !== (typeof value === 'string' ? value.trim() : value),
    ),
  )
}
