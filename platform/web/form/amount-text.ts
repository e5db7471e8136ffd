/** The digits of a whole amount as it is typed or pasted, with the minus before them where it may have one (R355); full-width too. */
export function plainAmount(text: string, isSigned = false): string {
  const [plain = ''] = text.normalize('NFKC').split('.')
  const digits = plain.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return isSigned && /^\s*[-−]/.test(plain) ? `-${digits}` : digits
}

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
