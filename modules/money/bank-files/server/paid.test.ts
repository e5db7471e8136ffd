import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '#platform/contract/taipei.ts'
import { csvOf, importBank, issueBill } from '#tests/setup/bank-samples.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const path = '/api/v1/BankFile/Paid'
let lobby: Lobby
let manager: Desk
let nth = 0
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const newCode = () => `99125${String(++nth).padStart(11, '0')}`
const look = async (Text: string, more: Record<string, string> = {}) => {
  const answer = await manager.get(path, { Text, ...more })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.Data
}

describe('我繳了但沒看到', () => {
  it('the account of an earlier period leads to its household for ever, and says where the money went and why', async () => {
    const household = 'B棟-7F-3'
    const old = await issueBill(lobby, {
      household,
      code: newCode(),
      run: '10月管理費',
      startsOn: '2026-10-01',
      dueOn: '2026-10-15',
      total: 3177,
    })
    const next = await issueBill(lobby, { household, code: newCode(), total: 3177 })
    await importBank(manager, csvOf([old.code, 3177, { 繳款日: '2026-10-12', 入帳日: '2026-10-13' }]))
    await importBank(manager, csvOf([old.code, 3177, { 轉出銀行: '013', 轉出帳號: '0012345648213' }]))
    for (const words of [
      'B7-3 3177 11/19',
      '末五碼48213',
      old.code,
      `${old.code.slice(0, 5)}-${old.code.slice(5)}`,
    ]) {
      const { Found } = await look(words)
      expect([words, Found[0]]).toMatchObject([
        words,
        {
          TabletNote: household,
          Amount: 3177,
          Open: 3177,
          Class: 'oldPeriod',
          PaidOn: '2026-11-19',
          CreditedOn: '2026-11-20',
          PayerTail: '48213',
          Bill: { RunName: '10月管理費', State: 'settled', TabletNote: household },
          Parts: [],
        },
      ])
    }
    const { Found } = await look('B7-3 3177 11/19')
    const id = Found[0].PaymentId
    const { body } = await manager.get(`/api/v1/BankFile/Unmatched/${id}`)
    const { RowVersion, TabletId, Proposal: Parts } = body.Data
    await manager.post(`/api/v1/BankFile/Unmatched/${id}/Accept`, { RowVersion, TabletId, Parts })
    expect((await look('B7-3 3177 11/19')).Found[0]).toMatchObject({
      Open: 0,
      FirstClass: 'oldPeriod',
      Parts: [
        {
          RunName: '11月管理費',
          Amount: 3177,
          By: '沈韻如',
          ReceiptNumber: expect.any(String),
          UndoneAt: null,
        },
      ],
    })
    expect(next.billId).toBeTruthy()
    const account = await manager.get(`${path}/Household/${TabletId}`)
    // Paid before the newer bills were issued, it stands before them.
    expect(account.body.Data.Lines.find(({ Kind }: { Kind: string }) => Kind === 'payment')).toMatchObject({
      Amount: -3177,
      PaymentId: id,
      On: '2026-11-19',
    })
    expect(account.body.Data.Lines[0].Balance).toBe(account.body.Data.Owed)
  })

  it('an account that nothing was paid by yet still says whose bill it is of', async () => {
    const bill = await issueBill(lobby, { household: 'A棟-5F-1', code: newCode(), run: '9月管理費' })
    const { Found, Understood } = await look(bill.code)
    expect(Found).toEqual([])
    expect(Understood).toMatchObject({ TabletNote: 'A棟-5F-1', CodeOf: '9月管理費' })
  })

  it('what did not come says how far the files of each channel have come and when it would be in one', async () => {
    const bill = await issueBill(lobby, { household: 'C棟-3F-2', code: newCode(), total: 480 })
    await importBank(manager, csvOf([bill.code, 480, { 通路: '超商', 繳款日: '2026-11-12' }]))
    const answer = await look('C棟-3F-2 3412 11/13')
    expect(answer.Found).toEqual([])
    expect(answer.Near).toEqual([{ Amount: 480, Channel: 'store', PaidOn: '2026-11-12' }])
    // A Friday: the next bank day is a Monday, three later a Wednesday.
    const told = (channel: string) =>
      answer.Channels.find((one: { Channel: string }) => one.Channel === channel)
    expect(told('atm')).toMatchObject({ PaidThrough: '2026-11-19', ExpectOn: '2026-11-16' })
    expect(told('store')).toMatchObject({ ExpectOn: '2026-11-18' })
  })

  it('cash of the desk is found by its payer and household, and a place that is none is said to be', async () => {
    const bill = await issueBill(lobby, { household: 'A棟-6F-1', code: newCode(), total: 1234 })
    const desk = await lobby.as('desk1')
    await desk.post('/api/v1/Payment', {
      PaymentId: bill.billId,
      TabletId: bill.householdId,
      Amount: 1234,
      Bills: [{ BillId: bill.billId, Amount: 1234 }],
      Channel: 'cash',
      Day: dayOf(new Date()),
      PayerName: '鄧小姐',
    })
    expect((await look('鄧小姐')).Found).toMatchObject([
      { IsBank: false, Amount: 1234, Open: 0, Class: null },
    ])
    expect((await look('Z99-9 1234')).Understood.Rest).toBe('Z99-9')
    expect((await desk.get(path, { Text: '鄧小姐' })).status).toBe(403)
    expect((await manager.get(`${path}/Household/${bill.billId}`)).status).toBe(404)
  })

  it('every look is on record with what was looked for', async () => {
    await look('B7-3 7777')
    const { rows } = await lobby.owner.query(
      `select after from audit where action = 'bankFiles.look' order by at desc, id desc limit 1`,
    )
    expect(JSON.stringify(rows[0])).toContain('B7-3 7777')
  })
})
