import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { Problem } from '#platform/contract/problem.ts'
import {
  archiveOf,
  lyingAbout,
  megabytes,
  renamed,
  rowsXml,
  sheetXml,
  workbookParts,
} from '#tests/setup/hostile-workbooks.ts'
import { openArchive } from './archive.ts'
import { readBookParts } from './book-parts.ts'
import { showsDay } from './date-formats.ts'
import { type ReadCell, readSheet } from './read-sheet.ts'
import { columnName } from './sheet-xml.ts'

const limits = { rows: 1000, columns: 60 }

/** Every cell of the first sheet: `A1`. */
async function cellsOf(file: Buffer): Promise<Record<string, ReadCell>> {
  const archive = await openArchive(file)
  const book = await readBookParts(archive)
  const found: Record<string, ReadCell> = {}
  for (const sheet of book.sheets.slice(0, 1))
    await readSheet(archive, book, sheet, limits, {
      row: (number, cells) => {
        for (const [column, cell] of cells) found[`${columnName(column)}${number}`] = cell
      },
      merged: (range) => {
        found[range] = { kind: 'text', text: 'merged' }
      },
    })
  return found
}

const sentenceOf = (file: Buffer): Promise<string> =>
  cellsOf(file).then(
    (cells) => `read ${Object.keys(cells).length}`,
    (error: unknown) => {
      if (error instanceof Problem) return error.description
      throw error
    },
  )

const ordinary = async () =>
  Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: '住戶',
          rows: [
            ['戶別', '姓名'],
            ['A棟-1F-1', '王小明'],
            [1.5, true],
          ],
        },
      ],
    }),
  )
const inParts = async (sheet: string | Iterable<string>, more: Record<string, string | undefined> = {}) =>
  archiveOf(workbookParts(sheet, '住戶', more))

