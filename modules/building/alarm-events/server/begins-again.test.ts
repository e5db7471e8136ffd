import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alarmStage, type ShownAlarm } from '#tests/setup/alarms.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { settle, watch } from './watch.ts'

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

const eventOf = async (TagId: string) => (await stage.eventsOf(TagId))[0]
const toldOf = async (eventId: string | undefined) => {
  const { rows } = await lobby.owner.query(
    "select from event where name = 'alarmEvents.raised' and payload->>'EventId' = $1",
    [eventId],
  )
  return rows.length
}
const switchTo = (TagId: string, IsNotified: boolean) =>
  stage.admin.patch(`/api/v1/Alarm/tag/${TagId}/SwitchNotification`, { IsNotified })
const patch = (TagId: string, what: string, changes: object) =>
  stage.desk.patch(`/api/v1/Alarm/tag/${TagId}/${what}`, { Reason: '測試', ...changes })
const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const maintain = (TagId: string, Until: string | null) =>
  stage.desk.patch('/api/v1/Alarm/tag/Maintenance', { TagIds: [TagId], Until, Reason: '年度檢測' })

describe('an alarm that begins again', () => {
  it('is told anew and nobody’s, also when the first was acknowledged', async () => {
    const TagId = await stage.point({ TagLevel: 4 })
    await stage.say(TagId, true)
    const first = await eventOf(TagId)
    await stage.desk.patch(`/api/v1/Alarm/event/${first?.EventId}/Acknowledge`)
    await stage.say(TagId, false)
    await stage.say(TagId, true)
    expect(await eventOf(TagId)).toMatchObject({ EventId: first?.EventId, State: 'unprocessed' })
    expect(await toldOf(first?.EventId)).toBe(2)
  })

  it('is told when its point tells again, at once or while it lasts, and is not when it tells nothing any more (R238)', async () => {
    const [again, lasts, off] = [await stage.point(), await stage.point(), await stage.point()]
    for (const TagId of [again, lasts]) await switchTo(TagId, false)
    for (const TagId of [again, lasts, off]) await stage.say(TagId, true)
    for (const TagId of [again, off]) await stage.say(TagId, false)
    for (const TagId of [again, lasts]) await switchTo(TagId, true)
    await switchTo(off, false)
    for (const TagId of [again, off]) await stage.say(TagId, true)
    await stage.work(watch)
    const quiet = await Promise.all([again, lasts, off].map(async (TagId) => (await eventOf(TagId))?.IsQuiet))
    expect(quiet).toEqual([false, false, true])
  })

  it('while somebody works on its point is told when that is over, and keeps its report when it ends before', async () => {
    const [lasts, ends] = [await stage.point({ TagLevel: 4 }), await stage.point({ TagLevel: 4 })]
    for (const TagId of [lasts, ends]) {
      await stage.say(TagId, true)
      await stage.say(TagId, false)
      await maintain(TagId, soon())
      await stage.say(TagId, true)
    }
    await stage.say(ends, false)
    for (const TagId of [lasts, ends]) await maintain(TagId, null)
    await stage.work(watch)
    const [one, other] = [await eventOf(lasts), await eventOf(ends)]
    expect([await toldOf(one?.EventId), await toldOf(other?.EventId)]).toEqual([2, 1])
    expect(other?.State).toBe('unprocessed')
  })

  it('in earnest after a test is told as if there had been no test', async () => {
    const TagId = await stage.point({ TagLevel: 4 })
    await stage.mock([TagId], 'Abnormal')
    const test = await eventOf(TagId)
    await stage.say(TagId, true)
    await stage.say(TagId, true)
    expect(await toldOf(test?.EventId)).toBe(2)
  })
})

/** The alarm of a point began, was seen to and ended so long ago. */
const longAgo = async (eventId: string | undefined, interval: string) => {
  await lobby.owner.query(
    `update alarm_event set created_at = created_at - $2::interval, raised_at = raised_at - $2::interval,
       acknowledged_at = acknowledged_at - $2::interval, cleared_at = cleared_at - $2::interval where id = $1`,
    [eventId, interval],
  )
  await lobby.owner.query(
    `update alarm_beginning set at = at - $2::interval, acknowledged_at = acknowledged_at - $2::interval where event_id = $1`,
    [eventId, interval],
  )
}

interface Timed {
  EventId: string
  CreatedTime: string
  RaisedAt: string
  Timeline?: { What: string }[]
}
const timed = async (TagId: string) => {
  const event = (await eventOf(TagId)) as (ShownAlarm & Timed) | undefined
  if (!event) throw new Error('no alarm')
  return event
}

