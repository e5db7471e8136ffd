import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { TestStation } from '#tests/setup/charging-station.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type FreshDatabase, freshDatabase } from '#tests/setup/fresh-database.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { freePort } from '#tests/setup/program.ts'
import { testKey } from '#tests/setup/server-key.ts'

const base = '/api/v1/EvCharging'
const many = 30
let database: FreshDatabase
let lobby: Lobby
let admin: Desk
let folder: string
let port: number
let gateways: ChildProcess | undefined

/** The part `gateways` in a process of its own, as an installation may run it. */
const startGateways = () => {
  gateways = spawn(process.execPath, ['--import', 'tsx', 'bin/tools/serve.mjs', '--run=gateways'], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      LOBBY_DATA: path.join(folder, 'data'),
      LOBBY_KEY: testKey,
      OCPP_PORT: String(port),
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
    },
    stdio: 'ignore',
  })
}
const kill = () =>
  new Promise<void>((done) => {
    if (!gateways || gateways.exitCode !== null || gateways.signalCode !== null) return done()
    gateways.once('exit', () => done())
    gateways.kill('SIGKILL')
  })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lobby-charging-killed-'))
  database = await freshDatabase()
  port = await freePort()
  lobby = await startLobby({ over: database })
  admin = await lobby.as('auth_0912345678', '晴川社區')
  const HouseholdId = castId('household', 'B棟-9F-4')
  await admin.post(`${base}/Tag`, {
    TagId: newId(),
    IdTag: 'CARD0904',
    HouseholdId,
    Note: '',
    ExpiresAt: null,
  })
}, 120_000)
afterAll(async () => {
  await kill()
  await lobby.close()
  await rm(folder, { recursive: true, force: true })
})

/** Until it is let in: the program is about to start. */
const connect = (one: TestStation) =>
  vi.waitFor(
    async () => {
      const address = one.address.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`)
      expect(
        await Promise.race([
          one.connect('ocpp1.6', address),
          new Promise((done) => setTimeout(done, 3000, 0)),
        ]),
      ).toBe(101)
    },
    { timeout: 120_000, interval: 500 },
  )

/** Says it until it is taken, as a station does (TransactionMessageAttempts). */
async function insist(one: TestStation, action: string, payload: object, id: string) {
  for (;;) {
    const answer = await one.call(action, payload, id)
    if (!answer.fault) return answer
  }
}

it('a gateway that is killed with sessions open loses none and doubles none', async () => {
  const stations = []
  for (let n = 0; n < many; n++) stations.push(await TestStation.add(admin, { bay: `K${n}` }))
  startGateways()
  for (const one of stations) await connect(one)
  const said = (n: number) => ({
    connectorId: 1,
    idTag: 'CARD0904',
    meterStart: n,
    timestamp: new Date().toISOString(),
  })
  const starts = stations.map((_, n) => said(n))
  const answered = stations.map(async (one, n) => one.call('StartTransaction', starts[n] ?? {}, `start-${n}`))
  // Some were answered and some were not when it dies.
  await answered[0]
  await kill()
  startGateways()
  for (const one of stations) await connect(one)
  // A station that does not know whether it was heard says it again.
  const numbers = await Promise.all(
    stations.map(async (one, n) => {
      const answer = await insist(one, 'StartTransaction', starts[n] ?? {}, `start-${n}`)
      return answer.transactionId
    }),
  )
  await Promise.all(
    stations.map((one, n) => {
      const timestamp = new Date().toISOString()
      const stop = { transactionId: numbers[n], meterStop: n + 1000 + n, timestamp }
      return insist(one, 'StopTransaction', stop, `stop-${n}`)
    }),
  )
  const { rows } = await lobby.owner.query<{ sessions: number; energy: number; odd: number }>(
    `select count(*)::int as sessions, sum(energy_wh)::int as energy, count(*) filter (where review <> 'none')::int as odd
     from charging_session where station_id = any($1::uuid[])`,
    [stations.map(({ stationId }) => stationId)],
  )
  const energy = stations.reduce((sum, _, n) => sum + 1000 + n, 0)
  expect(rows).toEqual([{ sessions: many, energy, odd: 0 }])
}, 400_000)
