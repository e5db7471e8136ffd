import type { Count, Result, StoredResult, VoteWay } from '../shapes.ts'

/** Of an answer that fewer than so many persons gave, a secret vote publishes no numbers (domain: weights take the name off). */
const least = 5

const isSmall = ({ heads }: { heads: number }) => heads > 0 && heads < least
const classes = ({ rows, abstained, invalid }: StoredResult) => [...rows, abstained, invalid]

/**
 * The answers whose persons are not said. Where each person gave one answer, a small one alone follows from all others by
 * subtraction: then the next smallest keeps it company.
 */
function unsaidOf(result: StoredResult): ReadonlySet<{ heads: number }> {
  const all = classes(result)
  const small = all.filter(isSmall)
  const given = all.reduce((sum, { heads }) => sum + heads, 0) + (result.silent?.heads ?? 0)
  if (small.length > 1 || given !== result.quorum.heads.value) return new Set(small)
  const others = all.filter((one) => one.heads >= least).toSorted((a, b) => a.heads - b.heads)
  return new Set([...small, ...others.slice(0, 1)])
}

/** Whether too few gave the same answer for all numbers of a secret vote to be published. */
export const isReduced = (result: StoredResult): boolean => classes(result).some(isSmall)

/**
 * A result as it is shown. Of a secret vote in which fewer than five gave the same answer no area is shown at all: areas are
 * nearly names, and the sum of the others gives the rest away; nor are the persons of `unsaidOf`. Whether enough agreed is
 * always said.
 */
export function published(result: StoredResult, voteWay: VoteWay): Result {
  const isSecret = voteWay === 'sealed' || voteWay === 'notRecord'
  if (!isSecret || !isReduced(result)) return { ...result, isReduced: false }
  const hidden = unsaidOf(result)
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
