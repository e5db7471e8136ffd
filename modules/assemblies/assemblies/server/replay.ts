import { createHash } from 'node:crypto'
import { attendanceOf, type Roll, type Thresholds, type Weight } from '#modules/assemblies/tally/contract.ts'
import type { Passed } from './passing.ts'
import type { Total } from './tables.ts'

/** An act as the record holds it. */
export interface Acted {
  act: string
  facts: Record<string, unknown>
  byName: string
}
/** What a unit counts when voting begins, as the acts come to. */
export interface Weighed extends Weight {
  unitId: string
  agentKey: string | null
}
/** A motion that was voted on, as its acts say. */
export interface Acts {
  title: unknown
  thresholds: Thresholds | undefined
  /** What the act itself said of who was there. */
  present: Weight | undefined
  whole: Weight | undefined
  /** The digest of who was there, and for whom: an owner who comes later takes over what nobody has voted for. */
  weights: unknown
  /** Counted again from registrations; undefined where older acts do not say who spoke for whom. */
  counted: Weighed[] | undefined
  /** What each unit chose last. */
  votes: Map<string, string[]>
  /** Units that cast a sealed ballot. */
  sealed: Set<string>
  counts: { totals: Total[]; countedBy: string }[]
  lots: string[]
  closed: Record<string, unknown> | undefined
  decision: unknown
  decisionText: unknown
}
interface There {
  agentKey: string | null
  hasLeft: boolean
}

/** What an act says of an agent who is no owner: the same for the same person, and nothing of who that is. */
export const agentRefOf = (assemblyId: string, agentKey: string): string =>
  createHash('sha256').update(`${assemblyId} ${agentKey}`).digest('hex').slice(0, 24)

/** The units that an act names; some acts say only how many. */
function idsOf(facts: Record<string, unknown>, name = 'units'): string[] {
  const named = facts[name]
  if (!Array.isArray(named)) return []
  return (named as (string | { id: string })[]).map((one) => (typeof one === 'string' ? one : one.id))
}

/** Who is in the hall, in the order in which they came; an owner who is not there himself speaks for nobody (Art. 27 III). */
export function inHall<T extends { unitId: string; agentKey: string | null }>(
  { units }: Pick<Roll, 'units'>,
  here: readonly T[],
): T[] {
  const keyOf = new Map(units.map(({ id, ownerKey }) => [id, ownerKey]))
  const selves = new Set(
    here.filter(({ agentKey }) => agentKey === null).map(({ unitId }) => `owner ${keyOf.get(unitId)}`),
  )
  return here.filter(({ agentKey }) => !agentKey?.startsWith('owner ') || selves.has(agentKey))
}

/** Who is registered, from act to act. */
class Hall {
  readonly there = new Map<string, There>()
  /** Older acts do not say who spoke for whom. */
  isKnown = true
  readonly roll: Roll

  constructor(roll: Roll) {
    this.roll = roll
  }

  take({ act, facts }: Acted): void {
    const ids = idsOf(facts)
    if (act === 'registerOwner') this.put(ids, null)
    if (act === 'registerAgent') {
      const agent = this.roll.units.find(({ id }) => id === facts['agentUnitId'])
      if (!agent && !facts['agentRef']) this.isKnown = false
      this.put(ids, agent ? `owner ${agent.ownerKey}` : `name ${String(facts['agentRef'])}`)
    }
    for (const id of act === 'leave' ? ids : idsOf(facts, 'leftIds')) this.move(id, true)
    if (act === 'comeBack') for (const id of ids) this.move(id, false)
    if (act === 'cancelRegistration') for (const id of ids) this.there.delete(id)
    if (act === 'reset') this.there.clear()
  }

  private put(ids: readonly string[], agentKey: string | null): void {
    for (const id of ids) {
      this.there.delete(id)
      this.there.set(id, { agentKey, hasLeft: false })
    }
  }

  private move(id: string, hasLeft: boolean): void {
    const one = this.there.get(id)
    if (one) this.there.set(id, { ...one, hasLeft })
  }

  weigh(): Weighed[] | undefined {
    if (!this.isKnown) return undefined
    const here = [...this.there].flatMap(([unitId, { agentKey, hasLeft }]) =>
      hasLeft ? [] : [{ unitId, agentKey }],
    )
    return attendanceOf(this.roll, inHall(this.roll, here)).credits.map(({ unitId, heads, fifths }) => ({
      unitId,
      heads,
      fifths,
      agentKey: this.there.get(unitId)?.agentKey ?? null,
    }))
  }
}

const begun = (facts: Record<string, unknown>, counted: Weighed[] | undefined): Acts => ({
  title: facts['title'],
  thresholds: facts['thresholds'] as Thresholds | undefined,
  present: facts['present'] as Weight | undefined,
  whole: facts['whole'] as Weight | undefined,
  weights: facts['weights'],
  counted,
  votes: new Map(),
  sealed: new Set(),
  counts: [],
  lots: [],
  closed: undefined,
  decision: null,
  decisionText: '',
})

function takeVote(topic: Acts, { act, facts, byName }: Acted): void {
  if (act === 'vote')
    for (const { unitId, choices } of facts['votes'] as { unitId: string; choices: string[] }[])
      topic.votes.set(unitId, choices)
  if (act === 'voteSealed') for (const id of idsOf(facts)) topic.sealed.add(id)
  if (act === 'count')
    topic.counts.push({
      totals: facts['totals'] as Total[],
      countedBy: String(facts['countedBy'] ?? byName),
    })
  if (act === 'drawLots') topic.lots.push(...(facts['optionIds'] as string[]))
  if (act === 'closeVoting') topic.closed = facts
  if (act === 'decide') [topic.decision, topic.decisionText] = [facts['decision'], facts['decisionText']]
  if (act === 'cancelDecision') [topic.decision, topic.decisionText] = [null, '']
}

/** What the acts of a meeting come to: the roll that it began with, and of each motion who was there, votes and declaration. */
export function replay(acts: readonly Acted[], roll: Roll) {
  const topics = new Map<unknown, Acts>()
  const hall = new Hall(roll)
  let rollIs: unknown
  for (const acted of acts) {
    const { act, facts } = acted
    hall.take(acted)
    if (act === 'start' || act === 'notHeld') rollIs = facts['roll']
    if (act === 'reset' || act === 'cancel') rollIs = undefined
    if (act === 'reset') topics.clear()
    if (act === 'resetVoting') topics.delete(facts['topicId'])
    if (act === 'startVoting') topics.set(facts['topicId'], begun(facts, hall.weigh()))
    if (act === 'registerOwner') pass(topics, facts['passed'] as Passed | undefined)
    const topic = topics.get(facts['topicId'])
    if (topic) takeVote(topic, acted)
  }
  return { roll: rollIs, topics }
}

/** An owner came while voting went on, and votes himself from then on. */
function pass(topics: ReadonlyMap<unknown, Acts>, passed: Passed | undefined): void {
  const open = topics.get(passed?.topicId)
  if (!passed || !open) return
  open.weights = passed.weights
  const ids = new Set(passed.units ?? [])
  // Acts from before they named units tell by the digest alone.
  if (!passed.units) open.counted = undefined
  else open.counted = open.counted?.map((one) => (ids.has(one.unitId) ? { ...one, agentKey: null } : one))
}
