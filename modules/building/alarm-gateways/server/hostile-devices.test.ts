import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { expect, it } from 'vitest'
import type { Feed, FeedWays } from './feed.ts'
import { modbusFeed } from './modbus-feed.ts'
import { mqttFeed } from './mqtt-feed.ts'
import { readMessage } from './mqtt-words.ts'
import { defaultFeed } from './sample-feed.ts'

// What nobody catches ends the program of all communities; here it ends the run.

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
async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
async function until(feed: Feed, server: { close: () => unknown }, work: () => Promise<void>) {
  try {
    await work()
  } finally {
    await feed.stop(true)
    server.close()
  }
}

it('a Modbus device that answers with codes of its own, or without end, loses its line and is asked again', async () => {
  // Exceptions that the standard has no words for; a length that never comes.
  const answers = [
    [0, 0, 0, 3, 1, 0x83, 7],
    [0, 0, 0, 3, 1, 0x83, 0xff],
    [0, 0, 0xff, 0xff, 1, 3, ...Array(8000).fill(1)],
    [0, 0, 0, 5, 1, 3, 2, 0, 42],
  ]
  const device = createServer((socket) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    socket.on('error', () => undefined)
    socket.on('data', (asked: Buffer) =>
      socket.write(Buffer.from([...asked.subarray(0, 2), ...(answer ?? [])])),
    )
  })
  const address = await listening(device)
  const { kept, ways } = listener()
  const feed = modbusFeed(defaultFeed({ address, pollSeconds: 1, registers: 'pit holding 0 uint16' }), ways)
  await until(feed, device, () => expect.poll(() => kept, { timeout: 60_000 }).toContain('pit 42'))
})

it('frames of BACnet that end too soon are not heard, and those behind them are', async () => {
  const { Device } = await import('./bacnet-device.ts')
  const device = createSocket('udp4')
  device.on('message', (frame, { port, address }) => {
    const invoke = frame[8] ?? 0
    device.send(Buffer.from('810a00090100400000', 'hex'), port, address)
    const apdu = Buffer.from(
      `30${Buffer.from([invoke]).toString('hex')}0C0C0000000519553E444290999A3F`,
      'hex',
    )
    device.send(Buffer.concat([Buffer.from([0x81, 0x0a, 0, apdu.length + 6, 1, 0]), apdu]), port, address)
  })
  await once(device.bind(0, '127.0.0.1'), 'listening')
  const { kept, ways } = listener()
  const line = new Device(
    { host: '127.0.0.1', port: device.address().port },
    ways,
    new AbortController().signal,
  )
  line.objects = [{ key: 'supply', type: 'analog-input', instance: 5 }]
  try {
    await line.readAll()
    expect(kept).toEqual(['supply 72.300003'])
  } finally {
    line.close()
    device.close()
  }
})

it('a broker whose message has no end is left', async () => {
  let left = 0
  const broker = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('close', () => left++)
    socket.once('data', () => {
      socket.write(Buffer.from([0x20, 3, 0, 0, 0]))
      socket.write(Buffer.from([0x30, 0xff, 0xff, 0xff, 0x7f]))
      const more = () => {
        if (!socket.destroyed) socket.write(Buffer.alloc(65_536), more)
      }
      more()
    })
  })
  const address = `mqtt://${await listening(broker)}`
  const feed = await mqttFeed(defaultFeed({ address, topic: '#' }), listener().ways)
  await until(feed, broker, () => expect.poll(() => left, { timeout: 30_000 }).toBeGreaterThan(0))
})

it.each([
  ['23.100000381469727', '23.1'],
  ['1e-7', '0'],
  ['4294967295', '4294967295'],
  ['{"Value":23.100000381469727}', '23.1'],
  ['{"Value":"81.5"}', '81.5'],
])('the value %s of a device is read as %s, with as many digits as it writes', (payload, value) => {
  expect(readMessage('pit', payload).signals).toMatchObject([{ key: 'pit', value }])
})

it('one value of many that says nothing takes no other along', () => {
  const Signals = [
    { Key: 'a', Value: 1.25 },
    { Key: 'b', Value: 'x' },
    { Key: '' },
    null,
    { Key: 'c', Status: 'Normal' },
  ]
  expect(readMessage('box', JSON.stringify({ Signals })).signals).toMatchObject([
    { key: 'a', value: '1.25' },
    { key: 'c', status: 'Normal' },
  ])
  for (const nothing of ['', 'words', '{"Value":"words"}', '[1]', 'null', '1e99', '"on"'])
    expect(readMessage('box', nothing)).toEqual({ signals: [], isUnderstood: false })
})
