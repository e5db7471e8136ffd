import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { paid } from '#tests/setup/fee-world.ts'
import {
  billOf,
  billPath,
  billsOf,
  contradictions,
  issuedRun,
  monthDays,
  payAhead,
  runOf,
  runsPath,
  setRun,
  someHomes,
} from '#tests/setup/billing.ts'

let lobby: Lobby
let manager: Desk
let homes: string[]
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  homes = await someHomes(lobby, 12)
})
afterAll(() => lobby.close())
afterEach(async () => expect(await contradictions(lobby)).toEqual([]))

const home = (nth: number) => homes[nth] ?? ''
const codeOf = ({ body }: Pick<Answer, 'body'>) => body.ErrorMessage?.Code
const one = async (nth: number, ...amounts: number[]) => {
  const { bills } = await issuedRun(manager, [billOf(home(nth), ...amounts)])
  return bills[0]
}
const correction = (bill: Answer['body'], amounts: number[], more: object = {}) =>
  manager.put(billPath(bill), {
    Version: bill.Version,
    OwnerName: '王小明',
    Items: amounts.map((Amount) => ({ Name: '管理費', Amount })),
    Reason: '坪數有誤',
    ...more,
  })
const fakePayment = (billId: string, amount: number) =>
  lobby.owner.query(
    `with s as (insert into bill_settlement (community_id, id, bill_id, kind, source_id, amount, account_id, account_name)
       select community_id, gen_random_uuid(), id, 'payment', id, $2, id, '測試' from bill where id = $1 returning *),
     e as (insert into ledger_entry (community_id, id, day, kind, source_id, account_id, account_name)
       select community_id, gen_random_uuid(), current_date, 'allocation', bill_id, bill_id, '測試' from s returning *),
     l as (insert into ledger_line (community_id, entry_id, position, number, amount, household_id)
       select e.community_id, e.id, 1, 2102, $2, null from e union all
       select e.community_id, e.id, 2, 1201, -$2, (select household_id from bill where id = $1) from e)
     update bill set paid = paid + $2, settled_at = case when paid + $2 = total then now() end where id = $1`,
    [billId, amount],
  )

