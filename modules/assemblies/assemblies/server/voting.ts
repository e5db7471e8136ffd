import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { nothing, plus, sumOf, wholeOf } from '#modules/assemblies/tally/contract.ts'
import {
  alreadyDecided,
  countsMissing,
  notRunning,
  notVoting,
  notWaiting,
  otherVoting,
  paperWaits,
} from '../problems.ts'
import type { Snapshot, Topic } from '../shapes.ts'
import { agreedTotals } from './agreed-totals.ts'
import { noteAct } from './chain.ts'
import { voidTopic } from './lifecycle.ts'
import { resultOf, votesCounted, votesOf } from './result.ts'
import { published } from './published.ts'
import { presentOf, requireQuorum } from './quorum.ts'
import { weightsDigest } from './roll-digest.ts'
import { rollState } from './roll-state.ts'
import { beginElection, castSealed, closeElection, electionOfTopic, openedVotes } from './sealed-voting.ts'
import {
  countTable as c,
  topicTable as t,
  type TopicRecord,
  voteTable as v,
  weightTable as w,
} from './tables.ts'
import { appliedTo, lockTopic, readTopic } from './topics.ts'

/**
 * Voting on a motion begins (R314): who is there now is kept with it; short of its quorum only with a reason. Throws notFound,
 * notRunning, notWaiting, alreadyDecided, otherVoting, shortOfQuorum, trusteesNotReady.
 */
export async function startVoting(
  context: Context,
  { topicId, minutes, reason }: { topicId: string; minutes: number; reason: string },
): Promise<Topic> {
  const { assembly, topic } = await lockTopic(context, topicId)
  if (assembly.status !== 'running') throw notRunning()
  if (topic.status !== 'waiting') throw notWaiting()
  if (topic.decision) throw alreadyDecided()
  const others = await context.db.$count(t, and(eq(t.assemblyId, assembly.id), eq(t.status, 'voting')))
  if (others) throw otherVoting()
  const state = await rollState(context, assembly)
  const credits = [...state.creditOf.values()]
  const applied = appliedTo(assembly, topic)
  const short = requireQuorum(state, { number: topic.number, applied }, reason)
  const snapshot: Snapshot = {
    present: presentOf(state),
    whole: wholeOf(state.roll),
    thresholds: applied,
    personCount: assembly.personCount,
  }
  if (topic.voteWay === 'sealed') await beginElection(context, assembly, topic, topic.round + 1)
  const rows = credits.map(({ unitId, heads, fifths, isOverLimit }) => ({
    topicId,
    unitId,
    agentKey: state.presenceOf.get(unitId)?.agentKey ?? null,
    heads,
    fifths,
    isOverLimit,
  }))
  for (let at = 0; at < rows.length; at += 1000) await context.db.insert(w).values(rows.slice(at, at + 1000))
  await context.db
    .update(t)
    .set({
      status: 'voting',
      startedAt: context.now,
      closesAt: minutes ? new Date(Number(context.now) + minutes * 60_000) : null,
      snapshot,
      round: topic.round + 1,
      rowVersion: topic.rowVersion + 1,
    })
    .where(eq(t.id, topicId))
  const facts = {
    topicId,
    number: topic.number,
    title: topic.title,
    kind: topic.kind,
    options: topic.options.map(({ optionId, name }) => `${optionId} ${name}`),
    present: snapshot.present,
    whole: snapshot.whole,
    thresholds: snapshot.thresholds,
    personCount: snapshot.personCount,
    units: rows.length,
    weights: weightsDigest(rows),
    ...(minutes && { minutes }),
    ...(short && { short, reason }),
  }
  await noteAct(context, assembly, { act: 'startVoting', facts, byName: context.actor.name })
  context.audit({
    action: 'assemblies.startVoting',
    target: 'assemblyTopic',
    targetId: topicId,
    after: { title: topic.title },
    ...(short && { reason }),
  })
  return readTopic(context, topicId)
}

/** The totals of a motion that were counted by hand, the oldest first. */
export const countsOf = (lease: Lease, topicId: string) =>
  lease.db
    .select()
    .from(c)
    .where(and(eq(c.topicId, topicId), isNull(c.voidAt)))
    .orderBy(c.countedAt, c.id)

