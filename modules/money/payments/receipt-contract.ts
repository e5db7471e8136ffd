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
  isVoided: z.boolean().optional(),
  from: Day.optional(),
  to: Day.optional(),
}
/** A time of at most so many days is summed up at once. */
export const mostDays = 400
export const reportFilters = { from: Day.optional(), to: Day.optional(), channel: PaymentChannel.optional() }

export const EntryReport = z.object({
  day: Day,
  channel: PaymentChannel,
  count: z.int(),
  /** Whole NT$ that came in, less what was voided. */
  amount: z.int(),
  toBills: z.int(),
  toPrepayment: z.int(),
  refunded: z.int(),
  open: z.int(),
})
export type EntryReport = z.output<typeof EntryReport>

/** Receipts, and what came in by day and channel. */
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
    summary: 'What came in by day and channel, and where it went; without days the last 30.',
    can: 'payments.view',
    service,
    takes: z.object({ ...reportFilters, provider }),
    gives: data(z.array(EntryReport)),
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
