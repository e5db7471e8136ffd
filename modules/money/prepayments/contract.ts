import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { exportKind } from '#platform/contract/export-kind.ts'
import { data, Id, Instant, line } from '#platform/contract/fields.ts'
import { prepaymentKinds } from './kinds.ts'

const service = [2] as const
const householdId = Id.meta({ wire: 'TabletId' })
const label = z.string().meta({ wire: 'TabletNote' })

export const Prepayment = z.object({ householdId, label, balance: z.int(), changedAt: Instant.nullable() })
export type Prepayment = z.output<typeof Prepayment>

export const PrepaymentLine = z.object({
  lineId: Id,
  kind: z.enum(prepaymentKinds),
  /** Whole NT$; below zero: used. */
  amount: z.int(),
  /** After it. */
  balance: z.int(),
  /** It takes another line back. */
  isUndo: z.boolean(),
  /** The bill that it was offset against; '' of any other. */
  billNumber: z.string(),
  note: z.string(),
  at: Instant,
  by: z.string(),
})
export type PrepaymentLine = z.output<typeof PrepaymentLine>

export const prepaymentFilters = {
  /** Part of a household's label. */
  text: line(60).default(''),
  isEmptyToo: z.boolean().default(false),
}

/** The same as an export, with the filters of the list. */
export const prepaymentExport = exportKind('prepayments', z.object({ text: prepaymentFilters.text }))

/** What households paid ahead (預收). */
export const prepayments = contract('prepayments', {
  list: call({
    method: 'GET',
    path: '/api/v1/Prepayment',
    summary: 'What each household has paid ahead, the largest first, all of them; with their sum.',
    can: 'prepayments.view',
    service,
    takes: z.object(prepaymentFilters),
    gives: z.object({ data: z.array(Prepayment), sum: z.int() }),
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/Prepayment/{householdId}',
    summary: 'What one household has paid ahead, and the last lines of it.',
    can: 'prepayments.view',
    service,
    takes: z.object({ householdId: Id.meta({ wire: 'TabletId' }) }),
    gives: data(z.object({ householdId, label, balance: z.int(), lines: z.array(PrepaymentLine) })),
  }),
})
