import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alarmStage } from '#tests/setup/alarms.ts'
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
