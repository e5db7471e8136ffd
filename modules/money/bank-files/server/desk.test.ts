import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { csvOf, importBank, issueBill } from '#tests/setup/bank-samples.ts'

const path = '/api/v1/BankFile/Unmatched'
let lobby: Lobby
let manager: Desk
let nth = 0
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const rows = async (sql: string, values: unknown[] = []) => (await lobby.owner.query(sql, values)).rows
const contradictions = async () => [
  ...(await rows('select entry_id from ledger_line group by entry_id having sum(amount) <> 0')),
  ...(await rows('select year from receipt group by community_id, year having count(*) <> max(number)')),
  ...(await rows(
    `select 1 from (select coalesce(sum(open), 0) as n from payment where reversed_at is null) p,
       (select coalesce(sum(amount), 0) as n from ledger_line where number = 2102) l where p.n <> -l.n`,
  )),
  ...(await rows(
    `select b.household_id from bill b where b.issued_at is not null and b.voided_at is null and b.number like '11511-%'
     group by 1 having sum(b.total - b.paid) <> (select sum(amount) from ledger_line l where l.number = 1201 and l.household_id = b.household_id)`,
  )),
]
const newCode = () => `99123${String(++nth).padStart(11, '0')}`
type Line = readonly [string, number | string, Record<string, string>?]
/** Brings lines in and shows what waits of the last one's code. */
async function arrive(...lines: Line[]) {
  await importBank(manager, csvOf(...lines))
  const { body } = await manager.get(path)
  const code = lines.at(-1)?.[0]
  return body.Data.Waiting.find((line: { Code: string }) => line.Code === code)
}
const show = async (lineId: string, more: Record<string, string> = {}) => {
  const answer = await manager.get(`${path}/${lineId}`, more)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.Data
}
const accept = (who: Desk, line: Answer['body'], Parts = line.Proposal) =>
  who.post(`${path}/${line.LineId}/Accept`, {
    LineId: line.LineId,
    RowVersion: line.RowVersion,
    TabletId: line.TabletId,
    Parts,
  })
const stateOf = async (billId: string) =>
  (await rows('select state from bill where id = $1', [billId]))[0].state

