import { escapeXml } from './safe-text.ts'

export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'
const ofSheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const font = (more: string) => `<font>${more}<sz val="11"/><name val="Microsoft JhengHei"/></font>`
const xf = (format: number, fontId = 0, fill = 0, inside = '') =>
  `<xf numFmtId="${format}" fontId="${fontId}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"${inside ? ` applyAlignment="1">${inside}</xf>` : '/>'}`
// A printed cell that is too narrow for its words shows them on several lines, and cuts none.
const wrapped = '<alignment vertical="top" wrapText="1"/>'
const top = '<alignment vertical="top"/>'
const solid = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/></patternFill></fill>`
// In the order of `styles`; 49 is text, so that editing a cell makes no formula of it either.
const looks = (fill: number) =>
  xf(49, 0, fill, wrapped) +
  xf(49, 1, 2, wrapped) +
  xf(164, 0, fill, top) +
  xf(1, 0, fill, top) +
  xf(3, 0, fill, top) +
  xf(4, 0, fill, top) +
  xf(165, 0, fill, top)

export const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy/mm/dd hh:mm"/><numFmt numFmtId="165" formatCode="yyyy/mm/dd"/></numFmts>\
<fonts count="2">${font('')}${font('<b/>')}</fonts>\
<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${solid('FFECE9E1')}${solid('FFFFE08A')}</fills>\
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="14">${looks(0)}${looks(3)}</cellXfs></styleSheet>`

const override = (part: string, type: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="${ofSheets}.${type}+xml"/>`

/** What each part is; `noted` are the numbers of the sheets with notes. */
export const contentTypesXml = (sheets: number, noted: readonly number[]): string =>
  `${declaration}<Types xmlns="${contentTypes}">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>\
${override('workbook', 'sheet.main')}${Array.from({ length: sheets }, (_, i) => override(`worksheets/sheet${i + 1}`, 'worksheet')).join('')}\
${noted.map((n) => override(`comments${n}`, 'comments')).join('')}${override('styles', 'styles')}</Types>`

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`

const relationsXml = (inside: string) =>
  `${declaration}<Relationships xmlns="${relations}">${inside}</Relationships>`

export const rootRelationsXml = relationsXml(relation(1, 'officeDocument', 'xl/workbook.xml'))

/** Where a workbook finds its sheets and styles. */
export const workbookRelationsXml = (sheets: number): string =>
  relationsXml(
    Array.from({ length: sheets }, (_, i) =>
      relation(i + 1, 'worksheet', `worksheets/sheet${i + 1}.xml`),
    ).join('') + relation(sheets + 1, 'styles', 'styles.xml'),
  )

/** Where a sheet finds its notes. */
export const noteRelationsXml = (n: number): string =>
  relationsXml(
    relation(1, 'vmlDrawing', `../drawings/vmlDrawing${n}.vml`) +
      relation(2, 'comments', `../comments${n}.xml`),
  )

const sheetInName = (title: string) => `'${escapeXml(title.replaceAll("'", "''"))}'`

/** The workbook's list of sheets, with the ranges of their filters ('' for none); the head of a filtered one is on every printed page. */
export function workbookXml(sheets: readonly { title: string; filter: string }[]): string {
  const names = sheets.map(
    ({ title }, i) => `<sheet name="${escapeXml(title)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  )
  const defined = sheets.map(({ title, filter }, i) => {
    const name = (text: string, range: string, more = '') =>
      `<definedName name="_xlnm.${text}" localSheetId="${i}"${more}>${sheetInName(title)}!${range}</definedName>`
    return filter
      ? name('_FilterDatabase', filter.replace(/[A-Z]+|\d+/g, '$$$&'), ' hidden="1"') +
          name('Print_Titles', filter.replace(/^[A-Z]+(\d+).*/, '$$$1:$$$1'))
      : ''
  })
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.join('')}</sheets>\
<definedNames>${defined.join('')}</definedNames></workbook>`
}
