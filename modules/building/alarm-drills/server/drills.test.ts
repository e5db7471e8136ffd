import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { beginCalls } from '#modules/building/alarm-calls/server/begin.ts'
import { alarmStage } from '#tests/setup/alarms.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { type PushService, startPushService } from '#tests/setup/push-service.ts'
import { lookAtDrill } from './run.ts'
import { dueBy, startWeekly } from './weekly.ts'

const path = '/api/v1/Alarm/Drill'
const calls = '/api/v1/Alarm/CallPlan'
let lobby: Lobby
let stage: Awaited<ReturnType<typeof alarmStage>>
let phones: PushService
const [guard, plumber] = [newId(), newId()]
beforeAll(async () => {
  phones = await startPushService()
  lobby = await startLobby({ run: 'api,worker', env: { PRIVATE_HOSTS: '1' } })
  stage = await alarmStage(lobby)
  await stage.desk.patch('/core/api/Account/BrowserPushToken', { BrowserPushToken: phones.browser().token })
  const { Lists, Rotations, Contacts } = (await stage.admin.get(calls)).body.Data
  await stage.admin.put(`${calls}/List`, { Lists: [], Version: Lists.Version })
  await stage.admin.put(`${calls}/Rotation`, { Rotations: [], Version: Rotations.Version })
  await stage.admin.put(`${calls}/Contact`, {
    Contacts: [
      { ContactId: guard, Name: '陳怡君', AccountId: castId('account', 'desk1'), Mobile: '', Email: '' },
      { ContactId: plumber, Name: '永安水電', AccountId: null, Mobile: '', Email: '' },
    ],
    Version: Contacts.Version,
  })
  await stage.admin.put(`${calls}/List`, {
    Lists: [
      {
        ListId: newId(),
        Name: '全天',
        TagLevels: [3],
        Weekdays: [0, 1, 2, 3, 4, 5, 6],
        FromHour: 0,
        ToHour: 0,
        WaitSeconds: 60,
        Rounds: 1,
        Steps: [guard, plumber].map((ContactId) => ({ ContactId, RotationId: null, Ways: ['push'] })),
      },
    ],
    Version: Lists.Version + 1,
  })
})
afterAll(async () => {
  await stage.close()
  await lobby.close()
  await phones.close()
})

interface Shown {
  DrillId: string
  EventId: string
  IsPassed: boolean | null
  Steps: { Step: string; State: string; Reason: string; By: string }[]
  People: { Name: string; HasAnswered: boolean; State: string }[]
}
const start = (TagId: string, Kind = 'auto', DrillId = newId()) =>
  stage.admin.post(path, { DrillId, TagId, Kind })
const shown = async (id: string): Promise<Shown> => (await stage.desk.get(`${path}/${id}`)).body.Data
const look = (id: string) => stage.work((work) => lookAtDrill(work, id))
const states = ({ Steps }: Shown) => Steps.map(({ State, Reason }) => (Reason ? `${State} ${Reason}` : State))
const isOver = (id: string) =>
  lobby.owner.query(`update alarm_drill set due_at = now() where id = $1`, [id]).then(() => look(id))

