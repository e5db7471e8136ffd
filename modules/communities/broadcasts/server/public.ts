import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import {
  type Broadcast,
  type BroadcastChange,
  type BroadcastKind,
  type BroadcastState,
  noSuchBroadcast,
} from '../draft-contract.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { asBroadcast, findStored, withCommunities } from './stored.ts'
import { broadcastChanges, broadcastTable } from './tables.ts'

export type { Editing } from './editing.ts'
export { loadImage, storeBroadcastImage } from './images.ts'
export { correctBroadcast, draftBroadcast, publishBroadcast, withdrawBroadcast } from './write.ts'
export { asBroadcast } from './stored.ts'
export { announcementReads, broadcastTable } from './tables.ts'

const b = broadcastTable

const inState = (state: BroadcastState, today: string) =>
  ({
    withdrawn: sql`${b.withdrawnAt} is not null`,
    draft: sql`${b.withdrawnAt} is null and ${b.publishedAt} is null`,
    past: sql`${b.withdrawnAt} is null and ${b.publishedAt} is not null and ${b.endsOn} < ${today}`,
    coming: sql`${b.withdrawnAt} is null and ${b.publishedAt} is not null and ${b.startsOn} > ${today}`,
    shown: sql`${b.withdrawnAt} is null and ${b.publishedAt} is not null
      and (${b.startsOn} is null or ${b.startsOn} <= ${today}) and (${b.endsOn} is null or ${b.endsOn} >= ${today})`,
  })[state]

/** What the operator has of one kind, the newest first; with a lease of the door. */
export async function listBroadcasts(
  lease: Lease,
  wanted: {
    kind: BroadcastKind
    state?: BroadcastState | undefined
    offset: number
    maxCount: number
    now: Date
  },
): Promise<{ data: Broadcast[]; total: number }> {
  const where = and(
    eq(b.kind, wanted.kind),
    wanted.state ? inState(wanted.state, dayOf(wanted.now)) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    lease.db
      .select()
      .from(b)
      .where(where)
      .orderBy(desc(b.createdAt), asc(b.id))
      .offset(wanted.offset)
      .limit(wanted.maxCount),
    lease.db.select({ total: sql<number>`count(*)` }).from(b).where(where),
  ])
  const stored = await withCommunities(lease, rows)
  return { data: stored.map((item) => asBroadcast(item, wanted.now)), total: counted?.total ?? 0 }
}

/** One of them with its history, the newest line first. Throws noSuchBroadcast. */
export async function getBroadcast(
  lease: Lease,
  broadcastId: string,
  now: Date,
): Promise<Broadcast & { history: BroadcastChange[] }> {
  const stored = await findStored(lease, broadcastId)
  if (!stored) throw noSuchBroadcast()
  const history = await lease.db
    .select({
      at: broadcastChanges.at,
      by: broadcastChanges.editorName,
      act: broadcastChanges.act,
      reason: broadcastChanges.reason,
    })
    .from(broadcastChanges)
    .where(eq(broadcastChanges.broadcastId, broadcastId))
    .orderBy(desc(broadcastChanges.at), desc(broadcastChanges.id))
  return { ...asBroadcast(stored, now), history }
}
