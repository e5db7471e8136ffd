import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { csvOf, importBank, issueBill } from '#tests/setup/bank-samples.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const path = '/api/v1/BankFile/Unmatched'
let lobby: Lobby
let manager: Desk
let desk: Desk
let nth = 0
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  ;[manager, desk] = [await lobby.as('auth_0912345678', '晴川社區'), await lobby.as('desk1')]
})
afterAll(() => lobby.close())

const newCode = () => `99128${String(++nth).padStart(11, '0')}`
const rows = async (sql: string, values: unknown[] = []) => (await lobby.owner.query(sql, values)).rows
const booked = async (number: number): Promise<number> =>
  (await rows('select coalesce(sum(amount), 0)::int as sum from ledger_line where number = $1', [number]))[0]
    .sum
const waiting = async (amount: number): Promise<Answer['body']> =>
  (await manager.get(path)).body.Data.Waiting.find(({ Whole }: { Whole: number }) => Whole === amount)
const show = async (lineId: string) => (await manager.get(`${path}/${lineId}`)).body.Data
const take = (TabletId: string, Amount: number, more: Record<string, unknown> = {}) =>
  desk.post('/api/v1/Payment', {
    PaymentId: newId(),
    TabletId,
    Bills: [],
    Amount,
    Ahead: Amount,
    Channel: 'remittance',
    Day: '2026-11-18',
    ...more,
  })
const close = ({ LineId, RowVersion, Booked }: Answer['body']) => {
  const { BookedKind, BookedId } = Booked[0]
  return manager.post(`${path}/${LineId}/Booked`, { RowVersion, BookedKind, BookedId })
}
const write = (content: Record<string, unknown>) =>
  manager.post('/api/v1/CashManagement/Vouchers', {
    VoucherId: newId(),
    Day: '2026-11-20',
    MoneyNumber: 1103,
    ...content,
  })

