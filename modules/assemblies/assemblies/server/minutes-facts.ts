import type { Context } from '#platform/server/context.ts'
import {
  excessOf,
  nothing,
  quorumOf,
  sumOf,
  type Thresholds,
  type Verdict,
  type Weight,
  wholeOf,
} from '#modules/assemblies/tally/contract.ts'
import { byLaw } from '#modules/assemblies/tally/contract.ts'
import type { Difference } from '../held-shapes.ts'
import type { Served } from '../shapes.ts'
import type { IssuedMinutes } from '../minutes-contract.ts'
import { issuedOf } from './issued.ts'
import { listServings } from './servings.ts'
import { readAssembly } from './assemblies.ts'
import { readChain } from './chain.ts'
import { arrivedSince, listVotes, weightsOf } from './dashboards.ts'
import { listObjections } from './objections.ts'
import type { PaperFacts } from './papers.ts'
import type { Short } from './quorum.ts'
import { isUnwritten } from './roll-state.ts'
import { overText } from './said.ts'

type Objections = Awaited<ReturnType<typeof listObjections>>
type Servings = Awaited<ReturnType<typeof listServings>>

/** What the minutes say. */
export interface MinutesFacts extends PaperFacts {
  whole: Weight
  self: Weight
  agents: Weight
  present: Weight
  quorum: Verdict
  /** What they are measured by: of the first motion that was voted on, and when; null where none was. */
  measured: { number: number; at: Date | null } | null
  thresholds: Thresholds
  overLimit: readonly string[]
  /** Units for which somebody spoke without a written proxy that was kept (Art. 27 III). */
  unwritten: readonly string[]
  /** Units that were sold between the roll and the meeting by the household register. */
  sold: readonly string[]
  /** By motion, who came after voting began and does not count in it. */
  arrived: ReadonlyMap<string, readonly string[]>
  /** Versions of these minutes, the newest first. */
  issued: readonly IssuedMinutes[]
  objections: Objections
  servings: Record<Served, Servings>
  /** The last day on which owners may object in writing; null where there is none, or none yet (Art. 32 II). */
  objectionEnd: string | null
  votes: ReadonlyMap<string, Awaited<ReturnType<typeof listVotes>>>
  /** Votes that were begun anew and declarations that were taken back, with their reasons. */
  undone: readonly {
    topicId: string
    act: 'resetVoting' | 'cancelDecision'
    at: Date
    by: string
    reason: string
  }[]
  /** Where too few were there: that the chair went on and why, of the meeting or of a motion, or that it was not held. */
  short: readonly (Short & {
    act: 'start' | 'startVoting' | 'notHeld'
    topicId: string | null
    at: Date
    by: string
    reason: string
  })[]
  chain: {
    count: number
    hash: string
    lastAt: Date | undefined
    isWhole: boolean
    differences: readonly Difference[]
  }
}

/** Reads what the minutes say, in one moment. */
export async function minutesFacts(lease: Context, facts: PaperFacts): Promise<MinutesFacts> {
  const { assembly, state, topics } = facts
  // Attendance is that of the first vote: people are checked out at the door before the chair ends the meeting.
  const [first] = topics
    .filter(({ snapshot }) => snapshot)
    .toSorted((one, other) => Number(one.startedAt) - Number(other.startedAt))
  const here = first
    ? await weightsOf(lease, first.topicId)
    : state.present.flatMap(({ unitId, agentKey }) => {
        const credit = state.creditOf.get(unitId)
        return credit ? [{ ...credit, agentKey }] : []
      })
  const weightOf = (isAgent: boolean) =>
    sumOf(
      here
        .filter(({ agentKey }) => (agentKey !== null) === isAgent)
        .map(({ heads, fifths }) => ({ heads, fifths })),
    )
  const [self, agents] = [weightOf(false), weightOf(true)]
  const whole = first?.snapshot?.whole ?? wholeOf(state.roll)
  const present = sumOf([self, agents])
  const thresholds = first?.snapshot?.thresholds ?? topics[0]?.applied ?? byLaw
  const excess = excessOf(state.roll, here)
  const over = new Map(here.filter(({ isOverLimit }) => isOverLimit).map((one) => [one.unitId, one]))
  const chain = await readChain(lease, assembly)
  const votes = new Map<string, Awaited<ReturnType<typeof listVotes>>>()
  for (const { topicId, voteWay, status } of topics)
    if (voteWay === 'record' && status === 'closed') votes.set(topicId, await listVotes(lease, topicId))
  const arrived = new Map<string, string[]>()
  for (const topic of topics)
    if (topic.snapshot)
      arrived.set(
        topic.topicId,
        arrivedSince(state, topic, await weightsOf(lease, topic.topicId)).map(({ label }) => label),
      )
  return {
    ...facts,
    whole,
    self,
    agents,
    present,
    quorum: quorumOf(present, whole, thresholds),
    measured: first ? { number: first.number, at: first.startedAt } : null,
    thresholds,
    overLimit: state.units.flatMap(({ id, label }) => {
      const counted = over.get(id)
      return counted ? [`${label}（${overText(counted, excess.get(id) ?? nothing)}）`] : []
    }),
    unwritten: state.units
      .filter(({ id }) => isUnwritten(state.presenceOf.get(id)))
      .map(({ label }) => label),
    sold: chain.rows.flatMap(({ act, facts: said }) => (act === 'start' && (said['sold'] as string[])) || []),
    arrived,
    issued: await issuedOf(lease, assembly.id),
    objections: await listObjections(lease, assembly.id),
    servings: {
      notice: await listServings(lease, { assemblyId: assembly.id, what: 'notice' }),
      minutes: await listServings(lease, { assemblyId: assembly.id, what: 'minutes' }),
      outcome: await listServings(lease, { assemblyId: assembly.id, what: 'outcome' }),
    },
    objectionEnd: (await readAssembly(lease, assembly.id)).objectionEndsOn,
    votes,
    undone: chain.rows.flatMap(({ act, facts: said, at, byName }) =>
      act === 'resetVoting' || act === 'cancelDecision'
        ? [{ topicId: String(said['topicId']), act, at, by: byName, reason: String(said['reason'] ?? '') }]
        : [],
    ),
    short: chain.rows.flatMap(({ act, facts: said, at, byName }) => {
      if (act !== 'start' && act !== 'startVoting' && act !== 'notHeld') return []
      const short = said['short'] as Short | undefined
      const topicId = act === 'startVoting' ? String(said['topicId']) : null
      return short ? [{ ...short, act, topicId, at, by: byName, reason: String(said['reason'] ?? '') }] : []
    }),
    chain: {
      count: chain.rows.length,
      hash: assembly.chainHash,
      lastAt: chain.rows.at(-1)?.at,
      isWhole: chain.isWhole,
      differences: chain.differences,
    },
  }
}
