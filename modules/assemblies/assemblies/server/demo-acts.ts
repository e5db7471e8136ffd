import type { Weight } from '#modules/assemblies/tally/contract.ts'
import type { Snapshot, StoredResult } from '../shapes.ts'
import { type Acted, hashOf } from './chain.ts'
import type { demoPresences, DemoUnit } from './demo-roll.ts'
import { agentRefOf } from './replay.ts'
import { rollDigestOf, weightsDigest } from './roll-digest.ts'

type Act = Omit<Acted, 'number'>
type Presence = ReturnType<typeof demoPresences>[number]
interface Motion {
  row: {
    id: string
    number: number
    title: string
    kind: string
    startedAt: Date
    closedAt: Date
    decidedAt: Date
    decision: string
    decisionText: string
    snapshot: Snapshot
  }
  chosen: readonly (Weight & { unitId: string; choice: string; at: number })[]
  result: StoredResult
}
interface Meeting {
  assemblyId: string
  title: string
  units: readonly DemoUnit[]
  presences: readonly Presence[]
  motions: readonly Motion[]
  /** Moments by their names. */
  at: Record<'made' | 'roll' | 'agenda' | 'published' | 'begun' | 'ended', Date>
  by: string
  chair: string
  communityId: string
}

/** What the agent of a presence is called in the record. */
function agentFacts(assemblyId: string, { agentKey, agentUnitId }: Presence) {
  if (agentKey === null) return {}
  return agentUnitId
    ? { agentUnitId, isInWriting: true }
    : { agentUnitId: null, agentRef: agentRefOf(assemblyId, agentKey), isInWriting: true }
}

function votingActs({ presences, chair, by }: Meeting, { row, chosen, result }: Motion): Act[] {
  const { id: topicId, number, snapshot } = row
  const keyOf = new Map(presences.map(({ unitId, agentKey }) => [unitId, agentKey]))
  const weights = chosen.map(({ unitId, heads, fifths }) => ({
    unitId,
    heads,
    fifths,
    agentKey: keyOf.get(unitId) ?? null,
  }))
  const of = { topicId, number }
  return [
    {
      act: 'startVoting',
      facts: {
        ...of,
        title: row.title,
        kind: row.kind,
        ...snapshot,
        units: weights.length,
        weights: weightsDigest(weights),
      },
      at: row.startedAt,
      byName: chair,
    },
    ...chosen.map(
      ({ unitId, choice, at }): Act => ({
        act: 'vote',
        facts: { ...of, source: at % 3 ? 'phone' : 'card', votes: [{ unitId, choices: [choice] }] },
        at: new Date(row.startedAt.getTime() + at * 2000),
        byName: by,
      }),
    ),
    {
      act: 'closeVoting',
      facts: {
        ...of,
        rows: result.rows,
        abstained: result.abstained,
        invalid: result.invalid,
        isCarried: result.isCarried,
      },
      at: row.closedAt,
      byName: chair,
    },
    {
      act: 'decide',
      facts: { ...of, decision: row.decision, decisionText: row.decisionText },
      at: row.decidedAt,
      byName: chair,
    },
  ]
}

/** Every act of a meeting that was held, as Lobby would have kept it: counted again it comes to the same. */
export function demoEntries(meeting: Meeting) {
  const { assemblyId, communityId, title, units, presences, motions, at, by, chair } = meeting
  const acts: Act[] = [
    { act: 'create', facts: { title }, at: at.made, byName: by },
    { act: 'roll', facts: { source: 'register', units: units.length }, at: at.roll, byName: by },
    ...motions.map(
      ({ row }): Act => ({
        act: 'addTopic',
        facts: { topicId: row.id, number: row.number, title: row.title },
        at: at.agenda,
        byName: by,
      }),
    ),
    { act: 'publish', facts: {}, at: at.published, byName: by },
    ...presences.map(
      (presence): Act => ({
        act: presence.agentKey === null ? 'registerOwner' : 'registerAgent',
        facts: { units: [{ id: presence.unitId }], ...agentFacts(assemblyId, presence) },
        at: presence.registeredAt,
        byName: by,
      }),
    ),
    { act: 'start', facts: { roll: rollDigestOf(units) }, at: at.begun, byName: chair },
    ...motions.flatMap((motion) => votingActs(meeting, motion)),
    { act: 'end', facts: {}, at: at.ended, byName: chair },
  ]
  let hash = ''
  return acts.map((acted, nth) => {
    const one = { ...acted, facts: JSON.parse(JSON.stringify(acted.facts)), number: nth + 1 }
    hash = hashOf(hash, one)
    return { communityId, assemblyId, ...one, hash }
  })
}
