import { openArchive } from '#platform/workbook/archive.ts'
import { readBookParts } from '#platform/workbook/book-parts.ts'
import { type ReadCell, readSheet, type SheetReader } from '#platform/workbook/read-sheet.ts'
import { columnName } from '#platform/workbook/sheet-xml.ts'
import { unreadable } from '#platform/workbook/unreadable.ts'
import { sheetTitle } from '#modules/assets/assets/contract.ts'
import { mostRows } from '../contract.ts'

/** Rows of a sheet as texts: days as 2026/11/20, numbers as their digits. */
export interface ReadAssets {
  /** By the column, from 0. */
  heads: string[]
  rows: { number: number; texts: string[] }[]
  /** Cells with formulas, as people name them: D5. */
  formulas: string[]
}

const mostColumns = 160
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

class AssetSheet implements SheetReader {
  readonly read: ReadAssets = { heads: [], rows: [], formulas: [] }

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

/** Reads the sheet of assets of a workbook. Throws one of the problems of `unreadable`. */
export async function readFile(file: Uint8Array): Promise<ReadAssets> {
  const archive = await openArchive(Buffer.from(file))
  if (archive.has('xl/vbaProject.bin')) throw unreadable.macros()
  const book = await readBookParts(archive)
  const sheet = book.sheets.find(({ title }) => title === sheetTitle) ?? book.sheets[0]
  if (!sheet) throw unreadable.otherFormat()
  const reader = new AssetSheet()
  await readSheet(archive, book, sheet, { rows: mostRows + 1, columns: mostColumns }, reader)
  return reader.read
}
