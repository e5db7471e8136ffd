import { dayAfter } from '#platform/contract/days.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { Lease } from '#platform/server/database.ts'
import { takenByBank } from '../problems.ts'

/** How many days what a clerk writes and what a bank says may be apart. */
const apart = 5

// What came by the bank of this household, or of nobody yet, unless the ends of both accounts differ.
const found = `
  select p.code, to_char(coalesce(p.credit_day, p.day), 'FMMM/FMDD') as day, coalesce(h.label, '') as label
  from payment p left join household h on h.id = p.household_id
  where p.source = 'bankLine' and p.reversed_at is null and p.amount = $1 and p.day between $2 and $3
    and (p.household_id = $4 or (p.household_id is null and p.open = p.amount))
    and (p.last_digits = '' or $5 = '' or p.last_digits like '%' || $5 or $5 like '%' || p.last_digits)
  order by p.household_id nulls last, p.day desc limit 1`

/** Throws takenByBank where a transfer that the desk writes down seems to be what a file of the bank brought already. */
export async function requireNotByBank(
  lease: Lease,
  given: { amount: number; day: string; householdId: string; lastDigits: string },
): Promise<void> {
  // While a file is taken in, or somebody decides of a line, it is not known yet.
  await oneAtATime(lease, 'bank lines')
  const [row] = await lease.query<{ code: string; day: string; label: string }>(found, [
    given.amount,
    dayAfter(given.day, -apart),
    dayAfter(given.day, apart),
    given.householdId,
    given.lastDigits.replace(/\D/g, ''),
  ])
  if (row) throw takenByBank([`${row.day} 入帳`, row.label].filter(Boolean).join('，'))
}
