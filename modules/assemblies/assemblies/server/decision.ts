import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import {
  alreadyDecided,
  lotsMissing,
  lotsWrong,
  noDecision,
  notClosed,
  notOpened,
  notRunning,
  reasonMissing,
} from '../problems.ts'
import type { Topic } from '../shapes.ts'
import type { assemblyVotes } from '../votes-contract.ts'
import { noteAct } from './chain.ts'
import { topicTable as t } from './tables.ts'
import { lockTopic, readTopic } from './topics.ts'
import { recount } from './voting.ts'

type Calls = typeof assemblyVotes.calls

/** The order in which lots were drawn between equals (抽籤); the result is counted again. Throws notFound, notRunning, notClosed, lotsWrong, alreadyDecided. */
export async function drawLots(
  context: Context,
  { topicId, optionIds, witness }: Taken<Calls['drawLots']>,
): Promise<Topic> {
  const { assembly, topic } = await lockTopic(context, topicId)
  if (assembly.status !== 'running') throw notRunning()
  if (topic.status !== 'closed' || !topic.result) throw notClosed()
  if (topic.decision) throw alreadyDecided()
  const drawn = new Set(optionIds)
  const ties = topic.result.ties.filter(({ ids }) => ids.some((id) => drawn.has(id)))
  const tied = new Set(ties.flatMap(({ ids }) => ids))
  if (
    !ties.length ||
    drawn.size !== optionIds.length ||
    drawn.size !== tied.size ||
    optionIds.some((id) => !tied.has(id))
  )
    throw lotsWrong()
  // Several draws of one motion may each have a witness of their own.
  const lotsWitness = [...new Set([topic.lotsWitness, witness])].filter(Boolean).join('、')
  await recount(context, { ...topic, lots: [...topic.lots, ...optionIds], lotsWitness })
  const facts = { topicId, number: topic.number, optionIds, witness }
  await noteAct(context, assembly, { act: 'drawLots', facts, byName: context.actor.name })
  context.audit({
    action: 'assemblies.drawLots',
    target: 'assemblyTopic',
    targetId: topicId,
    after: { title: topic.title },
  })
  return readTopic(context, topicId)
}

/** What a declaration says of a motion; one that was voted on and is put off or withdrawn all the same is declared otherwise. */
const carriedBy = { carried: true, rejected: false, deferred: null, withdrawn: null }

/**
 * What the chair declares, beside what was calculated. Where the two differ, or what was voted on is put off, there is a reason. A motion on which nobody voted
 * may be deferred or withdrawn. Throws notFound, notRunning, notClosed, notOpened, lotsMissing, reasonMissing, alreadyDecided.
 */
export async function makeDecision(context: Context, input: Taken<Calls['makeDecision']>): Promise<Topic> {
  const { topicId, decision, decisionText, decisionReason } = input
  const { now, actor } = context
  const { assembly, topic } = await lockTopic(context, topicId)
  if (assembly.status !== 'running') throw notRunning()
  if (topic.decision) throw alreadyDecided()
  const decides = decision === 'carried' || decision === 'rejected'
  if (topic.status === 'voting' || (decides && topic.status !== 'closed')) throw notClosed()
  if (decides && !topic.result) throw notOpened()
  if (decides && topic.result?.ties.some(({ isForSeats }) => isForSeats)) throw lotsMissing()
  const isOther = topic.status === 'closed' && topic.result?.isCarried !== carriedBy[decision]
  if (isOther && !decisionReason) throw reasonMissing()
  await context.db
    .update(t)
    .set({
      decision,
      decisionText,
      decisionReason,
      decidedAt: now,
      decidedByName: actor.name,
      rowVersion: topic.rowVersion + 1,
    })
    .where(eq(t.id, topicId))
  const facts = {
    topicId,
    number: topic.number,
    decision,
    decisionText,
    decisionReason,
    isCalculated: topic.result?.isCarried ?? null,
  }
  await noteAct(context, assembly, { act: 'decide', facts, byName: actor.name })
  context.audit({
    action: 'assemblies.decide',
    target: 'assemblyTopic',
    targetId: topicId,
    after: { title: topic.title, decision },
    ...(decisionReason && { reason: decisionReason }),
  })
  return readTopic(context, topicId)
}

/** Takes a declaration back while the meeting runs. Throws notFound, notRunning, noDecision. */
export async function cancelDecision(
  context: Context,
  { topicId, reason }: Taken<Calls['cancelDecision']>,
): Promise<Topic> {
  const { assembly, topic } = await lockTopic(context, topicId)
  if (assembly.status !== 'running') throw notRunning()
  if (!topic.decision) throw noDecision()
  await context.db
    .update(t)
    .set({
      decision: null,
      decisionText: '',
      decisionReason: '',
      decidedAt: null,
      decidedByName: '',
      rowVersion: topic.rowVersion + 1,
    })
    .where(eq(t.id, topicId))
  const facts = {
    topicId,
    number: topic.number,
    decision: topic.decision,
    decisionText: topic.decisionText,
    reason,
  }
  await noteAct(context, assembly, { act: 'cancelDecision', facts, byName: context.actor.name })
  context.audit({
    action: 'assemblies.cancelDecision',
    target: 'assemblyTopic',
    targetId: topicId,
    before: { title: topic.title, decision: topic.decision },
    reason,
  })
  return readTopic(context, topicId)
}
