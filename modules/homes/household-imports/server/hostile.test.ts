import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import {
  archiveOf,
  lyingAbout,
  megabytes,
  rowsXml,
  sheetXml,
  workbookParts,
} from '#tests/setup/hostile-workbooks.ts'
import {
  checked,
  countsIn,
  faultsOf,
  imported,
  upload,
  untilSettled,
  workbook,
  workbookOf,
} from '#tests/setup/imports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  manager = await lobby.as('auth_0912345678', '松濤苑')
})
afterAll(() => lobby.close())

/** What the person who uploads a file reads: at once, or when it was checked. */
async function answerTo(file: Buffer, name?: string): Promise<string> {
  const { status, body } = await upload(manager, file, name)
  if (status >= 500) throw new Error(`${status} ${JSON.stringify(body)}`)
  if (status !== 200) return body.ErrorMessage.Description
  const preview = await untilSettled(manager, body.Data.ImportId)
  if (preview.Status === 'refused') return preview.Failure
  return preview.Status === 'faulty' ? (await faultsOf(manager, preview.ImportId)).join('; ') : preview.Status
}
const sheet = (inside: string, before = '', after = '') =>
  archiveOf(workbookParts(sheetXml(inside, before, after)))
const head = ['戶別', '姓名', '電話']

it('Hostile and broken files are answered with a sentence each, and memory stays where it was', async () => {
  const before = process.memoryUsage().rss
  const bomb = await archiveOf(workbookParts(megabytes(60)))
  expect(await answerTo(bomb)).toMatch(/^檔案解開後太大/)
  expect(await answerTo(lyingAbout(bomb, 1000))).toMatch(/^檔案標示的大小與實際不符/)
  expect(await answerTo(await sheet('', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'))).toMatch(
    /外部實體/,
  )
  expect(await answerTo((await sheet(rowsXml([head]))).subarray(0, 400))).toMatch(/^檔案不完整或已損壞/)
  expect(await answerTo(Buffer.from('戶別,姓名\nA棟,王\n'), '住戶.xlsx')).toMatch(/^這是純文字或 CSV 檔/)
  expect(await answerTo(Buffer.from('d0cf11e0a1b11ae1', 'hex'), '住戶.xlsx')).toMatch(/^這是舊版 Excel/)
  expect(await answerTo(Buffer.alloc(0))).toMatch(/^檔案是空的/)
  expect(await answerTo(Buffer.alloc(11 * 1024 * 1024, 'PK'))).toMatch(/^資料太大/)
  expect(process.memoryUsage().rss - before).toBeLessThan(250 * 1024 * 1024)
})

it('Sheets that are too long, too wide, named otherwise or empty are said', async () => {
  const rows = function* () {
    yield '<worksheet><sheetData>'
    yield rowsXml([head])
    const lines = Array.from({ length: 60_000 }, (_, i) => i + 2)
    yield lines.map((n) => `<row r="${n}"><c r="A${n}"><v>1</v></c></row>`).join('')
    yield '</sheetData></worksheet>'
  }
  expect(await answerTo(await archiveOf(workbookParts(rows())))).toMatch(/^「住戶」超過 30,010 列/)
  const wide = await workbook({ 住戶: [Array.from({ length: 300 }, (_, i) => `欄${i}`)] })
  expect(await answerTo(wide)).toMatch(/^「住戶」有第 60 欄以後的資料/)
  expect(await answerTo(await workbook({ Sheet1: [head] }))).toMatch(
    /^找不到「戶別」或「住戶」工作表。檔案裡有：Sheet1/,
  )
  const titled = await archiveOf(workbookParts(sheetXml(rowsXml([head])), '表'.repeat(250)))
  expect(await answerTo(titled)).toContain(`檔案裡有：${'表'.repeat(31)}…。`)
  expect(await answerTo(await workbook({ 住戶: [head] }))).toMatch(/^檔案裡沒有任何資料列/)
  expect(
    await answerTo(
      await workbook({
        住戶: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      }),
    ),
  ).toMatch(/找不到欄位名稱列/)
  expect(
    await answerTo(
      await workbook({
        住戶: [
          ['戶別', '電話'],
          ['松濤-2F-1', '0912345678'],
        ],
      }),
    ),
  ).toMatch(/缺少「姓名」欄/)
}, 120_000)

it('Formulas count by their results, and what cannot be read is named at its cell', async () => {
  const line = (row: number, cells: string) => `<row r="${row}">${cells}</row>`
  const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`
  const file = await sheet(
    rowsXml([head]) +
      line(2, `${text('A2', '松濤-2F-1')}<c r="B2" t="str"><f>"王"&amp;"大"</f><v>王大</v></c>`) +
      line(3, `${text('A3', '松濤-2F-1')}<c r="B3"><f>X()</f></c>`) +
      line(4, `${text('A4', '松濤-2F-1')}<c r="B4" t="e"><f>1/0</f><v>#DIV/0!</v></c>`) +
      line(5, `${text('A5', '松濤-2F-1')}${text('B5', '甲')}${text('C5', '０９１２－３４５－６７８')}`),
    '',
    '<mergeCells count="1"><mergeCell ref="A6:A9"/></mergeCells>',
  )
  expect((await answerTo(file)).split('; ')).toEqual([
    '住戶!B3 公式沒有計算結果',
    '住戶!B4 公式的結果是錯誤 #DIV/0!',
    '住戶!A6 A6:A9 是合併儲存格',
  ])
})

it('Signs that no text holds, rows that no sheet has and texts that no cell holds are answered like any other fault', async () => {
  const cell = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`
  const row = (number: string, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`
  const line = (value: string) =>
    sheet(rowsXml([head]) + row('2', cell('A2', '松濤-2F-1'), cell('B2', value), cell('C2', value)))
  for (const sign of ['_x0000_', '_xD800_', '_xDC00_'])
    expect(await answerTo(await line(`王${sign}`))).toMatch(/^住戶!B2 含有無法使用的字元/)
  expect(await answerTo(await line(`○${'x'.repeat(58)}𠮷𠮷`))).toMatch(/^住戶!B2 這是遮罩過的姓名/)
  const heading = await sheet(rowsXml([[...head, '欄_x0000__xD800_']]) + row('2', cell('A2', '松濤-2F-1')))
  expect(await answerTo(heading)).toMatch(/住戶!B2 沒有填「姓名」/)
  for (const number of ['1048577', '3000000000', '1e300'])
    expect(await answerTo(await sheet(rowsXml([head]) + row(number, cell('A2', '松濤-2F-1'))))).toMatch(
      /^檔案不完整或已損壞/,
    )
  const long = `<![CDATA[${'x'.repeat(1_000_000)}]]>`.repeat(4)
  expect(await answerTo(await line(long))).toMatch(/^檔案解開後太大/)
}, 60_000)

it('Whatever is uploaded, nobody ever sees a 500', async () => {
  const file = await workbookOf([['', '松濤', '20F', '1']], [['松濤-20F-1', '某人', '0912345678']])
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        fc
          .uint8Array({ maxLength: 300 })
          .map((bytes) => Buffer.concat([Buffer.from('PK\u0003\u0004'), bytes])),
        fc.nat(file.length).map((length) => file.subarray(0, length)),
        fc.tuple(fc.nat(file.length - 1), fc.nat(255)).map(([at, byte]) => {
          const changed = Buffer.from(file)
          changed[at] = byte
          return changed
        }),
      ),
      async (any) => {
        expect(await answerTo(any)).toBeTruthy()
      },
    ),
    { numRuns: 40 },
  )
})

