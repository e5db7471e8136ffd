import { and, eq, inArray, or } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { rowOf } from '#platform/server/create-once.ts'
import type { Work } from '#platform/server/work.ts'
import { sumOf, type Weight } from '#modules/assemblies/tally/contract.ts'
import { fingerprintOf, isBallotRight, readBallot } from '#modules/assemblies/sealing/contract.ts'
import {
  alreadyVoted,
  ballotUnknown,
  ballotWrong,
  mustVoteAlike,
  notCounted,
  notInHall,
  notVoting,
  timeOver,
  wrongWay,
} from '../problems.ts'
import type { assemblySealed } from '../sealed-contract.ts'
import { lockAssembly } from './assemblies.ts'
import { cardOf } from './ballots.ts'
import { type CardUnit, unitsOfCards } from './card-units.ts'
import { noteActs } from './chain.ts'
import { auditPhone, hallQueue, type Phone } from './hall-queue.ts'
import './native-power.ts'
import { namesOf } from './roll-state.ts'
import { sealedBallotTable as b } from './sealed-tables.ts'
import { electionOfTopic } from './sealed-voting.ts'
import { topicTable as t, type TopicRecord, unitTable as u, voteTable as v } from './tables.ts'
import { isTimeOver } from './votes.ts'

type Asked = Taken<typeof assemblySealed.calls.cast>
/** A ballot whose proofs are right. */
interface Checked {
  topicId: string
  /** Of the vote for which it was encrypted. */
  round: number
  unitIds: string[]
  text: string
  receipt: string
  credential: string
}
interface Receipt {
  receipt: string
}

const line = hallQueue<Checked, Receipt>(takeBallots)

/**
 * Takes a secret ballot from a phone: every proof is checked before anything is locked, which units voted is kept apart from
 * it, and what a hall sends at the same moment is written together. The same ballot again is the same vote. Throws
 * ballotUnknown, notVoting, wrongWay, ballotWrong, timeOver, alreadyVoted, notInHall, mustVoteAlike, notCounted.
 */
export async function castSealedBallot(context: OpenContext, input: Asked): Promise<Receipt> {
  const card = await cardOf(context, input.code)
  const { election } = await context.database.read(card.communityId, async (lease) => {
    const topic = await rowOf(lease, t, input.topicId)
    if (!topic || topic.assemblyId !== card.assemblyId) throw notVoting()
    return { election: await electionOfTopic(lease, topic) }
  })
  const ballot = readBallot(input.ballot)
  if (!election) throw wrongWay()
  if (!ballot || !isBallotRight(election.election, ballot)) throw ballotWrong()
  const checked: Checked = {
    topicId: input.topicId,
    round: election.round,
    unitIds: [...new Set(input.unitIds)],
    text: input.ballot,
    receipt: fingerprintOf(input.ballot),
    credential: fingerprintOf(ballot.credential),
  }
  return line({ card, asked: checked, context })
}

/** What the units weigh together. Throws mustVoteAlike: a person with several units has one ballot for all of them. */
function weightOf(rows: readonly CardUnit[], unitIds: readonly string[], isByOwner: boolean): Weight {
  const named = new Set(unitIds)
  const chosen = rows.filter(({ unitId }) => named.has(unitId))
  const handOf = ({ ownerKey, agentKey }: CardUnit) => `${ownerKey} ${agentKey}`
  const hands = new Set(chosen.map(handOf))
  const left = rows.find((row) => hands.has(handOf(row)) && !named.has(row.unitId))
  if (isByOwner && left) throw mustVoteAlike(left.label)
  return sumOf(chosen.map(({ heads, fifths }) => ({ heads, fifths })))
}

interface Taking {
  phone: Phone<Checked>
  /** The owner of the card, or who speaks for him with it. */
  name: string
  weight: Weight
}

/** The ballots and credentials of these votes that were taken before. */
async function knownOf(work: Work, topicId: string, all: readonly Phone<Checked>[]) {
  const rows = await work.db
    .select({ round: b.round, receipt: b.receipt, credential: b.credential })
    .from(b)
    .where(
      and(
        eq(b.topicId, topicId),
        or(
          inArray(
            b.receipt,
            all.map(({ asked }) => asked.receipt),
          ),
          inArray(
            b.credential,
            all.map(({ asked }) => asked.credential),
          ),
        ),
      ),
    )
  const keyOf = (round: number, of: string) => `${round} ${of}`
  return {
    receipts: new Set(rows.map(({ round, receipt }) => keyOf(round, receipt))),
    credentials: new Set(rows.map(({ round, credential }) => keyOf(round, credential))),
    keyOf,
  }
}