/** The votes of a motion that stand, with what each counts. */
export async function castOf(lease: Lease, topicId: string) {
  const rows = await lease.db
    .select({ vote: v, heads: w.heads, fifths: w.fifths, isOverLimit: w.isOverLimit })
    .from(v)
    .innerJoin(w, and(eq(w.topicId, v.topicId), eq(w.unitId, v.unitId)))
    .where(and(eq(v.topicId, topicId), isNull(v.voidAt)))
    .orderBy(v.castAt, v.id)
  return rows.map(({ vote, heads, fifths, isOverLimit }) => ({ ...vote, heads, fifths, isOverLimit }))
}

/** What was voted, and what all ballots together weighed; undefined while a secret vote is unopened. Throws countsMissing, paperWaits. */
async function counted(context: Context, topic: TopicRecord) {
  if (topic.voteWay === 'record') {
    const cast = await castOf(context, topic.id)
    const waiting = cast.filter(({ isCounted }) => !isCounted).length
    if (waiting) throw paperWaits(waiting)
    const ballots = cast.map(({ choices, heads, fifths }) => ({ choices, weight: { heads, fifths } }))
    return { votes: votesOf(topic, ballots), cast: sumOf(ballots.map(({ weight }) => weight)) }
  }
  if (topic.voteWay === 'sealed') {
    const election = await electionOfTopic(context, topic)
    const votes = election && openedVotes(topic, election)
    return votes && { votes, cast: await castSealed(context, topic) }
  }
  const totals = agreedTotals(topic, await countsOf(context, topic.id))
  if (!totals) throw countsMissing()
  const votes = votesCounted(totals)
  const all = [...votes.options.values(), votes.abstained, votes.invalid].reduce(plus, nothing)
  // Where a ballot names several people, how many ballots there were cannot be read off the totals.
  return { votes, cast: topic.mostChoices > 1 ? null : all }
}

/** Voting ends and is counted (R314). Throws notFound, notVoting, countsMissing, paperWaits. */
export async function closeVoting(context: Context, topicId: string): Promise<Topic> {
  const { assembly, topic } = await lockTopic(context, topicId)
  if (topic.status !== 'voting' || !topic.snapshot) throw notVoting()
  if (topic.voteWay === 'sealed') await closeElection(context, topic)
  const done = await counted(context, topic)
  const result = done ? resultOf(topic, topic.snapshot, done.votes, done.cast) : null
  await context.db
    .update(t)
    .set({ status: 'closed', closedAt: context.now, result, rowVersion: topic.rowVersion + 1 })
    .where(eq(t.id, topicId))
  const shown = result && published(result, topic.voteWay)
  const facts = {
    topicId,
    number: topic.number,
    ...(shown && {
      rows: shown.rows,
      abstained: shown.abstained,
      invalid: shown.invalid,
      isCarried: shown.isCarried,
    }),
  }
  await noteAct(context, assembly, { act: 'closeVoting', facts, byName: context.actor.name })
  context.audit({
    action: 'assemblies.closeVoting',
    target: 'assemblyTopic',
    targetId: topicId,
    after: { title: topic.title },
  })
  return readTopic(context, topicId)
}

/** What was counted, counted again over other lots. */
export async function recount(context: Context, topic: TopicRecord): Promise<void> {
  if (!topic.snapshot) return
  const done = await counted(context, topic)
  if (!done) return
  const result = resultOf(topic, topic.snapshot, done.votes, done.cast)
  await context.db
    .update(t)
    .set({ result, lots: topic.lots, lotsWitness: topic.lotsWitness, rowVersion: topic.rowVersion + 1 })
    .where(eq(t.id, topic.id))
}

/** Voting begins anew (R314); what was voted stays in the record. Throws notFound, notRunning, notVoting. */
export async function resetVoting(
  context: Context,
  { topicId, reason }: { topicId: string; reason: string },
): Promise<Topic> {
  const { assembly, topic } = await lockTopic(context, topicId)
  if (assembly.status !== 'running') throw notRunning()
  if (topic.status === 'waiting') throw notVoting()
  await voidTopic(context, topicId)
  const facts = { topicId, number: topic.number, round: topic.round, reason }
  await noteAct(context, assembly, { act: 'resetVoting', facts, byName: context.actor.name })
  context.audit({
    action: 'assemblies.resetVoting',
    target: 'assemblyTopic',
    targetId: topicId,
    before: { title: topic.title },
    reason,
  })
  return readTopic(context, topicId)
}
