import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { alarmStage } from '#tests/setup/alarms.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { watch } from './watch.ts'

let lobby: Lobby
let stage: Awaited<ReturnType<typeof alarmStage>>
beforeAll(async () => {
  lobby = await startLobby({ run: 'api' })
  stage = await alarmStage(lobby)
})
afterAll(async () => {
  await stage.close()
  await lobby.close()
})

const maintain = (TagIds: string[], ms: number | null, who = stage.desk) =>
  who.patch('/api/v1/Alarm/tag/Maintenance', {
    TagIds,
    Until: ms === null ? null : new Date(Date.now() + ms).toISOString(),
    Reason: '年度檢測',
  })
const acts = async (eventId: string) =>
  (await stage.desk.get(`/api/v1/Alarm/event/${eventId}`)).body.Data.Timeline.map(
    (line: { What: string }) => line.What,
  )
const passes = (eventId: string, minutes: number) =>
  lobby.owner.query(`update alarm_event set rises_at = rises_at - make_interval(mins => $2) where id = $1`, [
    eventId,
    minutes,
  ])

describe('a point that is made of others', () => {
  it('is abnormal while any of them is, and its alarm ends with the last of them', async () => {
    const [one, other] = [await stage.point(), await stage.point()]
    const either = await stage.point({ AnyOfTagIds: [one, other] })
    await stage.say(one, true)
    await stage.say(other, true)
    await stage.say(one, false)
    expect(await stage.eventsOf(either)).toMatchObject([{ ClearedAt: null, Value: '1' }])
    await stage.say(other, false)
    expect((await stage.eventsOf(either))[0]?.ClearedAt).not.toBe(null)
  })

  it('needs as many of them as was decided, also when two turn at the same moment', async () => {
    const parts = [await stage.point(), await stage.point(), await stage.point()]
    const two = await stage.point({ AnyOfTagIds: parts, AnyCount: 2 })
    const [first = '', second = '', third = ''] = parts
    await stage.say(first, true)
    expect(await stage.eventsOf(two)).toEqual([])
    await Promise.all([stage.say(second, true), stage.say(third, true)])
    expect(await stage.eventsOf(two)).toMatchObject([{ ClearedAt: null }])
    await Promise.all([stage.say(first, false), stage.say(third, false)])
    expect((await stage.eventsOf(two))[0]?.ClearedAt).not.toBe(null)
  })

  it('does not count what is silenced or worked on', async () => {
    const part = await stage.point()
    const either = await stage.point({ AnyOfTagIds: [part] })
    await stage.say(part, true)
    expect((await stage.eventsOf(either))[0]?.ClearedAt).toBe(null)
    await maintain([part], 3_600_000)
    await stage.work(watch)
    expect((await stage.eventsOf(either))[0]?.ClearedAt).not.toBe(null)
  })

  it('is of points of the building that are measured themselves, and of as many as are required', async () => {
    const part = await stage.point()
    const made = await stage.point({ AnyOfTagIds: [part] })
    const code = async (changes: object) => (await stage.add(changes)).body.ErrorMessage?.Code
    expect(await code({ AnyOfTagIds: [made] })).toBe(400_22_005)
    expect(await code({ AnyOfTagIds: [part], AnyCount: 2 })).toBe(400_22_005)
    expect(await code({ AnyOfTagIds: [part], IsPrivate: true, TabletId: cast.households.wang.id })).toBe(
      400_22_005,
    )
  })
})

