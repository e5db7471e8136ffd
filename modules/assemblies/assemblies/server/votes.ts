import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { Work } from '#platform/server/work.ts'
import { choiceWrong, countsTooMany, notInHall, notVoting, wrongWay } from '../problems.ts'
import type { assemblyVotes } from '../votes-contract.ts'
import { noteAct } from './chain.ts'
import { type Caster, type Decided, decideVotes, type Known, type NewVote } from './vote-rules.ts'
import { agreedTotals } from './agreed-totals.ts'
import { countsOf } from './voting.ts'
import {
  type AssemblyRecord,
  countTable as c,
  type TopicRecord,
  type Total,
  unitTable as u,
  voteTable as v,
  weightTable as w,
} from './tables.ts'
import { lockTopic } from './topics.ts'

type Asked = Taken<typeof assemblyVotes.calls.setVotes>
type Voting = Pick<Work, 'db' | 'query' | 'now' | 'emit'>

/** What nobody guesses: without it, a hash in the record would tell the few answers that an act can have had. */
const salt = () => randomBytes(16).toString('hex')

/** Those of whom these units are, as they were when voting began, and what of theirs stands: never the whole hall. */
async function knownOf(work: Voting, topic: TopicRecord, unitIds: readonly string[]): Promise<Known> {
  const owners = work.db
    .select({ ownerKey: u.ownerKey })
    .from(u)
    .where(inArray(u.id, [...unitIds]))
  const rows = await work.db
    .select({ unitId: w.unitId, label: u.label, ownerKey: u.ownerKey, agentKey: w.agentKey, vote: v })
    .from(u)
    .innerJoin(w, and(eq(w.topicId, topic.id), eq(w.unitId, u.id)))
    .leftJoin(v, and(eq(v.topicId, topic.id), eq(v.unitId, u.id), isNull(v.voidAt)))
    .where(and(eq(u.assemblyId, topic.assemblyId), inArray(u.ownerKey, owners)))
  return {
    voters: new Map(rows.map(({ unitId, ...voter }) => [unitId, voter])),
    standing: new Map(rows.flatMap(({ unitId, vote }) => (vote ? [[unitId, vote] as const] : []))),
  }
}

/** Writes down what was decided of votes, each with who cast it. */
export async function writeVotes(
  work: Pick<Work, 'db' | 'now'>,
  topicId: string,
  all: readonly { decided: Decided; caster: Caster }[],
): Promise<void> {
  const voided = all.flatMap(({ decided }) => decided.voided)
  if (voided.length) await work.db.update(v).set({ voidAt: work.now }).where(inArray(v.id, voided))
  for (const { decided, caster } of all)
    if (decided.confirmed.length)
      await work.db
        .update(v)
        .set({ isCounted: true, confirmedByName: caster.name })
        .where(inArray(v.id, decided.confirmed))
  const rows = all.flatMap(({ decided, caster }) =>
    decided.made.map((vote) => ({
      id: newId(),
      topicId,
      ...vote,
      source: caster.source,
      castAt: work.now,
      castBy: caster.accountId,
      castByName: caster.name,
    })),
  )
  if (rows.length) await work.db.insert(v).values(rows)
}

/** Phones vote until the time that was said is over; what lies at the desk is entered until voting is closed. */
export const isTimeOver = (
  { now }: Pick<Work, 'now'>,
  { closesAt }: Pick<TopicRecord, 'closesAt'>,
): boolean => closesAt !== null && closesAt <= now

/** The act of votes for the record; salted, so that its hash tells nothing while voting goes on. */
export const voteAct = ({ id, number }: TopicRecord, { votes }: Decided, caster: Caster) => ({
  act: 'vote' as const,
  facts: {
    topicId: id,
    number,
    source: caster.source,
    isReplacing: caster.isReplacing,
    ...(caster.replacing?.reason && { reason: caster.replacing.reason }),
    votes,
    salt: salt(),
  },
  byName: caster.name,
})

/**
 * Casts named votes, all or none. A unit votes once; whoever is a person with several units votes alike with all of them. A
 * paper ballot counts when a second person has read the same. Throws notVoting, wrongWay, and what `decideVotes` throws. The
 * caller holds the lock of the assembly.
 */
