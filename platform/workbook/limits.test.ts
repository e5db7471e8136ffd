import { expect, it } from 'vitest'
import { Problem } from '#platform/contract/problem.ts'
import { archiveOf, rowsXml, sheetXml, workbookParts } from '#tests/setup/hostile-workbooks.ts'
import { openArchive } from './archive.ts'
import { readBookParts } from './book-parts.ts'
import { limits } from './limits.ts'
import { readSheet } from './read-sheet.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = String(workbookParts('')['xl/_rels/workbook.xml.rels'])
const withStyles = relations.replace(
  '</Relationships>',
  '<Relationship Id="rId2" Type="http://x/styles" Target="styles.xml"/><Relationship Id="rId3" Type="http://x/sharedStrings" Target="texts.xml"/></Relationships>',
)

/** What a workbook with other parts is answered. */
async function answerTo(sheet: string, parts: Record<string, string> = {}): Promise<string> {
  try {
    const file = await archiveOf(
      workbookParts(sheet, '住戶', { 'xl/_rels/workbook.xml.rels': withStyles, ...parts }),
    )
    const archive = await openArchive(file)
    const book = await readBookParts(archive)
    let cells = 0
    for (const sheet of book.sheets)
      await readSheet(
        archive,
        book,
        sheet,
        { rows: 40_000, columns: 60 },
        { row: (_, found) => (cells += found.size), merged: () => undefined },
      )
    return `read ${cells}`
  } catch (error) {
    if (error instanceof Problem) return error.description
    throw error
  }
}

const text = sheetXml(rowsXml([['戶別']]))
const styles = (formats: string, cells: string) => ({
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${formats}</numFmts><cellXfs>${cells}</cellXfs></styleSheet>`,
})
const format = (code: string, id = 164) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`
const xf = '<xf numFmtId="164"/>'
const times = (n: number, make: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => make(i)).join('')

it('What an honest workbook has stays below every limit', async () => {
  expect(await answerTo(text)).toBe('read 1')
  expect(
    await answerTo(
      text,
      styles(
        format('[$-404]e/m/d'),
        times(1000, () => xf),
      ),
    ),
  ).toBe('read 1')
  expect(await answerTo(sheetXml(rowsXml([['字'.repeat(limits.cell)]])))).toBe('read 1')
})

it.each<[string, () => Promise<string>, RegExp]>([
  [
    'a number format of nested [$-',
    () =>
      answerTo(
        text,
        styles(
          format('[$-'.repeat(2000)),
          times(1000, () => xf),
        ),
      ),
    /數字格式/,
  ],
  [
    'number formats without end',
    () =>
      answerTo(
        text,
        styles(
          times(limits.formats + 1, (i) => format('y', i)),
          '',
        ),
      ),
    /數字格式/,
  ],
  [
    'styles without end',
    () =>
      answerTo(
        text,
        styles(
          '',
          times(limits.styles + 1, () => '<xf/>'),
        ),
      ),
    /樣式/,
  ],
  [
    'a title of a sheet that is longer than any',
    () =>
      answerTo(text, {
        'xl/workbook.xml': `<workbook xmlns="${main}"><sheets><sheet name="${'表'.repeat(300)}" id="rId1"/></sheets></workbook>`,
      }),
    /工作表/,
  ],
  [
    'sheets without end',
    () =>
      answerTo(text, {
        'xl/workbook.xml': `<workbook xmlns="${main}"><sheets>${'<sheet name="a" id="rId1"/>'.repeat(limits.sheets + 1)}</sheets></workbook>`,
      }),
    /工作表/,
  ],
  [
    'relations without end',
    () =>
      answerTo(text, {
        'xl/_rels/workbook.xml.rels': `<Relationships>${times(limits.relations + 2, (i) => `<Relationship Id="r${i}" Target="x"/>`)}</Relationships>`,
      }),
    /關聯/,
  ],
  [
    'an attribute without end',
    () => answerTo(sheetXml(`<row r="1"><c r="A1" x="${'y'.repeat(9000)}"><v>1</v></c></row>`)),
    /屬性/,
  ],
  [
    'attributes without end',
    () => answerTo(sheetXml(`<row r="1"><c ${times(100, (i) => `a${i}="1" `)}><v>1</v></c></row>`)),
    /屬性/,
  ],
  ['cells without end', () => answerTo(sheetXml('<c/>'.repeat(limits.elements + 1))), /內容/],
  [
    'a text of a cell in pieces without end',
    () =>
      answerTo(
        sheetXml(
          `<row r="1"><c t="inlineStr"><is><t>${`<![CDATA[${'x'.repeat(50_000)}]]>`.repeat(200)}</t></is></c></row>`,
        ),
      ),
    /太大/,
  ],
  [
    'a shared text in pieces without end',
    () =>
      answerTo(text, { 'xl/texts.xml': `<sst><si>${`<t>${'x'.repeat(50_000)}</t>`.repeat(200)}</si></sst>` }),
    /太大/,
  ],
])('%s is answered with a sentence', async (_, answer, sentence) => {
  expect(await answer()).toMatch(sentence)
})
