import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import type { Cell } from '#platform/server/export-sheet.ts'
import { safeText } from './safe-text.ts'
import { columnName } from './sheet-xml.ts'
import { writeWorkbook } from './write-workbook.ts'

async function workbookOf(rows: readonly (readonly Cell[])[], formats: ('plain' | 'money')[] = ['plain']) {
  async function* batches() {
    yield rows
  }
  const pieces: Buffer[] = []
  const columns = formats.map((format, i) => ({ title: `欄${i + 1}`, width: 12, format }))
  const about = { title: '說明', lines: [['社區', '晴川社區']] as const }
  for await (const piece of writeWorkbook({
    sheets: [{ title: '包裹', columns, batches: batches() }],
    about,
  }))
    pieces.push(piece)
  return Buffer.concat(pieces)
}

/** A part of the archive, found by its central directory as any program finds it. */
function partOf(file: Buffer, name: string): string {
  const end = file.length - 22
  let at = file.readUInt32LE(end + 16)
  for (let i = 0; i < file.readUInt16LE(end + 10); i++) {
    const length = file.readUInt16LE(at + 28)
    if (file.toString('utf8', at + 46, at + 46 + length) === name) {
      const offset = file.readUInt32LE(at + 42) + 30 + length
      return inflateRawSync(file.subarray(offset, offset + file.readUInt32LE(at + 20))).toString()
    }
    at += 46 + length
  }
  throw new Error(`no ${name}`)
}

it('The head is bold and frozen with a filter over all rows, columns have widths, times and money their formats', async () => {
  const file = await workbookOf(
    [
      ['a', 1280, new Date('2026-11-21T06:05:00Z')],
      ['b', 5, null],
    ],
    ['plain', 'money', 'plain'],
  )
  const sheet = partOf(file, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(sheet).toContain('<autoFilter ref="A1:C3"/>')
  expect(sheet).toContain('<col min="1" max="1" width="12" customWidth="1"/>')
  expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">')
  expect(sheet).toContain('<c r="B2" s="4"><v>1280</v></c>')
  expect(partOf(file, 'xl/styles.xml')).toContain('yyyy/mm/dd hh:mm')
  const { sheets } = await readXlsx(file)
  expect(sheets.map((sheet) => sheet.name)).toEqual(['包裹', '說明'])
  // 14:05 in Taipei, as the cell's own wall clock.
  expect(sheets[0]?.rows[1]?.[2]).toEqual(expect.any(Date))
  expect(JSON.stringify(sheets[0]?.rows[1])).toContain('2026-11-21T14:05')
})

it('No cell is a formula, whatever its text is', async () => {
  const sheet = partOf(await workbookOf([['=1+1'], ['=cmd|x'], ['+1'], ['@a']]), 'xl/worksheets/sheet1.xml')
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(sheet.match(/t="inlineStr"/g)).toHaveLength(5)
})

it('Whatever people write comes back as it was, but for what a workbook cannot hold and the sign that keeps it text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 20 }),
      async (texts) => {
        const { sheets } = await readXlsx(await workbookOf(texts.map((text) => [text])))
        const read = texts.map((_, i) => sheets[0]?.rows[i + 1]?.[0] ?? '')
        expect(read).toEqual(texts.map(safeText))
      },
    ),
    { numRuns: 60 },
  )
})

it('No text that is written begins as a formula', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', '＝', 'a', '\u0000', '\u200b', '王')
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 8 }), (signs) => {
      expect(safeText(signs.join(''))).not.toMatch(/^[\s\u200b]*[=+\-@＝]|^[\t\r\n]/u)
    }),
  )
})

it('Characters that XML cannot hold are removed, rare ones and emoji stay, and no text is longer than a cell', () => {
  expect(safeText('a\u0000b\u0008c\u001fd\ufffe\ud800e')).toBe('abcde')
  expect(safeText('𠮷野家📦')).toBe('𠮷野家📦')
  expect(safeText('行一\r\n行二')).toBe('行一\n行二')
  expect(safeText('長'.repeat(40_000))).toHaveLength(32_767)
  expect(safeText('𠮷'.repeat(20_000))).not.toMatch(/\p{Surrogate}/u)
})

it('Columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

it('Printed, a sheet lies, has all columns on one page, and its head and number on each', async () => {
  const file = await workbookOf([['a', 'b']], ['plain', 'plain'])
  const [sheet, about] = [1, 2].map((n) => partOf(file, `xl/worksheets/sheet${n}.xml`))
  expect(sheet).toMatch(/^.*<worksheet [^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/s)
  for (const item of [sheet, about])
    expect(item).toContain('orientation="landscape" fitToWidth="1" fitToHeight="0"')
  expect(partOf(file, 'xl/workbook.xml')).toContain(
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">'包裹'!$1:$1</definedName>`,
  )
})

it('A text that is longer than its column is shown on several lines, in a row that is as high', async () => {
  const file = await workbookOf(
    [
      ['甲'.repeat(12), 'b'],
      ['短', 'c'],
    ],
    ['plain', 'plain'],
  )
  const sheet = partOf(file, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<row r="2" ht="51" customHeight="1">')
  expect(sheet).toContain('<row r="3"><c')
})
