import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { nothing, plus, sumOf, type Weight, wholeOf } from '#modules/assemblies/tally/contract.ts'
import type { Difference } from '../held-shapes.ts'
import type { StoredResult } from '../shapes.ts'
import { agreedTotals } from './agreed-totals.ts'
import { isReduced, isSecret, published } from './published.ts'
import { type Acted, type Acts, agentRefOf, replay } from './replay.ts'
import { resultOf, votesCounted, votesOf } from './result.ts'
import { rollDigest, weightsDigest } from './roll-digest.ts'
import { decisionWords, weightText } from './said.ts'
import {
  type AssemblyRecord,
  minutesTable as m,
  topicTable as t,
  type TopicRecord,
  unitTable as u,
  voteTable as v,
  weightTable as w,
} from './tables.ts'

type Row = typeof w.$inferSelect
type Vote = typeof v.$inferSelect
type Where = Pick<Difference, 'what'> & Partial<Difference>
/** A difference of which no number is said. */
const apart = (what: Difference['what'], topicNumber: number | null): Difference => ({
  topicNumber,
  what,
  option: '',
  recorded: '',
  counted: '',
})

const said = (choices: readonly string[]) => choices.toSorted().join(' ')
const same = (one: Weight, other: Weight) => one.heads === other.heads && one.fifths === other.fifths
const isAgainst = (one: Weight | undefined, other: Weight) => one !== undefined && !same(one, other)
const weight = ({ heads, fifths }: Weight): Weight => ({ heads, fifths })

/** The answers of a result by what they are called, with what each counts. */
const rowsOf = ({ rows, abstained, invalid }: StoredResult): [string, Weight][] => [
  ...rows.map((row): [string, Weight] => [row.name, weight(row)]),
  ['棄權', abstained],
  ['無效', invalid],
]

/** What was voted, added up from the acts alone; undefined of a sealed vote, whose ballots nobody opens. */
function votesByActs(topic: TopicRecord, acts: Acts, weights: ReadonlyMap<string, Weight>) {
  if (topic.voteWay === 'sealed') return undefined
  if (topic.voteWay === 'record') {
    const ballots = [...acts.votes].map(([unitId, choices]) => ({
      choices,
      weight: weights.get(unitId) ?? nothing,
    }))
    return { votes: votesOf(topic, ballots), cast: sumOf(ballots.map((one) => one.weight)) }
  }
  const totals = agreedTotals(topic, acts.counts)
  if (!totals) return undefined
  const votes = votesCounted(totals)
  const all = [...votes.options.values(), votes.abstained, votes.invalid].reduce(plus, nothing)
  return { votes, cast: topic.mostChoices > 1 ? null : all }
}

interface Compared {
  topic: TopicRecord
  acts: Acts
  weights: readonly Row[]
  votes: readonly Vote[]
  whole: Weight
  /** The key of an agent as acts say it. */
  refOf: (agentKey: string | null) => string | null
}

/** Who was there: registrations counted again, what the act said, and what is kept. */
function attendanceApart({ topic, acts, weights, whole, refOf }: Compared): Where[] {
  const { counted } = acts
  const kept = sumOf(weights.map(weight))
  const sum = counted ? sumOf(counted.map(weight)) : kept
  const found: Where[] = []
  if (isAgainst(acts.present, sum) || isAgainst(topic.snapshot?.present, sum) || !same(kept, sum))
    found.push({
      what: 'attendance',
      recorded: weightText(acts.present ?? topic.snapshot?.present ?? kept),
      counted: weightText(sum),
    })
  else if (acts.weights && acts.weights !== weightsDigest(weights)) found.push({ what: 'attendance' })
  else if (counted && !isSameHall(counted, weights, refOf)) found.push({ what: 'attendance' })
  if (isAgainst(acts.whole, whole))
    found.push({ what: 'roll', recorded: weightText(acts.whole ?? whole), counted: weightText(whole) })
  return found
}

const isSameHall = (counted: Acts['counted'], kept: readonly Row[], refOf: Compared['refOf']): boolean =>
  isDeepStrictEqual(
    new Map((counted ?? []).map((one) => [one.unitId, [one.agentKey, one.heads, one.fifths]])),
    new Map(kept.map((one) => [one.unitId, [refOf(one.agentKey), one.heads, one.fifths]])),
  )

