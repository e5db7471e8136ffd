import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { readConfig } from '#platform/server/config.ts'
import { startLobby } from '#tests/setup/lobby.ts'

/** A port that nobody has. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
/** What one series of the text says; undefined when there is none. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

const household = '/api/v1/Household'

it('whoever runs Lobby reads calls by route, events, jobs, pages and connections; nothing of a person, and strangers do not', async () => {
  const port = await freePort()
  const lobby = await startLobby({ run: 'api,worker,gateways', env: { METRICS: String(port) } })
  try {
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    const gateway = { GatewayId: newId(), Name: '機房閘道器' }
    expect((await manager.post('/api/v1/Alarm/Gateway', gateway)).status).toBe(200)
    const { rows } = await lobby.owner.query(
      "select h.id, h.label from household h join community c on c.id = h.community_id where c.name = '晴川社區' and not is_virtual and closed_at is null limit 1",
    )
    const [{ id: householdId, label }] = rows
    expect((await manager.get(`${household}/${householdId}/Belongings`)).status).toBe(200)
    expect((await manager.get(`${household}/${householdId}/Nothing`)).status).toBe(404)
    const text = await read()
    const calls = (route: string, status: number) =>
      valueOf(text, `lobby_calls_total{method="GET",route="${route}",status="${status}"}`)
    expect(calls(`${household}/:householdId/Belongings`, 200)).toBe(1)
    expect(calls('/api/*', 404)).toBe(1)
    expect(valueOf(text, 'lobby_connections{pool="app",state="waiting"}')).toBe(0)
    expect(valueOf(text, 'lobby_sockets')).toBe(0)
    expect(valueOf(text, 'lobby_jobs{state="failed"}')).toBe(0)
    expect(valueOf(text, 'lobby_database_bytes')).toBeGreaterThan(1_000_000)
    expect(valueOf(text, 'lobby_gateways{kind="http",state="waiting"}')).toBe(1)
    // No address with an id in it, no name, no account.
    for (const secret of [householdId, '晴川', 'auth_0912345678', label]) expect(text).not.toContain(secret)
    expect((await lobby.nobody().get('/metrics')).headers.get('content-type')).not.toContain('version=0.0.4')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    // A job that ran is there with its time.
    await expect
      .poll(async () => (await read()).includes('lobby_job_seconds_count{task='), { timeout: 60_000 })
      .toBe(true)
  } finally {
    await lobby.close()
  }
})

it('the address is a port, or an address and a port', () => {
  expect(readConfig([], { METRICS: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(readConfig([], { METRICS: '[::1]:9464' }).metrics).toEqual({ host: '::1', port: 9464 })
  expect(readConfig([], {}).metrics).toBeUndefined()
  for (const wrong of ['metrics', '127.0.0.1:', '99999', 'http://x:1'])
    expect(() => readConfig([], { METRICS: wrong })).toThrow(/METRICS/)
})
