import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('silence is no alarm where the service is off, or the community is suspended', async () => {
  const { communityId, work, eventsOf } = stage
  const TagId = await stage.point({ ReportSeconds: 60 })
  const run = (sql: string, values: unknown[]) => lobby.owner.query(sql, values)
  await run("update alarm_point set added_at = now() - interval '2 minutes' where id = $1", [TagId])
  const services = 'from community_service where community_id = $1 and service_id in (24, 56)'
  const { rows } = await run(`select * ${services}`, [communityId])
  await run(`delete ${services}`, [communityId])
  await work(watch)
  await run(
    'insert into community_service select * from jsonb_populate_recordset(null::community_service, $1)',
    [JSON.stringify(rows)],
  )
  await run('update community set suspended_at = now() where id = $1', [communityId])
  await work(watch)
  await run('update community set suspended_at = null where id = $1', [communityId])
  expect(await eventsOf(TagId)).toEqual([])
  await work(watch)
  expect(await eventsOf(TagId)).toMatchObject([{ Kind: 'lost' }])
})

it('of a point that became a household’s the old alarm ends, and nobody but the desk hears of the new one', async () => {
  const { communityId, say, eventsOf } = stage
  const TagId = await stage.point()
  await say(TagId, true)
  await lobby.owner.query(
    `update alarm_point set is_private = true, household_id = (select id from household where community_id = $2 limit 1) where id = $1`,
    [TagId, communityId],
  )
  await say(TagId, false)
  await say(TagId, true)
  expect(await eventsOf(TagId)).toMatchObject([
    { IsPrivate: true, State: 'unprocessed', ClearedAt: null },
    { IsPrivate: false, State: 'processed' },
  ])
  const committee = await lobby.as('committee1')
  const { body } = await committee.get('/api/v1/Alarm/event', { State: 'all' })
  expect(body.Data.filter((one: { TagId: string }) => one.TagId === TagId)).toMatchObject([
    { IsPrivate: false },
  ])
})

it('what was closed and is still abnormal does not come back while somebody works on it, and does afterwards', async () => {
  const { work, eventsOf } = stage
  const TagId = await stage.point()
  await stage.say(TagId, true)
  const run = (sql: string) => lobby.owner.query(sql, [TagId])
  await run(`update alarm_event set processed_at = now() - interval '11 minutes' where point_id = $1`)
  await run(`update alarm_point set maintenance_until = now() + interval '1 hour' where id = $1`)
  await work(watch)
  expect(await eventsOf(TagId)).toMatchObject([{ State: 'processed' }])
  await run('update alarm_point set maintenance_until = null where id = $1')
  await work(watch)
  expect(await eventsOf(TagId)).toMatchObject([{ State: 'unprocessed' }])
})
