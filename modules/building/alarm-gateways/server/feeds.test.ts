import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { alarmStage } from '#tests/setup/alarms.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { freePort } from '#tests/setup/program.ts'

const base = '/api/v1/Alarm/Gateway'
const isThere = (command: string, ...given: string[]) => {
  const { error, status } = spawnSync(command, given, { stdio: 'ignore' })
  return !error && (status === 0 || !given.includes('-c'))
}
/** Debian's own, which has the packages of Debian. */
const python = '/usr/bin/python3'
// What is not installed is counted as skipped and named at the end of the run (bin/tools/peers.mjs).
const broker = isThere('/usr/sbin/mosquitto', '-h') && isThere('mosquitto_pub', '--help')
const modbus = isThere(python, '-c', 'import pymodbus, serial, serial_asyncio')

const children: ChildProcess[] = []
const start = (command: string, given: string[]) => {
  const child = spawn(command, given, { stdio: 'ignore' })
  children.push(child)
  return child
}
const stop = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGKILL')
  })
const knock = (port: number) =>
  new Promise<void>((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => done(void socket.destroy())).on('error', fail)
  })
const listens = (port: number) => vi.waitFor(() => knock(port), { timeout: 30_000 })

let lobby: Lobby
let stage: Awaited<ReturnType<typeof alarmStage>>
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lobby-feeds-'))
  lobby = await startLobby({ run: 'api,gateways', env: { PRIVATE_HOSTS: '1' } })
  stage = await alarmStage(lobby)
})
afterAll(async () => {
  await Promise.all(children.map(stop))
  await stage.close()
  await lobby.close()
})

const add = async (settings: object) => {
  const GatewayId = newId()
  const { body, status } = await stage.admin.post(base, {
    GatewayId,
    Name: GatewayId.slice(-12),
    ...settings,
  })
  expect([status, body.ErrorMessage]).toEqual([200, undefined])
  return GatewayId
}
interface Source {
  SourceId: string
  Key: string
  Value: string
  Status: string | null
}
const sources = async (id: string): Promise<Source[]> =>
  (await stage.admin.get(`${base}/${id}/Source`)).body.Data
const valueOf = async (id: string, key: string) => {
  const found = (await sources(id)).find(({ Key }) => Key === key)
  return found && (found.Value || found.Status)
}
const says = (id: string, key: string, value: string) =>
  expect.poll(() => valueOf(id, key), { timeout: 40_000 }).toBe(value)
const stateOf = async (id: string) =>
  (await stage.admin.get(base)).body.Data.find((one: { GatewayId: string }) => one.GatewayId === id)?.State

const missedOf = async (id: string) =>
  (await stage.admin.get(base)).body.Data.find((one: { GatewayId: string }) => one.GatewayId === id)?.Missed

