import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { came, detailOf, leaveWith, walkIn } from '#tests/setup/visitors.ts'

let lobby: Lobby
let desk: Desk
let desk2: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
})
afterAll(() => lobby.close())

const codeOf = ({ body }: Answer): number => body.ErrorMessage?.Code
const counter = async () => (await desk.get('/api/v1/Guest/Old/Arrived/Count')).body.Data.ArrivedGuestCount

describe('somebody who walks in', () => {
  it('is inside at once, and the counters know (R065, R154)', async () => {
    const before = await counter()
    expect(before).toBe(cast.counts.visitors)
    const item = await came(desk, { Phone: '０９１２－３４５－６７８', LicensePlateNumber: 'ａｂｃ１２３４' })
    expect(item).toMatchObject({
      Status: 1,
      TargetKind: 'household',
      TabletNote: 'A棟-12F-3',
      GuestName: '方先生',
      Phone: '0912***678',
      PeopleCount: 2,
      CauseTypeName: '親友來訪',
      LicensePlateNumber: 'ABC-1234',
      ArrivedInfo: { OperatorName: '陳怡君', How: 'walkIn', CarrierCode: '', IdCardId: null },
      LeavedAtUtc: null,
    })
    expect(await counter()).toBe(before + 1)
    expect((await desk.get('/api/v1/Guest/Arrived/Total')).body.Data.Total).toBe(before + 1)
  })

  it('needs a number of people and a reason; a household only where they visit one', async () => {
    const without = await walkIn(desk, { PeopleCount: undefined })
    expect(without.body.Messages).toEqual(['PeopleCount：請填寫人數'])
    expect((await walkIn(desk, { PeopleCount: 0 })).status).toBe(400)
    expect((await walkIn(desk, { CauseTypeId: null })).body.Message).toBe('請選擇或填寫來訪事由。')
    const nobody = await walkIn(desk, { TabletId: null, TargetKind: 'household' })
    expect(nobody.body.Message).toBe('訪客要找住戶，請選擇戶別。')
    const delivery = await came(desk, {
      TabletId: null,
      TargetKind: 'delivery',
      GuestName: '',
      CauseTypeId: null,
      CauseTypeName: '送便當',
    })
    expect(delivery).toMatchObject({ TabletNote: '', CauseTypeName: '送便當', CauseTypeId: null })
    expect((await came(desk, { TabletId: null })).TargetKind).toBe('other')
  })

  it('has a reason and a kind of vendor of this community, and of this reason', async () => {
    const foreign = await walkIn(desk, { CauseTypeId: castId('visitReason', '松濤苑 看屋') })
    expect(codeOf(foreign)).toBe(400541)
    const works = castId('visitReason', '施工修繕')
    const pipes = castId('vendorKind', '施工修繕 水電')
    expect(await came(desk, { CauseTypeId: works, VendorTypeId: pipes })).toMatchObject({
      VendorTypeName: '水電',
    })
    expect(codeOf(await walkIn(desk, { VendorTypeId: pipes }))).toBe(400542)
    expect((await walkIn(desk, { TabletId: cast.households.elsewhere.id })).status).toBe(404)
  })

  it('hears what is wrong with a plate or a telephone number', async () => {
    expect((await walkIn(desk, { LicensePlateNumber: '??' })).body.Message).toMatch(/^車牌只能有/)
    expect((await walkIn(desk, { Phone: '找不到' })).body.Message).toMatch(/^電話號碼不正確/)
    expect((await came(desk, { LicensePlateNumber: '軍 A-1234' })).LicensePlateNumber).toBe('軍-A-1234')
  })

  it('is once, however often the registration is sent', async () => {
    const Id = newId()
    const answers = await Promise.all(Array.from({ length: 6 }, () => walkIn(desk, { Id })))
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map((answer) => answer.body.Data.CreateAt)).size).toBe(1)
    expect(codeOf(await walkIn(desk, { Id, GuestName: '另一位' }))).toBe(409540)
  })

  it('gives a kind of card as a pledge, never the national ID card unless it is switched on (戶籍法 56)', async () => {
    const item = await came(desk, { IdCardId: castId('pledgeKind', '駕照'), PledgeSlot: '12' })
    expect(item.ArrivedInfo).toMatchObject({ IdCardName: '駕照', PledgeSlot: '12' })
    const national = await walkIn(desk, { IdCardId: castId('pledgeKind', '身分證') })
    expect(national.body.Message).toBe('社區沒有這一種換證證件，或已停用，請重新選擇。')
    const columns = await lobby.owner.query(
      "select column_name as name from information_schema.columns where table_name = 'visitor' and column_name like 'pledge%'",
    )
    expect(columns.rows.map((row) => row.name).sort()).toEqual([
      'pledge_kind',
      'pledge_kind_id',
      'pledge_slot',
    ])
  })

  it('has a visitor card and a parking bay alone: of desks that give the same one away, one does', async () => {
    const wins = async (changes: Record<string, unknown>, code: number) => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => walkIn(n % 2 ? desk : desk2, changes)),
      )
      expect(answers.filter((answer) => answer.status === 200).length).toBe(1)
      expect(new Set(answers.filter((answer) => answer.status !== 200).map(codeOf))).toEqual(new Set([code]))
      return answers.find((answer) => answer.status === 200)?.body.Data.Id
    }
    // The same card as another reader writes it.
    const holder = await wins({ CarrierCode: '0A1B2C3D' }, 409541)
    expect(codeOf(await walkIn(desk, { CarrierCode: '169552957' }))).toBe(409541)
    await wins({ ParkingSpace: 'V-06' }, 409542)
    await leaveWith(desk, holder)
    await came(desk, { CarrierCode: '0A1B2C3D' })
  })
})

