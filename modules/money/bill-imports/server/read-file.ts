import { openArchive } from '#platform/workbook/archive.ts'
import { readBookParts } from '#platform/workbook/book-parts.ts'
import { readSheet, type SheetReader } from '#platform/workbook/read-sheet.ts'
import { unreadable } from '#platform/workbook/unreadable.ts'
import { mostItems, mostRows } from '../shapes.ts'
import type { Fault, Notice } from './faults.ts'
import { columnOf, rowOf, sheetTitle } from './layout.ts'
import type { Row } from './row.ts'
import { BillSheet, type Item } from './sheet.ts'

/** A file as it was read: its bills by name, and what is wrong with its cells. */
export interface ReadFile {
  name: string
  days: BillSheet['days']
  items: Item[]
  rows: Row[]
  faults: Fault[]
  /** With those that are too many to be written down. */
  faultCount: number
  notices: Notice[]
}

/** Lets a reader hear the sheet of bills. Throws one of the problems of `unreadable`. */
export async function hearSheet(file: Uint8Array, reader: SheetReader): Promise<void> {
  const archive = await openArchive(Buffer.from(file))
  if (archive.has('xl/vbaProject.bin')) throw unreadable.macros()
  const book = await readBookParts(archive)
  const sheet = book.sheets.find(({ title }) => title === sheetTitle) ?? book.sheets[0]
  if (!sheet) throw unreadable.otherFormat()
  // One column more, which a marked file has.
  const limits = { rows: mostRows + rowOf.heads, columns: columnOf.items + mostItems + 1 }
  await readSheet(archive, book, sheet, limits, reader)
}

/** Reads a workbook of bills; what is wrong with cells is noted. Throws one of the problems of `unreadable`. */
export async function readFile(file: Uint8Array): Promise<ReadFile> {
  const sheet = new BillSheet()
  await hearSheet(file, sheet)
  sheet.end()
  const { name, days, items, rows, faults, notices } = sheet
  return { name, days, items, rows, faults: faults.all, faultCount: faults.count, notices: notices.all }
}