describe.skipIf(!broker)('a broker of MQTT (mosquitto)', () => {
  let port: number
  let server: ChildProcess
  const publish = (topic: string, message: string, qos = '1') =>
    execFileSync('mosquitto_pub', ['-V', 'mqttv5', '-p', String(port), '-q', qos, '-t', topic, '-m', message])
  const serve = async () => {
    server = start('/usr/sbin/mosquitto', ['-c', path.join(folder, 'mosquitto.conf')])
    await listens(port)
  }
  beforeAll(async () => {
    port = await freePort()
    await writeFile(
      path.join(folder, 'mosquitto.conf'),
      `listener ${port} 127.0.0.1\nallow_anonymous true\npersistence true\npersistence_location ${folder}/\nautosave_interval 1\nautosave_on_changes true\nuser root\n`,
    )
    await serve()
  })

  it('brings values in that are mapped to points with a live value, and beyond its limits a point is an alarm', async () => {
    const id = await add({ Kind: 'mqtt', Address: `mqtt://127.0.0.1:${port}`, Topic: 'building/#' })
    await expect.poll(() => stateOf(id), { timeout: 40_000 }).toBe('connected')
    publish('building/pit', '12.5')
    await says(id, 'building/pit', '12.5')
    const TagId = await stage.point({ HighLimit: '75' })
    const [source] = await sources(id)
    await stage.admin.put(`${base}/${id}/Source/${source?.SourceId}`, { TagId })
    publish('building/pit', '{"Value":81,"At":"2026-11-27T01:20:00Z"}')
    await expect.poll(async () => (await stage.eventsOf(TagId)).length, { timeout: 20_000 }).toBe(1)
    publish('building/smoke', 'Abnormal')
    await says(id, 'building/smoke', 'Abnormal')
    publish('building/words', 'nothing that says a value')
    // A device that asks for no acknowledgement is heard as well.
    publish('building/after', 'off', '0')
    await says(id, 'building/after', 'Normal')
    expect(await valueOf(id, 'building/words')).toBe(undefined)
    // What says nothing is not passed over without a word.
    await expect.poll(() => missedOf(id), { timeout: 20_000 }).toEqual(['building/words'])
  })

  it('loses nothing that came while Lobby or the database was away: it is acknowledged after the commit alone', async () => {
    const id = await add({ Kind: 'mqtt', Address: `mqtt://127.0.0.1:${port}`, Topic: 'safe/#' })
    await expect.poll(() => stateOf(id), { timeout: 40_000 }).toBe('connected')
    // A transaction that cannot be committed: what is handed out meanwhile comes again.
    await lobby.owner.query('alter table alarm_source add constraint broken check (key not like $$safe/%$$)')
    publish('safe/one', '1')
    await expect.poll(() => stateOf(id), { timeout: 20_000, interval: 20 }).toBe('failed')
    await lobby.owner.query('alter table alarm_source drop constraint broken')
    await says(id, 'safe/one', '1')
    await lobby.restart()
    publish('safe/two', '2')
    await says(id, 'safe/two', '2')
  })

  it('may send a value a message, faster than each could be committed alone: all are kept in their order', async () => {
    const id = await add({ Kind: 'mqtt', Address: `mqtt://127.0.0.1:${port}`, Topic: 'flood/#' })
    await expect.poll(() => stateOf(id), { timeout: 40_000 }).toBe('connected')
    publish('flood/meter', '0')
    await says(id, 'flood/meter', '0')
    const TagId = await stage.point()
    const [source] = await sources(id)
    await stage.admin.put(`${base}/${id}/Source/${source?.SourceId}`, { TagId })
    const given = ['-V', 'mqttv5', '-p', String(port), '-q', '1', '-t', 'flood/meter', '-l']
    const input = Array.from({ length: 800 }, (_, nth) => `${nth + 1}\n`).join('')
    execFileSync('mosquitto_pub', given, { input })
    await says(id, 'flood/meter', '800')
    const { rows } = await lobby.owner.query<{ values: number[]; commits: number }>(
      `select array_agg(value order by id) as values, count(distinct xmin::text)::int as commits
       from alarm_value where point_id = $1 and value > 0`,
      [TagId],
    )
    expect(rows[0]?.values).toEqual(Array.from({ length: 800 }, (_, nth) => nth + 1))
    expect(rows[0]?.commits).toBeLessThan(400)
  })

  it('is corrected: another topic is listened to at once and the old one no more, and its password goes to no other place', async () => {
    const Password = 'broker-secret'
    const address = `mqtt://127.0.0.1:${port}`
    const reach = { Kind: 'mqtt', Address: address, Topic: 'wrong/#', User: 'lobby', Password }
    const id = await add(reach)
    await expect.poll(() => stateOf(id), { timeout: 40_000 }).toBe('connected')
    publish('wrong/pump', '1')
    await says(id, 'wrong/pump', '1')
    const row = async () =>
      (await stage.admin.get(base)).body.Data.find((one: { GatewayId: string }) => one.GatewayId === id)
    expect(await row()).toMatchObject({ Topic: 'wrong/#', User: 'lobby', HasPassword: true, RowVersion: 1 })
    const correct = (changes: object) =>
      stage.admin.put(`${base}/${id}`, { RowVersion: 1, Name: '泵房', ...reach, Password: '', ...changes })
    const code = async (changes: object) => (await correct(changes)).body.ErrorMessage?.Code
    expect(await code({ Address: 'mqtt://elsewhere.example:1883' })).toBe(400_22_033)
    expect(await code({ RowVersion: 9 })).toBe(409_22_034)
    expect((await correct({ Topic: 'right/#' })).status).toBe(200)
    await expect
      .poll(async () => (publish('right/pump', '2'), valueOf(id, 'right/pump')), { timeout: 40_000 })
      .toBe('2')
    publish('wrong/pump', '3')
    publish('right/pump', '4')
    await says(id, 'right/pump', '4')
    expect(await valueOf(id, 'wrong/pump')).toBe('1')
    await expect.poll(() => stateOf(id), { timeout: 40_000 }).toBe('connected')
    // Only called otherwise, it stays connected and says so.
    expect((await correct({ Topic: 'right/#', RowVersion: 2, Name: '泵浦' })).status).toBe(200)
    expect(await row()).toMatchObject({ Name: '泵浦', State: 'connected' })
  })

  it('is listened to before it is a gateway, for as long as somebody looks', async () => {
    const ProbeId = newId()
    const reach = { Kind: 'mqtt', Address: `mqtt://127.0.0.1:${port}` }
    execFileSync('mosquitto_pub', ['-p', String(port), '-r', '-t', 'hall/door', '-m', 'off'])
    expect((await stage.admin.post(`${base}/Probe`, { ProbeId, ...reach })).status).toBe(200)
    const found = async (key: string) =>
      (await stage.admin.get(`${base}/Probe/${ProbeId}`)).body.Data.Found.find(
        (one: { Key: string }) => one.Key === key,
      )
    await expect.poll(() => found('hall/door'), { timeout: 40_000 }).toMatchObject({ Status: 'Normal' })
    publish('hall/temp', '23.5')
    await expect.poll(() => found('hall/temp'), { timeout: 40_000 }).toMatchObject({ Value: '23.5' })
  })

  it('is connected again after it was killed and began anew, and hears nothing of a topic that was left meanwhile', async () => {
    const id = await add({ Kind: 'mqtt', Address: `mqtt://127.0.0.1:${port}`, Topic: 'again/#' })
    await expect.poll(() => stateOf(id), { timeout: 40_000 }).toBe('connected')
    await stop(server)
    await expect.poll(() => stateOf(id), { timeout: 40_000 }).toBe('failed')
    await serve()
    await expect.poll(() => stateOf(id), { timeout: 40_000 }).toBe('connected')
    publish('again/pump', '3')
    await says(id, 'again/pump', '3')
    await stop(server)
    // Corrected while the broker is away: it still has the session with the old topic.
    const reach = { Kind: 'mqtt', Address: `mqtt://127.0.0.1:${port}`, Topic: 'then/#' }
    await stage.admin.put(`${base}/${id}`, { RowVersion: 1, Name: '改了主題', ...reach })
    await expect.poll(() => stateOf(id), { timeout: 40_000 }).toBe('failed')
    await serve()
    const isHeard = async () => (publish('then/pump', '4'), valueOf(id, 'then/pump'))
    await expect.poll(isHeard, { timeout: 40_000 }).toBe('4')
    publish('again/pump', '5')
    publish('then/pump', '6')
    await says(id, 'then/pump', '6')
    expect(await valueOf(id, 'again/pump')).toBe('3')
  })
})

