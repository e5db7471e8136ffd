import type { Lease } from '#platform/server/database.ts'
import { cardOfCode, householdsOfPhone } from './code-queries.ts'

/**
 * The ids of the households that a phone's barcode (0) or a card (2) covers; none when it is unknown or disabled (R122).
 * Throws cardLost, cardAmbiguous.
 */
export async function householdsOfCode(context: Lease, receiveType: 0 | 2, code: string): Promise<string[]> {
  if (receiveType === 0) return householdsOfPhone(context, code.trim())
  return (await cardOfCode(context, code))?.householdIds ?? []
}
