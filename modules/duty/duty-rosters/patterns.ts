import { restCode } from '#modules/duty/shift-times.ts'

/** The signs of a pattern, 日日夜夜休休 or D1 D1 休; undefined when one of them is none of these codes. */
export function readPattern(text: string, codes: ReadonlySet<string>): string[] | undefined {
  const signs = text.normalize('NFKC').trim()
  const read = /\s/.test(signs) ? signs.split(/\s+/) : codes.has(signs) ? [signs] : [...signs]
  return read.length && read.every((sign) => codes.has(sign)) ? read : undefined
}

/** What a pattern sets from its n-th sign on over a span of days; '' on days off. */
export const layPattern = (
  signs: readonly string[],
  days: readonly string[],
  start: number,
): [day: string, code: string][] =>
  days.map((day, nth) => {
    const sign = signs[(start + nth) % signs.length] ?? restCode
    return [day, sign === restCode ? '' : sign]
  })

/** A pattern of a company’s own shifts, to show how one is written: 日日夜夜休休. */
export function examplePattern(company: { shiftClasses: readonly { code: string }[] } | undefined): string {
  const signs = [...(company?.shiftClasses.slice(0, 2).map(({ code }) => code) ?? []), restCode]
  const space = signs.some((sign) => sign.length > 1) ? ' ' : ''
  return signs.flatMap((sign) => [sign, sign]).join(space)
}
