import type { Cell } from '#platform/server/export-sheet.ts'
import { noteBoxesXml, notesXml, type SheetNote } from './sheet-notes.ts'
import { fitToPageXml, printXml } from './sheet-print.ts'
import { type ColumnRule, rulesXml } from './sheet-rules.ts'
import { columnName, type Format, headXml, Marked, rowXml } from './sheet-xml.ts'
import {
  contentTypesXml,
  declaration,
  main,
  noteRelationsXml,
  office,
  rootRelationsXml,
  stylesXml,
  workbookRelationsXml,
  workbookXml,
} from './workbook-parts.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

export interface SheetColumn extends ColumnRule {
  title: string
  width: number
  format: Format
  /** Stands as a note at the column's head, in sheets with notes. */
  note?: string
}

export interface SheetPlan {
  title: string
  columns: readonly SheetColumn[]
  /** Rows before the headings, whose instants are days. */
  above?: readonly (readonly (Cell | Marked)[])[]
  batches: AsyncIterable<readonly (readonly (Cell | Marked)[])[]>
  /** Whether cells or heads have notes: the sheet then gets the parts for them. */
  hasNotes?: boolean
}

/** A workbook: sheets whose rows come in batches, and one that says what it is. */
export interface WorkbookPlan {
  sheets: readonly SheetPlan[]
  /** Lines of the last sheet: what it is about, and what it says. */
  about: { title: string; lines: readonly (readonly [string, Cell])[] }
}

const colsXml = (widths: readonly number[]) =>
  `<cols>${widths.map((w, i) => `<col min="${i + 1}" max="${i + 1}" width="${w}" customWidth="1"/>`).join('')}</cols>`

const frozenView = (isFirst: boolean, head: number) =>
  `<sheetViews><sheetView workbookViewId="0"${isFirst ? ' tabSelected="1"' : ''}><pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`

const filterOf = (columns: number, head: number, rows: number) =>
  `A${head}:${columnName(columns - 1)}${head + rows}`

/** What is known of a sheet only when it was written. */
interface Written {
  filter: string
  notes: SheetNote[]
}

function notesOf(cells: readonly (Cell | Marked)[], row: number): SheetNote[] {
  return cells.flatMap((cell, column) =>
    cell instanceof Marked && cell.note ? [{ row, column, text: cell.note }] : [],
  )
}

/** The sheet piece by piece. */
async function* sheetOf(plan: SheetPlan, isFirst: boolean, written: Written): AsyncGenerator<string> {
  const { columns, above = [], hasNotes = false } = plan
  const head = above.length + 1
  yield `${declaration}<worksheet xmlns="${main}" xmlns:r="${office}">${fitToPageXml}${frozenView(isFirst, head)}<sheetFormatPr defaultRowHeight="17"/>`
  yield `${colsXml(columns.map((c) => c.width))}<sheetData>`
  const asDays = columns.map(({ width }) => ({ width, format: 'day' as const }))
  yield above.map((cells, i) => rowXml(i + 1, cells, asDays)).join('')
  yield headXml(
    head,
    columns.map((c) => c.title),
  )
  if (hasNotes)
    written.notes.push(
      ...above.flatMap((cells, i) => notesOf(cells, i)),
      ...columns.flatMap(({ note }, column) => (note ? [{ row: head - 1, column, text: note }] : [])),
    )
  let rows = 0
  for await (const batch of plan.batches) {
    yield batch.map((cells, i) => rowXml(head + rows + i + 1, cells, columns)).join('')
    if (hasNotes) written.notes.push(...batch.flatMap((cells, i) => notesOf(cells, head + rows + i)))
    rows += batch.length
  }
  written.filter = filterOf(columns.length, head, rows)
  yield `</sheetData><autoFilter ref="${written.filter}"/>${rulesXml(columns, head + 1)}`
  yield printXml(columns.map((c) => c.width))
  yield `${hasNotes ? '<legacyDrawing r:id="rId1"/>' : ''}</worksheet>`
}

function aboutSheet({ lines }: WorkbookPlan['about']): string {
  const widths = [16, 80]
  const columns = widths.map((width) => ({ width, format: 'plain' as const }))
  const rows = lines.map(([what, value], i) => rowXml(i + 1, [what, value], columns))
  return `${declaration}<worksheet xmlns="${main}">${fitToPageXml}<sheetFormatPr defaultRowHeight="17"/>${colsXml(widths)}<sheetData>${rows.join('')}</sheetData>${printXml(widths)}</worksheet>`
}

function* entriesOf({ sheets, about }: WorkbookPlan): Generator<ZipEntry> {
  const written = sheets.map((): Written => ({ filter: '', notes: [] }))
  const count = sheets.length + 1
  const noted = sheets.flatMap(({ hasNotes }, i) => (hasNotes ? [i + 1] : []))
  const whole = (name: string, content: string): ZipEntry => ({ name, content: [content] })
  yield whole('[Content_Types].xml', contentTypesXml(count, noted))
  yield whole('_rels/.rels', rootRelationsXml)
  for (const [i, sheet] of sheets.entries()) {
    const [n, facts] = [i + 1, written[i] ?? { filter: '', notes: [] }]
    yield { name: `xl/worksheets/sheet${n}.xml`, content: sheetOf(sheet, i === 0, facts) }
    if (!sheet.hasNotes) continue
    yield whole(`xl/worksheets/_rels/sheet${n}.xml.rels`, noteRelationsXml(n))
    yield { name: `xl/comments${n}.xml`, content: notesXml(facts.notes) }
    yield { name: `xl/drawings/vmlDrawing${n}.vml`, content: noteBoxesXml(facts.notes) }
  }
  yield whole(`xl/worksheets/sheet${count}.xml`, aboutSheet(about))
  yield whole('xl/styles.xml', stylesXml)
  yield whole('xl/_rels/workbook.xml.rels', workbookRelationsXml(count))
  const titles = sheets.map(({ title }, i) => ({ title, filter: written[i]?.filter ?? '' }))
  yield whole('xl/workbook.xml', workbookXml([...titles, { title: about.title, filter: '' }]))
}

/** An .xlsx workbook piece by piece, never held as a whole: memory does not grow with the rows. */
export const writeWorkbook = (plan: WorkbookPlan): AsyncGenerator<Buffer> => zipStream(entriesOf(plan))
