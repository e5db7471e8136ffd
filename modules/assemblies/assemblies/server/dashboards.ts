import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { byLaw, excessOf, nothing, quorumOf, sumOf, wholeOf } from '#modules/assemblies/tally/contract.ts'
import type { Dashboard } from '../held-shapes.ts'
import type { Topic } from '../shapes.ts'
import type { VotingDashboard } from '../votes-contract.ts'
import { type Asked, readAssembly, requireAssembly } from './assemblies.ts'
import { asSeen, unitsMeant } from './cards.ts'
import { speakersOf } from './floor.ts'
import { agendaOf, measuringTopic, presentOf } from './quorum.ts'
import { namesOf, type RollState, rollState, toUnitOwner } from './roll-state.ts'
import { listTopics, readTopic } from './topics.ts'
import { eq } from 'drizzle-orm'
import { topicTable as t, weightTable as w } from './tables.ts'
import { agreedTotals } from './agreed-totals.ts'
import { castOf, countsOf } from './voting.ts'
import { rowOf } from '#platform/server/create-once.ts'
import { problems } from '#platform/contract/problems.ts'

/** How many of those who registered last are shown. */
const mostLatest = 8

/** Who is there against both quorums, and where the agenda is. Throws notFound. */
export async function dashboard(lease: Context, assemblyId: string): Promise<Dashboard> {
  const row = await requireAssembly(lease, assemblyId)
  const state = await rollState(lease, row)
  const topics = await listTopics(lease, assemblyId)
  const { current, next } = agendaOf(topics)
  const measured = measuringTopic(topics)
  const whole = wholeOf(state.roll)
  const present = presentOf(state)
  const presences = [...state.presenceOf.values()]
  const people = (list: typeof presences) =>
    new Set(list.map(({ unitId }) => state.unitOf.get(unitId)?.ownerKey)).size
  const there = presences.filter(({ leftAt }) => !leftAt)
  const count = row.personCount === 'owner' ? people : (list: typeof presences) => list.length
  return {
    assembly: await readAssembly(lease, assemblyId),
    now: lease.now,
    whole,
    present,
    quorum: quorumOf(present, whole, measured?.applied ?? byLaw),
    measured: measured && { number: measured.number, thresholds: measured.applied },
    selfCount: count(there.filter(({ agentKey }) => agentKey === null)),
    agentCount: count(there.filter(({ agentKey }) => agentKey !== null)),
    leftCount: count(presences.filter(({ leftAt }) => leftAt)),
    overLimitCount: count(
      there.filter(({ agentKey, unitId }) => agentKey !== null && state.creditOf.get(unitId)?.isOverLimit),
    ),
    current,
    next,
    latest: presences
      .toSorted((a, b) => b.number - a.number)
      .slice(0, mostLatest)
      .flatMap(({ unitId }) => state.unitOf.get(unitId) ?? [])
      .map((unit) => asSeen(lease, toUnitOwner(state, unit))),
    speakers: await speakersOf(lease, assemblyId, state),
  }
}

/** What was there when voting on a motion began. */
export const weightsOf = (lease: Lease, topicId: string) =>
  lease.db.select().from(w).where(eq(w.topicId, topicId))

/** Who registered while a motion was voted on and was not there when that began: in it they do not count (Art. 31). */
export const arrivedSince = (
  { presenceOf, unitOf }: Pick<RollState, 'presenceOf' | 'unitOf'>,
  { startedAt, closedAt }: Pick<Topic, 'startedAt' | 'closedAt'>,
  weights: readonly { unitId: string }[],
) => {
  const weighed = new Set(weights.map(({ unitId }) => unitId))
  return [...presenceOf.values()].flatMap(({ unitId, agentName, registeredAt: at }) => {
    const unit = unitOf.get(unitId)
    const isSince = startedAt && at >= startedAt && (!closedAt || at < closedAt)
    return unit && isSince && !weighed.has(unitId)
      ? [{ unitId, label: unit.label, ownerName: namesOf(unit.owners), agentName, at }]
      : []
  })
}

