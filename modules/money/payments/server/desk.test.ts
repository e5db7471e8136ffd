import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayOf } from '#platform/contract/taipei.ts'
import { type FeeWorld, paid, startFees } from '#tests/setup/fee-world.ts'

const path = '/api/v1/Payment'
let world: FeeWorld
beforeAll(async () => {
  world = await startFees()
})
afterAll(() => world.lobby.close())

it('what a household owes is shown to a desk that chooses it with a line in the audit, and what waits of it without its sum', async () => {
  const at = world.home()
  const bill = await world.bill(at, 640)
  const taken = (await world.desk.post(path, paid(at, [[bill, 640]]))).body.Data
  await world.manager.post(`${path}/Writeoff/${taken.Writeoffs[0].WriteoffId}/Undo`, { Reason: '銷錯' })
  const lookedUp = async () => {
    const { rows } = await world.lobby.owner.query(
      "select 1 from audit where action = 'payments.lookUp' and target_id = $1",
      [at],
    )
    return rows.length
  }
  const scanned = await world.desk.get(`${path}/Open`, { Code: bill.number })
  expect(scanned.body.Data).toMatchObject({ Unallocated: null, HasUnallocated: true })
  expect(await lookedUp()).toBe(0)
  expect((await world.desk.get(`${path}/Open`, { TabletId: at })).body.Data.Bills).toHaveLength(1)
  expect(await lookedUp()).toBe(1)
  const seen = await world.manager.get(`${path}/Open`, { TabletId: at })
  expect([seen.body.Data.Unallocated, await lookedUp()]).toEqual([640, 1])
})

it('cash is paid on the day on which it is taken, whatever day the desk says; a transfer or a cheque may have come before', async () => {
  const at = world.home()
  const bill = await world.bill(at, 500)
  const Day = dayOf(new Date(Date.now() - 2 * 86_400_000))
  const cash = await world.desk.post(path, paid(at, [[bill, 500]], { Day }))
  expect(cash.body.ErrorMessage.Code).toBe(400_21_875)
  expect(await world.stateOf(bill.billId)).toEqual(['unpaid', 0])
  const transfer = await world.desk.post(path, paid(at, [[bill, 500]], { Day, Channel: 'remittance' }))
  expect(transfer.body.Data.Day).toBe(Day)
})

it('of three barcodes the middle one leads to a bill; the desk that scans another is told which one it was', async () => {
  const scan = async (Code: string) => (await world.desk.get('/api/v1/Payment/Open', { Code })).body.Message
  expect(await scan('151231ABC')).toBe('這是第一段條碼，請改掃中間那一段（繳費帳號）。')
  expect(await scan('1512AB000000500')).toBe('這是第三段條碼，請改掃中間那一段（繳費帳號）。')
  expect(await scan('99999999999999')).not.toContain('段條碼')
})
