import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { cursorPage, cursorPaging, data, Day, Id, line } from '#platform/contract/fields.ts'
import { PaymentChannel, Receipt } from './shapes.ts'

const service = [2] as const
/** Whose bank collects: the screens of KGI ask for its own. */
const provider = z.enum(['general', 'kgi']).optional()

export const receiptFilters = {
  /** Part of a household's label, or the number of a receipt or bill. */
  text: line(60).default(''),
  channel: PaymentChannel.optional(),
  /** Who issued it. */
  by: line(40).optional(),
  isVoided: z.boolean().optional(),
  from: Day.optional(),
  to: Day.optional(),
}
/** A time of at most so many days is summed up at once. */
export const mostDays = 400
/** Numbers of a year that are missing are named up to so many. */
export const mostMissing = 20
export const reportFilters = {
  /** Days are one row each, without clerk and channel. */
  view: z.enum(['clerks', 'days']).default('clerks'),
  /** Part of the name of whoever issued the receipts. */
  by: line(40).default(''),
  from: Day.optional(),
  to: Day.optional(),
  channel: PaymentChannel.optional(),
}

/** Receipts that were issued on a day, of one clerk and channel or of all; whole NT$. */
export const EntryReport = z.object({
  day: Day,
  /** '' of a whole day, as the channel is null. */
  by: z.string(),
  channel: PaymentChannel.nullable(),
  /** Those that hold; void ones are counted apart. */
  count: z.int(),
  amount: z.int(),
  toBills: z.int(),
  toPrepayment: z.int(),
  voided: z.int(),
  voidedAmount: z.int(),
  /** The lowest and the highest number of them, void ones too: 2026-01284. */
  first: z.string(),
  last: z.string(),
  voidedNumbers: z.array(z.string()),
})
export type EntryReport = z.output<typeof EntryReport>

/** The book of receipts of a year: each number is there once, void or not. */
export const ReceiptYear = z.object({
  year: z.int(),
  last: z.string(),
  count: z.int(),
  voided: z.int(),
  /** Numbers up to the last that no receipt has: never any, or the book is broken. */
  missing: z.array(z.string()),
})
export type ReceiptYear = z.output<typeof ReceiptYear>

/** Receipts, and their report by day, clerk and channel (收據日報). */
export const receipts = contract('receipts', {
  list: call({
    method: 'GET',
    path: '/api/v1/Receipt',
    summary: 'Receipts, the newest first, voided ones too; deep pages by After.',
    can: 'payments.view',
    service,
    takes: z.object({ ...receiptFilters, provider, ...cursorPaging }),
    gives: cursorPage(Receipt),
  }),
  print: call({
    method: 'POST',
    path: '/api/v1/Receipt/{receiptId}/Print',
    summary: 'A receipt for print: every print after the first is marked as a copy (補印). Audited.',
    can: 'payments.take',
    service,
    takes: z.object({ receiptId: Id }),
    gives: data(Receipt),
  }),
  listEntries: call({
    method: 'GET',
    path: '/api/v1/Receipt/EntryReports',
    summary:
      'Receipts by day of issue, clerk and channel, or by day alone, with sums, void numbers and the range of numbers; without days the last 30. Of each year that no number is missing.',
    can: 'payments.view',
    service,
    takes: z.object({ ...reportFilters, provider }),
    gives: z.object({ data: z.array(EntryReport), years: z.array(ReceiptYear) }),
  }),
  printEntries: call({
    method: 'GET',
    path: '/api/v1/Receipt/EntryReport/Print',
    summary: 'The same as a PDF with its sums. Audited.',
    can: 'payments.view',
    service,
    takes: z.object({ ...reportFilters, provider }),
    gives: z.object({}),
  }),
  exportEntries: call({
    method: 'GET',
    path: '/api/v1/Receipt/EntryReport/Export',
    summary: 'The same as a workbook. Audited.',
    can: 'payments.view',
    service,
    takes: z.object({ ...reportFilters, provider }),
    gives: z.object({}),
  }),
})
