import { asc, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { agendaChanged, orderFixed, orderWrong } from '../problems.ts'
import type { Topic } from '../shapes.ts'
import type { assemblyVotes } from '../votes-contract.ts'
import { lockAssembly } from './assemblies.ts'
import { noteAct } from './chain.ts'
import { topicTable as t } from './tables.ts'
import { listTopics } from './topics.ts'

/**
 * Puts the motions of a draft into another order; whoever saw another agenda than there is changes nothing. Once the notice is
 * out its numbers stay. Throws notFound, orderFixed, agendaChanged, orderWrong.
 */
export async function orderTopics(
  context: Context,
  { assemblyId, before, topicIds }: Taken<typeof assemblyVotes.calls.orderTopics>,
): Promise<Topic[]> {
  const assembly = await lockAssembly(context, assemblyId)
  if (assembly.status !== 'draft') throw orderFixed()
  const rows = await context.db
    .select({ id: t.id, number: t.number, title: t.title })
    .from(t)
    .where(eq(t.assemblyId, assemblyId))
    .orderBy(asc(t.number), asc(t.id))
  const ids = rows.map(({ id }) => id)
  const isSeen = before.length === ids.length && before.every((id, at) => id === ids[at])
  if (!isSeen) throw agendaChanged()
  if (topicIds.length !== ids.length || ids.some((id) => !topicIds.includes(id))) throw orderWrong()
  const moved = rows
    .map((row) => ({ ...row, to: topicIds.indexOf(row.id) + 1 }))
    .filter(({ number, to }) => number !== to)
  for (const { id, to } of moved) await context.db.update(t).set({ number: to }).where(eq(t.id, id))
  const facts = { moved: moved.map(({ id, number, to }) => ({ topicId: id, from: number, to })) }
  if (moved.length)
    await noteAct(context, assembly, { act: 'orderTopics', facts, byName: context.actor.name })
  context.audit({
    action: 'assemblies.orderTopics',
    target: 'assembly',
    targetId: assemblyId,
    after: { title: assembly.title },
  })
  return listTopics(context, assemblyId)
}
