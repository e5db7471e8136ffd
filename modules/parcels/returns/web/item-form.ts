import type { ChosenHousehold } from '#modules/parcels/packages/web/public.ts'
import type { Asked } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Freight, ItemKind, returns } from '../contract.ts'

/** What is typed and chosen for one return or parcel so far. */
export interface ItemForm {
  /** Made here, so that sending it again is the same item. */
  itemId: string
  trackingNumber: string
  householdText: string
  household: ChosenHousehold | null
  senderName: string
  courierName: string
  shelfPosition: string
  pieces: string
  note: string
  recipient: string
  freight: Freight
  money: string
  photoPath: string
}

/** An empty form; courier and position stay from the one before: several come at once. */
export const emptyForm = (kept: Partial<ItemForm> = {}): ItemForm => ({
  itemId: newId(),
  trackingNumber: '',
  householdText: '',
  household: null,
  senderName: '',
  courierName: kept.courierName ?? '',
  shelfPosition: kept.shelfPosition ?? '',
  pieces: '1',
  note: '',
  recipient: '',
  freight: '',
  money: '',
  photoPath: '',
})

/** Whether clearing it would lose something. */
export const isTouched = (form: ItemForm): boolean =>
  Boolean(
    form.trackingNumber ||
      form.householdText ||
      form.household ||
      form.senderName ||
      form.note ||
      form.recipient ||
      form.money ||
      form.photoPath,
  )

export type Complaint = 'householdRequired' | 'senderRequired'

/** What must be mended before it can be registered. */
export function complain(form: ItemForm, kind: ItemKind): Complaint | undefined {
  if (form.household) return undefined
  if (kind === 'return') return 'householdRequired'
  return form.senderName.trim() ? undefined : 'senderRequired'
}

const whole = (text: string): number => Number(text.replace(/\D/g, '')) || 0

/** The request; what belongs to parcels only is left out of a return. */
export function toRequest(form: ItemForm, kind: ItemKind): Asked<typeof returns.calls.register> {
  const { itemId, household, senderName, courierName, trackingNumber, shelfPosition, note, photoPath } = form
  const parcel =
    kind === 'outgoing'
      ? {
          recipient: form.recipient,
          freight: form.freight,
          cashOnDelivery: Math.min(999_999_999, whole(form.money)),
        }
      : {}
  return {
    itemId,
    kind,
    householdId: household?.householdId ?? null,
    senderName,
    courierName,
    trackingNumber,
    shelfPosition,
    pieceCount: Math.min(99, Math.max(1, whole(form.pieces))),
    note,
    photoPath,
    ...parcel,
  }
}
