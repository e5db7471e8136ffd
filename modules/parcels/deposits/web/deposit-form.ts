import { readAmount } from '#platform/web/form/amount-text.ts'
import type { ChosenHousehold } from '#modules/parcels/packages/web/public.ts'
import type { Asked } from '#platform/contract/call.ts'
import type { Temperature } from '#platform/contract/fields.ts'
import { newId } from '#platform/contract/new-id.ts'
import { cashKind, type DepositDetail, type deposits } from '../contract.ts'

/** One side of a deposit: a household, or an outsider with name and phone. */
export interface PartyForm {
  isOutsider: boolean
  text: string
  household: ChosenHousehold | null
  name: string
  phone: string
}

/** What is typed and chosen for one deposit so far. */
export interface DepositForm {
  /** Made here, so that sending it again is the same deposit. */
  depositId: string
  receiver: PartyForm
  /** For a named person, not the whole household. */
  named: boolean
  recipientId: string | null
  payer: PartyForm
  /** null: the first of the list. */
  kindDetail: number | null
  money: string
  temperature: Temperature
  /** null: none chosen. */
  shelfPosition: string | null
  note: string
  expectedOn: string
  photoPath: string
}

const emptyParty: PartyForm = { isOutsider: false, text: '', household: null, name: '', phone: '' }
export const longestNote = 60

/** A form in which nothing is filled in yet. */
export const emptyForm = (): DepositForm => ({
  depositId: newId(),
  receiver: emptyParty,
  named: false,
  recipientId: null,
  payer: emptyParty,
  kindDetail: null,
  money: '',
  temperature: 0,
  shelfPosition: null,
  note: '',
  expectedOn: '',
  photoPath: '',
})

const partyTouched = ({ text, household, name, phone }: PartyForm) =>
  Boolean(text || household || name || phone)

/** Whether clearing it would lose something. */
export function isTouched(form: DepositForm): boolean {
  const { receiver, payer, money, note, expectedOn, photoPath, kindDetail } = form
  const rest = money || note || expectedOn || photoPath || kindDetail !== null
  return partyTouched(receiver) || partyTouched(payer) || Boolean(rest)
}

export type Complaint = 'receiverRequired' | 'recipientRequired' | 'payerRequired' | 'moneyRequired'

const isMissing = (party: PartyForm) => (party.isOutsider ? !party.name.trim() : !party.household)

/** What must be mended before the deposit can be registered. `kindDetail` is the chosen kind. */
export function complain(form: DepositForm, kindDetail: number | undefined): Complaint | undefined {
  if (kindDetail === cashKind && !((readAmount(form.money) ?? 0) > 0)) return 'moneyRequired'
  if (isMissing(form.receiver)) return 'receiverRequired'
  if (form.named && !form.receiver.isOutsider && !form.recipientId) return 'recipientRequired'
  if (isMissing(form.payer)) return 'payerRequired'
  return undefined
}

/** The content of a form that `complain` says nothing about. */
export function contentOf(form: DepositForm, kindDetail: number) {
  const { receiver, payer, named } = form
  return {
    householdId: receiver.isOutsider ? null : (receiver.household?.householdId ?? null),
    recipientId: named && !receiver.isOutsider ? form.recipientId : null,
    recipientName: receiver.isOutsider ? receiver.name.trim() : '',
    recipientPhone: receiver.isOutsider ? receiver.phone.trim() : '',
    payerHouseholdId: payer.isOutsider ? null : (payer.household?.householdId ?? null),
    payerName: payer.name.trim(),
    payerPhone: payer.isOutsider ? payer.phone.trim() : '',
    kindDetail,
    temperature: kindDetail === cashKind ? (0 as const) : form.temperature,
    shelfPosition: (form.shelfPosition ?? '').trim(),
    note: form.note.trim(),
    expectedOn: form.expectedOn || null,
  }
}

/** The request of a form that `complain` says nothing about. */
export function toRequest(form: DepositForm, kindDetail: number): Asked<typeof deposits.calls.register> {
  const { depositId, photoPath } = form
  const money = kindDetail === cashKind ? (readAmount(form.money) ?? 0) : 0
  return { depositId, ...contentOf(form, kindDetail), money, photoPath }
}

/** The form that corrects a deposit, with what stands there now. */
export function formOf(detail: DepositDetail): DepositForm {
  const home = (householdId: string | null, label: string): ChosenHousehold | null =>
    householdId ? { householdId, label, names: [], marks: [] } : null
  const receiver = home(detail.householdId, detail.label)
  const payer = home(detail.payerHouseholdId, detail.payerLabel)
  return {
    ...emptyForm(),
    depositId: detail.depositId,
    receiver: {
      isOutsider: !receiver,
      text: '',
      household: receiver,
      name: receiver ? '' : detail.name,
      phone: detail.recipientPhone,
    },
    named: detail.recipientId !== null,
    recipientId: detail.recipientId,
    payer: {
      isOutsider: !payer,
      text: '',
      household: payer,
      name: detail.payerName,
      phone: detail.payerPhone,
    },
    kindDetail: detail.kindDetail,
    temperature: detail.temperature,
    shelfPosition: detail.shelfPosition,
    note: detail.note,
    expectedOn: detail.expectedOn ?? '',
  }
}
