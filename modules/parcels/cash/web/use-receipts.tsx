import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { cash, type Receipt } from '../contract.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'

const api = client(cash)

/** Prints receipts by their numbers; `sheet` must be drawn by whoever uses it. */
export function useReceipts() {
  const [receipt, setReceipt] = useState<Receipt>()
  async function print(receiptNumber: number): Promise<void> {
    try {
      setReceipt((await api.printReceipt({ receiptNumber }, { isSaid: true })).data)
    } catch (error) {
      toast(sentenceOf(error), { isTrouble: true })
    }
  }
  const sheet = receipt ? <ReceiptSheet receipt={receipt} onDone={() => setReceipt(undefined)} /> : null
  return { print, sheet }
}

export type Receipts = ReturnType<typeof useReceipts>
