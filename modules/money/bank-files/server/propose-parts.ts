import type { LinePart } from '../desk-shapes.ts'
import type { LineClass } from '../line-shapes.ts'

interface Open {
  billId: string
  left: number
}

/**
 * Where a line should go: what was paid twice is paid ahead; else first to the bill of its account while that is open, then to what is due
 * first, and the rest is paid ahead.
 * @param open what the household has to pay, the oldest due first
 */
export function proposeParts(
  { class: found, amount, billId }: { class: LineClass; amount: number; billId: string | undefined },
  open: readonly Open[],
): LinePart[] {
  if (found === 'duplicate' && amount > 0) return [{ billId: null, amount }]
  const own = open.filter((bill) => bill.billId === billId)
  const others = open.filter((bill) => bill.billId !== billId)
  let rest = amount
  const parts: LinePart[] = []
  for (const bill of [...own, ...others]) {
    const share = Math.min(rest, bill.left)
    if (share > 0) parts.push({ billId: bill.billId, amount: share })
    rest -= share
  }
  if (rest > 0) parts.push({ billId: null, amount: rest })
  return parts
}
