import type { OpenBill } from '../contract.ts'

/** Where a sum goes: to the ticked bills, the oldest first; the rest is change, or paid ahead. */
export interface TakePlan {
  bills: { billId: string; amount: number }[]
  ahead: number
  /** What is handed back. */
  change: number
  /** What stays here. */
  amount: number
}

/** What the ticked bills come to. */
export const sumOf = (bills: readonly Pick<OpenBill, 'left'>[]): number =>
  bills.reduce((sum, { left }) => sum + left, 0)

/** Puts what was given to bills in the order in which they are due; `keeps` says that the rest is paid ahead. */
export function planOf(
  bills: readonly Pick<OpenBill, 'billId' | 'left'>[],
  given: number,
  keeps: boolean,
): TakePlan {
  let rest = given
  const parts = bills.flatMap(({ billId, left }) => {
    const amount = Math.min(rest, left)
    rest -= amount
    return amount > 0 ? [{ billId, amount }] : []
  })
  const ahead = keeps ? rest : 0
  return { bills: parts, ahead, change: rest - ahead, amount: given - rest + ahead }
}
