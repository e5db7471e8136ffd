import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { billOf, runOf, runsPath, setRun } from '#tests/setup/billing.ts'
import {
  billWorkbook,
  excelPath,
  faultsIn,
  lookedAt,
  sheetAt,
  uploadBills,
} from '#tests/setup/bill-workbooks.ts'
import { archiveOf, lyingAbout, megabytes, sheetXml, workbookParts } from '#tests/setup/hostile-workbooks.ts'
import { download } from '#tests/setup/imports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let manager: Desk
let homes: { id: string; label: string }[]
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  homes = (
    await lobby.owner.query(
      `select h.id, h.label from household h join community c on c.id = h.community_id
       where c.name = '晴川社區' and h.closed_at is null and not h.is_virtual order by h.label limit 40`,
    )
  ).rows
})
afterAll(() => lobby.close())

const rows = async (sql: string, values: unknown[] = []) => (await lobby.owner.query(sql, values)).rows
const row = (nth: number, ...amounts: number[]) => {
  const { id = '', label = '' } = homes[nth] ?? {}
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  return [label, `H${id.slice(-8).toUpperCase()}`, `戶主${nth}`, '承租人', null, total, ...amounts]
}
const run = (changes = {}) => ({ Run: { Name: '三月', Cycle: 'month', DueDate: '2027-03-15', ...changes } })
const confirm = (id: string, body: object = run()) => manager.post(`${excelPath}/${id}/Confirm`, body)
const waiting = async (...given: (string | number | null)[][]) =>
  (await lookedAt(manager, await billWorkbook({ rows: given }))).ImportId as string

/** The bills of a run: payer, kind of payer, and amounts by item. */
const billsOf = (runId: string) =>
  rows(
    `select b.household_id, b.payer_name, b.payer_type, b.total::int,
       jsonb_object_agg(l.name, l.amount) as lines
     from bill b join bill_line l on l.bill_id = b.id where b.run_id = $1 group by b.community_id, b.id order by b.household_id`,
    [runId],
  )

