import type { Format, Place } from '../format-shapes.ts'
import { splitCells } from '../split-cells.ts'
import { decode } from './decode.ts'

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