describe('what waits at the desk of unmatched payments', () => {
  it('that is no fee becomes income of the community, of nobody and without a receipt, and can be taken back', async () => {
    const waiting = await arrive([newCode(), 321])
    const line = await show(waiting.LineId)
    const income = line.Accounts.at(-1)
    const incomeOf = async () =>
      (
        await rows('select coalesce(sum(amount), 0)::int as sum from ledger_line where number = $1', [
          income.Number,
        ])
      )[0].sum
    const before = await incomeOf()
    const book = (AccountNumber: number) =>
      manager.post(`${path}/${line.LineId}/Other`, {
        RowVersion: line.RowVersion,
        AccountNumber,
        Reason: '存款利息',
      })
    expect((await book(1103)).body.ErrorMessage.Code).toBe(400_21_857)
    const both = await Promise.all([book(income.Number), book(income.Number)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await incomeOf()) - before).toBe(-321)
    const { body } = await manager.get(path)
    expect(body.Data.Waiting.some(({ LineId }: Answer['body']) => LineId === line.LineId)).toBe(false)
    expect(body.Data.Done[0]).toMatchObject({ Kind: 'other', Target: income.Name, IsUndoable: true })
    expect(
      await rows(
        'select 1 from receipt r join payment_allocation a on a.id = r.allocation_id where a.payment_id = $1',
        [line.LineId],
      ),
    ).toEqual([])
    const undone = await manager.post(`${path}/${line.LineId}/Undo`, { Reason: '是管理費' })
    expect(undone.status).toBe(200)
    expect(await incomeOf()).toBe(before)
    expect(await show(line.LineId)).toMatchObject({ IsWaiting: true, Amount: 321 })
    expect(await contradictions()).toEqual([])
  })

  it('short: says by how much and which item, and settles part of the bill', async () => {
    const bill = await issueBill(lobby, { household: 'A棟-5F-1', code: newCode(), total: 3560 })
    const waiting = await arrive([bill.code, 3060])
    expect(waiting).toMatchObject({ Class: 'short', Difference: 500, TabletNote: 'A棟-5F-1' })
    const line = await show(waiting.LineId)
    // The account is the bill's own: digits that hold the amount owed say nothing against it.
    expect(line).toMatchObject({
      Check: 'right',
      Proposal: [{ BillId: bill.billId, Amount: 3060 }],
      Candidates: [{ BillId: bill.billId, Left: 3560 }],
    })
    expect((await accept(manager, line)).status).toBe(200)
    expect(await stateOf(bill.billId)).toBe('partlyPaid')
    // One bill by several transfers: what is left of it now fits exactly.
    await arrive([bill.code, 500])
    expect(await stateOf(bill.billId)).toBe('settled')
    expect(await contradictions()).toEqual([])
  })

  it('over: pays its bill, then what else is due, and the rest ahead, in one act', async () => {
    const household = 'A棟-6F-1'
    const bill = await issueBill(lobby, { household, code: newCode(), total: 3000 })
    const other = await issueBill(lobby, {
      household,
      code: newCode(),
      total: 480,
      run: '公共電費 9–10月',
      dueOn: '2026-11-25',
    })
    const waiting = await arrive([bill.code, 4000])
    expect(waiting).toMatchObject({ Class: 'over', Difference: 1000 })
    const line = await show(waiting.LineId)
    expect(line.Proposal).toEqual([
      { BillId: bill.billId, Amount: 3000 },
      { BillId: other.billId, Amount: 480 },
      { BillId: null, Amount: 520 },
    ])
    expect((await accept(manager, line)).status).toBe(200)
    expect([await stateOf(bill.billId), await stateOf(other.billId)]).toEqual(['settled', 'settled'])
    const { body } = await manager.get(path)
    expect(body.Data.Done[0]).toMatchObject({
      Target: '11月管理費、公共電費 9–10月、預收',
      Amount: 4000,
      IsUndoable: true,
    })
    expect(await contradictions()).toEqual([])
  })

  it('duplicate: is proposed to be paid ahead', async () => {
    const bill = await issueBill(lobby, { household: 'C棟-3F-2', code: newCode(), total: 2940 })
    await arrive([bill.code, 2940, { 通路: '超商', 繳款日: '2026-11-12' }])
    const waiting = await arrive([bill.code, 2940])
    expect(waiting.Class).toBe('duplicate')
    const line = await show(waiting.LineId)
    expect(line).toMatchObject({
      Proposal: [{ BillId: null, Amount: 2940 }],
      Bill: { State: 'settled', SettledBy: 'store' },
    })
    await accept(manager, line)
    expect((await show(waiting.LineId)).Prepayment).toBe(2940)
  })

  it('old period: an account of last month leads to its household for ever, and pays what is due now', async () => {
    const household = 'B棟-7F-2'
    const old = await issueBill(lobby, {
      household,
      code: newCode(),
      run: '10月管理費',
      startsOn: '2026-10-01',
      dueOn: '2026-10-15',
    })
    await arrive([old.code, 3120])
    const now = await issueBill(lobby, { household, code: newCode() })
    const waiting = await arrive([old.code, 3120, { 繳款時間: '20:42' }])
    expect(waiting).toMatchObject({ Class: 'oldPeriod', TabletNote: household })
    const line = await show(waiting.LineId)
    expect(line).toMatchObject({
      Proposal: [{ BillId: now.billId, Amount: 3120 }],
      Bill: { RunName: '10月管理費' },
    })
    await accept(manager, line)
    expect(await stateOf(now.billId)).toBe('settled')
  })

  it('voided bill, after the deadline, unknown account: each says so, and none is written off by itself', async () => {
    const voided = await issueBill(lobby, { household: 'B棟-9F-2', code: newCode(), voided: true })
    const late = await issueBill(lobby, {
      household: 'B棟-10F-2',
      code: newCode(),
      run: '9月管理費',
      startsOn: '2026-09-01',
      dueOn: '2026-09-15',
      barcodeUntil: '2026-10-31',
    })
    expect((await arrive([voided.code, 3120])).Class).toBe('voided')
    expect((await arrive([late.code, 3120, { 通路: '超商' }])).Class).toBe('expired')
    const unknown = await arrive([newCode(), 3120])
    expect(unknown).toMatchObject({ Class: 'unknownAccount', TabletNote: '' })
    expect((await show(unknown.LineId)).Proposal).toEqual([])
    // Somebody says whose it is.
    const line = await show(unknown.LineId, { TabletId: late.householdId })
    expect(line.Proposal).toEqual([{ BillId: late.billId, Amount: 3120 }])
    expect((await accept(manager, line)).status).toBe(200)
    expect(await stateOf(late.billId)).toBe('settled')
  })

  it('money that went out waits until somebody says what it was for, and changes no books', async () => {
    const bank = await rows('select sum(amount)::int as sum from ledger_line where number = 1103')
    const waiting = await arrive([newCode(), '-2863'])
    expect(waiting).toMatchObject({ Class: 'out', Kind: 'out', Amount: 2863 })
    const ids = { LineId: waiting.LineId, RowVersion: waiting.RowVersion }
    expect((await accept(manager, { ...waiting, TabletId: null, Proposal: [] })).status).not.toBe(200)
    expect(
      (await manager.post(`${path}/${waiting.LineId}/Leave`, { ...ids, Reason: '自動扣繳電費' })).status,
    ).toBe(200)
    expect((await show(waiting.LineId)).IsWaiting).toBe(false)
    expect(await rows('select sum(amount)::int as sum from ledger_line where number = 1103')).toEqual(bank)
  })

  it('a reversal takes its payment back, with what it was put to and the receipt', async () => {
    const bill = await issueBill(lobby, { household: 'A棟-9F-2', code: newCode(), total: 3038 })
    await arrive([bill.code, 3038])
    const waiting = await arrive([bill.code, 3038, { 沖正: 'Y', 繳款時間: '21:00' }])
    expect(waiting).toMatchObject({ Class: 'reversal', Kind: 'reversal' })
    expect((await show(waiting.LineId)).Original).toMatchObject({ Amount: 3038, Target: '11月管理費' })
    const act = () =>
      manager.post(`${path}/${waiting.LineId}/Reverse`, {
        LineId: waiting.LineId,
        RowVersion: waiting.RowVersion,
      })
    const both = await Promise.all([act(), act()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await stateOf(bill.billId)).toBe('unpaid')
    expect(await contradictions()).toEqual([])
    const lost = await arrive([newCode(), 55, { 沖正: 'Y' }])
    const ids = { LineId: lost.LineId, RowVersion: lost.RowVersion }
    expect((await manager.post(`${path}/${lost.LineId}/Reverse`, ids)).body.ErrorMessage.Code).toBe(
      409_21_615,
    )
    expect(
      (await manager.post(`${path}/${lost.LineId}/Leave`, { ...ids, Reason: '原款項在別的系統' })).status,
    ).toBe(200)
  })

  it('of two people who accept the same line the second hears who was faster', async () => {
    const bill = await issueBill(lobby, { household: 'B棟-11F-3', code: newCode(), total: 1000 })
    const line = await show((await arrive([bill.code, 900])).LineId)
    const other = await lobby.as('auth_0912345678', '晴川社區')
    const both = await Promise.all([accept(manager, line), accept(other, line)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late?.body.ErrorMessage).toMatchObject({
      Code: 409_21_611,
      Description: expect.stringContaining('沈韻如'),
    })
    expect(
      await rows('select count(*)::int as n from payment_allocation where payment_id = $1', [line.LineId]),
    ).toEqual([{ n: 1 }])
  })

  it('is undone by lines: it waits again, can be put elsewhere, and both stay written down', async () => {
    const household = 'B棟-12F-3'
    const bill = await issueBill(lobby, { household, code: newCode(), total: 2000 })
    await arrive([bill.code, 2000])
    const [{ id }] = await rows('select id from bank_line where code = $1', [bill.code])
    const undo = () => manager.post(`${path}/${id}/Undo`, { Reason: '住戶要繳另一張' })
    expect((await undo()).status).toBe(200)
    expect((await undo()).body.ErrorMessage.Code).toBe(409_21_614)
    expect(await stateOf(bill.billId)).toBe('unpaid')
    const line = await show(id)
    expect(line).toMatchObject({ IsWaiting: true, Class: 'exact' })
    await accept(manager, line, [{ BillId: null, Amount: 2000 }])
    const after = await show(id)
    expect(after).toMatchObject({ IsWaiting: false })
    expect(after.History.map(({ Kind }: { Kind: string }) => Kind)).toEqual(['matched', 'undone', 'accepted'])
    expect(await contradictions()).toEqual([])
  })

  it('is left until tomorrow with a reason, and not counted till then', async () => {
    const count = async () => (await manager.get(`${path}/Count`)).body.Data.Count
    const waiting = await arrive([newCode(), 66])
    const before = await count()
    const said = { RowVersion: waiting.RowVersion, Reason: '等住戶回電' }
    expect((await manager.post(`${path}/${waiting.LineId}/Postpone`, said)).status).toBe(200)
    expect(await count()).toBe(before - 1)
    const { body } = await manager.get(path)
    expect(body.Data.Waiting.at(-1)).toMatchObject({ LineId: waiting.LineId })
  })

  it('refuses a bill of another household, more than came, and whoever may only look', async () => {
    const bill = await issueBill(lobby, { household: 'B棟-13F-3', code: newCode(), total: 700 })
    const theirs = await issueBill(lobby, { household: 'B棟-14F-3', code: newCode(), total: 700 })
    const line = await show((await arrive([bill.code, 600])).LineId)
    const to = (BillId: string, Amount: number) => accept(manager, line, [{ BillId, Amount }])
    expect((await to(theirs.billId, 600)).body.ErrorMessage.Code).toBe(409_21_616)
    expect((await to(bill.billId, 601)).status).toBe(409)
    expect((await accept(await lobby.as('committee1'), line)).status).toBe(403)
    expect((await (await lobby.as('desk1')).get(path)).status).toBe(403)
    expect(await stateOf(bill.billId)).toBe('unpaid')
  })
})
