import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { alreadyOver, topicBegun, topicChanged, topicNoticed, topicObjected } from '../problems.ts'
import type { Topic } from '../shapes.ts'
import type { assemblyVotes } from '../votes-contract.ts'
import { noteAct } from './chain.ts'
import { objectionTable, topicTable as t, weightTable } from './tables.ts'
import { changesOf, noticedOf, requireChangeable, thresholdsLine } from './topic-rules.ts'
import { lockTopic, readTopic, settled } from './topics.ts'

type Calls = typeof assemblyVotes.calls

/** A motion on which nobody has voted, of a meeting that is not over. Throws notFound, alreadyOver, topicBegun. */
async function untouched(context: Context, topicId: string) {
  const both = await lockTopic(context, topicId)
  if (both.assembly.status === 'ended' || both.assembly.status === 'cancelled') throw alreadyOver()
  if (both.topic.status !== 'waiting') throw topicBegun()
  return both
}

/** Changes a motion. Throws what `untouched` and `requireChangeable` throw, topicChanged, optionsWrong, seatsWrong. */
export async function updateTopic(
  context: Context,
  { topicId, rowVersion, ...given }: Taken<Calls['updateTopic']>,
): Promise<Topic> {
  const { assembly, topic } = await untouched(context, topicId)
  if (topic.rowVersion !== rowVersion) throw topicChanged()
  const fields = settled(given)
  requireChangeable(assembly, topic, fields)
  const noticed = noticedOf(assembly, topic, fields)
  await context.db
    .update(t)
    .set({ ...fields, noticed, rowVersion: rowVersion + 1 })
    .where(eq(t.id, topicId))
  const facts = {
    topicId,
    number: topic.number,
    title: fields.title,
    kind: fields.kind,
    voteWay: fields.voteWay,
    changed: changesOf(topic, fields),
  }
  const told = ({ title, kind, voteWay, thresholds }: typeof fields) => ({
    title,
    kind,
    voteWay,
    thresholds: thresholds ? thresholdsLine(thresholds) : '',
  })
  await noteAct(context, assembly, { act: 'updateTopic', facts, byName: context.actor.name })
  context.audit({
    action: 'assemblies.updateTopic',
    target: 'assemblyTopic',
    targetId: topicId,
    before: told(topic),
    after: told(fields),
  })
  return readTopic(context, topicId)
}

/** Removes a motion on which nobody ever voted and that no notice named; those after it move up. Throws what `untouched` throws, topicObjected, topicNoticed. */
export async function deleteTopic(context: Context, topicId: string): Promise<void> {
  const { assembly, topic } = await untouched(context, topicId)
  if (topic.round > 0) throw topicBegun()
  const objections = eq(objectionTable.topicId, topicId)
  if (await context.db.$count(objectionTable, and(objections, isNull(objectionTable.voidAt))))
    throw topicObjected()
  if (assembly.status !== 'draft' && !topic.isExtempore) throw topicNoticed(topic.number)
  await context.db.delete(objectionTable).where(objections)
  await context.db.delete(weightTable).where(eq(weightTable.topicId, topicId))
  await context.db.delete(t).where(eq(t.id, topicId))
  await context.db
    .update(t)
    .set({ number: sql`${t.number} - 1` })
    .where(and(eq(t.assemblyId, assembly.id), gt(t.number, topic.number)))
  const facts = { topicId, number: topic.number, title: topic.title }
  await noteAct(context, assembly, { act: 'deleteTopic', facts, byName: context.actor.name })
  context.audit({
    action: 'assemblies.deleteTopic',
    target: 'assemblyTopic',
    targetId: topicId,
    before: { title: topic.title },
  })
}
