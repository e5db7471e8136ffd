import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Desk } from '../setup/desk.ts'
import { archiveOf, rowsXml, sheetXml, workbookParts } from '../setup/hostile-workbooks.ts'
import { faultsOf, imported, newcomers, untilSettled, upload } from '../setup/imports.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'

let lobby: Lobby
let manager: Desk
let neighbour: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  manager = await lobby.as('auth_0912345678', '松濤苑')
  neighbour = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = String(workbookParts('')['xl/_rels/workbook.xml.rels']).replace(
  '</Relationships>',
  '<Relationship Id="rId2" Type="http://x/styles" Target="styles.xml"/></Relationships>',
)
const head = ['戶別', '姓名', '電話']
const times = (n: number, text: string) => text.repeat(n)

/** Workbooks that read nothing else than themselves and would keep a careless reader busy for minutes. */
const hostile: [string, () => Promise<Buffer>][] = [
  [
    'a number format of nested [$-, named by 60,000 styles',
    () =>
      archiveOf(
        workbookParts(sheetXml(rowsXml([head])), '住戶', {
          'xl/_rels/workbook.xml.rels': relations,
          'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="${times(250_000, '[$-')}"/></numFmts><cellXfs>${times(60_000, '<xf numFmtId="164"/>')}</cellXfs></styleSheet>`,
        }),
      ),
  ],
  [
    'number formats that are as long as they may be, 5,000 of them',
    () =>
      archiveOf(
        workbookParts(sheetXml(rowsXml([head])), '住戶', {
          'xl/_rels/workbook.xml.rels': relations,
          'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${Array.from({ length: 5000 }, (_, i) => `<numFmt numFmtId="${i}" formatCode="${times(85, '[$-')}"/>`).join('')}</numFmts><cellXfs>${Array.from({ length: 60_000 }, (_, i) => `<xf numFmtId="${i % 5000}"/>`).join('')}</cellXfs></styleSheet>`,
        }),
      ),
  ],
  [
    'ten rows of headings of 32,767 brackets',
    () =>
      archiveOf(
        workbookParts(
          sheetXml(
            rowsXml(Array.from({ length: 10 }, () => Array.from({ length: 60 }, () => times(32_767, '(')))),
          ),
        ),
      ),
  ],
  [
    'owners, plates and spaces of brackets and digits',
    () =>
      archiveOf(
        workbookParts(
          sheetXml(
            rowsXml([
              ['戶別', '棟別', '樓層', '戶號', '汽車位', '所有權人'],
              ...Array.from({ length: 800 }, (_, i) => [
                '',
                '惡',
                '1F',
                String(i),
                times(1900, '('),
                times(190, '1 1111111'),
              ]),
            ]),
          ),
          '戶別',
        ),
      ),
  ],
  [
    'four million cells without content',
    () =>
      archiveOf(workbookParts(sheetXml(`${rowsXml([head])}<row r="2">${times(4_000_000, '<c/>')}</row>`))),
  ],
]

it.each(hostile)(
  '%s: the person hears a sentence, and nobody else waits',
  async (_, make) => {
    const { status, body } = await upload(manager, await make())
    expect(status).toBe(200)
    let isOver = false
    const settled = untilSettled(manager, body.Data.ImportId).finally(() => {
      isOver = true
    })
    let [calls, slowest] = [0, 0]
    while (!isOver) {
      const from = performance.now()
      expect((await neighbour.get('/api/v1/Account/Me')).status).toBe(200)
      slowest = Math.max(slowest, performance.now() - from)
      calls++
    }
    const preview = await settled
    expect(calls).toBeGreaterThan(0)
    // Before, one such file kept everybody waiting for minutes.
    expect(slowest).toBeLessThan(5000)
    expect(['refused', 'faulty']).toContain(preview.Status)
    const said = preview.Failure || (await faultsOf(manager, preview.ImportId)).join('; ')
    expect(said).toMatch(/\p{Script=Han}{5}/u)
  },
  90_000,
)

it('After all of that an honest workbook is read and written', async () => {
  expect((await imported(manager, await newcomers('77F'))).Status).toBe('completed')
}, 60_000)
