import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context, OpenContext } from '#platform/server/context.ts'
import { rowOf } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { doWork, type Work } from '#platform/server/work.ts'
import { sumOf } from '#modules/assemblies/tally/contract.ts'
import {
  archiveOf,
  fingerprintOf,
  isBallotRight,
  packed,
  readBallot,
  tarOf,
} from '#modules/assemblies/sealing/contract.ts'
import {
  alreadyVoted,
  archiveKept,
  ballotWrong,
  mustVoteAlike,
  notClosed,
  notCounted,
  notInHall,
  notVoting,
  timeOver,
  wrongWay,
} from '../problems.ts'
import type { assemblySealed, Receipts } from '../sealed-contract.ts'
import { ballotOf, cardOf } from './ballots.ts'
import { noteAct } from './chain.ts'
import './native-power.ts'
import { isReduced } from './published.ts'
import { sealedBallotTable as b } from './sealed-tables.ts'
import { ballotsOf, electionOfTopic } from './sealed-voting.ts'
import {
  topicTable as t,
  type TopicRecord,
  unitTable as u,
  voteTable as v,
  weightTable as w,
} from './tables.ts'
import { lockTopic } from './topics.ts'
import { isTimeOver } from './votes.ts'

type Calls = typeof assemblySealed.calls

/** What the units weigh together. Throws notInHall, mustVoteAlike: a person with several units has one ballot for all of them. */
async function weightOf(work: Work, topicId: string, unitIds: readonly string[], isByOwner: boolean) {
  const rows = await work.db
    .select({
      unitId: w.unitId,
      agentKey: w.agentKey,
      heads: w.heads,
      fifths: w.fifths,
      ownerKey: u.ownerKey,
      label: u.label,
    })
    .from(w)
    .innerJoin(u, eq(u.id, w.unitId))
    .where(eq(w.topicId, topicId))
  const named = new Set(unitIds)
  const chosen = rows.filter(({ unitId }) => named.has(unitId))
  if (chosen.length < named.size) throw notInHall('這一戶')
  const handOf = ({ ownerKey, agentKey }: (typeof rows)[number]) => `${ownerKey} ${agentKey}`
  const hands = new Set(chosen.map(handOf))
  const left = rows.find((row) => hands.has(handOf(row)) && !named.has(row.unitId))
  if (isByOwner && left) throw mustVoteAlike(left.label)
  return sumOf(chosen.map(({ heads, fifths }) => ({ heads, fifths })))
}

/**
 * Takes a secret ballot from a phone: every proof is checked before anything is locked, which units voted is kept apart from
 * it. The same ballot again is the same vote. Throws ballotUnknown, notVoting, ballotWrong, alreadyVoted, notCounted, and
 * what `weightOf` throws.
 */
export async function castSealedBallot(
  context: OpenContext,
  input: Taken<Calls['cast']>,
): Promise<{ receipt: string }> {
  const card = await cardOf(context, input.code)
  const receipt = fingerprintOf(input.ballot)
  const { election } = await context.database.read(card.communityId, async (lease) => {
    const topic = await rowOf(lease, t, input.topicId)
    if (!topic || topic.assemblyId !== card.assemblyId) throw notVoting()
    return { election: await electionOfTopic(lease, topic) }
  })
  const ballot = readBallot(input.ballot)
  if (!election) throw wrongWay()
  if (!ballot || !isBallotRight(election.election, ballot)) throw ballotWrong()
  const author = { accountId: card.unitId, name: '出席證' }
  return context.database.write(card.communityId, (lease) =>
    doWork(lease, { communityId: card.communityId, author, react: context.react }, async (work) => {
      const { assembly, topic } = await lockTopic(work, input.topicId)
      const here = { topicId: topic.id, round: topic.round }
      if (topic.round !== election.round) throw notVoting()
      const known = and(eq(b.topicId, topic.id), eq(b.round, topic.round), eq(b.receipt, receipt))
      if (await work.db.$count(b, known)) return { receipt }
      if (topic.status !== 'voting') throw notVoting()
      if (isTimeOver(work, topic)) throw timeOver()
      const page = await ballotOf(work, card)
      const mine = new Map(page.units.map((unit) => [unit.unitId, unit]))
      const unitIds = [...new Set(input.unitIds)]
      for (const id of unitIds)
        if (!mine.has(id)) throw notInHall((await rowOf(work, u, id))?.label ?? '這一戶')
      const [voted] = await work.db
        .select({ unitId: v.unitId })
        .from(v)
        .where(and(eq(v.topicId, topic.id), isNull(v.voidAt), inArray(v.unitId, unitIds)))
      if (voted) throw alreadyVoted(mine.get(voted.unitId)?.label ?? '這一戶')
      const weight = await weightOf(work, topic.id, unitIds, assembly.personCount === 'owner')
      if (weight.heads + weight.fifths === 0) throw notCounted()
      const cast = { choices: [], source: 'phone', castAt: work.now, isCounted: true } as const
      await work.db.insert(v).values(
        unitIds.map((unitId) => ({
          ...cast,
          choices: [],
          id: newId(),
          topicId: topic.id,
          unitId,
          castByName: page.ownerName,
        })),
      )
      // Each ballot has a credential of its own; a phone that uses one twice is none of ours.
      const credential = fingerprintOf(ballot.credential)
      const made = { ...here, receipt, ...weight, ballot: input.ballot, credential }
      const kept = await work.db
        .insert(b)
        .values(made)
        .onConflictDoNothing()
        .returning({ receipt: b.receipt })
      if (!kept.length) throw ballotWrong()
      const facts = { topicId: topic.id, number: topic.number, source: 'phone', units: unitIds }
      await noteAct(work, assembly, { act: 'voteSealed', facts, byName: page.ownerName })
      work.audit({
        action: 'assemblies.voteByPhone',
        target: 'assemblyTopic',
        targetId: topic.id,
        after: { title: topic.title, voteCount: unitIds.length },
      })
      return { receipt }
    }),
  )
}

