import type { Lease } from '#platform/server/database.ts'
import { bookAccounts } from '#modules/money/ledger/server/public.ts'
import { chequeHeld, refundTooMuch } from '../problems.ts'
import type { payments } from './tables.ts'

type Payment = typeof payments.$inferSelect

/** Whether a payment is a cheque that the bank has not cashed: its money is not there yet. */
export const isHeldCheque = ({
  channel,
  moneyNumber,
  chequeCashedAt,
}: Pick<Payment, 'channel' | 'moneyNumber' | 'chequeCashedAt'>): boolean =>
  channel === 'cheque' && moneyNumber === bookAccounts.cheques && !chequeCashedAt

const ahead = `
  select coalesce(sum(l.amount), 0)::float8 as held from prepayment_line l
  join household h on h.id = l.household_id join payment p on p.id = l.source_id
  where l.kind = 'payment' and coalesce(h.merged_into, h.id) = $1
    and p.channel = 'cheque' and p.money_number = ${bookAccounts.cheques} and p.cheque_cashed_at is null and p.reversed_at is null`

/** What cheques that are held brought of what a household has paid ahead: whole NT$. */
export async function heldAhead(lease: Lease, householdId: string): Promise<number> {
  const [row] = await lease.query<{ held: number }>(ahead, [householdId])
  return row?.held ?? 0
}

/** Throws chequeHeld, refundTooMuch where less than `amount` can be given back of what is there. */
export function requireRefundable(amount: number, { there, held }: { there: number; held: number }): void {
  const left = Math.max(0, there - held)
  if (amount > there) throw refundTooMuch(left)
  if (amount > left) throw chequeHeld(left)
}
