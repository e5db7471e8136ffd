import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const mend = '../../../../database/migrations/0223_points_never_heard.sql'
const tag = '/api/v1/Alarm/tag'
let lobby: Lobby
let admin: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const settings = {
  TagName: '揚水泵電流',
  TagMean: '電流過高',
  AssetPosition: 'B1 揚水泵',
  CategoryId: 3,
  TagLevel: 2,
  IsPrivate: false,
  TabletId: null,
  AssetCode: 'P-022',
  Unit: 'A',
  LowLimit: '',
  HighLimit: '12.5',
  DebounceSeconds: 5,
  ReportSeconds: 600,
}
const add = (changes: object = {}, who = admin) => who.post(tag, { TagId: newId(), ...settings, ...changes })
const added = async (changes: object = {}) => (await add(changes)).body.Data
const list = async () => (await desk.get(`${tag}/`, { 'Pagination.Count': 2_147_483_647 })).body.Data

describe('points of the building', () => {
  it('name a thing of the register as it writes it; a number that it has not is refused with a sentence, unless it stood there before', async () => {
    const { TagId, RowVersion, AssetCode } = await added({ AssetCode: 'p-022' })
    expect(AssetCode).toBe('P-022')
    const refused = await add({ AssetCode: 'ZZ-999' })
    expect([refused.status, refused.body.ErrorMessage.Code]).toEqual([400, 400_22_007])
    expect(refused.body.Message).toContain('ZZ-999')
    const put = (RowVersion: number, code: string) =>
      admin.put(`${tag}/${TagId}`, { RowVersion, ...settings, AssetCode: code })
    expect((await put(RowVersion, 'ZZ-999')).status).toBe(400)
    await lobby.owner.query("update alarm_point set asset_code = 'OLD-1' where id = $1", [TagId])
    expect((await put(RowVersion, 'OLD-1')).body.Data.AssetCode).toBe('OLD-1')
    expect((await admin.patch(`${tag}/${TagId}/Retire`)).status).toBe(200)
  })

  it('are listed whole with their place, level and how they stand (R204, R221)', async () => {
    const points = await list()
    expect(points.length).toBe(19)
    expect(points.find((point: { AssetCode: string }) => point.AssetCode === 'P-021')).toMatchObject({
      TagName: 'B2 污水液位',
      TagMean: '高液位，2 號泵未啟動',
      AssetPosition: 'B2 污水泵',
      TagLevel: 3,
      Status: 'Abnormal',
      Value: '86',
      HighLimit: '75',
    })
    const { body } = await desk.get('/api/v1/asset/category')
    expect(body.Data).toContainEqual({ CategoryId: 1, CategoryName: '消防', TagCount: 5 })
  })

  it('that said nothing yet are not heard, also those that were once added as if they had been', async () => {
    const { TagId } = await added()
    const heardAt = async () => (await list()).find((one: { TagId: string }) => one.TagId === TagId)?.HeardAt
    expect(await heardAt()).toBeNull()
    await lobby.owner.query('update alarm_point set heard_at = added_at where id = $1', [TagId])
    expect(await heardAt()).not.toBeNull()
    await lobby.owner.query(readFileSync(new URL(mend, import.meta.url), 'utf8'))
    expect(await heardAt()).toBeNull()
  })

  it('that call for help are seen by who sees such calls alone, in the list and in the log', async () => {
    const committee = await lobby.as('committee1')
    const sees = async (who: Desk) =>
      (await who.get(`${tag}/`)).body.Data.filter((point: { IsPrivate: boolean }) => point.IsPrivate)
    const [help] = await sees(desk)
    expect(help).toBeDefined()
    expect(await sees(committee)).toEqual([])
    await admin.post('/api/v1/Alarm/Test/MockLog', { TagIds: [help.TagId], Status: 'Abnormal' })
    const log = async (who: Desk) =>
      (await who.get('/api/v1/Alarm/log', { TagIds: help.TagId })).body.Data.length
    expect([await log(desk), await log(committee)]).toEqual([1, 0])
  })

  it('are added once however often they are sent, and only by who sets them up', async () => {
    const TagId = newId()
    const answers = await Promise.all([1, 2, 3].map(() => add({ TagId })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await add({ TagId, TagLevel: 4 })).body.ErrorMessage.Code).toBe(409_22_001)
    expect((await add({}, desk)).status).toBe(403)
  })

  it('say what is wrong with them: a household too many or too few, limits crossed, a level that is none', async () => {
    expect((await add({ IsPrivate: true })).body.Message).toBe('私人測點請選擇戶別；公共測點不屬於任何一戶。')
    expect((await add({ TabletId: cast.households.wang.id })).status).toBe(400)
    expect((await add({ LowLimit: '13' })).body.Message).toBe('上限必須大於下限。')
    expect((await add({ TagLevel: 5 })).status).toBe(400)
    expect((await add({ IsPrivate: true, TabletId: cast.households.elsewhere.id })).status).toBe(404)
  })

  it('are corrected by who saw the newest of them, and watched no more once retired', async () => {
    const { TagId, RowVersion } = await added()
    const correct = (changes: object) => admin.put(`${tag}/${TagId}`, { ...settings, RowVersion, ...changes })
    expect((await correct({ TagLevel: 3 })).body.Data).toMatchObject({ TagLevel: 3, RowVersion: 2 })
    expect((await correct({ TagLevel: 1 })).body.ErrorMessage.Code).toBe(409_22_002)
    expect((await admin.patch(`${tag}/${TagId}/Retire`)).status).toBe(200)
    expect((await list()).some((point: { TagId: string }) => point.TagId === TagId)).toBe(false)
    expect((await admin.patch(`${tag}/${TagId}/Retire`)).status).toBe(404)
  })

  it('of which another is made are neither retired nor made a household’s: the other could not come any more', async () => {
    const part = await added()
    await added({ TagName: '火警', AnyOfTagIds: [part.TagId], AnyCount: 1, AssetCode: '' })
    const retired = await admin.patch(`${tag}/${part.TagId}/Retire`)
    expect([retired.status, retired.body.Message]).toEqual([
      409,
      '合成測點「火警」用到這個測點，不能停用、改成私人或合成測點；請先修改合成測點。',
    ])
    const { RowVersion } = part
    const privately = { ...settings, RowVersion, IsPrivate: true, TabletId: cast.households.wang.id }
    expect((await admin.put(`${tag}/${part.TagId}`, privately)).body.ErrorMessage.Code).toBe(409_22_003)
  })

  it('have their notices switched by the highest authority alone: 您並非最高權限管理者，無法進行此操作 (R238)', async () => {
    const { TagId } = await added()
    const path = `${tag}/${TagId}/SwitchNotification`
    const refused = await desk.patch(path)
    expect([refused.status, refused.body.Message]).toEqual([403, '您並非最高權限管理者，無法進行此操作'])
    expect((await admin.patch(path)).body.Data.IsNotified).toBe(false)
    expect((await admin.patch(path, { IsNotified: false })).body.Data.IsNotified).toBe(false)
  })

  it('are silent until a time within 30 days that the desk says', async () => {
    const { TagId } = await added()
    const silence = (ms: number | null) =>
      desk.patch(`${tag}/${TagId}/Silence`, {
        Until: ms === null ? null : new Date(Date.now() + ms).toISOString(),
        Reason: '保養',
      })
    expect((await silence(3_600_000)).body.Data.SilenceReason).toBe('保養')
    expect((await silence(-1000)).body.ErrorMessage.Code).toBe(400_22_003)
    expect((await silence(31 * 86_400_000)).status).toBe(400)
    expect((await silence(null)).body.Data.SilentUntil).toBe(null)
  })
})
