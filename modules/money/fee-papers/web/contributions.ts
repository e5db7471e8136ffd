import type { Contributions } from '#platform/web/frame/contributions.ts'
import { latePart } from '#platform/web/live/late-part.ts'

/** Bills and receipts are printed where they are shown. */
export const feePapersContributions: Partial<Contributions> = {
  paperActs: [
    {
      name: 'print',
      Bills: latePart(async () => (await import('./BillPrint.tsx')).BillPrint),
      Receipts: latePart(async () => (await import('./ReceiptPrint.tsx')).ReceiptPrint),
    },
  ],
}
