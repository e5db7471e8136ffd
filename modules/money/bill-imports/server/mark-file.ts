import type { Cell } from '#platform/server/export-sheet.ts'
import type { ReadCell } from '#platform/workbook/read-sheet.ts'
import { Marked } from '#platform/workbook/sheet-xml.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { spokenFault } from '../fault-table.ts'
import { textOf } from './cells.ts'
import { cellName, type Fault } from './faults.ts'
import { columnOf, faultHead, heads, rowOf, sheetTitle } from './layout.ts'
import { hearSheet } from './read-file.ts'
import type { Cells } from './sheet.ts'

/** A file as it was uploaded, and what is wrong with it. */
export interface MarkedFile {
  file: Uint8Array
  fileName: string
  faults: readonly Fault[]
  faultCount: number
}

function asWritten(cell: ReadCell | undefined): Cell {
  if (cell?.kind === 'number') return cell.number
  if (cell?.kind === 'day') return new Date(`${cell.day}T00:00:00+08:00`)
  return cell ? textOf(cell) : null
}

async function* inBatches<Row>(from: number, to: number, rowAt: (row: number) => Row) {
  for (let at = from; at <= to; at += 500) {
    yield Array.from({ length: Math.min(500, to - at + 1) }, (_, i) => rowAt(at + i))
    await new Promise(setImmediate)
  }
}

/** The workbook with every wrong cell marked, a last column that says what is wrong with each row, and a list of it all. */
export async function markFile({ file, fileName, faults, faultCount }: MarkedFile): Promise<Uint8Array> {
  const rows = new Map<number, Cells>()
  await hearSheet(file, { row: (number, cells) => rows.set(number, cells), merged: () => undefined })
  const titles = rows.get(rowOf.heads) ?? new Map<number, ReadCell>()
  const columns =
    Math.max(
      columnOf.items,
      ...[...rows.values()].flatMap((cells) => [...cells.keys()]),
      ...faults.map(({ column }) => column ?? 0),
    ) + 1
  const kept = Array.from({ length: columns }, (_, column) => column).filter(
    (column) => textOf(titles.get(column)) !== faultHead,
  )
  const byRow = new Map<number, Fault[]>()
  for (const fault of faults) byRow.set(fault.row, [...(byRow.get(fault.row) ?? []), fault])
  const noteAt = (row: number, column: number) =>
    (byRow.get(row) ?? [])
      .filter((fault) => fault.column === column)
      .map(spokenFault)
      .join('\n')
  const cellsOf = (row: number) => [
    ...kept.map((column) => {
      const value = asWritten(rows.get(row)?.get(column))
      const note = noteAt(row, column)
      return note ? new Marked(value, note) : value
    }),
    (byRow.get(row) ?? []).map((fault) => `${cellName(fault)} ${spokenFault(fault)}`).join('\n'),
  ]
  const list = faults.map((fault) => [cellName(fault), fault.title, spokenFault(fault), fault.value])
  const content = writeWorkbook({
    sheets: [
      {
        title: sheetTitle,
        hasNotes: true,
        above: [cellsOf(rowOf.dates), cellsOf(rowOf.name)],
        columns: [
          ...kept.map((column) => ({
            title: textOf(titles.get(column)),
            width: column < heads.length ? 16 : 12,
            format: 'plain' as const,
            note: noteAt(rowOf.heads, column),
          })),
          { title: faultHead, width: 60, format: 'plain' as const },
        ],
        batches: inBatches(rowOf.first, Math.max(rowOf.heads, ...rows.keys()), cellsOf),
      },
      {
        title: '錯誤',
        columns: [
          { title: '儲存格', width: 10, format: 'plain' },
          { title: '欄位', width: 16, format: 'plain' },
          { title: '問題', width: 70, format: 'plain' },
          { title: '目前的內容', width: 30, format: 'plain' },
        ],
        batches: inBatches(0, list.length - 1, (nth) => list[nth] ?? []),
      },
    ],
    about: {
      title: '說明',
      lines: [
        ['檔案', fileName],
        ['錯誤', `${faultCount} 個，底色為黃色的格子；把滑鼠移上去會看到說明`],
        ['接著', `修正黃色的格子，存檔後重新上傳。「${faultHead}」欄和「錯誤」工作表會略過，不必刪除。`],
      ],
    },
  })
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}
