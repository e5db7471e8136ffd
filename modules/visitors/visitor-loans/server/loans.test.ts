import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { came, detailOf, leaveWith, oldLoans, thing, walkIn } from '#tests/setup/visitors.ts'

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

const codeOf = ({ body }: Answer): number => body.ErrorMessage?.Code
const lend = (id: string, AssetId: string, Quantity: number, who = desk) =>
  who.post(`/api/v1/Guest/${id}/Loan`, { Assets: [{ AssetId, Quantity }] })
const giveBack = (loanId: string, assetId: string, quantity: unknown, who = desk) =>
  who.post(`/KingNetApiMvc/asset_loans/${loanId}`, { returnHistories: [{ assetId, quantity }] })
const stockOf = async (id: string) =>
  (await desk.get('/api/v1/Guest/Asset')).body.Data.find((row: { Id: string }) => row.Id === id)

describe('the calls of the older pages', () => {
  it('show loans with id and loanHistories[assetId, quantity], and no other key (R194)', async () => {
    const { Id, AssetLoanIds } = await came(desk, {
      Assets: [
        { AssetId: thing('C-01'), Quantity: 2 },
        { AssetId: thing('U-01'), Quantity: 1 },
      ],
    })
    const answer = await desk.get('/KingNetApiMvc/asset_loans', {
      'api-version': '1.0',
      stillLoan: true,
      guestId: Id,
    })
    const lines = [
      { assetId: thing('C-01'), quantity: 2 },
      { assetId: thing('U-01'), quantity: 1 },
    ].toSorted((a, b) => (a.assetId < b.assetId ? -1 : 1))
    expect(answer.body).toEqual({ Data: [{ id: AssetLoanIds[0], loanHistories: lines }] })
    await giveBack(AssetLoanIds[0], thing('C-01'), 1)
    await giveBack(AssetLoanIds[0], thing('U-01'), 1)
    expect(await oldLoans(desk, Id)).toEqual([
      { id: AssetLoanIds[0], loanHistories: [{ assetId: thing('C-01'), quantity: 1 }] },
    ])
    expect(await oldLoans(desk, Id, false)).toEqual([{ id: AssetLoanIds[0], loanHistories: lines }])
  })

  it('show things with id, displayId, name, quantity, returnQuantity and returnSel, by repeated ids (R193, R195)', async () => {
    const { body } = await desk.get('/KingNetApiMvc/assets', {
      ids: [thing('T-01'), thing('K-02')],
      maxCount: 100,
    })
    expect(body.Data).toEqual([
      {
        id: thing('T-01'),
        displayId: 'T-01',
        name: '手推車',
        quantity: 3,
        returnQuantity: 0,
        returnSel: false,
      },
      {
        id: thing('K-02'),
        displayId: 'K-02',
        name: '頂樓鑰匙',
        quantity: 1,
        returnQuantity: 0,
        returnSel: false,
      },
    ])
    expect((await desk.get('/KingNetApiMvc/assets', { ids: thing('T-01') })).body.Data).toHaveLength(1)
    expect((await desk.get('/KingNetApiMvc/assets', { maxCount: 101 })).status).toBe(400)
    const elsewhere = castId('lendable', '松濤苑 T-01')
    expect((await desk.get('/KingNetApiMvc/assets', { ids: elsewhere })).body.Data).toEqual([])
  })

  it.each([
    ['a word', '兩個'],
    ['nothing', 0],
    ['less than nothing', -1],
    ['a half', 1.5],
  ])('take no return of %s (R190, R191)', async (_what, quantity) => {
    const { AssetLoanIds } = await came(desk, { Assets: [{ AssetId: thing('C-01'), Quantity: 1 }] })
    const refused = await giveBack(AssetLoanIds[0], thing('C-01'), quantity)
    expect([refused.status, codeOf(refused)]).toEqual([400, 400001])
  })
})

