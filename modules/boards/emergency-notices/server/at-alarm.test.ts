import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { boardsBase as base, screenWorld, type ScreenWorld } from '#tests/setup/screens.ts'

const gateways = '/api/v1/Alarm/Gateway'
let world: ScreenWorld
let box: { GatewayId: string; Key: string }
beforeAll(async () => {
  world = await screenWorld({ run: 'api,worker' })
  box = (await world.manager.post(gateways, { GatewayId: newId(), Name: '受信總機' })).body.Data
})
afterAll(() => world.lobby.close())

/** What the box says, signed. */
async function say(Signals: readonly object[]): Promise<void> {
  const body = JSON.stringify({ Signals })
  const at = String(Math.floor(Date.now() / 1000))
  const answer = await world.lobby.nobody().post(`${gateways}/${box.GatewayId}/Signals`, body, {
    'Content-Type': 'application/json',
    'X-Lobby-Time': at,
    'X-Lobby-Signature': createHmac('sha256', box.Key).update(`${at}.${body}`).digest('hex'),
  })
  expect(answer.status).toBe(200)
}

let burns = 0
/** A point is abnormal for longer than it must be, by the box's clock, after all that it said before. */
function burn(Key: string): Promise<void> {
  const begun = Date.now() + burns++ * 30_000
  return say(
    [0, 20].map((seconds) => ({
      Key,
      Status: 'Abnormal',
      At: new Date(begun + seconds * 1000).toISOString(),
    })),
  )
}

/** A point of the demo whose key is known to the box. */
async function assign(Key: string, AssetCode: string): Promise<string> {
  const { manager } = world
  const points = (await manager.get('/api/v1/Alarm/tag')).body.Data as { TagId: string; AssetCode: string }[]
  const TagId = points.find((point) => point.AssetCode === AssetCode)?.TagId ?? ''
  const sources = (await manager.get(`${gateways}/${box.GatewayId}/Source`)).body.Data
  const source = sources.find((one: { Key: string }) => one.Key === Key)
  const answer = await manager.put(`${gateways}/${box.GatewayId}/Source/${source.SourceId}`, { TagId })
  expect(answer.status).toBe(200)
  return TagId
}

const decide = async (TakesOver: boolean) => {
  const { manager } = world
  const { Version, Marquee, PlaySeconds } = (await manager.get(`${base}/DefaultSetting`)).body.Data
  const answer = await manager.post(`${base}/DefaultSetting`, { Marquee, PlaySeconds, TakesOver, Version })
  expect(answer.status).toBe(200)
}
const shown = async () => (await world.desk.get(`${base}/EmergencyNotice/Publishing`)).body.Data
/** Every job that was queued has been done, so what is not there does not come any more. */
const settle = () =>
  expect
    .poll(async () => {
      const { rows } = await world.lobby.owner.query(
        "select count(*)::int as left from graphile_worker.jobs where task_identifier like '%emergencyNotices%'",
      )
      return rows[0].left
    })
    .toBe(0)

describe('an alarm of level 4', () => {
  it('takes the screens over where the community wants it, once, with what its system means; a test and a lower one do not', async () => {
    const { manager, paired, sync } = world
    const { key } = await paired()
    await say(['fire/3f', 'pump/b2'].map((Key) => ({ Key, Status: 'Normal' })))
    const fire = await assign('fire/3f', 'F-113')
    await assign('pump/b2', 'F-001')
    await world.lobby.owner.query(
      "update alarm_point set place = place || repeat('邊', 20), meaning = meaning || repeat('煙', 50) where id = $1",
      [fire],
    )

    await burn('fire/3f')
    await settle()
    expect(await shown()).toEqual([])
    const calm = () => new Date(Date.now() + burns++ * 30_000).toISOString()
    await say([{ Key: 'fire/3f', Status: 'Normal', At: calm() }])

    await decide(true)
    const tested = (await manager.get('/api/v1/Alarm/tag')).body.Data.find(
      (point: { AssetCode: string }) => point.AssetCode === 'F-112',
    )
    await manager.post('/api/v1/Alarm/Test/MockLog', { TagIds: [tested.TagId], Status: 'Abnormal' })
    await burn('pump/b2')
    await settle()
    expect(await shown()).toEqual([])

    await burn('fire/3f')
    await expect.poll(async () => (await shown()).length).toBe(1)
    // It is over and begins again, while the take-over stands.
    const over = new Date(Date.now() + burns++ * 30_000).toISOString()
    await say([{ Key: 'fire/3f', Status: 'Normal', At: over }])
    await burn('fire/3f')
    await settle()
    const [notice] = await shown()
    expect(notice).toMatchObject({ TemplateId: 'fire', Title: '火警', CreateBy: '系統' })
    // However long the alarm's own words are, what is to be done is whole.
    expect(notice.Content).toMatch(/^B棟 3F 走道邊+：偵煙探測器動作煙+\n請立刻走安全梯[^]*請留在門邊呼救。$/)
    expect(notice.Content.length).toBe(120)
    expect((await sync(key)).body.Data.Notices.Notices[0].Id).toBe(notice.Id)
    expect((await shown()).length).toBe(1)

    // Somebody ended it, and then it burns once more.
    await world.desk.post(`${base}/EmergencyNotice/${notice.Id}/Expiry`, { RowVersion: 1, ExpireUtc: null })
    await say([
      { Key: 'fire/3f', Status: 'Normal', At: new Date(Date.now() + burns++ * 30_000).toISOString() },
    ])
    await burn('fire/3f')
    await expect.poll(async () => (await shown()).length).toBe(1)
    const [again] = await shown()
    expect(again.Id).not.toBe(notice.Id)
    // A system that has no words of its own takes them over as well.
    await world.lobby.owner.query(
      "update alarm_point set level = 4, category = 10 where asset_code = 'F-001'",
    )
    await say([{ Key: 'pump/b2', Status: 'Normal', At: calm() }])
    await burn('pump/b2')
    await expect
      .poll(async () => (await shown()).map(({ Title }: { Title: string }) => Title))
      .toContain('緊急通知')
    const [newest] = await shown()
    await world.desk.post(`${base}/EmergencyNotice/${newest.Id}/Expiry`, { RowVersion: 1, ExpireUtc: null })
    // A screen that is paired while all are taken over is taken over as well.
    const late = await paired()
    await expect
      .poll(async () => (await sync(late.key)).body.Data.Notices?.Notices[0]?.Id, { timeout: 20_000 })
      .toBe(again.Id)
  })
})
