import { taipei } from '#platform/contract/taipei.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import { escapeXml, safeText } from './safe-text.ts'

/** Formats by their place in styles.xml. */
export const styles = { text: 0, head: 1, time: 2, number: 3, money: 4 } as const

const day = 86_400_000
/** Days from 30 December 1899, from which spreadsheets count, to 1970. */
const epoch = 25_569

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

function cellXml(ref: string, value: Cell, numberStyle: number): string {
  if (value === null || value === '') return ''
  if (typeof value === 'string') return textCell(ref, styles.text, value)
  if (value instanceof Date) return `<c r="${ref}" s="${styles.time}"><v>${dayNumber(value)}</v></c>`
  return Number.isFinite(value) ? `<c r="${ref}" s="${numberStyle}"><v>${value}</v></c>` : ''
}

/** One row; `number` counts from 1. `formats` has the format of numbers for each column. */
export function rowXml(number: number, cells: readonly Cell[], formats: readonly number[]): string {
  const inside = cells.map((value, i) => cellXml(`${columnName(i)}${number}`, value, formats[i] ?? 0))
  return `<row r="${number}">${inside.join('')}</row>`
}

/** The bold first row. */
export function headXml(titles: readonly string[]): string {
  const inside = titles.map((title, i) => textCell(`${columnName(i)}1`, styles.head, title))
  return `<row r="1" ht="20" customHeight="1">${inside.join('')}</row>`
}
