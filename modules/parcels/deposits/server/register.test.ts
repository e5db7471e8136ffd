import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { residentOf } from '#database/cast/people.ts'
import { newId } from '#platform/contract/new-id.ts'
import { depositing, leave, leaveCash } from '#tests/setup/deposits.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { handOverRequest } from '#tests/setup/packages.ts'

const { wang, neighbour, elsewhere } = cast.households
const lin = residentOf('A棟-12F-3', '林淑芬')
const base = '/api/v1/CollectionPayment'

let lobby: Lobby
let desk: Desk
let desk2: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
})
afterAll(() => lobby.close())

const register = (changes: Record<string, unknown> = {}, who = desk) => who.post(base, depositing(changes))
const outsider = { TabletId: null, Username: '水電行 林師傅', UserPhone: '0933527180' }
const counter = async (): Promise<number> =>
  (await desk.get(`${base}/Uncollected/Count`)).body.Data.UncollectedCount
const handOver = (who: Desk, Ids: string[], changes = {}) =>
  who.patch(`${base}/Uncollected/Status`, handOverRequest({ Ids, ...changes }))
const detail = async (id: string) => (await desk.get(`${base}/${id}`)).body.Data
const list = async (query = {}) => (await desk.get(base, query)).body
const correction = async (id: string, changes: Record<string, unknown>) => {
  const { Version, TabletId, PayTabletId, PayUsername, TypeDetail, Username } = await detail(id)
  return { Version, TabletId, PayTabletId, PayUsername, TypeDetail, Username, ...changes }
}

describe('registering a deposit', () => {
  it('for a named person from another household, numbered, counted and audited', async () => {
    const before = await counter()
    const made = await leave(desk, {
      RecipientId: lin.id,
      Type: 1,
      Location: '冰-2',
      Note: '水餃',
      ExpectedOn: '2026-12-01',
    })
    expect(made).toMatchObject({
      TabletNote: 'A棟-12F-3',
      Username: '林淑芬',
      PayTabletNote: 'B棟-3F-1',
      PayUsername: '李佩珊',
      TypeDetail: 1,
      TypeDetailName: '文件',
      Money: 0,
      Type: 1,
      State: 'waiting',
      ExpectedOn: '2026-12-01',
      ReceiptNumber: null,
    })
    expect(made.SerialNum).toBe('D032')
    expect((await leave(desk)).SerialNum).toBe('D033')
    expect(await counter()).toBe(before + 2)
    const audits = await lobby.owner.query('select action from audit where target_id = $1', [made.Id])
    expect(audits.rows.map((row) => row.action)).toEqual(['deposits.register'])
  })

  it('the same deposit sent again, also at the same time, is the same one; its id never stands for another', async () => {
    const request = depositing({ TypeDetail: 8, Money: 500 })
    const answers = await Promise.all([1, 2, 3].map(() => desk.post(base, request)))
    expect(answers.map((a) => a.status)).toEqual([200, 200, 200])
    expect(new Set(answers.map((a) => JSON.stringify(a.body))).size).toBe(1)
    expect((await desk.post(base, { ...request, Note: '別的' })).body.ErrorMessage.Code).toBe(409112)
  })

  it('for and from outsiders by name and phone; nobody named is refused', async () => {
    const made = await leave(desk, {
      ...outsider,
      PayTabletId: null,
      PayUsername: '鄭先生',
      PayUserPhone: '0912000111',
    })
    expect(made).toMatchObject({
      TabletId: null,
      TabletNote: '',
      Username: '水電行 林師傅',
      PayTabletNote: '',
    })
    // Their numbers are masked; one act shows them, and a correction sends them back as they came.
    expect(await detail(made.Id)).toMatchObject({ UserPhone: '0933***180', PayUserPhone: '0912***111' })
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    const whole = await manager.get(`/api/v1/PhoneNumber/depositPayer/${made.Id}`)
    expect(whole.body.Data.Numbers).toEqual(['0912000111'])
    const { Username, UserPhone, PayUsername, PayUserPhone, TypeDetail, Version } = await detail(made.Id)
    const content = {
      TabletId: null,
      Username,
      UserPhone,
      PayTabletId: null,
      PayUsername,
      PayUserPhone,
      TypeDetail,
    }
    const corrected = await desk.patch(`${base}/${made.Id}`, { ...content, Version, Note: '放冰箱' })
    expect(corrected.status).toBe(200)
    expect((await manager.get(`/api/v1/PhoneNumber/depositRecipient/${made.Id}`)).body.Data.Numbers).toEqual([
      '0933527180',
    ])
    expect((await register({ TabletId: null })).body.ErrorMessage.Code).toBe(400112)
    expect((await register({ PayTabletId: null, PayUsername: '' })).body.ErrorMessage.Code).toBe(400113)
  })

  it('foreign and unknown households, persons and kinds are refused', async () => {
    expect((await register({ TabletId: elsewhere.id })).status).toBe(404)
    expect((await register({ PayTabletId: newId() })).status).toBe(404)
    expect((await register({ TabletId: neighbour.id, RecipientId: lin.id })).body.ErrorMessage.Code).toBe(
      400114,
    )
    expect((await register({ TypeDetail: 77 })).body.ErrorMessage.Code).toBe(400115)
  })
})

