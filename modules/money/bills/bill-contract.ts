import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { cursorPage, cursorPaging, data, done, Id, line, RowVersion } from '#platform/contract/fields.ts'
import { billFilters, service } from './contract.ts'
import { barcodeUntil, Bill, BillRow, dueOn, NewLine, payerName, Provider } from './shapes.ts'
import { billStates, payerTypes } from './states.ts'

const provider = Provider.optional()
const ids = { billBulkId: Id, billId: Id, provider }
const billIds = z.array(Id).min(1).max(5000)
const view = { can: 'bills.view', service, errors: 'billing' } as const
const edit = { can: 'bills.edit', service, errors: 'billing' } as const
const of = '/api/v1/BillBulk/{billBulkId}/Bill/{billId}'

/** What bills can be set to at once: anything else is made by payments and days, and answers 409 with a sentence. */
export const billStatuses = [...billStates, 'issued', 'overdue'] as const

/** Bills (繳費單), one by one and several at once. */
export const bills = contract('bills', {
  list: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Bill',
    summary: 'Bills in the order of households; deep pages by After.',
    takes: z.object({ ...billFilters, ...cursorPaging }),
    gives: cursorPage(BillRow),
  }),
  countByStatus: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Bill/Status',
    summary: 'How many bills are in which state, with what they sum to.',
    takes: z.object({ provider: billFilters.provider, billBulkId: Id.optional() }),
    gives: data(
      z.array(
        z.object({
          status: z.enum([...billStates, 'overdue']).meta({ wire: 'BillStatusEnum' }),
          count: z.int(),
          total: z.int(),
          left: z.int(),
        }),
      ),
    ),
  }),
  get: call({
    ...view,
    method: 'GET',
    path: of,
    inTransaction: 'the accounts that are told lead to their bill for ever',
    summary: 'One bill with its lines, what settles it, its codes and what was done to it. Audited.',
    takes: z.object(ids),
    gives: data(Bill),
  }),
  correct: call({
    ...edit,
    method: 'PUT',
    path: of,
    summary:
      'Corrects the lines and the payer of a bill; of an issued one what was booked is reversed and booked anew. 409_21_413: changed meanwhile.',
    query: ['provider'],
    takes: z.object({
      ...ids,
      version: RowVersion,
      /** Left out: who pays stays as it is. */
      payerName: payerName.optional(),
      payerType: z.enum(payerTypes).optional(),
      lines: z.array(NewLine).min(1).max(60).meta({ wire: 'Items' }),
      reason: line(60).default(''),
    }),
    gives: data(Bill),
  }),
  voidBill: call({
    ...edit,
    method: 'DELETE',
    path: of,
    summary: 'Voids a bill with a reason: it keeps its number, and what it booked is reversed.',
    takes: z.object({ ...ids, reason: line(60).default('') }),
    gives: done,
  }),
  setTerm: call({
    ...edit,
    method: 'PUT',
    path: `${of}/Term`,
    summary: 'Gives a bill another last day of payment.',
    query: ['provider'],
    takes: z.object({ ...ids, dueOn, reason: line(60).default('') }),
    gives: data(Bill),
  }),
  move: call({
    ...edit,
    method: 'PUT',
    path: `${of}/Move/{anotherBillBulkId}`,
    summary:
      'Moves a bill to another run of the same provider; a draft into an issued run is issued at once.',
    query: ['provider'],
    takes: z.object({ ...ids, anotherBillBulkId: Id, reason: line(60).default('') }),
    gives: data(Bill),
  }),
  setDates: call({
    ...edit,
    method: 'PUT',
    path: `${of}/ModifyDate`,
    summary: 'Gives a bill other days of payment and of its barcodes.',
    query: ['provider'],
    takes: z.object({ ...ids, dueOn, barcodeUntil, reason: line(60).default('') }),
    gives: data(Bill),
  }),
  setDatesOfMany: call({
    ...edit,
    method: 'PUT',
    path: '/api/v1/Bill/ModifyDate',
    summary: 'Gives several bills other days of payment and of their barcodes: all or none.',
    query: ['provider'],
    takes: z.object({ provider, billIds, dueOn, barcodeUntil, reason: line(60).default('') }),
    gives: data(z.object({ count: z.int() })),
  }),
  setStates: call({
    can: 'bills.issue',
    service,
    errors: 'billing',
    method: 'PUT',
    path: '/api/v1/Bills/{billStatusEnum}',
    summary:
      'Voids several bills, issued ones with a reason, or issues drafts of issued runs: all or none. 409 with a sentence for any other state.',
    query: ['provider'],
    takes: z.object({
      provider,
      billStatusEnum: z.enum(billStatuses),
      billIds,
      /** Needed to void issued bills. */
      reason: line(60).default(''),
    }),
    gives: data(z.object({ count: z.int() })),
  }),
})
