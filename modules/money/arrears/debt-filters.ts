import { z } from 'zod'
import { Id, line } from '#platform/contract/fields.ts'
import type { Debt } from './shapes.ts'
import { steps } from './steps.ts'

export const ages = ['upTo30', 'upTo60', 'upTo90', 'older'] as const
export const debtSteps = ['none', ...steps, 'waiting', 'undelivered'] as const

/** The filters of the list of arrears. */
export const debtFilters = {
  /** Left out: those that are overdue. */
  view: z.enum(['all', 'interest']).optional(),
  /** Part of a household's label or of a payer's name. */
  text: line(60).default(''),
  building: line(40).optional(),
  /** What is owed of the bills of one run. */
  run: Id.optional(),
  age: z.enum(ages).optional(),
  step: z.enum(debtSteps).optional(),
}

type Filters = Partial<Record<'text' | 'building' | 'run', string | undefined>> & {
  view?: 'all' | 'interest' | undefined
  age?: (typeof ages)[number] | undefined
  step?: (typeof debtSteps)[number] | undefined
}

/** Whether the filters let a debt through. */
export function letsThrough({ view, text = '', building, run, age, step }: Filters, debt: Debt): boolean {
  if (!view && debt.overdue <= 0) return false
  if (text && !`${debt.label} ${debt.payer}`.toLowerCase().includes(text.trim().toLowerCase())) return false
  if (building && debt.building !== building) return false
  if (run && !debt.runIds.includes(run)) return false
  if (age && debt.aging[age] <= 0) return false
  if (step === 'waiting') return debt.waiting > 0
  if (step === 'undelivered') return debt.lastReach === 'failed' || debt.lastReach === 'nobody'
  return !step || (debt.lastStep ?? 'none') === step
}
