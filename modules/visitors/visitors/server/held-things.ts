import { and, eq, ne, sql } from 'drizzle-orm'
import { candidateUids, canonicalUid } from '#platform/contract/card-uid.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { bayInUse, cardInUse } from '../contract.ts'
import { isInside } from '#modules/visitors/visits/server/public.ts'
import { visitorTable as v } from '#modules/visitors/visits/server/public.ts'

// Of two desks that give the same card or bay away, the second waits and hears of the first. Always the card before the bay.
const lockThing = (lease: Lease, thing: string) => oneAtATime(lease, `visitor ${thing}`)

const nameOf = (row: { name: string; firm: string; reason: string }) => row.name || row.firm || row.reason
const holder = { id: v.id, name: v.name, firm: v.firm, reason: v.reason }

/** The visitor inside who has a card, however its reader writes it; undefined when nobody has. */
export async function holderOfCard(lease: Lease, code: string): Promise<string | undefined> {
  const uids = candidateUids(code)
  const rows = uids.length
    ? await lease.db
        .select({ id: v.id, uid: v.cardUid })
        .from(v)
        .where(and(isInside, sql`${v.cardUid} = any(${sql.param(uids)}::text[])`))
    : []
  // Two cards may mirror each other: the likelier reading counts.
  return rows.sort((a, b) => uids.indexOf(a.uid) - uids.indexOf(b.uid))[0]?.id
}

/** Takes a visitor card for one visitor until the transaction ends; gives its columns. Throws cardInUse. */
export async function holdCard(lease: Lease, visitorId: string, code: string) {
  if (!code) return { cardCode: '', cardUid: '' }
  const cardUid = canonicalUid(code)
  await lockThing(lease, `card ${cardUid}`)
  const [other] = await lease.db
    .select(holder)
    .from(v)
    .where(and(isInside, eq(v.cardUid, cardUid), ne(v.id, visitorId)))
  if (other) throw cardInUse(nameOf(other))
  return { cardCode: code, cardUid }
}

/** Takes a parking bay for one visitor until the transaction ends. Throws bayInUse. */
export async function holdBay(lease: Lease, visitorId: string, bay: string): Promise<void> {
  if (!bay) return
  await lockThing(lease, `bay ${bay}`)
  const [other] = await lease.db
    .select(holder)
    .from(v)
    .where(and(isInside, eq(v.parkingBay, bay), ne(v.id, visitorId)))
  if (other) throw bayInUse(bay, nameOf(other))
}
