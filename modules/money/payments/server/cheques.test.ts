import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayOf } from '#platform/contract/taipei.ts'
import { billOf, issuedRun } from '#tests/setup/billing.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type FeeWorld, paid, qingchuanId, startFees } from '#tests/setup/fee-world.ts'

const path = '/api/v1/Payment'
const day = (from: number) => dayOf(new Date(Date.now() + from * 86_400_000))
let world: FeeWorld
let committee: Desk
beforeAll(async () => {
  world = await startFees()
  committee = await world.lobby.as('committee1')
})
afterAll(() => world.lobby.close())

const held = async (Status = 'held') => (await world.manager.get(`${path}/Cheques`, { Status })).body.Data
const codeOf = ({ body }: Answer) => body.ErrorMessage?.Code
async function holds(number: number): Promise<number> {
  const { rows } = await world.lobby.owner.query(
    'select coalesce(sum(amount), 0)::int as sum from ledger_line where community_id = $1 and number = $2',
    [qingchuanId, number],
  )
  return rows[0].sum
}
async function cheque(total: number, changes: Record<string, unknown> = {}) {
  const home = world.home()
  const bill = await world.bill(home, total)
  const given = { Channel: 'cheque', ChequeNumber: `AB${total}`, ChequeBank: '玉山銀行', ...changes }
  const { body } = await world.desk.post(path, paid(home, [[bill, total]], given))
  return { bill, id: body.Data.PaymentId as string }
}

it('a cheque is held until the bank cashes it: the first due stands first, and its money is the bank’s from that day on', async () => {
  const [bank, before] = [await holds(1103), await holds(1203)]
  const later = await cheque(3100, { ChequeDueOn: day(30) })
  const { id } = await cheque(2400, { ChequeDueOn: day(2), PayerName: '王大明', Note: '代繳' })
  const numbers = (await held()).map(({ ChequeNumber }: { ChequeNumber: string }) => ChequeNumber)
  expect(numbers.indexOf('AB2400')).toBeLessThan(numbers.indexOf('AB3100'))
  expect([await holds(1103), (await holds(1203)) - before]).toEqual([bank, 5500])
  const cash = (on: string) => world.manager.post(`${path}/${id}/Cashed`, { On: on })
  expect(codeOf(await cash(day(1)))).toBe(400_21_860)
  const both = await Promise.all([cash(day(0)), cash(day(0))])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.map(codeOf).filter(Boolean)).toEqual([409_21_859])
  expect([(await holds(1103)) - bank, (await holds(1203)) - before]).toEqual([2400, 3100])
  expect((await held('cashed'))[0]).toMatchObject({ PaymentId: id, PayerName: '王大明', CashedOn: day(0) })
  expect((await world.desk.post(`${path}/${later.id}/Cashed`, { On: day(0) })).status).toBe(403)
  expect(await contradictions(world.lobby.owner)).toEqual([])
})

it('a cheque that bounces after its day is voided by two: its bill is open again, and neither the bank nor the drawer holds it', async () => {
  const [bank, before] = [await holds(1103), await holds(1203)]
  const { bill, id } = await cheque(1700, { ChequeDueOn: day(0) })
  const due = async () => (await world.manager.get('/api/v1/ManagementControl')).body.Data.Cheques.Count
  const waiting = await due()
  await world.manager.post(`${path}/${id}/Cashed`, { On: day(0) })
  expect(await due()).toBe(waiting - 1)
  await world.lobby.owner.query("update payment set taken_at = taken_at - interval '2 days' where id = $1", [
    id,
  ])
  const refund = { RefundId: crypto.randomUUID(), Reason: '支票跳票' }
  expect((await world.manager.post(`${path}/${id}/VoidRequest`, refund)).status).toBe(200)
  const asked = (await held('cashed')).find(({ PaymentId }: { PaymentId: string }) => PaymentId === id)
  expect(asked).toMatchObject({ IsVoidAsked: true, IsVoidedByOne: false })
  expect((await committee.post(`${path}/Refund/${refund.RefundId}/Approve`)).status).toBe(200)
  expect((await held('voided'))[0]).toMatchObject({ PaymentId: id, ReverseReason: '支票跳票' })
  expect(await world.stateOf(bill.billId)).toEqual(['unpaid', 0])
  expect([await holds(1103), await holds(1203)]).toEqual([bank, before])
  expect(await contradictions(world.lobby.owner)).toEqual([])
})

it('what a cheque paid ahead is refunded once it is cashed, and when it bounces the bills it was offset against are owed again', async () => {
  const at = world.home()
  const given = { Channel: 'cheque', ChequeNumber: 'AB12000', ChequeBank: '玉山銀行', Ahead: 12_000 }
  const { PaymentId } = (await world.desk.post(path, paid(at, [], given))).body.Data
  const refund = {
    RefundId: crypto.randomUUID(),
    TabletId: at,
    Amount: 100,
    Way: 'cash',
    Payee: '王',
    Reason: '退',
  }
  expect(codeOf(await world.manager.post(`${path}/Refund`, refund))).toBe(409_21_861)
  const { bills } = await issuedRun(world.manager, [billOf(at, 3000)])
  const { bills: more } = await issuedRun(world.manager, [billOf(at, 500)])
  expect(await world.aheadOf(at)).toBe(8500)
  expect((await world.manager.post(`${path}/${PaymentId}/Void`, { Reason: '跳票' })).status).toBe(200)
  for (const { BillId } of [...bills, ...more]) expect(await world.stateOf(BillId)).toEqual(['unpaid', 0])
  expect(await world.aheadOf(at)).toBe(0)
  expect(await contradictions(world.lobby.owner)).toEqual([])
})

it('only a cheque has a day that it is due', async () => {
  const home = world.home()
  const bill = await world.bill(home, 500)
  const cash = await world.desk.post(path, paid(home, [[bill, 500]], { ChequeDueOn: day(3) }))
  expect(codeOf(cash)).toBe(400_21_858)
})
