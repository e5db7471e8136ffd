import { mm, type Paper, sheets } from '#platform/server/paper/paper.ts'
import { rocDay } from '#platform/server/paper/speak.ts'

export const left = mm(20)
export const width = mm(170)
export const right = left + width
export const bottom = mm(275)

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
  return top + 44 + mm(10)
}

export interface TableColumn {
  title: string
  /** In millimetres from the left edge of the table: where it begins, or ends when it is of numbers. */
  at: number
  isNumber?: boolean
}

/** A table that goes on over sheets; each row may be strong. */
export function drawTable(
  paper: Paper,
  top: number,
  columns: readonly TableColumn[],
  rows: readonly { cells: readonly string[]; isStrong?: boolean }[],
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
    paper.rule(left, y + 14 + mm(1), width, { thick: mm(0.3) })
    return y + 14 + mm(1)
  }
  let y = head(top)
  for (const { cells, isStrong = false } of rows) {
    if (y + 14 + mm(2) > bottom) y = head(again())
    put(cells, y + mm(1), isStrong)
    y += 14 + mm(2)
    paper.rule(left, y, width, isStrong ? { thick: mm(0.5) } : { grey: 0.6 })
  }
  return y
}