describe.skipIf(!modbus)('a device of Modbus TCP (pymodbus)', () => {
  let port: number
  const device = path.join(import.meta.dirname, '../../../../tests/setup/modbus-device.py')
  const serve = async (first: number) => {
    const child = start(python, [device, String(port), String(first)])
    await listens(port)
    return child
  }

  it('shows what its registers say before it is a gateway', async () => {
    port = await freePort()
    const child = await serve(633)
    const ProbeId = newId()
    const Registers = 'tank holding 10 uint16 0.1\npump coil 2'
    const reach = { Kind: 'modbus', Address: `127.0.0.1:${port}`, Registers }
    expect((await stage.admin.post(`${base}/Probe`, { ProbeId, ...reach })).status).toBe(200)
    await expect
      .poll(async () => (await stage.admin.get(`${base}/Probe/${ProbeId}`)).body.Data.Found, {
        timeout: 40_000,
      })
      .toMatchObject([
        { Key: 'tank', Value: '63.3' },
        { Key: 'pump', Value: '1', Status: 'Abnormal' },
      ])
    await stop(child)
  })

  it('of which one register is refused is read for all others, and says which it is', async () => {
    port = await freePort()
    const child = await serve(815)
    const id = await add({
      Kind: 'modbus',
      Address: `127.0.0.1:${port}`,
      PollSeconds: 1,
      Registers: 'tank holding 10 uint16 0.1\ngone holding 900 uint16\npump coil 2',
    })
    await says(id, 'pump', '1')
    expect([await valueOf(id, 'tank'), await valueOf(id, 'gone')]).toEqual(['81.5', undefined])
    await expect.poll(() => missedOf(id), { timeout: 20_000 }).toEqual(['gone'])
    await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('connected')
    await stop(child)
  })

  it('is read register by register, and again after it was restarted', async () => {
    port = await freePort()
    const child = await serve(815)
    const id = await add({
      Kind: 'modbus',
      Address: `127.0.0.1:${port}`,
      PollSeconds: 1,
      Registers:
        'tank/a holding 10 uint16 0.1\ntank/f holding 12 float32\nfloor input 3 int16\npump coil 2\ndoor discrete 1',
    })
    await says(id, 'tank/a', '81.5')
    await says(id, 'tank/f', '6.75')
    expect([await valueOf(id, 'floor'), await valueOf(id, 'pump'), await valueOf(id, 'door')]).toEqual([
      '-7',
      '1',
      '0',
    ])
    await stop(child)
    await expect.poll(() => stateOf(id), { timeout: 40_000 }).toBe('failed')
    await serve(402)
    await says(id, 'tank/a', '40.2')
    expect(await stateOf(id)).toBe('connected')
  })
})
