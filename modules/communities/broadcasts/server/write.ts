import { eq, inArray } from 'drizzle-orm'
import { createOnce, says } from '#platform/server/create-once.ts'
import { communities } from '#platform/server/tables.ts'
import {
  alreadyOver,
  alreadyPublished,
  type BroadcastDraft,
  type BroadcastKind,
  idTaken,
  incomplete,
  unknownCommunities,
} from '../draft-contract.ts'
import { requireComplete } from './complete.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { type Editing, record, tell } from './editing.ts'
import { findStored, lockStored, type Stored } from './stored.ts'
import { broadcastCommunities, broadcastImages, broadcastTable } from './tables.ts'

const contentOf = ({ communityIds, ...content }: BroadcastDraft) => ({
  ...content,
  forAll: communityIds === null,
})

/** What of a broadcast a person wrote, for its history. */
const written = (stored: Stored): BroadcastDraft => ({
  title: stored.title,
  body: stored.body,
  link: stored.link,
  category: stored.category,
  background: stored.background,
  textColor: stored.textColor,
  imageId: stored.imageId,
  newVersion: stored.newVersion,
  startsOn: stored.startsOn,
  endsOn: stored.endsOn,
  position: stored.position,
  communityIds: stored.communityIds,
})

async function setCommunities({ lease }: Editing, broadcastId: string, chosen: readonly string[] | null) {
  await lease.db.delete(broadcastCommunities).where(eq(broadcastCommunities.broadcastId, broadcastId))
  if (!chosen) return
  const ids = [...new Set(chosen)]
  const known = await lease.db
    .select({ id: communities.id })
    .from(communities)
    .where(inArray(communities.id, ids))
  if (known.length < ids.length) throw unknownCommunities()
  await lease.db.insert(broadcastCommunities).values(ids.map((communityId) => ({ communityId, broadcastId })))
}

async function requireImage({ lease }: Editing, imageId: string | null) {
  if (!imageId) return
  const found = await lease.db
    .select({ id: broadcastImages.id })
    .from(broadcastImages)
    .where(eq(broadcastImages.id, imageId))
  if (!found.length) throw incomplete('找不到這張圖片，請重新上傳。')
}

async function reload({ lease }: Editing, id: string): Promise<Stored> {
  const stored = await findStored(lease, id)
  if (!stored) throw new Error(`broadcast ${id} is not there after it was written`)
  return stored
}

/**
 * Writes down something new; nobody sees it yet. The caller makes the id, so a retry of the same is the same draft.
 * Throws incomplete, tooFaint, unknownCommunities, idTaken.
 */
export async function draftBroadcast(
  editing: Editing,
  { broadcastId, kind, ...draft }: BroadcastDraft & { broadcastId: string; kind: BroadcastKind },
): Promise<Stored> {
  const { lease, editor, now } = editing
  requireComplete(kind, draft)
  await requireImage(editing, draft.imageId)
  const communityIds = draft.communityIds && [...new Set(draft.communityIds)].sort()
  return createOnce(lease, {
    id: broadcastId,
    find: () => findStored(lease, broadcastId),
    isSame: (there) => says(there, { ...draft, kind, communityIds, rowVersion: 1 }),
    taken: idTaken,
    create: async () => {
      const made = { id: broadcastId, kind, ...contentOf(draft), createdAt: now, createdByName: editor.name }
      await lease.db.insert(broadcastTable).values(made)
      await setCommunities(editing, broadcastId, draft.communityIds)
      await record(editing, broadcastId, { act: 'drafted', after: { kind, ...draft } })
      return reload(editing, broadcastId)
    },
  })
}

/** Changes what it says, when and for whom; what is published changes in all browsers at once. Throws also what lockStored throws. */
export async function correctBroadcast(
  editing: Editing,
  { broadcastId, rowVersion, ...draft }: BroadcastDraft & { broadcastId: string; rowVersion: number },
): Promise<Stored> {
  const { lease } = editing
  const before = await lockStored(lease, broadcastId, rowVersion)
  requireComplete(before.kind, draft)
  await requireImage(editing, draft.imageId)
  await lease.db
    .update(broadcastTable)
    .set({ ...contentOf(draft), rowVersion: rowVersion + 1 })
    .where(eq(broadcastTable.id, broadcastId))
  await setCommunities(editing, broadcastId, draft.communityIds)
  await record(editing, broadcastId, { act: 'corrected', before: written(before), after: draft })
  const after = await reload(editing, broadcastId)
  if (after.publishedAt) await tell(editing, 'published', after, before)
  return after
}

/** Shows it, from its first day on, and tells all browsers that may see it. Throws alreadyPublished, alreadyOver. */
export async function publishBroadcast(
  editing: Editing,
  { broadcastId, rowVersion }: { broadcastId: string; rowVersion: number },
): Promise<Stored> {
  const { lease, editor, now } = editing
  const before = await lockStored(lease, broadcastId, rowVersion)
  if (before.publishedAt) throw alreadyPublished()
  if (before.endsOn && before.endsOn < dayOf(now)) throw alreadyOver()
  await lease.db
    .update(broadcastTable)
    .set({ publishedAt: now, publishedByName: editor.name, rowVersion: rowVersion + 1 })
    .where(eq(broadcastTable.id, broadcastId))
  await record(editing, broadcastId, { act: 'published', after: written(before) })
  const after = await reload(editing, broadcastId)
  await tell(editing, 'published', after)
  return after
}

/** Takes it back for good, a draft as well; it leaves all browsers at once. */
export async function withdrawBroadcast(
  editing: Editing,
  { broadcastId, rowVersion, reason }: { broadcastId: string; rowVersion: number; reason: string },
): Promise<Stored> {
  const { lease, editor, now } = editing
  const before = await lockStored(lease, broadcastId, rowVersion)
  await lease.db
    .update(broadcastTable)
    .set({ withdrawnAt: now, withdrawnByName: editor.name, rowVersion: rowVersion + 1 })
    .where(eq(broadcastTable.id, broadcastId))
  await record(editing, broadcastId, { act: 'withdrawn', before: written(before), reason })
  const after = await reload(editing, broadcastId)
  if (after.publishedAt) await tell(editing, 'withdrawn', after)
  return after
}
