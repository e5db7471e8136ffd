import { afterAll, beforeAll, expect, it } from 'vitest'
import { Desk } from '../../tests/setup/desk.ts'
import { type Lobby, startLobby } from '../../tests/setup/lobby.ts'
import { hasBroker, hasModbus } from './fed-doors.ts'
import { playBuilding } from './play.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker,gateways', env: { PRIVATE_HOSTS: '1' } })
})
afterAll(() => lobby.close())

// Without them it plays the doors that there are (apt-get install mosquitto python3-pymodbus python3-serial python3-serial-asyncio).
it.skipIf(!hasBroker() || !hasModbus())(
  'plays a building through its doors: a lift that stops, a call for help and water in the pit become alarms, and three screens are alive',
  async () => {
    const desk = await Desk.signIn(lobby.url, 'auth_0912345678', '晴川社區')
    const stopping = new AbortController()
    const said: string[] = []
    const playing = playBuilding({
      desk,
      speed: 120,
      first: ['help', 'lift', 'flood'],
      signal: stopping.signal,
      tell: (line) => said.push(line),
    })
    const rows = async (sql: string) =>
      (await lobby.owner.query(sql)).rows.map((row) => Object.values(row)[0])
    const since = `from alarm_event e join alarm_point p on p.id = e.point_id
      where e.last_at > now() - interval '1 minute' and`
    await expect
      .poll(() => rows(`select p.asset_code ${since} p.asset_code = 'L-001'`), { timeout: 60_000 })
      .toEqual(['L-001'])
    await expect
      .poll(() => rows(`select e.times ${since} p.is_private`), {
        timeout: 20_000,
      })
      .toEqual([expect.any(Number)])
    await expect
      .poll(() => rows(`select p.asset_code ${since} p.asset_code = 'P-021' and e.value > 75`), {
        timeout: 60_000,
      })
      .toEqual(['P-021'])
    expect(
      await rows(
        `select count(*)::int from board_device where name like '模擬 %' and seen_at > now() - interval '75 seconds'`,
      ),
    ).toEqual([3])
    expect(
      await rows(
        `select count(distinct kind)::int from alarm_gateway where retired_at is null and name like '模擬 %'`,
      ),
    ).toEqual([3])
    stopping.abort()
    await playing
    expect(
      await rows(`select name from alarm_gateway where retired_at is null and name like '模擬 %'`),
    ).toEqual([])
    expect(
      await rows(`select name from board_device where removed_at is null and name like '模擬 %'`),
    ).toEqual([])
  },
  240_000,
)