describe('a drill', () => {
  it('goes from the point to the telephone of the guard as any alarm does, says that it is one, and certifies each step until they acknowledge it', async () => {
    const TagId = await stage.point({ TagLevel: 3 })
    await stage.say(TagId, false)
    const { body } = await start(TagId)
    const { DrillId, EventId } = body.Data as Shown
    await expect.poll(async () => states(await shown(DrillId))[3], { timeout: 20_000 }).toBe('done')
    // The cards are told of it as well, before or after.
    expect(phones.pushed.slice(-2).some(({ message }) => message.title.includes('演練・設備警報 3 高'))).toBe(
      true,
    )
    expect((await stage.eventsOf(TagId))[0]).toMatchObject({ TagMean: '演練：電流過高' })
    // The device says meanwhile that all is well: that is no answer of a person.
    await stage.say(TagId, false)
    expect(states(await shown(DrillId))).toEqual(['done', 'done', 'done', 'done', 'waiting', 'waiting'])
    await stage.desk.patch(`/api/v1/Alarm/event/${EventId}/Acknowledge`)
    await look(DrillId)
    const certificate = await shown(DrillId)
    expect([certificate.IsPassed, states(certificate)]).toEqual([true, Array(6).fill('done')])
    expect(certificate.People).toMatchObject([{ Name: '陳怡君', HasAnswered: true }])
    expect((await stage.eventsOf(TagId))[0]).toMatchObject({ State: 'processed' })
    expect((await start(TagId, 'auto', DrillId)).body.Data.DrillId).toBe(DrillId)
  })

  it('that nobody answered in time says who was told and did not, and that the sensor could not be proved', async () => {
    const TagId = await stage.point({ TagLevel: 3 })
    const { DrillId } = (await start(TagId)).body.Data
    expect((await start(await stage.point())).body.ErrorMessage.Code).toBe(409_22_053)
    await expect.poll(async () => (await shown(DrillId)).People[0]?.State, { timeout: 20_000 }).toBe('sent')
    await isOver(DrillId)
    const { IsPassed, People, ...rest } = await shown(DrillId)
    expect(IsPassed).toBe(false)
    expect(states({ IsPassed, People, ...rest })).toEqual([
      'unproven neverHeard',
      'done',
      'done',
      'done',
      'failed nobodyAnswered',
      'done',
    ])
    expect(People).toMatchObject([{ Name: '陳怡君', HasAnswered: false }])
    expect(await stage.cards()).not.toContain((await shown(DrillId)).EventId)
  })

  it('becomes a real alarm when the device says so in the middle of it, whoever acknowledged the drill', async () => {
    const TagId = await stage.point({ TagLevel: 3 })
    const { DrillId, EventId } = (await start(TagId)).body.Data
    await stage.desk.patch(`/api/v1/Alarm/event/${EventId}/Acknowledge`)
    await stage.say(TagId, true)
    await look(DrillId)
    await isOver(DrillId)
    expect((await stage.eventsOf(TagId))[0]).toMatchObject({
      TagMean: '電流過高',
      State: 'unprocessed',
      ClearedAt: null,
    })
  })

  it('begun in the building waits for the contact itself and follows the alarm that comes of it', async () => {
    const TagId = await stage.point({ TagLevel: 3 })
    const { DrillId } = (await start(TagId, 'contact')).body.Data
    expect(states(await shown(DrillId))[0]).toBe('waiting')
    await stage.say(TagId, true)
    await look(DrillId)
    const { EventId } = await shown(DrillId)
    await stage.work((work) => beginCalls(work, EventId))
    await expect.poll(async () => states(await shown(DrillId))[3], { timeout: 20_000 }).toBe('done')
    await stage.desk.patch(`/api/v1/Alarm/event/${EventId}/Acknowledge`)
    await stage.say(TagId, false)
    await look(DrillId)
    expect((await shown(DrillId)).IsPassed).toBe(true)
    // Of a real alarm people write down what it was.
    expect((await stage.eventsOf(TagId))[0]).toMatchObject({ State: 'processing' })
  })

  it('is held once a week, and one of a point that is not ready says why instead of being silently left out', async () => {
    const TagId = await stage.point({ TagLevel: 3 })
    const { Version } = (await stage.admin.get(`${path}/Plan`)).body.Data
    const plan = { IsOn: true, Weekday: 3, Hour: 10, TagId, AnswerMinutes: 10, Version }
    expect((await stage.admin.put(`${path}/Plan`, plan)).status).toBe(200)
    expect((await stage.admin.put(`${path}/Plan`, plan)).body.ErrorMessage.Code).toBe(409_22_051)
    expect((await stage.desk.put(`${path}/Plan`, plan)).status).toBe(403)
    await stage.say(TagId, true)
    for (const _ of [1, 2]) await stage.work((work) => startWeekly(work, '2031-01-01'))
    const found = (await stage.desk.get(path)).body.Data.filter(
      (row: { TagId: string }) => row.TagId === TagId,
    )
    expect(found).toHaveLength(1)
    await look(found[0].DrillId)
    expect(states(await shown(found[0].DrillId))).toContain('failed isAbnormal')
    expect((await start(TagId)).body.ErrorMessage.Code).toBe(409_22_054)
  })

  it('of the week that was not held says so: its point is none any more, or its hour passed while nothing ran', async () => {
    const TagId = await stage.point({ TagLevel: 3 })
    const { Version } = (await stage.admin.get(`${path}/Plan`)).body.Data
    const plan = { IsOn: true, Weekday: 3, Hour: 10, TagId, AnswerMinutes: 10, Version }
    expect((await stage.admin.put(`${path}/Plan`, plan)).status).toBe(200)
    await stage.work((work) => startWeekly(work, '2031-01-08', true))
    await stage.admin.patch(`/api/v1/Alarm/tag/${TagId}/Retire`)
    await stage.work((work) => startWeekly(work, '2031-01-15'))
    const failed = (await stage.desk.get(path)).body.Data.filter(
      (row: { TagId: string }) => row.TagId === TagId,
    )
    expect(failed.map((row: Shown) => [row.IsPassed, states(row)[4]])).toEqual([
      [false, 'failed pointGone'],
      [false, 'failed missed'],
    ])
    const { rows } = await lobby.owner.query(
      "select count(*)::int as count from event where name = 'alarmDrills.failed' and at > now() - interval '1 minute'",
    )
    expect(rows[0].count).toBeGreaterThanOrEqual(2)
  })
})

it('the weekly drill that was due last is that of this hour, of an hour ago, or of last week', () => {
  const plan = { weekday: 3, hour: 10 }
  const of = (text: string) => {
    const { weekDay, isMissed } = dueBy(plan, new Date(text))
    return [weekDay, isMissed]
  }
  expect(of('2026-11-25T10:59:00+08:00')).toEqual(['2026-11-25', false])
  expect(of('2026-11-25T11:00:00+08:00')).toEqual(['2026-11-25', true])
  expect(of('2026-11-25T09:59:00+08:00')).toEqual(['2026-11-18', true])
  expect(of('2026-11-28T08:00:00+08:00')).toEqual(['2026-11-25', true])
})
