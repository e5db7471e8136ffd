/** A share of a whole: `part`/`of`, reached by equality unless it is `isMore` than that (過半數, Art. 32). */
export interface Fraction {
  part: number
  of: number
  isMore: boolean
}

/** 以上: at least so much of the whole. */
export const atLeast = (part: number, of: number): Fraction => ({ part, of, isMore: false })
/** 過: more than so much of the whole. */
export const moreThan = (part: number, of: number): Fraction => ({ part, of, isMore: true })

/** Whether a count is that share of the total; both in the same unit, compared as integers and never as percentages. */
export const reaches = (value: number, total: number, { part, of, isMore }: Fraction): boolean =>
  isMore ? value * of > total * part : value * of >= total * part

/** The smallest whole count that is that share of the total: 42 of 62 for two thirds, 32 for more than half. */
export const leastOf = (total: number, { part, of, isMore }: Fraction): number =>
  isMore ? Math.floor((total * part) / of) + 1 : Math.ceil((total * part) / of)

/** How much of the total a count is, in hundredths of a percent, cut and never rounded: 6666 for two of three. */
export const cutPercent = (value: number, total: number): number =>
  total === 0 ? 0 : Math.floor((value * 10_000) / total)
