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

/** One row; `number` counts from 1. `formats` has the format of each column. */
export function rowXml(
  number: number,
  cells: readonly (Cell | Marked)[],
  formats: readonly Format[],
): string {
  const inside = cells.map((cell, i) => {
    const value = cell instanceof Marked ? cell.value : cell
    const more = cell instanceof Marked ? marked : 0
    return cellXml(`${columnName(i)}${number}`, value, formats[i] ?? 'plain', more)
  })
  return `<row r="${number}">${inside.join('')}</row>`
}

/** The bold first row. */
export function headXml(titles: readonly string[]): string {
  const inside = titles.map((title, i) => textCell(`${columnName(i)}1`, styles.head, title))
  return `<row r="1" ht="20" customHeight="1">${inside.join('')}</row>`
}
