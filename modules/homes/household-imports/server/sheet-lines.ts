import { columnIndex, type ReadCell, type SheetReader } from '#platform/workbook/read-sheet.ts'
import type { Column } from './columns.ts'
import { type Faults, WrongCell } from './faults.ts'
import { type Head, headOf, mayBeHead } from './head.ts'

const range = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/

const spoken = (cell: ReadCell): string => {
  if (cell.kind === 'number') return String(cell.number)
  if (cell.kind === 'boolean') return cell.isTrue ? 'TRUE' : 'FALSE'
  if (cell.kind === 'day') return cell.day
  return cell.kind === 'uncalculated' ? '' : cell.text
}

/** A line as it stands in the file: what its cells say, by the keys of their columns. */
type Said<Line> = Partial<Line> & { row: number }

/** Reads one sheet into lines, and notes what is wrong with its cells. */
export class SheetLines<Line extends { row: number }> implements SheetReader {
  readonly lines: Said<Line>[] = []
  /** The column of a key, for faults that are found later. */
  readonly columnOf = new Map<string, number>()
  head: Head<Line> | undefined
  headRow = 0

  readonly #sheet: string
  readonly #columns: readonly Column<Line>[]
  readonly #faults: Faults

  constructor(sheet: string, columns: readonly Column<Line>[], faults: Faults) {
    this.#sheet = sheet
    this.#columns = columns
    this.#faults = faults
  }

  row(row: number, cells: ReadonlyMap<number, ReadCell>): void {
    if (this.head) return this.#line(this.head, row, cells)
    if (!mayBeHead(row)) return
    const given = { sheet: this.#sheet, row, columns: this.#columns, faults: this.#faults }
    this.head = headOf(given, cells)
    this.headRow = row
    for (const [column, { key }] of this.head ?? []) this.columnOf.set(key, column)
  }

  merged(ref: string): void {
    const [, from = '', top = '', to = '', bottom = ''] = range.exec(ref) ?? []
    if (!from || !this.head || Number(bottom) <= this.headRow) return
    const [first, last] = [columnIndex(from), columnIndex(to)]
    const hit = [...this.head].find(([column]) => column >= first && column <= last)
    if (!hit) return
    const [column, { title }] = hit
    const row = Math.max(Number(top), this.headRow + 1)
    this.#faults.add({
      sheet: this.#sheet,
      row,
      column,
      title,
      problem: `${ref} 是合併儲存格`,
      expected: '請取消合併，並在每一列填寫',
    })
  }

  /** Notes a fault of a line by the key of its column. */
  fault(row: number, key: keyof Line & string, problem: string, expected = '', isNotice = false): void {
    const title = this.#columns.find((column) => column.key === key)?.title ?? ''
    const column = this.columnOf.get(key) ?? null
    this.#faults.add({ sheet: this.#sheet, row, column, title, problem, expected, isNotice })
  }

  #line(head: Head<Line>, row: number, cells: ReadonlyMap<number, ReadCell>): void {
    const said: Record<string, unknown> = {}
    for (const [column, { key, title, read }] of head) {
      const cell = cells.get(column)
      if (!cell) continue
      try {
        const value = read(cell)
        if (value !== '' || key === 'mobile' || key === 'phone2') said[key] = value
      } catch (error) {
        if (!(error instanceof WrongCell)) throw error
        const { message: problem, expected } = error
        this.#faults.add({ sheet: this.#sheet, row, column, title, problem, expected, value: spoken(cell) })
      }
    }
    // A row with something only in columns that nobody knows says nothing.
    if (![...head.keys()].some((column) => cells.has(column))) return
    for (const { key, title, isRequired } of this.#columns)
      if (
        isRequired &&
        said[key] === undefined &&
        this.columnOf.has(key) &&
        !cells.has(this.columnOf.get(key) ?? -1)
      ) {
        this.fault(row, key as keyof Line & string, `沒有填「${title}」`)
      }
    this.lines.push({ ...said, row } as Said<Line>)
  }
}