describe('a workbook of bills', () => {
  it('is looked at, then makes a draft of its bills, once, whoever sends it again (R292)', async () => {
    const before = await lookedAt(
      manager,
      await billWorkbook({ rows: [row(0, 2000, 500), row(1, 1800, -100)] }),
    )
    expect(before.Status).toBe('waiting')
    expect(before.Preview).toMatchObject({
      Name: '116 年 3 月',
      DueDate: '2027-03-15',
      FaultCount: 0,
      Count: 2,
      Total: 4200,
      Items: [
        { Name: '管理費', Count: 2, Total: 3800 },
        { Name: '汽車清潔費', Count: 2, Total: 400 },
      ],
    })
    expect(before.Preview.MissingCount).toBeGreaterThan(10)
    expect(before.Preview.Bills[0]).toMatchObject({ TabletNote: homes[0]?.label, Total: 2500 })
    expect(await rows('select from bill where run_id = $1', [before.ImportId])).toEqual([])
    const answers = await Promise.all([confirm(before.ImportId), confirm(before.ImportId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.Data).toMatchObject({ Status: 'imported', BillCount: 2, Total: 4200 })
    expect(
      await rows('select state, source, name, due_on::text from billing_run where id = $1', [
        before.ImportId,
      ]),
    ).toEqual([{ state: 'draft', source: 'workbook', name: '三月', due_on: '2027-03-15' }])
    const bills = await billsOf(before.ImportId)
    expect(bills).toHaveLength(2)
    expect(bills).toContainEqual({
      household_id: homes[1]?.id,
      payer_name: '戶主1',
      payer_type: 'renter',
      total: 1700,
      lines: { 管理費: 1800, 汽車清潔費: -100 },
    })
    const late = await manager.post(`${excelPath}/${before.ImportId}/Cancel`)
    expect(late.body.ErrorMessage.Code).toBe(409_21_822)
    const again = await lookedAt(
      manager,
      await billWorkbook({ rows: [row(0, 2000, 500), row(1, 1800, -100)] }),
    )
    expect(again.Preview).toMatchObject({ BeforeName: expect.any(String), SamePeriod: ['三月'] })
  })

  it('books what adds under the name of a discount as an item: a discount only takes away', async () => {
    const discount = {
      FeeItemId: newId(),
      Name: '早繳折扣',
      Kind: 'discount',
      Unit: 'each',
      AccountNumber: 4101,
    }
    expect((await manager.post('/api/v1/Config/FeeItems', discount)).status).toBe(200)
    const items = ['管理費', discount.Name]
    const file = await billWorkbook({ items, rows: [row(0, 2000, -100), row(1, 1800, 100)] })
    const { ImportId } = await lookedAt(manager, file)
    expect((await confirm(ImportId)).status).toBe(200)
    const kinds = await rows(
      `select l.kind, l.amount::int from bill_line l join bill b on b.id = l.bill_id
       where b.run_id = $1 and l.name = $2 order by l.amount`,
      [ImportId, discount.Name],
    )
    expect(kinds).toEqual([
      { kind: 'discount', amount: -100 },
      { kind: 'item', amount: 100 },
    ])
  })

  it('under the same id is the same import, and no other file', async () => {
    const [id, file] = [newId(), await billWorkbook({ rows: [row(3, 100)] })]
    expect((await uploadBills(manager, file, id)).status).toBe(200)
    expect((await uploadBills(manager, file, id)).status).toBe(200)
    const elseFile = await billWorkbook({ rows: [row(3, 101)] })
    expect((await uploadBills(manager, elseFile, id)).body.ErrorMessage.Code).toBe(409_21_823)
  })

  it('with a fault makes no bill at all, and comes back with the cell marked (R297)', async () => {
    const id = await waiting(row(4, 2000), row(5, 300_000))
    expect((await confirm(id)).body.ErrorMessage.Code).toBe(400_21_821)
    expect(await rows('select from billing_run where id = $1', [id])).toEqual([])
    const marked = await sheetAt(manager, `${excelPath}/${id}/Marked`)
    const said = marked.get(5)?.get(8)
    expect(said?.kind === 'text' && said.text).toContain('G5 項目金額 300,000 太大')
    const file = await download(manager, `${excelPath}/${id}/Marked`)
    expect(faultsIn(await lookedAt(manager, file))).toEqual(['amountTooLarge G5'])
  })

  it('whose days do not fit the cycle answers 400005, and nothing is made (R285)', async () => {
    const id = await waiting(row(6, 2000))
    expect((await confirm(id, run({ Cycle: 'quarter' }))).body.ErrorMessage.Code).toBe(400005)
    expect((await confirm(id, run({ DueDate: '2027-09-15' }))).body.ErrorMessage.Code).toBe(400_21_402)
    expect((await confirm(id, {})).body.ErrorMessage.Code).toBe(400_21_826)
    expect(await rows('select from billing_run where id = $1', [id])).toEqual([])
    expect((await confirm(id)).status).toBe(200)
  })

  it('adds to a draft of the same days; not to one of others, nor twice for a household, nor to what is issued', async () => {
    const days = {
      StartDate: '2027-03-01',
      EndDate: '2027-03-31',
      DueDate: '2027-03-15',
      BarcodeExpire: '2027-04-30',
    }
    const draft = runOf({ ...days, Bills: [billOf(homes[7]?.id ?? '', 900)] })
    const elseDraft = runOf({ Bills: [billOf(homes[7]?.id ?? '', 900)] })
    for (const made of [draft, elseDraft]) expect((await manager.post(runsPath, made)).status).toBe(200)
    const id = await waiting(row(7, 2000), row(8, 2000))
    const into = (target: { BillBulkId: string }, which = id) =>
      confirm(which, { BillBulkId: target.BillBulkId })
    expect((await into(elseDraft)).body.ErrorMessage.Code).toBe(400005)
    const refused = (await into(draft)).body.ErrorMessage
    expect([refused.Code, refused.Description]).toEqual([
      409_21_825,
      expect.stringContaining(homes[7]?.label ?? ''),
    ])
    const fresh = await waiting(row(8, 2000), row(9, 2000))
    expect((await into(draft, fresh)).status).toBe(200)
    expect((await into(draft, fresh)).status).toBe(200)
    expect(await billsOf(draft.BillBulkId)).toHaveLength(3)
    expect((await setRun(manager, draft.BillBulkId, 'issued')).status).toBe(200)
    expect((await into(draft, await waiting(row(10, 2000)))).body.ErrorMessage.Code).toBe(409_21_404)
  })

  it('given up is removed, and its household list tells who has no bill', async () => {
    const id = await waiting(row(11, 2000))
    expect((await manager.post(`${excelPath}/${id}/Cancel`)).status).toBe(200)
    expect((await confirm(id)).body.ErrorMessage.Code).toBe(409_21_822)
    const list = await manager.get(excelPath)
    expect(list.body.Data.find((one: { ImportId: string }) => one.ImportId === id).Status).toBe('cancelled')
  })
})

describe('whatever is uploaded', () => {
  it('is answered with a sentence when it is no workbook that can be read', async () => {
    const answer = async (file: Buffer, name?: string) => {
      const { status, body } = await uploadBills(manager, file, newId(), '', name)
      expect(status).toBeLessThan(500)
      return body.ErrorMessage.Description as string
    }
    const bomb = await archiveOf(workbookParts(megabytes(60)))
    expect(await answer(bomb)).toMatch(/^檔案解開後太大/)
    expect(await answer(lyingAbout(bomb, 1000))).toMatch(/^檔案標示的大小與實際不符/)
    expect(await answer(Buffer.from('戶號,金額\n'))).toMatch(/^這是純文字或 CSV 檔/)
    expect(await answer(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toMatch(/^這是舊版 Excel/)
    expect(await answer(Buffer.alloc(0))).toMatch(/^檔案是空的/)
    expect(await answer(Buffer.alloc(11 * 1024 * 1024, 'PK'))).toMatch(/^資料太大/)
    const macros = await archiveOf(workbookParts(sheetXml(''), '繳費單', { 'xl/vbaProject.bin': 'x' }))
    expect(await answer(macros, '繳費單.xlsm')).toMatch(/^這個檔案含有巨集/)
    const long = Array.from(
      { length: 5004 },
      (_, n) => `<row r="${n + 1}"><c r="A${n + 1}"><v>1</v></c></row>`,
    )
    expect(await answer(await archiveOf(workbookParts(sheetXml(long.join('')))))).toMatch(/超過 5,003 列/)
    const far = sheetXml('<row r="1048577"><c r="A1048577"><v>1</v></c></row>')
    expect(await answer(await archiveOf(workbookParts(far)))).toMatch(/^檔案不完整或已損壞/)
    const wide = sheetXml('<row r="1"><c r="XFD1"><v>1</v></c></row>')
    expect(await answer(await archiveOf(workbookParts(wide)))).toMatch(/第 67 欄以後/)
    const entity = sheetXml('', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>')
    expect(await answer(await archiveOf(workbookParts(entity)))).toMatch(/外部實體/)
  }, 120_000)

  it('comes out again without a formula, whatever a payer is called', async () => {
    const id = await waiting(row(12, 100).with(2, '=HYPERLINK("http://x")'))
    await confirm(id)
    const cell = (await sheetAt(manager, `${excelPath}/Template?BillBulkId=${id}`)).get(4)?.get(2)
    expect(cell).toEqual({ kind: 'text', text: `'=HYPERLINK("http://x")` })
    expect(await rows('select payer_name from bill where run_id = $1', [id])).toEqual([
      { payer_name: '=HYPERLINK("http://x")' },
    ])
  })
})

it('Any bills come out of a run as a workbook and in again as they were', async () => {
  const amount = fc.integer({ min: -99_999, max: 200_000 })
  const name = fc.stringMatching(/^[甲乙丙丁戊=+@-][甲乙丙丁戊A-Za-z0-9]{0,5}$/)
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(name, { minLength: 1, maxLength: 6, selector: (text) => text.normalize('NFKC') }),
      fc.uniqueArray(
        fc.record({
          nth: fc.integer({ min: 0, max: 39 }),
          payer: name,
          type: fc.constantFrom('owner', 'renter', 'resident'),
          amounts: fc.array(fc.option(amount, { nil: null }), { minLength: 6, maxLength: 6 }),
        }),
        { minLength: 1, maxLength: 10, selector: ({ nth }) => nth },
      ),
      async (items, bills) => {
        const Bills = bills.flatMap(({ nth, payer, type, amounts }) => {
          const Lines = items.flatMap((Name, i) => {
            const Amount = amounts[i] ?? null
            return Amount === null ? [] : [{ Name, Amount }]
          })
          return Lines.length ? [{ TabletId: homes[nth]?.id, OwnerName: payer, PayerType: type, Lines }] : []
        })
        fc.pre(Bills.length > 0)
        const made = runOf({ Bills })
        const answer = await manager.post(runsPath, made)
        expect([answer.status, answer.body.ErrorMessage]).toEqual([200, undefined])
        const file = await download(manager, `${excelPath}/Template?BillBulkId=${made.BillBulkId}`)
        const looked = await lookedAt(manager, file)
        expect(faultsIn(looked)).toEqual([])
        const { DueDate } = looked.Preview
        expect((await confirm(looked.ImportId, run({ DueDate }))).status).toBe(200)
        expect(await billsOf(looked.ImportId)).toEqual(await billsOf(made.BillBulkId))
        const [days, again] = await rows(
          'select starts_on, ends_on, due_on, barcode_until from billing_run where id = any($1)',
          [[made.BillBulkId, looked.ImportId]],
        )
        expect(again).toEqual(days)
      },
    ),
    { numRuns: 6 },
  )
}, 120_000)
