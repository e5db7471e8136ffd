import { cutPercent, type Fraction, leastOf, reaches } from './fractions.ts'
import type { Weight } from './roll.ts'
import type { Thresholds } from './thresholds.ts'

/** How one count stands to its threshold; areas in fifths of 0.01 m², `percent` in hundredths of a percent, cut. */
export interface Standing {
  value: number
  total: number
  needed: number
  missing: number
  percent: number
  isReached: boolean
}

/** Persons and area, both of which must be reached. */
export interface Verdict {
  heads: Standing
  area: Standing
  isReached: boolean
}

function standing(value: number, total: number, fraction: Fraction, least = 0): Standing {
  const needed = Math.max(leastOf(total, fraction), least)
  return {
    value,
    total,
    needed,
    missing: Math.max(0, needed - value),
    percent: cutPercent(value, total),
    isReached: reaches(value, total, fraction) && value >= least,
  }
}

const verdict = (heads: Standing, area: Standing): Verdict => ({
  heads,
  area,
  isReached: heads.isReached && area.isReached,
})

/** Whether enough are there, of persons and of area at once (Art. 31, 32 I); measured against everybody. */
export const quorumOf = (present: Weight, whole: Weight, { quorum }: Thresholds): Verdict =>
  verdict(
    standing(present.heads, whole.heads, quorum.heads, quorum.leastHeads),
    standing(present.fifths, whole.fifths, quorum.area),
  )

/**
 * Whether enough agree. What is measured against is attendance and not votes cast: who abstains, is silent or votes wrongly
 * stays in it, who left before voting began does not (Art. 31).
 */
export function approvalOf(yes: Weight, present: Weight, whole: Weight, { approval }: Thresholds): Verdict {
  const all = approval.isOfAll ? whole : present
  return verdict(
    standing(yes.heads, all.heads, approval.heads),
    standing(yes.fifths, all.fifths, approval.area),
  )
}

/** What became of a motion. */
export interface MotionResult {
  quorum: Verdict
  approval: Verdict
  isCarried: boolean
}

/** A motion is carried when enough are there and enough of them agree, both counted twice; nobody there carries nothing. */
export function motionResult(
  yes: Weight,
  present: Weight,
  whole: Weight,
  thresholds: Thresholds,
): MotionResult {
  const quorum = quorumOf(present, whole, thresholds)
  const approval = approvalOf(yes, present, whole, thresholds)
  return { quorum, approval, isCarried: present.heads > 0 && quorum.isReached && approval.isReached }
}

/** How far objections came against a resolution of a meeting that was called again. */
export interface Objections {
  heads: Standing
  area: Standing
  /** It falls only when both are more than half of all (Art. 32 II). */
  isVetoed: boolean
  /** One of the two is over half: whoever counts must look twice. */
  isClose: boolean
}

/** Objections of owners against everybody: more than half of all persons and of all area (Art. 32 II). */
export function objectionsOf(objecting: Weight, whole: Weight): Objections {
  const half: Fraction = { part: 1, of: 2, isMore: true }
  const heads = standing(objecting.heads, whole.heads, half)
  const area = standing(objecting.fifths, whole.fifths, half)
  const isVetoed = heads.isReached && area.isReached
  return { heads, area, isVetoed, isClose: !isVetoed && (heads.isReached || area.isReached) }
}
