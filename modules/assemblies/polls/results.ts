import {
  type Ballot,
  cutPercent,
  tallyOf,
  type Weight as Counted,
} from '#modules/assemblies/tally/contract.ts'
import type { Result, Results, Weight } from './shapes.ts'

/** What a vote counts in the engine of assemblies: by area a person beside it, else itself. */
export const countedOf = (weight: Weight, units: number): Counted =>
  weight === 'area' ? { heads: 1, fifths: 5 * units } : { heads: units, fifths: 0 }

const measureOf = (weight: Weight, { heads, fifths }: Counted) => (weight === 'area' ? fifths / 5 : heads)

/** The result of sums by candidate, in their order; shares are of what all ballots count. */
export function resultsOf(weight: Weight, each: ReadonlyMap<string, Counted>, all: Counted): Results {
  const measures = [...each].map(([candidateId, sums]) => ({
    candidateId,
    ballots: sums.heads,
    weight: measureOf(weight, sums),
  }))
  const whole = measureOf(weight, all)
  return {
    ballots: all.heads,
    weight: whole,
    candidates: measures.map(
      (one): Result => ({
        ...one,
        rank: 1 + measures.filter((other) => other.weight > one.weight).length,
        share: cutPercent(one.weight, whole),
      }),
    ),
  }
}

/** The result of ballots. */
export function countBallots(
  weight: Weight,
  candidateIds: readonly string[],
  ballots: readonly Ballot[],
): Results {
  const { options } = tallyOf(candidateIds, candidateIds.length, ballots)
  const all = ballots.reduce<Counted>(
    (sum, { weight: one }) => ({ heads: sum.heads + one.heads, fifths: sum.fifths + one.fifths }),
    { heads: 0, fifths: 0 },
  )
  return resultsOf(weight, options, all)
}

/**
 * What may be said of a secret poll by area: areas are nearly as good as names, so sums of them are never said, and shares
 * only where nobody stands among fewer than `fewest` who chose the same.
 */
export function hideAreas(results: Results, fewest: number): Results {
  const isSmall = results.candidates.some(({ ballots }) => ballots > 0 && ballots < fewest)
  return {
    ...results,
    weight: null,
    candidates: results.candidates.map((one) => ({
      ...one,
      weight: null,
      share: isSmall ? null : one.share,
    })),
  }
}
