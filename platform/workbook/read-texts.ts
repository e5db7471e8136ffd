import { openArchive } from './archive.ts'
import { readBookParts } from './book-parts.ts'
import { type ReadCell, readSheet, type SheetReader } from './read-sheet.ts'
import { columnName } from './sheet-xml.ts'
import { unreadable } from './unreadable.ts'

/** Rows of a sheet as texts: days as 2026/11/20, numbers as their digits. */
export interface ReadTexts {
  /** By the column, from 0. */
  heads: string[]
  rows: { number: number; texts: string[] }[]
  /** Cells with formulas, as people name them: D5. */
  formulas: string[]
}

/** Formulas that are named; more of them are the same sentence again. */
const mostFormulas = 200
// What `safeText` put before a text that looks like a formula.
const guarded = /^'(?=[\s\u200b\ufeff]*[=+\-@＝＋－＠])/u

function textOf(cell: ReadCell | undefined): string {
  if (!cell || cell.kind === 'uncalculated') return ''
  if (cell.kind === 'number') return String(cell.number)
  if (cell.kind === 'day') return cell.day.replaceAll('-', '/')
  if (cell.kind === 'boolean') return cell.isTrue ? 'TRUE' : 'FALSE'
  return cell.text
    .trim()
    .replace(guarded, '')
    .replace(/[\p{Cc}\p{Cs}\ufffd]/gu, ' ')
}

class TextSheet implements SheetReader {
  readonly read: ReadTexts = { heads: [], rows: [], formulas: [] }

  row(number: number, cells: ReadonlyMap<number, ReadCell>): void {
    const last = Math.max(...cells.keys())
    const texts = Array.from({ length: last + 1 }, (_, column) => textOf(cells.get(column)))
    if (!this.read.heads.length) this.read.heads = texts.map((text) => text.replace(/[\s*＊]/g, ''))
    else if (texts.some((text) => text)) this.read.rows.push({ number, texts })
  }

  merged(): void {
    // What is merged has its value in the first cell; the others are blank, and are told as that.
  }

  formula(row: number, column: number): void {
    if (this.read.formulas.length < mostFormulas) this.read.formulas.push(`${columnName(column)}${row}`)
  }
}

/**
 * Reads the sheet of that title, else the first one, of a workbook: its first row that says anything is the heads. Throws one of
 * the problems of `unreadable`.
 */
export async function readTexts(
  file: Uint8Array,
  { title, rows, columns }: { title: string; rows: number; columns: number },
): Promise<ReadTexts> {
  const archive = await openArchive(Buffer.from(file))
  if (archive.has('xl/vbaProject.bin')) throw unreadable.macros()
  const book = await readBookParts(archive)
  const sheet = book.sheets.find((one) => one.title === title) ?? book.sheets[0]
  if (!sheet) throw unreadable.otherFormat()
  const reader = new TextSheet()
  await readSheet(archive, book, sheet, { rows: rows + 1, columns }, reader)
  return reader.read
}