describe('handing over to an outsider', () => {
  it('goes by signature or by hand, never by a card or phone of some household', async () => {
    const { Id } = await leave(desk, outsider)
    const byCard = await handOver(desk, [Id], { ReceiveType: 2, ReceiveCode: cast.cards.decimal.code })
    expect(byCard.body.ErrorMessage.Code).toBe(400118)
    expect((await handOver(desk, [Id], { ReceiveType: 1 })).status).toBe(400)
    expect((await handOver(desk, [Id], { Note: '已核對證件' })).status).toBe(200)
    expect((await detail(Id)).State).toBe('handedOver')
  })
})

describe('correcting a deposit', () => {
  it('keeps the old values, and the second of two desks is told who was faster', async () => {
    const { Id } = await leave(desk, { Note: '一袋' })
    const sent = await correction(Id, { Note: '兩袋', TypeDetail: 4, Reason: '數錯' })
    const first = await desk2.patch(`${base}/${Id}`, sent)
    expect(first.status).toBe(200)
    expect(first.body.Data.Timeline.at(-1)).toMatchObject({
      Act: 'corrected',
      By: '林志明',
      Reason: '數錯',
      Changes: [
        { Field: 'kind', Before: '文件', After: '衣物' },
        { Field: 'note', Before: '一袋', After: '兩袋' },
      ],
    })
    const second = await desk.patch(`${base}/${Id}`, { ...sent, Note: '三袋' })
    expect(second.body.ErrorMessage).toMatchObject({ Code: 409114 })
    expect(second.body.Message).toMatch(/^這件寄放已由林志明於(今天|昨天) \d\d:\d\d 更正/)
  })

  it('cash stays cash, and what was handed over is no longer corrected', async () => {
    const { Id } = await leaveCash(desk, 100)
    const other = await desk.patch(`${base}/${Id}`, await correction(Id, { TypeDetail: 1 }))
    expect(other.body.ErrorMessage.Code).toBe(400117)
    const note = await correction(Id, { Note: '晚點來拿' })
    await handOver(desk, [Id])
    expect((await desk.patch(`${base}/${Id}`, note)).body.ErrorMessage.Code).toBe(409113)
  })
})

describe('taking back', () => {
  it('a registration is voided with a reason; it is no longer counted nor handed over', async () => {
    const { Id } = await leave(desk)
    const before = await counter()
    expect((await desk.post(`${base}/${Id}/Void`, { Reason: '' })).status).toBe(400)
    expect((await desk.post(`${base}/${Id}/Void`, { Reason: '登記錯戶' })).status).toBe(200)
    expect(await counter()).toBe(before - 1)
    expect((await handOver(desk, [Id])).status).toBe(404)
    expect((await detail(Id)).Timeline.at(-1)).toMatchObject({ Act: 'voided', Reason: '登記錯戶' })
  })

  it('a hand-over is undone within 24 hours, once, and stays in the history', async () => {
    const { Id } = await leave(desk)
    const undo = () => desk.post(`${base}/${Id}/UndoHandOver`, { Reason: '領錯人' })
    expect((await undo()).body.ErrorMessage.Code).toBe(409115)
    await handOver(desk, [Id], { Note: '家人代領' })
    expect((await detail(Id)).UndoableUntil).toMatch(/Z$/)
    expect((await undo()).body.Data).toMatchObject({ State: 'waiting', UndoableUntil: null })
    expect((await detail(Id)).Timeline.map((item: { Act: string }) => item.Act)).toEqual([
      'registered',
      'handedOver',
      'handOverUndone',
    ])
    await handOver(desk, [Id])
    await lobby.owner.query("update deposit set handed_over_at = now() - interval '25 hours' where id = $1", [
      Id,
    ])
    expect((await undo()).body.ErrorMessage.Code).toBe(409116)
  })

  it('by roles that the community chose', async () => {
    const { Id } = await leave(desk)
    await handOver(desk, [Id])
    await lobby.owner.query("update membership set role = 'committee' where account_id = $1", [
      cast.accounts.once1.id,
    ])
    const committee = await lobby.as('once1')
    expect((await committee.post(`${base}/${Id}/UndoHandOver`, { Reason: '領錯' })).status).toBe(403)
    expect((await committee.get(`${base}/${Id}`)).body.Data.UndoableUntil).toBeNull()
  })
})

