import type { Lease } from '#platform/server/database.ts'
import { cardOfCode, phoneOfCode } from './code-queries.ts'

/** What a code stands for at a hand-over. */
export interface CodeOwners {
  householdIds: string[]
  /** The names of the residents whose it is. */
  holders: string[]
}

/**
 * The households that a phone's barcode (0) or a card (2) covers, and whose it is; none when it is unknown or disabled (R122).
 * Throws cardLost, cardAmbiguous.
 */
export async function ownersOfCode(context: Lease, receiveType: 0 | 2, code: string): Promise<CodeOwners> {
  if (receiveType === 0) {
    const rows = await phoneOfCode(context, code.trim())
    return {
      householdIds: rows.map((row) => row.householdId),
      holders: rows.flatMap(({ holder }) => holder || []),
    }
  }
  const { householdIds = [], holders = [] } = (await cardOfCode(context, code)) ?? {}
  return { householdIds, holders }
}
