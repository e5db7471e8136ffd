import { createRoot } from 'react-dom/client'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { cash, type Receipt } from '../contract.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'

const api = client(cash)

/** Draws a receipt for paper outside of any page: the dialog that gave the cash back may be gone. */
function printOne(receipt: Receipt): Promise<void> {
  return new Promise((resolve) => {
    const root = createRoot(document.createElement('div'))
    const done = () => {
      root.unmount()
      resolve()
    }
    root.render(<ReceiptSheet receipt={receipt} onDone={done} />)
  })
}

/** Prints the receipts of the cash that the last hand-over of these envelopes gave back, one after the other. */
export async function printReturned(depositIds: readonly string[]): Promise<void> {
  try {
    for (const depositId of depositIds) {
      const { lines } = (await api.showEnvelope({ depositId })).data
      const returned = lines.find(({ kind, isReversed }) => kind === 'return' && !isReversed)
      if (!returned?.receiptNumber) continue
      await printOne(
        (await api.printReceipt({ receiptNumber: returned.receiptNumber }, { isSaid: true })).data,
      )
    }
  } catch (error) {
    toast(sentenceOf(error), { isTrouble: true })
  }
}