describe('a bill', () => {
  it('is corrected before and after it was issued, with a reason then, and the ledger follows exactly', async () => {
    const run = runOf({ Bills: [billOf(home(0), 100)] })
    await manager.post(runsPath, run)
    const [draft] = await billsOf(manager, run.BillBulkId)
    expect((await correction(draft, [120, -10], { Reason: '' })).body.Data).toMatchObject({ Total: 110 })
    await setRun(manager, run.BillBulkId, 'issued')
    const [bill] = await billsOf(manager, run.BillBulkId)
    expect(codeOf(await correction(bill, [90], { Reason: '' }))).toBe(400_21_420)
    const { body } = await correction(bill, [90])
    expect(body.Data).toMatchObject({ Total: 90, Left: 90, Status: 'unpaid', Items: [{ Amount: 90 }] })
    expect(body.Data.History.at(-1)).toMatchObject({ Act: 'corrected', Reason: '坪數有誤' })
    expect(codeOf(await correction(bill, [80]))).toBe(409_21_413)
  })

  it('keeps who pays when only its lines are corrected', async () => {
    const said = { OwnerName: '吳𠮷㐂', PayerType: 'renter' }
    const bill = await one(0, 100)
    const { body } = await correction(bill, [90], said)
    expect(body.Data).toMatchObject(said)
    const unsaid = { OwnerName: undefined, PayerType: undefined }
    expect((await correction(body.Data, [80], unsaid)).body.Data).toMatchObject({ ...said, Current: 80 })
  })

  it('keeps what it took over when it is corrected, and offsets what was paid ahead anew', async () => {
    await issuedRun(manager, [billOf(home(1), 400)], monthDays(-2))
    await payAhead(lobby, home(1), 700)
    const bill = await one(1, 300)
    expect(bill).toMatchObject({ Total: 700, Status: 'settled', DepositOffset: 700 })
    const { body } = await correction(bill, [100, 100])
    expect(body.Data).toMatchObject({ Total: 600, PreviousDue: 400, DepositOffset: 600, Status: 'settled' })
    expect(body.Data.Items.map((line: Answer['body']) => [line.Position, line.Kind])).toEqual([
      [1, 'item'],
      [2, 'item'],
      [3, 'arrears'],
    ])
  })

  it('is not made less than what was paid, nor voided then', async () => {
    const bill = await one(2, 500)
    await fakePayment(bill.BillId, 300)
    const [paid] = await billsOf(manager, bill.BillBulkId)
    expect(codeOf(await correction({ ...paid }, [200]))).toBe(409_21_412)
    const voided = await manager.delete(billPath(bill), { Reason: '重複' })
    expect(voided.body.ErrorMessage).toMatchObject({
      Code: 409_21_409,
      Description: `繳費單 ${bill.Number} 已收 NT$300，不能作廢；請先移轉或取消銷帳。`,
    })
    expect(codeOf(await setRun(manager, bill.BillBulkId, 'withdrawn'))).toBe(409_21_408)
    expect((await correction({ ...paid }, [300])).body.Data).toMatchObject({ Status: 'settled' })
  })

  it('is voided with a reason, keeps its number, and can be changed no more', async () => {
    const bill = await one(3, 500)
    expect(codeOf(await manager.delete(billPath(bill)))).toBe(400_21_420)
    expect((await manager.delete(billPath(bill), { Reason: '重複' })).status).toBe(200)
    const { body } = await manager.get(billPath(bill))
    expect(body.Data).toMatchObject({ Status: 'voided', Number: bill.Number, VoidReason: '重複' })
    expect(codeOf(await manager.delete(billPath(bill), { Reason: '再一次' }))).toBe(409_21_410)
    expect(codeOf(await correction(bill, [1]))).toBe(409_21_410)
  })

  it('is voided by whoever may issue; a draft by whoever edits', async () => {
    await lobby.owner.query(
      `insert into role_permission (community_id, role, permission, allowed, changed_by_name)
       select id, 'committee', 'bills.edit', true, '' from community where name = '晴川社區'`,
    )
    const committee = await lobby.as('committee1')
    const run = runOf({ Bills: [billOf(home(8), 900)] })
    await manager.post(runsPath, run)
    const [draft] = await billsOf(manager, run.BillBulkId)
    expect((await committee.delete(billPath(draft), {})).status).toBe(200)
    const bill = await one(9, 900)
    expect((await committee.delete(billPath(bill), { Reason: '重複' })).status).toBe(403)
    expect((await manager.delete(billPath(bill), { Reason: '重複' })).status).toBe(200)
    await lobby.owner.query("delete from role_permission where permission = 'bills.edit'")
  })

  it('is voided with others all or none, and set to nothing that payments make (R282)', async () => {
    const { bills } = await issuedRun(manager, [billOf(home(4), 10), billOf(home(5), 20)])
    const BillIds = bills.toSorted((a, b) => a.Total - b.Total).map(({ BillId }) => BillId)
    await fakePayment(BillIds[1], 20)
    expect(codeOf(await manager.put('/api/v1/Bills/voided', { BillIds, Reason: '重複' }))).toBe(409_21_409)
    expect(await billsOf(manager, bills[0].BillBulkId)).toHaveLength(2)
    expect(codeOf(await manager.put('/api/v1/Bills/settled', { BillIds, Reason: '繳清' }))).toBe(409_21_414)
    const first = { BillIds: BillIds.slice(0, 1), Reason: '重複' }
    expect((await manager.put('/api/v1/Bills/voided', first)).body.Data).toEqual({ Count: 1 })
  })

  it('is issued with others by its status alone: a reason is asked for what is voided (R282)', async () => {
    const { id } = await issuedRun(manager, [billOf(home(4), 10)])
    const draft = runOf({ Bills: [billOf(home(5), 20)] })
    await manager.post(runsPath, draft)
    const [bill] = await billsOf(manager, draft.BillBulkId)
    await lobby.owner.query('update bill set run_id = $2 where id = $1', [bill.BillId, id])
    const BillIds = [bill.BillId]
    expect((await manager.put('/api/v1/Bills/issued', { BillIds })).body.Data).toEqual({ Count: 1 })
    expect(codeOf(await manager.put('/api/v1/Bills/voided', { BillIds }))).toBe(400_21_420)
  })

  it('when it is voided gives back what was prepaid, which settles what it had taken over of earlier bills', async () => {
    await issuedRun(manager, [billOf(home(6), 400)], monthDays(-2))
    await payAhead(lobby, home(6), 300)
    const bill = await one(6, 500)
    expect(bill).toMatchObject({ Total: 900, PreviousDue: 400, DepositOffset: 300 })
    expect((await manager.delete(billPath(bill), { Reason: '重複' })).status).toBe(200)
    const { body } = await manager.get(`${runsPath}/Tablet/${home(6)}`)
    const open = body.Data.filter(({ Left, Status }: Answer['body']) => Left > 0 && Status !== 'voided')
    expect(open).toMatchObject([{ Total: 400, DepositOffset: 300, Left: 100, Status: 'partlyPaid' }])
  })

  it('names the write-off and the receipt of what was paid, by which the receipt is found (R281)', async () => {
    const bill = await one(7, 500)
    const take = { ...paid(home(7), [[{ billId: bill.BillId }, 200]]) }
    expect((await manager.post('/api/v1/Payment', take)).status).toBe(200)
    const [settlement] = (await manager.get(billPath(bill))).body.Data.Settlements
    const { WriteoffId, ReceiptId } = settlement
    const receipt = await manager.get(`${billPath(bill)}/Writeoff/${WriteoffId}/Receipt`)
    expect([receipt.status, receipt.body.Data.ReceiptId]).toEqual([200, ReceiptId])
  })

  it('moves to another run with what was paid; a draft is issued there, an issued one is no draft again', async () => {
    const bill = await one(6, 60)
    const target = await issuedRun(manager, [billOf(home(7), 70)], { Name: '臨時', ...monthDays(1) })
    const draft = runOf({ Bills: [billOf(home(8), 80)] })
    await manager.post(runsPath, draft)
    expect(codeOf(await manager.put(`${billPath(bill)}/Move/${draft.BillBulkId}`))).toBe(409_21_416)
    expect(codeOf(await manager.put(`${billPath(bill)}/Move/${bill.BillBulkId}`))).toBe(409_21_418)
    const moved = await manager.put(`${billPath(bill)}/Move/${target.id}`)
    expect(moved.body.Data).toMatchObject({
      BillBulkId: target.id,
      Number: bill.Number,
      DueDate: monthDays(1).DueDate,
    })
    const [waiting] = await billsOf(manager, draft.BillBulkId)
    const issued = await manager.put(`${billPath(waiting)}/Move/${target.id}`)
    expect(issued.body.Data).toMatchObject({ Status: 'unpaid', Left: 80 })
    const kgi = runOf({ Bills: [billOf(home(8), 80)] })
    await manager.post(`${runsPath}?Provider=kgi`, kgi)
    const there = issued.body.Data
    expect(codeOf(await manager.put(`${billPath(there)}/Move/${kgi.BillBulkId}`))).toBe(409_21_415)
  })

  it('gets other days, alone and with others, all or none', async () => {
    const { bills } = await issuedRun(manager, [billOf(home(4), 10), billOf(home(5), 20)])
    const { EndDate, BarcodeExpire, StartDate } = monthDays()
    const term = await manager.put(`${billPath(bills[0])}/Term`, { DueDate: EndDate })
    expect(term.body.Data).toMatchObject({ DueDate: EndDate, BarcodeExpire })
    const dates = { DueDate: EndDate, BarcodeExpire: EndDate }
    expect((await manager.put(`${billPath(bills[0])}/ModifyDate`, dates)).body.Data).toMatchObject(dates)
    const BillIds = bills.map(({ BillId }) => BillId)
    const early = { BillIds, DueDate: StartDate, BarcodeExpire: monthDays().DueDate }
    expect(codeOf(await manager.put('/api/v1/Bill/ModifyDate', early))).toBe(400_21_402)
    const wrong = { BillIds, DueDate: BarcodeExpire, BarcodeExpire: StartDate }
    expect(codeOf(await manager.put('/api/v1/Bill/ModifyDate', wrong))).toBe(400_21_402)
    expect((await manager.put('/api/v1/Bill/ModifyDate', { BillIds, ...dates })).body.Data).toEqual({
      Count: 2,
    })
    expect(await billsOf(manager, bills[0].BillBulkId)).toMatchObject([dates, dates])
  })

  it('of the general collection and of KGI, given other days in one call, keep an account each of their own bank’s', async () => {
    for (const [provider, prefix] of [
      ['general', '99128'],
      ['kgi', '77128'],
    ])
      await lobby.owner.query(
        `insert into account_rule (community_id, id, provider, scheme, prefix, length, is_amount_bound, made_at, made_by, made_by_name, decision, decided_at)
         select id, gen_random_uuid(), $1, 'mod10', $2, 14, false, now(), id, '', 'approved', now() from community where name = '晴川社區'`,
        [provider, prefix],
      )
    const general = await one(10, 100)
    const { BillBulkId, ...content } = runOf({ Bills: [billOf(home(11), 100)] })
    const ofKgi = `${runsPath}?Provider=kgi`
    expect((await manager.post(ofKgi, { BillBulkId, ...content })).status).toBe(200)
    expect((await setRun(manager, BillBulkId, 'issued')).status).toBe(200)
    const { rows } = await lobby.owner.query('select id from bill where run_id = $1', [BillBulkId])
    await lobby.owner.query('delete from bill_code where bill_id = any($1)', [[general.BillId, rows[0].id]])
    const { DueDate, BarcodeExpire } = monthDays()
    const BillIds = [general.BillId, rows[0].id]
    const given = { BillIds, DueDate, BarcodeExpire, Reason: '改期' }
    expect((await manager.put('/api/v1/Bill/ModifyDate', given)).body.Data).toEqual({ Count: 2 })
    const codes = await lobby.owner.query(
      'select left(code, 5) as prefix from bill_code where bill_id = any($1) order by 1',
      [BillIds],
    )
    expect(codes.rows).toEqual([{ prefix: '77128' }, { prefix: '99128' }])
  })

  it('is found by household, payer and number, narrowed by its state, counted and paged (R281)', async () => {
    const { id, bills } = await issuedRun(
      manager,
      [0, 1, 2, 3].map((nth) => billOf(home(8 + nth), 10 + nth)),
      {
        ...monthDays(-2),
      },
    )
    const [first] = bills
    expect(await billsOf(manager, id, { Text: first.Number })).toMatchObject([{ BillId: first.BillId }])
    expect(await billsOf(manager, id, { Text: first.TabletNote })).toMatchObject([{ BillId: first.BillId }])
    expect(await billsOf(manager, id, { Show: 'overdue' })).toHaveLength(4)
    expect(await billsOf(manager, id, { Show: 'settled' })).toHaveLength(0)
    expect(await billsOf(manager, id, { BillStatusEnum: 'overdue' })).toHaveLength(4)
    expect(await billsOf(manager, id, { BillStatusEnum: 'settled' })).toHaveLength(0)
    const page = await manager.get('/api/v1/Bill', { BillBulkId: id, MaxCount: 3 })
    const After = page.body.Data[2].BillId
    expect(page.body.Pagination).toMatchObject({ Total: 4, After })
    // Somebody takes a bill of the first page out meanwhile: the next page skips none.
    await manager.delete(billPath(page.body.Data[0]), { Reason: '重複' })
    const rest = await manager.get('/api/v1/Bill', { BillBulkId: id, MaxCount: 3, After })
    const read = [...page.body.Data, ...rest.body.Data].map(({ BillId }) => BillId)
    expect([rest.body.Pagination.After, read.length, new Set(read).size]).toEqual(['', 4, 4])
    expect((await manager.get('/api/v1/Bill', { BillBulkId: id, After: '3' })).status).toBe(400)
    const counted = await manager.get('/api/v1/Bill/Status', { BillBulkId: id })
    expect(counted.body.Data).toMatchObject([
      { BillStatusEnum: 'overdue', Count: 3 },
      { BillStatusEnum: 'unpaid', Count: 3 },
      { BillStatusEnum: 'voided', Count: 1 },
    ])
  })
})
