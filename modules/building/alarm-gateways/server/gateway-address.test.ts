import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { RefusedHost } from '#platform/server/outgoing.ts'
import { mqttFeed } from './mqtt-feed.ts'
import { defaultFeed } from './sample-feed.ts'

describe('the address of a gateway', () => {
  it('is judged at every connection, and what was judged is connected to', async () => {
    let knocks = 0
    const inside = createServer(() => (knocks += 1)).listen(0, '127.0.0.1')
    await once(inside, 'listening')
    const told: string[] = []
    let asked = 0
    const feed = await mqttFeed(
      {
        ...defaultFeed({ address: `mqtt://localhost:${(inside.address() as AddressInfo).port}`, topic: '#' }),
        kind: 'mqtt',
      },
      {
        keep: () => Promise.resolve(),
        tell: (fault) => Promise.resolve(void told.push(fault)),
        acknowledgedBy: () => Promise.resolve(undefined),
        miss: async () => undefined,
        // A name that leads outside when it is looked at first, and inside afterwards.
        addressOf: () =>
          asked++ ? Promise.reject(new RefusedHost('localhost')) : Promise.resolve('203.0.113.9'),
      },
    )
    await expect.poll(() => told.includes('near'), { timeout: 20_000 }).toBe(true)
    expect(knocks).toBe(0)
    await feed.stop()
    inside.close()
  })
})
