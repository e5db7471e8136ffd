import type { Work } from '#platform/server/work.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'

/** Cards and phones of a community are bound, moved and taken off one after the other: two desks may hold the same one. */
export const lockCarriers = async (work: Work): Promise<void> => {
  await oneAtATime(work, 'activation')
}

const homes = {
  household: 'select $1::uuid',
  card: 'select household_id from card_household where card_id = $1 and unbound_at is null',
  phone: 'select household_id from phone where id = $1',
  serial: 'select household_id from phone_serial where id = $1',
}

/**
 * The same for what is of some households: these are held first, as a merge and a move hold them, so that nobody waits in a
 * circle. Whoever closes one of them, or a person who leaves, has done so before this returns, or waits for its transaction.
 */
export async function lockCarriersOf(work: Work, text: keyof typeof homes, id: string): Promise<void> {
  await work.query(`select 1 as one from household where id in (${homes[text]}) order by id for key share`, [
    id,
  ])
  await lockCarriers(work)
}
