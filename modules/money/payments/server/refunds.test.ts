import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type FeeWorld, paid, qingchuanId, startFees } from '#tests/setup/fee-world.ts'

const path = '/api/v1/Payment/Refund'
let world: FeeWorld
let committee: Desk
beforeAll(async () => {
  world = await startFees()
  committee = await world.lobby.as('committee1')
})
afterAll(() => world.lobby.close())

const asked = (TabletId: string, Amount: number, changes: Record<string, unknown> = {}) => ({
  RefundId: newId(),
  TabletId,
  Amount,
  Way: 'cash',
  Payee: '王小明',
  Reason: '溢繳退還',
  ...changes,
})
const ahead = (home: string, Ahead: number) => world.desk.post('/api/v1/Payment', paid(home, [], { Ahead }))
const act = (who: Desk, refund: { RefundId: string }, verb: string, body = {}) =>
  who.post(`${path}/${refund.RefundId}/${verb}`, body)

it('a refund is asked for by one, approved by another, and paid once: what was paid ahead is less', async () => {
  const home = world.home()
  await ahead(home, 1000)
  const refund = asked(home, 600)
  for (const _ of [1, 2]) expect((await world.manager.post(path, refund)).body.Data.State).toBe('requested')
  expect((await act(world.manager, refund, 'Pay')).body.ErrorMessage.Code).toBe(409_21_522)
  expect((await act(world.manager, refund, 'Approve')).body.ErrorMessage.Code).toBe(409_21_520)
  const approvals = await Promise.all([1, 2].map(() => act(committee, refund, 'Approve')))
  expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await world.aheadOf(home)).toBe(1000)
  const payments = await Promise.all([1, 2].map(() => act(world.manager, refund, 'Pay')))
  expect(payments.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await world.aheadOf(home)).toBe(400)
  expect(await contradictions(world.lobby.owner)).toEqual([])
})

it('nothing more is given back than is there, when it is asked for, approved and paid', async () => {
  const home = world.home()
  await ahead(home, 500)
  expect((await world.manager.post(path, asked(home, 501))).body.ErrorMessage.Code).toBe(409_21_519)
  const [first, second] = [asked(home, 400), asked(home, 400)]
  for (const refund of [first, second]) {
    await world.manager.post(path, refund)
    expect((await act(committee, refund, 'Approve')).status).toBe(200)
  }
  const payments = await Promise.all([first, second].map((refund) => act(world.manager, refund, 'Pay')))
  expect(payments.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await world.aheadOf(home)).toBe(100)
  expect(await contradictions(world.lobby.owner)).toEqual([])
})

it('is rejected with a reason, also by whoever asked, and is over then; a transfer needs its account', async () => {
  const home = world.home()
  await ahead(home, 300)
  const none = await world.manager.post(path, asked(home, 100, { Way: 'transfer' }))
  expect(none.body.ErrorMessage.Code).toBe(400_21_524)
  const refund = asked(home, 100, { Way: 'transfer', Account: '807-12345678901' })
  await world.manager.post(path, refund)
  expect((await act(world.manager, refund, 'Reject', { Reason: '住戶改抵下期' })).body.Data.State).toBe(
    'rejected',
  )
  expect((await act(committee, refund, 'Approve')).body.ErrorMessage.Code).toBe(409_21_521)
  expect((await act(world.manager, refund, 'Pay')).body.ErrorMessage.Code).toBe(409_21_521)
  const over = await world.manager.get(path, { IsOver: true, TabletId: home })
  expect(over.body.Data).toMatchObject([{ RefundId: refund.RefundId, Rejection: '住戶改抵下期' }])
  expect((await world.desk.get(path)).status).toBe(403)
})

it('the open part of a payment is given back too; then the payment is not voided any more', async () => {
  const home = world.home()
  const bill = await world.bill(home, 800)
  const taken = (await world.desk.post('/api/v1/Payment', paid(home, [[bill, 800]]))).body.Data
  await world.manager.post(`/api/v1/Payment/Writeoff/${taken.Writeoffs[0].WriteoffId}/Undo`, {
    Reason: '銷錯',
  })
  const refund = asked(home, 300, { PaymentId: taken.PaymentId })
  await world.manager.post(path, refund)
  await act(committee, refund, 'Approve')
  expect((await act(world.manager, refund, 'Pay')).status).toBe(200)
  const left = await world.manager.get(`/api/v1/Payment/${taken.PaymentId}`)
  expect(left.body.Data.Open).toBe(500)
  const voided = await world.manager.post(`/api/v1/Payment/${taken.PaymentId}/Void`, { Reason: '試' })
  expect(voided.body.ErrorMessage.Code).toBe(409_21_510)
  expect(await contradictions(world.lobby.owner)).toEqual([])
})

/** As if it had been taken the day before. */
const yesterday = (paymentId: string) =>
  world.lobby.owner.query("update payment set taken_at = taken_at - interval '1 day' where id = $1", [
    paymentId,
  ])
const voidAsked = (PaymentId: string, RefundId = newId()) =>
  world.manager.post(`/api/v1/Payment/${PaymentId}/VoidRequest`, { RefundId, Reason: '支票跳票' })

