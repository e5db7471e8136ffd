import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, line, RowVersion, words } from '#platform/contract/fields.ts'
import { barcodeUntil, BillRow, Cycle, dueOn, endsOn, NewBill, Provider, Run, startsOn } from './shapes.ts'
import { billStates, noticeStates, owings, payerTypes, runStates } from './states.ts'

const provider = Provider.optional()
const billBulkId = Id
export const service = [2] as const
const view = { can: 'bills.view', service, errors: 'billing' } as const
const edit = { can: 'bills.edit', service, errors: 'billing' } as const
export { type Cycle as CycleName, cycles } from './states.ts'
export { Cycle, leastAmount, mostAmount, Provider } from './shapes.ts'
export const feeType = line(40)
  .refine((text) => /^[a-z][a-z-]*$/.test(text), { error: '費用類別不正確' })
  .default('default-management')

/** A total of a long past is counted no further than this. */
export const mostCounted = 10_000
const dates = { startsOn, endsOn, dueOn, barcodeUntil }

/** Billing runs (service 2): a period, its bills, from the draft to the last payment. */
export const billingRuns = contract('billingRuns', {
  list: call({
    ...view,
    method: 'GET',
    path: '/api/v1/BillBulk',
    summary: 'Billing runs of a provider, the newest first, with their sums.',
    takes: z.object({
      provider: Provider.default('general'),
      feeType,
      /** Of the start; left out: all. */
      year: z.int().min(1900).max(2999).optional(),
    }),
    gives: data(z.array(Run)).extend({ years: z.array(z.int()) }),
  }),
  listBasic: call({
    ...view,
    method: 'GET',
    path: '/api/v1/BillBulk/Basic',
    summary: 'Billing runs by name, for choosing one.',
    takes: z.object({ provider: Provider.default('general'), feeType }),
    gives: data(
      z.array(
        Run.pick({ billBulkId: true, name: true, state: true, cycle: true, startsOn: true, endsOn: true }),
      ),
    ),
  }),
  listOfHousehold: call({
    ...view,
    method: 'GET',
    path: '/api/v1/BillBulk/Tablet/{tabletId}',
    summary:
      'The bills of a household with their runs, the newest first, also of households that it took in.',
    takes: z.object({ tabletId: Id, provider }),
    gives: data(z.array(BillRow)),
  }),
  create: call({
    ...edit,
    method: 'POST',
    path: '/api/v1/BillBulk',
    summary:
      'Drafts a run: its bills as they are given, else from the rates. The same id with the same content is the same again. 400005: the days do not fit the cycle.',
    query: ['provider'],
    takes: z.object({
      billBulkId,
      provider: Provider.default('general'),
      feeType,
      name: words(40),
      cycle: Cycle,
      ...dates,
      bills: z.array(NewBill).max(5000).optional(),
      /** What was owed and paid ahead before the books began: nothing is drawn from rates, and nothing is income. */
      isOpening: z.boolean().default(false),
    }),
    gives: data(Run),
  }),
  get: call({
    ...view,
    method: 'GET',
    path: '/api/v1/BillBulk/{billBulkId}',
    summary: 'One run with its sums.',
    takes: z.object({ billBulkId, provider }),
    gives: data(Run),
  }),
  update: call({
    ...edit,
    method: 'PUT',
    path: '/api/v1/BillBulk/{billBulkId}',
    summary:
      'Names a run or changes its days; of an issued one the days of payment, which its open bills take over. 409_21_413: changed meanwhile.',
    query: ['provider'],
    takes: z.object({ billBulkId, provider, version: RowVersion, name: words(40), ...dates }),
    gives: data(Run),
  }),
  remove: call({
    ...edit,
    method: 'DELETE',
    path: '/api/v1/BillBulk/{billBulkId}',
    summary:
      'Withdraws a draft, or a run of which nothing is paid; its bills are voided and keep their numbers.',
    takes: z.object({ billBulkId, provider, reason: line(60).default('') }),
    gives: done,
  }),
  setState: call({
    can: 'bills.issue',
    service,
    errors: 'billing',
    method: 'PUT',
    path: '/api/v1/BillBulk/{billBulkId}/{billStatusEnum}',
    summary:
      'Issues a draft, an opening one as it was seen at `Version`, or withdraws a run. 409 with a sentence for any other way.',
    query: ['provider'],
    takes: z.object({
      billBulkId,
      provider,
      billStatusEnum: z.enum(runStates),
      version: RowVersion.optional(),
      reason: line(60).default(''),
    }),
    gives: data(Run),
  }),
  addBills: call({
    ...edit,
    method: 'POST',
    path: '/api/v1/BillBulk/{billBulkId}/Bill',
    summary: 'Adds bills to a run; to an issued one they are issued at once.',
    query: ['provider'],
    takes: z.object({
      billBulkId,
      provider,
      bills: z
        .array(NewBill.extend({ billId: Id }))
        .min(1)
        .max(100)
        .refine((bills) => new Set(bills.map(({ billId }) => billId)).size === bills.length, {
          error: '同一張繳費單送了兩次',
        }),
    }),
    gives: data(z.array(BillRow)),
  }),
})

export const billFilters = {
  provider: Provider.default('general'),
  billBulkId: Id.optional(),
  tabletId: Id.optional(),
  /** A household, a payer's name, a number or the end of a code. */
  text: line(60).default(''),
  show: z.enum(['all', 'open', 'settled', 'overdue', 'voided']).default('all'),
  building: line(40).default(''),
  state: z
    .enum([...billStates, 'overdue'])
    .optional()
    .meta({ wire: 'BillStatusEnum' }),
  /** Whether somebody was told of it. */
  notice: z.enum(noticeStates).exclude(['waiting']).optional(),
  payerType: z.enum(payerTypes).optional(),
  /** Of what is owed: since when, in part, with what it carries, or while money waits. */
  owing: z.enum(owings).optional(),
}
