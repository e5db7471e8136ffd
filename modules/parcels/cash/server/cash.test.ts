import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import {
  depositing,
  leaveCash,
  payCourier,
  putIn,
  reverseLine,
  showCash,
  witnessToken,
} from '#tests/setup/deposits.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'

let lobby: Lobby
let desk: Desk
let desk2: Desk
let manager: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const arriveCod = async (changes = {}) =>
  (await arrive(desk, { IsCashOnDelivery: true, ...changes })).PdId as string
const handOver = (who: Desk, Ids: string[], changes = {}, headers = {}) =>
  who.patch('/api/v1/CollectionPayment/Uncollected/Status', handOverRequest({ Ids, ...changes }), headers)
const undo = (who: Desk, id: string) =>
  who.post(`/api/v1/CollectionPayment/${id}/UndoHandOver`, { Reason: '領錯人' })
const linesOf = async (id: string): Promise<{ Kind: string; Amount: number; Balance: number }[]> =>
  (await showCash(desk, id)).Lines
const totals = async (who = desk) => (await who.get('/api/v1/CollectionPayment/Cash/Totals')).body.Data.Totals
const moneyOf = async (id: string) => {
  const { body } = await desk.get('/api/v1/CollectionPayment/Uncollected/Tablets', {
    TabletIds: [castId('household', 'A棟-12F-3')],
  })
  return body.Data.find((row: { Id: string }) => row.Id === id)?.Money
}

