import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { billOf, billPath, issuedRun, runOf, runsPath, setRun } from '../setup/billing.ts'
import type { Answer, Desk } from '../setup/desk.ts'
import { contradictions } from '../setup/fee-contradictions.ts'
import { type FeeWorld, paid, type SampleBill, startFees } from '../setup/fee-world.ts'
import { signedInAs } from '../setup/manager-accounts.ts'
import { fileOf } from '../setup/paper-tools.ts'

let world: FeeWorld
/** Drafts and corrects bills, and may not issue them. */
let clerk: Desk
beforeAll(async () => {
  world = await startFees()
  const Changes = [{ Role: 'committee', Permission: 'bills.edit', Allowed: true, Seen: false }]
  expect((await world.manager.put('/api/v1/Account/Permission', { Changes })).status).toBe(200)
  clerk = (await signedInAs(world.lobby, 'committee')).desk
})
afterAll(() => world.lobby.close())

const code = ({ body }: Answer) => body.ErrorMessage?.Code
const daysAgo = (n: number) => dayOf(new Date(Date.now() - n * 86_400_000))
const take = (home: string, bills: [SampleBill, number][], changes = {}) =>
  world.desk.post('/api/v1/Payment', paid(home, bills, changes))
/** Money of a household that is put to nothing. */
async function openMoney(home: string, amount: number): Promise<string> {
  const { body } = await take(home, [[await world.bill(home, amount), amount]])
  const { WriteoffId } = body.Data.Writeoffs[0]
  await world.manager.post(`/api/v1/Payment/Writeoff/${WriteoffId}/Undo`, { Reason: '銷錯' })
  return body.Data.PaymentId
}

describe('money of a household', () => {
  it('that is taken again under the same id for other bills or another household is refused, and never said to be taken', async () => {
    const [home, other] = [world.home(), world.home()]
    const [bill, next, theirs] = [
      await world.bill(home, 800),
      await world.bill(home, 800),
      await world.bill(other, 800),
    ]
    const first = paid(home, [[bill, 800]])
    const { PaymentId } = first
    expect((await world.desk.post('/api/v1/Payment', first)).status).toBe(200)
    for (const another of [
      paid(home, [[next, 800]], { PaymentId }),
      paid(other, [[theirs, 800]], { PaymentId }),
      paid(home, [], { PaymentId, Ahead: 800 }),
    ])
      expect(code(await world.desk.post('/api/v1/Payment', another))).toBe(409_21_501)
    expect((await world.desk.post('/api/v1/Payment', first)).body.Data.Writeoffs).toHaveLength(1)
    expect([await world.stateOf(next.billId), await world.stateOf(theirs.billId)]).toEqual([
      ['unpaid', 0],
      ['unpaid', 0],
    ])
  })

  it('is not given back in the name of another household, whatever the second person is shown', async () => {
    const [home, other] = [world.home(), world.home()]
    const PaymentId = await openMoney(home, 800)
    const asked = { PaymentId, Amount: 300, Way: 'cash', Payee: '王小明', Reason: '溢繳退還' }
    const ask = (TabletId: string) =>
      world.manager.post('/api/v1/Payment/Refund', { RefundId: newId(), TabletId, ...asked })
    expect(code(await ask(other))).toBe(409_21_850)
    expect((await ask(home)).status).toBe(200)
  })

  it('is not left where it was without a word when nobody says whom it is paid ahead for', async () => {
    const home = world.home()
    const PaymentId = await openMoney(home, 800)
    const { billId } = await world.bill(home, 500)
    const rest = { Bills: [{ BillId: billId, Amount: 500 }], Ahead: 300 }
    const path = `/api/v1/Payment/${PaymentId}/Writeoff`
    expect((await world.manager.post(path, rest)).status).toBe(400)
    expect(await world.stateOf(billId)).toEqual(['unpaid', 0])
    expect((await world.manager.post(path, { ...rest, TabletId: home })).body.Data.Open).toBe(0)
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })
})

