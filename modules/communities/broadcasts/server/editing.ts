import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'
import { type Emitted, emitInto } from '#platform/server/outbox.ts'
import { tellCommunities } from '#platform/server/tell-communities.ts'
import type { BroadcastAct } from '../draft-contract.ts'
import { broadcastPublished, broadcastWithdrawn, versionSet } from '../events.ts'
import { broadcastChanges } from './tables.ts'
import type { Stored } from './stored.ts'

/** Who of the operator works, with a transaction of the door (`database.across`). */
export interface Editing {
  lease: Lease
  editor: { id: string; name: string }
  now: Date
}

/** Leaves a line in the history of a broadcast: it is its audit, for it belongs to no community. */
export async function record(
  { lease, editor, now }: Editing,
  broadcastId: string,
  line: { act: BroadcastAct; before?: unknown; after?: unknown; reason?: string },
): Promise<void> {
  await lease.db.insert(broadcastChanges).values({
    id: newId(),
    broadcastId,
    at: now,
    editorId: editor.id,
    editorName: editor.name,
    act: line.act,
    before: line.before ?? null,
    after: line.after ?? null,
    reason: line.reason ?? '',
  })
}

/** Every community for which one of these versions of a broadcast is. */
async function audience(lease: Lease, versions: readonly Stored[]): Promise<string[]> {
  if (versions.every(({ communityIds }) => communityIds !== null))
    return [...new Set(versions.flatMap(({ communityIds }) => communityIds ?? []))]
  return (await lease.query<{ id: string }>('select id from community')).map(({ id }) => id)
}

/** Tells the browsers of all concerned communities; last before commit. A release also sets the version node (R110). */
export async function tell(
  { lease }: Editing,
  text: 'published' | 'withdrawn',
  now: Stored,
  before: Stored = now,
): Promise<void> {
  const emitted: Emitted[] = []
  const emit = emitInto(emitted)
  const kind = text === 'published' ? broadcastPublished : broadcastWithdrawn
  emit(kind, { broadcastId: now.id, kind: now.kind })
  if (now.kind === 'release') emit(versionSet, { newVersion: now.newVersion, open: text === 'published' })
  await tellCommunities(lease, await audience(lease, [before, now]), emitted)
}