describe('all deposits', () => {
  it('are found by number, household, name and note, and by state, kind, building and day', async () => {
    const note = `找我${newId().slice(0, 6)}`
    const { Id, SerialNum } = await leave(desk, { ...outsider, Note: note })
    const ids = async (query: object) => (await list(query)).Data.map((row: { Id: string }) => row.Id)
    for (const Text of [SerialNum, SerialNum.toLowerCase(), note, '林師傅'])
      expect(await ids({ Text })).toContain(Id)
    expect(await ids({ Text: note, State: 'handedOver' })).toEqual([])
    const cash = (await list({ TypeDetail: 8, State: 'waiting', MaxCount: 100 })).Data
    expect(new Set(cash.map((item: { TypeDetail: number }) => item.TypeDetail))).toEqual(new Set([8]))
    const ofC = (await list({ Tag: 'C棟', MaxCount: 100 })).Data
    expect(ofC.every((item: { TabletNote: string }) => item.TabletNote.startsWith('C棟'))).toBe(true)
    expect(await ids({ To: '2020-01-01' })).toEqual([])
    expect((await list({ TabletId: wang.id, Text: 'D029' })).Data[0].Id).toBe(castId('deposit', 'D029'))
  })

  it('come page by page without a gap, also while others register', async () => {
    const seen: string[] = []
    let After = ''
    do {
      const page = await list({ MaxCount: 7, After })
      seen.push(...page.Data.map((row: { Id: string }) => row.Id))
      After = page.Pagination.After
      await leave(desk)
    } while (After)
    expect(new Set(seen).size).toBe(seen.length)
    const { rows } = await lobby.owner.query(
      'select count(*)::int as n from deposit where arrived_at < now()',
    )
    expect(seen.length).toBeGreaterThan(31)
    expect(seen.length).toBeLessThan(rows[0].n)
  })
})

const numberOf = (item: { TypeDetail: number }) => item.TypeDetail

describe('kinds', () => {
  it('are added, renamed, retired and ordered by a manager; cash is fixed', async () => {
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    const made = (await manager.post(`${base}/Kind`, { Name: '安全帽' })).body.Data
    expect(made).toMatchObject({ TypeDetail: 10, IsCash: false, IsRetired: false })
    expect((await manager.post(`${base}/Kind`, { Name: '安全帽' })).body.ErrorMessage.Code).toBe(409117)
    expect((await register({ TypeDetail: 10 })).status).toBe(200)
    const renamed = { Name: '雨具', IsRetired: true, Version: 1 }
    expect((await manager.patch(`${base}/Kind/10`, renamed)).status).toBe(200)
    const late = await manager.patch(`${base}/Kind/10`, { Name: '雨傘', Version: 1 })
    expect([late.status, late.body.ErrorMessage.Code]).toEqual([409, 409118])
    expect(late.body.Message).toContain('「雨具」剛被另一位管理人員改過')
    expect((await register({ TypeDetail: 10 })).body.ErrorMessage.Code).toBe(400115)
    expect(
      (await manager.patch(`${base}/Kind/8`, { IsRetired: true, Version: 1 })).body.ErrorMessage.Code,
    ).toBe(400117)
    const all: { TypeDetail: number; IsRetired: boolean }[] = (await manager.get(`${base}/Kind`)).body.Data
    const Seen = all.filter((item) => !item.IsRetired).map(numberOf)
    const TypeDetails = Seen.toReversed()
    const ordered = (await manager.put(`${base}/Kind/Order`, { TypeDetails, Seen })).body.Data
    expect(ordered.map(numberOf)).toEqual([...TypeDetails, 10])
    const again = await manager.put(`${base}/Kind/Order`, { TypeDetails: Seen, Seen })
    expect([again.status, again.body.ErrorMessage.Code]).toEqual([409, 409119])
    expect((await desk.post(`${base}/Kind`, { Name: '花' })).status).toBe(403)
  })
})
