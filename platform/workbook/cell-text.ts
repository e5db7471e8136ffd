import { limits } from './limits.ts'
import { unreadable } from './unreadable.ts'

const escaped = /_x([0-9a-f]{4})_/gi
// oxlint-disable-next-line no-control-regex -- this very character is replaced
const unstorable = /\u0000|\p{Surrogate}/gu

/**
 * The text of a cell as its program meant it: `_x0041_` is the character of that number. What no database holds (the
 * character 0, halves of characters) becomes U+FFFD. Throws tooLarge for more than a cell can hold.
 */
export function cellText(written: string): string {
  if (written.length > limits.cell) throw unreadable.tooLarge()
  if (!written.includes('_x')) return written
  return written
    .replace(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(unstorable, '\ufffd')
}

/** Puts a piece of a cell's text behind what was read of it. Throws tooLarge as soon as it is more than a cell can hold. */
export function grown(text: string, piece: string): string {
  // As written, a sign can be `_x0041_`.
  if (text.length + piece.length > limits.cell * 7) throw unreadable.tooLarge()
  return text + piece
}
