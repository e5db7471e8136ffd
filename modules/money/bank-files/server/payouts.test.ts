import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { csvOf, importBank, issueBill } from '#tests/setup/bank-samples.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const path = '/api/v1/BankFile/Payouts'
let lobby: Lobby
let manager: Desk
let nth = 0
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const newCode = () => `99126${String(++nth).padStart(11, '0')}`
const payoutsOf = async (day: string): Promise<Answer['body'][]> =>
  (await manager.get(path, { From: day, To: day })).body.Data
const check = (payout: Answer['body'], Statement: number, more: Record<string, unknown> = {}) => {
  const { PayoutOn, Channel, Count, Gross, Fee } = payout
  return manager.post(path, { PayoutId: newId(), PayoutOn, Channel, Count, Gross, Fee, Statement, ...more })
}
const booked = async (number: number): Promise<number> => {
  const { rows } = await lobby.owner.query(
    'select coalesce(sum(amount), 0)::int as sum from ledger_line where number = $1',
    [number],
  )
  return rows[0].sum
}
/** Two payments at shops, paid out on a day, of which the community bears the fee. */
async function shops(day: string) {
  const more = { 通路: '超商', 入帳日: day }
  const codes = []
  for (const household of ['A棟-5F-1', 'A棟-6F-1'])
    codes.push((await issueBill(lobby, { household, code: newCode(), total: 3120 })).code)
  const { fileId } = await importBank(
    manager,
    csvOf([codes[0] ?? '', 3120, more], [codes[1] ?? '', 3120, more]),
  )
  await lobby.owner.query('update bank_line set fee = 10 where file_id = $1', [fileId])
  const [payout] = await payoutsOf(day)
  return payout
}

it('a payout day says gross, fee and net; checked, what was in transit is in the bank and the fee is an expense', async () => {
  const payout = await shops('2026-11-10')
  expect(payout).toMatchObject({ Channel: 'store', Count: 2, Gross: 6240, Fee: 20, Net: 6220, Check: null })
  const before = [await booked(1103), await booked(1202), await booked(5107)]
  const id = newId()
  const send = () => check(payout, 6220, { PayoutId: id })
  expect((await send()).status).toBe(200)
  // Sent again it is the same again.
  expect((await send()).status).toBe(200)
  const after = [await booked(1103), await booked(1202), await booked(5107)]
  expect(after.map((sum, at) => sum - (before[at] ?? 0))).toEqual([6220, -6240, 20])
  expect((await payoutsOf('2026-11-10'))[0].Check).toMatchObject({
    Difference: 0,
    By: '沈韻如',
    IsBooked: true,
  })
  const second = await check(payout, 6220)
  expect(second.body.ErrorMessage.Code).toBe(409_21_618)
  const undone = await manager.post(`${path}/${id}/Undo`, { Reason: '金額打錯' })
  expect(undone.body.Data.Check).toBeNull()
  expect([await booked(1103), await booked(1202), await booked(5107)]).toEqual(before)
  expect((await manager.post(`${path}/${id}/Undo`, { Reason: '再一次' })).body.ErrorMessage.Code).toBe(
    409_21_620,
  )
  const { body } = await manager.get(`${path}/Lines`, { PayoutOn: '2026-11-10', Channel: 'store' })
  expect(body.Data.Checks).toMatchObject([{ UndoReason: '金額打錯' }])
  expect(body.Data.Lines).toHaveLength(2)
  expect(await contradictions(lobby.owner)).toEqual([])
})

it('a difference needs a reason, and what the bank did not pay stays in transit', async () => {
  const payout = await shops('2026-11-11')
  expect((await check(payout, 3110)).body.ErrorMessage.Code).toBe(400_21_619)
  const before = await booked(1202)
  const answer = await check(payout, 3110, { Note: '超商少撥一筆' })
  expect(answer.body.Data.Check).toMatchObject({ Difference: -3110 })
  expect((await booked(1202)) - before).toBe(-3130)
})

