import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { csvOf, importBank } from '#tests/setup/bank-samples.ts'
import {
  billOf,
  billPath,
  contradictions,
  issuedRun,
  monthDays,
  payAhead,
  runOf,
  runsPath,
} from '#tests/setup/billing.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Made, madeHousehold } from '#tests/setup/households.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())
afterEach(async () => expect(await contradictions(lobby)).toEqual([]))

type Json = Answer['body']
let nth = 0
const home = () => madeHousehold(manager, { building: '債棟', unit: String(++nth) })
const of = (to: Made, payer: string, amount: number) => ({ ...billOf(to.id, amount), OwnerName: payer })
const issued = async (to: Made, payer: string, amount: number, more: object = {}): Promise<Json> =>
  (await issuedRun(manager, [of(to, payer, amount)], { ...more })).bills[0]
const shown = async (bill: Json): Promise<Json> => (await manager.get(billPath(bill))).body.Data
async function decide(changes: Record<string, unknown>): Promise<void> {
  const path = '/api/v1/Config/CommunitySettings'
  const { Version, Arrears, Debts, OffsetsPrepayments, DiffersPercent } = (await manager.get(path)).body.Data
    .Balance
  const Balance = { Version, Arrears, Debts, OffsetsPrepayments, DiffersPercent, ...changes }
  expect((await manager.put(path, { Balance })).status).toBe(200)
}

describe('with 隨人, what a household paid ahead', () => {
  beforeAll(() => decide({ Debts: 'person' }))
  afterAll(() => decide({ Debts: 'unit' }))

  it('settles bills of the payer of the new bill alone; the one who was billed before is not freed by it', async () => {
    const unit = await home()
    const seller = await issued(unit, '陳賣', 600, monthDays(-2))
    await payAhead(lobby, unit.id, 1200)
    const buyer = await issued(unit, '林買', 500)
    expect([await shown(seller), await shown(buyer)]).toMatchObject([
      { Status: 'unpaid', Left: 600 },
      { Status: 'settled', DepositOffset: 500 },
    ])
  })

  it('is offset by a correction for whoever the bill is of then, and for nobody else', async () => {
    const unit = await home()
    const seller = await issued(unit, '陳賣', 600, monthDays(-2))
    const buyer = await issued(unit, '林買', 500)
    await payAhead(lobby, unit.id, 700)
    const Items = [{ Name: '管理費', Amount: 400 }]
    const { Version } = buyer
    await manager.put(billPath(buyer), { Version, OwnerName: '林買', Items, Reason: '坪數有誤' })
    expect([await shown(seller), await shown(buyer)]).toMatchObject([
      { Left: 600, DepositOffset: 0 },
      { Left: 0, DepositOffset: 400 },
    ])
  })

  it('is shown before a run is issued where the payer changed, with who was billed before and how much it is', async () => {
    const [unit, same] = [await home(), await home()]
    await issued(unit, '陳賣', 600, monthDays(-2))
    await issued(same, '王同', 600, monthDays(-2))
    for (const { id } of [unit, same]) await payAhead(lobby, id, 900)
    const run = runOf({ Bills: [of(unit, '林買', 500), of(same, '王同', 500)] })
    await manager.post(runsPath, run)
    const { body } = await manager.get(`${runsPath}/${run.BillBulkId}/Checks`)
    expect(body.Data.OtherPayers).toMatchObject({
      Count: 1,
      Rows: [{ TabletNote: unit.label, OwnerName: '林買', BeforeName: '陳賣', Ahead: 900 }],
    })
  })

  it('and what came in by an account is proposed for bills of the payer whose account it is', async () => {
    const unit = await home()
    const seller = await issued(unit, '陳賣', 600, monthDays(-2))
    const buyer = await issued(unit, '林買', 500)
    const [{ Code }] = (await shown(buyer)).Codes
    await importBank(manager, csvOf([Code, 800]))
    const { body } = await manager.get('/api/v1/BankFile/Unmatched')
    const line = body.Data.Waiting.find((row: Json) => row.Code === Code)
    const seen = (await manager.get(`/api/v1/BankFile/Unmatched/${line.LineId}`)).body.Data
    const said = JSON.stringify(seen.Proposal)
    expect([said.includes(buyer.BillId), said.includes(seller.BillId)]).toEqual([true, false])
  })
})

describe('earlier bills that are only listed (只列示在帳單上)', () => {
  beforeAll(() => decide({ Arrears: 'list' }))
  afterAll(() => decide({ Arrears: 'carry', Debts: 'unit' }))

  it('stand beside the sum of a bill and not in it: in its row, on its page, on paper', async () => {
    const unit = await home()
    const old = await issued(unit, '王小明', 600, monthDays(-2))
    const bill = await issued(unit, '王小明', 500)
    expect(bill).toMatchObject({ PreviousDue: 600, CarriedDue: 0, Total: 500, Left: 500 })
    expect((await shown(bill)).EarlierBills).toMatchObject([{ BillId: old.BillId, Left: 600 }])
    const query = { BillBulkId: bill.BillBulkId, BillIds: bill.BillId }
    const [paper] = (await manager.get('/api/v1/Bill/Preview', query)).body.Data.Bills
    expect(paper).toMatchObject({ Due: 500, Listed: 600 })
    expect(paper.Notes[0]).toContain(`前期未繳 600 元，不含在應繳金額內`)
    expect(paper.Notes[0]).toContain(old.Number)
    expect(await shown(old)).toMatchObject({ PreviousDue: 0, Status: 'unpaid' })
  })

  it('with 隨人 those of its payer alone', async () => {
    await decide({ Debts: 'person' })
    const unit = await home()
    await issued(unit, '陳賣', 600, monthDays(-2))
    const own = await issued(unit, '林買', 200, monthDays(-1))
    const bill = await issued(unit, '林買', 500)
    expect((await shown(bill)).EarlierBills.map(({ BillId }: Json) => BillId)).toEqual([own.BillId])
    expect(bill.PreviousDue).toBe(200)
  })
})
