import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { alarmStage } from '#tests/setup/alarms.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { freePort } from '#tests/setup/program.ts'
import { defaultFeed } from './sample-feed.ts'
import { Device } from './bacnet-device.ts'
import { bacnetFeed } from './bacnet-feed.ts'
import { readObjects } from '../bacnet-objects.ts'

const base = '/api/v1/Alarm/Gateway'
/** Debian's own; the device needs no package of it. */
const python = '/usr/bin/python3'
const hasPython = spawnSync(python, ['--version'], { stdio: 'ignore' }).status === 0
// Where it is not the test is named as not run (bin/tools/peers.mjs).
const hasShark = spawnSync('tshark', ['--version'], { stdio: 'ignore' }).error === undefined

describe.skipIf(!hasPython)('a device of BACnet/IP', () => {
  let lobby: Lobby
  let stage: Awaited<ReturnType<typeof alarmStage>>
  let folder: string
  let port: number
  let device: ChildProcess
  const said: string[] = []
  const set = (line: string) => device.stdin?.write(`set ${line}\n`)
  const saysBack = (line: RegExp) =>
    vi.waitFor(() => expect(said.some((one) => line.test(one))).toBe(true), { timeout: 60_000 })

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lobby-bacnet-'))
    port = await freePort()
    const script = path.join(import.meta.dirname, '../../../../tests/setup/bacnet-device.py')
    device = spawn(python, [script, String(port), path.join(folder, 'frames.txt')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    device.stdout?.on('data', (data: Buffer) => said.push(...data.toString().trim().split('\n')))
    await saysBack(/listens/)
    lobby = await startLobby({ run: 'api,gateways', env: { PRIVATE_HOSTS: '1' } })
    stage = await alarmStage(lobby)
  })
  afterAll(async () => {
    await stage?.close()
    await lobby?.close()
    device.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  it('is read, tells of changes long before it is read again, and hears that a person acknowledged its alarm', async () => {
    const GatewayId = newId()
    const answer = await stage.admin.post(base, {
      GatewayId,
      Name: '空調主機',
      Kind: 'bacnet',
      Address: `127.0.0.1:${port}`,
      PollSeconds: 600,
      Registers: 'chiller/temp analog-input 1\npump/trip binary-input 2',
    })
    expect(answer.status).toBe(200)
    const sources = async () =>
      (await stage.admin.get(`${base}/${GatewayId}/Source`)).body.Data as {
        SourceId: string
        Key: string
        Value: string
        Status: string | null
      }[]
    const valueOf = async (key: string) => {
      const one = (await sources()).find(({ Key }) => Key === key)
      return one && [one.Value, one.Status]
    }
    await expect.poll(() => valueOf('chiller/temp'), { timeout: 20_000 }).toEqual(['20', null])
    expect(await valueOf('pump/trip')).toEqual(['0', 'Normal'])
    await saysBack(/subscribed analog-input 1 300/)
    const TagId = await stage.point({ HighLimit: '' })
    const source = (await sources()).find(({ Key }) => Key === 'chiller/temp')
    await stage.admin.put(`${base}/${GatewayId}/Source/${source?.SourceId}`, { TagId })
    // Ten minutes until it is read again: what comes now was told by the device.
    set('analog-input 1 31.5 alarm')
    await expect.poll(async () => (await stage.eventsOf(TagId))[0]?.Value, { timeout: 20_000 }).toBe('31.5')
    set('binary-input 2 1')
    await expect.poll(() => valueOf('pump/trip'), { timeout: 20_000 }).toEqual(['1', 'Abnormal'])
  })

  it('says what it has, by its names and with live values, before anything of it is a gateway', async () => {
    const ProbeId = newId()
    const reach = { Kind: 'bacnet', Address: `127.0.0.1:${port}` }
    expect((await stage.admin.post(`${base}/Probe`, { ProbeId, ...reach })).status).toBe(200)
    const looked = async () => (await stage.admin.get(`${base}/Probe/${ProbeId}`)).body.Data
    // One line after the other: the device reads its input when it is woken.
    set('binary-input 2 0')
    await expect.poll(looked, { timeout: 60_000 }).toMatchObject({
      State: 'connected',
      Found: [
        { Key: 'Chiller-Supply-Temp', Line: 'analog-input 1' },
        { Key: '冰水泵', Line: 'binary-input 2', Value: '0', Status: 'Normal' },
      ],
    })
    set('analog-input 1 18.5')
    await expect.poll(async () => (await looked()).Found[0].Value, { timeout: 60_000 }).toBe('18.5')
    const { rows } = await lobby.owner.query("select from alarm_source where key = 'Chiller-Supply-Temp'")
    expect(rows).toEqual([])
    // Nobody looks any more: it is let go, and nothing of it stays.
    await lobby.owner.query(`update alarm_probe set looked_at = now() - interval '1 minute'`)
    const kept = async () => (await lobby.owner.query('select from alarm_probe')).rowCount
    await expect.poll(kept, { timeout: 60_000 }).toBe(0)
    expect((await stage.admin.get(`${base}/Probe/${ProbeId}`)).status).toBe(404)
  })

  it('is subscribed to again before that ends, and its alarms are acknowledged once a person did so in Lobby', async () => {
    let isAcknowledged = false
    const heard: string[] = []
    said.length = 0
    set('analog-input 1 40 alarm')
    const feed = await bacnetFeed(
      defaultFeed({ address: `127.0.0.1:${port}`, pollSeconds: 1, registers: 'chiller/temp analog-input 1' }),
      {
        keep: async (signals) => void heard.push(...signals.map(({ value, status }) => `${value} ${status}`)),
        tell: async () => undefined,
        addressOf: async (host) => host,
        acknowledgedBy: async () => (isAcknowledged ? '陳怡君' : undefined),
        miss: async () => undefined,
      },
      { lifetime: 2 },
    )
    try {
      await expect
        .poll(() => said.filter((line) => line.startsWith('subscribed')).length, { timeout: 20_000 })
        .toBeGreaterThan(2)
      expect(heard).toContain('40 Abnormal')
      expect(said.some((line) => line.startsWith('acknowledged'))).toBe(false)
      isAcknowledged = true
      await saysBack(/acknowledged analog-input 1/)
    } finally {
      await feed.stop()
    }
  })

  it.skipIf(!hasShark)('gets no frame that a dissector of another house calls malformed (tshark)', () => {
    const file = path.join(folder, 'frames.pcap')
    execFileSync('text2pcap', ['-q', '-u', '47808,47808', path.join(folder, 'frames.txt'), file])
    const fields = (filter: string) =>
      execFileSync('tshark', ['-r', file, '-Y', filter, '-T', 'fields', '-e', 'frame.number'], {
        encoding: 'utf8',
      })
        .split('\n')
        .filter(Boolean).length
    expect(fields('bacapp')).toBeGreaterThan(10)
    expect(fields('_ws.malformed || _ws.expert.severity == "Error"')).toBe(0)
  })
})

it('a device that answers nothing is asked for no further object once it is left', async () => {
  const ways = {
    keep: async () => undefined,
    tell: async () => undefined,
    addressOf: async (host: string) => host,
    acknowledgedBy: async () => undefined,
    miss: async () => undefined,
  }
  const device = new Device({ host: '127.0.0.1', port: await freePort() }, ways, AbortSignal.abort())
  device.objects = [{ key: 'pump', type: 'binary-input', instance: 2 }]
  await expect(device.subscribe(60)).rejects.toThrow('aborted')
  await expect(device.readAll({ isEachShown: true })).rejects.toThrow('aborted')
  device.close()
})

it('an object that is none is said in a sentence', () => {
  expect(readObjects('tank/a analog-input 1\n\npump binary-value 4194302')).toHaveLength(2)
  expect(readObjects('tank/a analog 1')).toContain('讀不懂')
  expect(readObjects('tank/a analog-input 4194303')).toContain('讀不懂')
})
