import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportRows } from '#tests/setup/exports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
})
afterAll(() => lobby.close())

it('alarms are exported as the list shows them, but for calls for help', async () => {
  const list = '/api/v1/Alarm/event'
  const [admin, desk] = [await lobby.as('auth_0912345678', '晴川社區'), await lobby.as('desk1')]
  const { body } = await desk.get(list, { State: 'all', Scope: 'public', MaxCount: 1 })
  const [heads = [], ...rows] = await exportRows(admin, {
    Kind: 'alarms',
    Query: { State: 'all' },
    Words: '',
  })
  expect(rows.length).toBe(body.Pagination.Total)
  const high = await exportRows(admin, { Kind: 'alarms', Query: { State: 'all', TagLevel: 3 }, Words: '' })
  const at = heads.indexOf('等級')
  expect(new Set(high.slice(1).map((row) => row[at]))).toEqual(new Set(['3 高']))
  const calls = await desk.get(list, { State: 'all', Scope: 'private', MaxCount: 50 })
  const places = new Set(rows.map((row) => row[heads.indexOf('位置')]))
  expect(calls.body.Data.length).toBeGreaterThan(0)
  for (const { AssetPosition } of calls.body.Data) expect(places).not.toContain(AssetPosition)
})
