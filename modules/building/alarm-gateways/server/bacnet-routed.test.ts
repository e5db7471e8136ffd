import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { freePort } from '#tests/setup/program.ts'
import { readRoute } from '../bacnet-route.ts'
import { complaintAbout } from '../feeds.ts'
import { bacnetFeed, bacnetProbe } from './bacnet-feed.ts'
import type { FeedWays } from './feed.ts'
import { defaultFeed } from './sample-feed.ts'

const hasPython = spawnSync('/usr/bin/python3', ['--version'], { stdio: 'ignore' }).status === 0
const hasShark = spawnSync('tshark', ['--version'], { stdio: 'ignore' }).error === undefined

it.skipIf(!hasPython)(
  'A device behind a BACnet router is read, subscribed to and looked through by its network and station; without them nobody answers',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lobby-bacnet-'))
    const port = await freePort()
    const script = path.join(import.meta.dirname, '../../../../tests/setup/bacnet-device.py')
    const frames = path.join(folder, 'frames.txt')
    const device = spawn('/usr/bin/python3', [script, String(port), frames, '2001:12'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const said: string[] = []
    device.stdout.on('data', (data: Buffer) => said.push(...data.toString().trim().split('\n')))
    const saysBack = (line: RegExp) =>
      vi.waitFor(() => expect(said.some((one) => line.test(one))).toBe(true), { timeout: 90_000 })
    const [heard, told]: [string[], string[]] = [[], []]
    const ways: FeedWays = {
      keep: async (signals) => void heard.push(...signals.map(({ key, value }) => `${key} ${value}`)),
      tell: async (fault) => void told.push(fault),
      addressOf: async (host) => host,
      acknowledgedBy: async () => undefined,
      miss: async () => undefined,
    }
    const gateway = (route: string) =>
      defaultFeed({
        address: `127.0.0.1:${port}`,
        route,
        pollSeconds: 600,
        registers: 'chiller/temp analog-input 1',
      })
    try {
      await saysBack(/listens/)
      const lost = await bacnetFeed(gateway(''), ways)
      await expect.poll(() => told, { timeout: 30_000 }).toContain('silent')
      await lost.stop()
      expect(heard).toEqual([])
      const feed = await bacnetFeed(gateway('2001:12'), ways)
      await saysBack(/subscribed analog-input 1/)
      expect(heard).toContain('chiller/temp 20')
      // Ten minutes until it is read again: the change was told through the router.
      device.stdin.write('set analog-input 1 31.5\n')
      await expect.poll(() => heard, { timeout: 20_000 }).toContain('chiller/temp 31.5')
      await feed.stop()
      const probe = await bacnetProbe(gateway('2001:12'), ways)
      await expect.poll(() => heard, { timeout: 30_000 }).toContain('Chiller-Supply-Temp 31.5')
      await probe.stop()
      if (hasShark) {
        const file = path.join(folder, 'frames.pcap')
        execFileSync('text2pcap', ['-q', '-u', '47808,47808', frames, file])
        const count = (filter: string) =>
          execFileSync('tshark', ['-r', file, '-Y', filter, '-T', 'fields', '-e', 'bacnet.dnet'], {
            encoding: 'utf8',
          })
            .split('\n')
            .filter(Boolean)
        expect(new Set(count('bacnet.dnet'))).toEqual(new Set(['2001']))
        expect(count('_ws.malformed || _ws.expert.severity == "Error"')).toEqual([])
      }
    } finally {
      device.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    }
  },
)

it('A route is a network and a station there, and what is none is said in a sentence', () => {
  expect(readRoute('')).toEqual({})
  expect(readRoute('2001:12')).toEqual({ net: 2001, adr: [12] })
  expect(readRoute('5:192.168.7.20')).toEqual({ net: 5, adr: [192, 168, 7, 20, 0xba, 0xc0] })
  expect(readRoute('5:192.168.7.20:47809')).toEqual({ net: 5, adr: [192, 168, 7, 20, 0xba, 0xc1] })
  expect(readRoute('7:0a1b2c')).toEqual({ net: 7, adr: [10, 27, 44] })
  for (const wrong of [
    '2001',
    '0:12',
    '65535:1',
    '2001:256',
    '5:192.168.7.300',
    '5:1.2.3.4:70000',
    '7:0a1',
    'x:1',
  ])
    expect(readRoute(wrong), wrong).toBeUndefined()
  const { settings } = defaultFeed({ address: 'bacnet.example.tw', registers: 'a analog-input 1' })
  expect(complaintAbout('bacnet', { ...settings, route: '2001' })).toContain('2001:12')
  expect(complaintAbout('bacnet', { ...settings, route: '2001:12' })).toBe('')
})