/** How far voting on a motion is; never for what was voted. Throws notFound. */
export async function votingDashboard(lease: Asked, topicId: string): Promise<VotingDashboard> {
  const record = await rowOf(lease, t, topicId)
  if (!record) throw problems.notFound()
  const topic = await readTopic(lease, topicId)
  const state = await rollState(lease, await requireAssembly(lease, record.assemblyId))
  const cast = await castOf(lease, topicId)
  const counts = await countsOf(lease, topicId)
  const weights = await weightsOf(lease, topicId)
  const voted = new Set(cast.map(({ unitId }) => unitId))
  const isNamed = record.voteWay === 'record' || record.voteWay === 'sealed'
  const agreed = agreedTotals(record, counts)
  return {
    topic,
    cast: sumOf(cast.filter(({ isCounted }) => isCounted).map(({ heads, fifths }) => ({ heads, fifths }))),
    castCount: cast.length,
    presentCount: weights.length,
    bySource: (['card', 'phone', 'paper'] as const).map((source) => ({
      source,
      count: cast.filter((vote) => vote.source === source).length,
    })),
    overLimitCount: weights.filter(({ isOverLimit, agentKey }) => isOverLimit && agentKey !== null).length,
    unconfirmedCount: cast.filter(({ isCounted }) => !isCounted).length,
    waiting: isNamed
      ? weights
          .filter(({ unitId }) => !voted.has(unitId))
          .flatMap(({ unitId }) => state.unitOf.get(unitId) ?? [])
          .toSorted((a, b) => a.position - b.position)
          .map((unit) => ({
            unitId: unit.id,
            label: unit.label,
            ownerName: namesOf(unit.owners),
            agentName: state.presenceOf.get(unit.id)?.agentName ?? '',
          }))
      : [],
    arrived: arrivedSince(state, topic, weights),
    counts: counts.map(({ countedByName, countedAt, totals }) => ({
      by: countedByName,
      at: countedAt,
      isAgreed: agreed !== undefined && JSON.stringify(agreed) === JSON.stringify(totals),
    })),
  }
}

/** The named votes of a motion; what they say only once voting is closed. Throws notFound. */
export async function listVotes(lease: Lease, topicId: string) {
  const record = await rowOf(lease, t, topicId)
  if (!record) throw problems.notFound()
  const state = await rollState(lease, await requireAssembly(lease, record.assemblyId))
  const cast = await castOf(lease, topicId)
  const excess = excessOf(state.roll, await weightsOf(lease, topicId))
  return cast.map((vote) => {
    const unit = state.unitOf.get(vote.unitId)
    return {
      unitId: vote.unitId,
      label: unit?.label ?? '',
      ownerName: unit ? namesOf(unit.owners) : '',
      choices: record.status === 'closed' ? vote.choices : [],
      heads: vote.heads,
      fifths: vote.fifths,
      isOverLimit: vote.isOverLimit,
      over: excess.get(vote.unitId) ?? nothing,
      source: vote.source,
      isConfirmed: vote.isCounted,
      at: vote.castAt,
      by: vote.confirmedByName ? `${vote.castByName}、${vote.confirmedByName}` : vote.castByName,
    }
  })
}

/** What whoever is meant may vote with: own units and those that they speak for. Throws notFound. */
export async function voteInfo(lease: Lease, { topicId, keyword }: { topicId: string; keyword: string }) {
  const record = await rowOf(lease, t, topicId)
  if (!record) throw problems.notFound()
  const assembly = await requireAssembly(lease, record.assemblyId)
  const state = await rollState(lease, assembly)
  const rows = await weightsOf(lease, topicId)
  const weights = new Map(rows.map((row) => [row.unitId, row]))
  const excess = excessOf(state.roll, rows)
  const voted = new Set((await castOf(lease, topicId)).map(({ unitId }) => unitId))
  const meant = unitsMeant(state, keyword).slice(0, 50)
  const keys = new Set(meant.map(({ ownerKey }) => ownerKey))
  const agents = new Set([...keys].map((key) => `owner ${key}`))
  const isOwn = (unitId: string) =>
    keys.has(state.unitOf.get(unitId)?.ownerKey ?? '') && weights.get(unitId)?.agentKey === null
  return state.units
    .filter(({ id, ownerKey }) => keys.has(ownerKey) || agents.has(weights.get(id)?.agentKey ?? ''))
    .flatMap((unit) => {
      const weight = weights.get(unit.id)
      if (!weight) return []
      return [
        {
          unitId: unit.id,
          label: unit.label,
          ownerName: namesOf(unit.owners),
          agentName: state.presenceOf.get(unit.id)?.agentName ?? '',
          heads: weight.heads,
          fifths: weight.fifths,
          isOverLimit: weight.isOverLimit,
          over: excess.get(unit.id) ?? nothing,
          hasVoted: voted.has(unit.id),
          isOwn: isOwn(unit.id),
        },
      ]
    })
}
