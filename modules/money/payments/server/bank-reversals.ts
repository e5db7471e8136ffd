import type { Lease } from '#platform/server/database.ts'
import { reversedByBank } from '../problems.ts'

const digits = (text: string) => `regexp_replace(${text}, '\\D', '', 'g')`
/** The last five digits of two accounts are there and the same: what is covered or left out in front says nothing. */
const sameEnd = (one: string, other: string) =>
  `(length(${digits(one)}) >= 5 and right(${digits(one)}, 5) = right(${digits(other)}, 5))`

/**
 * SQL: whether the reversal `r` of the bank is of what the line `o` brought: the same amount by the same virtual account; where one
 * of them names none, by the bank's number or the payer's account.
 */
export const isReversalOf = (r: string, o: string): string =>
  `(${r}.amount = ${o}.amount and ${o}.kind = 'in' and case when ${r}.code <> '' and ${o}.code <> '' then ${r}.code = ${o}.code
    else (length(${digits(`${r}.reference`)}) >= 4 and ${r}.reference = ${o}.reference) or ${sameEnd(`${r}.payer_account`, `${o}.payer_account`)} end)`

/** SQL: whether the line `o` was paid by the time of the reversal `r`, as far as both say it. */
export const isPaidBy = (r: string, o: string): string =>
  `(${o}.paid_on < ${r}.paid_on or (${o}.paid_on = ${r}.paid_on and (${o}.paid_time = '' or ${r}.paid_time = '' or ${o}.paid_time <= ${r}.paid_time)))`

const waiting = `
  select to_char(r.paid_on, 'FMMM/FMDD') as day from bank_line o
    join bank_line r on r.kind = 'reversal' and r.closed_at is null and ${isReversalOf('r', 'o')} and ${isPaidBy('r', 'o')}
  where o.id = $1 order by r.paid_on limit 1`

/** Throws reversedByBank for a payment of which the bank says that it took it back, until somebody did so here. */
export async function requireNotReversed(lease: Lease, paymentId: string): Promise<void> {
  const [reversal] = await lease.query<{ day: string }>(waiting, [paymentId])
  if (reversal) throw reversedByBank(reversal.day)
}
