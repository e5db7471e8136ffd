import type { Result, Term } from './shapes.ts'

/** What a number of a check may look like. */
const shape = /^-?\d{1,9}(\.\d{1,6})?$/

/** Whether it is a number that a check may hold. */
export const isMeasured = (value: string): boolean => shape.test(value.trim())

/** The limit that a number lies beyond, as it was written; undefined within the limits, and of what is no number. */
export function beyond(
  { kind, lowLimit, highLimit }: Pick<Term, 'kind' | 'lowLimit' | 'highLimit'>,
  value: string,
): { side: 'above' | 'below'; limit: string } | undefined {
  if (kind !== 'number' || !isMeasured(value)) return undefined
  if (highLimit !== '' && Number(value) > Number(highLimit)) return { side: 'above', limit: highLimit }
  if (lowLimit !== '' && Number(value) < Number(lowLimit)) return { side: 'below', limit: lowLimit }
  return undefined
}

/** What a check comes to: a number beyond its limits failed, whatever was said of it. */
export const judged = (
  term: Pick<Term, 'kind' | 'lowLimit' | 'highLimit'>,
  { result, value }: { result: Result; value: string },
): Result => (result !== 'none' && beyond(term, value) ? 'fail' : result)
