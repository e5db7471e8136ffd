import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type FeeWorld, paid, startFees } from '#tests/setup/fee-world.ts'

const path = '/api/v1/Payment'

let world: FeeWorld
beforeAll(async () => {
  world = await startFees()
})
afterAll(() => world.lobby.close())

it('what is open since a write-off was taken back is in sight: the desk hears of it, and it is put to bills again', async () => {
  const at = world.home()
  const bill = await world.bill(at, 2810)
  const { body } = await world.desk.post(path, paid(at, [[bill, 2810]]))
  const { PaymentId, Writeoffs } = body.Data
  const undone = await world.manager.post(`${path}/Writeoff/${Writeoffs[0].WriteoffId}/Undo`, {
    Reason: '銷錯戶別',
  })
  expect(undone.status).toBe(200)
  const openOf = async () => (await world.desk.get(`${path}/Open`, { TabletId: at })).body.Data.HasUnallocated
  const listed = async () =>
    (await world.manager.get(`${path}/Unallocated`)).body.Data.filter(
      (row: { PaymentId: string }) => row.PaymentId === PaymentId,
    )
  expect(await openOf()).toBe(true)
  expect(await listed()).toMatchObject([{ TabletId: at, Open: 2810, Channel: 'cash' }])
  expect((await world.desk.get(`${path}/Unallocated`)).status).toBe(403)
  const refund = { RefundId: newId(), TabletId: at, PaymentId, Amount: 10, Way: 'cash', Payee: '王小明' }
  await world.manager.post(`${path}/Refund`, { ...refund, Reason: '溢繳退還' })
  expect(await listed()).toMatchObject([{ IsRefunding: true }])
  await world.manager.post(`${path}/Refund/${refund.RefundId}/Reject`, { Reason: '改抵下期' })
  expect(await listed()).toMatchObject([{ IsRefunding: false }])
  const put = { Bills: [{ BillId: bill.billId, Amount: 2810 }], TabletId: at, Ahead: 0 }
  const both = await Promise.all([1, 2].map(() => world.manager.post(`${path}/${PaymentId}/Writeoff`, put)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect([await openOf(), await listed()]).toEqual([false, []])
  expect(await world.stateOf(bill.billId)).toEqual(['settled', 2810])
  expect(await contradictions(world.lobby.owner)).toEqual([])
})
