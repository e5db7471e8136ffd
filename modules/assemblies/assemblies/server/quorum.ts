import {
  missingFifths,
  quorumOf,
  sumOf,
  type Thresholds,
  type Weight,
  wholeOf,
} from '#modules/assemblies/tally/contract.ts'
import { shortOfQuorum } from '../problems.ts'
import type { Topic } from '../shapes.ts'
import type { RollState } from './roll-state.ts'
import { weightText } from './said.ts'

/** Where the agenda is: the motion that is voted on, else the one to be declared, else what was declared last; and what comes then. */
export function agendaOf(topics: readonly Topic[]): { current: Topic | null; next: Topic | null } {
  const declared = topics
    .filter(({ decidedAt }) => decidedAt)
    .toSorted((a, b) => Number(b.decidedAt) - Number(a.decidedAt))
  return {
    current:
      topics.find(({ status }) => status === 'voting') ??
      topics.find(({ status, decision }) => status === 'closed' && !decision) ??
      declared[0] ??
      null,
    next: topics.find(({ status, decision }) => status === 'waiting' && !decision) ?? null,
  }
}

/** The motion whose quorum attendance is measured by: the one at hand until it is declared, then the next, at last the last. */
export function measuringTopic(topics: readonly Topic[]): Topic | null {
  const { current, next } = agendaOf(topics)
  return current && !current.decision ? current : (next ?? current)
}

/** What all who are there count together. */
export const presentOf = ({ creditOf }: RollState): Weight =>
  sumOf([...creditOf.values()].map(({ heads, fifths }) => ({ heads, fifths })))

/** How far what is there stays behind a motion's quorum, as the record keeps it. */
export interface Short extends Weight {
  number: number
}

/** How much is missing of a motion's quorum; undefined where enough are there. */
export function missingOf(
  state: RollState,
  { number, applied }: { number: number; applied: Thresholds },
): Short | undefined {
  const { isReached, heads, area } = quorumOf(presentOf(state), wholeOf(state.roll), applied)
  if (isReached) return undefined
  const fifths = area.isReached ? 0 : missingFifths(area.needed, area.value)
  return { number, heads: heads.missing, fifths }
}

/**
 * Whoever goes on without enough being there says why (Art. 31); undefined where enough are there. What is decided then has
 * no force, and is for a meeting called again (Art. 32). Throws shortOfQuorum.
 */
export function requireQuorum(
  state: RollState,
  topic: { number: number; applied: Thresholds },
  reason: string,
): Short | undefined {
  const short = missingOf(state, topic)
  if (short && !reason) throw shortOfQuorum(short.number, weightText(short))
  return short
}
