import type { Lease } from '#platform/server/database.ts'
import { reusedNumbers } from '#platform/server/serial-numbers.ts'
import { serialNumbersFull } from '../contract.ts'

/** As shelves and labels show it: 0419. */
export const showSerialNumber = (n: number): string => String(n).padStart(4, '0')

/** Waits until no other desk registers in this community; gives the way to take the next number. Throws serialNumbersFull. */
export const lockSerialNumbers = reusedNumbers({
  counter: 'package',
  inUse: "select serial_number as n from package where state = 'waiting'",
  full: serialNumbersFull,
})

/** The number that a package had before, or the next one when another package got it meanwhile. Locks the counter. */
export async function takeBackSerialNumber(lease: Lease, own: number): Promise<number> {
  const takeNext = await lockSerialNumbers(lease)
  const taken = await lease.query("select 1 from package where state = 'waiting' and serial_number = $1", [
    own,
  ])
  return taken.length ? takeNext() : own
}