describe('an envelope of cash', () => {
  it('begins with what is registered, pays couriers, takes more in and gives the whole rest back at the hand-over', async () => {
    const before = await totals()
    const { Id, Money, ReceiptNumber } = await leaveCash(desk, 3000)
    expect(Money).toBe(3000)
    const PdId = await arriveCod()
    const paid = await payCourier(desk, Id, PdId, 1280)
    expect([paid.status, paid.body.Data.Balance, paid.body.Data.ReceiptNumber]).toEqual([
      200,
      1720,
      ReceiptNumber + 1,
    ])
    expect((await putIn(desk2, Id, 500)).body.Data).toMatchObject({ Amount: 500, Balance: 2220 })
    expect(await moneyOf(Id)).toBe(2220)
    expect(await totals()).toMatchObject({
      Expected: before.Expected + 2220,
      Envelopes: before.Envelopes + 1,
      In: before.In + 3500,
      Paid: before.Paid - 1280,
    })

    expect((await handOver(desk, [Id])).status).toBe(200)
    expect((await linesOf(Id)).map(({ Kind, Amount, Balance }) => [Kind, Amount, Balance])).toEqual([
      ['return', -2220, 0],
      ['in', 500, 2220],
      ['payCourier', -1280, 1720],
      ['in', 3000, 3000],
    ])
    expect((await totals()).Expected).toBe(before.Expected)
  })

  it('an undone hand-over puts the money back by a counter-line, and the next hand-over gives it again', async () => {
    const { Id } = await leaveCash(desk, 800)
    await handOver(desk, [Id])
    expect((await undo(desk, Id)).status).toBe(200)
    expect(await moneyOf(Id)).toBe(800)
    await handOver(desk2, [Id])
    expect((await linesOf(Id)).map((line) => line.Kind)).toEqual(['return', 'reverse', 'return', 'in'])
    expect((await linesOf(Id))[0]?.Balance).toBe(0)
  })

  it('pays no more than what is in it, and says what is left', async () => {
    const { Id } = await leaveCash(desk, 300)
    const { status, body } = await payCourier(desk, Id, await arriveCod(), 301)
    expect([status, body.ErrorMessage]).toEqual([
      409,
      { Code: 409401, Description: '餘額不足：信封剩 NT$300' },
    ])
    expect(await linesOf(Id)).toHaveLength(1)
  })

  it('twenty desks pay at once: as many as the money suffices for, the others are told what is left', async () => {
    const { Id } = await leaveCash(desk, 1000)
    const ids = await Promise.all(Array.from({ length: 20 }, () => arriveCod()))
    const answers = await Promise.all(ids.map((PdId, i) => payCourier(i % 2 ? desk : desk2, Id, PdId, 150)))
    expect(answers.filter((a) => a.status === 200)).toHaveLength(6)
    const refused = answers.filter((a) => a.status !== 200)
    expect(new Set(refused.map((a) => a.body.Message))).toEqual(new Set(['餘額不足：信封剩 NT$100']))
    expect((await showCash(desk, Id)).Balance).toBe(100)
  })

  it('twenty desks pay one package from two envelopes: it is paid once, the others learn by whom', async () => {
    const [one, other] = [await leaveCash(desk, 9000), await leaveCash(desk, 9000)]
    const PdId = await arriveCod()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => payCourier(desk, i % 2 ? one.Id : other.Id, PdId, 450)),
    )
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1)
    expect(answers.find((a) => a.status !== 200)?.body.Message).toMatch(
      /^包裹 \d{4} 的貨款已由陳怡君於(今天|昨天) \d\d:\d\d 支付。$/,
    )
  })

  it('a line that is sent again, also at the same time, is the same line; its id never stands for another', async () => {
    const { Id } = await leaveCash(desk, 1000)
    const sent = { LineId: newId() }
    const answers = await Promise.all([1, 2, 3].map(() => putIn(desk, Id, 200, sent)))
    expect(answers.map((a) => a.status)).toEqual([200, 200, 200])
    expect((await showCash(desk, Id)).Balance).toBe(1200)
    expect((await putIn(desk, Id, 201, sent)).body.ErrorMessage.Code).toBe(409406)
  })

  it('after a lost answer the same id never counts as paying another package, nor as taking another line back', async () => {
    const { Id } = await leaveCash(desk, 1000)
    const [one, other] = [await arriveCod(), await arriveCod()]
    const paid = { LineId: newId() }
    await payCourier(desk, Id, one, 300, paid)
    expect((await payCourier(desk, Id, one, 300, paid)).status).toBe(200)
    expect((await payCourier(desk, Id, other, 300, paid)).body.ErrorMessage.Code).toBe(409406)
    expect((await payCourier(desk, Id, other, 300)).status).toBe(200)
    const back = { LineId: newId() }
    await reverseLine(desk, Id, 2, back)
    expect((await reverseLine(desk, Id, 3, back)).body.ErrorMessage.Code).toBe(409406)
    expect((await showCash(desk, Id)).Balance).toBe(700)
  })

  it('a wrong line is taken back once, by a counter-line with a reason', async () => {
    const { Id } = await leaveCash(desk, 1000)
    const PdId = await arriveCod()
    await payCourier(desk, Id, PdId, 400)
    expect((await reverseLine(desk, Id, 2)).body.Data).toMatchObject({
      Kind: 'reverse',
      Amount: 400,
      Balance: 1000,
    })
    expect((await reverseLine(desk, Id, 2)).body.ErrorMessage.Code).toBe(409403)
    expect((await reverseLine(desk, Id, 3)).body.ErrorMessage.Code).toBe(409404)
    expect((await reverseLine(desk, Id, 9)).status).toBe(404)
    expect((await payCourier(desk, Id, PdId, 380)).body.Data.Balance).toBe(620)
    expect((await reverseLine(desk, Id, 1)).body.ErrorMessage.Code).toBe(409401)
  })

  it('pays for waiting packages of its household only', async () => {
    const { Id } = await leaveCash(desk, 1000)
    const neighbours = await arriveCod({ TabletId: cast.households.neighbour.id })
    const gone = await arriveCod()
    await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [gone] }))
    for (const PdId of [neighbours, gone, newId()])
      expect((await payCourier(desk, Id, PdId, 100)).body.ErrorMessage.Code).toBe(400402)
  })

  it('is closed after its hand-over; the sentence says who and when', async () => {
    const { Id, SerialNum } = await leaveCash(desk, 500)
    await handOver(desk2, [Id])
    expect((await putIn(desk, Id, 1)).body.Message).toMatch(
      new RegExp(`^${SerialNum} 已由林志明於(今天|昨天) \\d\\d:\\d\\d 領取。$`),
    )
  })

  it('a registration is taken back with its money, but not after something was paid', async () => {
    const voidIt = (id: string) => desk.post(`/api/v1/CollectionPayment/${id}/Void`, { Reason: '登記錯戶' })
    const wrong = await leaveCash(desk, 700)
    await putIn(desk, wrong.Id, 50)
    expect((await voidIt(wrong.Id)).status).toBe(200)
    expect((await showCash(desk, wrong.Id)).Balance).toBe(0)
    const used = await leaveCash(desk, 700)
    await payCourier(desk, used.Id, await arriveCod(), 100)
    expect((await voidIt(used.Id)).body.ErrorMessage.Code).toBe(409405)
  })

  it('bad amounts, a missing one and more than the limit get a sentence and change nothing', async () => {
    const { Id } = await leaveCash(desk, 100)
    for (const Amount of [0, -5, 1.5, 1_000_000_000, 'x'])
      expect((await putIn(desk, Id, Amount as number)).status).toBe(400)
    const none = await desk.post('/api/v1/CollectionPayment', depositing({ TypeDetail: 8 }))
    expect(none.body.ErrorMessage.Code).toBe(400116)
    const setting = { ReceiptHeader: '', ReceiptFooter: '', SignatureAsked: false }
    const put = (EnvelopeLimit: number | null) =>
      manager.put('/api/v1/CollectionPayment/Cash/Setting', { ...setting, EnvelopeLimit })
    expect((await put(1000)).status).toBe(200)
    expect((await putIn(desk, Id, 901)).body.Message).toBe('超過每個信封的上限 NT$1,000。')
    expect((await putIn(desk, Id, 900)).status).toBe(200)
    await put(null)
    expect(
      (await desk.put('/api/v1/CollectionPayment/Cash/Setting', { ...setting, EnvelopeLimit: null })).status,
    ).toBe(403)
  })
})

