import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { ownersOfCode } from '#modules/carriers/activation/server/public.ts'
import { householdsByIds, requireHousehold } from '#modules/homes/households/server/public.ts'
import { foodOf } from '#modules/meals/food-menu/server/public.ts'
import { balanceOf } from '#modules/meals/points/server/public.ts'
import type { foodOrders } from '../contract.ts'
import { codeOfNobody } from '../problems.ts'
import { type OrderMode, orderModes, type Quote } from '#modules/meals/order-shapes.ts'
import { pickupOf } from './pickup.ts'
import { priceOf, sumOf } from './price.ts'

type Calls = typeof foodOrders.calls

/** Which points an order of so many takes in a mode. */
export function quoteOf(mode: OrderMode, points: number, have: { normal: number; cash: number }): Quote {
  const normalPoints =
    mode === 'cashOnly' ? 0 : mode === 'normalOnly' ? points : Math.min(have.normal, points)
  const cashPoints = points - normalPoints
  return { mode, normalPoints, cashPoints, isEnough: normalPoints <= have.normal && cashPoints <= have.cash }
}

/** What an order costs, and what it would take in each mode. Throws notFound, pickupPast, pickupTooFar, and what priceOf throws. */
export async function quote(
  context: Context,
  { householdId, residentId, pickupAt, items }: Taken<Calls['quote']>,
) {
  await requireHousehold(context, householdId)
  const have = await balanceOf(context, { householdId, residentId })
  const food = await foodOf(context, [...new Set(items.map(({ itemId }) => itemId))])
  const { now } = context
  const points = sumOf(priceOf(food, items, { pickupAt: pickupOf(pickupAt, now), now }))
  return {
    points,
    normalPoints: have.normal,
    cashPoints: have.cash,
    modes: orderModes.map((mode) => quoteOf(mode, points, have)),
  }
}

/** The households of a card or a phone. Throws codeOfNobody, cardLost, cardAmbiguous. */
export async function findByCode(context: Context, { code }: Taken<Calls['findByCode']>) {
  const card = await ownersOfCode(context, 2, code)
  const owners = card.householdIds.length ? card : await ownersOfCode(context, 0, code)
  if (!owners.householdIds.length) throw codeOfNobody()
  const rows = await householdsByIds(context, owners.householdIds)
  return rows.map(({ householdId, label }) => ({ householdId, label, names: owners.holders }))
}
