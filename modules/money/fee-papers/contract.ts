import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, line, Offset } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { Provider, RollOrSheet, SpokenBill } from './papers.ts'

export { BillPaper, ReceiptPaper, SpokenBill } from './papers.ts'

/** How many pages a file has at least, said before the first: who waits sees how far it is. */
export const pagesHeader = 'x-pages'
/** Bills in one file; more are printed run by run. */
export const mostAtOnce = 5000
/** Bills in one preview. */
export const mostInPreview = 200

export const nothingToPrint = () =>
  problem(404_21_801, '沒有可以列印的繳費單：草稿要先開立，請確認期別與勾選的戶別。')
export const tooManyToPrint = (total: number) =>
  problem(
    413_21_802,
    `符合條件的繳費單有 ${total.toLocaleString('en')} 張，一次最多 ${mostAtOnce.toLocaleString('en')} 張，請分期別處理。`,
  )

export const nothingNamed = () => problem(400_21_852, '請選擇要列印的收據，或一個期別。')
export const tooManyReceipts = () =>
  problem(413_21_803, `符合條件的收據超過 ${mostAtOnce.toLocaleString('en')} 張，請分期別或分次列印。`)

const print = {
  can: 'feePapers.print',
  service: [2],
  method: 'GET',
  inTransaction: 'the accounts that are printed lead to their bills for ever',
} as const
const provider = Provider.optional()
const one = z.object({ billBulkId: Id, billId: Id, provider })

/** Which bills: of a run, or those that were ticked; all that were issued where nothing is said. */
const chosen = {
  billBulkId: Id.optional(),
  billIds: z.array(Id).max(200).optional(),
  feeType: line(40).optional(),
  provider,
}
const many = z.object(chosen)
const paper = RollOrSheet.default('a4')
export type Chosen = z.output<typeof many>

/** Papers of fees: what is handed to households (service 2). */
export const feePapers = contract('feePapers', {
  printBill: call({
    ...print,
    path: '/api/v1/BillBulk/{billBulkId}/Bill/{billId}/Print',
    summary: 'An issued bill as a PDF, on A4 or on a roll. Audited.',
    takes: one.extend({ paper }),
    gives: z.object({}),
  }),
  exportBill: call({
    ...print,
    path: '/api/v1/BillBulk/{billBulkId}/Bill/{billId}/Export',
    summary: 'The lines of an issued bill as a workbook, its payer masked. Audited.',
    takes: one,
    gives: z.object({}),
  }),
  printBills: call({
    ...print,
    path: '/api/v1/Bill/Print',
    summary: `Issued bills as one PDF in the order of households, on A4 or on a roll, at most ${mostAtOnce}. Audited.`,
    takes: z.object({ ...chosen, paper }),
    gives: z.object({}),
  }),
  exportBills: call({
    ...print,
    path: '/api/v1/Bill/Export',
    summary: `Issued bills with their lines as a workbook, payers masked, at most ${mostAtOnce} bills. Audited.`,
    takes: many,
    gives: z.object({}),
  }),
  previewBills: call({
    ...print,
    path: '/api/v1/Bill/Preview',
    summary: `What issued bills say on paper, at most ${mostInPreview} of them. Audited.`,
    takes: z.object({ ...chosen, offset: Offset }),
    gives: data(z.object({ total: z.int(), bills: z.array(SpokenBill) })),
  }),
})
