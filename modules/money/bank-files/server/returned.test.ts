import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { csvOf, importBank, issueBill } from '#tests/setup/bank-samples.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type FeeWorld, startFees } from '#tests/setup/fee-world.ts'

const path = '/api/v1/BankFile/Unmatched'
const refunds = '/api/v1/Payment/Refund'
let world: FeeWorld
let manager: Desk
let committee: Desk
let nth = 0
beforeAll(async () => {
  world = await startFees()
  manager = world.manager
  committee = await world.lobby.as('committee1')
})
afterAll(() => world.lobby.close())

const newCode = () => `99129${String(++nth).padStart(11, '0')}`
const bankSum = async (): Promise<number> =>
  (
    await world.lobby.owner.query(
      'select coalesce(sum(amount), 0)::int as sum from ledger_line where number = 1103',
    )
  ).rows[0].sum
const waiting = async (amount: number, kind = 'in'): Promise<Answer['body']> =>
  (await manager.get(path)).body.Data.Waiting.find(
    (line: { Whole: number; Kind: string }) => line.Whole === amount && line.Kind === kind,
  )
const show = async (amount: number, kind = 'in') =>
  (await manager.get(`${path}/${(await waiting(amount, kind)).LineId}`)).body.Data
const accept = (line: Answer['body'], TabletId: string, more = {}) =>
  manager.post(`${path}/${line.LineId}/Accept`, {
    RowVersion: line.RowVersion,
    TabletId,
    Parts: [{ BillId: null, Amount: line.Amount }],
    ...more,
  })
const asked = (TabletId: string, Amount: number, more = {}) => ({
  RefundId: newId(),
  TabletId,
  Amount,
  Way: 'transfer',
  Payee: '王小明',
  Account: '807-12345678901',
  Reason: '匯錯帳戶',
  ...more,
})
const askRefund = (line: Answer['body'], refund: Record<string, unknown>) =>
  manager.post(`${path}/${line.LineId}/Refund`, { RowVersion: line.RowVersion, ...refund })
const payBack = async ({ RefundId }: { RefundId: string }) => {
  expect((await committee.post(`${refunds}/${RefundId}/Approve`, {})).status).toBe(200)
  return manager.post(`${refunds}/${RefundId}/Pay`, {})
}
const codeOf = ({ body }: Answer) => body.ErrorMessage?.Code
const transfer = { 通路: '匯款', 轉出帳號: '00088877766655' }

