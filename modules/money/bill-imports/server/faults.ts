import { cut } from '#platform/contract/cut.ts'
import { columnName } from '#platform/workbook/sheet-xml.ts'
import type { FaultKind, NoticeKind } from '../fault-table.ts'

/** Something at a cell; a column counts from 0, null: the whole row. */
export interface At<Kind> {
  kind: Kind
  row: number
  column: number | null
  /** The heading of the column. */
  title: string
  value: string
  other: string
}
export type Fault = At<FaultKind>
export type Notice = At<NoticeKind>

/** Faults that are written down; more of them are only counted. */
const most = 20_000

/** All that is wrong with a file, or worth knowing; none hides another. */
export class Found<Kind> {
  readonly all: At<Kind>[] = []
  count = 0

  add(kind: Kind, at: { row: number; column: number | null; title: string }, value = '', other = ''): void {
    this.count++
    if (this.all.length < most)
      this.all.push({ kind, ...at, value: cut(value, 60, '…'), other: cut(other, 60, '…') })
  }
}

/** `G17`, or `17` for a whole row. */
export const cellName = ({ row, column }: Pick<Fault, 'row' | 'column'>): string =>
  `${column === null ? '' : columnName(column)}${row}`

/** In the order in which a person goes through the sheet. */
export const inOrder = <Kind>(all: readonly At<Kind>[]): At<Kind>[] =>
  all.toSorted((a, b) => a.row - b.row || (a.column ?? -1) - (b.column ?? -1))

/** As a person reads an amount. */
export const spoken = (amount: number): string => amount.toLocaleString('en')
