import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { bacnetFeed } from './bacnet-feed.ts'
import type { FeedWays } from './feed.ts'
import { modbusFeed } from './modbus-feed.ts'
import { defaultFeed } from './sample-feed.ts'

/** What a feed hears, of a device that says frames of the standards' own examples: no program of another house is needed. */
function listener() {
  const kept: string[] = []
  const ways: FeedWays = {
    keep: async (signals) => void kept.push(...signals.map(({ key, value }) => `${key} ${value}`)),
    tell: async () => undefined,
    acknowledgedBy: async () => undefined,
    miss: async () => undefined,
    addressOf: async (host) => host,
  }
  return { kept, ways }
}
const bytes = (hex: string) => Buffer.from(hex.replace(/\s/g, ''), 'hex')

it('reads the answer and the change of value that ASHRAE 135 prints as its examples (annex F.3.5, F.1.3)', async () => {
  const answer = bytes('30 01 0C 0C 00000005 19 55 3E 44 4290999A 3F')
  const change = bytes(
    '10 02 09 12 1C 02000004 2C 0000000A 39 00 4E 09 55 2E 44 42820000 2F 09 6F 2E 82 0400 2F 4F',
  )
  const wrapped = (apdu: Buffer) => Buffer.concat([Buffer.from([0x81, 0x0a, 0, apdu.length + 6, 1, 0]), apdu])
  const device = createSocket('udp4')
  device.on('message', (frame, { port, address }) => {
    const [, , invoke = 0, service = 0] = frame.subarray(6)
    const say = (apdu: Buffer) => device.send(wrapped(apdu), port, address)
    // Subscribed to, it tells the change of another object at once; of what it is not asked for in the example it has nothing.
    if (service === 5) {
      say(Buffer.from([0x20, invoke, 5]))
      say(change)
    } else if (service === 12 && frame[frame.length - 1] === 0x55 && frame.includes(bytes('0C00000005')))
      say(Buffer.from([0x30, invoke, ...answer.subarray(2)]))
    else say(Buffer.from([0x50, invoke, service, 0x91, 1, 0x91, 0x1f]))
  })
  await once(device.bind(0, '127.0.0.1'), 'listening')
  const { kept, ways } = listener()
  const registers = 'supply analog-input 5'
  const address = `127.0.0.1:${device.address().port}`
  const feed = await bacnetFeed(defaultFeed({ address, pollSeconds: 1, registers }), ways)
  const heard = listener()
  // The object of the change cannot be read here, so a feed that has it hears of it by the change alone.
  const { Device } = await import('./bacnet-device.ts')
  const other = new Device(
    { host: '127.0.0.1', port: device.address().port },
    heard.ways,
    new AbortController().signal,
  )
  other.objects = [{ key: 'outside', type: 'analog-input', instance: 10 }]
  try {
    await expect.poll(() => kept, { timeout: 30_000 }).toContain('supply 72.300003')
    await other.subscribe(60)
    await expect.poll(() => heard.kept, { timeout: 30_000 }).toEqual(['outside 65'])
  } finally {
    other.close()
    await feed.stop()
    device.close()
  }
})

it('reads the registers and coils that the Modbus Application Protocol (V1.1b3) prints as its examples (6.1, 6.3)', async () => {
  const answers = new Map([
    [3, bytes('03 02 022B')],
    [1, bytes('01 01 CD')],
  ])
  const device = createServer((socket) =>
    socket
      .on('error', () => undefined)
      .on('data', (asked: Buffer) => {
        const pdu = answers.get(asked[7] ?? 0) ?? Buffer.alloc(0)
        socket.write(
          Buffer.concat([asked.subarray(0, 4), Buffer.from([0, pdu.length + 1, asked[6] ?? 1]), pdu]),
        )
      }),
  )
  await once(device.listen(0, '127.0.0.1'), 'listening')
  const { kept, ways } = listener()
  const registers = 'tank holding 107\npump coil 19'
  const address = `127.0.0.1:${(device.address() as AddressInfo).port}`
  const feed = modbusFeed({ ...defaultFeed({ address, pollSeconds: 1, registers }), kind: 'modbus' }, ways)
  try {
    await expect.poll(() => kept.slice(0, 2), { timeout: 30_000 }).toEqual(['tank 555', 'pump 1'])
  } finally {
    await feed.stop()
    device.close()
  }
})
