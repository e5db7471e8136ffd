import { taipei } from '#platform/contract/taipei.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import { escapeXml, safeText } from './safe-text.ts'

/** Formats by their place in styles.xml; each has its twin on a coloured ground `marked` places later. */
export const styles = { text: 0, head: 1, time: 2, number: 3, money: 4, area: 5, day: 6 } as const
export const formats = ['plain', 'money', 'area', 'day'] as const
/** How numbers and instants of a column are written: whole, with thousands, with two decimals, as a day. */
export type Format = (typeof formats)[number]

/** Added to a style: the same on the ground of what wants attention. */
export const marked = 7

const numberStyles: Record<Format, number> = {
  plain: styles.number,
  money: styles.money,
  area: styles.area,
  day: styles.number,
}

/** A cell that wants attention: coloured, with a note that says why. */
export class Marked {
  readonly value: Cell
  readonly note: string

  constructor(value: Cell, note: string) {
    this.value = value
    this.note = note
  }
}

const day = 86_400_000
/** Days from 30 December 1899, from which spreadsheets count, to 1970. */
export const epoch = 25_569

/** The wall clock of Taipei as spreadsheets count days. */
export function dayNumber(at: Date): number {
  const { dayNumber: whole, hour, minute, second } = taipei(at)
  return epoch + whole + ((hour * 60 + minute) * 60 + second) * (1000 / day)
}

/** `A`, `Z`, `AA` for 0, 25, 26. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

const textCell = (ref: string, style: number, text: string) =>
  `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(safeText(text))}</t></is></c>`

function cellXml(ref: string, value: Cell, format: Format, more: number): string {
  if (value === null || value === '') return more ? `<c r="${ref}" s="${styles.text + more}"/>` : ''
  if (typeof value === 'string') return textCell(ref, styles.text + more, value)
  if (!(value instanceof Date))
    return Number.isFinite(value)
      ? `<c r="${ref}" s="${numberStyles[format] + more}"><v>${value}</v></c>`
      : ''
  const style = format === 'day' ? styles.day : styles.time
  const number = format === 'day' ? Math.floor(dayNumber(value)) : dayNumber(value)
  return `<c r="${ref}" s="${style + more}"><v>${number}</v></c>`
}

/** Points of a line of text; a row of several is as many times as high, since not every program finds that out by itself. */
const lineHeight = 17
const mostLines = 20
// What a column's width counts; Han and other wide characters take two.
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/gu

function linesOf(value: Cell, width: number): number {
  if (typeof value !== 'string' || value.length * 2 <= width) return 1
  const lines = value.split('\n').map((line) => {
    const long = line.length + (line.match(wide)?.length ?? 0)
    // A line breaks between words, so it is not filled to its end.
    return Math.max(1, Math.ceil(long / (width * 0.9)))
  })
  return Math.min(
    mostLines,
    lines.reduce((sum, count) => sum + count, 0),
  )
}

/** One row; `number` counts from 1. `columns` says how each is written, and how wide it is. */
export function rowXml(
  number: number,
  cells: readonly (Cell | Marked)[],
  columns: readonly { format: Format; width: number }[],
): string {
  let lines = 1
  const inside = cells.map((cell, i) => {
    const { format, width } = columns[i] ?? { format: 'plain', width: 80 }
    const value = cell instanceof Marked ? cell.value : cell
    const more = cell instanceof Marked ? marked : 0
    lines = Math.max(lines, linesOf(value, width))
    return cellXml(`${columnName(i)}${number}`, value, format, more)
  })
  const height = lines > 1 ? ` ht="${lines * lineHeight}" customHeight="1"` : ''
  return `<row r="${number}"${height}>${inside.join('')}</row>`
}

/** The bold row of headings. */
export function headXml(number: number, titles: readonly string[]): string {
  const inside = titles.map((title, i) => textCell(`${columnName(i)}${number}`, styles.head, title))
  return `<row r="${number}" ht="20" customHeight="1">${inside.join('')}</row>`
}
