import { atLeast, type Fraction, moreThan } from './fractions.ts'

/** How much must be there and how much must agree, of persons and of area at once. */
export interface Thresholds {
  /** Of all owners and all area. */
  quorum: { heads: Fraction; area: Fraction; leastHeads: number }
  /** Of what is present (出席), or of all where the law wants everybody. */
  approval: { heads: Fraction; area: Fraction; isOfAll: boolean }
}

/** What kinds of motion have thresholds of their own in bylaws. */
export const motionKinds = ['ordinary', 'bylaws', 'repair', 'fund', 'election', 'rebuilding'] as const
export type MotionKind = (typeof motionKinds)[number]

const both = (fraction: Fraction) => ({ heads: fraction, area: fraction })

/** Art. 31, where the bylaws say nothing else: two thirds there, three quarters of those agree. */
export const byLaw: Thresholds = {
  quorum: { ...both(atLeast(2, 3)), leastHeads: 1 },
  approval: { ...both(atLeast(3, 4)), isOfAll: false },
}
/** What most bylaws set for ordinary motions: more than half and more than half. */
export const byHalves: Thresholds = {
  quorum: { ...both(moreThan(1, 2)), leastHeads: 1 },
  approval: { ...both(moreThan(1, 2)), isOfAll: false },
}
/** Art. 32 I, the meeting that is called again: three owners, a fifth there, more than half of those agree. */
export const reconvened: Thresholds = {
  quorum: { ...both(atLeast(1, 5)), leastHeads: 3 },
  approval: { ...both(moreThan(1, 2)), isOfAll: false },
}
/** Rebuilding wants everybody (Art. 13). */
export const unanimous: Thresholds = {
  quorum: { ...both(atLeast(1, 1)), leastHeads: 1 },
  approval: { ...both(atLeast(1, 1)), isOfAll: true },
}

/** What the law itself says of each kind; bylaws put their own numbers in its place, but not for rebuilding. */
export const presets: Record<MotionKind, Thresholds> = {
  ordinary: byLaw,
  bylaws: byLaw,
  repair: byLaw,
  fund: byLaw,
  election: byLaw,
  rebuilding: unanimous,
}

/** A bylaw's own numbers for a kind of motion, or for all of a meeting that is called again, in force from a day on (YYYY-MM-DD). */
export interface BylawThresholds {
  kind: MotionKind | 'reconvened'
  from: string
  thresholds: Thresholds
}

/** What holds for a kind on a day: the bylaws' last number by then, else the law's (Art. 31). Days are YYYY-MM-DD. */
export function thresholdsOn(kind: MotionKind, day: string, bylaws: readonly BylawThresholds[]): Thresholds {
  if (kind === 'rebuilding') return unanimous
  const own = bylaws
    .filter((one) => one.kind === kind && one.from <= day)
    .toSorted((a, b) => a.from.localeCompare(b.from))
  return own.at(-1)?.thresholds ?? presets[kind]
}
