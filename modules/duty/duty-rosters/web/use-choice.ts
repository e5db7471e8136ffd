import { useState } from 'react'

/** Where one is in the grid: row and column, and the corner from which cells are chosen with Shift. */
export interface Place {
  row: number
  column: number
}

export interface Choice {
  at: Place
  from: Place
}

const clamp = (n: number, most: number) => Math.max(0, Math.min(most, n))

/** The current cell and those chosen with it, in a grid of so many rows and columns. */
export function useChoice(rows: number, columns: number) {
  const [choice, setChoice] = useState<Choice>({ at: { row: 0, column: 0 }, from: { row: 0, column: 0 } })
  const inside = ({ row, column }: Place): Place => ({
    row: clamp(row, rows - 1),
    column: clamp(column, columns - 1),
  })
  const at = inside(choice.at)
  const from = inside(choice.from)
  /** Goes to a cell; with `extend` the chosen cells grow to it. */
  const go = (place: Place, extend = false) =>
    setChoice((old) => ({ at: inside(place), from: extend ? old.from : inside(place) }))
  const [top, bottom] = [Math.min(at.row, from.row), Math.max(at.row, from.row)]
  const [left, right] = [Math.min(at.column, from.column), Math.max(at.column, from.column)]
  const places: Place[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) places.push({ row, column })
  return {
    at,
    go,
    /** All chosen cells, row by row. */
    places,
    width: right - left + 1,
    corner: { row: top, column: left },
    isIn: (row: number, column: number) => row >= top && row <= bottom && column >= left && column <= right,
  }
}

export type Chosen = ReturnType<typeof useChoice>
