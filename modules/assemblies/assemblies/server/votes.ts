import { and, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { Work } from '#platform/server/work.ts'
import {
  alreadyVoted,
  choiceWrong,
  countsTooMany,
  mustVoteAlike,
  notInHall,
  notVoting,
  paperDiffers,
  sameReader,
  timeOver,
  wrongWay,
} from '../problems.ts'
import type { Source } from '../shapes.ts'
import type { assemblyVotes } from '../votes-contract.ts'
import { noteAct } from './chain.ts'
import { agreedTotals, countsOf } from './voting.ts'
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

/** Who casts: an account at a desk, or the phone of an owner. */
export interface Caster {
  accountId: string | null
  name: string
  source: Source
  isReplacing: boolean
}
interface NewVote {
  unitId: string
  choices: string[]
}
type Voting = Pick<Work, 'db' | 'query' | 'now' | 'emit'>

/** Who was there when voting began, with what their units are called. */
async function weightsOf(work: Voting, topicId: string) {
  const rows = await work.db
    .select({ unitId: w.unitId, label: u.label, ownerKey: u.ownerKey, agentKey: w.agentKey })
    .from(w)
    .innerJoin(u, eq(u.id, w.unitId))
    .where(eq(w.topicId, topicId))
  return new Map(rows.map((row) => [row.unitId, row]))
}

function requireChoices(topic: TopicRecord, choices: readonly string[]): void {
  const known = new Set(topic.options.map(({ optionId }) => optionId))
  const isGood =
    choices.length <= topic.mostChoices &&
    new Set(choices).size === choices.length &&
    choices.every((id) => known.has(id))
  if (!isGood || (topic.kind !== 'election' && choices.length !== 1)) throw choiceWrong()
}

/** Phones vote until the time that was said is over; what lies at the desk is entered until voting is closed. Throws timeOver. */
export function requireTime({ now }: Pick<Work, 'now'>, { closesAt }: Pick<TopicRecord, 'closesAt'>): void {
  if (closesAt && closesAt <= now) throw timeOver()
}

/**
 * Casts named votes, all or none. A unit votes once; whoever is a person with several units votes alike with all of them. A
 * paper ballot counts when a second person has read the same. Throws notVoting, wrongWay, choiceWrong, notInHall,
 * alreadyVoted, mustVoteAlike, paperDiffers, sameReader. The caller holds the lock of the assembly.
 */
export async function castVotes(
  work: Voting,
  { assembly, topic }: { assembly: AssemblyRecord; topic: TopicRecord },
  votes: readonly NewVote[],
  caster: Caster,
): Promise<{ counted: number; unconfirmed: number }> {
  if (topic.status !== 'voting') throw notVoting()
  if (topic.voteWay !== 'record') throw wrongWay()
  if (caster.source === 'phone') requireTime(work, topic)
  const weights = await weightsOf(work, topic.id)
  const cast = await work.db
    .select()
    .from(v)
    .where(and(eq(v.topicId, topic.id), isNull(v.voidAt)))
  const standing = new Map(cast.map((vote) => [vote.unitId, vote]))
  const named = new Set(votes.map(({ unitId }) => unitId))
  // What those who own several units chose with the others.
  const chosen = new Map<string, string>(
    cast
      .filter(({ unitId }) => !named.has(unitId))
      .flatMap((vote) => {
        const key = weights.get(vote.unitId)?.ownerKey
        return key ? [[key, said(vote.choices)] as const] : []
      }),
  )
  let [counted, unconfirmed] = [0, 0]
  for (const { unitId, choices } of votes) {
    requireChoices(topic, choices)
    const unit = weights.get(unitId)
    if (!unit) throw notInHall((await labelOf(work, unitId)) ?? '這一戶')
    const before = standing.get(unitId)
    const isSecondReading =
      before?.source === 'paper' && !before.isCounted && caster.source === 'paper' && !caster.isReplacing
    if (before && isSecondReading) {
      if (before.castBy === caster.accountId) throw sameReader(unit.label)
      if (said(before.choices) !== said(choices)) throw paperDiffers(unit.label)
      await work.db
        .update(v)
        .set({ isCounted: true, confirmedByName: caster.name })
        .where(eq(v.id, before.id))
      counted++
      continue
    }
    if (before && !caster.isReplacing) throw alreadyVoted(unit.label)
    if (assembly.personCount === 'owner') {
      if ((chosen.get(unit.ownerKey) ?? said(choices)) !== said(choices)) throw mustVoteAlike(unit.label)
      chosen.set(unit.ownerKey, said(choices))
    }
    if (before) await work.db.update(v).set({ voidAt: work.now }).where(eq(v.id, before.id))
    const isCounted = caster.source !== 'paper'
    await work.db.insert(v).values({
      id: newId(),
      topicId: topic.id,
      unitId,
      choices,
      source: caster.source,
      castAt: work.now,
      castBy: caster.accountId,
      castByName: caster.name,
      isCounted,
    })
    if (isCounted) counted++
    else unconfirmed++
  }
  const facts = {
    topicId: topic.id,
    number: topic.number,
    source: caster.source,
    isReplacing: caster.isReplacing,
    votes: votes.map(({ unitId, choices }) => ({ unitId, choices })),
  }
  await noteAct(work, assembly, { act: 'vote', facts, byName: caster.name })
  return { counted, unconfirmed }
}

const said = (choices: readonly string[]) => choices.toSorted().join(' ')

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
  const sum = (name: 'heads' | 'area') => totals.reduce((all, one) => all + one[name], 0)
  const each = totals.some(({ heads, area }) => heads > present.heads || area * 5 > present.fifths)
  if (each || sum('heads') > present.heads * times || sum('area') * 5 > present.fifths * times)
    throw countsTooMany()
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
    facts: { topicId: topic.id, number: topic.number, totals },
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
  const { source, isReplacing, votes, totals } = input
  const done = totals.length
    ? await noteTotals(context, both, totals)
    : await castVotes(context, both, votes, {
        accountId: actor.accountId,
        name: actor.name,
        source,
        isReplacing,
      })
  context.audit({
    action: 'assemblies.vote',
    target: 'assemblyTopic',
    targetId: both.topic.id,
    after: { title: both.topic.title, voteCount: totals.length ? 1 : votes.length },
  })
  return done
}