it('What other programs write is read as people see it: texts, numbers, days, formulas by their results, errors', async () => {
  const inside = `<row r="2"><c r="B2" t="str"><f>1+1</f><v>兩</v></c><c r="C2"><f>A1*2</f><v>4</v></c><c r="D2"><f>NOW()</f></c>
    <c r="E2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="F2" t="b"><v>1</v></c><c r="G2" s="1"><v>45366</v></c><c><v>7</v></c>
    <c r="J2" t="inlineStr"><is><r><t>王</t></r><r><t>小明</t></r><rPh><t>ワン</t></rPh></is></c></row>`
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="General"/><numFmt numFmtId="165" formatCode="[$-404]e/m/d"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`
  const rels = (await archiveOf({})) && workbookParts('')['xl/_rels/workbook.xml.rels']
  const file = await inParts(sheetXml(inside, '', '<mergeCells><mergeCell ref="A5:A7"/></mergeCells>'), {
    'xl/styles.xml': styles,
    'xl/_rels/workbook.xml.rels': String(rels).replace(
      '</Relationships>',
      '<Relationship Id="rId2" Type="http://x/styles" Target="styles.xml"/></Relationships>',
    ),
  })
  expect(await cellsOf(file)).toEqual({
    B2: { kind: 'text', text: '兩' },
    C2: { kind: 'number', number: 4 },
    D2: { kind: 'uncalculated' },
    E2: { kind: 'error', text: '#DIV/0!' },
    F2: { kind: 'boolean', isTrue: true },
    G2: { kind: 'day', day: '2024-03-15' },
    H2: { kind: 'number', number: 7 },
    J2: { kind: 'text', text: '王小明' },
    'A5:A7': { kind: 'text', text: 'merged' },
  })
})

it.each([
  ['General', false],
  ['0.00E+00', false],
  ['#,##0.00 "day"', false],
  ['[Red]0.00', false],
  ['@', false],
  ['yyyy/mm/dd', true],
  ['[$-404]e"年"m"月"d"日"', true],
  ['m/d/yyyy h:mm', true],
])('The format %s shows a day: %s', (code, shows) => {
  expect(showsDay(164, code)).toBe(shows)
})

it('Files that are no workbook each get their sentence', async () => {
  const said = async (file: Buffer) => (await sentenceOf(file)).slice(0, 8)
  expect(await said(Buffer.alloc(0))).toBe('檔案是空的，請選')
  expect(await said(Buffer.from('d0cf11e0a1b11ae100', 'hex'))).toBe('這是舊版 Exc')
  const locked = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ])
  expect(await said(locked)).toBe('這個檔案有密碼保')
  expect(await said(Buffer.from('戶別,姓名\nA棟,王小明\n'))).toBe('這是純文字或 C')
  expect(await said(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))).toBe('這不是 .xls')
  expect(await said(await archiveOf({ 'word/document.xml': '<a/>' }))).toBe('這不是 .xls')
})

it('A bomb is refused by the size that it says, and by the one that it has', async () => {
  const bomb = await inParts(megabytes(60))
  expect(bomb.length).toBeLessThan(200_000)
  expect(await sentenceOf(bomb)).toMatch(/^檔案解開後太大/)
  expect(await sentenceOf(lyingAbout(bomb, 1000))).toMatch(/^檔案標示的大小與實際不符/)
  expect(await sentenceOf(lyingAbout(await inParts(sheetXml(rowsXml([['a']]))), 5_000_000))).toMatch(
    /^檔案標示的大小與實際不符|^檔案不完整/,
  )
  const oneText = await inParts(['<a><t>', ...megabytes(8, 'x')])
  expect(await sentenceOf(oneText)).toMatch(/^檔案解開後太大/)
})

it('Entities are never expanded, nothing outside of the file is fetched, and names that lead elsewhere are refused', async () => {
  const cell = rowsXml([['&x;']])
  const within = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  const laughs = '<!DOCTYPE a [<!ENTITY y "yyyyyyyyyy"><!ENTITY x "&y;&y;&y;&y;">]>'
  for (const before of [within, laughs])
    expect(await sentenceOf(await inParts(sheetXml(cell, before)))).toMatch(/外部實體/)
  expect(await sentenceOf(await inParts(sheetXml(cell)))).toMatch(/^檔案不完整或已損壞/)
  const file = await inParts(sheetXml(rowsXml([['a']])), { 'xl/evil12.bin': 'x' })
  expect(await sentenceOf(renamed(file, 'xl/evil12.bin', '../evil12.bi!'))).toMatch(/不安全的路徑|損壞/)
  expect(await sentenceOf(renamed(file, 'xl/evil12.bin', '/etc/evil.bin'))).toMatch(/不安全的路徑/)
  const outside = workbookParts('')['xl/_rels/workbook.xml.rels'] as string
  const linked = outside.replace(
    'Target="worksheets/sheet1.xml"',
    'Target="http://127.0.0.1:1/x" TargetMode="External"',
  )
  expect(await sentenceOf(await inParts(sheetXml(''), { 'xl/_rels/workbook.xml.rels': linked }))).toBe(
    'read 0',
  )
  const climbing = outside.replace('worksheets/sheet1.xml', '../../../etc/passwd')
  expect(await sentenceOf(await inParts(sheetXml(''), { 'xl/_rels/workbook.xml.rels': climbing }))).toBe(
    'read 0',
  )
})

it('Too many rows and columns, endless nesting and broken XML are said, not suffered', async () => {
  const many = Array.from({ length: limits.rows + 1 }, () => ['x'])
  expect(await sentenceOf(await inParts(sheetXml(rowsXml(many))))).toBe(
    '「住戶」超過 1,000 列，請分成幾個檔案匯入。',
  )
  const wide = '<row r="1"><c r="KN1"><v>1</v></c></row>'
  expect(await sentenceOf(await inParts(sheetXml(wide)))).toMatch(/第 60 欄以後/)
  expect(await sentenceOf(await inParts(sheetXml('<a>'.repeat(5000))))).toMatch(/損壞/)
  expect(
    await sentenceOf(await inParts(sheetXml('<row r="2"></row><row r="1"><c r="A1"><v>1</v></c></row>'))),
  ).toMatch(/損壞/)
  expect(await sentenceOf(await inParts(sheetXml('<row r="1"><c r="ZZZZ9"><v>1</v></c></row>')))).toMatch(
    /損壞/,
  )
  expect(await sentenceOf(await inParts('<worksheet><sheetData>'))).toMatch(/損壞/)
  expect(await sentenceOf(await inParts(sheetXml('<row r="1"><c r="A1" t="s"><v>99</v></c></row>')))).toBe(
    'read 0',
  )
})

it('A file that was cut off or changed anywhere is read or refused with a sentence, and nothing else happens', async () => {
  const file = await ordinary()
  await fc.assert(
    fc.asyncProperty(fc.nat(file.length), async (length) => {
      expect(await sentenceOf(file.subarray(0, length))).toBeTruthy()
    }),
    { numRuns: 60 },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(file.length - 1), fc.integer({ min: 0, max: 255 })), {
        minLength: 1,
        maxLength: 20,
      }),
      async (changes) => {
        const changed = Buffer.from(file)
        for (const [at, byte] of changes) changed[at] = byte
        expect(await sentenceOf(changed)).toBeTruthy()
      },
    ),
    { numRuns: 200 },
  )
})

it('Any XML in the place of a sheet is read or refused with a sentence', async () => {
  const piece = fc.constantFrom(
    '<row>',
    '<row r="1">',
    '</row>',
    '<c r="A1">',
    '<c r="B2" t="s">',
    '<c t="inlineStr">',
    '</c>',
    '<v>',
    '</v>',
    '1',
    '1e999',
    '-1',
    '<is>',
    '</is>',
    '<t>',
    '</t>',
    '<f>',
    '</f>',
    '<mergeCell ref="x"/>',
    '&amp;',
    '<![CDATA[x]]>',
    '<!-- -->',
    '<rPh>',
    '\u0000',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
      expect(await sentenceOf(await inParts(sheetXml(pieces.join(''))))).toBeTruthy()
    }),
    { numRuns: 150 },
  )
})
