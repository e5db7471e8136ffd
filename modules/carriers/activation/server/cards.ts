import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { residentOf } from '#modules/homes/households/server/public.ts'
import { type activation, alreadySo, carrierChanged, notBoundHere } from '../contract.ts'
import { cardChanged, cardsUnbound } from '../events.ts'
import type { CardState } from '../shapes.ts'
import { lockCarriersOf } from './locks.ts'
import { type CardAct, cardHistory } from './tables.ts'

type Calls = typeof activation.calls

interface LockedCard {
  id: string
  lostAt: Date | null
  disabledAt: Date | null
  rowVersion: number
  householdIds: string[]
}

interface Seen {
  cardId: string
  rowVersion: number
  /** Absent: of whichever household has it. */
  householdId?: string
}

/**
 * A card, held until the end of the transaction. Throws notFound; notBoundHere when it was taken off meanwhile, carrierChanged
 * when it is not as the desk saw it.
 */
async function lockCard(context: Context, { cardId, rowVersion, householdId }: Seen): Promise<LockedCard> {
  await lockCarriersOf(context, 'card', cardId)
  const [card] = await context.query<LockedCard>(
    `select c.id, c.lost_at as "lostAt", c.disabled_at as "disabledAt", c.row_version as "rowVersion",
       array(select b.household_id from card_household b where b.card_id = c.id and b.unbound_at is null) as "householdIds"
     from card c where c.id = $1 for update`,
    [cardId],
  )
  if (!card) throw problems.notFound()
  const isBound = householdId ? card.householdIds.includes(householdId) : card.householdIds.length > 0
  if (isBound && card.rowVersion === rowVersion) return card
  const last = await cardHistory.last(context, cardId, isBound ? undefined : 'unbound')
  const since = [last?.by ?? '另一個櫃台', last ? speakTime(last.at, context.now) : '剛剛'] as const
  throw isBound ? carrierChanged(...since) : notBoundHere(...since)
}

const raise = 'row_version = row_version + 1'
const stateOf = (card: LockedCard): CardState =>
  card.lostAt ? 'lost' : card.disabledAt ? 'disabled' : 'active'
const acts: Record<CardState, CardAct> = { active: 'enabled', lost: 'lost', disabled: 'disabled' }

/**
 * A card is lost (掛失), taken out of use, or works again. It holds at once: every look-up and hand-over asks the database.
 * Throws notFound, notBoundHere, carrierChanged, alreadySo.
 */
export async function setCardState(context: Context, input: Taken<Calls['setCardState']>): Promise<void> {
  const { cardId, state, reason } = input
  const card = await lockCard(context, input)
  if (stateOf(card) === state) throw alreadySo()
  await context.query(
    `update card set lost_at = case when $2 = 'lost' then $3::timestamptz end,
       disabled_at = case when $2 = 'disabled' then $3::timestamptz end, ${raise} where id = $1`,
    [cardId, state, context.now],
  )
  await cardHistory.add(context, context.actor, [{ cardId, householdId: null, act: acts[state], reason }])
  context.emit(cardChanged, { householdIds: card.householdIds })
  context.audit({
    action: 'activation.setCardState',
    target: 'card',
    targetId: cardId,
    before: { state: stateOf(card) },
    after: { state },
    reason,
  })
}

/** Who of a household carries a card; null: nobody in person. Throws notFound, carrierChanged, notBoundHere. */
export async function setCardHolder(context: Context, input: Taken<Calls['setCardHolder']>): Promise<void> {
  const { cardId, householdId, residentId } = input
  await lockCard(context, input)
  if (residentId && !(await residentOf(context, householdId, residentId))) throw problems.notFound()
  const [before] = await context.query<{ residentId: string | null }>(
    `update card_household b set resident_id = $3 from card_household old
     where b.card_id = $1 and b.household_id = $2 and old.card_id = $1 and old.household_id = $2
     returning old.resident_id as "residentId"`,
    [cardId, householdId, residentId],
  )
  await context.query(`update card set ${raise} where id = $1`, [cardId])
  await cardHistory.add(context, context.actor, [{ cardId, householdId, residentId, act: 'holder' }])
  context.emit(cardChanged, { householdIds: [householdId] })
  context.audit({
    action: 'activation.setCardHolder',
    target: 'card',
    targetId: cardId,
    before,
    after: { householdId, residentId },
  })
}

/** Takes a card off one household, or off all that have it. Throws notFound, carrierChanged, notBoundHere. */
export async function unbindCard(context: Context, input: Taken<Calls['unbindCard']>): Promise<void> {
  const { cardId, householdId, fromAll, reason } = input
  const card = await lockCard(context, input)
  await takeOff(context, cardId, fromAll ? card.householdIds : [householdId], reason)
  context.emit(cardsUnbound, { householdIds: card.householdIds })
}

/** Takes a card off these households, with its change and its audit row; the event is the caller's. */
export async function takeOff(
  context: Context,
  cardId: string,
  householdIds: readonly string[],
  reason: string,
): Promise<void> {
  await context.query(
    `update card_household set unbound_at = $3, resident_id = null
     where card_id = $1 and household_id = any($2) and unbound_at is null`,
    [cardId, householdIds, context.now],
  )
  await context.query(`update card set ${raise} where id = $1`, [cardId])
  await cardHistory.add(
    context,
    context.actor,
    householdIds.map((householdId) => ({ cardId, householdId, act: 'unbound', reason })),
  )
  context.audit({
    action: 'activation.unbindCard',
    target: 'card',
    targetId: cardId,
    before: { householdIds },
    reason,
  })
}
