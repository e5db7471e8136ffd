import { asc, eq, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import { reconvened, type Thresholds, thresholdsOn } from '#modules/assemblies/tally/contract.ts'
import {
  alreadyOver,
  electionExtempore,
  optionsWrong,
  rulesFixed,
  seatsWrong,
  sourceTwice,
  topicIdTaken,
} from '../problems.ts'
import type { Option, Outcome, Topic } from '../shapes.ts'
import type { assemblyVotes } from '../votes-contract.ts'
import { type Asked, lockAssembly, outcomesOf, requireAssembly } from './assemblies.ts'
import { noteAct } from './chain.ts'
import { published } from './published.ts'
import { type AssemblyRecord, topicTable as t, type TopicRecord } from './tables.ts'
import { againBy, contentOf, sourceOf } from './topic-rules.ts'
import { threshold } from './trustees.ts'

type Calls = typeof assemblyVotes.calls
type NewTopic = Omit<Taken<Calls['createTopic']>, 'assemblyId'>
type Fields = Omit<NewTopic, 'topicId' | 'copiedFromId'>

/** The answers of a motion that is no election; abstaining is an answer of its own. */
export const motionOptions: readonly Option[] = [
  { optionId: 'yes', name: '同意', group: '' },
  { optionId: 'no', name: '不同意', group: '' },
  { optionId: 'abstain', name: '棄權', group: '' },
]

/** A motion's own numbers in a meeting called again, which holds with three owners at least whatever they say (Art. 32 I). */
const withLeast = ({ quorum, approval }: Thresholds): Thresholds => ({
  quorum: { ...quorum, leastHeads: Math.max(quorum.leastHeads, reconvened.quorum.leastHeads) },
  approval,
})

/** What a motion must reach: what was fixed when voting began, its own, Art. 32 for the same motion of a meeting called again, else bylaws and law. */
export function appliedTo(assembly: AssemblyRecord, topic: TopicRecord): Thresholds {
  if (topic.snapshot) return topic.snapshot.thresholds
  const day = dayOf(assembly.meetingAt)
  if (topic.kind === 'rebuilding') return thresholdsOn('rebuilding', day, [])
  const { bylaws } = assembly
  const isAgain = assembly.kind === 'reconvened'
  if (topic.thresholds) return isAgain && topic.isAsNoticed ? withLeast(topic.thresholds) : topic.thresholds
  if (isAgain && topic.isAsNoticed) return againBy(bylaws, day) ?? reconvened
  return thresholdsOn(topic.kind, day, bylaws)
}

const objectionsOfTopic = sql<number>`(select count(*)::int from assembly_objection x
  where x.topic_id = assembly_topic.id and x.is_on_spot and x.void_at is null)`

/** Who of the trustees has opened the secret vote of a motion, and whether its sums are known. */
const sealedOfTopic = sql<{ uuid: string; openedBy: string[]; isOpened: boolean } | null>`(
  select json_build_object('uuid', x.uuid, 'isOpened', x.opened_at is not null, 'openedBy', coalesce((
    select json_agg(r.name order by r.place) from assembly_trustee r
    where r.assembly_id = assembly_topic.assembly_id
      and x.parts @> jsonb_build_array(jsonb_build_object('trustee', r.place))), '[]'::json))
  from assembly_election x where x.topic_id = assembly_topic.id and x.round = assembly_topic.round
    and assembly_topic.vote_way = 'sealed' and assembly_topic.status <> 'waiting')`

interface Read {
  topic: TopicRecord
  objections: number
  sealed: { uuid: string; openedBy: string[]; isOpened: boolean } | null
}
const columns = { topic: t, objections: objectionsOfTopic, sealed: sealedOfTopic }

/** A motion as it is shown. */
const toTopic = (
  assembly: AssemblyRecord,
  { topic, objections, sealed }: Read,
  outcomes: ReadonlyMap<string, Outcome>,
): Topic => ({
  topicId: topic.id,
  assemblyId: topic.assemblyId,
  number: topic.number,
  title: topic.title,
  description: topic.description,
  kind: topic.kind,
  voteWay: topic.voteWay,
  thresholds: topic.thresholds,
  options: topic.options,
  seats: topic.seats,
  alternates: topic.alternates,
  mostChoices: topic.mostChoices,
  countsBy: topic.countsBy,
  isPlurality: topic.isPlurality,
  applied: appliedTo(assembly, topic),
  isExtempore: topic.isExtempore,
  copiedFromId: topic.copiedFromId,
  noticed: topic.noticed,
  isAsNoticed: topic.isAsNoticed,
  status: topic.status,
  startedAt: topic.startedAt,
  closedAt: topic.closedAt,
  closesAt: topic.closesAt,
  snapshot: topic.snapshot,
  result: topic.result && published(topic.result, topic.voteWay),
  sealed: sealed && {
    uuid: sealed.uuid,
    openedBy: sealed.openedBy,
    needed: threshold,
    isOpened: sealed.isOpened,
  },
  lots: topic.lots,
  lotsWitness: topic.lotsWitness,
  outcome: outcomes.get(topic.id) ?? null,
  decision: topic.decision,
  decisionText: topic.decisionText,
  decisionReason: topic.decisionReason,
  decidedAt: topic.decidedAt,
  decidedBy: topic.decidedByName,
  objections,
  rowVersion: topic.rowVersion,
})

/** The agenda in its order. Throws notFound. */
export async function listTopics(lease: Asked, assemblyId: string): Promise<Topic[]> {
  const assembly = await requireAssembly(lease, assemblyId)
  const rows = await lease.db
    .select(columns)
    .from(t)
    .where(eq(t.assemblyId, assemblyId))
    .orderBy(asc(t.number), asc(t.id))
  const outcomes = await outcomesOf(lease, assembly)
  return rows.map((row) => toTopic(assembly, row, outcomes))
}

/** One motion. Throws notFound. */
export async function readTopic(lease: Asked, topicId: string): Promise<Topic> {
  const [row] = await lease.db.select(columns).from(t).where(eq(t.id, topicId))
  if (!row) throw problems.notFound()
  const assembly = await requireAssembly(lease, row.topic.assemblyId)
  return toTopic(assembly, row, await outcomesOf(lease, assembly))
}

/** A motion and its assembly, whose row is locked: acts on votes stand one after the other. Throws notFound. */
export async function lockTopic(
  lease: Lease,
  topicId: string,
): Promise<{ assembly: AssemblyRecord; topic: TopicRecord }> {
  const found = await rowOf(lease, t, topicId)
  if (!found) throw problems.notFound()
  const assembly = await lockAssembly(lease, found.assemblyId)
  const topic = await rowOf(lease, t, topicId)
  if (!topic) throw problems.notFound()
  return { assembly, topic }
}

/** What of an election does not fit: names twice, no seats, a candidate of no group. Throws optionsWrong, seatsWrong. */
export function settled({
  kind,
  options,
  seats,
  ...fields
}: Fields): Omit<Fields, 'options' | 'seats'> & { options: Option[]; seats: Fields['seats'] } {
  if (kind !== 'election') return { ...fields, kind, options: [...motionOptions], seats: [], mostChoices: 1 }
  const names = new Set(options.map(({ optionId }) => optionId))
  const taken = ['yes', 'no', 'abstain', 'abstained', 'invalid']
  if (options.length < 1 || names.size !== options.length || taken.some((id) => names.has(id)))
    throw optionsWrong()
  const groups = new Set(seats.map(({ group }) => group))
  if (!seats.length || groups.size !== seats.length || options.some(({ group }) => !groups.has(group)))
    throw seatsWrong()
  return { ...fields, kind, options, seats }
}

/** Adds motions at the end. Throws notFound, alreadyOver, electionExtempore, rulesFixed, notOfParent, sourceCarried, sourceTwice, optionsWrong, seatsWrong, topicIdTaken. */
async function add(context: Context, assemblyId: string, topics: readonly NewTopic[]): Promise<void> {
  const assembly = await lockAssembly(context, assemblyId)
  if (assembly.status === 'ended' || assembly.status === 'cancelled') throw alreadyOver()
  const isExtempore = assembly.status !== 'draft'
  const before = await context.db.select().from(t).where(eq(t.assemblyId, assemblyId))
  let number = Math.max(0, ...before.map((one) => one.number))
  for (const { topicId: id, copiedFromId, ...given } of topics) {
    const source =
      assembly.kind === 'reconvened' || copiedFromId
        ? await sourceOf(context, assembly, copiedFromId)
        : undefined
    const twin = before.find((one) => one.id !== id && source && one.copiedFromId === source.id)
    if (source && twin) throw sourceTwice(source.number)
    // The very motion again (Art. 32): what it says and asks is that of the first meeting.
    const fields = source ? { ...given, ...contentOf(source) } : settled(given)
    if (isExtempore && fields.kind === 'election') throw electionExtempore()
    if (assembly.status === 'running' && fields.thresholds) throw rulesFixed()
    await createOnce(context, {
      id,
      find: () => rowOf(context, t, id),
      isSame: (row) => says(row, { assemblyId, copiedFromId, ...fields }),
      taken: topicIdTaken,
      isLocked: true,
      create: async () => {
        number++
        await context.db.insert(t).values({
          id,
          assemblyId,
          number,
          copiedFromId,
          isExtempore,
          // What the first notice said otherwise was never put to the first meeting in time (Art. 30, 32).
          isAsNoticed: !source || (source.noticed === null && source.isAsNoticed),
          ...fields,
        })
        before.push({ id, copiedFromId } as TopicRecord)
        const facts = {
          topicId: id,
          number,
          title: fields.title,
          kind: fields.kind,
          isExtempore,
          ...(fields.thresholds && { thresholds: fields.thresholds }),
          ...(source && { copiedFromId: source.id }),
        }
        await noteAct(context, assembly, { act: 'addTopic', facts, byName: context.actor.name })
      },
    })
    context.audit({
      action: 'assemblies.addTopic',
      target: 'assemblyTopic',
      targetId: id,
      after: { title: fields.title },
    })
  }
}

/** Adds a motion. Throws what `add` throws. */
export async function createTopic(
  context: Context,
  { assemblyId, ...topic }: Taken<Calls['createTopic']>,
): Promise<Topic> {
  await add(context, assemblyId, [topic])
  return readTopic(context, topic.topicId)
}

/** Adds several motions, all or none. Throws what `add` throws. */
export async function insertTopics(
  context: Context,
  { assemblyId, topics }: Taken<Calls['insertTopics']>,
): Promise<Topic[]> {
  await add(context, assemblyId, topics)
  const ids = new Set(topics.map(({ topicId }) => topicId))
  return (await listTopics(context, assemblyId)).filter(({ topicId }) => ids.has(topicId))
}
