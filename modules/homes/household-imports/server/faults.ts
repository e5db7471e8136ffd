import { cut } from '#platform/contract/cut.ts'
import { columnName } from '#platform/workbook/sheet-xml.ts'

/** What is wrong, or worth knowing, at a cell. */
export interface Fault {
  sheet: string
  row: number
  /** From 0; null: the whole row or sheet. */
  column: number | null
  title: string
  problem: string
  expected: string
  value: string
  isNotice: boolean
}

/** Thrown by what reads one cell. */
export class WrongCell extends Error {
  readonly expected: string

  constructor(problem: string, expected = '') {
    super(problem)
    this.expected = expected
  }
}

/** Faults that are written down one by one; more of them are only counted. */
export const mostFaults = 20_000
const longestValue = 60

/** `C17`, or `17` for a whole row. */
export const cellName = ({ row, column }: Pick<Fault, 'row' | 'column'>): string =>
  `${column === null ? '' : columnName(column)}${row}`

/** What was found wrong, as it is handed from one thread to another. */
export type FoundFaults = Pick<Faults, 'all' | 'errors' | 'notices'>

/** All that is wrong with a file, in the order in which it was found. */
export class Faults {
  readonly all: Fault[] = []
  errors = 0
  notices = 0

  add(fault: Omit<Fault, 'expected' | 'value' | 'isNotice'> & Partial<Fault>): void {
    const { expected = '', value = '', isNotice = false } = fault
    if (isNotice) this.notices++
    else this.errors++
    if (this.all.length < mostFaults)
      this.all.push({ ...fault, expected, value: cut(value, longestValue, '…'), isNotice })
  }
}
