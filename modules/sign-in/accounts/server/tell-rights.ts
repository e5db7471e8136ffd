import type { Context } from '#platform/server/context.ts'
import { asCommunity, type Lease } from '#platform/server/database.ts'
import { type Emitted, emitInto } from '#platform/server/outbox.ts'
import { announceRights } from '#platform/server/rights.ts'
import { tellCommunities } from '#platform/server/tell-communities.ts'
import { rightsChanged } from '../events.ts'

/** Lets what somebody may, or which services there are, hold at once: in every process and every open browser. */
export async function tellRights(
  context: Pick<Context, 'query' | 'emit'> & Parameters<typeof announceRights>[0],
) {
  await announceRights(context)
  context.emit(rightsChanged, {})
}

/** As tellRights, with a lease of the door: whoever works across communities changed something in these. Last before commit. */
export async function tellRightsIn(lease: Lease, ...communityIds: string[]): Promise<void> {
  for (const communityId of communityIds) await asCommunity(lease, communityId, () => announceRights(lease))
  const emitted: Emitted[] = []
  emitInto(emitted)(rightsChanged, {})
  await tellCommunities(lease, communityIds, emitted)
}
