/** Why a text is no amount: a fraction or anything that is no digit, a minus where there may be none, too many digits. */
export type AmountFault = 'amountNotWhole' | 'amountNegative' | 'amountLong'

/** Full-width signs as plain ones, without separators and the words of a pasted amount: `NT$ 1,280元`. */
const bareAmount = (text: string): string =>
  text.normalize('NFKC').replace('−', '-').replace(/[,\s]/g, '').replace(/^NT\$/i, '').replace(/元$/, '')

/** Whether commas, if there are any, stand at thousands. */
function hasThousands(text: string): boolean {
  const [first = '', ...rest] = text.replace(/[^\d,]/g, '').split(',')
  return !rest.length || (first.length > 0 && first.length <= 3 && rest.every(({ length }) => length === 3))
}

/**
 * The digits of a whole amount as it is typed or pasted, with the minus before them where it may have one (`isSigned`), or why it
 * is none (R355): nothing is left out to make an amount of it. What comes all at once (`isWhole`) has its commas at thousands: 1,00 may
be 100 or 1,000.
 */
export function readTyped(
  text: string,
  { isSigned = false, isWhole = false, digits = 9 } = {},
): { plain: string } | { fault: AmountFault } {
  if (isWhole && !hasThousands(text)) return { fault: 'amountNotWhole' }
  const [, minus, number] = /^(-?)(\d*)$/.exec(bareAmount(text)) ?? []
  if (number === undefined) return { fault: 'amountNotWhole' }
  if (minus && !isSigned) return { fault: 'amountNegative' }
  const plain = number.replace(/^0+(?=\d)/, '')
  return plain.length > digits ? { fault: 'amountLong' } : { plain: `${minus}${plain}` }
}

/** How many digits, and a minus, stand in a text: for the caret. */
export const digitsIn = (text: string): number => bareAmount(text).replace(/[^\d-]/g, '').length

/** 1,234,567 of 1234567 (R356). */
export const showAmount = (plain: string): string =>
  /\d/.test(plain) ? BigInt(plain).toLocaleString('en-US') : plain

/** The whole NT$ of what was typed; undefined when nothing was. */
export const readAmount = (plain: string): number | undefined =>
  /\d/.test(plain) ? Number(plain) : undefined

/** Where the caret stands among separators when so many digits (and a minus) are before it. */
export function caretAfter(shown: string, digits: number): number {
  let left = digits
  for (let at = 0; at < shown.length; at++) {
    if (left === 0) return at
    if (shown[at] !== ',') left--
  }
  return shown.length
}
