import type { Format, Place } from '../format-shapes.ts'
import { decode } from './decode.ts'

/** The cells of a line with separators; a cell in quotes may hold them, and doubled quotes. Undefined: its quotes never end. */
export function splitCells(text: string, separator: Format['separator']): string[] | undefined {
  const mark = separator === 'tab' ? '\t' : separator
  const cells: string[] = []
  let [cell, isQuoted] = ['', false]
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i)
    if (sign === '"' && isQuoted && text[i + 1] === '"') {
      cell += sign
      i++
    } else if (sign === '"' && (isQuoted || !cell.trim())) isQuoted = !isQuoted
    else if (sign === mark && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  if (isQuoted) return undefined
  cells.push(cell)
  // What spreadsheets write so that digits stay text: ="0012"
  return cells.map((one) =>
    one
      .trim()
      .replace(/^=(.*)$/, '$1')
      .replaceAll(/^["']|"$/g, '')
      .trim(),
  )
}

/** What stands at a place of one line; '' where there is nothing. */
export type CellReader = (place: Place) => string

/** How a line is read: by bytes, or by cells in the order of the titles. Undefined: its quotes never end. */
export function cellsOf(bytes: Buffer, format: Format, titles: readonly string[]): CellReader | undefined {
  if (format.layout === 'fixed')
    return ({ at, length }) =>
      at ? decode(bytes.subarray(at - 1, at - 1 + length), format.encoding).text.trim() : ''
  const cells = splitCells(decode(bytes, format.encoding).text, format.separator)
  return cells && (({ at, title }) => cells[at ? at - 1 : titles.indexOf(title)] ?? '')
}
