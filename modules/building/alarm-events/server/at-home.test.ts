import { afterAll, beforeAll, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { alarmStage } from '#tests/setup/alarms.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { clearAtHome, raiseAtHome } from './at-home.ts'

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

it('what people noticed in two households ends in both once they are one, also where a point was renamed', async () => {
  const [one, other] = [cast.households.wang.id, cast.households.neighbour.id]
  const of = (householdId: string) => ({ householdId, name: '瓦斯味' })
  const more = { meaning: '抄表時聞到瓦斯味', place: 'A棟', category: 10, level: 3 as const }
  for (const id of [one, other]) await stage.work((work) => raiseAtHome(work, { ...of(id), ...more }))
  // As a merger leaves them, and somebody called one by another name.
  await lobby.owner.query(
    "update alarm_point set household_id = $1, name = case when household_id = $1 then '廚房瓦斯' else name end where noticed = '瓦斯味'",
    [one],
  )
  await stage.work((work) => clearAtHome(work, of(one)))
  const { rows } = await lobby.owner.query(
    "select e.cleared_at is not null as over, p.is_abnormal as lasts from alarm_event e join alarm_point p on p.id = e.point_id where p.noticed = '瓦斯味'",
  )
  expect(rows).toEqual([
    { over: true, lasts: false },
    { over: true, lasts: false },
  ])
  await stage.work((work) => raiseAtHome(work, { ...of(one), ...more }))
  const { rows: points } = await lobby.owner.query("select from alarm_point where noticed = '瓦斯味'")
  expect(points).toHaveLength(2)
})
