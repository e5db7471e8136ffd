import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type FeeWorld, paid, type SampleBill, startFees } from '#tests/setup/fee-world.ts'

const today = dayOf(new Date())
let world: FeeWorld
beforeAll(async () => {
  world = await startFees()
})
afterAll(() => world.lobby.close())

const of = ({ runId, billId }: SampleBill) => `/api/v1/BillBulk/${runId}/Bill/${billId}/Writeoff`
const byHand = (bill: SampleBill, Amount: number, changes: Record<string, unknown> = {}) =>
  world.desk.post(`${of(bill)}/Manual`, {
    PaymentId: newId(),
    Amount,
    Channel: 'cash',
    Day: today,
    ...changes,
  })
const writeoffOf = async (bill: SampleBill, amount: number): Promise<string> => {
  const { body } = await byHand(bill, amount)
  return body.Data.Writeoffs[0].WriteoffId
}

describe('writing off by hand', () => {
  it('takes part of a bill by cash, cheque or remittance, and no more than is left', async () => {
    const bill = await world.bill(world.home(), 3000)
    expect((await byHand(bill, 1000)).status).toBe(200)
    expect((await byHand(bill, 500, { Channel: 'cheque', ChequeNumber: 'AB1234567' })).status).toBe(200)
    const more = await byHand(bill, 1501)
    expect(more.body.ErrorMessage).toMatchObject({ Code: 409_21_503 })
    expect(more.body.ErrorMessage.Description).toContain('只剩 NT$1,500 未繳')
    expect((await byHand(bill, 1500, { Channel: 'remittance', LastDigits: '20417' })).status).toBe(200)
    expect(await world.stateOf(bill.billId)).toEqual(['settled', 3000])
    const elsewhere = await world.bill(world.home(), 10)
    expect((await byHand({ ...bill, billId: elsewhere.billId }, 10)).status).toBe(404)
    const kgi = await world.desk.post(`${of(elsewhere)}/Manual?Provider=kgi`, {
      PaymentId: newId(),
      Amount: 10,
      Channel: 'cash',
      Day: today,
    })
    expect(kgi.status).toBe(404)
  })

  it('is deleted with its payment; of a payment for several bills only this part', async () => {
    const at = world.home()
    const [one, first, second] = [
      await world.bill(at, 700),
      await world.bill(at, 300),
      await world.bill(at, 200),
    ]
    const alone = await writeoffOf(one, 700)
    const gone = await world.manager.delete(`${of(one)}/Manual/${alone}`)
    expect(gone.body.Data.ReversedBy).toBe('沈韻如')
    expect(await world.stateOf(one.billId)).toEqual(['unpaid', 0])
    const both = (
      await world.desk.post(
        '/api/v1/Payment',
        paid(at, [
          [first, 300],
          [second, 200],
        ]),
      )
    ).body.Data
    const part = both.Writeoffs.find((row: { BillId: string }) => row.BillId === first.billId).WriteoffId
    const { body } = await world.manager.delete(`${of(first)}/Manual/${part}`)
    expect(body.Data).toMatchObject({ Open: 300, ReversedAt: null })
    expect(await world.stateOf(second.billId)).toEqual(['settled', 200])
    expect((await world.manager.delete(`${of(first)}/Manual/${part}`)).body.ErrorMessage.Code).toBe(
      409_21_508,
    )
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })

  it('that is taken back leaves the rest of its money where it is: what is open on the payment stays open', async () => {
    const at = world.home()
    const [first, second] = [await world.bill(at, 400), await world.bill(at, 250)]
    const both = (
      await world.desk.post(
        '/api/v1/Payment',
        paid(at, [
          [first, 400],
          [second, 250],
        ]),
      )
    ).body.Data
    const part = (bill: SampleBill) =>
      both.Writeoffs.find((row: { BillId: string }) => row.BillId === bill.billId).WriteoffId
    await world.manager.delete(`${of(first)}/Manual/${part(first)}`)
    const { body } = await world.manager.delete(`${of(second)}/Manual/${part(second)}`)
    expect(body.Data).toMatchObject({ Open: 650, ReversedAt: null })
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })

  it('of which something was given back is taken back without its payment', async () => {
    const home = world.home()
    const bill = await world.bill(home, 600)
    const cash = paid(home, [[bill, 600]], { Ahead: 400 })
    const taken = (await world.desk.post('/api/v1/Payment', cash)).body.Data
    const part = (kind: string) =>
      taken.Writeoffs.find(({ Kind }: { Kind: string }) => Kind === kind).WriteoffId
    await world.manager.post(`/api/v1/Payment/Writeoff/${part('prepayment')}/Undo`, { Reason: '退還' })
    const refund = { RefundId: newId(), TabletId: home, PaymentId: cash.PaymentId, Amount: 400, Way: 'cash' }
    await world.manager.post('/api/v1/Payment/Refund', { ...refund, Payee: '王小明', Reason: '溢繳' })
    const committee = await world.lobby.as('committee1')
    await committee.post(`/api/v1/Payment/Refund/${refund.RefundId}/Approve`, {})
    await world.manager.post(`/api/v1/Payment/Refund/${refund.RefundId}/Pay`, {})
    const { status, body } = await world.manager.delete(`${of(bill)}/Manual/${part('bill')}`)
    expect([status, body.Data?.Open, body.Data?.ReversedAt]).toEqual([200, 600, null])
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })

  it('moves to another bill, what it has no room for ahead; the receipt is void and a new one given', async () => {
    const at = world.home()
    const [wrong, right] = [await world.bill(at, 1000), await world.bill(at, 600)]
    const writeoff = await writeoffOf(wrong, 1000)
    const move = (AnotherBillId: string) =>
      world.manager.put(`${of(wrong)}/${writeoff}/Move`, { AnotherBillId, Reason: '銷錯期別' })
    expect((await move(wrong.billId)).body.ErrorMessage.Code).toBe(409_21_517)
    expect((await move(right.billId)).status).toBe(200)
    expect(await world.stateOf(wrong.billId)).toEqual(['unpaid', 0])
    expect(await world.stateOf(right.billId)).toEqual(['settled', 600])
    expect(await world.aheadOf(at)).toBe(400)
    const { body } = await world.manager.get(`${of(wrong)}/${writeoff}/Receipt`)
    expect(body.Data).toMatchObject({ VoidReason: '銷錯期別' })
    expect((await move(right.billId)).body.ErrorMessage.Code).toBe(409_21_502)
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })
})

