import { eq, inArray, type InferSelectModel } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import {
  type Broadcast,
  type BroadcastState,
  changedMeanwhile,
  noSuchBroadcast,
  alreadyWithdrawn,
} from '../draft-contract.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { broadcastCommunities, broadcastTable } from './tables.ts'

type Row = InferSelectModel<typeof broadcastTable>
/** A broadcast with the communities that it is for; null: for all. */
export type Stored = Omit<Row, 'forAll'> & { communityIds: string[] | null }

/** The communities of broadcasts, by broadcast. */
async function communitiesOf(lease: Lease, rows: readonly Row[]): Promise<Map<string, string[]>> {
  const chosen = rows.filter((row) => !row.forAll).map(({ id }) => id)
  const found = chosen.length
    ? await lease.db
        .select()
        .from(broadcastCommunities)
        .where(inArray(broadcastCommunities.broadcastId, chosen))
        .orderBy(broadcastCommunities.communityId)
    : []
  return found.reduce(
    (all, { broadcastId, communityId }) =>
      all.set(broadcastId, [...(all.get(broadcastId) ?? []), communityId]),
    new Map<string, string[]>(),
  )
}

/** Rows with their communities. */
export async function withCommunities(lease: Lease, rows: readonly Row[]): Promise<Stored[]> {
  const communities = await communitiesOf(lease, rows)
  return rows.map(({ forAll, ...row }) => ({
    ...row,
    communityIds: forAll ? null : (communities.get(row.id) ?? []),
  }))
}

/** One broadcast, or undefined. */
export async function findStored(lease: Lease, id: string, lock = false): Promise<Stored | undefined> {
  const query = lease.db.select().from(broadcastTable).where(eq(broadcastTable.id, id))
  const rows = await (lock ? query.for('update') : query)
  return (await withCommunities(lease, rows))[0]
}

/** A broadcast to be changed, its row locked. Throws noSuchBroadcast, changedMeanwhile, alreadyWithdrawn. */
export async function lockStored(lease: Lease, id: string, rowVersion: number): Promise<Stored> {
  const stored = await findStored(lease, id, true)
  if (!stored) throw noSuchBroadcast()
  if (stored.withdrawnAt) throw alreadyWithdrawn()
  if (stored.rowVersion !== rowVersion) throw changedMeanwhile()
  return stored
}

/** How far a broadcast is, at an instant. */
export function stateOf(
  item: Pick<Stored, 'withdrawnAt' | 'publishedAt' | 'startsOn' | 'endsOn'>,
  now: Date,
): BroadcastState {
  const today = dayOf(now)
  if (item.withdrawnAt) return 'withdrawn'
  if (!item.publishedAt) return 'draft'
  if (item.endsOn && item.endsOn < today) return 'past'
  return item.startsOn && item.startsOn > today ? 'coming' : 'shown'
}

/** As the operator's console shows it. */
export function asBroadcast({ id, ...row }: Stored, now: Date): Broadcast {
  return {
    ...row,
    broadcastId: id,
    state: stateOf(row, now),
    publishedByName: row.publishedByName ?? '',
    withdrawnByName: row.withdrawnByName ?? '',
  }
}
