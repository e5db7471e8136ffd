import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { cardsUnbound, phonesUnbound, serialsChanged } from '../events.ts'
import { takeOff } from './cards.ts'
import { lockCarriers } from './locks.ts'
import { takePhoneOff } from './phones.ts'

interface Carriers {
  cards: { cardId: string; householdId: string; cardCode: string }[]
  phones: { phoneId: string; householdId: string; serialEnd: string }[]
}

/** The cards that a resident carries and the phones that are the resident's, as they are bound now. */
export async function carriersOfResident(lease: Lease, residentId: string): Promise<Carriers> {
  const [cards, phones] = await Promise.all([
    lease.query<Carriers['cards'][number]>(
      `select b.card_id as "cardId", b.household_id as "householdId", c.code as "cardCode"
       from card_household b join card c on c.id = b.card_id
       where b.resident_id = $1 and b.unbound_at is null order by b.card_id`,
      [residentId],
    ),
    lease.query<Carriers['phones'][number]>(
      `select id as "phoneId", household_id as "householdId", right(serial, 4) as "serialEnd"
       from phone where resident_id = $1 and unbound_at is null order by id`,
      [residentId],
    ),
  ])
  return { cards, phones }
}

/**
 * Takes everything off that a resident has, when the resident moves out: cards, phones and open serial numbers open nothing
 * for the household any more. Gives how many of each.
 */
export async function unbindOf(
  context: Context,
  { residentId, reason }: { residentId: string; reason: string },
): Promise<{ cards: number; phones: number; serials: number }> {
  await lockCarriers(context)
  const { cards, phones } = await carriersOfResident(context, residentId)
  for (const { cardId, householdId } of cards) await takeOff(context, cardId, [householdId], reason)
  for (const phone of phones) await takePhoneOff(context, phone, reason)
  const serials = await context.query<{ householdId: string }>(
    `update phone_serial set revoked_at = $2, revoked_by_name = $3
     where resident_id = $1 and used_at is null and revoked_at is null returning household_id as "householdId"`,
    [residentId, context.now, context.actor.name],
  )
  const of = (rows: readonly { householdId: string }[]) => ({
    householdIds: [...new Set(rows.map((row) => row.householdId))],
  })
  if (cards.length) context.emit(cardsUnbound, of(cards))
  if (phones.length) context.emit(phonesUnbound, of(phones))
  if (serials.length) context.emit(serialsChanged, of(serials))
  return { cards: cards.length, phones: phones.length, serials: serials.length }
}
