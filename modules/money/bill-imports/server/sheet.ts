import type { ReadCell, SheetReader } from '#platform/workbook/read-sheet.ts'
import { columnName } from '#platform/workbook/sheet-xml.ts'
import type { FaultKind, NoticeKind } from '../fault-table.ts'
import { dayOf, lineOf, textOf } from './cells.ts'
import { Found } from './faults.ts'
import { above, columnOf, faultHead, heads, nameCell, rowOf } from './layout.ts'
import { readRow, type Row } from './row.ts'

export type Cells = ReadonlyMap<number, ReadCell>
/** A column of the file that is a fee item. */
export interface Item {
  column: number
  name: string
}
type Days = Partial<Record<keyof typeof above, string>>

const bare = (text: string) => text.normalize('NFKC').replace(/[\s*]/g, '')
const [headLabel, , , , , headTotal] = heads.map(bare)

/** Reads the sheet of bills, and notes what is wrong with each cell (R298 to R312); households are not looked up. */
export class BillSheet implements SheetReader {
  readonly faults = new Found<FaultKind>()
  readonly notices = new Found<NoticeKind>()
  readonly rows: Row[] = []
  items: Item[] = []
  days: Days = {}
  name = ''
  /** Where the headings stand at their place, by column; undefined while they do not. */
  #titles: ReadonlyMap<number, string> | undefined
  #above: Partial<Record<number, Cells>> = {}

  row(number: number, cells: Cells): void {
    if (number < rowOf.heads) this.#above[number] = cells
    else if (number === rowOf.heads) this.#heads(cells)
    else if (this.#titles) {
      const read = readRow({
        number,
        cells,
        titles: this.#titles,
        items: this.items,
        faults: this.faults,
        notices: this.notices,
      })
      if (read) this.rows.push(read)
    }
  }

  merged(): void {
    // What is merged has its value in the first cell; the others are blank, and are told as that.
  }

  /** Looks at what stands above, once all rows were heard. */
  end(): void {
    this.#days()
    this.name = lineOf(this.#above[nameCell.row]?.get(nameCell.column), 40) ?? ''
    if (!this.#titles) this.#misplaced()
    else if (!this.rows.length)
      this.faults.add('noRows', { row: rowOf.first, column: columnOf.total, title: heads[columnOf.total] })
  }

  #misplaced(): void {
    this.faults.add('itemsMisplaced', { row: rowOf.heads, column: columnOf.items, title: '' })
  }

  #heads(cells: Cells): void {
    const said = (column: number) => bare(textOf(cells.get(column)))
    if (said(columnOf.label) !== headLabel || said(columnOf.total) !== headTotal) return
    const titles = new Map([...cells].map(([column, cell]) => [column, textOf(cell)]))
    this.#titles = titles
    const wanted = [...cells.keys()].filter(
      (column) => column >= columnOf.items && titles.get(column) !== faultHead,
    )
    const last = Math.max(columnOf.items, ...wanted)
    const at = (column: number) => ({ row: rowOf.heads, column, title: titles.get(column) ?? '' })
    if (wanted.length && !cells.has(columnOf.items)) this.#misplaced()
    for (let column = columnOf.items; column <= last; column++) {
      const cell = cells.get(column)
      if (cell?.kind === 'uncalculated' || cell?.kind === 'error') {
        this.faults.add('notCalculated', at(column), textOf(cell))
        continue
      }
      const name = lineOf(cell, 40)
      if (!name) {
        // Blank before the first item: told as misplaced.
        if (cell || !wanted.length || column > columnOf.items)
          this.faults.add('itemNameMissing', at(column), textOf(cell))
        continue
      }
      const same = this.items.find((item) => bare(item.name) === bare(name))
      if (same) this.faults.add('itemTwice', at(column), name, columnName(same.column))
      this.items.push({ column, name })
    }
  }

  #days(): void {
    const cellOf = (key: keyof Days) => this.#above[above[key].row]?.get(above[key].column)
    for (const key of Object.keys(above) as (keyof Days)[]) {
      const cell = cellOf(key)
      // Until when it is paid can be said when it is taken in.
      if (!cell && key === 'dueOn') continue
      if (cell?.kind === 'uncalculated' || cell?.kind === 'error') {
        this.faults.add('notCalculated', above[key], textOf(cell))
        continue
      }
      const day = dayOf(cell)
      if (day) this.days[key] = day
      else this.faults.add('dateFormat', above[key], textOf(cell))
    }
    const { startsOn, endsOn, barcodeUntil } = this.days
    const told = (kind: FaultKind, key: keyof Days, day: string, other: string) =>
      this.faults.add(kind, above[key], day.replaceAll('-', '/'), other.replaceAll('-', '/'))
    if (startsOn && endsOn && startsOn >= endsOn) told('startNotBeforeEnd', 'endsOn', endsOn, startsOn)
    if (endsOn && barcodeUntil && barcodeUntil < endsOn)
      told('barcodeBeforeEnd', 'barcodeUntil', barcodeUntil, endsOn)
    for (const [key, day] of [
      ['endsOn', endsOn],
      ['barcodeUntil', barcodeUntil],
    ] as const)
      if (startsOn && day && day >= yearAfter(startsOn)) told('notOneYear', key, day, startsOn)
  }
}

/** The same day of the next year, from which on another year has begun. */
const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
