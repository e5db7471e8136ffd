import { dayOf } from '#platform/contract/taipei.ts'
import { pickupPast, pickupTooFar } from '../problems.ts'
import { cookingMinutes } from '#modules/meals/order-shapes.ts'

const minute = 60_000
const fives = 5 * minute

/**
 * When food is picked up: at the time that was chosen, of today, or as soon as it can be ready, to five minutes. Throws
 * pickupPast, pickupTooFar.
 */
export function pickupOf(chosen: Date | null, now: Date): Date {
  if (!chosen) return new Date(Math.ceil((now.getTime() + cookingMinutes * minute) / fives) * fives)
  // A desk may take a while between choosing and sending.
  if (chosen.getTime() < now.getTime() - cookingMinutes * minute) throw pickupPast()
  if (dayOf(chosen) > dayOf(now)) throw pickupTooFar()
  return chosen
}
