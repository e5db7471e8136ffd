import { afterAll, beforeAll, expect, it } from 'vitest'
import { system } from '#platform/server/work.ts'
import { alarmStage } from '#tests/setup/alarms.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { acknowledgeTold } from './acknowledge-told.ts'
import { noteTelling } from './telling.ts'
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

/** An alarm that lasts, because of which somebody was called. */
async function called() {
  const TagId = await stage.point({ TagLevel: 3 })
  await stage.say(TagId, true)
  const eventId = (await stage.eventsOf(TagId))[0]?.EventId ?? ''
  const line = { eventId, round: 1, step: 1, name: '永安水電', way: 'voice' as const, masked: '', fault: '' }
  return { TagId, eventId, toldId: await stage.work((work) => noteTelling(work, line)) }
}
const press = (toldId: string) =>
  stage.work((work) => acknowledgeTold(work, toldId, { ...system, name: '永安水電' }))
const stateOf = async (TagId: string) => (await stage.eventsOf(TagId))[0]?.State

it('A call by voice speaks of one beginning: after somebody worked on the point and it still is abnormal, 1 acknowledges nothing', async () => {
  const { TagId, toldId } = await called()
  const maintain = (Until: Date | null) =>
    stage.desk.patch('/api/v1/Alarm/tag/Maintenance', { TagIds: [TagId], Until, Reason: '檢修中' })
  await maintain(new Date(Date.now() + 3_600_000))
  // It was over and begins again meanwhile, told to nobody until the work is done.
  await stage.say(TagId, false)
  await stage.say(TagId, true)
  await maintain(null)
  await stage.work(watch)
  expect(await press(toldId)).toBe(false)
  expect(await stateOf(TagId)).toBe('unprocessed')
})

it('An alarm that begins again in the moment in which 1 is pressed stays unacknowledged', async () => {
  const { TagId, eventId, toldId } = await called()
  const other = await lobby.owner.connect()
  await other.query('begin')
  await other.query('select from alarm_event where id = $1 for update', [eventId])
  const pressed = press(toldId)
  await expect
    .poll(async () => {
      const { rows } = await lobby.owner.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%alarm_event%'`,
      )
      return rows.length
    })
    .toBeGreaterThan(0)
  await other.query(
    `insert into alarm_event_change (community_id, id, event_id, at, account_id, account_name, act)
     select community_id, gen_random_uuid(), id, clock_timestamp(), $2, '系統', 'begunAgain' from alarm_event where id = $1`,
    [eventId, system.accountId],
  )
  await other.query('commit')
  other.release()
  expect(await pressed).toBe(false)
  expect(await stateOf(TagId)).toBe('unprocessed')
})

it('Whoever presses 1 acknowledges what they were told of, and a second press changes nothing', async () => {
  const { TagId, toldId } = await called()
  expect(await press(toldId)).toBe(true)
  expect(await stateOf(TagId)).toBe('processing')
  expect(await press(toldId)).toBe(true)
})
