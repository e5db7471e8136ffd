import { reusedNumbers } from '#platform/server/serial-numbers.ts'
import { serialNumbersFull } from '#modules/parcels/packages/contract.ts'

/** Waits until no other desk registers a deposit in this community; gives the way to take the next number. Throws serialNumbersFull. */
export const lockSerialNumbers = reusedNumbers({
  counter: 'deposit',
  inUse: 'select serial_number as n from deposit where handed_over_at is null and voided_at is null',
  full: serialNumbersFull,
})
