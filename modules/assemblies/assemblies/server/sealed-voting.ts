import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { rowOf } from '#platform/server/create-once.ts'
import type { Work } from '#platform/server/work.ts'
import { nothing, sumOf, type Weight } from '#modules/assemblies/tally/contract.ts'
import {
  type Ciphertext,
  combined,
  electionText,
  fingerprintOf,
  isPartRight,
  packed,
  type PartialDecryption,
  place,
  randomLetters,
  readBallot,
  sumsOf,
  tallyOfSealed,
  unpacked,
} from '#modules/assemblies/sealing/contract.ts'
import { messageWrong, notClosed } from '../problems.ts'
import { noteAct } from './chain.ts'
import './native-power.ts'
import { resultOf, type Votes } from './result.ts'
import {
  type ElectionRecord,
  electionTable as x,
  sealedBallotTable as b,
  type TrusteeRecord,
} from './sealed-tables.ts'
import { type AssemblyRecord, topicTable as t, type TopicRecord } from './tables.ts'
import { keyOf, threshold } from './trustees.ts'

/** The blank answer of an election's ballot; a motion has its abstaining among its answers. */
const blank = 'abstained'

/** What a sealed ballot can answer, in the order of the ballot: the options, and for an election a blank one. */
export const answersOf = ({ kind, options }: Pick<TopicRecord, 'kind' | 'options'>) =>
  kind === 'election' ? [...options, { optionId: blank, name: '空白票', group: '' }] : options

/** The secret vote of a motion as it is now, and undefined for another way of voting. */
export async function electionOfTopic(lease: Lease, topic: TopicRecord): Promise<ElectionRecord | undefined> {
  if (topic.voteWay !== 'sealed') return undefined
  const [row] = await lease.db
    .select()
    .from(x)
    .where(and(eq(x.topicId, topic.id), eq(x.round, topic.round)))
  return row
}

/** Begins a secret vote: its text is what every ballot is bound to. Throws trusteesNotReady. */
export async function beginElection(
  context: Context,
  assembly: AssemblyRecord,
  topic: TopicRecord,
  round: number,
): Promise<void> {
  const { key, trustees } = await keyOf(context, assembly.id)
  const uuid = randomLetters(14)
  const election = electionText({
    uuid,
    key,
    name: `${assembly.title} 第 ${topic.number} 案`,
    description: context.actor.communityName,
    question: topic.title,
    answers: answersOf(topic).map(({ name }) => name),
    least: 1,
    most: topic.kind === 'election' ? Math.min(topic.mostChoices, topic.options.length) : 1,
    administrator: context.actor.communityName,
  })
  await context.db
    .insert(x)
    .values({ topicId: topic.id, round, uuid, election, trustees, beganAt: context.now })
}

/** The ballots of a secret vote, by their receipts. */
export const ballotsOf = (lease: Lease, { topicId, round }: Pick<ElectionRecord, 'topicId' | 'round'>) =>
  lease.db
    .select()
    .from(b)
    .where(and(eq(b.topicId, topicId), eq(b.round, round)))
    .orderBy(asc(b.receipt))

/** Adds all ballots up without opening one; a vote without ballots is known at once. */
export async function closeElection(context: Context, topic: TopicRecord): Promise<void> {
  const election = await electionOfTopic(context, topic)
  if (!election) throw notClosed()
  const ballots = await ballotsOf(context, election)
  const read = ballots.map(({ ballot, ...weight }) => ({
    choices: readBallot(ballot)?.answers[0].choices ?? [],
    weight: packed(weight),
  }))
  const count = answersOf(topic).length
  const tally = JSON.stringify([tallyOfSealed(count, read)])
  const set = read.length
    ? { tally }
    : {
        tally: '',
        result: JSON.stringify({ result: [Array.from({ length: count }, () => 0)] }),
        openedAt: context.now,
      }
  await context.db
    .update(x)
    .set(set)
    .where(and(eq(x.topicId, topic.id), eq(x.round, topic.round)))
}

