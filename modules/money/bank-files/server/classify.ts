import type { LineClass } from '../line-shapes.ts'

/** What is known of the bill that a line's code leads to. */
export interface BillFacts {
  state: 'draft' | 'unpaid' | 'partlyPaid' | 'settled' | 'carried' | 'voided'
  isRunWithdrawn: boolean
  left: number
  barcodeUntil: string
  /** Whether its household has a later bill that was issued, of the same kind of fee. */
  hasLater: boolean
}

/** What is known of a line when it comes. */
export interface LineFacts {
  kind: 'in' | 'reversal' | 'out'
  amount: number
  paidOn: string
  channel: string
  bill?: BillFacts | undefined
  /** The books seem to have it already. */
  isBooked?: boolean
  /** It seems to have been given back. */
  isReturned?: boolean
  /** What its check character says, where the scheme of the account has one. */
  check: 'right' | 'wrong' | 'unknown'
}

/** How a line of a bank's file stands to the bill that it names: `exact` alone is written off without anybody looking. */
export function classify({
  kind,
  amount,
  paidOn,
  channel,
  bill,
  isBooked,
  isReturned,
  check,
}: LineFacts): LineClass {
  if (isBooked) return 'booked'
  if (kind !== 'in') return kind
  if (isReturned) return 'returned'
  if (!bill) return check === 'wrong' ? 'badCheck' : 'unknownAccount'
  if (bill.state === 'voided' || bill.state === 'draft' || bill.isRunWithdrawn) return 'voided'
  if (bill.state === 'carried') return 'oldPeriod'
  if (bill.state === 'settled') return bill.hasLater ? 'oldPeriod' : 'duplicate'
  // Shops should have refused it; after that day a bill says to pay by its account, which has no end.
  if (channel === 'store' && paidOn > bill.barcodeUntil) return 'expired'
  if (amount === bill.left) return 'exact'
  return amount < bill.left ? 'short' : 'over'
}
