import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive } from '#tests/setup/packages.ts'

const { wang, elsewhere } = cast.households
const base = '/api/v1/Postal/Return-Postal'

let lobby: Lobby
let desk: Desk
let desk2: Desk
let desks: Desk[]
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
  desks = [desk, desk2, await lobby.as('auth_0912345678', '晴川社區')]
})
afterAll(() => lobby.close())

const leave = (changes: Record<string, unknown> = {}, who = desk) =>
  who.post(base, {
    ItemId: newId(),
    Kind: 'return',
    TabletId: wang.id,
    SenderName: '林淑芬',
    CourierName: '宅配通',
    ...changes,
  })
const left = async (changes: Record<string, unknown> = {}) => {
  const { status, body } = await leave(changes)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.Data
}
const give = (ItemIds: string[], changes: Record<string, unknown> = {}, who = desk) =>
  who.patch(`${base}/Status`, { ItemIds, CourierPerson: '阿宏', ...changes })
const detail = async (id: string) => (await desk.get(`${base}/${id}`)).body.Data
const counter = async (): Promise<number> => (await desk.get(`${base}/Count`)).body.Data.ReturnPostalCount
const list = async (query: Record<string, string | number> = {}) => (await desk.get(base, query)).body

describe('returns and outgoing parcels', () => {
  it('are 3 returns and some parcels in the demo community; the counter counts returns alone', async () => {
    expect(await counter()).toBe(cast.counts.returns)
    const { body } = await desk.get(`${base}/Waiting/Summary`)
    expect(body.Data).toMatchObject({ Returns: 3, Outgoing: 3 })
    expect(body.Data.Couriers[0]).toEqual({ CourierName: '黑貓宅急便', Returns: 3, Outgoing: 1 })
    const all = await list({ Kind: 'return' })
    expect(all.Data.map((row: { TabletNote: string }) => row.TabletNote)).toEqual([
      'A棟-8F-1',
      'B棟-13F-2',
      'C棟-4F-2',
    ])
  })

  it('are registered with a number of their own, once however often they are sent', async () => {
    const ItemId = newId()
    const answers = await Promise.all(Array.from({ length: 6 }, () => leave({ ItemId, PieceCount: 2 })))
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map((answer) => answer.body.Data.SerialNum)).size).toBe(1)
    expect(answers[0]?.body.Data).toMatchObject({
      SerialNum: expect.stringMatching(/^R\d{3}$/),
      TabletNote: 'A棟-12F-3',
      PieceCount: 2,
      State: 'waiting',
      ArrivedBy: '陳怡君',
    })
    expect((await leave({ ItemId, SenderName: '別人' })).body.ErrorMessage.Code).toBe(409161)
    const parcel = await left({
      Kind: 'outgoing',
      TabletId: null,
      SenderName: '櫃台',
      Freight: 'collect',
      CashOnDelivery: 350,
    })
    expect(parcel).toMatchObject({
      SerialNum: expect.stringMatching(/^S\d{3}$/),
      TabletNote: '',
      CashOnDelivery: 350,
    })
  })

  it('need somebody who sends them, of this community', async () => {
    expect((await leave({ TabletId: null })).body.Message).toBe('退件請選擇戶別。')
    const nobody = await leave({ Kind: 'outgoing', TabletId: null, SenderName: ' ' })
    expect(nobody.body.Message).toBe('請選擇戶別，或填寫寄件人。')
    expect((await leave({ TabletId: elsewhere.id })).status).toBe(404)
  })

  it('are found by household, sender, number, its end, courier and serial number', async () => {
    const entry = await left({ TrackingNumber: undefined, TransportCode: 'TW55501234', SenderName: '王小明' })
    const finds = async (Text: string) =>
      (await list({ Text })).Data.map((item: { ItemId: string }) => item.ItemId)
    for (const text of ['A12-3', '小明', 'TW55501234', '1234', '宅配通', entry.SerialNum])
      expect(await finds(text), text).toContain(entry.ItemId)
    expect(await finds('沒有這個人')).toEqual([])
    const past = await list({ State: 'handedToCourier', CourierName: 'momo' })
    expect(past.Data.length).toBeGreaterThan(0)
    expect(new Set(past.Data.map((item: { CourierName: string }) => item.CourierName))).toEqual(
      new Set(['momo']),
    )
  })

  it('come page by page, none lost and none twice, while new ones arrive', async () => {
    const seen: string[] = []
    let After = ''
    do {
      const page = await list({ State: 'handedToCourier', MaxCount: 10, After })
      seen.push(...page.Data.map((row: { ItemId: string }) => row.ItemId))
      After = page.Pagination.After
      await give([(await left()).ItemId])
    } while (After)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBe((await list({ State: 'handedToCourier', MaxCount: 1 })).Pagination.Total - 4)
    expect((await desk.get(base, { After: 'x' })).status).toBe(400)
  })
})

