import { asc, eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import type { CallContext } from '#platform/server/context.ts'
import { notDraft, parentWrong } from '../problems.ts'
import { lockAssembly } from './assemblies.ts'
import { topicTable as t, unitTable as u } from './tables.ts'
import { contentOf } from './topic-rules.ts'
import { insertTopics } from './topics.ts'
import { replaceRoll } from './units.ts'

/**
 * Takes over into a meeting that is called again, in one act, the roll of the first and every motion of it that was neither
 * carried nor withdrawn (Art. 32 I); cards are new, and what was taken up already stays. Throws notFound, parentWrong, notDraft.
 */
export async function takeOverParent(
  context: CallContext,
  assemblyId: string,
): Promise<{ imported: number; topics: number }> {
  const row = await lockAssembly(context, assemblyId)
  const { parentId } = row
  if (row.kind !== 'reconvened' || !parentId) throw parentWrong()
  if (row.status !== 'draft') throw notDraft()
  const units = await context.db
    .select()
    .from(u)
    .where(eq(u.assemblyId, parentId))
    .orderBy(asc(u.position), asc(u.id))
  const imported = await replaceRoll(
    context,
    assemblyId,
    units.map(({ label, householdId, owners, representative, area }) => ({
      label,
      householdId,
      owners,
      representative,
      area,
    })),
    'parent',
  )
  const there = await context.db.select({ from: t.copiedFromId }).from(t).where(eq(t.assemblyId, assemblyId))
  const taken = new Set(there.map(({ from }) => from))
  const sources = (
    await context.db.select().from(t).where(eq(t.assemblyId, parentId)).orderBy(asc(t.number))
  ).filter(({ id, decision }) => decision !== 'carried' && decision !== 'withdrawn' && !taken.has(id))
  if (sources.length)
    await insertTopics(context, {
      assemblyId,
      topics: sources.map((source) => ({
        ...contentOf(source),
        topicId: newId(),
        copiedFromId: source.id,
        voteWay: source.voteWay,
        // A number that was set for the motion alone was one of the first meeting.
        thresholds: null,
      })),
    })
  return { imported, topics: sources.length }
}
