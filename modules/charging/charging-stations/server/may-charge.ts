import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { connectorHouseholdTable as h, tagTable as g } from './tables.ts'
import { plainTag } from './tags.ts'

/** Whether a tag may charge, in the words of OCPP, and whose it is. */
export interface MayCharge {
  status: 'Accepted' | 'Invalid' | 'Expired' | 'Blocked'
  householdId: string | null
}

/**
 * Whether who shows a tag may charge at a connector at a time, now or before; without a connector, anywhere. Who shows none at a private connector of one
 * household is that household: such bays often have no reader.
 */
export async function mayCharge(
  lease: Lease,
  {
    idTag,
    connector,
    now,
  }: { idTag: string; connector?: { id: string; isPrivate: boolean } | undefined; now: Date },
): Promise<MayCharge> {
  const owners = connector?.isPrivate
    ? (await lease.db.select({ id: h.householdId }).from(h).where(eq(h.connectorId, connector.id))).map(
        ({ id }) => id,
      )
    : undefined
  if (!idTag.trim()) {
    const [owner, ...more] = owners ?? []
    return owner && !more.length
      ? { status: 'Accepted', householdId: owner }
      : { status: 'Invalid', householdId: null }
  }
  const [tag] = await lease.db
    .select()
    .from(g)
    .where(and(eq(g.idTag, plainTag(idTag)), or(isNull(g.retiredAt), gt(g.retiredAt, now))))
    // Of a card that went on to another household: whose it was at that time.
    .orderBy(asc(g.addedAt))
    .limit(1)
  if (!tag) return { status: 'Invalid', householdId: null }
  const { householdId, expiresAt } = tag
  if (expiresAt && expiresAt <= now) return { status: 'Expired', householdId }
  if (owners && !owners.includes(householdId)) return { status: 'Blocked', householdId }
  return { status: 'Accepted', householdId }
}
