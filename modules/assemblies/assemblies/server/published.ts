import type { Count, Result, StoredResult, VoteWay } from '../shapes.ts'

/** Of an answer that fewer than so many persons gave, a secret vote publishes no numbers (domain: weights take the name off). */
const least = 5

/** Whether so few are nearly known by name. */
export const isSmall = ({ heads }: { heads: number }) => heads > 0 && heads < least
const classes = ({ rows, abstained, invalid }: StoredResult) => [...rows, abstained, invalid]

/** Whether nobody is to know who voted how. */
export const isSecret = (voteWay: VoteWay): boolean => voteWay === 'sealed' || voteWay === 'notRecord'

/** Whether too few gave the same answer for all numbers of a secret vote to be published. */
export const isReduced = (result: StoredResult): boolean => classes(result).some(isSmall)

/**
 * A result as it is shown. Of a secret vote in which fewer than five gave the same answer no area is shown at all: areas are
 * nearly names, and the sum of the others gives the rest away. Whether enough agreed is always said.
 */
export function published(result: StoredResult, voteWay: VoteWay): Result {
  if (!isSecret(voteWay) || !isReduced(result)) return { ...result, isReduced: false }
  const shown = (one: { heads: number }): Count => ({ heads: isSmall(one) ? null : one.heads, fifths: null })
  const { approval } = result
  const yes = result.rows.find(({ optionId }) => optionId === 'yes')
  const unsaid = { value: null, missing: null, percent: null }
  return {
    ...result,
    isReduced: true,
    rows: result.rows.map(({ optionId, name, ...one }) => ({ optionId, name, ...shown(one) })),
    abstained: shown(result.abstained),
    invalid: shown(result.invalid),
    approval: approval && {
      ...approval,
      heads: yes && isSmall(yes) ? { ...approval.heads, ...unsaid } : approval.heads,
      area: { ...approval.area, ...unsaid },
    },
  }
}
