import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { csvOf, importBank } from '#tests/setup/bank-samples.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type FeeWorld, paid, qingchuanId, startFees } from '#tests/setup/fee-world.ts'

const path = '/api/v1/BankFile/Unmatched'
let world: FeeWorld
let nth = 0
beforeAll(async () => {
  world = await startFees()
})
afterAll(() => world.lobby.close())

const newCode = () => `99124${String(++nth).padStart(11, '0')}`
/** Brings one line of the bank in; gives its id, which is its payment's. */
async function arrive(code: string, amount: number): Promise<string> {
  await importBank(world.manager, csvOf([code, amount]))
  const found = await world.lobby.owner.query<{ id: string }>('select id from bank_line where code = $1', [
    code,
  ])
  const id = found.rows[0]?.id
  if (!id) throw new Error('the line did not come')
  return id
}
async function accept(lineId: string, TabletId: string, Parts: { BillId: string | null; Amount: number }[]) {
  const { RowVersion } = (await world.manager.get(`${path}/${lineId}`)).body.Data
  const { status } = await world.manager.post(`${path}/${lineId}/Accept`, { RowVersion, TabletId, Parts })
  expect(status).toBe(200)
}
const undo = async (lineId: string) =>
  expect((await world.manager.post(`${path}/${lineId}/Undo`, { Reason: '銷錯戶' })).status).toBe(200)

const detail = async (home: string) =>
  (await world.manager.get(`/api/v1/Arrears/Household/${home}`)).body.Data
/** What waits for a household, so that it is not dunned; and how many payments its page shows. */
const told = async (home: string) => {
  const { Waiting, LastPayments } = await detail(home)
  return [Waiting, LastPayments.length]
}
const askRefund = async (home: string, PaymentId: string, Amount: number) =>
  (
    await world.manager.post('/api/v1/Payment/Refund', {
      RefundId: newId(),
      TabletId: home,
      PaymentId,
      Amount,
      Way: 'cash',
      Payee: '王小明',
      Reason: '溢繳退還',
    })
  ).body.ErrorMessage?.Code ?? 200
const whose = async (paymentId: string) =>
  (await world.manager.get(`/api/v1/Payment/${paymentId}`)).body.Data.TabletId

it('money that was put to the wrong household and taken back is nobody’s, then whose bill it pays: the first is dunned, refunded and shown no more', async () => {
  const [wrong, right] = [world.home(), world.home()]
  const [theirs, bill] = [await world.bill(wrong, 900), await world.bill(right, 900)]
  const line = await arrive(newCode(), 900)
  await accept(line, wrong, [{ BillId: theirs.billId, Amount: 900 }])
  expect(await whose(line)).toBe(wrong)
  await undo(line)
  expect(await whose(line)).toBeNull()
  expect([await told(wrong), await told(right)]).toEqual([
    [0, 0],
    [0, 0],
  ])
  await accept(line, right, [{ BillId: bill.billId, Amount: 500 }])
  expect([await told(wrong), await told(right)]).toEqual([
    [0, 0],
    [400, 1],
  ])
  expect([await askRefund(wrong, line, 400), await askRefund(right, line, 400)]).toEqual([409_21_850, 200])
  // What was approved for one is not paid out once the money is another's.
  await undo(line)
  await accept(line, wrong, [{ BillId: theirs.billId, Amount: 500 }])
  const [refund] = (await world.manager.get('/api/v1/Payment/Refund', { TabletId: right })).body.Data
  const committee = await world.lobby.as('committee1')
  const approved = await committee.post(`/api/v1/Payment/Refund/${refund.RefundId}/Approve`, {})
  expect(approved.body.ErrorMessage.Code).toBe(409_21_850)
  expect(await contradictions(world.lobby.owner)).toEqual([])
})

it('money on one household’s account that pays another’s bill is that one’s while it stands, and its account’s again when all of it is taken back', async () => {
  const [first, other] = [world.home(), world.home()]
  const [own, bill] = [await world.bill(first, 700), await world.bill(other, 700)]
  const code = newCode()
  await world.lobby.owner.query('insert into bill_code (community_id, code, bill_id) values ($1, $2, $3)', [
    qingchuanId,
    code,
    own.billId,
  ])
  const line = await arrive(code, 650)
  expect(await told(first)).toEqual([650, 1])
  await accept(line, other, [{ BillId: bill.billId, Amount: 600 }])
  expect([await told(first), await told(other)]).toEqual([
    [0, 0],
    [50, 1],
  ])
  expect([await askRefund(first, line, 50), await askRefund(other, line, 50)]).toEqual([409_21_850, 200])
  await undo(line)
  expect([await told(first), await told(other)]).toEqual([
    [650, 1],
    [0, 0],
  ])
  // At the desk: a write-off that is moved to another household's bill takes its payment along.
  const cash = paid(first, [[own, 700]])
  const { Writeoffs } = (await world.desk.post('/api/v1/Payment', cash)).body.Data
  const moved = await world.manager.put(
    `/api/v1/BillBulk/${own.runId}/Bill/${own.billId}/Writeoff/${Writeoffs[0].WriteoffId}/Move`,
    { AnotherBillId: bill.billId, Reason: '收錯戶' },
  )
  expect(moved.body.Data.TabletId).toBe(other)
  const last = moved.body.Data.Writeoffs.at(-1).WriteoffId
  await world.manager.post(`/api/v1/Payment/Writeoff/${last}/Undo`, { Reason: '再查' })
  // Nothing is known of it but of whom the desk took it.
  expect(await whose(cash.PaymentId)).toBe(first)
  expect(await contradictions(world.lobby.owner)).toEqual([])
})

it('what a household paid goes over when it is merged, and is the other’s when a write-off of before is taken back', async () => {
  const [from, into] = [world.home(), world.home()]
  const bill = await world.bill(from, 800)
  const cash = paid(from, [[bill, 800]])
  const { Writeoffs } = (await world.desk.post('/api/v1/Payment', cash)).body.Data
  const versions = await world.lobby.owner.query('select id, row_version from household where id = any($1)', [
    [from, into],
  ])
  const versionOf = (id: string) => versions.rows.find((row) => row.id === id).row_version
  const merged = await world.manager.post(`/api/v1/Household/${from}/Merge`, {
    IntoId: into,
    RowVersion: versionOf(from),
    IntoVersion: versionOf(into),
    Reason: '打通',
    AddAreas: false,
  })
  expect(merged.status).toBe(200)
  await world.manager.post(`/api/v1/Payment/Writeoff/${Writeoffs[0].WriteoffId}/Undo`, { Reason: '銷錯' })
  expect(await whose(cash.PaymentId)).toBe(into)
  expect(await told(into)).toEqual([800, 1])
  const open = await world.manager.get('/api/v1/Payment/Open', { TabletId: into })
  expect(open.body.Data.Unallocated).toBe(800)
  expect(await askRefund(into, cash.PaymentId, 800)).toBe(200)
  expect(await contradictions(world.lobby.owner)).toEqual([])
})

it('what was written down of payments before is mended once as the acts write it', async () => {
  const owners = async () =>
    (
      await world.lobby.owner.query(
        'select id, household_id from payment where reversed_at is null order by id',
      )
    ).rows
  const before = await owners()
  await world.lobby.owner.query('update payment set household_id = null where reversed_at is null')
  await world.lobby.owner.query(await readFile('database/migrations/0123_whose_payments.sql', 'utf8'))
  expect(await owners()).toEqual(before)
})
