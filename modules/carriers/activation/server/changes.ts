import { newId } from '#platform/contract/new-id.ts'
import type { Author, Work } from '#platform/server/work.ts'
import { type CardAct, cardChanges, type PhoneAct, phoneChanges } from './tables.ts'

/** Cards and phones of a community are bound, moved and taken off one after the other: two desks may hold the same one. */
export const lockCarriers = async (work: Work): Promise<void> => {
  await work.query("select pg_advisory_xact_lock(hashtextextended('activation ' || lobby_community(), 0))")
}

interface Change<Act> {
  act: Act
  /** Of a move: its other end. */
  otherHouseholdId?: string | null
  residentId?: string | null
  reason?: string
}

export type CardChange = Change<CardAct> & { cardId: string; householdId: string | null }
export type PhoneChange = Change<PhoneAct> & { phoneId: string; householdId: string }

const written = (work: Work, author: Author) => ({
  at: work.now,
  accountId: author.accountId,
  accountName: author.name,
})

/** Keeps what happened to cards. */
export async function keepCardChanges(
  work: Work,
  author: Author,
  changes: readonly CardChange[],
): Promise<void> {
  if (!changes.length) return
  const by = written(work, author)
  await work.db.insert(cardChanges).values(changes.map((change) => ({ id: newId(), ...by, ...change })))
}

/** Keeps what happened to phones. */
export async function keepPhoneChanges(
  work: Work,
  author: Author,
  changes: readonly PhoneChange[],
): Promise<void> {
  if (!changes.length) return
  const by = written(work, author)
  await work.db.insert(phoneChanges).values(changes.map((change) => ({ id: newId(), ...by, ...change })))
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

/** In whose name a call acts. */
export const authorOf = (context: { actor: { accountId: string; name: string } }): Author => ({
  accountId: context.actor.accountId,
  name: context.actor.name,
})
