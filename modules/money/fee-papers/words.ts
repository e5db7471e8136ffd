import { moduleWords } from '#platform/contract/words.ts'
import { feePermissions } from '#modules/money/permission-groups.ts'

/** What people call what the papers of fees do, have and declare, in both languages. */
export const feePapersWords = moduleWords({
  modules: {
    feePapers: ['繳費單與收據列印', 'Papers of fees'],
    receiptPapers: ['收據列印', 'Papers of receipts'],
  },
  acts: {
    'feePapers.exportBills': ['匯出繳費單', 'Exported bills'],
    'feePapers.previewBills': ['預覽繳費單', 'Previewed bills'],
    'feePapers.printBills': ['列印繳費單', 'Printed bills'],
    'feePapers.previewReceipts': ['預覽收據', 'Previewed receipts'],
    'feePapers.printReceipts': ['列印收據', 'Printed receipts'],
    'feePapers.reprintReceipts': ['補印收據', 'Printed receipts again'],
  },
  fields: {
    printedBills: ['張數', 'Bills in it'],
    printedReceipts: ['收據張數', 'Receipts in it'],
  },
  permissionGroup: feePermissions,
  permissions: {
    'feePapers.print': ['列印繳費單與收據', 'Print bills and receipts'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    feePapers: typeof feePapersWords
  }
}
