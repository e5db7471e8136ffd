import type { Lease } from '#platform/server/database.ts'
import { serialNumberAfter } from '#modules/packages/server/public.ts'

/** As the desk knows it: D031. */
export const showSerialNumber = (n: number): string => `D${String(n).padStart(3, '0')}`

// The counter's row is locked until the transaction ends, so two desks never get the same number.
const lockCounter = `
  insert into serial_counter (name) values ('deposit')
  on conflict (community_id, name) do update set last = serial_counter.last returning last`

const numbersInUse =
  'select serial_number as n from deposit where handed_over_at is null and voided_at is null'

/** Waits until no other desk registers a deposit in this community; gives the way to take the next number. */
export async function lockSerialNumbers(lease: Lease): Promise<() => Promise<number>> {
  const [counter] = await lease.query<{ last: number }>(lockCounter)
  return async () => {
    const waiting = await lease.query<{ n: number }>(numbersInUse)
    const next = serialNumberAfter(counter?.last ?? 0, new Set(waiting.map((row) => row.n)))
    await lease.query("update serial_counter set last = $1 where name = 'deposit'", [next])
    return next
  }
}