async function takeBallots(work: Work, all: readonly Phone<Checked>[]): Promise<(Receipt | Problem)[]> {
  const [first] = all
  if (!first) return []
  const assembly = await lockAssembly(work, first.card.assemblyId)
  const topicIds = [...new Set(all.map(({ asked }) => asked.topicId))]
  const topics = await work.db.select().from(t).where(inArray(t.id, topicIds))
  const answers = new Map<Phone<Checked>, Receipt | Problem>()
  for (const topic of topics) {
    const those = all.filter(({ asked }) => asked.topicId === topic.id)
    for (const [phone, answer] of await takeOf(work, assembly, topic, those)) answers.set(phone, answer)
  }
  return all.map((phone) => answers.get(phone) ?? notVoting())
}

/** Takes the ballots of one motion, each by itself taken or refused. */
async function takeOf(
  work: Work,
  assembly: Awaited<ReturnType<typeof lockAssembly>>,
  topic: TopicRecord,
  all: readonly Phone<Checked>[],
): Promise<Map<Phone<Checked>, Receipt | Problem>> {
  const known = await knownOf(work, topic.id, all)
  const cards = new Map(
    (
      await work.db
        .select()
        .from(u)
        .where(
          inArray(
            u.id,
            all.map(({ card }) => card.unitId),
          ),
        )
    ).map((unit) => [unit.id, unit]),
  )
  const keys = [...new Set([...cards.values()].map(({ ownerKey }) => ownerKey))]
  const { rows, of } = await unitsOfCards(work, assembly, topic, keys)
  const voted = new Set(rows.filter(({ vote }) => vote).map(({ unitId }) => unitId))
  const labelOf = (id: string) => rows.find(({ unitId }) => unitId === id)?.label ?? '這一戶'
  const taken: Taking[] = []
  const answers = new Map<Phone<Checked>, Receipt | Problem>()
  for (const phone of all) {
    const { card, asked } = phone
    const { round, receipt, credential, unitIds } = asked
    const unit = cards.get(card.unitId)
    try {
      if (!unit) throw ballotUnknown()
      if (topic.round !== round) throw notVoting()
      answers.set(phone, { receipt })
      if (known.receipts.has(known.keyOf(round, receipt))) continue
      if (topic.status !== 'voting') throw notVoting()
      if (isTimeOver(work, topic)) throw timeOver()
      const { units, agentName } = of(unit)
      const mine = new Set(units.map(({ unitId }) => unitId))
      const foreign = unitIds.find((id) => !mine.has(id))
      if (foreign) throw notInHall(labelOf(foreign))
      const before = unitIds.find((id) => voted.has(id))
      if (before) throw alreadyVoted(labelOf(before))
      const weight = weightOf(rows, unitIds, assembly.personCount === 'owner')
      if (weight.heads + weight.fifths === 0) throw notCounted()
      // Each ballot has a credential of its own; a phone that uses one twice is none of ours.
      if (known.credentials.has(known.keyOf(round, credential))) throw ballotWrong()
      known.receipts.add(known.keyOf(round, receipt))
      known.credentials.add(known.keyOf(round, credential))
      for (const id of unitIds) voted.add(id)
      taken.push({ phone, name: agentName || namesOf(unit.owners), weight })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      answers.set(phone, error)
    }
  }
  if (taken.length) await writeBallots(work, assembly, topic, taken)
  return answers
}

/** Writes down which units voted and, apart from that, what was sent: an act and a line of the audit for each phone. */
async function writeBallots(
  work: Work,
  assembly: Awaited<ReturnType<typeof lockAssembly>>,
  topic: TopicRecord,
  taken: readonly Taking[],
): Promise<void> {
  await work.db.insert(v).values(
    taken.flatMap(({ phone, name }) =>
      phone.asked.unitIds.map((unitId) => ({
        id: newId(),
        topicId: topic.id,
        unitId,
        choices: [],
        source: 'phone' as const,
        castAt: work.now,
        castByName: name,
        isCounted: true,
      })),
    ),
  )
  await work.db.insert(b).values(
    taken.map(({ phone, weight }) => ({
      topicId: topic.id,
      round: topic.round,
      receipt: phone.asked.receipt,
      ...weight,
      ballot: phone.asked.text,
      credential: phone.asked.credential,
    })),
  )
  await noteActs(
    work,
    assembly,
    taken.map(({ phone, name }) => ({
      act: 'voteSealed' as const,
      facts: { topicId: topic.id, number: topic.number, source: 'phone', units: phone.asked.unitIds },
      byName: name,
    })),
  )
  for (const { phone } of taken) await auditPhone(work, phone, topic, phone.asked.unitIds.length)
}
