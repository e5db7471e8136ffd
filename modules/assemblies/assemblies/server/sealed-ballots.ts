import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context, OpenContext } from '#platform/server/context.ts'
import { rowOf } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { archiveOf, packed, readBallot, tarOf } from '#modules/assemblies/sealing/contract.ts'
import { archiveKept, notClosed } from '../problems.ts'
import type { assemblySealed, Receipts } from '../sealed-contract.ts'
import { cardOf } from './ballots.ts'
import { isReduced } from './published.ts'
import { ballotsOf, electionOfTopic } from './sealed-voting.ts'
import { topicTable as t, type TopicRecord } from './tables.ts'

type Calls = typeof assemblySealed.calls

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
