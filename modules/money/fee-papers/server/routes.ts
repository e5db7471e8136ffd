import { serve } from '#platform/server/serve.ts'
import { feePapers } from '../contract.ts'
import { exported } from './export-bills.ts'
import { findBill, findBills, previewBills, printed } from './print-bills.ts'

export const routes = serve(feePapers, {
  printBill: async (context, bill) => printed(context, [await findBill(context, bill)]),
  exportBill: async (context, bill) => exported(context, [await findBill(context, bill)]),
  printBills: async (context, chosen) => printed(context, await findBills(context, chosen)),
  exportBills: async (context, chosen) => exported(context, await findBills(context, chosen)),
  previewBills,
})
