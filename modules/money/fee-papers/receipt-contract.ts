import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id } from '#platform/contract/fields.ts'
import { Provider, ReceiptPaper, RollOrSheet } from './papers.ts'

const can = { can: 'feePapers.print', service: [2] } as const
const provider = Provider.optional()
const writeoffIds = z.array(Id).max(200)

/** Which receipts: of write-offs that are named, void ones too; else those that hold, of bills or of a run. */
const chosen = {
  writeoffIds: writeoffIds.optional(),
  billIds: z.array(Id).max(200).optional(),
  billBulkId: Id.optional(),
  provider,
}
const paper = {
  paper: RollOrSheet.default('a4'),
  /** Of A4: how many to a sheet, with lines to cut along. */
  perSheet: z.int().min(2).max(3).default(2),
}
const askedFor = z.object(chosen)
export type ReceiptsChosen = z.output<typeof askedFor>
const onPaper = z.object(paper)
export type OnPaper = z.output<typeof onPaper>

/** Receipts on paper: each print after the first says that it is a copy (補印), a void one that it is void (service 2). */
export const receiptPapers = contract('receiptPapers', {
  printReceipts: call({
    ...can,
    method: 'GET',
    inTransaction: 'each receipt counts as printed',
    path: '/api/v1/Bill/Writeoffs/Print',
    summary:
      'Receipts as one PDF, on A4 or on a roll; each counts as printed. 409_21_515: nothing is paid (R286); 404_21_516: not found (R287). Audited.',
    takes: z.object({ ...chosen, ...paper }),
    gives: z.object({}),
  }),
  printReceipt: call({
    ...can,
    method: 'GET',
    inTransaction: 'each receipt counts as printed',
    path: '/api/v1/BillBulk/{billBulkId}/Bill/{billId}/Writeoff/{writeoffId}/Receipt/Print',
    summary:
      'The receipt of one write-off as a PDF; it counts as printed. 409_21_515: the bill is not paid (R286); 404_21_516: not found (R287). Audited.',
    takes: z.object({ billBulkId: Id, billId: Id, writeoffId: Id, provider, ...paper }),
    gives: z.object({}),
  }),
  previewReceipts: call({
    ...can,
    method: 'GET',
    path: '/api/v1/Bill/Writeoffs/Preview',
    summary: 'What receipts say on paper, at most 200 of them; none counts as printed. Audited.',
    takes: askedFor,
    gives: data(z.object({ total: z.int(), receipts: z.array(ReceiptPaper) })),
  }),
  countPrinted: call({
    ...can,
    method: 'POST',
    path: '/api/v1/Bill/Writeoffs/Print',
    summary:
      'Receipts that a browser prints now: each counts as printed, and says whether it is a copy. Audited.',
    takes: z.object({ writeoffIds: writeoffIds.min(1) }),
    gives: data(z.array(ReceiptPaper)),
  }),
})
