import { mm, type Paper, sheets } from './paper.ts'
import { rocDay } from './speak.ts'

export const left = mm(20)
export const width = mm(170)
export const right = left + width
export const bottom = mm(275)

/** Where the text of a sheet begins under its head. */
const begins = mm(18) + 44 + mm(10)
const headHeight = 14 + mm(1)
const rowHeight = 14 + mm(2)
/** Rows of one table that a sheet holds. */
export const rowsPerSheet = Math.floor((bottom - begins - headHeight) / rowHeight)

/** Begins a sheet of A4 with who writes, what it is and of which day; gives where its text begins. */
export function beginSheet(
  paper: Paper,
  { issuer, title, day }: { issuer: string; title: string; day: string },
): number {
  paper.page(sheets.a4)
  const top = mm(18)
  paper.fitted(issuer, left, top, mm(110))
  paper.fitted(title, left, top + 16, mm(120), { size: 18, line: 26, weight: 'bold' })
  paper.text(rocDay(day), right, top + 24, { size: 9, line: 13, align: 'right' })
  paper.rule(left, top + 44 + mm(2), width, { thick: mm(0.6) })
  return begins
}

export interface TableColumn {
  title: string
  /** In millimetres from the left edge of the table: where it begins, or ends when it is of numbers. */
  at: number
  isNumber?: boolean
}

export interface TableRow {
  cells: readonly string[]
  isStrong?: boolean
}

/** A table that goes on over sheets; each row may be strong. Gives where it ends. */
export function drawTable(
  paper: Paper,
  top: number,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  again: () => number,
): number {
  const put = (cells: readonly string[], y: number, isStrong: boolean) => {
    for (const [index, { at, isNumber }] of columns.entries()) {
      const next = columns[index + 1]
      const look = { size: 9.5, line: 14, weight: isStrong ? 'bold' : 'regular' } as const
      if (isNumber) paper.text(cells[index] ?? '', left + mm(at), y, { ...look, align: 'right' })
      else {
        const room = mm((next ? next.at - (next.isNumber ? 22 : 2) : 170) - at)
        paper.fitted(cells[index] ?? '', left + mm(at), y, room, look)
      }
    }
  }
  const head = (y: number) => {
    put(
      columns.map(({ title }) => title),
      y,
      false,
    )
    paper.rule(left, y + headHeight, width, { thick: mm(0.3) })
    return y + headHeight
  }
  let y = head(top)
  for (const { cells, isStrong = false } of rows) {
    if (y + rowHeight > bottom) y = head(again())
    put(cells, y + mm(1), isStrong)
    y += rowHeight
    paper.rule(left, y, width, isStrong ? { thick: mm(0.5) } : { grey: 0.6 })
  }
  return y
}

/** A table with a title over it; one of which no row would stand on this sheet begins on the next. Gives where it ends. */
export function drawSection(
  paper: Paper,
  top: number,
  section: { title: string; columns: readonly TableColumn[]; rows: readonly TableRow[] },
  again: () => number,
): number {
  const room = 20 + headHeight + rowHeight
  const y = top + room > bottom ? again() : top
  paper.text(section.title, left, y, { size: 12, line: 18, weight: 'bold' })
  return drawTable(paper, y + 20, section.columns, section.rows, again)
}

/** Lines of text under a table, on the next sheet where this one is full. Gives where they end. */
export function drawNotes(paper: Paper, top: number, notes: readonly string[], again: () => number): number {
  const look = { size: 9.5, line: 14 } as const
  let y = top + mm(4)
  for (const line of notes.flatMap((note) => paper.lines(note, width, look))) {
    if (y + look.line > bottom) y = again()
    paper.text(line, left, y, look)
    y += look.line
  }
  return y
}