describe('a correction', () => {
  it('keeps the old values in the timeline, and never writes over another desk unseen', async () => {
    const { Id, RowVersion } = await came(desk)
    const { status, body } = await desk.patch(`/api/v1/Guest/${Id}`, {
      RowVersion,
      GuestName: '方太太',
      PeopleCount: 3,
    })
    expect([status, body.Data.GuestName, body.Data.PeopleCount]).toEqual([200, '方太太', 3])
    expect(body.Data.Timeline.at(-1)).toMatchObject({
      What: 'corrected',
      By: '陳怡君',
      Changes: [
        { Field: 'name', Before: '方先生', After: '方太太' },
        { Field: 'people', Before: '2', After: '3' },
      ],
    })
    const late = await desk2.patch(`/api/v1/Guest/${Id}`, { RowVersion, Remark: '晚了' })
    expect(late.body.Message).toMatch(/^陳怡君已於今天 \d\d:\d\d改過這筆訪客紀錄，您的修改沒有儲存/)
    expect((await detailOf(desk, Id)).Remark).toBe('')
  })

  it('may come as a JSON Patch (RFC 6902), and leaves alone what it does not name', async () => {
    const { Id } = await came(desk, { Remark: '留著', Phone: '0912000111' })
    const patch = [{ op: 'replace', path: '/GuestName', value: '方小姐' }]
    const headers = { 'content-type': 'application/json-patch+json' }
    const answer = await desk.send('PATCH', `/api/v1/Guest/${Id}`, JSON.stringify(patch), headers)
    expect(answer.body.Data).toMatchObject({
      GuestName: '方小姐',
      Remark: '留著',
      Phone: '0912***111',
      CauseTypeName: '親友來訪',
    })
    // A number that comes back masked is what it was.
    await desk.send('PATCH', `/api/v1/Guest/${Id}`, JSON.stringify({ Phone: '0912***111', Remark: '改' }))
    const { body: whole } = await desk.get(`/api/v1/PhoneNumber/visitor/${Id}`)
    expect(whole.Data).toEqual({ Numbers: ['0912000111'] })
    const wrong = await desk.send(
      'PATCH',
      `/api/v1/Guest/${Id}`,
      '[{"op":"remove","path":"/Remark"}]',
      headers,
    )
    expect([wrong.status, codeOf(wrong)]).toEqual([400, 400002])
  })

  it('of a reason takes the kind of vendor away that it does not have', async () => {
    const { Id } = await came(desk, {
      CauseTypeId: castId('visitReason', '施工修繕'),
      VendorTypeId: castId('vendorKind', '施工修繕 水電'),
    })
    const { body } = await desk.patch(`/api/v1/Guest/${Id}`, { CauseTypeName: '送資料' })
    expect(body.Data).toMatchObject({ CauseTypeId: null, CauseTypeName: '送資料', VendorTypeName: '' })
  })

  it('notes what the host said when the desk called', async () => {
    const { Id } = await came(desk)
    const { body } = await desk.post(`/api/v1/Guest/${Id}/Approval`, {
      Approval: 'approved',
      ApprovalBy: '林淑芬',
    })
    expect(body.Data).toMatchObject({
      Approval: 'approved',
      ApprovalBy: '林淑芬',
      ApprovalNotedBy: '陳怡君',
    })
    await leaveWith(desk, Id)
    expect(codeOf(await desk.post(`/api/v1/Guest/${Id}/Approval`, { Approval: 'refused' }))).toBe(409545)
  })
})