/** What was opened of a secret vote; undefined until then. */
export function openedVotes(
  topic: TopicRecord,
  { result }: Pick<ElectionRecord, 'result'>,
): Votes | undefined {
  if (!result) return undefined
  const [sums] = (JSON.parse(result) as { result: [number[]] }).result
  const options = new Map<string, Weight>(
    answersOf(topic).map(({ optionId }, at) => [optionId, unpacked(sums[at] ?? 0)]),
  )
  const abstained = options.get(blank) ?? nothing
  options.delete(blank)
  return { options, abstained, invalid: nothing }
}

/** What all ballots of a secret vote weigh together. */
export async function castSealed(lease: Lease, topic: TopicRecord): Promise<Weight> {
  const election = await electionOfTopic(lease, topic)
  if (!election) return nothing
  return sumOf((await ballotsOf(lease, election)).map(({ heads, fifths }) => ({ heads, fifths })))
}

const greatestCommon = (one: number, other: number): number =>
  other ? greatestCommon(other, one % other) : one

/**
 * Takes a trustee's part in opening; with the second the sums are found and the result stands. The caller holds the lock of
 * the assembly. Throws notClosed, messageWrong.
 */
export async function openElection(
  work: Work,
  trustee: TrusteeRecord,
  { topicId, part }: { topicId: string; part: PartialDecryption },
): Promise<void> {
  const topic = await rowOf(work, t, topicId)
  if (!topic || topic.assemblyId !== trustee.assemblyId) throw notClosed()
  const election = await electionOfTopic(work, topic)
  if (topic.status !== 'closed' || !topic.snapshot || !election?.tally) throw notClosed()
  const isThere = election.parts.some((one) => one.trustee === trustee.place)
  if (isThere || election.openedAt) return
  const [tally] = JSON.parse(election.tally) as [Ciphertext[]]
  const key = trustee.verificationKey?.public_key ?? ''
  if (!isPartRight(part, { tally, key, electionHash: fingerprintOf(election.election) })) throw messageWrong()
  const parts = [...election.parts, { trustee: trustee.place, text: JSON.stringify(part) }]
  const here = and(eq(x.topicId, topic.id), eq(x.round, topic.round))
  await work.db.update(x).set({ parts }).where(here)
  const facts = { topicId, number: topic.number, place: trustee.place, parts: parts.length }
  await noteAct(work, { id: topic.assemblyId }, { act: 'openPart', facts, byName: trustee.name })
  work.audit({
    action: 'assemblies.openPart',
    target: 'assemblyTopic',
    targetId: topicId,
    after: { title: topic.title, name: trustee.name },
  })
  if (parts.length < threshold) return
  const ballots = await ballotsOf(work, election)
  const cast = sumOf(ballots.map(({ heads, fifths }) => ({ heads, fifths })))
  const read = parts.map((one) => ({ trustee: one.trustee, part: JSON.parse(one.text) as PartialDecryption }))
  const sums = await sumsOf(combined(tally, read), {
    place: BigInt(place),
    mostHeads: cast.heads,
    mostFifths: cast.fifths,
    step: ballots.reduce((step, { fifths }) => greatestCommon(step, fifths), 0) || 1,
  })
  const result = JSON.stringify({ result: [sums.map(Number)] })
  await work.db.update(x).set({ result, openedAt: work.now }).where(here)
  const votes = openedVotes(topic, { result })
  if (!votes) throw new Error('sums that are not there')
  const stands = resultOf(topic, topic.snapshot, votes, cast)
  await work.db
    .update(t)
    .set({ result: stands, rowVersion: topic.rowVersion + 1 })
    .where(eq(t.id, topicId))
  const opened = { topicId, number: topic.number, isCarried: stands.isCarried, elected: stands.elected }
  await noteAct(work, { id: topic.assemblyId }, { act: 'opened', facts: opened, byName: trustee.name })
}
