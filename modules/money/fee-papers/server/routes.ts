import { serve } from '#platform/server/serve.ts'
import { feePapers } from '../contract.ts'
import { exported } from './export-bills.ts'
import { receiptPapers } from '../receipt-contract.ts'
import { findBill, findBills, previewBills, printed } from './print-bills.ts'
import { previewReceipts, printReceipt, printReceipts } from './print-receipts.ts'
import { receiptsToPrint } from './receipt-facts.ts'

export const routes = [
  ...serve(feePapers, {
    printBill: async (context, { paper, ...bill }) =>
      printed(context, [await findBill(context, bill)], { paper }),
    exportBill: async (context, bill) => exported(context, [await findBill(context, bill)]),
    printBills: async (context, { paper, ...chosen }, { reply }) =>
      printed(context, await findBills(context, chosen), { paper, reply }),
    exportBills: async (context, chosen) => exported(context, await findBills(context, chosen)),
    previewBills,
  }),
  ...serve(receiptPapers, {
    printReceipts,
    printReceipt,
    previewReceipts,
    countPrinted: (context, { writeoffIds }) => receiptsToPrint(context, { writeoffIds }),
  }),
]