describe('lending', () => {
  it('never lends more than there are: the sentence says how many are left, and nobody came', async () => {
    const before = await stockOf(thing('T-02'))
    const refused = await walkIn(desk, {
      GuestName: '借太多',
      Assets: [
        { AssetId: thing('C-01'), Quantity: 1 },
        { AssetId: thing('T-02'), Quantity: 3 },
      ],
    })
    expect(refused.body.Message).toBe('T-02 鋁梯 只剩 2 件可借，這次要借 3 件。')
    const { rows } = await lobby.owner.query("select 1 from visitor where name = '借太多'")
    expect(rows).toEqual([])
    expect(await stockOf(thing('T-02'))).toEqual(before)
  })

  it('gives the last key to one of twenty desks', async () => {
    const visitors = await Promise.all(Array.from({ length: 20 }, () => came(desk)))
    const answers = await Promise.all(
      visitors.map(({ Id }, n) => lend(Id, thing('K-02'), 1, n % 2 ? desk : desk2)),
    )
    expect(answers.filter((answer) => answer.status === 200).length).toBe(1)
    expect(new Set(answers.filter((answer) => answer.status !== 200).map(codeOf))).toEqual(new Set([409561]))
    expect(await stockOf(thing('K-02'))).toMatchObject({ Stock: 1, Lent: 1 })
  })

  it('is only to who is inside, of things of this community, each once', async () => {
    const { Id } = await came(desk)
    const twice = await desk.post(`/api/v1/Guest/${Id}/Loan`, {
      Assets: [
        { AssetId: thing('C-01'), Quantity: 1 },
        { AssetId: thing('C-01'), Quantity: 1 },
      ],
    })
    expect(codeOf(twice)).toBe(400561)
    expect((await lend(Id, castId('lendable', '松濤苑 T-01'), 1)).status).toBe(404)
    const LoanId = newId()
    const again = () =>
      desk.post(`/api/v1/Guest/${Id}/Loan`, { LoanId, Assets: [{ AssetId: thing('U-01'), Quantity: 1 }] })
    await Promise.all([again(), again(), again()])
    expect((await detailOf(desk, Id)).StillLoanCount).toBe(1)
    await leaveWith(desk, Id, { IsMissingAccepted: true })
    expect(codeOf(await lend(Id, thing('C-01'), 1))).toBe(409563)
  })
})

describe('leaving with something missing', () => {
  it('names what is missing until it is said again, and keeps it lent under the visitor’s name (R185, R186)', async () => {
    const { Id, AssetLoanIds } = await came(desk, { Assets: [{ AssetId: thing('C-01'), Quantity: 2 }] })
    const [LoanId] = AssetLoanIds
    const before = await stockOf(thing('C-01'))
    const item = [{ LoanId, AssetId: thing('C-01'), Quantity: 1 }]
    const refused = await leaveWith(desk, Id, { ReturnHistories: item })
    expect([refused.status, refused.body.Message]).toEqual([
      409,
      '還有 1 項物品沒有歸還：C-01 訪客感應卡 ×1。',
    ])
    expect(refused.body.Data).toEqual([
      { LoanId, AssetId: thing('C-01'), DisplayId: 'C-01', Name: '訪客感應卡', Quantity: 1 },
    ])
    expect(await stockOf(thing('C-01'))).toEqual(before)
    const left = await leaveWith(desk, Id, { ReturnHistories: item, IsMissingAccepted: true })
    expect(left.body.Data).toMatchObject({ Status: 2, StillLoanCount: 1 })
    expect((await stockOf(thing('C-01'))).Lent).toBe(before.Lent - 1)
    const open = (await desk.get('/api/v1/Guest/Loan')).body.Data
    expect(open.find((loan: { LoanId: string }) => loan.LoanId === LoanId)).toMatchObject({
      GuestName: '方先生',
      IsGone: true,
      Lines: [{ Quantity: 2, Returned: 1, StillLoan: 1 }],
    })
    await giveBack(LoanId, thing('C-01'), 1)
    expect((await detailOf(desk, Id)).StillLoanCount).toBe(0)
  })

  it('takes back no more than was lent, and nothing of another visitor (R192)', async () => {
    const { Id, AssetLoanIds } = await came(desk, { Assets: [{ AssetId: thing('C-01'), Quantity: 2 }] })
    const tooMuch = await giveBack(AssetLoanIds[0], thing('C-01'), 3)
    expect(tooMuch.body.Message).toBe('C-01 訪客感應卡 只有 2 件未還，這次要歸還 3 件。')
    const other = await came(desk)
    const returns = [{ LoanId: AssetLoanIds[0], AssetId: thing('C-01'), Quantity: 1 }]
    expect((await leaveWith(desk, other.Id, { ReturnHistories: returns })).status).toBe(404)
    expect((await detailOf(desk, other.Id)).Status).toBe(1)
    expect((await detailOf(desk, Id)).StillLoanCount).toBe(2)
    const there = await lobby.as('desk2', '松濤苑')
    expect((await giveBack(AssetLoanIds[0], thing('C-01'), 1, there)).status).toBe(404)
  })

  it('comes back once, when two desks take the same thing at once', async () => {
    const { AssetLoanIds } = await came(desk, { Assets: [{ AssetId: thing('T-01'), Quantity: 1 }] })
    const before = await stockOf(thing('T-01'))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => giveBack(AssetLoanIds[0], thing('T-01'), 1, n % 2 ? desk : desk2)),
    )
    expect(answers.filter((answer) => answer.status === 200).length).toBe(1)
    expect((await stockOf(thing('T-01'))).Lent).toBe(before.Lent - 1)
  })

  it('takes what is lost out of the stock', async () => {
    const { AssetLoanIds } = await came(desk, { Assets: [{ AssetId: thing('U-01'), Quantity: 2 }] })
    const before = await stockOf(thing('U-01'))
    const { body } = await desk.post(`/api/v1/Guest/Loan/${AssetLoanIds[0]}/Lost`, {
      Assets: [{ AssetId: thing('U-01'), Quantity: 1 }],
    })
    expect(body.Data.Lines).toMatchObject([{ Lost: 1, StillLoan: 1 }])
    expect(await stockOf(thing('U-01'))).toMatchObject({ Stock: before.Stock - 1, Lent: before.Lent - 1 })
  })
})

