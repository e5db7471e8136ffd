import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { cardsBound, phoneBound, serialsChanged } from '../events.ts'
import { lockCarriers } from './locks.ts'
import { cardHistory, type CardLine, phoneHistory, phones } from './tables.ts'
import { carriersOfResident } from './unbind-of.ts'

/** From one household to another: all there is, or only what is named. */
export interface Move {
  from: string
  to: string
  reason: string
  /** Left out: everything. */
  ids?: readonly string[]
}

const bound = `select card_id as "cardId", resident_id as "residentId" from card_household
  where household_id = $1 and unbound_at is null and ($2::uuid[] is null or card_id = any($2))`

const rebind = `
  insert into card_household (card_id, household_id, resident_id, bound_at, bound_by_name)
  select b.card_id, $2, b.resident_id, $3, $4 from card_household b
  where b.household_id = $1 and b.unbound_at is null and b.card_id = any($5)
  on conflict on constraint card_household_pkey do update
    set resident_id = case when card_household.unbound_at is null then card_household.resident_id
        else excluded.resident_id end,
      bound_at = case when card_household.unbound_at is null then card_household.bound_at else excluded.bound_at end,
      bound_by_name = case when card_household.unbound_at is null then card_household.bound_by_name
        else excluded.bound_by_name end,
      unbound_at = null`

/**
 * Moves cards from a household to another, when households are merged or split; holders stay, lost ones stay lost, a card
 * that both had stays with the other. `ids` are cards. Gives how many.
 */
export async function moveCards(context: Context, { from, to, reason, ids }: Move): Promise<number> {
  await lockCarriers(context)
  const rows = await context.query<{ cardId: string; residentId: string | null }>(bound, [from, ids ?? null])
  if (!rows.length) return 0
  const cardIds = rows.map((row) => row.cardId)
  await context.query(rebind, [from, to, context.now, context.actor.name, cardIds])
  await context.query(
    `update card_household set unbound_at = $3, resident_id = null
     where household_id = $1 and card_id = any($2) and unbound_at is null`,
    [from, cardIds, context.now],
  )
  await context.query('update card set row_version = row_version + 1 where id = any($1)', [cardIds])
  const changes = rows.flatMap(({ cardId, residentId }): CardLine[] => [
    { cardId, householdId: from, otherHouseholdId: to, act: 'unbound', reason },
    { cardId, householdId: to, otherHouseholdId: from, residentId, act: 'bound', reason },
  ])
  await cardHistory.add(context, context.actor, changes)
  context.emit(cardsBound, { householdIds: [from, to] })
  context.audit({
    action: 'activation.moveCards',
    target: 'household',
    targetId: from,
    after: { to, cardIds },
    reason,
  })
  return rows.length
}

interface Phone {
  id: string
  residentId: string | null
  serial: string
  way: 'barcode' | 'serial'
}

/**
 * Moves phones from a household to another; holders stay. Open serial numbers go with them when everything moves, and end
 * when the other household has one of its own for the same resident. `ids` are phones. Gives how many phones.
 */
export async function movePhones(context: Context, move: Move): Promise<number> {
  const { from, to, reason, ids } = move
  await lockCarriers(context)
  if (!ids) await moveSerials(context, move)
  const rows = await context.query<Phone>(
    `update phone set unbound_at = $3, row_version = row_version + 1
     where household_id = $1 and unbound_at is null and ($2::uuid[] is null or id = any($2))
     returning id, resident_id as "residentId", serial, way`,
    [from, ids ?? null, context.now],
  )
  if (!rows.length) return 0
  const moved = rows.map(({ id: old, ...row }) => ({ ...row, old, id: newId() }))
  await context.db.insert(phones).values(
    moved.map(({ id, residentId, serial, way }) => ({
      id,
      householdId: to,
      residentId,
      serial,
      way,
      boundAt: context.now,
      boundByName: context.actor.name,
    })),
  )
  await phoneHistory.add(
    context,
    context.actor,
    moved.flatMap(({ id, old, residentId }) => [
      { phoneId: old, householdId: from, otherHouseholdId: to, act: 'unbound' as const, reason },
      { phoneId: id, householdId: to, otherHouseholdId: from, residentId, act: 'bound' as const, reason },
    ]),
  )
  context.emit(phoneBound, { householdIds: [from, to] })
  context.audit({
    action: 'activation.movePhones',
    target: 'household',
    targetId: from,
    after: { to, phoneIds: moved.map(({ id }) => id) },
    reason,
  })
  return rows.length
}

async function moveSerials(context: Context, { from, to }: Move): Promise<void> {
  const ids = await context.query<{ id: string }>(
    'select id from phone_serial where household_id = $1 and used_at is null and revoked_at is null',
    [from],
  )
  await rehouseSerials(context, ids, to)
}

/** Open serial numbers that were given to these people are of another household from now on: the app that spends one opens that. */
async function moveSerialsOf(context: Context, residentIds: readonly string[], to: string): Promise<void> {
  await lockCarriers(context)
  const ids = await context.query<{ id: string }>(
    `select id from phone_serial
     where resident_id = any($1) and household_id <> $2 and used_at is null and revoked_at is null`,
    [residentIds, to],
  )
  await rehouseSerials(context, ids, to)
}

async function rehouseSerials(context: Context, rows: readonly { id: string }[], to: string): Promise<void> {
  if (!rows.length) return
  const ids = rows.map(({ id }) => id)
  await context.query(
    `update phone_serial s set revoked_at = $3, revoked_by_name = $4, is_replaced = true
     where id = any($1) and exists (
       select from phone_serial o where o.household_id = $2 and o.resident_id is not distinct from s.resident_id
         and o.used_at is null and o.revoked_at is null)`,
    [ids, to, context.now, context.actor.name],
  )
  const moved = await context.query<{ id: string }>(
    `update phone_serial set household_id = $2 where id = any($1) and revoked_at is null returning id`,
    [ids, to],
  )
  context.emit(serialsChanged, { householdIds: [to] })
  context.audit({
    action: 'activation.moveSerials',
    target: 'household',
    targetId: to,
    after: { serialIds: moved.map(({ id }) => id) },
  })
}

/** Cards, phones and open serial numbers that are somebody's own go with them to another household. */
export async function moveCarriersOf(
  context: Context,
  {
    residentIds,
    toHouseholdId,
    reason,
  }: { residentIds: readonly string[]; toHouseholdId: string; reason: string },
): Promise<void> {
  for (const residentId of residentIds)
    await moveCarriers(context, residentId, toHouseholdId, reason || '住戶換戶')
  await moveSerialsOf(context, residentIds, toHouseholdId)
}

async function moveCarriers(context: Context, residentId: string, to: string, reason: string): Promise<void> {
  const { cards, phones } = await carriersOfResident(context, residentId)
  const froms = new Set([...cards, ...phones].map((card) => card.householdId))
  for (const from of froms) {
    if (from === to) continue
    const ofHere = <T extends { householdId: string }>(all: T[]) =>
      all.filter((item) => item.householdId === from)
    const move = { from, to, reason }
    const cardIds = ofHere(cards).map((card) => card.cardId)
    const phoneIds = ofHere(phones).map((phone) => phone.phoneId)
    if (cardIds.length) await moveCards(context, { ...move, ids: cardIds })
    if (phoneIds.length) await movePhones(context, { ...move, ids: phoneIds })
  }
}
