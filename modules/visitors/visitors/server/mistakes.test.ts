import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { booked, came, detailOf, leaveWith, thing, walkIn } from '#tests/setup/visitors.ts'

let lobby: Lobby
let desk: Desk
let desk2: Desk
let elsewhere: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
  elsewhere = await lobby.as('desk2', '松濤苑')
})
afterAll(() => lobby.close())

const scan = (code: string, who = desk) => who.post(`/api/v1/Guest/QRcode/${code}`)
const giveBack = (loanId: string, quantity: number) =>
  desk.post(`/KingNetApiMvc/asset_loans/${loanId}`, {
    returnHistories: [{ assetId: thing('W-01'), quantity }],
  })
const stock = async () =>
  (await lobby.owner.query('select stock, lent from lendable where id = $1', [thing('W-01')])).rows[0]

it('each mistake at the desk has a sentence of its own that says what to do, and none moves the stock', async () => {
  const item = await booked(desk, { GuestName: '預約的人' })
  const used = await booked(desk)
  expect((await scan(used.QrCode)).status).toBe(200)
  const inside = await came(desk, { Assets: [{ AssetId: thing('W-01'), Quantity: 1 }] })
  const [loan] = inside.AssetLoanIds
  const before = await stock()

  const made: Record<string, Answer> = {
    'an unknown code': await scan(`LV${'0'.repeat(60)}`),
    'a used code': await scan(used.QrCode),
    'a visitor of another community': await leaveWith(elsewhere, inside.Id),
    'a loan above the stock': await walkIn(desk, { Assets: [{ AssetId: thing('W-01'), Quantity: 99 }] }),
    'a return above the loan': await giveBack(loan, 2),
    'leaving before arriving': await leaveWith(desk, item.Id),
    'a plate that is none': await walkIn(desk, { LicensePlateNumber: '＠＠' }),
    'leaving with something missing': await leaveWith(desk, inside.Id),
  }
  expect(Object.fromEntries(Object.entries(made).map(([what, { body }]) => [what, body.Message]))).toEqual({
    'an unknown code': '沒有這個訪客 QR 碼，請訪客重新出示，或改以姓名查詢預約。',
    'a used code': expect.stringMatching(/^這個 QR 碼已於今天 \d\d:\d\d 使用過，不能再用。$/),
    'a visitor of another community': '找不到這筆資料，可能已被移除。',
    'a loan above the stock': expect.stringMatching(/^W-01 輪椅 只剩 \d 件可借，這次要借 99 件。$/),
    'a return above the loan': 'W-01 輪椅 只有 1 件未還，這次要歸還 2 件。',
    'leaving before arriving': '訪客還沒到訪，無法登記離開。',
    'a plate that is none': '車牌只能有英文字母、數字、中文字與連字號，請檢查後再送出。',
    'leaving with something missing': '還有 1 項物品沒有歸還：W-01 輪椅 ×1。',
  })
  expect(await stock()).toEqual(before)
  expect([(await detailOf(desk, item.Id)).Status, (await detailOf(desk, inside.Id)).Status]).toEqual([0, 1])

  // The code of a visitor of another community is as unknown as any other.
  const foreign = await scan(item.QrCode, elsewhere)
  expect([foreign.status, foreign.body.Message]).toEqual([404, made['an unknown code']?.body.Message])
  // Full-width letters are no mistake: the plate is the same.
  expect((await came(desk, { LicensePlateNumber: 'ｗｘｙ－９８７６' })).LicensePlateNumber).toBe('WXY-9876')

  // Two desks release the same visitor, who gives back what they had: it comes back once.
  await giveBack(loan, 1)
  const answers = await Promise.all([leaveWith(desk, inside.Id), leaveWith(desk2, inside.Id)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
  expect(answers.find((answer) => answer.status === 400)?.body.Message).toBe('訪客已離開！')
  expect(await stock()).toEqual({ ...before, lent: before.lent - 1 })
})