describe('an alarm that lasts', () => {
  it('is a level higher each time its minutes are over, up to its highest, and is told each time', async () => {
    const TagId = await stage.point({ TagLevel: 2, RiseMinutes: 5, RiseLevel: 4 })
    await stage.say(TagId, true)
    const [event] = await stage.eventsOf(TagId)
    const levels: (number | undefined)[] = []
    for (let times = 0; times < 3; times += 1) {
      await stage.work(watch)
      await passes(event?.EventId ?? '', 6)
      await stage.work(watch)
      levels.push((await stage.eventsOf(TagId))[0]?.TagLevel)
    }
    expect(levels).toEqual([3, 4, 4])
    expect(await acts(event?.EventId ?? '')).toEqual(['raised', 'rose', 'rose'])
    const { rows } = await lobby.owner.query(
      "select payload->>'TagLevel' as level from event where name = 'alarmEvents.raised' and payload->>'EventId' = $1 order by number",
      [event?.EventId],
    )
    expect(rows.map(({ level }) => level)).toEqual(['2', '3', '4'])
  })

  it('rises no more once somebody acknowledged it, and begins low when it begins again', async () => {
    const TagId = await stage.point({ TagLevel: 1, RiseMinutes: 5, RiseLevel: 3 })
    await stage.say(TagId, true)
    const [event] = await stage.eventsOf(TagId)
    const id = event?.EventId ?? ''
    await passes(id, 6)
    await stage.work(watch)
    await stage.desk.patch(`/api/v1/Alarm/event/${id}/Acknowledge`)
    await passes(id, 6)
    await stage.work(watch)
    expect((await stage.eventsOf(TagId))[0]?.TagLevel).toBe(2)
    await stage.say(TagId, false)
    await stage.say(TagId, true)
    expect((await stage.eventsOf(TagId))[0]?.TagLevel).toBe(1)
  })

  it('does not rise while its point is silenced or worked on, and does afterwards', async () => {
    const TagId = await stage.point({ TagLevel: 2, RiseMinutes: 5, RiseLevel: 4 })
    await stage.say(TagId, true)
    const [event] = await stage.eventsOf(TagId)
    const levelLater = async () => {
      await passes(event?.EventId ?? '', 6)
      await stage.work(watch)
      return (await stage.eventsOf(TagId))[0]?.TagLevel
    }
    const silence = (ms: number | null) =>
      stage.desk.patch(`/api/v1/Alarm/tag/${TagId}/Silence`, {
        Until: ms === null ? null : new Date(Date.now() + ms).toISOString(),
        Reason: '檢修中',
      })
    expect((await silence(3_600_000)).status).toBe(200)
    expect(await levelLater()).toBe(2)
    await silence(null)
    await maintain([TagId], 3_600_000)
    expect(await levelLater()).toBe(2)
    await maintain([TagId], null)
    expect(await levelLater()).toBe(3)
  })

  it('needs minutes and a level above its own', async () => {
    const code = async (changes: object) => (await stage.add(changes)).body.ErrorMessage?.Code
    expect(await code({ RiseMinutes: 5 })).toBe(400_22_004)
    expect(await code({ RiseMinutes: 5, RiseLevel: 2 })).toBe(400_22_004)
  })
})

describe('maintenance of points', () => {
  it('keeps alarms off the cards, closes what ended meanwhile, and tells what is still abnormal afterwards', async () => {
    const [ends, stays] = [await stage.point(), await stage.point()]
    expect((await maintain([ends, stays], 3_600_000)).body.Data.length).toBe(2)
    await stage.say(ends, true)
    await stage.say(stays, true)
    await stage.say(ends, false)
    const [[ended], [lasting]] = [await stage.eventsOf(ends), await stage.eventsOf(stays)]
    expect(ended).toMatchObject({ State: 'processed', InMaintenance: true })
    expect(lasting).toMatchObject({ State: 'unprocessed', InMaintenance: true })
    expect(await stage.cards()).not.toContain(lasting?.EventId)
    expect(await acts(ended?.EventId ?? '')).toEqual(['raised', 'cleared', 'maintained'])
    await maintain([stays], null)
    await stage.work(watch)
    expect(await stage.cards()).toContain(lasting?.EventId)
    expect(await acts(lasting?.EventId ?? '')).toEqual(['raised', 'maintenanceOver'])
  })

  it('is apart from silence: it lasts seven days at most and is of the desk', async () => {
    const TagId = await stage.point()
    expect((await maintain([TagId], 8 * 86_400_000)).body.ErrorMessage.Code).toBe(400_22_006)
    expect((await maintain([TagId], 3_600_000, await lobby.as('committee1'))).status).toBe(403)
    expect((await maintain([TagId, cast.households.wang.id], 3_600_000)).status).toBe(404)
  })
})
