import { cut } from '#platform/contract/cut.ts'
import { problem } from '#platform/contract/problem.ts'
import { openArchive } from '#platform/workbook/archive.ts'
import { readBookParts } from '#platform/workbook/book-parts.ts'
import { readSheet } from '#platform/workbook/read-sheet.ts'
import { mostHouseholds, mostResidents } from '../shapes.ts'
import { householdColumns, householdSheet, residentColumns, residentSheet } from './columns.ts'
import { Faults } from './faults.ts'
import type { HouseholdLine, ResidentLine } from './lines.ts'
import { SheetLines } from './sheet-lines.ts'

const mostColumns = 60
/** Excel lets no title be longer; other programs do. */
const longestTitle = 31

function noSheets(titles: readonly string[]) {
  const there = titles.slice(0, 5).map((title) => cut(title, longestTitle, '…'))
  return problem(
    400715,
    `找不到「${householdSheet}」或「${residentSheet}」工作表。${there.length ? `檔案裡有：${there.join('、')}` : '檔案裡沒有任何工作表'}。請用範例檔的工作表名稱。`,
  )
}
/** What is said of a file that has headings alone. */
export const noLines = () => problem(400716, '檔案裡沒有任何資料列，請填好資料再上傳。')

/** A file as it was read: its lines, and everything that is wrong with its cells. */
export interface FileContent {
  households: SheetLines<HouseholdLine>
  residents: SheetLines<ResidentLine>
  faults: Faults
}

/**
 * Reads a workbook of households and residents; what is wrong with cells is noted. Throws one of the problems of
 * `unreadable`, noSheets, noLines.
 */
export async function readFile(file: Buffer): Promise<FileContent> {
  const archive = await openArchive(file)
  const book = await readBookParts(archive)
  const faults = new Faults()
  const households = new SheetLines<HouseholdLine>(householdSheet, householdColumns, faults)
  const residents = new SheetLines<ResidentLine>(residentSheet, residentColumns, faults)
  const wanted = [
    { title: householdSheet, lines: households, rows: mostHouseholds },
    { title: residentSheet, lines: residents, rows: mostResidents },
  ]
  let found = 0
  for (const { title, lines, rows } of wanted) {
    const sheet = book.sheets.find((sheet) => sheet.title === title)
    if (!sheet) continue
    found++
    // The heading, and a title above it, are no lines.
    await readSheet(archive, book, sheet, { rows: rows + 10, columns: mostColumns }, lines)
    if (!lines.head)
      faults.add({
        sheet: title,
        row: 1,
        column: null,
        title: '',
        problem: '找不到欄位名稱列',
        expected: '第一列請放範例檔的欄位名稱',
      })
  }
  if (!found) throw noSheets(book.sheets.map((sheet) => sheet.title))
  if (!households.lines.length && !residents.lines.length && !faults.errors) throw noLines()
  return { households, residents, faults }
}