const word = fc.stringMatching(/^[甲乙丙丁戊己庚辛壬癸A-Za-z]{1,6}$/)
const digits = (n: number) => fc.stringMatching(new RegExp(`^\\d{${n}}$`))

it('Any households and residents come out of a workbook as they went in, and again they change nothing', async () => {
  let round = 0
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(
        fc.record({
          unit: word,
          area: fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: null }),
          owner: fc.option(word, { nil: null }),
          people: fc.uniqueArray(
            fc.record({
              name: word,
              phone: digits(8),
              day: fc.date({ min: new Date('1930-01-01'), max: new Date('2020-01-01'), noInvalidDate: true }),
            }),
            {
              selector: (item) => item.name.toUpperCase(),
              maxLength: 3,
            },
          ),
        }),
        { selector: (item) => item.unit.toUpperCase(), minLength: 1, maxLength: 8 },
      ),
      async (homes) => {
        const building = `試${round++}`
        const label = (unit: string) => `${building}-9F-${unit}`
        const file = await workbookOf(
          homes.map((home) => [
            '',
            building,
            '9F',
            home.unit,
            '',
            home.area === null ? null : home.area / 100,
            null,
            '',
            '',
            home.owner ?? '',
          ]),
          homes.flatMap((home) =>
            home.people.map(({ name, phone, day }) => [
              label(home.unit),
              name,
              `09${phone}`,
              '',
              '',
              '',
              day.toISOString().slice(0, 10),
            ]),
          ),
        )
        await imported(manager, file)
        const { rows } = await lobby.owner.query(
          `select h.unit, p.exclusive_area as area, (select name from household_owner o where o.household_id = h.id) as owner,
             (select coalesce(json_agg(json_build_object('name', r.name, 'phone', substr(r.mobile, 3), 'day', r.birthday::text) order by r.position), '[]')
              from resident r where r.household_id = h.id) as people
           from household h left join household_property p on p.household_id = h.id where h.building = $1`,
          [building],
        )
        const byUnit = (a: { unit: string }, b: { unit: string }) => (a.unit < b.unit ? -1 : 1)
        expect(rows.sort(byUnit)).toEqual(
          homes
            .map((home) => ({
              ...home,
              people: home.people.map((p) => ({ ...p, day: p.day.toISOString().slice(0, 10) })),
            }))
            .sort(byUnit),
        )
        const again = await checked(manager, file)
        expect(countsIn(again).map(([added, changed]) => [added, changed])).toEqual([
          [0, 0],
          [0, 0],
        ])
      },
    ),
    { numRuns: 6 },
  )
}, 120_000)