it('a difference of another channel is taken off the bank and stays in transit, until the check is taken back', async () => {
  const { code } = await issueBill(lobby, { household: 'A棟-7F-1', code: newCode(), total: 3120 })
  await importBank(manager, csvOf([code, 3120, { 通路: '信用卡', 入帳日: '2026-11-14' }]))
  const [payout] = await payoutsOf('2026-11-14')
  expect(payout).toMatchObject({ Channel: 'card', Gross: 3120, Fee: 0 })
  const sums = async () => [await booked(1103), await booked(1202)]
  const before = await sums()
  const PayoutId = newId()
  const answer = await check(payout, 3058, { PayoutId, Note: '銀行先扣手續費' })
  expect(answer.body.Data.Check).toMatchObject({ Difference: -62, IsBooked: true })
  expect((await sums()).map((sum, at) => sum - (before[at] ?? 0))).toEqual([-62, 62])
  await manager.post(`${path}/${PayoutId}/Undo`, { Reason: '再查' })
  expect(await sums()).toEqual(before)
  expect(await contradictions(lobby.owner)).toEqual([])
})

it('a day on which shops only took money back is checked below zero, and the bank has less', async () => {
  const paid = await shops('2026-11-15')
  await check(paid, 6220)
  const before = [await booked(1103), await booked(1202), await booked(5107)]
  const { rows } = await lobby.owner.query(
    `select code from bank_line where channel = 'store' and coalesce(payout_on, credited_on) = '2026-11-15' limit 1`,
  )
  await importBank(
    manager,
    csvOf([rows[0].code, 3120, { 通路: '超商', 繳款日: '2026-11-19', 入帳日: '2026-11-16', 沖正: 'Y' }]),
  )
  const [payout] = await payoutsOf('2026-11-16')
  expect(payout).toMatchObject({ Channel: 'store', Count: 1, Gross: -3120, Fee: 0, Net: -3120 })
  // In transit is what shops still owe: the reversal made it less than nothing, and the statement evens it out.
  const reversed = await booked(1202)
  expect((await check(payout, -3120)).body.Data.Check).toMatchObject({ Statement: -3120, Difference: 0 })
  expect((await booked(1103)) - (before[0] ?? 0)).toBe(-3120)
  expect((await booked(1202)) - reversed).toBe(3120)
  expect(await contradictions(lobby.owner)).toEqual([])
})

it('a day that changed since it was looked at is not checked, and one that has not come neither', async () => {
  const payout = await shops('2026-11-12')
  await shops('2026-11-12')
  expect((await check(payout, 6220)).body.ErrorMessage.Code).toBe(409_21_617)
  const [now] = await payoutsOf('2026-11-12')
  expect((await check(now, 12_440)).status).toBe(200)
  await shops('2026-11-12')
  expect((await payoutsOf('2026-11-12'))[0]).toMatchObject({ IsMoved: true, Count: 6 })
  const ahead = await shops('2098-01-05')
  expect((await check(ahead, 6220)).body.ErrorMessage.Code).toBe(409_21_622)
})

it('months before this one that are not wholly checked are named; the committee looks and does not check', async () => {
  await shops('2026-10-20')
  const { body } = await manager.get(path)
  expect(body.Unchecked).toContainEqual({ Month: '2026-10', Count: 1 })
  const committee = await lobby.as('committee1')
  expect((await committee.get(path)).status).toBe(200)
  const [payout] = await payoutsOf('2026-10-20')
  const { PayoutOn, Channel, Count, Gross, Fee } = payout
  const sent = { PayoutId: newId(), PayoutOn, Channel, Count, Gross, Fee, Statement: 6220 }
  expect((await committee.post(path, sent)).status).toBe(403)
  // What was checked and changed since is not checked any more.
  expect((await check(payout, 6220)).status).toBe(200)
  expect((await manager.get(path)).body.Unchecked).not.toContainEqual({ Month: '2026-10', Count: 1 })
  await shops('2026-10-20')
  expect((await manager.get(path)).body.Unchecked).toContainEqual({ Month: '2026-10', Count: 1 })
})