describe('giving items to a courier', () => {
  it('takes all of them or none: of twenty desks one wins, the others hear who and when', async () => {
    const ids = [(await left()).ItemId, (await left()).ItemId, (await left()).ItemId]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => give(n % 2 ? ids : ids.toReversed(), {}, desks[n % desks.length])),
    )
    expect(answers.filter((answer) => answer.status === 200).length).toBe(1)
    const lost = answers.filter((answer) => answer.status === 409)
    expect(lost.length).toBe(19)
    for (const { body } of lost) {
      expect(body.Message).toMatch(/R\d{3}、R\d{3}、R\d{3} 已由(陳怡君|林志明|沈韻如)於今天 \d\d:\d\d 交付。/)
      expect(body.Data).toHaveLength(3)
    }
    const { rows } = await lobby.owner.query(
      "select count(*) as n from courier_item_change where item_id = any($1) and act = 'handedToCourier'",
      [ids],
    )
    expect(Number(rows[0].n)).toBe(3)
  })

  it('is refused for one taken already, for a foreign one, and for two couriers at once; nothing changes', async () => {
    const [a, b, c] = [await left(), await left(), await left({ CourierName: 'momo' })]
    await give([a.ItemId])
    const taken = await give([a.ItemId, b.ItemId])
    expect(taken.body.Message).toContain('這次沒有交付任何一件，其餘 1 件仍待取。')
    expect((await give([b.ItemId, newId()])).status).toBe(404)
    expect((await give([b.ItemId, c.ItemId])).body.Message).toBe('一次只能交給一家物流，請分開交付。')
    expect((await detail(b.ItemId)).State).toBe('waiting')
  })

  it('makes an item of no courier the one’s who came, and keeps who, note and signature', async () => {
    const { ItemId } = await left({ CourierName: '' })
    expect((await give([ItemId], { CourierName: '新竹物流', Note: '車號 8831' })).status).toBe(200)
    expect(await detail(ItemId)).toMatchObject({
      State: 'handedToCourier',
      CourierName: '新竹物流',
      CourierPerson: '阿宏',
      Timeline: [
        { What: 'registered' },
        { What: 'handedToCourier', CourierPerson: '阿宏', Note: '車號 8831' },
      ],
    })
    expect(
      (await give([(await left()).ItemId], { HandwriteUrl: 'handwrite/2026/01/01/0-x.png' })).status,
    ).toBe(400)
  })

  it('is undone within 24 hours with a reason, and stays in the timeline', async () => {
    const { ItemId } = await left()
    await give([ItemId])
    expect((await detail(ItemId)).UndoUntil).not.toBeNull()
    expect((await desk.post(`${base}/${ItemId}/Undo`, { Reason: ' ' })).status).toBe(400)
    const undone = await desk2.post(`${base}/${ItemId}/Undo`, { Reason: '拿錯件' })
    expect(undone.body.Data).toMatchObject({ State: 'waiting', HandedOverAt: null, UndoUntil: null })
    expect(undone.body.Data.Timeline.at(-1)).toMatchObject({
      What: 'handOverUndone',
      Reason: '拿錯件',
      By: '林志明',
    })
    expect((await desk.post(`${base}/${ItemId}/Undo`, { Reason: '再一次' })).body.ErrorMessage.Code).toBe(
      409165,
    )
    await give([ItemId])
    await lobby.owner.query(
      "update courier_item set handed_over_at = now() - interval '25 hours' where id = $1",
      [ItemId],
    )
    expect((await desk.post(`${base}/${ItemId}/Undo`, { Reason: '太晚' })).body.ErrorMessage.Code).toBe(
      409166,
    )
  })
})

