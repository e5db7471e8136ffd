import { normalPlate } from '#platform/contract/plate.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Asked } from '#platform/contract/call.ts'
import type { ChosenHousehold } from '#modules/parcels/packages/web/public.ts'
import type { Approval, Proposal, VisitTarget } from '#modules/visitors/visits/contract.ts'
import type { visitors } from '../contract.ts'
import type { Prefill } from './desk-store.ts'

/** What is typed and chosen for somebody who walks in. */
export interface VisitForm {
  /** Made here, so that sending it again is the same visitor. */
  visitorId: string
  target: VisitTarget
  householdText: string
  household: ChosenHousehold | null
  /** As typed. */
  people: string
  reasonId: string | null
  vendorKindId: string | null
  name: string
  firm: string
  phone: string
  plate: string
  parkingBay: string
  cardCode: string
  pledgeKindId: string | null
  pledgeSlot: string
  approval: Approval
  approvalBy: string
  remark: string
  /** How many of each thing are lent. */
  loans: Readonly<Record<string, number>>
}

export const emptyForm = (): VisitForm => ({
  visitorId: newId(),
  target: 'household',
  householdText: '',
  household: null,
  people: '1',
  reasonId: null,
  vendorKindId: null,
  name: '',
  firm: '',
  phone: '',
  plate: '',
  parkingBay: '',
  cardCode: '',
  pledgeKindId: null,
  pledgeSlot: '',
  approval: '',
  approvalBy: '',
  remark: '',
  loans: {},
})

/** Whether clearing it would lose something. */
export function isTouched(form: VisitForm): boolean {
  const { visitorId: _, loans, ...typed } = form
  const { visitorId: __, loans: ___, ...empty } = emptyForm()
  return Object.keys(loans).length > 0 || JSON.stringify(typed) !== JSON.stringify(empty)
}

export type Complaint = 'householdRequired' | 'peopleWrong' | 'reasonRequired'

/** How many people are typed; undefined when it is no number from 1 to 999. Full-width digits count. */
export function peopleOf({ people }: { people: string }): number | undefined {
  const digits = people.normalize('NFKC').trim()
  const count = Number(digits)
  return /^\d+$/.test(digits) && count >= 1 && count <= 999 ? count : undefined
}

/** What must be mended before the visitor can be registered: target, number of people and reason are required. */
export function complain(form: VisitForm): Complaint | undefined {
  if (form.target === 'household' && !form.household) return 'householdRequired'
  if (peopleOf(form) === undefined) return 'peopleWrong'
  return form.reasonId ? undefined : 'reasonRequired'
}

/** The reason that was chosen; to a household people come for the community's first one, unless another is chosen. */
export const reasonOf = (
  { reasonId, target }: Pick<VisitForm, 'reasonId' | 'target'>,
  [usual]: readonly { reasonId: string }[],
): string | null => reasonId ?? (target === 'household' && usual ? usual.reasonId : null)

/** The request; a form that `complain` says nothing about. */
export function toRequest(form: VisitForm): Asked<typeof visitors.calls.register> {
  const { householdText: _, household, loans, ...typed } = form
  return {
    ...typed,
    people: peopleOf(form) ?? 1,
    plate: normalPlate(form.plate),
    householdId: household?.householdId ?? null,
    approvalBy: form.approval ? form.approvalBy.trim() : '',
    pledgeSlot: form.pledgeKindId ? form.pledgeSlot.trim() : '',
    loans: Object.entries(loans).map(([lendableId, quantity]) => ({ lendableId, quantity })),
  }
}

/** Who came before, with what they came for; what somebody chose by hand already stays. */
export function withProposal(form: VisitForm, known: Proposal, reasonIds: ReadonlySet<string>): VisitForm {
  const household = known.householdId
    ? { householdId: known.householdId, label: known.label, names: [], marks: [] }
    : null
  const keepsTarget = form.household !== null || form.target !== 'household'
  const reasonId = known.reasonId && reasonIds.has(known.reasonId) ? known.reasonId : null
  return {
    ...form,
    name: known.name || form.name,
    phone: known.phone || form.phone,
    plate: known.plate || form.plate,
    firm: known.firm || form.firm,
    target: keepsTarget ? form.target : known.target,
    household: keepsTarget ? form.household : household,
    householdText: keepsTarget ? form.householdText : '',
    people: form.people === '1' ? String(known.people) : form.people,
    reasonId: form.reasonId ?? reasonId,
    vendorKindId: form.reasonId ? form.vendorKindId : reasonId && known.vendorKindId,
  }
}

/** What another screen knows already. */
export const withPrefill = (form: VisitForm, { household, ...typed }: Prefill): VisitForm => ({
  ...form,
  ...typed,
  ...(household
    ? { household: { ...household, names: [...household.names], marks: [] }, householdText: '' }
    : {}),
})

/** What the waiting form keeps: names of residents stay out of the browser's disk. */
export const withoutResidents = (form: VisitForm): VisitForm => ({
  ...form,
  householdText: '',
  household: form.household && { ...form.household, names: [], marks: [] },
})
