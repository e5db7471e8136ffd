/** Numbers of built-in formats that show days or times, those of Chinese workbooks included. */
const builtIn = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Whether a number format shows a day, also of the Republic's years (e). */
export function showsDay(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtIn.some(([from, to]) => id >= from && id <= to)
  // What stands in quotes, in brackets or after a backslash is no part of the format.
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '').split(';')[0] ?? ''
  // An e after digits is that of 1.5E+03.
  return /^(general|standard)$/i.test(bare.trim()) ? false : /y|d|mmm|m[/-]|(^|[^0#?])e/i.test(bare)
}
