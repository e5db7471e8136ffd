import type { Lease } from '#platform/server/database.ts'
import type { Household } from '#modules/homes/households/contract.ts'
import { householdsByIds } from '#modules/homes/households/server/public.ts'
import { notBound, wrongBarcode } from '../contract.ts'
import { cardOfCode, cardsOf, householdsOfPhone, isPhoneBarcode } from './code-queries.ts'

/** The household of a phone's barcode. Throws wrongBarcode (R143), notBound (R144). */
export async function findByPhone(context: Lease, typed: string): Promise<Household[]> {
  const code = typed.trim()
  if (!isPhoneBarcode(code)) throw wrongBarcode()
  const found = await householdsByIds(context, await householdsOfPhone(context, code))
  if (!found.length) throw notBound()
  return found
}

const isId = (code: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(code)

/**
 * An own household with its cards, when the code is its id; else the card that was scanned with its households, of which
 * there may be several (R120). Throws notBound (R146, R351), also for a disabled card, and cardLost, cardAmbiguous.
 */
export async function findByCard(context: Lease, code: string) {
  if (isId(code)) {
    const own = await householdsByIds(context, [code])
    if (own.length) return { households: own, cards: await cardsOf(context, code) }
  }
  const found = await cardOfCode(context, code)
  const households = await householdsByIds(context, found?.householdIds ?? [])
  if (!found || !households.length) throw notBound()
  const { id, cardCode, state, isDisabled } = found
  return { households, cards: [{ id, cardCode, state, isDisabled }] }
}