describe('money that waits and was given back', () => {
  it('is not written off while the bank says that it took it back: the reversal closes both', async () => {
    const { householdId } = await issueBill(world.lobby, {
      household: 'A棟-11F-1',
      code: newCode(),
      total: 5101,
    })
    const before = await bankSum()
    await importBank(manager, csvOf(['', 5101, transfer]))
    await importBank(manager, csvOf(['', 5101, { ...transfer, 繳款日: '2026-11-21', 沖正: 'Y' }]))
    const line = await show(5101)
    const reversal = await show(5101, 'reversal')
    expect(line).toMatchObject({
      Class: 'returned',
      Returned: [{ ReturnedKind: 'reversal', LineId: reversal.LineId, Day: '2026-11-21' }],
    })
    expect(reversal.Original).toMatchObject({ LineId: line.LineId })
    const { Found } = (await manager.get('/api/v1/BankFile/Paid', { Text: '5101' })).body.Data
    expect(Found).toMatchObject([{ Class: 'returned' }])
    for (const IsAnother of [false, true]) {
      expect(codeOf(await accept(line, householdId, { IsAnother }))).toBe(409_21_888)
      expect(codeOf(await askRefund(line, { ...asked(householdId, 5101), IsAnother }))).toBe(409_21_888)
    }
    const leave = await manager.post(`${path}/${reversal.LineId}/Leave`, {
      RowVersion: reversal.RowVersion,
      Reason: '不知道',
    })
    expect(codeOf(leave)).toBe(409_21_874)
    const [first] = line.Returned
    const done = { RowVersion: first.RowVersion }
    expect((await manager.post(`${path}/${first.LineId}/Reverse`, done)).status).toBe(200)
    expect([await waiting(5101), await waiting(5101, 'reversal')]).toEqual([undefined, undefined])
    expect(await bankSum()).toBe(before)
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })

  it('as the same file says is written off to nothing, also where it fits its bill', async () => {
    const code = newCode()
    await issueBill(world.lobby, { household: 'A棟-11F-2', code, total: 5202 })
    const file = csvOf([code, 5202], [code, 5202, { 繳款日: '2026-11-20', 沖正: 'Y' }])
    expect((await importBank(manager, file)).body.Data).toMatchObject({ Taken: 2, Matched: 0 })
    expect(await show(5202)).toMatchObject({ Class: 'returned' })
    // Nor where the bank said first that it took it back, and only then what.
    const late = newCode()
    await issueBill(world.lobby, { household: 'A棟-11F-4', code: late, total: 5212 })
    await importBank(manager, csvOf([late, 5212, { 繳款日: '2026-11-20', 沖正: 'Y' }]))
    expect((await importBank(manager, csvOf([late, 5212]))).body.Data).toMatchObject({ Matched: 0 })
    expect(await show(5212)).toMatchObject({ Class: 'returned' })
    // What was paid again after it is another payment, and written off.
    const again = csvOf([code, 5202, { 繳款日: '2026-11-21', 交易序號: '77001' }])
    expect((await importBank(manager, again)).body.Data).toMatchObject({ Taken: 1, Matched: 1 })
  })

  it('is not refunded when the bank takes it back before the refund is paid', async () => {
    const code = newCode()
    const { householdId } = await issueBill(world.lobby, { household: 'A棟-11F-3', code, total: 100 })
    await importBank(manager, csvOf([code, 5303]))
    const refund = asked(householdId, 5303)
    expect((await askRefund(await show(5303), refund)).status).toBe(200)
    await importBank(manager, csvOf([code, 5303, { 繳款日: '2026-11-20', 沖正: 'Y' }]))
    expect(codeOf(await committee.post(`${refunds}/${refund.RefundId}/Approve`, {}))).toBe(409_21_888)
  })

  it('by a transfer of the bank is refunded by two, and the transfer closed as that refund', async () => {
    const { householdId } = await issueBill(world.lobby, {
      household: 'A棟-12F-1',
      code: newCode(),
      total: 100,
    })
    const before = await bankSum()
    await importBank(manager, csvOf(['', 5404, transfer]))
    await importBank(manager, csvOf(['', -5404, { ...transfer, 繳款日: '2026-11-23', 入帳日: '2026-11-23' }]))
    const line = await show(5404)
    expect(line).toMatchObject({ Class: 'returned', Returned: [{ ReturnedKind: 'out' }] })
    expect((await show(5404, 'out')).GivesBack).toMatchObject({ LineId: line.LineId, PaidOn: '2026-11-19' })
    expect(codeOf(await accept(line, householdId))).toBe(409_21_889)
    const refund = asked(householdId, 5404)
    expect((await askRefund(line, refund)).status).toBe(200)
    expect((await payBack(refund)).status).toBe(200)
    expect(await waiting(5404)).toBeUndefined()
    const out = await show(5404, 'out')
    expect(out).toMatchObject({ Class: 'booked', Booked: [{ BookedKind: 'refund' }] })
    const { BookedKind, BookedId } = out.Booked[0]
    const same = { RowVersion: out.RowVersion, BookedKind, BookedId }
    expect((await manager.post(`${path}/${out.LineId}/Booked`, same)).status).toBe(200)
    expect(await bankSum()).toBe(before)
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })

  it('by a voucher of the cash book is said; it is written off only when somebody says that it was another one', async () => {
    const { householdId } = await issueBill(world.lobby, {
      household: 'A棟-12F-2',
      code: newCode(),
      total: 100,
    })
    await importBank(manager, csvOf(['', 5505, transfer]))
    const voucher = { VoucherId: newId(), Day: '2026-11-24', MoneyNumber: 1103, Kind: 'expense' }
    const written = await manager.post('/api/v1/CashManagement/Vouchers', {
      ...voucher,
      AgainstNumber: 5101,
      Amount: 5505,
      Note: '退還誤匯款',
    })
    expect(written.status).toBe(200)
    const line = await show(5505)
    expect(line.Returned).toMatchObject([
      { ReturnedKind: 'voucher', LineId: null, Said: expect.stringContaining('退還誤匯款') },
    ])
    const refused = await accept(line, householdId)
    expect(codeOf(refused)).toBe(409_21_889)
    expect(refused.body.ErrorMessage.Description).toContain('11/24')
    // Paying it back once more would be a second time.
    expect(codeOf(await askRefund(line, asked(householdId, 5505)))).toBe(409_21_889)
    expect((await accept(line, householdId, { IsAnother: true })).status).toBe(200)
  })
})

