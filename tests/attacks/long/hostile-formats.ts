import { sheetXml, workbookParts } from '../../setup/hostile-workbooks.ts'
import { below, oneOf, type Random } from './attack.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const parts = `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`
const tokens: readonly [string, ...string[]] = [
  '[$-',
  '[',
  ']',
  '&quot;',
  '\\',
  '_',
  '*',
  'yyyy',
  'm',
  'd',
  'h:mm',
  ';',
  '@',
  '[$-404]',
  'AM/PM',
  '0',
]
const numbers: readonly [string, ...string[]] = [
  '45000',
  '1e308',
  '-1e308',
  'NaN',
  '2958466',
  '-1',
  '1e-400',
  '',
]

const long = (random: Random, word: string, most: number) => word.repeat(1 + below(random, most))

/** The code of a number format: one piece over and over, or a jumble. */
function formatCode(random: Random): string {
  if (random() < 0.5) return long(random, oneOf(random, tokens), 20_000)
  return Array.from({ length: below(random, 5000) }, () => oneOf(random, tokens)).join('')
}

function styles(random: Random): string {
  const count = 1 + below(random, 50)
  const formats = Array.from(
    { length: count },
    (_, n) => `<numFmt numFmtId="${164 + n}" formatCode="${formatCode(random)}"/>`,
  )
  const uses = Array.from({ length: count }, (_, n) => `<xf numFmtId="${164 + n}"/>`)
  return `<?xml version="1.0"?><styleSheet xmlns="${main}"><numFmts>${formats.join('')}</numFmts><cellXfs>${uses.join('')}</cellXfs></styleSheet>`
}

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`

/** A heading as a hostile program would write it. */
function heading(random: Random): string {
  const words = ['(', '（', '[', ')(', ' ', '　', '姓名', '戶別(', '&#10;', '*'] as const
  return long(random, oneOf(random, words), 32_767)
}

/** The parts of a workbook that is one, but was written to be costly: formats, headings, places, references. */
export function costlyParts(random: Random): Record<string, string | Iterable<string>> {
  // Most are what they should be in all but one thing, so that what reads them gets far.
  const isOdd = random() < 0.3
  const places = ['ZZZZZZZ1', `A${10 ** (1 + below(random, 20))}`, 'A0', '1A', ''] as const
  const cells = Array.from({ length: 1 + below(random, 12) }, (_, n) => {
    const at = isOdd ? oneOf(random, places) : `${String.fromCharCode(65 + n)}2`
    return random() < 0.7
      ? `<c r="${at}" s="${below(random, 60)}"><v>${oneOf(random, numbers)}</v></c>`
      : text(at, heading(random))
  })
  const nth = random() < 0.2 ? oneOf(random, ['0', '-1', '1048577', '99999999999999999999', 'x']) : '2'
  const rows = [
    `<row r="1">${text('A1', random() < 0.3 ? heading(random) : '戶別')}${text('B1', '姓名')}</row>`,
    `<row r="${nth}">${cells.join('')}</row>`,
  ]
  const before = oneOf(random, [
    '',
    '',
    '',
    '',
    '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>',
    '<!DOCTYPE a SYSTEM "file:///etc/passwd">',
  ])
  const inside = random() < 0.1 ? long(random, '<a>', 100_000) : rows.join('')
  const merged = `<mergeCells><mergeCell ref="${oneOf(random, ['A1:XFD1048576', 'A1', 'ZZZZ9:A1', ''])}"/></mergeCells>`
  return workbookParts(sheetXml(inside, before, random() < 0.5 ? merged : ''), '戶別', {
    'xl/_rels/workbook.xml.rels': parts,
    'xl/styles.xml': styles(random),
  })
}
