import { escapeXml, safeText } from './safe-text.ts'
import { columnName } from './sheet-xml.ts'

/** A note at a cell; row and column count from 0. */
export interface SheetNote {
  row: number
  column: number
  text: string
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The part that holds the words of a sheet's notes. */
export function* notesXml(notes: readonly SheetNote[]): Generator<string> {
  yield `${declaration}<comments xmlns="${main}"><authors><author>Lobby</author></authors><commentList>`
  for (const { row, column, text } of notes)
    yield `<comment ref="${columnName(column)}${row + 1}" authorId="0"><text><r><rPr><sz val="10"/><rFont val="Microsoft JhengHei"/></rPr>\
<t xml:space="preserve">${escapeXml(safeText(text))}</t></r></text></comment>`
  yield '</commentList></comments>'
}

/** The part that says where the notes' boxes are drawn: spreadsheets show no note without it. */
export function* noteBoxesXml(notes: readonly SheetNote[]): Generator<string> {
  yield `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">\
<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout>\
<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>`
  for (const [i, { row, column, text }] of notes.entries()) {
    const lines = Math.max(2, Math.ceil(text.length / 18) + text.split('\n').length)
    yield `<v:shape id="_x0000_s${1025 + i}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/>\
<v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>\
<x:Anchor>${column + 1},12,${row},4,${column + 4},12,${row + lines},4</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
  }
  yield '</xml>'
}