describe('a correction', () => {
  it('keeps the old value and never writes over another desk unseen', async () => {
    const { ItemId, RowVersion } = await left({ Note: '紙箱' })
    const correct = (changes: Record<string, unknown>) =>
      desk.put(`${base}/${ItemId}`, { RowVersion, Reason: '寫錯', ...changes })
    const { body } = await correct({
      Note: '紙箱大',
      CourierName: 'momo',
      TabletId: cast.households.neighbour.id,
    })
    expect(body.Data).toMatchObject({ Note: '紙箱大', TabletNote: 'A棟-12F-4' })
    expect(body.Data.Timeline.at(-1).Changes).toEqual(
      expect.arrayContaining([
        { Field: 'note', Before: '紙箱', After: '紙箱大' },
        { Field: 'householdId', Before: 'A棟-12F-3', After: 'A棟-12F-4' },
      ]),
    )
    expect((await correct({ Note: '再改' })).body.ErrorMessage.Code).toBe(409164)
    await give([ItemId])
    expect((await correct({ Note: '太晚' })).body.ErrorMessage.Code).toBe(409163)
  })
})

describe('a package that becomes a return', () => {
  it('no longer waits for its household, and waits again when the return is voided', async () => {
    const { PdId, SerialNum } = await arrive(desk, { TransportCode: 'BACK-0001' })
    const before = await counter()
    const ItemId = newId()
    const turn = () =>
      desk.post(`${base}/Of-Package`, { ItemId, PdId, CourierName: '黑貓宅急便', Reason: '拒收' })
    const [one, again] = await Promise.all([turn(), turn()])
    expect([one.status, again.status]).toEqual([200, 200])
    expect(one.body.Data).toMatchObject({
      Kind: 'return',
      TransportCode: 'BACK-0001',
      PdId,
      TabletNote: 'A棟-12F-3',
    })
    expect(await counter()).toBe(before + 1)
    const waits = async () => {
      const { body } = await desk.get('/api/v1/Postal/Uncollected/Tablets', { TabletIds: [wang.id] })
      return body.Data.some((item: { SerialNum: string }) => item.SerialNum === SerialNum)
    }
    expect(await waits()).toBe(false)
    expect((await desk.post(`${base}/Of-Package`, { ItemId: newId(), PdId })).status).toBe(409)
    expect((await desk.post(`${base}/${ItemId}/Void`, { Reason: '住戶要了' })).status).toBe(200)
    expect([await waits(), await counter()]).toEqual([true, before])
    expect((await desk.post(`${base}/${ItemId}/Void`, { Reason: '再一次' })).body.ErrorMessage.Code).toBe(
      409163,
    )
    expect((await give([ItemId])).status).toBe(404)
  })
})

describe('who may', () => {
  it('nobody sees or changes an item of another community', async () => {
    const { ItemId, RowVersion } = await left()
    const other = await lobby.as('desk2', '松濤苑')
    expect((await other.get(`${base}/${ItemId}`)).status).toBe(404)
    expect((await other.put(`${base}/${ItemId}`, { RowVersion, Note: 'x' })).status).toBe(404)
    expect((await give([ItemId], {}, other)).status).toBe(404)
    expect((await other.post(`${base}/${ItemId}/Void`, { Reason: 'x' })).status).toBe(404)
    expect((await other.get(base)).body.Data).toHaveLength(1)
  })

  it('the committee looks but does not register or hand over; undoing is for the roles of the setting', async () => {
    const { ItemId } = await left()
    await lobby.owner.query("update membership set role = 'committee' where account_id = $1", [
      cast.accounts.eip1.id,
    ])
    const committee = await lobby.as('eip1')
    expect((await committee.get(base)).status).toBe(200)
    expect((await leave({}, committee)).status).toBe(403)
    expect((await give([ItemId], {}, committee)).status).toBe(403)
  })

  it('every write leaves an audit row and an event', async () => {
    const { ItemId } = await left()
    await give([ItemId])
    await desk.post(`${base}/${ItemId}/Undo`, { Reason: '拿錯' })
    await desk.post(`${base}/${ItemId}/Void`, { Reason: '取消' })
    const audit = await lobby.owner.query(
      "select action from audit where target = 'courierItem' and target_id = $1 and action <> 'returns.view' order by at, id",
      [ItemId],
    )
    expect(audit.rows.map((row) => row.action)).toEqual([
      'returns.register',
      'returns.handToCourier',
      'returns.undoHandOver',
      'returns.void',
    ])
    const events = await lobby.owner.query(
      'select name from event where payload::text like $1 order by number',
      [`%${ItemId}%`],
    )
    expect(events.rows.map((row) => row.name)).toEqual([
      'returns.registered',
      'returns.handedToCourier',
      'returns.handOverUndone',
      'returns.voided',
    ])
  })
})