export async function castVotes(
  work: Voting,
  { assembly, topic }: { assembly: AssemblyRecord; topic: TopicRecord },
  votes: readonly NewVote[],
  caster: Caster,
): Promise<{ counted: number; unconfirmed: number }> {
  if (topic.status !== 'voting') throw notVoting()
  if (topic.voteWay !== 'record') throw wrongWay()
  const ids = votes.map(({ unitId }) => unitId)
  const known = await knownOf(work, topic, ids)
  const foreign = ids.find((id) => !known.voters.has(id))
  if (foreign) throw notInHall((await labelOf(work, foreign)) ?? '這一戶')
  const decided = decideVotes(topic, assembly.personCount, known, votes, caster)
  await writeVotes(work, topic.id, [{ decided, caster }])
  if (decided.votes.length) await noteAct(work, assembly, voteAct(topic, decided, caster))
  const counted = decided.confirmed.length + decided.made.filter(({ isCounted }) => isCounted).length
  return { counted, unconfirmed: decided.made.filter(({ isCounted }) => !isCounted).length }
}

async function labelOf(work: Voting, unitId: string) {
  const [row] = await work.db.select({ label: u.label }).from(u).where(eq(u.id, unitId))
  return row?.label
}

/** Totals that somebody counted; they stand when two people counted the same. Throws wrongWay, choiceWrong, countsTooMany. */
async function noteTotals(
  context: Context,
  { assembly, topic }: { assembly: AssemblyRecord; topic: TopicRecord },
  totals: Total[],
) {
  const { db, now, actor } = context
  if (topic.voteWay === 'record' || topic.voteWay === 'sealed') throw wrongWay()
  const known = new Set([...topic.options.map(({ optionId }) => optionId), 'abstained', 'invalid'])
  const ids = totals.map(({ optionId }) => optionId)
  if (new Set(ids).size !== ids.length || ids.some((id) => !known.has(id))) throw choiceWrong()
  const present = topic.snapshot?.present ?? { heads: 0, fifths: 0 }
  const times = topic.kind === 'election' ? topic.mostChoices : 1
  const blank = new Set(['abstained', 'invalid'])
  const sum = (name: 'heads' | 'area', isBlank: boolean) =>
    totals.reduce((all, one) => all + (blank.has(one.optionId) === isBlank ? one[name] : 0), 0)
  // Of an election, who abstained or spoiled a ballot is a ballot, and the others chose up to so many each.
  const left = {
    heads: present.heads - sum('heads', true),
    fifths: present.fifths - 5 * sum('area', true),
  }
  const each = totals.some(({ heads, area }) => heads > present.heads || area * 5 > present.fifths)
  const isTooMany =
    left.heads < 0 ||
    left.fifths < 0 ||
    sum('heads', false) > left.heads * times ||
    5 * sum('area', false) > left.fifths * times
  if (each || isTooMany) throw countsTooMany()
  await db.insert(c).values({
    id: newId(),
    topicId: topic.id,
    totals,
    countedAt: now,
    countedBy: actor.accountId,
    countedByName: actor.name,
  })
  await noteAct(context, assembly, {
    act: 'count',
    facts: { topicId: topic.id, number: topic.number, totals, countedBy: actor.accountId, salt: salt() },
    byName: actor.name,
  })
  const isAgreed = agreedTotals(topic, await countsOf(context, topic.id)) !== undefined
  return { counted: isAgreed ? 1 : 0, unconfirmed: isAgreed ? 0 : 1 }
}

/** What a desk brings: named votes by card or on paper, or totals. Throws notFound, and what `castVotes` and `noteTotals` throw. */
export async function setVotes(
  context: Context,
  input: Asked,
): Promise<{ counted: number; unconfirmed: number }> {
  const { actor } = context
  const both = await lockTopic(context, input.topicId)
  if (both.topic.status !== 'voting') throw notVoting()
  const { source, isReplacing, votes, totals, reason } = input
  const done = totals.length
    ? await noteTotals(context, both, totals)
    : await castVotes(context, both, votes, {
        accountId: actor.accountId,
        name: actor.name,
        source,
        isReplacing,
        replacing: { mayCorrect: actor.permissions.has('assemblies.record'), reason },
      })
  context.audit({
    action: isReplacing ? 'assemblies.replaceVotes' : 'assemblies.vote',
    target: 'assemblyTopic',
    targetId: both.topic.id,
    after: { title: both.topic.title, voteCount: totals.length ? 1 : votes.length },
    ...(isReplacing && reason && { reason }),
  })
  return done
}
