import type { Asked } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { maintenancePlans } from '../contract.ts'
import { isMeasured } from '../limits.ts'
import type { Plan, Term } from '../shapes.ts'

/** What is typed and chosen for a plan. */
export interface PlanForm {
  name: string
  assetIds: readonly string[]
  supplierId: string | null
  doer: string
  every: string
  unit: Plan['unit']
  dayRule: Plan['dayRule']
  months: readonly string[]
  nextFrom: Plan['nextFrom']
  firstDay: string
  budget: string
  legalBasis: string
  note: string
  terms: readonly Term[]
}

export const newTerm = (): Term => ({
  termId: newId(),
  name: '',
  hint: '',
  kind: 'yesNo',
  unit: '',
  lowLimit: '',
  highLimit: '',
})

/** The form of a plan, or of one that is added. */
export const formOf = (plan: Plan | undefined): PlanForm => ({
  name: plan?.name ?? '',
  assetIds: plan?.assetIds ?? [],
  supplierId: plan?.supplierId ?? null,
  doer: plan?.doer ?? '',
  every: String(plan?.every ?? 1),
  unit: plan?.unit ?? 'month',
  dayRule: plan?.dayRule ?? 'same',
  months: (plan?.months ?? []).map(String),
  nextFrom: plan?.nextFrom ?? 'plan',
  firstDay: plan?.firstDay ?? dayOf(new Date()),
  budget: plan?.budget === null || plan === undefined ? '' : String(plan.budget),
  legalBasis: plan?.legalBasis ?? '',
  note: plan?.note ?? '',
  terms: plan?.terms ?? [newTerm()],
})

/** Whether it is due every month: only then months are named. */
export const isMonthly = ({ unit, every }: PlanForm): boolean => unit === 'month' && Number(every) === 1

/** What the form asks for; terms without a name are left out. */
export const contentOf = (form: PlanForm): Omit<Asked<typeof maintenancePlans.calls.addPlan>, 'planId'> => ({
  ...form,
  name: form.name.trim(),
  assetIds: [...form.assetIds],
  every: Number(form.every),
  months: isMonthly(form) ? form.months.map(Number) : [],
  budget: form.budget === '' ? null : Number(form.budget),
  terms: form.terms.filter(({ name }) => name.trim()).map((term) => ({ ...term, name: term.name.trim() })),
})

/** Whether a limit is written as a number, or not at all. */
export const isReading = (text: string): boolean => text === '' || isMeasured(text)
