/** Lots of a household that did not use the facility for 30 days. */
export const mostLots = 5
/** Days back that uses are counted in. */
export const usesDays = 30

/** The lots of a household: one less for each use, never none; one more when it drew a blank the last time. */
export const lotsOf = ({ uses, hadBlank }: { uses: number; hadBlank: boolean }): number =>
  Math.max(1, mostLots - uses) + (hadBlank ? 1 : 0)

export interface Candidate {
  label: string
  lots: number
}

/** The list as it is fingerprinted: a line for each household with its lots, in the order of the labels' code points. */
export const listOf = (candidates: readonly Candidate[]): string =>
  candidates
    .toSorted((a, b) => (a.label < b.label ? -1 : 1))
    .map(({ label, lots }) => `${label} ${lots}`)
    .join('\n')

/** What is drawn with, of which the SHA-256 is the seed: the secret of before anybody entered, the numbers of after the list was closed, and the list. */
export const seedText = ({
  nonce,
  numbers,
  fingerprint,
}: {
  nonce: string
  numbers: string
  fingerprint: string
}): string => [nonce, numbers, fingerprint].join('\n')

/** What the turns are drawn by, of which each SHA-256 decides one. */
export const turnTexts = (seed: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => `${seed} ${nth + 1}`)

export interface Drawn extends Candidate {
  /** Which of its lots it was, from 1. */
  lot: number
}

/**
 * All households in the order in which they are drawn. In each turn the lots that are left lie in the order of the list; the SHA-256 of
 * the turn's text, as a number, modulo their count says which one it is. The household's other lots are taken out.
 */
export function drawOrder(candidates: readonly Candidate[], digests: readonly string[]): Drawn[] {
  const left = candidates.toSorted((a, b) => (a.label < b.label ? -1 : 1))
  return digests.flatMap((digest) => {
    const total = left.reduce((sum, { lots }) => sum + lots, 0)
    if (!total) return []
    let nth = Number(BigInt(`0x${digest}`) % BigInt(total))
    const at = left.findIndex(({ lots }) => {
      if (nth < lots) return true
      nth -= lots
      return false
    })
    return left.splice(at, 1).map((found) => ({ ...found, lot: nth + 1 }))
  })
}