/** A secret vote that is closed. Throws notFound, notClosed. */
async function closedTopic(lease: Lease, topicId: string) {
  const topic = await rowOf(lease, t, topicId)
  if (!topic) throw problems.notFound()
  const election = await electionOfTopic(lease, topic)
  if (!election || topic.status !== 'closed') throw notClosed()
  return { topic, election }
}

/** The receipts of all ballots of a closed secret vote. Throws notFound, notClosed. */
export async function receiptsOf(lease: Lease, topicId: string): Promise<Receipts> {
  const { topic, election } = await closedTopic(lease, topicId)
  return {
    number: topic.number,
    title: topic.title,
    isOpened: election.openedAt !== null,
    isPublished: topic.result !== null && !isReduced(topic.result),
    receipts: (await ballotsOf(lease, election)).map(({ receipt }) => receipt),
  }
}

async function archive(lease: Lease, topic: TopicRecord): Promise<FileAnswer> {
  const election = await electionOfTopic(lease, topic)
  if (!election?.tally || !election.result) throw notClosed()
  const ballots = await ballotsOf(lease, election)
  const files = archiveOf({
    at: election.beganAt,
    election: election.election,
    trustees: election.trustees,
    credentials: ballots.map((one) => `${readBallot(one.ballot)?.credential},${packed(one)}`),
    ballots: ballots.map(({ ballot }) => ballot),
    tally: { text: election.tally, weight: ballots.reduce((sum, one) => sum + packed(one), 0) },
    opened: {
      parts: election.parts.map(({ trustee, text }) => ({ owner: trustee + 1, text })),
      result: election.result,
    },
  })
  return {
    contentType: 'application/x-tar',
    fileName: `${election.uuid}.bel`,
    content: Buffer.from(tarOf(files, election.beganAt)),
  }
}

/** A secret vote as an archive, for the chair: in court it stands also where few chose the same. Audited. Throws notFound, notClosed. */
export async function archiveFor(context: Context, topicId: string): Promise<FileAnswer> {
  const { topic } = await closedTopic(context, topicId)
  context.audit({
    action: 'assemblies.archive',
    target: 'assemblyTopic',
    targetId: topicId,
    after: { title: topic.title },
  })
  return archive(context, topic)
}

/** A closed secret vote of the assembly of a card. Throws ballotUnknown, notFound, notClosed. */
async function ofCard<T>(
  context: OpenContext,
  { code, topicId }: { code: string; topicId: string },
  give: (lease: Lease, topic: TopicRecord) => Promise<T>,
): Promise<T> {
  const card = await cardOf(context, code)
  return context.database.read(card.communityId, async (lease) => {
    const { topic } = await closedTopic(lease, topicId)
    if (topic.assemblyId !== card.assemblyId) throw problems.notFound()
    return give(lease, topic)
  })
}

/** The receipts of a secret vote, for whoever has a card. Throws what `ofCard` throws. */
export const receiptsOfCard = (
  context: OpenContext,
  input: Taken<Calls['receiptsOfCard']>,
): Promise<Receipts> => ofCard(context, input, (lease, topic) => receiptsOf(lease, topic.id))

/** The archive, for whoever has a card, unless fewer than five chose the same. Throws archiveKept and what `ofCard` throws. */
export const archiveOfCard = (
  context: OpenContext,
  input: Taken<Calls['archiveOfCard']>,
): Promise<FileAnswer> =>
  ofCard(context, input, (lease, topic) => {
    if (!topic.result || isReduced(topic.result)) throw archiveKept()
    return archive(lease, topic)
  })
