import type { Format } from './format-shapes.ts'

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
