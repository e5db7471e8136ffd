import type { Cell } from '#platform/server/export-sheet.ts'
import { openArchive } from '#platform/workbook/archive.ts'
import { readBookParts } from '#platform/workbook/book-parts.ts'
import { type ReadCell, readSheet } from '#platform/workbook/read-sheet.ts'
import { Marked } from '#platform/workbook/sheet-xml.ts'
import { type SheetPlan, writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { mostHouseholds, mostResidents } from '../shapes.ts'
import { householdColumns, householdSheet, residentColumns, residentSheet } from './columns.ts'
import { cellName, Faults } from './faults.ts'
import { headOf, mayBeHead, ownColumns } from './head.ts'
import { batchesOf, dayCell } from './sheet-rows.ts'
import type { faultTable } from './tables.ts'

type FaultRow = typeof faultTable.$inferSelect
type Cells = ReadonlyMap<number, ReadCell>

function asWritten(cell: ReadCell | undefined): Cell {
  if (!cell || cell.kind === 'uncalculated') return null
  if (cell.kind === 'number') return cell.number
  if (cell.kind === 'day') return dayCell(cell.day)
  return cell.kind === 'boolean' ? (cell.isTrue ? '是' : '否') : cell.text
}

const spoken = ({ problem, expected }: FaultRow) => (expected ? `${problem}。${expected}` : problem)

/** A sheet as it was uploaded, its wrong cells marked, and in a last column what is wrong with each row. */
function markedSheet(
  given: { title: string; columns: typeof householdColumns | typeof residentColumns },
  rows: ReadonlyMap<number, Cells>,
  faults: readonly FaultRow[],
): SheetPlan | undefined {
  const { title, columns } = given
  const isHead = (cells: Cells) =>
    headOf({ sheet: title, row: 0, columns: columns as typeof householdColumns, faults: new Faults() }, cells)
  const head = [...rows].find(([row, cells]) => mayBeHead(row) && isHead(cells))
  if (!head) return undefined
  const [headRow, headCells] = head
  const known = isHead(headCells)
  const width = Math.max(...headCells.keys()) + 1
  const all = Array.from({ length: width }, (_, column) => ({
    title: String(asWritten(headCells.get(column)) ?? ''),
    width: known?.get(column)?.width ?? 14,
    format: known?.get(column)?.format ?? ('plain' as const),
  })).filter(({ title: one }) => !ownColumns.includes(one))
  const byRow = new Map<number, FaultRow[]>()
  for (const fault of faults) byRow.set(fault.rowNumber, [...(byRow.get(fault.rowNumber) ?? []), fault])
  const last = Math.max(headRow, ...rows.keys())
  const numbers = Array.from({ length: last - headRow }, (_, i) => headRow + 1 + i)
  return {
    title,
    hasNotes: true,
    columns: [...all, { title: ownColumns[0] ?? '', width: 60, format: 'plain' }],
    batches: batchesOf(numbers, (row) => {
      const wrong = byRow.get(row) ?? []
      const cells = all.map((_, column) => {
        const value = asWritten(rows.get(row)?.get(column))
        const here = wrong.filter((item) => item.columnIndex === column)
        return here.length ? new Marked(value, here.map(spoken).join('\n')) : value
      })
      return [...cells, wrong.map((item) => `${item.columnTitle}：${spoken(item)}`).join('；')]
    }),
  }
}

async function rowsOf(file: Buffer): Promise<Map<string, Map<number, Cells>>> {
  const archive = await openArchive(file)
  const book = await readBookParts(archive)
  const found = new Map<string, Map<number, Cells>>()
  for (const sheet of book.sheets) {
    if (sheet.title !== householdSheet && sheet.title !== residentSheet) continue
    const rows = new Map<number, Cells>()
    const limits = { rows: Math.max(mostHouseholds, mostResidents) + 10, columns: 60 }
    await readSheet(archive, book, sheet, limits, {
      row: (row, cells) => rows.set(row, cells),
      merged: () => undefined,
    })
    found.set(sheet.title, rows)
  }
  return found
}

function listSheet(faults: readonly FaultRow[]): SheetPlan {
  const titles = ['工作表', '儲存格', '欄位', '問題', '應該是', '目前的內容', '性質']
  const widths = [10, 10, 16, 40, 50, 30, 10]
  return {
    title: '錯誤',
    columns: titles.map((title, i) => ({ title, width: widths[i] ?? 12, format: 'plain' })),
    batches: batchesOf(faults, (fault) => [
      fault.sheet,
      cellName({ row: fault.rowNumber, column: fault.columnIndex }),
      fault.columnTitle,
      fault.problem,
      fault.expected,
      fault.value,
      fault.isNotice ? '提醒' : '錯誤',
    ]),
  }
}

/** A workbook as it was uploaded, and what is wrong with it. */
export interface MarkedWorkbook {
  file: Uint8Array
  fileName: string
  faultCount: number
  faults: readonly FaultRow[]
}

/** The uploaded workbook with every wrong cell marked, and a list of what is wrong. */
export async function markWorkbook(given: MarkedWorkbook): Promise<Uint8Array> {
  const { file, fileName, faultCount, faults } = given
  const rows = await rowsOf(Buffer.from(file))
  const sheetOf = (title: string, columns: typeof householdColumns | typeof residentColumns) =>
    markedSheet(
      { title, columns },
      rows.get(title) ?? new Map(),
      faults.filter((fault) => fault.sheet === title),
    )
  const sheets = [sheetOf(householdSheet, householdColumns), sheetOf(residentSheet, residentColumns)].filter(
    (item) => item !== undefined,
  )
  const content = writeWorkbook({
    sheets: [...sheets, listSheet(faults)],
    about: {
      title: '說明',
      lines: [
        ['檔案', fileName],
        ['錯誤', `${faultCount} 個，底色為黃色的格子；把滑鼠移上去會看到說明`],
        ['接著', '修正黃色的格子，存檔後重新上傳。「錯誤說明」欄和「錯誤」工作表會略過，不必刪除。'],
      ],
    },
  })
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}
