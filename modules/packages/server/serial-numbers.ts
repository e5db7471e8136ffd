import type { Lease } from '#platform/server/database.ts'
import { serialNumbersFull } from '../contract.ts'

/** After it the numbers begin again at 1. */
export const lastSerialNumber = 9999

/** As shelves and labels show it: 0419. */
export const showSerialNumber = (n: number): string => String(n).padStart(4, '0')

/**
 * The number after `last`, past those that are in use, beginning again at 1 after 9999.
 * Throws serialNumbersFull when every number is in use.
 */
export function serialNumberAfter(last: number, inUse: ReadonlySet<number>): number {
  for (let step = 0; step < lastSerialNumber; step++) {
    const n = ((last + step) % lastSerialNumber) + 1
    if (!inUse.has(n)) return n
  }
  throw serialNumbersFull()
}

// The counter's row is locked until the transaction ends, so two desks never get the same number.
const lockCounter = `
  insert into serial_counter (name) values ('package')
  on conflict (community_id, name) do update set last = serial_counter.last returning last`

const numbersInUse = "select serial_number as n from package where state = 'waiting'"

/** Waits until no other desk registers in this community; gives the way to take the next number. */
export async function lockSerialNumbers(lease: Lease): Promise<() => Promise<number>> {
  const [counter] = await lease.query<{ last: number }>(lockCounter)
  return async () => {
    const waiting = await lease.query<{ n: number }>(numbersInUse)
    const next = serialNumberAfter(counter?.last ?? 0, new Set(waiting.map((row) => row.n)))
    await lease.query("update serial_counter set last = $1 where name = 'package'", [next])
    return next
  }
}

/** The number that a package had before, or the next one when another package got it meanwhile. Locks the counter. */
export async function takeBackSerialNumber(lease: Lease, own: number): Promise<number> {
  const takeNext = await lockSerialNumbers(lease)
  const taken = await lease.query("select 1 from package where state = 'waiting' and serial_number = $1", [
    own,
  ])
  return taken.length ? takeNext() : own
}
