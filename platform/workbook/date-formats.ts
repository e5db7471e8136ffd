/** Numbers of built-in formats that show days or times, those of Chinese workbooks included. */
const builtIn = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** What stands in quotes, in brackets or after a backslash or an underscore is no part of a format; nor what follows a `;`. */
const closing: Readonly<Record<string, string>> = { '"': '"', '[': ']' }

/** The signs of a format's first section that say how a number is shown, read once from left to right. */
export function bareFormat(code: string): string {
  const last: Readonly<Record<string, number>> = { '"': code.lastIndexOf('"'), ']': code.lastIndexOf(']') }
  const bare: string[] = []
  for (let at = 0; at < code.length; at++) {
    const sign = code.charAt(at)
    const end = closing[sign]
    if (sign === ';') break
    // What is opened and never closed is a sign like any other.
    if (end && (last[end] ?? -1) > at) at = code.indexOf(end, at + 1)
    else if ((sign === '\\' || sign === '_') && at + 1 < code.length) at++
    else bare.push(sign)
  }
  return bare.join('')
}

/** Whether a number format shows a day, also of the Republic's years (e). Takes time in proportion to the format's length. */
export function showsDay(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtIn.some(([from, to]) => id >= from && id <= to)
  const bare = bareFormat(code)
  // An e after digits is that of 1.5E+03.
  return /^(general|standard)$/i.test(bare.trim()) ? false : /y|d|mmm|m[/-]|(^|[^0#?])e/i.test(bare)
}
