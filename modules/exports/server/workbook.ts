import type { Cell } from '#platform/server/export-sheet.ts'
import { escapeXml } from './safe-text.ts'
import { columnName, headXml, rowXml, styles } from './sheet-xml.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

export interface SheetColumn {
  title: string
  width: number
  format: 'plain' | 'money'
}

/** A workbook: a sheet whose rows come in batches, and one that says what it is. */
export interface WorkbookPlan {
  title: string
  columns: readonly SheetColumn[]
  batches: AsyncIterable<readonly (readonly Cell[])[]>
  /** Lines of the second sheet: what it is about, and what it says. */
  about: { title: string; lines: readonly (readonly [string, Cell])[] }
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'
const ofSheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const colsXml = (widths: readonly number[]) =>
  `<cols>${widths.map((w, i) => `<col min="${i + 1}" max="${i + 1}" width="${w}" customWidth="1"/>`).join('')}</cols>`

const frozenView =
  '<sheetViews><sheetView workbookViewId="0" tabSelected="1"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

const filterOf = (columns: number, rows: number) => `A1:${columnName(columns - 1)}${rows + 1}`

/** The sheet piece by piece; `written` hears how many rows it has. */
async function* sheetOf(plan: WorkbookPlan, written: (rows: number) => void): AsyncGenerator<string> {
  const { columns } = plan
  const formats = columns.map(({ format }) => (format === 'money' ? styles.money : styles.number))
  yield `${declaration}<worksheet xmlns="${main}">${frozenView}<sheetFormatPr defaultRowHeight="17"/>`
  yield `${colsXml(columns.map((c) => c.width))}<sheetData>${headXml(columns.map((c) => c.title))}`
  let rows = 0
  for await (const batch of plan.batches) {
    yield batch.map((cells, i) => rowXml(rows + i + 2, cells, formats)).join('')
    rows += batch.length
  }
  written(rows)
  yield `</sheetData><autoFilter ref="${filterOf(columns.length, rows)}"/></worksheet>`
}

function aboutSheet({ lines }: WorkbookPlan['about']): string {
  const rows = lines.map(([what, value], i) => rowXml(i + 1, [what, value], [styles.number, styles.number]))
  return `${declaration}<worksheet xmlns="${main}">${colsXml([16, 80])}<sheetData>${rows.join('')}</sheetData></worksheet>`
}

const font = (more: string) => `<font>${more}<sz val="11"/><name val="Microsoft JhengHei"/></font>`
const xf = (format: number, fontId = 0, fill = 0) =>
  `<xf numFmtId="${format}" fontId="${fontId}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`
// In the order of `styles`; 49 is text, so that editing a cell makes no formula of it either.
const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy/mm/dd hh:mm"/></numFmts>\
<fonts count="2">${font('')}${font('<b/>')}</fonts>\
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>\
<fill><patternFill patternType="solid"><fgColor rgb="FFECE9E1"/></patternFill></fill></fills>\
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="5">${xf(49)}${xf(49, 1, 2)}${xf(164)}${xf(1)}${xf(3)}</cellXfs></styleSheet>`

const override = (part: string, type: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="${ofSheets}.${type}+xml"/>`
const contentTypesXml = `${declaration}<Types xmlns="${contentTypes}">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}\
${override('worksheets/sheet1', 'worksheet')}${override('worksheets/sheet2', 'worksheet')}${override('styles', 'styles')}</Types>`

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`
const relationsXml = (inside: string) =>
  `${declaration}<Relationships xmlns="${relations}">${inside}</Relationships>`

function workbookXml(plan: WorkbookPlan, rows: number): string {
  const [title, about] = [escapeXml(plan.title), escapeXml(plan.about.title)]
  const filter = filterOf(plan.columns.length, rows).replace(/[A-Z]+|\d+/g, '$$$&')
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/>\
<sheet name="${about}" sheetId="2" r:id="rId2"/></sheets><definedNames>\
<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'${title}'!${filter}</definedName></definedNames></workbook>`
}

function* entriesOf(plan: WorkbookPlan): Generator<ZipEntry> {
  let rows = 0
  const whole = (name: string, content: string): ZipEntry => ({ name, content: [content] })
  yield whole('[Content_Types].xml', contentTypesXml)
  yield whole('_rels/.rels', relationsXml(relation(1, 'officeDocument', 'xl/workbook.xml')))
  yield {
    name: 'xl/worksheets/sheet1.xml',
    content: sheetOf(plan, (n) => {
      rows = n
    }),
  }
  yield whole('xl/worksheets/sheet2.xml', aboutSheet(plan.about))
  yield whole('xl/styles.xml', stylesXml)
  yield whole(
    'xl/_rels/workbook.xml.rels',
    relationsXml(
      relation(1, 'worksheet', 'worksheets/sheet1.xml') +
        relation(2, 'worksheet', 'worksheets/sheet2.xml') +
        relation(3, 'styles', 'styles.xml'),
    ),
  )
  yield whole('xl/workbook.xml', workbookXml(plan, rows))
}

/** An .xlsx workbook piece by piece, never held as a whole: memory does not grow with the rows. */
export const writeWorkbook = (plan: WorkbookPlan): AsyncGenerator<Buffer> => zipStream(entriesOf(plan))
