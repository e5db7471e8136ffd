export interface Neighbours<Row> {
  /** The row that is open; undefined when none of this page is. */
  opened: Row | undefined
  /** Absent: there is none in that direction. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** The open row of a list, and the ways to those before and behind it, for the panel beside the list. */
export function neighbours<Row>(
  rows: readonly Row[],
  open: string | undefined,
  idOf: (row: Row) => string,
  onOpen: (id: string) => void,
): Neighbours<Row> {
  const at = open === undefined ? -1 : rows.findIndex((row) => idOf(row) === open)
  const to = (nth: number) => {
    const row = at < 0 ? undefined : rows[nth]
    return row && (() => onOpen(idOf(row)))
  }
  return { opened: rows[at], onPrevious: to(at - 1), onNext: to(at + 1) }
}
