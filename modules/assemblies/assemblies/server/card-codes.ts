import { createHash, randomBytes } from 'node:crypto'
import type { CallContext } from '#platform/server/context.ts'
import type { UnitRecord } from './tables.ts'

const purpose = 'assembly card'
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** What a card's code bears: 80 bits, without signs that are taken for others. */
export const newCardCode = (): string => [...randomBytes(16)].map((byte) => signs[byte % 32]).join('')

/** What a card is found by: the code has 80 random bits, so its digest gives nothing away. */
export const cardHashOf = (code: string): string => createHash('sha256').update(code).digest('hex')

/** A new card: whoever reads the database alone cannot vote with it. */
export function newCard({ sealer }: Pick<CallContext, 'sealer'>) {
  const code = newCardCode()
  return { cardHash: cardHashOf(code), cardSealed: sealer.seal(purpose, code) }
}

/** The code of a card, to print it; '' for one that was made before codes were sealed. */
export const cardCodeOf = (
  { sealer }: Pick<CallContext, 'sealer'>,
  { cardSealed }: Pick<UnitRecord, 'cardSealed'>,
): string => (cardSealed ? sealer.open(purpose, cardSealed) : '')
