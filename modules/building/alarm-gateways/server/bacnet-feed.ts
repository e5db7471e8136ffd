import { setTimeout as pause } from 'node:timers/promises'
import { readObjects } from '../bacnet-objects.ts'
import { readRoute } from '../bacnet-route.ts'
import { hostOf } from '../feeds.ts'
import { Device } from './bacnet-device.ts'
import { again, type Feed, type FedGateway, type FeedWays } from './feed.ts'

const standardPort = 47_808
/** Seconds that a subscription lasts; it is renewed in half of them. */
const usualLifetime = 300
/** Milliseconds between two looks at what somebody looks at. */
const looks = 2000

/** Works with the device of a gateway until that throws or is stopped. */
const whileThere = (
  { settings }: FedGateway,
  ways: FeedWays,
  work: (device: Device, signal: AbortSignal) => Promise<void>,
): Feed => {
  const place = hostOf(settings.address, standardPort)
  // What was kept before there were routes has none.
  const route = readRoute(settings.route ?? '')
  return again(ways, async (signal) => {
    if (!place) return
    const there = { host: await ways.addressOf(place.host), port: place.port, route }
    const device = new Device(there, ways, signal)
    try {
      await work(device, signal)
    } finally {
      device.close()
    }
  })
}

/**
 * Follows a device of BACnet/IP: subscribes to changes and renews that in half of its time, reads everything every few
 * seconds all the same, and acknowledges with the device what a person acknowledged in Lobby.
 */
export async function bacnetFeed(
  gateway: FedGateway,
  ways: FeedWays,
  { lifetime = usualLifetime } = {},
): Promise<Feed> {
  const { registers, pollSeconds } = gateway.settings
  const objects = readObjects(registers)
  return whileThere(gateway, ways, async (device, signal) => {
    if (typeof objects === 'string') return
    device.objects = objects
    for (let subscribed = 0; ; ) {
      await device.readAll()
      if (performance.now() >= subscribed) {
        await device.subscribe(lifetime)
        subscribed = performance.now() + (lifetime * 1000) / 2
      }
      await device.acknowledge()
      await ways.tell('')
      await pause(Math.min(pollSeconds, lifetime / 4) * 1000, undefined, { signal })
    }
  })
}

/** Looks what a device of BACnet/IP has, and what that says now, again and again; nothing is subscribed to or acknowledged. */
export const bacnetProbe = async (gateway: FedGateway, ways: FeedWays): Promise<Feed> =>
  whileThere(gateway, ways, async (device, signal) => {
    device.objects = await device.list()
    for (;;) {
      await device.readAll({ isEachShown: true })
      await ways.tell('')
      await pause(looks, undefined, { signal })
    }
  })
