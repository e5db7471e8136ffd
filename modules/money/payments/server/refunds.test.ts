import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type FeeWorld, paid, startFees } from '#tests/setup/fee-world.ts'

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