describe('what the desk lends', () => {
  it('has a number of its own and never a stock below what is out; only managers change it', async () => {
    const body = { DisplayId: 'Z-01', Name: '工具箱', Stock: 2 }
    expect((await desk.post('/api/v1/Guest/Asset', body)).status).toBe(403)
    const { Id, RowVersion } = (await manager.post('/api/v1/Guest/Asset', body)).body.Data
    const taken = await manager.post('/api/v1/Guest/Asset', { ...body, DisplayId: 'z-01' })
    expect(taken.body.Message).toBe('已經有編號「Z-01」的物品，請改用別的編號。')
    const visitor = await came(desk, { Assets: [{ AssetId: Id, Quantity: 2 }] })
    const change = (changes: Record<string, unknown>) =>
      manager.put(`/api/v1/Guest/Asset/${Id}`, { ...body, RowVersion, ...changes })
    expect((await change({ Stock: 1 })).body.Message).toBe('目前借出 2 件，庫存數量不能少於借出的數量。')
    expect(codeOf(await change({ IsEnabled: false }))).toBe(409568)
    await giveBack(visitor.AssetLoanIds[0], Id, 2)
    expect((await change({ IsEnabled: false })).body.Data.IsEnabled).toBe(false)
    expect(codeOf(await change({ Name: '晚了' }))).toBe(409565)
    expect((await lend(visitor.Id, Id, 1)).status).toBe(404)
  })
})

describe('the history of a thing', () => {
  it('names who had it, the last one first, whether it is back or not', async () => {
    const first = await came(desk, { Assets: [{ AssetId: thing('T-02'), Quantity: 1 }] })
    await giveBack(first.AssetLoanIds[0], thing('T-02'), 1)
    const second = await came(desk, {
      Assets: [
        { AssetId: thing('T-02'), Quantity: 1 },
        { AssetId: thing('U-01'), Quantity: 1 },
      ],
    })
    const { body } = await desk.get('/api/v1/Guest/Loan', { AssetId: thing('T-02') })
    const had = body.Data.map(
      (loan: { GuestId: string; Lines: { AssetId: string; StillLoan: number }[] }) => [
        loan.GuestId,
        loan.Lines.map((line) => [line.AssetId, line.StillLoan]),
      ],
    )
    expect(had).toEqual([
      [second.Id, [[thing('T-02'), 1]]],
      [first.Id, [[thing('T-02'), 0]]],
    ])
  })
})
