import type { Lease } from '#platform/server/database.ts'
import type { BillPaper } from '../contract.ts'

/** What the ways to pay of a bill depend on. */
export interface Payable {
  billId: string
  startsOn: string
  barcodeUntil: string
  total: number
  paid: number
}

export interface WaysToPay {
  of: ReadonlyMap<string, Partial<Pick<BillPaper, 'transfer' | 'segments' | 'isOverLimit'>>>
  chains: string
  fees: BillPaper['fees']
  notes: string[]
}

const notes = [
  '帳號與條碼只屬於這一期，請勿使用前期繳費單。',
  '前期款項已繳者，請至櫃台更換繳費單。',
  '超商繳款約 3 個營業日入帳，請保留收據至下期繳費單寄達。',
]

/** How bills can be paid besides at the desk. */
export async function waysOf(_lease: Lease, _bills: readonly Payable[]): Promise<WaysToPay> {
  return { of: new Map(), chains: '', fees: [], notes }
}
