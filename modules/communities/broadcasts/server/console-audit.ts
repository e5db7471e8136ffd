import { desc, eq, inArray } from 'drizzle-orm'
import type { OperatorContext } from '#platform/server/operator-calls.ts'
import { communities } from '#platform/server/tables.ts'
import type { BroadcastDraft } from '../draft-contract.ts'
import type { Stored } from './stored.ts'
import { broadcastChanges } from './tables.ts'

/** What somebody wrote, as the audit keeps it: communities by their names. */
async function audited(context: OperatorContext, content: unknown) {
  if (!content) return undefined
  const { communityIds, position, ...draft } = content as Partial<BroadcastDraft>
  const chosen = communityIds
    ? await context.db
        .select({ name: communities.name })
        .from(communities)
        .where(inArray(communities.id, communityIds))
        .orderBy(communities.name)
    : []
  return { ...draft, order: position, communities: communityIds ? chosen.map(({ name }) => name) : 'all' }
}

/** Leaves the last line of a broadcast's history in the operators' audit, with what it said before and after. */
export async function auditBroadcast(
  context: OperatorContext,
  act: 'draftBroadcast' | 'correctBroadcast' | 'publishBroadcast' | 'withdrawBroadcast',
  { id, title }: Stored,
): Promise<void> {
  const [line] = await context.db
    .select()
    .from(broadcastChanges)
    .where(eq(broadcastChanges.broadcastId, id))
    .orderBy(desc(broadcastChanges.at), desc(broadcastChanges.id))
    .limit(1)
  context.audit({
    action: `operator.${act}`,
    target: title,
    targetId: id,
    before: await audited(context, line?.before),
    after: await audited(context, line?.after),
    reason: line?.reason || undefined,
  })
}
