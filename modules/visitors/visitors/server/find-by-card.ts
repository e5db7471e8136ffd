import type { Lease } from '#platform/server/database.ts'
import { unknownCard } from '../contract.ts'
import { holderOfCard } from './held-things.ts'
import { readRow } from '#modules/visitors/visits/server/public.ts'

/** Which visitor inside has a card. Throws unknownCard (R189). */
export async function findByCard(lease: Lease, cardCode: string) {
  const visitorId = await holderOfCard(lease, cardCode)
  if (!visitorId) throw unknownCard()
  const { row, label } = await readRow(lease, visitorId)
  return { visitorId, householdId: row.householdId, label }
}