describe('who may not issue bills', () => {
  it('issues none by adding to an issued run or by moving a draft into one, and takes no issued run back', async () => {
    const home = world.home()
    const { id } = await issuedRun(world.manager, [billOf(home, 500)])
    const added = { Bills: [{ ...billOf(home, 700), BillId: newId() }] }
    expect(code(await clerk.post(`${runsPath}/${id}/Bill`, added))).toBe(403001)
    const draft = runOf({ Bills: [billOf(home, 900)] })
    expect((await clerk.post(runsPath, draft)).status).toBe(200)
    const { body } = await clerk.get('/api/v1/Bill', { BillBulkId: draft.BillBulkId })
    expect(code(await clerk.put(`${billPath(body.Data[0])}/Move/${id}`, { Reason: '併入' }))).toBe(403001)
    expect(code(await clerk.delete(`${runsPath}/${id}`, { Reason: '重複' }))).toBe(403001)
    expect(code(await setRun(clerk, draft.BillBulkId, 'issued'))).toBe(403001)
    expect((await clerk.delete(`${runsPath}/${draft.BillBulkId}`)).status).toBe(200)
  })

  it('corrects none that is issued: whoever may not take a bill back does not make it nothing either', async () => {
    const home = world.home()
    const [bill] = (await issuedRun(world.manager, [billOf(home, 500)])).bills
    const nothing = { Version: bill.Version, Items: [{ Name: '管理費', Amount: 0 }], Reason: '更正' }
    expect(code(await clerk.put(billPath(bill), nothing))).toBe(403001)
    expect(await world.stateOf(bill.BillId)).toEqual(['unpaid', 0])
    expect((await world.manager.put(billPath(bill), nothing)).body.Data).toMatchObject({ Total: 0 })
  })

  it('makes none that is issued younger: its days, those of its run, and another run are for who may issue', async () => {
    const run = await issuedRun(world.manager, [billOf(world.home(), 500)])
    const other = await issuedRun(world.manager, [billOf(world.home(), 500)])
    const [bill] = run.bills
    const { StartDate, EndDate, Name, Version } = (await world.manager.get(`${runsPath}/${run.id}`)).body.Data
    const days = { DueDate: EndDate, BarcodeExpire: EndDate }
    expect(code(await clerk.put(`${billPath(bill)}/ModifyDate`, days))).toBe(403001)
    expect(code(await clerk.put('/api/v1/Bill/ModifyDate', { BillIds: [bill.BillId], ...days }))).toBe(403001)
    expect(code(await clerk.put(`${billPath(bill)}/Move/${other.id}`))).toBe(403001)
    const named = { Version, Name, StartDate, EndDate, ...days }
    expect(code(await clerk.put(`${runsPath}/${run.id}`, named))).toBe(403001)
    expect((await world.manager.put(`${billPath(bill)}/ModifyDate`, days)).body.Data).toMatchObject(days)
  })

  it('a bill that is sent twice in one list is said to be, and nothing is added', async () => {
    const run = runOf({ Bills: [] })
    await world.manager.post(runsPath, run)
    const bill = { ...billOf(world.home(), 100), BillId: newId() }
    const path = `${runsPath}/${run.BillBulkId}/Bill`
    const again = { ...bill, BillId: bill.BillId.toUpperCase() }
    expect(code(await world.manager.post(path, { Bills: [bill, again] }))).toBe(400001)
    expect((await world.manager.get(`${runsPath}/${run.BillBulkId}`)).body.Data.BillCount).toBe(0)
  })
})

describe('what everybody owes', () => {
  it('is not printed, shown or exported by a desk that names no bill or receipt', async () => {
    const home = world.home()
    const bill = await world.bill(home, 650)
    const { WriteoffId } = (await take(home, [[bill, 300]])).body.Data.Writeoffs[0]
    const { desk, manager } = world
    const [bills, receipts] = ['/api/v1/Bill', '/api/v1/Bill/Writeoffs']
    const all = [`${bills}/Preview`, `${bills}/Print`, `${bills}/Export`, `${receipts}/Preview`]
    for (const path of [...all, `${receipts}/Print`])
      for (const query of ['', `?BillBulkId=${bill.runId}`])
        expect([path, query, (await fileOf(desk, path + query)).status]).toEqual([path, query, 403])
    const named = all.slice(0, 3).map((path) => `${path}?BillIds=${bill.billId}`)
    for (const path of [
      ...named,
      `${receipts}/Preview?WriteoffIds=${WriteoffId}`,
      `${receipts}/Print?BillIds=${bill.billId}`,
    ])
      expect([path, (await fileOf(desk, path)).status]).toEqual([path, 200])
    expect((await manager.get(`${bills}/Preview`, { BillBulkId: bill.runId })).body.Data.Total).toBe(1)
  })

  it('no call without a word of which marks all receipts as printed', async () => {
    expect(code(await world.manager.get('/api/v1/Bill/Writeoffs/Print'))).toBe(400_21_852)
  })
})

describe('a demand by message', () => {
  it('has the day on which it goes out: its term is not over before anybody could read it (Art. 21)', async () => {
    const home = world.home()
    await world.bill(home, 3000, daysAgo(60))
    const dun = (changes: object) =>
      world.manager.post('/api/v1/Arrears/Demands', {
        BatchId: newId(),
        DebtIds: [home],
        Step: 'notice',
        Channel: 'message',
        Day: daysAgo(30),
        TermOn: daysAgo(15),
        ...changes,
      })
    expect(code(await dun({}))).toBe(400_21_851)
    expect((await dun({ Channel: 'letter' })).status).toBe(200)
    expect((await dun({ Day: daysAgo(0), TermOn: daysAgo(-10) })).status).toBe(200)
  })
})

it('a day of a far year that is typed into 查一筆款 is no reason to fail', async () => {
  for (const Text of ['9999年12月31日', '2999/12/31', '0000/1/1'])
    expect((await world.manager.get('/api/v1/BankFile/Paid', { Text })).status).toBe(200)
})
