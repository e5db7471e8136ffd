import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectAsync } from 'mqtt'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { alarmStage } from '#tests/setup/alarms.ts'
import { type FreshDatabase, freshDatabase } from '#tests/setup/fresh-database.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { freePort } from '#tests/setup/program.ts'
import { testKey } from '#tests/setup/server-key.ts'

const base = '/api/v1/Alarm/Gateway'
const mosquitto = '/usr/sbin/mosquitto'
const hasBroker = spawnSync(mosquitto, ['-h'], { stdio: 'ignore' }).error === undefined

const stop = (child: ChildProcess | undefined) =>
  new Promise<void>((done) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGKILL')
  })

// Where it is not the tests are named as not run (bin/tools/peers.mjs).
describe.skipIf(!hasBroker)('what a broker acknowledged to a sensor', () => {
  let database: FreshDatabase
  let lobby: Lobby
  let stage: Awaited<ReturnType<typeof alarmStage>>
  let folder: string
  let broker: ChildProcess
  let gateways: ChildProcess | undefined
  let port: number
  let TagId: string

  /** The part `gateways` in a process of its own, as an installation may run it. */
  const startGateways = () => {
    gateways = spawn(process.execPath, ['--import', 'tsx', 'bin/tools/serve.mjs', '--run=gateways'], {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        LOBBY_DATA: path.join(folder, 'data'),
        LOBBY_KEY: testKey,
        NODE_ENV: 'test',
        PRIVATE_HOSTS: '1',
        LOG_LEVEL: 'fatal',
      },
      stdio: 'ignore',
    })
  }
  const isConnected = (id: string) =>
    vi.waitFor(
      async () => {
        const { body } = await stage.admin.get(base)
        expect(body.Data.find((one: { GatewayId: string }) => one.GatewayId === id)?.State).toBe('connected')
      },
      { timeout: 120_000, interval: 200 },
    )
  /** How many of the numbers that were said of the point are kept. */
  const kept = async () => {
    const { rows } = await lobby.owner.query<{ count: number }>(
      'select count(distinct value)::int as count from alarm_value where point_id = $1',
      [TagId],
    )
    return rows[0]?.count ?? 0
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lobby-killed-'))
    port = await freePort()
    await writeFile(
      path.join(folder, 'mosquitto.conf'),
      `listener ${port} 127.0.0.1\nallow_anonymous true\nmax_queued_messages 100000\n`,
    )
    broker = spawn(mosquitto, ['-c', path.join(folder, 'mosquitto.conf')], { stdio: 'ignore' })
    await vi.waitFor(
      () =>
        new Promise<void>((done, fail) => {
          const socket = connect(port, '127.0.0.1', () => done(void socket.destroy())).on('error', fail)
        }),
      { timeout: 30_000 },
    )
    database = await freshDatabase()
    lobby = await startLobby({ over: database, env: { PRIVATE_HOSTS: '1' } })
    stage = await alarmStage(lobby)
    TagId = await stage.point()
    const GatewayId = newId()
    const settings = { Kind: 'mqtt', Address: `mqtt://127.0.0.1:${port}`, Topic: 'pump/#' }
    await stage.admin.post(base, { GatewayId, Name: '會被砍的', ...settings })
    startGateways()
    await isConnected(GatewayId)
    execFileSync('mosquitto_pub', ['-V', 'mqttv5', '-p', String(port), '-q', '1', '-t', 'pump/1', '-m', '0'])
    const source = await vi.waitFor(
      async () => {
        const [one] = (await stage.admin.get(`${base}/${GatewayId}/Source`)).body.Data
        expect(one).toBeDefined()
        return one as { SourceId: string }
      },
      { timeout: 20_000 },
    )
    await stage.admin.put(`${base}/${GatewayId}/Source/${source.SourceId}`, { TagId })
  }, 240_000)
  afterAll(async () => {
    await stop(gateways)
    await stop(broker)
    await stage?.close()
    await lobby?.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Publishes numbers one after the other, each acknowledged by the broker; something happens in the middle. */
  async function publish(first: number, count: number, middle: () => Promise<unknown>): Promise<void> {
    const sensor = await connectAsync(`mqtt://127.0.0.1:${port}`, { protocolVersion: 5 })
    const sent: Promise<unknown>[] = []
    for (let n = 0; n < count; n++) {
      if (n === count / 2) await middle()
      const At = new Date().toISOString()
      sent.push(sensor.publishAsync('pump/1', JSON.stringify({ Value: first + n, At }), { qos: 1 }))
      if (n % 20 === 19) await Promise.all(sent)
    }
    await Promise.all(sent)
    await sensor.endAsync()
  }

  it('is in the log although the program was killed in the middle of it and began again', async () => {
    await publish(1, 400, async () => {
      await vi.waitFor(async () => expect(await kept()).toBeGreaterThan(5), { timeout: 20_000, interval: 20 })
      await stop(gateways)
    })
    expect(await kept()).toBeLessThan(400)
    startGateways()
    // A program of its own begins slowly on a busy machine.
    await expect.poll(kept, { timeout: 240_000, interval: 500 }).toBe(400)
  }, 300_000)

  it('is in the log although PostgreSQL was gone for a while', async () => {
    const name = database.connection.database ?? ''
    // Nobody gets in any more, not even its owner: as when the server of the database is gone.
    const outside = new pg.Client({ ...database.connection, database: 'postgres' })
    await outside.connect()
    try {
      await publish(1001, 200, async () => {
        await outside.query(`alter database ${name} with allow_connections false`)
        await outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
          name,
        ])
      })
      await expect(kept()).rejects.toThrow()
    } finally {
      await outside.query(`alter database ${name} with allow_connections true`)
      await outside.end()
    }
    await expect.poll(kept, { timeout: 240_000, interval: 500 }).toBe(600)
  }, 300_000)
})