it('a payment is voided by one person on its own day alone; later another one has to approve it, as with a refund', async () => {
  const home = world.home()
  const bill = await world.bill(home, 900)
  const cheque = paid(home, [[bill, 900]], { Channel: 'cheque', ChequeNumber: 'AB7654321' })
  const taken = (await world.desk.post('/api/v1/Payment', cheque)).body.Data
  const isByOne = async () => {
    const read = await world.manager.get(`/api/v1/Payment/${cheque.PaymentId}`)
    return read.body.Data.Writeoffs[0].IsVoidedByOne
  }
  expect(await isByOne()).toBe(true)
  await yesterday(cheque.PaymentId)
  expect(await isByOne()).toBe(false)
  const byOne = await world.manager.post(`/api/v1/Payment/${cheque.PaymentId}/Void`, { Reason: '跳票' })
  expect(byOne.body.ErrorMessage.Code).toBe(409_21_870)
  const byHand = await world.manager.delete(
    `/api/v1/BillBulk/${bill.runId}/Bill/${bill.billId}/Writeoff/Manual/${taken.Writeoffs[0].WriteoffId}`,
  )
  expect(byHand.body.ErrorMessage.Code).toBe(409_21_870)
  const id = newId()
  for (const _ of [1, 2])
    expect((await voidAsked(cheque.PaymentId, id)).body.Data).toMatchObject({
      Kind: 'void',
      Way: null,
      Amount: 900,
      State: 'requested',
    })
  expect((await voidAsked(cheque.PaymentId)).body.ErrorMessage.Code).toBe(409_21_872)
  const asking = { RefundId: id }
  expect((await act(world.manager, asking, 'Approve')).body.ErrorMessage.Code).toBe(409_21_520)
  expect((await act(world.manager, asking, 'Pay')).body.ErrorMessage.Code).toBe(409_21_522)
  expect(await world.stateOf(bill.billId)).toEqual(['settled', 900])
  const listed = (await committee.get(path, { TabletId: home })).body.Data
  expect(listed).toMatchObject([{ RefundId: id, Kind: 'void', Reason: '支票跳票', IsOwn: false }])
  const both = await Promise.all([1, 2].map(() => act(committee, asking, 'Approve')))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await world.stateOf(bill.billId)).toEqual(['unpaid', 0])
  const read = (await world.manager.get(`/api/v1/Payment/${cheque.PaymentId}`)).body.Data
  expect(read).toMatchObject({ ReverseReason: '支票跳票', Open: 900 })
  expect(await contradictions(world.lobby.owner)).toEqual([])
})

it('cash that was counted or handed over since is voided by two, also on its day; rejected, it stays', async () => {
  const home = world.home()
  const cash = paid(home, [], { Ahead: 450 })
  await world.desk.post('/api/v1/Payment', cash)
  const { rows } = await world.lobby.owner.query(
    'select sum(amount)::int as held from ledger_line where community_id = $1 and number = 1102',
    [qingchuanId],
  )
  const { held } = rows[0]
  const handed = await world.manager.post('/api/v1/CashManagement/HandOvers', {
    HandOverId: newId(),
    MoneyNumber: 1102,
    Expected: held,
    Counted: held,
    FromName: '陳怡君',
    ToName: '林志明',
  })
  expect(handed.status).toBe(200)
  const byOne = await world.manager.post(`/api/v1/Payment/${cash.PaymentId}/Void`, { Reason: '重複收款' })
  expect(byOne.body.ErrorMessage.Code).toBe(409_21_871)
  const asking = { RefundId: newId() }
  await voidAsked(cash.PaymentId, asking.RefundId)
  expect((await act(committee, asking, 'Reject', { Reason: '錢在櫃台' })).body.Data.State).toBe('rejected')
  expect(await world.aheadOf(home)).toBe(450)
})

it('what households paid ahead is listed with its sum and lines, and goes over when they are merged', async () => {
  const [from, into] = [world.home(), world.home()]
  await ahead(from, 700)
  const { body } = await world.manager.get('/api/v1/Prepayment', { MaxCount: 100 })
  const sum = body.Data.reduce((total: number, row: { Balance: number }) => total + row.Balance, 0)
  expect(body.Sum).toBe(sum)
  const versions = await world.lobby.owner.query('select id, row_version from household where id = any($1)', [
    [from, into],
  ])
  const versionOf = (id: string) => versions.rows.find((row) => row.id === id).row_version
  const admin = await world.lobby.as('auth_0912345678', '晴川社區')
  const merged = await admin.post(`/api/v1/Household/${from}/Merge`, {
    IntoId: into,
    RowVersion: versionOf(from),
    IntoVersion: versionOf(into),
    Reason: '打通',
    AddAreas: false,
  })
  expect(merged.status).toBe(200)
  expect([await world.aheadOf(from), await world.aheadOf(into)]).toEqual([0, 700])
  const lines = (await world.manager.get(`/api/v1/Prepayment/${into}`)).body.Data.Lines
  expect(lines).toMatchObject([{ Kind: 'moved', Amount: 700, Balance: 700 }])
  expect(await contradictions(world.lobby.owner)).toEqual([])
})
