import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { residentOf } from '#database/cast/people.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest, registration } from '#tests/setup/packages.ts'

const { zhou } = cast.households
const lin = residentOf('A棟-12F-3', '林淑芬')
const ming = residentOf('A棟-7F-2', '周明德')

let lobby: Lobby
let desk: Desk
let desk2: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
})
afterAll(() => lobby.close())

const correct = (who: Desk, id: string, change: Record<string, unknown>, RowVersion = 1) =>
  who.put(`/api/v1/Postal/${id}`, { RowVersion, ...change })
const detailOf = async (id: string) => (await desk.get(`/api/v1/Postal/${id}/Detail`)).body.Data
const codeOf = ({ status, body }: Answer) => [status, body.ErrorMessage?.Code]
const rowsOf = async (sql: string, ...values: unknown[]) => (await lobby.owner.query(sql, values)).rows
const lastEvent = async (name: string) =>
  (await rowsOf('select payload from event where name = $1 order by number desc limit 1', name))[0]?.payload

describe('correcting a package', () => {
  it('keeps the old value beside the new one, with who, when and why', async () => {
    const { PdId, SerialNum, CreateAtUtc } = await arrive(desk, { Location: 'B-01', TransportCode: '111' })
    const { status, body } = await correct(desk2, PdId, {
      TabletId: zhou.id,
      RecipientId: ming.id,
      CourierId: castId('courier', '順豐'),
      IsRefrigerated: 1,
      TransportCode: '222',
      Location: '冰-1',
      Note: '易碎',
      IsPersonalOnly: true,
      IsCashOnDelivery: true,
      PieceCount: 3,
      Reason: '登記錯戶',
    })
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({
      PdId,
      SerialNum,
      CreateAtUtc,
      TabletId: zhou.id,
      TabletNote: 'A棟-7F-2',
      Name: '周明德',
      CourierName: '順豐',
      IsRefrigerated: 1,
      TransportCode: '222',
      Location: '冰-1',
      PlainNote: '易碎',
      IsPersonalOnly: true,
      IsCashOnDelivery: true,
      PieceCount: 3,
      IsCorrected: true,
      RowVersion: 2,
      ArrivedBy: '陳怡君',
    })
    const last = body.Data.Timeline.at(-1)
    expect(last).toMatchObject({ What: 'corrected', By: '林志明', Reason: '登記錯戶' })
    expect(last.Changes).toEqual([
      { Field: 'household', Before: 'A棟-12F-3', After: 'A棟-7F-2' },
      { Field: 'recipient', Before: '', After: '周明德' },
      { Field: 'courier', Before: '', After: '順豐' },
      { Field: 'temperature', Before: '0', After: '1' },
      { Field: 'trackingNumber', Before: '111', After: '222' },
      { Field: 'shelfPosition', Before: 'B-01', After: '冰-1' },
      { Field: 'note', Before: '', After: '易碎' },
      { Field: 'inPersonOnly', Before: 'false', After: 'true' },
      { Field: 'cashOnDelivery', Before: 'false', After: 'true' },
      { Field: 'pieceCount', Before: '1', After: '3' },
    ])
    const [audit] = await rowsOf(
      "select * from audit where target_id = $1 and action = 'packages.correct'",
      PdId,
    )
    expect(audit).toMatchObject({ account_name: '林志明', reason: '登記錯戶' })
    expect([audit.before.household, audit.after.household]).toEqual(['A棟-12F-3', 'A棟-7F-2'])
  })

  it('to another household or person is told, so that these hear of it; a position is not', async () => {
    const { PdId } = await arrive(desk)
    await correct(desk, PdId, { Location: 'C-01' })
    expect(await lastEvent('packages.corrected')).toMatchObject({ PdIds: [PdId], IsReaddressed: false })
    await correct(desk, PdId, { RecipientId: lin.id }, 2)
    expect(await lastEvent('packages.corrected')).toMatchObject({ PdIds: [PdId], IsReaddressed: true })
    await correct(desk, PdId, { TabletId: zhou.id }, 3)
    expect(await lastEvent('packages.corrected')).toMatchObject({ TabletId: zhou.id, IsReaddressed: true })
    expect(await detailOf(PdId)).toMatchObject({ Name: '', RecipientId: null })
  })

  it('of two desks at once one wins, and the other hears what changed and by whom', async () => {
    const { PdId } = await arrive(desk)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => correct(i % 2 ? desk : desk2, PdId, { Note: `第${i}次` })),
    )
    const won = answers.filter((a) => a.status === 200)
    expect(won).toHaveLength(1)
    const { By, Changes } = won[0]?.body.Data.Timeline.at(-1) ?? {}
    for (const lost of answers.filter((a) => a.status !== 200)) {
      expect(codeOf(lost)).toEqual([409, 409120])
      expect(lost.body.Message).toMatch(new RegExp(`^${By}已於.+ 變更這件包裹，您的更正沒有儲存`))
      expect(lost.body.Data).toEqual([expect.objectContaining({ What: 'corrected', By, Changes })])
    }
    expect((await detailOf(PdId)).PlainNote).toBe(Changes[0].After)
  })

  it('after a move by another desk is stopped too; after a reminder it is not', async () => {
    const { PdId } = await arrive(desk)
    await lobby.owner.query('update package set remind_count = 1, reminded_at = now() where id = $1', [PdId])
    expect((await correct(desk, PdId, { Note: '大件' })).status).toBe(200)
    await desk2.patch('/api/v1/Postal/Position', { PdIds: [PdId], Location: 'C-09' })
    const stopped = await correct(desk, PdId, { Location: 'B-02' }, 2)
    expect(codeOf(stopped)).toEqual([409, 409120])
    expect(stopped.body.Data[0]).toMatchObject({ What: 'moved', By: '林志明' })
  })

  it('of a package that does not wait reaches only the note', async () => {
    const [handedOver, voided] = [await arrive(desk), await arrive(desk)]
    await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [handedOver.PdId] }))
    await desk.post(`/api/v1/Postal/${voided.PdId}/Void`, { Reason: '重複登記' })
    for (const { PdId } of [handedOver, voided]) {
      const refused = await correct(desk, PdId, { TabletId: zhou.id, Note: '住戶說少一件' })
      expect(codeOf(refused)).toEqual([409, 409121])
      expect((await detailOf(PdId)).PlainNote).toBe('')
      const { status, body } = await correct(desk, PdId, { Note: '住戶說少一件' })
      expect([status, body.Data.PlainNote]).toEqual([200, '住戶說少一件'])
    }
  })

  it('refuses what registering refuses, and a correction of nothing, with a sentence; nothing changes', async () => {
    const { PdId } = await arrive(desk, { RecipientId: lin.id, IsPersonalOnly: true })
    const attempts: [change: Record<string, unknown>, status: number, code: number][] = [
      [{}, 400, 400121],
      [{ Note: '' }, 400, 400121],
      [{ TabletId: newId() }, 404, 404000],
      [{ TabletId: cast.households.elsewhere.id }, 404, 404000],
      [{ RecipientId: ming.id }, 400, 400103],
      [{ RecipientId: null }, 400, 400105],
      [{ TabletId: zhou.id }, 400, 400105],
      [{ PostalTypeId: castId('kind', '松濤苑 包裹') }, 400, 400104],
      [{ CourierId: castId('courier', '松濤苑 順豐') }, 400, 400104],
      [{ PieceCount: 0 }, 400, 400001],
      [{ PieceCount: 100 }, 400, 400001],
      [{ Note: '字'.repeat(31) }, 400, 400001],
    ]
    for (const [change, status, code] of attempts)
      expect([change, ...codeOf(await correct(desk, PdId, change))]).toEqual([change, status, code])
    expect(await detailOf(PdId)).toMatchObject({ RowVersion: 1, IsCorrected: false, Name: '林淑芬' })
  })

  it('keeps a recipient who has moved out since, when something else is corrected', async () => {
    const { PdId } = await arrive(desk, { TabletId: zhou.id, RecipientId: ming.id, IsPersonalOnly: true })
    await lobby.owner.query('update resident set moved_out_at = now() where id = $1', [ming.id])
    const { status, body } = await correct(desk, PdId, { Location: 'C-02' })
    await lobby.owner.query('update resident set moved_out_at = null where id = $1', [ming.id])
    expect([status, body.Data.Name]).toEqual([200, '周明德'])
  })

  it('does not turn a registration that is sent again late into another package', async () => {
    const request = registration({ Note: '兩件' })
    const { PdId } = (await desk.post('/api/v1/Postal', request)).body.Data
    await correct(desk2, String(PdId), { Note: '三件', PieceCount: 3 })
    const again = await desk.post('/api/v1/Postal', request)
    expect([again.status, again.body.Data.PdId, again.body.Data.PlainNote]).toEqual([200, PdId, '三件'])
    expect((await desk2.post('/api/v1/Postal', request)).body.ErrorMessage.Code).toBe(409104)
  })

  it("another community's package and an unknown one are not found by any call", async () => {
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    const foreign = await arrive(elsewhere, {
      TabletId: castId('household', '松濤-3F-2'),
      PostalTypeId: castId('kind', '松濤苑 包裹'),
    })
    const mine = await arrive(desk)
    for (const id of [foreign.PdId, newId(), 'x']) {
      const answers = [
        await desk.get(`/api/v1/Postal/${id}/Detail`),
        await correct(desk, id, { Note: 'x' }),
        await desk.post(`/api/v1/Postal/${id}/Lost`, { Reason: 'x' }),
        await desk.post(`/api/v1/Postal/${id}/Found`, {}),
      ]
      expect(answers.map((a) => a.status)).toEqual([404, 404, 404, 404])
    }
    const moved = await desk.patch('/api/v1/Postal/Position', {
      PdIds: [mine.PdId, foreign.PdId],
      Location: 'Z',
    })
    expect(moved.status).toBe(404)
    expect((await detailOf(mine.PdId)).Location).toBe('')
    expect(
      (await desk.get('/api/v1/Postal/List', { State: 'all', TabletIds: [castId('household', '松濤-3F-2')] }))
        .body.Data,
    ).toEqual([])
  })

  it('the committee looks but does not correct, move, search the shelves or mark as lost', async () => {
    const { PdId } = await arrive(desk)
    await lobby.owner.query("update membership set role = 'committee' where account_id = $1", [
      cast.accounts.once1.id,
    ])
    const committee = await lobby.as('once1')
    expect((await committee.get('/api/v1/Postal/List')).status).toBe(200)
    const answers = [
      await correct(committee, PdId, { Note: 'x' }),
      await committee.patch('/api/v1/Postal/Position', { PdIds: [PdId], Location: 'Z' }),
      await committee.post('/api/v1/Postal/StockTake', { Codes: [] }),
      await committee.post(`/api/v1/Postal/${PdId}/Lost`, { Reason: 'x' }),
    ]
    expect(answers.map((a) => codeOf(a))).toEqual(answers.map(() => [403, 403001]))
  })

  it('looking at a package is audited', async () => {
    const { PdId } = await arrive(desk)
    await detailOf(PdId)
    const rows = await rowsOf(
      "select account_name from audit where target_id = $1 and action = 'packageRecords.view'",
      PdId,
    )
    expect(rows).toEqual([{ account_name: '陳怡君' }])
  })
})
