import { refusalOf } from '#platform/contract/card-refusal.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { maskName } from '#platform/contract/masking.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { householdsByIds, requireHousehold, residentOf } from '#modules/homes/households/server/public.ts'
import { cardBlockedElsewhere, cardOfOthers } from '../contract.ts'
import { cardRefusals } from '../card-refusals.ts'
import { cardsBound } from '../events.ts'
import { type BatchBinding, type CardBinding, type OtherHousehold, otherHouseholds } from '../shapes.ts'
import { canonicalOf, keptReadings } from './card-match.ts'
import { lockCarriersOf } from './locks.ts'
import { type KnownCard, knownCard } from './code-queries.ts'
import { cardHistory, type CardLine, cards } from './tables.ts'

interface Wish {
  householdId: string
  residentId: string | null
  onOther: 'ask' | 'add' | 'move'
}

/** The households as a question may show them to whoever stands at the desk: names masked. */
async function othersOf(lease: Lease, ids: readonly string[]): Promise<OtherHousehold[]> {
  const rows = await householdsByIds(lease, ids)
  return rows.map(({ householdId, label, names }) => ({ householdId, label, names: names.map(maskName) }))
}

const labelsOf = (rows: readonly OtherHousehold[]) => rows.map(({ label }) => label)
const onWire = (rows: OtherHousehold[]) => codecOf(otherHouseholds).encode(rows)

async function requireHolder(lease: Lease, householdId: string, residentId: string | null): Promise<void> {
  if (residentId && !(await residentOf(lease, householdId, residentId))) throw problems.notFound()
}

/** Throws when other households have the card and nobody said what to do, or when it is lost or disabled there. */
async function requireFree(lease: Lease, card: KnownCard, others: string[], wish: Wish): Promise<void> {
  if (!others.length || card.householdIds.includes(wish.householdId)) return
  const rows = await othersOf(lease, others)
  if (card.state !== 'active') {
    const how = card.state === 'lost' ? '掛失' : '停用'
    throw cardBlockedElsewhere(how, labelsOf(rows), onWire(rows))
  }
  if (wish.onOther === 'ask') throw cardOfOthers(labelsOf(rows), onWire(rows))
}

async function addCard(context: Context, code: string): Promise<string> {
  const id = newId()
  await context.db
    .insert(cards)
    .values({ id, code: code.trim(), ...canonicalOf(code), readings: keptReadings(code) })
  return id
}

const bindRow = `
  insert into card_household (card_id, household_id, resident_id, bound_at, bound_by_name) values ($1, $2, $3, $4, $5)
  on conflict on constraint card_household_pkey do update
    set resident_id = excluded.resident_id, bound_at = excluded.bound_at, bound_by_name = excluded.bound_by_name,
      unbound_at = null`

const wasHere = 'select 1 as one from card_household where card_id = $1 and household_id = $2'

/** Binds one card after the lock; refuses before it writes anything. */
async function bindOne(context: Context, wish: Wish, code: string): Promise<CardBinding> {
  const refused = refusalOf(code)
  if (refused) throw cardRefusals[refused]()
  const { householdId, residentId } = wish
  const card = await knownCard(context, code)
  const others = card?.householdIds.filter((id) => id !== householdId) ?? []
  if (card) await requireFree(context, card, others, wish)

  const isHere = card?.householdIds.includes(householdId) ?? false
  const isBlocked = card !== undefined && card.state !== 'active'
  const moved = wish.onOther === 'move' ? others : []
  const cameBack = card && !isHere ? (await context.query(wasHere, [card.id, householdId])).length > 0 : false
  const cardId = card?.id ?? (await addCard(context, code))
  const changes: CardLine[] = []
  if (moved.length) {
    await context.query(
      `update card_household set unbound_at = $3, resident_id = null
       where card_id = $1 and household_id = any($2) and unbound_at is null`,
      [cardId, moved, context.now],
    )
    for (const id of moved)
      changes.push({ cardId, householdId: id, otherHouseholdId: householdId, act: 'unbound' })
  }
  if (card && (isBlocked || !isHere || moved.length)) {
    await context.query(
      'update card set lost_at = null, disabled_at = null, row_version = row_version + 1 where id = $1',
      [cardId],
    )
  }
  if (isBlocked) changes.push({ cardId, householdId: null, act: 'enabled' })
  if (!isHere) {
    await context.query(bindRow, [cardId, householdId, residentId, context.now, context.actor.name])
    const [from = null] = moved
    changes.push({ cardId, householdId, residentId, otherHouseholdId: from, act: 'bound' })
  }
  await cardHistory.add(context, context.actor, changes)

  const status = isBlocked || cameBack ? 'restart' : isHere ? 'repeat' : 'success'
  const cardCode = card?.cardCode ?? code.trim()
  if (changes.length) context.emit(cardsBound, { householdIds: [householdId, ...others] })
  context.audit({
    action: 'activation.bindCard',
    target: 'card',
    targetId: cardId,
    before: { state: card?.state ?? null, householdIds: card?.householdIds ?? [] },
    after: { status, householdId, residentId, movedFrom: moved },
  })
  const stay = others.filter((id) => !moved.includes(id))
  return {
    status,
    cardId,
    cardCode,
    others: await othersOf(context, stay),
    movedFrom: await othersOf(context, moved),
  }
}

async function prepare(context: Context, { householdId, residentId }: Wish): Promise<void> {
  await lockCarriersOf(context, 'household', householdId)
  await requireHousehold(context, householdId)
  await requireHolder(context, householdId, residentId)
}

/**
 * Binds a card to a household: `repeat` when it is bound here already (R344), `restart` when it was lost, disabled or taken
 * off and works again (R345), else `success` (R346). The same card in whatever format a reader sends is the same card.
 * Throws notFound, cardOfOthers (R354), cardBlockedElsewhere, cardAmbiguous, and why a code is no card's.
 */
export async function bindCard(context: Context, input: Wish & { cardCode: string }): Promise<CardBinding> {
  const { cardCode, ...wish } = input
  await prepare(context, wish)
  return bindOne(context, wish, cardCode)
}

/** Binds cards that were read in a row, each with its own status; what cannot be bound says why. Throws notFound. */
export async function bindCards(
  context: Context,
  input: Wish & { cardCodes: string[] },
): Promise<BatchBinding[]> {
  const { cardCodes, ...wish } = input
  await prepare(context, wish)
  const results: BatchBinding[] = []
  for (const cardCode of cardCodes) {
    try {
      const { status, others } = await bindOne(context, wish, cardCode)
      results.push({ cardCode, status, code: 0, description: '', others })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const known = await knownCard(context, cardCode).catch(() => undefined)
      const others = known ? await othersOf(context, known.householdIds) : []
      results.push({ cardCode, status: 'fail', code: error.code, description: error.description, others })
    }
  }
  const failed = results.filter(({ status }) => status === 'fail').length
  context.audit({
    action: 'activation.bindCards',
    target: 'household',
    targetId: wish.householdId,
    after: { count: results.length, failed },
  })
  return results
}
