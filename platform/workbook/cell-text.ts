import { unreadable } from './unreadable.ts'

/** UTF-16 units: what a cell may hold. */
export const longestCell = 32_767

const escaped = /_x([0-9a-f]{4})_/gi
// oxlint-disable-next-line no-control-regex -- this very character is replaced
const unstorable = /\u0000|\p{Surrogate}/gu

/**
 * The text of a cell as its program meant it: `_x0041_` is the character of that number. What no database holds (the
 * character 0, halves of characters) becomes U+FFFD. Throws tooLarge for more than a cell can hold.
 */
export function cellText(written: string): string {
  if (written.length > longestCell) throw unreadable.tooLarge()
  if (!written.includes('_x')) return written
  return written
    .replace(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(unstorable, '\ufffd')
}
