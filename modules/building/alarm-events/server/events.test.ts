import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { migrate } from '#database/migrate.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Database } from '#platform/server/database.ts'
import { makeLog } from '#platform/server/log.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { takeSignals } from './take-signals.ts'
import { watch } from './watch.ts'

const alarm = '/api/v1/Alarm'
const communityId = castId('community', '晴川社區')
interface Alarm {
  EventId: string
  TagId: string
  IsPrivate: boolean
  IsQuiet: boolean
  RowVersion: number
  State: string
  ClearedAt: string | null
}
let lobby: Lobby
let admin: Desk
let desk: Desk
let committee: Desk
let database: Database
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  committee = await lobby.as('committee1')
  database = new Database(lobby.connection, await migrate(lobby.connection), makeLog('fatal'))
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})

const work = <T>(does: (given: Work) => Promise<T>) =>
  database.write(communityId, (lease) => doWork(lease, { communityId, author: system }, does))

async function point(changes: object = {}): Promise<string> {
  const TagId = newId()
  const { body, status } = await admin.post(`${alarm}/tag`, {
    TagId,
    TagName: '揚水泵電流',
    TagMean: '電流過高',
    AssetPosition: `B1 揚水泵 ${TagId.slice(-4)}`,
    CategoryId: 3,
    TagLevel: 2,
    IsPrivate: false,
    TabletId: null,
    AssetCode: '',
    Unit: 'A',
    LowLimit: '',
    HighLimit: '',
    DebounceSeconds: 5,
    ReportSeconds: null,
    ...changes,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return TagId
}
const mock = (TagIds: string[], Status: string, who = admin) =>
  who.post(`${alarm}/Test/MockLog`, { TagIds, Status })
const say = (pointId: string, seconds: number, isAbnormal: boolean, value: number | null = null) =>
  work((given) =>
    takeSignals(given, 'gateway', [
      { pointId, at: new Date(Date.now() + seconds * 1000), isAbnormal, value },
    ]),
  )
const all = async (query: Record<string, string> = {}, who = desk) =>
  (await who.get(`${alarm}/event`, { State: 'all', ...query })).body.Data as Alarm[]
const of = async (TagId: string) => (await all()).filter((event) => event.TagId === TagId)
async function raised(changes: object = {}): Promise<Alarm> {
  const TagId = await point(changes)
  await mock([TagId], 'Abnormal')
  const [event] = await of(TagId)
  if (!event) throw new Error('no alarm')
  return event
}
async function photo(account = 'desk1'): Promise<string> {
  const path = `webcam/2026/11/27/${newId()}.jpg`
  await lobby.owner.query(
    `insert into uploaded_file (community_id, id, path, folder, content_type, bytes, sha256, account_id)
     values ($1, gen_random_uuid(), $2, 'webcam', 'image/jpeg', 1, '', $3)`,
    [communityId, path, castId('account', account)],
  )
  return path
}
const full = async () => ({ Cause: '過載跳脫', Action: '復歸電磁開關。', PhotoUrls: [await photo()] })
const report = (event: Alarm, body: object, who = desk) =>
  who.post(`${alarm}/event/${event.EventId}/report`, {
    RowVersion: event.RowVersion,
    State: 'processed',
    ...body,
  })

describe('alarms', () => {
  it('have an id, level, place, time and what they mean; calls for help a name and a household (R204, R205, R206)', async () => {
    const { body } = await desk.get(`${alarm}/Event/Unfinished`)
    expect(body.Data.map((alert: { TagLevel: number }) => alert.TagLevel)).toEqual([3, 2, 2, 2, 1])
    expect(body.Data[0]).toMatchObject({ AssetPosition: 'B2 污水泵', TagMean: '高液位，2 號泵未啟動' })
    expect(Object.keys(body.Data[0])).not.toContain('TabletId')
    const { body: help } = await desk.get(`${alarm}/PrivateEvent/Unfinished`)
    expect(help.Data).toMatchObject([{ TagName: '對講機緊急求救', TabletNote: 'B棟-8F-2', TagLevel: 3 }])
    expect(Object.keys(help.Data[0])).not.toContain('TagMean')
  })

  it('of households are seen by the desk alone, and each by its own address', async () => {
    const [help] = (await desk.get(`${alarm}/PrivateEvent/Unfinished`)).body.Data
    expect((await committee.get(`${alarm}/PrivateEvent/Unfinished`)).status).toBe(403)
    expect((await all({ Scope: 'private' }, committee)).length).toBe(0)
    expect((await all({}, committee)).some((event) => event.IsPrivate)).toBe(false)
    expect((await desk.get(`${alarm}/event/${help.EventId}`)).status).toBe(404)
    expect((await desk.get(`${alarm}/PrivateEvent/${help.EventId}`)).body.Data.TabletNote).toBe('B棟-8F-2')
    const { rows } = await lobby.owner.query("select 1 from audit where action = 'alarmEvents.viewPrivate'")
    expect(rows.length).toBe(1)
  })

  it('come of a test that says Abnormal, and a repeated trigger updates the one that runs (R219)', async () => {
    const TagId = await point()
    expect((await mock([TagId], 'Abnormal', desk)).status).toBe(403)
    expect((await mock([TagId, newId()], 'Abnormal')).status).toBe(404)
    expect((await mock([TagId], 'Broken')).status).toBe(400)
    const tests = await Promise.all([1, 2, 3].map(() => mock([TagId], 'Abnormal')))
    expect(tests.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await of(TagId)).toMatchObject([{ Times: 3, State: 'unprocessed', ClearedAt: null }])
    await mock([TagId], 'Normal')
    expect((await of(TagId))[0]?.ClearedAt).not.toBe(null)
    await mock([TagId], 'Abnormal')
    expect(await of(TagId)).toMatchObject([{ Times: 4, ClearedAt: null }])
  })

  it('wait until a point was abnormal for its seconds by the source’s clock', async () => {
    const TagId = await point()
    await say(TagId, -9, true)
    await say(TagId, -7, false)
    await say(TagId, -6, true)
    expect(await of(TagId)).toEqual([])
    await say(TagId, -1, true, 14.5)
    expect(await of(TagId)).toMatchObject([{ Times: 1, Value: '14.5' }])
  })

  it('have a handling apart from their condition: unprocessed, processing, processed (R220)', async () => {
    const event = await raised()
    expect(event.State).toBe('unprocessed')
    await Promise.all([desk, admin].map((who) => who.patch(`${alarm}/event/${event.EventId}/Acknowledge`)))
    const { body } = await desk.get(`${alarm}/event/${event.EventId}`)
    expect(body.Data.State).toBe('processing')
    expect(body.Data.Timeline.map((line: { What: string }) => line.What)).toEqual(['raised', 'acknowledged'])
    await mock([event.TagId], 'Normal')
    expect((await of(event.TagId))[0]).toMatchObject({ State: 'processing', ClearedAt: expect.any(String) })
  })

  it('are processed with cause, action and a photo, by one of two people', async () => {
    const event = await raised()
    expect((await report(event, { Cause: '過載跳脫' })).body.Message).toBe(
      '結案前請填原因與處置，並至少附一張照片。',
    )
    const foreign = { Cause: '過載', Action: '復歸', PhotoUrls: [await photo('desk2')] }
    expect((await report(event, foreign)).body.ErrorMessage.Code).toBe(400003)
    const bodies = [await full(), await full()]
    const answers = await Promise.all(bodies.map((body) => report(event, body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 200)?.body.Data).toMatchObject({
      State: 'processed',
      ProcessedBy: '陳怡君',
      Cause: '過載跳脫',
    })
    expect((await report({ ...event, RowVersion: 9 }, bodies[0] ?? {})).body.ErrorMessage.Code).toBe(
      409_22_012,
    )
  })

  it('that are processed while their condition lasts come back after ten minutes', async () => {
    const event = await raised()
    const { body } = await report(event, await full())
    expect(body.Data.ReopensAt).not.toBe(null)
    await work(watch)
    expect((await of(event.TagId))[0]?.State).toBe('processed')
    await lobby.owner.query(
      "update alarm_event set processed_at = now() - interval '11 minutes' where id = $1",
      [event.EventId],
    )
    await work(watch)
    expect((await of(event.TagId))[0]).toMatchObject({ EventId: event.EventId, State: 'unprocessed' })
  })

  it('are made of a sensor that falls silent, and end when it is heard again', async () => {
    const TagId = await point({ ReportSeconds: 60, TagLevel: 4 })
    await say(TagId, 0, false, 5)
    await work(watch)
    expect(await of(TagId)).toEqual([])
    await lobby.owner.query("update alarm_point set heard_at = now() - interval '2 minutes' where id = $1", [
      TagId,
    ])
    await work(watch)
    await work(watch)
    expect(await of(TagId)).toMatchObject([{ Kind: 'lost', TagLevel: 3, ClearedAt: null }])
    await say(TagId, 1, false, 5)
    expect((await of(TagId))[0]?.ClearedAt).not.toBe(null)
  })

  it('are made of a sensor that was never heard in its time since it is there; until then it says no time', async () => {
    const parts = [await point({ ReportSeconds: 60 }), await point()]
    const whole = await point({ AnyOfTagIds: parts, AnyCount: 2 })
    const heardOf = async () => {
      const points: { TagId: string; HeardAt: string | null }[] = (await desk.get(`${alarm}/tag`)).body.Data
      return [whole, ...parts].map((id) => points.find(({ TagId }) => TagId === id)?.HeardAt !== null)
    }
    const [first = ''] = parts
    await work(watch)
    expect([await heardOf(), await of(first)]).toEqual([[false, false, false], []])
    await lobby.owner.query("update alarm_point set added_at = now() - interval '2 minutes' where id = $1", [
      first,
    ])
    await work(watch)
    expect(await of(first)).toMatchObject([{ Kind: 'lost', ClearedAt: null }])
    await say(first, 0, false, 5)
    // What is made of others is heard when one of these is.
    expect(await heardOf()).toEqual([true, true, false])
  })

  it('are not made while a point is silenced, and are when that is over and it is still abnormal', async () => {
    const TagId = await point()
    await desk.patch(`${alarm}/tag/${TagId}/Silence`, { Until: new Date(Date.now() + 60_000).toISOString() })
    await mock([TagId], 'Abnormal')
    await work(watch)
    expect(await of(TagId)).toEqual([])
    await lobby.owner.query(
      "update alarm_point set silent_until = now() - interval '1 second' where id = $1",
      [TagId],
    )
    await work(watch)
    expect(await of(TagId)).toMatchObject([{ Kind: 'abnormal', State: 'unprocessed' }])
  })

  it('of a point that is switched off are kept and stand on no card', async () => {
    const TagId = await point()
    await admin.patch(`${alarm}/tag/${TagId}/SwitchNotification`, { IsNotified: false })
    await mock([TagId], 'Abnormal')
    const [event] = await of(TagId)
    expect(event?.IsQuiet).toBe(true)
    const { body } = await desk.get(`${alarm}/Event/Unfinished`)
    expect(body.Data.some((alert: { EventId: string }) => alert.EventId === event?.EventId)).toBe(false)
  })

  it('are told when they begin or begin again and not while they last, and ring from level 3 on', async () => {
    const told = async () => {
      const { rows } = await lobby.owner.query<{ name: string; count: number }>(
        "select name, count(*)::int as count from event where name in ('alarmEvents.raised', 'alarmEvents.rang') group by name",
      )
      const of = (name: string) => rows.find((row) => row.name === `alarmEvents.${name}`)?.count ?? 0
      return [of('raised'), of('rang')]
    }
    const [off, middle, high] = [await point(), await point(), await point({ TagLevel: 3 })]
    await admin.patch(`${alarm}/tag/${off}/SwitchNotification`, { IsNotified: false })
    const [raisedBefore = 0, rangBefore = 0] = await told()
    await mock([off], 'Abnormal')
    expect(await told()).toEqual([raisedBefore, rangBefore])
    await mock([middle, high], 'Abnormal')
    await mock([middle, high], 'Abnormal')
    expect(await told()).toEqual([raisedBefore + 2, rangBefore + 1])
    await mock([middle], 'Normal')
    await mock([middle], 'Abnormal')
    expect(await told()).toEqual([raisedBefore + 3, rangBefore + 1])
  })

  it('are counted by level, place and hour, and by how long it took', async () => {
    const span = {
      From: new Date(Date.now() - 57 * 86_400_000).toISOString(),
      To: new Date(Date.now() + 1000).toISOString(),
    }
    const { body } = await desk.get(`${alarm}/event/Analysis`, span)
    const sum = (of: number[]) => of.reduce((all, n) => all + n, 0)
    expect(body.Data.Total).toBeGreaterThan(100)
    expect(sum(body.Data.Hours)).toBe(body.Data.Total)
    expect(sum(body.Data.Weeks.flatMap((week: { Levels: number[] }) => week.Levels))).toBe(body.Data.Total)
    expect(body.Data.Places.length).toBe(6)
    expect(body.Data.Levels[0]).toMatchObject({ TagLevel: 4, HalfSeconds: expect.any(Number) })
    // Of one system alone; and a week in which nothing happened stands there empty.
    const years = { From: '2024-01-01T00:00:00+08:00', To: '2024-01-15T00:00:00+08:00' }
    const [pumps, quiet] = await Promise.all([
      desk.get(`${alarm}/event/Analysis`, { ...span, CategoryId: 4 }),
      desk.get(`${alarm}/event/Analysis`, years),
    ])
    expect(pumps.body.Data.Total).toBeGreaterThan(0)
    expect(pumps.body.Data.Total).toBeLessThan(body.Data.Total)
    expect(quiet.body.Data.Weeks).toEqual([
      { Week: '2024-01-01', Levels: [0, 0, 0, 0] },
      { Week: '2024-01-08', Levels: [0, 0, 0, 0] },
    ])
  })
})