describe('receipts', () => {
  it('names are masked, the second print is a copy, and both are audited', async () => {
    const { ReceiptNumber } = await leaveCash(desk, 1500)
    const print = () => desk.post(`/api/v1/CollectionPayment/Cash/Receipt/${ReceiptNumber}`)
    const first = (await print()).body.Data
    expect(first).toMatchObject({
      Number: ReceiptNumber,
      CommunityName: '晴川社區',
      TabletNote: 'A棟-12F-3',
      Name: '林○芬',
      Amount: 1500,
      Balance: 1500,
      By: '陳怡君',
      IsCopy: false,
    })
    expect((await print()).body.Data.IsCopy).toBe(true)
    const audits = await lobby.owner.query(
      "select action from audit where target = 'cashReceipt' and target_id = $1 order by at",
      [String(ReceiptNumber)],
    )
    expect(audits.rows.map((row) => row.action)).toEqual(['cash.printReceipt', 'cash.reprintReceipt'])
    expect((await desk.post('/api/v1/CollectionPayment/Cash/Receipt/999999')).status).toBe(404)
  })
})

describe('the count of two people', () => {
  const count = (Pieces: unknown, WitnessToken: string, changes = {}) =>
    desk.post('/api/v1/CollectionPayment/Cash/Count', { CountId: newId(), Pieces, WitnessToken, ...changes })
  const inCoins = (amount: number) => [
    { Denomination: 1000, Count: Math.floor(amount / 1000) },
    { Denomination: 1, Count: amount % 1000 },
  ]

  it('keeps what was counted beside what the ledger says, signed by both', async () => {
    await leaveCash(desk, 2345)
    const { Expected, Envelopes } = await totals()
    const answer = await count(inCoins(Expected), await witnessToken(desk2, 'desk2'))
    expect(answer.body.Data).toMatchObject({
      By: ['陳怡君', '林志明'],
      Counted: Expected,
      Expected,
      Difference: 0,
      Envelopes,
    })
    const last = (await desk.get('/api/v1/CollectionPayment/Cash/Totals')).body.Data.LastCount
    expect(last).toEqual(answer.body.Data)
  })

  it('a difference needs a reason, and is settled by a line that both sign', async () => {
    const { Id } = await leaveCash(desk, 500)
    const { Expected } = await totals()
    const token = await witnessToken(desk2, 'desk2')
    expect((await count(inCoins(Expected - 100), token)).body.ErrorMessage.Code).toBe(400404)
    // The refusal did not use the token up.
    const answer = await count(inCoins(Expected - 100), token, { Reason: '找錯零錢' })
    expect(answer.body.Data.Difference).toBe(-100)
    const adjusted = await desk.post(`/api/v1/CollectionPayment/${Id}/Cash/Adjust`, {
      LineId: newId(),
      Amount: -100,
      Reason: '點收短少',
      WitnessToken: await witnessToken(desk2, 'desk2'),
    })
    expect(adjusted.body.Data).toMatchObject({
      Kind: 'adjust',
      Amount: -100,
      Balance: 400,
      Witness: '林志明',
    })
  })

  it('one person alone, a used token and a stranger are refused', async () => {
    const { Expected } = await totals()
    const own = await count(inCoins(Expected), await witnessToken(desk, 'desk1'))
    expect(own.body.ErrorMessage.Code).toBe(400403)
    const token = await witnessToken(desk2, 'desk2')
    expect((await count(inCoins(Expected), token)).status).toBe(200)
    expect((await count(inCoins(Expected), token)).body.ErrorMessage.Code).toBe(401102)
    expect((await count(inCoins(Expected), 'guess')).status).toBe(401)
  })

  it('what the other one mistyped is throttled as any sign-in', async () => {
    const guess = () =>
      desk.post('/mvc/api/Login/CheckAccountPassword', { Account: 'eip1', Password: 'wrong' })
    const answers = await Promise.all(Array.from({ length: 8 }, guess))
    expect(answers.filter((a) => a.status === 429).length).toBeGreaterThanOrEqual(3)
  })
})