describe('each beginning of an alarm', () => {
  it('has its own time in cards, lists and what people are told, and is counted by itself', async () => {
    const TagId = await stage.point({ TagLevel: 3, CategoryId: 9 })
    const from = new Date(Date.now() - 3 * 86_400_000).toISOString()
    const counted = async () => {
      const to = new Date(Date.now() + 1000).toISOString()
      const { body } = await stage.desk.get('/api/v1/Alarm/event/Analysis', {
        From: from,
        To: to,
        CategoryId: 9,
      })
      return body.Data.Total
    }
    const before = await counted()
    await stage.say(TagId, true)
    const { EventId } = await timed(TagId)
    await stage.desk.patch(`/api/v1/Alarm/event/${EventId}/Acknowledge`)
    await stage.say(TagId, false)
    await longAgo(EventId, '2 days')
    const again = Date.now() - 1000
    await stage.say(TagId, true)
    const { CreatedTime, RaisedAt } = await timed(TagId)
    expect([CreatedTime, RaisedAt].every((at) => Date.parse(at) >= again)).toBe(true)
    await stage.desk.patch(`/api/v1/Alarm/event/${EventId}/Acknowledge`)
    expect((await counted()) - before).toBe(2)
    const { rows } = await lobby.owner.query(
      "select acknowledged_at - at < interval '1 minute' as soon from alarm_beginning where event_id = $1",
      [EventId],
    )
    expect(rows).toEqual([{ soon: true }, { soon: true }])
    const { body } = await stage.desk.get(`/api/v1/Alarm/event/${EventId}`)
    expect(body.Data.Timeline.map((line: { What: string }) => line.What)).toEqual(
      expect.arrayContaining(['raised', 'begunAgain']),
    )
  })

  it('that comes and goes while nobody saw to it is the same one, and a test is none', async () => {
    const [flickers, tested] = [await stage.point({ CategoryId: 7 }), await stage.point({ CategoryId: 7 })]
    await stage.say(flickers, true)
    await stage.say(flickers, false)
    const { EventId } = await timed(flickers)
    await longAgo(EventId, '5 minutes')
    const { CreatedTime } = await timed(flickers)
    await stage.say(flickers, true)
    expect((await timed(flickers)).CreatedTime).toBe(CreatedTime)
    await stage.mock([tested], 'Abnormal')
    const { rows } = await lobby.owner.query(
      'select is_test from alarm_beginning where event_id in ($1, $2) order by is_test',
      [EventId, (await timed(tested)).EventId],
    )
    expect(rows.map((row) => row.is_test)).toEqual([false, true])
  })
})

describe('a test of a point', () => {
  it('does not end what its device says, and ends what it began itself', async () => {
    const [real, tested] = [await stage.point(), await stage.point()]
    await stage.say(real, true)
    await stage.mock([tested], 'Abnormal')
    await stage.mock([real, tested], 'Normal')
    expect((await eventOf(real))?.ClearedAt).toBe(null)
    expect((await eventOf(tested))?.ClearedAt).not.toBe(null)
  })
})

describe('a point', () => {
  it('whose silence is ended by hand while it is abnormal is an alarm', async () => {
    const TagId = await stage.point()
    await patch(TagId, 'Silence', { Until: soon() })
    await stage.say(TagId, true)
    await patch(TagId, 'Silence', { Until: null })
    await stage.work(watch)
    expect(await eventOf(TagId)).toMatchObject({ State: 'unprocessed', ClearedAt: null })
  })

  it('that is watched no more has no alarm that lasts', async () => {
    const TagId = await stage.point()
    await stage.say(TagId, true)
    await stage.admin.patch(`/api/v1/Alarm/tag/${TagId}/Retire`)
    await stage.work(watch)
    expect((await eventOf(TagId))?.ClearedAt).not.toBe(null)
  })

  it('that flickers is no alarm before it stayed abnormal for its seconds', async () => {
    const TagId = await stage.point({ DebounceSeconds: 4 })
    await stage.say(TagId, true)
    const { rows } = await lobby.owner.query('select pending_since from alarm_point where id = $1', [TagId])
    await stage.say(TagId, false)
    await stage.say(TagId, true)
    await stage.work((work) => settle(work, TagId, rows[0].pending_since.toISOString()))
    expect(await eventOf(TagId)).toBe(undefined)
  })
})