/** Votes that are kept against votes that were recorded, and the result against both added up again. */
function resultApart({ topic, acts, weights, votes }: Compared): Where[] {
  const found: Where[] = []
  const cast = new Map(votes.map(({ unitId, choices }) => [unitId, said(choices)]))
  const recorded = topic.voteWay === 'record' ? acts.votes : acts.sealed
  const isOther =
    topic.voteWay === 'record'
      ? [...acts.votes].some(([unitId, choices]) => cast.get(unitId) !== said(choices))
      : [...acts.sealed].some((unitId) => !cast.has(unitId))
  if ((topic.voteWay === 'record' || topic.voteWay === 'sealed') && (isOther || cast.size !== recorded.size))
    found.push({ what: 'votes' })
  const { result, snapshot } = topic
  if (topic.status !== 'closed' || !snapshot || !result) return found
  const present = acts.counted ? sumOf(acts.counted.map(weight)) : (acts.present ?? snapshot.present)
  const of = { ...snapshot, present, thresholds: acts.thresholds ?? snapshot.thresholds }
  const counted = new Map((acts.counted ?? weights).map((one) => [one.unitId, weight(one)]))
  const added = votesByActs(topic, acts, counted)
  if (!added) return topic.voteWay === 'sealed' ? found : [...found, { what: 'result' }]
  const again = resultOf({ ...topic, lots: acts.lots }, of, added.votes, added.cast)
  const isUnsaid = isSecret(topic.voteWay) && (isReduced(result) || isReduced(again))
  const kept = rowsOf(result)
  for (const [at, [option, one]] of rowsOf(again).entries()) {
    const [, there = nothing] = kept[at] ?? []
    if (same(there, one)) continue
    const numbers = isUnsaid ? {} : { recorded: weightText(there), counted: weightText(one) }
    found.push({ what: 'result', option, ...numbers })
  }
  const ends = ({ isCarried, elected, alternates }: StoredResult) => ({ isCarried, elected, alternates })
  if (!found.length && !isDeepStrictEqual(ends(again), ends(result))) found.push({ what: 'result' })
  // What the record said when voting was closed, before lots were drawn.
  const closed = published(resultOf({ ...topic, lots: [] }, of, added.votes, added.cast), topic.voteWay)
  if (!found.length && !isDeepStrictEqual(acts.closed?.['rows'], closed.rows)) found.push({ what: 'result' })
  return found
}

function topicApart(compared: Compared): Where[] {
  const { topic, acts } = compared
  const found = [...attendanceApart(compared), ...resultApart(compared)]
  if (acts.thresholds && !isDeepStrictEqual(acts.thresholds, topic.snapshot?.thresholds))
    found.push({ what: 'thresholds' })
  if (acts.title !== undefined && acts.title !== topic.title && topic.status !== 'waiting')
    found.push({ what: 'motion' })
  const isSaid = acts.decisionText === undefined || acts.decisionText === topic.decisionText
  if (acts.decision !== topic.decision)
    found.push({
      what: 'decision',
      recorded: acts.decision ? decisionWords[acts.decision as keyof typeof decisionWords] : '',
      counted: topic.decision ? decisionWords[topic.decision] : '',
    })
  else if (!isSaid) found.push({ what: 'decision' })
  return found
}

/** Versions of the minutes that are not what was fixed. */
async function minutesApart(
  lease: Pick<Lease, 'db'>,
  assemblyId: string,
  entries: readonly Acted[],
): Promise<Difference[]> {
  const kept = await lease.db
    .select({ version: m.version, digest: sql<string>`encode(sha256(${m.content}), 'hex')` })
    .from(m)
    .where(eq(m.assemblyId, assemblyId))
  const digests = new Map<unknown, unknown>(kept.map(({ version, digest }) => [version, digest]))
  const acts = entries.filter(({ act }) => act === 'issueMinutes')
  const isSame =
    acts.length === kept.length &&
    acts.every(({ facts }) => digests.get(facts['version']) === facts['digest'])
  return isSame ? [] : [apart('minutes', null)]
}

/**
 * Counts a meeting again from its acts, persons and areas: who was registered at the moment each vote began, what everybody
 * counted, and what was voted. Gives where what is kept, the record and this differ; of secret votes of few without numbers.
 * The chain alone proves only that no act was changed.
 */
export async function recounted(
  lease: Pick<Lease, 'db'>,
  assembly: AssemblyRecord,
  entries: readonly Acted[],
): Promise<Difference[]> {
  const units = await lease.db
    .select()
    .from(u)
    .where(eq(u.assemblyId, assembly.id))
    .orderBy(asc(u.position), asc(u.id))
  const roll = { units, count: assembly.personCount }
  const { roll: digest, topics } = replay(entries, roll)
  const found: Difference[] = []
  if (digest !== undefined && digest !== (await rollDigest(lease, assembly.id)))
    found.push(apart('roll', null))
  const rows = await lease.db.select().from(t).where(eq(t.assemblyId, assembly.id)).orderBy(asc(t.number))
  const voted = rows.filter(({ status }) => status !== 'waiting')
  const ids = voted.map(({ id }) => id)
  const ofTopics = inArray(w.topicId, ids)
  const weights = ids.length ? await lease.db.select().from(w).where(ofTopics) : []
  const standing = and(inArray(v.topicId, ids), isNull(v.voidAt))
  const votes = ids.length ? await lease.db.select().from(v).where(standing) : []
  const refOf = (key: string | null) =>
    key?.startsWith('name ') ? `name ${agentRefOf(assembly.id, key)}` : key
  for (const topic of voted) {
    const acts = topics.get(topic.id)
    // A motion on which voting never began by the record was not voted on.
    if (!acts) found.push(apart('motion', topic.number))
    else
      for (const one of topicApart({
        topic,
        acts,
        whole: wholeOf(roll),
        weights: weights.filter(({ topicId }) => topicId === topic.id),
        votes: votes.filter(({ topicId }) => topicId === topic.id),
        refOf,
      }))
        found.push({ ...apart(one.what, topic.number), ...one })
  }
  found.push(...(await minutesApart(lease, assembly.id, entries)))
  // A motion that was voted on and is there no longer, or as if it had not been.
  for (const id of topics.keys()) {
    if (!ids.includes(String(id)) && assembly.status !== 'cancelled')
      found.push(apart('motion', rows.find((row) => row.id === id)?.number ?? null))
  }
  return found
}
