import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { freePort } from '#tests/setup/program.ts'
import type { Feed, FeedWays } from './feed.ts'
import { modbusFeed } from './modbus-feed.ts'
import { mqttFeed } from './mqtt-feed.ts'
import { defaultFeed } from './sample-feed.ts'

const mosquitto = '/usr/sbin/mosquitto'
const hasBroker = spawnSync(mosquitto, ['-h'], { stdio: 'ignore' }).error === undefined

/** Where a feed leaves what it hears, and how it says that it stands. */
function listener() {
  const kept: string[] = []
  const told: string[] = []
  const ways: FeedWays = {
    keep: async (signals) => void kept.push(...signals.map(({ key, value }) => `${key} ${value}`)),
    tell: async (fault) => void told.push(fault),
    acknowledgedBy: async () => undefined,
    miss: async () => undefined,
    addressOf: async (host) => host,
  }
  return { kept, told, ways }
}
const portOf = (server: Server) => (server.address() as AddressInfo).port
async function listening(server: Server): Promise<Server> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

it('takes no late answer of a Modbus device for that of another question: the line is made anew, and then it is read', async () => {
  let lines = 0
  const sockets: Socket[] = []
  const device = await listening(
    createServer((socket) => {
      const isFirst = ++lines === 1
      sockets.push(socket.on('error', () => undefined))
      socket.on('data', (asked: Buffer) => {
        // MBAP head, function, and two bytes: on the first line it answers when nobody waits any more, and wrongly.
        const number = asked.readUInt16BE(8)
        const value = isFirst ? 999 : number
        const answer = Buffer.from([
          ...asked.subarray(0, 4),
          0,
          5,
          asked[6] ?? 1,
          asked[7] ?? 3,
          2,
          value >> 8,
          value & 255,
        ])
        setTimeout(() => socket.destroyed || socket.write(answer), isFirst ? 900 : 0)
      })
    }),
  )
  const { kept, told, ways } = listener()
  const registers = 'tank holding 100\npump holding 200'
  const feed = modbusFeed(
    { ...defaultFeed({ address: `127.0.0.1:${portOf(device)}`, pollSeconds: 1, registers }), kind: 'modbus' },
    ways,
    { patience: 400 },
  )
  try {
    await expect.poll(() => kept.includes('pump 200'), { timeout: 60_000 }).toBe(true)
    expect(told[0]).not.toBe('')
    expect(lines).toBeGreaterThan(1)
    expect(new Set(kept)).toEqual(new Set(['tank 100', 'pump 200']))
  } finally {
    await feed.stop()
    for (const socket of sockets) socket.destroy()
    device.close()
  }
})

it.skipIf(!hasBroker)(
  'loses nothing that a broker (mosquitto) took while the network between it and Lobby was cut',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lobby-cut-'))
    const port = await freePort()
    await writeFile(path.join(folder, 'mosquitto.conf'), `listener ${port} 127.0.0.1\nallow_anonymous true\n`)
    const broker: ChildProcess = spawn(mosquitto, ['-c', path.join(folder, 'mosquitto.conf')], {
      stdio: 'ignore',
    })
    /** The network between them: cut, what runs is torn and nothing new gets through. */
    let isCut = false
    const lines = new Set<Socket>()
    const network = await listening(
      createServer((near) => {
        if (isCut) return void near.destroy()
        const far = connect(port, '127.0.0.1')
        for (const one of [near, far]) {
          lines.add(one)
          one.on('error', () => undefined).on('close', () => lines.delete(one))
        }
        near.pipe(far).pipe(near)
      }),
    )
    let feed: Feed | undefined
    const { kept, told, ways } = listener()
    const publish = (value: string) =>
      execFileSync('mosquitto_pub', [
        '-V',
        'mqttv5',
        '-p',
        String(port),
        '-q',
        '1',
        '-t',
        'pump',
        '-m',
        value,
      ])
    try {
      await vi.waitFor(() => publish('0'), { timeout: 30_000 })
      const address = `mqtt://127.0.0.1:${portOf(network)}`
      feed = await mqttFeed({ ...defaultFeed({ address, topic: 'pump' }), kind: 'mqtt' }, ways)
      await expect.poll(() => told.at(-1), { timeout: 60_000 }).toBe('')
      publish('1')
      await expect.poll(() => kept, { timeout: 60_000 }).toEqual(['pump 1'])
      isCut = true
      for (const line of lines) line.destroy()
      await expect.poll(() => told.at(-1) !== '', { timeout: 60_000 }).toBe(true)
      for (const value of ['2', '3', '4']) publish(value)
      expect([...new Set(kept)]).toEqual(['pump 1'])
      isCut = false
      // Handed out at least once: the line may have been torn before the broker heard that the first was kept.
      await expect
        .poll(() => [...new Set(kept)], { timeout: 60_000 })
        .toEqual(['pump 1', 'pump 2', 'pump 3', 'pump 4'])
      await expect.poll(() => told.at(-1), { timeout: 60_000 }).toBe('')
    } finally {
      await feed?.stop()
      network.close()
      broker.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    }
  },
)