describe('receipts', () => {
  it('there is none for a bill that is not paid (R286), and none of another number (R287), each with its own sentence', async () => {
    const bill = await world.bill(world.home(), 900)
    const unpaid = await world.desk.get(`${of(bill)}/${newId()}/Receipt`)
    expect(unpaid.body.ErrorMessage).toEqual({
      Code: 409_21_515,
      Description: '這張繳費單還沒有繳費，沒有收據。',
    })
    await writeoffOf(bill, 100)
    const unknown = await world.desk.get(`${of(bill)}/${newId()}/Receipt`)
    expect(unknown.body.ErrorMessage).toEqual({ Code: 404_21_516, Description: '找不到這張收據。' })
  })

  it('are marked from the second print on, found by number, and stay with their number when void', async () => {
    const bill = await world.bill(world.home(), 900)
    const writeoff = await writeoffOf(bill, 900)
    const { body } = await world.desk.get(`${of(bill)}/${writeoff}/Receipt`)
    const print = () => world.desk.post(`/api/v1/Receipt/${body.Data.ReceiptId}/Print`)
    expect([(await print()).body.Data.Prints, (await print()).body.Data.Prints]).toEqual([1, 2])
    await world.manager.delete(`${of(bill)}/Manual/${writeoff}`)
    for (const Text of [body.Data.Number, bill.number]) {
      const found = await world.manager.get('/api/v1/Receipt', { Text })
      expect(found.body.Data).toMatchObject([{ Number: body.Data.Number, VoidedBy: '沈韻如', Amount: 900 }])
    }
    expect((await world.desk.get('/api/v1/Receipt')).status).toBe(403)
  })

  it('the list of what payments were put to finds by household, number and channel, undone ones apart', async () => {
    const at = world.home()
    const bill = await world.bill(at, 900)
    const writeoff = await writeoffOf(bill, 900)
    const list = async (query: Record<string, string | boolean>) =>
      (await world.manager.get('/api/v1/Payment/Writeoff', { TabletId: at, ...query })).body.Data
    expect(await list({ Text: bill.number })).toMatchObject([{ WriteoffId: writeoff, PaymentParts: 1 }])
    expect(await list({ Channel: 'atm' })).toEqual([])
    await world.manager.post(`/api/v1/Payment/Writeoff/${writeoff}/Undo`, { Reason: '試' })
    expect(await list({ IsUndone: false })).toEqual([])
    expect(await list({ IsUndone: true })).toMatchObject([{ UndoReason: '試' }])
  })

  it('the list of one collector has the bills of that one, what was paid ahead with them, and nothing of the other', async () => {
    const at = world.home()
    const [own, kgi] = [await world.bill(at, 300), await world.bill(at, 500)]
    await world.lobby.owner.query("update billing_run set provider = 'kgi' where id = $1", [kgi.runId])
    await world.desk.post('/api/v1/Payment', paid(at, [[own, 300]]))
    await world.desk.post('/api/v1/Payment', paid(at, [[kgi, 500]], { Ahead: 70 }))
    const amounts = async (Provider?: string) => {
      const query = { TabletId: at, ...(Provider ? { Provider } : {}) }
      const { body } = await world.manager.get('/api/v1/Payment/Writeoff', query)
      return body.Data.map(({ Amount }: { Amount: number }) => Amount).sort((a: number, b: number) => a - b)
    }
    expect(await amounts('kgi')).toEqual([70, 500])
    expect(await amounts('general')).toEqual([300])
    expect(await amounts()).toEqual([70, 300, 500])
  })
})
