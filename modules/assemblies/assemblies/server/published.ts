import type { Count, Result, StoredResult, VoteWay } from '../shapes.ts'

/** Of an answer that fewer than so many persons gave, a secret vote publishes no numbers (domain: weights take the name off). */
const least = 5

/** Whether so few are nearly known by name. */
export const isSmall = ({ heads }: { heads: number }) => heads > 0 && heads < least
/** Whether what is left of the sum of so many small classes tells each: all of them one, or all of them four. */
const tells = (small: readonly { heads: number }[]): boolean => {
  const sum = small.reduce((all, { heads }) => all + heads, 0)
  return small.length === 1 || sum === small.length || sum === small.length * (least - 1)
}

/**
 * The classes whose numbers are not shown: those of few, and the next smallest where attendance less all others would give
 * them away.
 */
function unshown(result: StoredResult): ReadonlySet<unknown> {
  const small = classes(result).filter(isSmall)
  if (!small.length || !tells(small)) return new Set(small)
  const next = classes(result)
    .filter((one) => !isSmall(one))
    .toSorted((one, other) => (one.heads || Infinity) - (other.heads || Infinity))
  return new Set([...small, ...next.slice(0, 1)])
}

const classes = ({ rows, abstained, invalid }: StoredResult) => [...rows, abstained, invalid]

/** Whether nobody is to know who voted how. */
export const isSecret = (voteWay: VoteWay): boolean => voteWay === 'sealed' || voteWay === 'notRecord'

/** Whether too few gave the same answer for all numbers of a secret vote to be published. */
export const isReduced = (result: StoredResult): boolean => classes(result).some(isSmall)

/**
 * A result as it is shown. Of a secret vote in which fewer than five gave the same answer no area is shown at all: areas are
 * nearly names, and the sum of the others gives the rest away, as it does of persons. Whether enough agreed is always said.
 */
export function published(result: StoredResult, voteWay: VoteWay): Result {
  if (!isSecret(voteWay) || !isReduced(result)) return { ...result, isReduced: false }
  const hidden = unshown(result)
  const shown = (one: { heads: number }): Count => ({
    heads: hidden.has(one) ? null : one.heads,
    fifths: null,
  })
  const { approval } = result
  const yes = result.rows.find(({ optionId }) => optionId === 'yes')
  const unsaid = { value: null, missing: null, percent: null }
  return {
    ...result,
    isReduced: true,
    rows: result.rows.map((row) => ({ optionId: row.optionId, name: row.name, ...shown(row) })),
    abstained: shown(result.abstained),
    invalid: shown(result.invalid),
    approval: approval && {
      ...approval,
      heads: yes && hidden.has(yes) ? { ...approval.heads, ...unsaid } : approval.heads,
      area: { ...approval.area, ...unsaid },
    },
  }
}