describe('a line of the bank that the books have already', () => {
  it('as a transfer of the desk is written off to nothing, closed as that one, and waits again when it is taken back', async () => {
    const code = newCode()
    const { billId, householdId } = await issueBill(lobby, { household: 'B棟-7F-3', code, total: 4101 })
    const Bills = [{ BillId: billId, Amount: 4101 }]
    const taken = await take(householdId, 4101, { Bills, Ahead: 0, LastDigits: '54321' })
    expect(taken.status).toBe(200)
    const before = [await booked(1103), await booked(2101)]
    const file = csvOf([code, 4101, { 轉出帳號: '00123***54321' }])
    expect((await importBank(manager, file)).body.Data).toMatchObject({ Taken: 1, Matched: 0 })
    const line = await show((await waiting(4101)).LineId)
    // Nor is it put to anything beside the desk of what is unmatched.
    const beside = { TabletId: householdId, Ahead: 4101 }
    const refused = await manager.post(`/api/v1/Payment/${line.LineId}/Writeoff`, beside)
    expect(refused.body.ErrorMessage.Code).toBe(409_21_887)
    expect(line).toMatchObject({
      Class: 'booked',
      Booked: [{ BookedKind: 'payment', BookedId: taken.body.Data.PaymentId, TabletNote: 'B棟-7F-3' }],
    })
    // What is proposed pays it ahead: nobody does that who was not told that the books have it.
    const accept = (more: Record<string, unknown> = {}) =>
      manager.post(`${path}/${line.LineId}/Accept`, {
        RowVersion: line.RowVersion,
        TabletId: householdId,
        Parts: line.Proposal,
        ...more,
      })
    expect((await accept()).body.ErrorMessage.Code).toBe(409_21_879)
    const both = await Promise.all([close(line), close(line)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([await booked(1103), await booked(2101)]).toEqual(before)
    const { Waiting, Done } = (await manager.get(path)).body.Data
    expect(Waiting.some(({ LineId }: Answer['body']) => LineId === line.LineId)).toBe(false)
    expect(Done[0]).toMatchObject({ Kind: 'booked', IsUndoable: true })
    const undone = await manager.post(`${path}/${line.LineId}/Undo`, { Reason: '是另一筆' })
    expect(undone.status).toBe(200)
    const again = await show(line.LineId)
    expect(again).toMatchObject({ IsWaiting: true, Class: 'booked' })
    expect((await booked(1103)) - (before[0] ?? 0)).toBe(4101)
    expect((await close(again)).status).toBe(200)
    // The slip at the desk is voided: the money that the bank has is not nowhere.
    const voided = await manager.post(`/api/v1/Payment/${taken.body.Data.PaymentId}/Void`, {
      Reason: '登記錯誤',
    })
    expect(voided.status).toBe(200)
    await vi.waitFor(async () => expect(await waiting(4101)).toBeDefined(), { timeout: 20_000 })
    expect((await waiting(4101)).Class).not.toBe('booked')
    expect(await booked(1103)).toBe(before[0])
    expect(await contradictions(lobby.owner)).toEqual([])
  })

  it('as a transfer of another household is written off as ever', async () => {
    const { householdId } = await issueBill(lobby, { household: 'A棟-6F-1', code: newCode(), total: 4202 })
    await take(householdId, 4202)
    const code = newCode()
    await issueBill(lobby, { household: 'A棟-7F-1', code, total: 4202 })
    expect((await importBank(manager, csvOf([code, 4202]))).body.Data).toMatchObject({ Taken: 1, Matched: 1 })
  })

  it('told by another file under another spelling of its account, on its other day, waits and is closed as that line', async () => {
    const code = `00${newCode()}`
    await issueBill(lobby, { household: 'A棟-8F-1', code, total: 4303 })
    await importBank(manager, csvOf([code, 4303]))
    const before = await booked(1103)
    const passbook = csvOf([code.slice(2), 4303, { 繳款日: '2026-11-20', 繳款時間: '' }])
    expect((await importBank(manager, passbook)).body.Data).toMatchObject({ Taken: 1, Matched: 0 })
    const line = await show((await waiting(4303)).LineId)
    expect(line).toMatchObject({ Class: 'booked', Booked: [{ BookedKind: 'line' }] })
    expect((await close(line)).status).toBe(200)
    expect(await booked(1103)).toBe(before)
    // A third file that leaves the account out as well tells of the first one.
    const third = csvOf(['', 4303, { 繳款日: '2026-11-20', 繳款時間: '', 通路: '' }])
    await importBank(manager, third)
    expect((await waiting(4303)).Class).toBe('booked')
    expect(await contradictions(lobby.owner)).toEqual([])
  })

  it.each([
    ['time without seconds', { 繳款時間: '204100' }, { 繳款時間: '20:41:33' }],
    ['payer with noughts in front', { 轉出帳號: '0000123456789' }, { 轉出帳號: '123456789' }],
    ['payer whose front is covered', { 轉出帳號: '0000123456789' }, { 轉出帳號: '****56789' }],
  ])('told by another file with a %s is not taken in again', async (_, first, second) => {
    const code = newCode()
    await importBank(manager, csvOf([code, 4404, first]))
    expect((await importBank(manager, csvOf([code, 4404, second]))).body.ErrorMessage?.Code).toBe(409_21_604)
  })

  it('as a voucher of the cash book is closed as that voucher; what came first is said to who writes one', async () => {
    expect((await write({ Kind: 'income', AgainstNumber: 4104, Amount: 4505, Note: '利息' })).status).toBe(
      200,
    )
    const before = [await booked(1103), await booked(4104)]
    await importBank(manager, csvOf(['', 4505, { 通路: '匯款' }], [newCode(), -4506]))
    const line = await show((await waiting(4505)).LineId)
    expect(line.Booked).toMatchObject([{ BookedKind: 'voucher' }])
    const other = { RowVersion: line.RowVersion, AccountNumber: 4104, Reason: '利息' }
    expect((await manager.post(`${path}/${line.LineId}/Other`, other)).body.ErrorMessage.Code).toBe(
      409_21_879,
    )
    expect((await close(line)).status).toBe(200)
    expect([await booked(1103), await booked(4104)]).toEqual(before)
    const bill = { Kind: 'expense', AgainstNumber: 5101, Amount: 4506 }
    expect((await write(bill)).body.ErrorMessage.Code).toBe(409_21_883)
    expect((await write({ ...bill, IsAnother: true })).status).toBe(200)
    const out = await show((await waiting(4506)).LineId)
    expect(out).toMatchObject({ Class: 'booked', Kind: 'out', Booked: [{ BookedKind: 'voucher' }] })
    expect((await close(out)).status).toBe(200)
    expect(await waiting(4506)).toBeUndefined()
    expect(await contradictions(lobby.owner)).toEqual([])
  })

  it('as what shops paid out is that payout, once somebody checked it', async () => {
    const code = newCode()
    const shop = { 通路: '超商', 入帳日: '2026-11-23', 繳款日: '2026-11-20' }
    await importBank(manager, csvOf([code, 4607, shop], [newCode(), 1009, shop]))
    const [payout] = (await manager.get('/api/v1/BankFile/Payouts', { From: '2026-11-23', To: '2026-11-23' }))
      .body.Data
    const lump = { 通路: '匯款', 繳款日: '2026-11-23', 入帳日: '2026-11-23', 繳款時間: '' }
    await importBank(manager, csvOf(['', payout.Net, lump]))
    const { LineId, RowVersion } = await waiting(payout.Net)
    expect((await show(LineId)).Booked).toMatchObject([{ BookedKind: 'payout', BookedId: null }])
    const early = { RowVersion, BookedKind: 'payout', BookedId: newId() }
    expect((await manager.post(`${path}/${LineId}/Booked`, early)).body.ErrorMessage.Code).toBe(409_21_881)
    const { PayoutOn, Channel, Count, Gross, Fee, Net } = payout
    const check = { PayoutId: newId(), PayoutOn, Channel, Count, Gross, Fee, Statement: Net }
    expect((await manager.post('/api/v1/BankFile/Payouts', check)).status).toBe(200)
    const before = await booked(1103)
    const line = await show(LineId)
    expect(line.Booked).toMatchObject([{ BookedKind: 'payout', BookedId: check.PayoutId }])
    expect((await close(line)).status).toBe(200)
    expect((await booked(1103)) - before).toBe(-Net)
    await manager.post(`/api/v1/BankFile/Payouts/${check.PayoutId}/Undo`, { Reason: '金額打錯' })
    await vi.waitFor(async () => expect(await waiting(Net)).toBeDefined(), { timeout: 20_000 })
  })

  it('is said to the desk that writes the same transfer down, which takes it as another one only when it says so', async () => {
    const { householdId } = await issueBill(lobby, { household: 'A棟-9F-1', code: newCode(), total: 4808 })
    await importBank(manager, csvOf(['', 4808, { 通路: '匯款', 轉出帳號: '00778899' }]))
    expect((await take(householdId, 4808)).body.ErrorMessage.Code).toBe(409_21_882)
    expect((await take(householdId, 4808, { LastDigits: '12345' })).status).toBe(200)
    expect((await take(householdId, 4808, { LastDigits: '78899', IsAnother: true })).status).toBe(200)
    expect((await waiting(4808)).Class).toBe('booked')
  })

  it('is closed by who may match alone, and only as what it is', async () => {
    const line = await show((await waiting(4808)).LineId)
    const asked = { RowVersion: line.RowVersion, BookedKind: 'payment', BookedId: newId() }
    expect((await desk.post(`${path}/${line.LineId}/Booked`, asked)).status).toBe(403)
    expect((await manager.post(`${path}/${line.LineId}/Booked`, asked)).body.ErrorMessage.Code).toBe(
      409_21_880,
    )
  })
})