describe('a refund of money that waits', () => {
  it('is asked for at its desk alone, and not of what the books seem to have', async () => {
    const code = newCode()
    const { householdId, billId } = await issueBill(world.lobby, {
      household: 'A棟-12F-3',
      code,
      total: 5606,
    })
    const taken = await world.desk.post('/api/v1/Payment', {
      PaymentId: newId(),
      TabletId: householdId,
      Bills: [{ BillId: billId, Amount: 5606 }],
      Amount: 5606,
      Channel: 'remittance',
      Day: '2026-11-18',
    })
    expect(taken.status).toBe(200)
    await importBank(manager, csvOf([code, 5606]))
    const line = await show(5606)
    expect(line.Class).toBe('booked')
    const refund = asked(householdId, 5606)
    expect(codeOf(await manager.post(refunds, { ...refund, PaymentId: line.LineId }))).toBe(409_21_887)
    expect(codeOf(await askRefund(line, refund))).toBe(409_21_879)
    expect(codeOf(await world.desk.post(`${path}/${line.LineId}/Refund`, refund))).not.toBe(409_21_879)
    expect((await askRefund(line, { ...refund, IsAnother: true })).status).toBe(200)
  })

  it('of two people who accept and ask at once gives nothing back twice; the same one sent twice is one', async () => {
    const code = newCode()
    const { householdId } = await issueBill(world.lobby, { household: 'A棟-13F-1', code, total: 100 })
    await importBank(manager, csvOf([code, 5656]))
    const line = await show(5656)
    const refund = asked(householdId, 5656)
    const [accepted] = await Promise.all([
      accept(line, householdId),
      askRefund(line, refund),
      askRefund(line, refund),
    ])
    const list = (await manager.get(refunds, { TabletId: householdId })).body.Data
    expect(list.length).toBeLessThanOrEqual(1)
    const paid = list.length
      ? [
          await committee.post(`${refunds}/${refund.RefundId}/Approve`, {}),
          await manager.post(`${refunds}/${refund.RefundId}/Pay`, {}),
        ]
      : []
    const isBack = paid.length > 0 && paid.every(({ status }) => status === 200)
    expect([accepted.status === 200, isBack].filter(Boolean)).toHaveLength(1)
    expect(await waiting(5656)).toBeUndefined()
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })

  it('that the bank shows as a reversal is closed as that refund', async () => {
    const code = newCode()
    const { householdId } = await issueBill(world.lobby, { household: 'A棟-12F-4', code, total: 100 })
    const before = await bankSum()
    await importBank(manager, csvOf([code, 5707]))
    const refund = asked(householdId, 5707)
    expect((await askRefund(await show(5707), refund)).status).toBe(200)
    expect((await payBack(refund)).status).toBe(200)
    const today = new Date().toISOString().slice(0, 10)
    await importBank(manager, csvOf([code, 5707, { 繳款日: today, 入帳日: today, 沖正: 'Y' }]))
    const reversal = await show(5707, 'reversal')
    expect(reversal.Booked).toMatchObject([{ BookedKind: 'refund' }])
    const { BookedKind, BookedId } = reversal.Booked[0]
    const same = { RowVersion: reversal.RowVersion, BookedKind, BookedId }
    expect((await manager.post(`${path}/${reversal.LineId}/Booked`, same)).status).toBe(200)
    expect(await bankSum()).toBe(before)
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })
})
