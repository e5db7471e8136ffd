import type { Found } from '../contract.ts'
import { bacnetProbe } from './bacnet-feed.ts'
import { faultOf } from './fault-of.ts'
import type { Feed, FedGateway, FeedWays } from './feed.ts'
import { modbusFeed } from './modbus-feed.ts'
import { mqttFeed } from './mqtt-feed.ts'
import type { Needs } from './run-feeds.ts'

/** How many signals are shown of what somebody looks at. */
const mostFound = 200
/** Milliseconds between two writings of what was found: a broker may say thousands of things a second. */
const writesEvery = 1000

const openers = {
  mqtt: (gateway: FedGateway, ways: FeedWays) => mqttFeed(gateway, ways, { isPassing: true }),
  modbus: async ({ settings, ...gateway }: FedGateway, ways: FeedWays) =>
    modbusFeed({ ...gateway, settings: { ...settings, pollSeconds: 2 } }, ways),
  bacnet: bacnetProbe,
} as const

/**
 * Connects to what somebody looks at, and writes what it says where they see it: nothing of it becomes a signal of any point.
 * Stopped, it is forgotten.
 */
export function runProbe({ database, outside }: Needs, gateway: FedGateway): Promise<Feed> {
  const { communityId, gatewayId: id, kind } = gateway
  const found = new Map<string, Omit<Found, 'at'> & { at: string }>()
  let standing = { state: 'waiting', fault: '' }
  let timer: NodeJS.Timeout | undefined
  const query = (text: string, given: unknown[]) =>
    database.write(communityId, (lease) => lease.query(text, given)).catch(() => undefined)
  const write = () => {
    timer = undefined
    return query('update alarm_probe set state = $2, fault = $3, found = $4 where id = $1', [
      id,
      standing.state,
      standing.fault,
      JSON.stringify([...found.values()]),
    ])
  }
  const ways: FeedWays = {
    addressOf: (host) => outside.addressOf(host),
    acknowledgedBy: async () => undefined,
    miss: async () => undefined,
    async keep(signals) {
      for (const { key, line = '', value, status = null, at = new Date() } of signals)
        if (found.size < mostFound || found.has(key))
          found.set(key, { key, line, value, status, at: at.toISOString() })
      timer ??= setTimeout(() => void write(), writesEvery)
    },
    async tell(fault) {
      const state = fault ? 'failed' : 'connected'
      if (standing.state === state && standing.fault === fault) return
      standing = { state, fault }
      await write()
    },
  }
  const opened =
    kind === 'http' ? Promise.reject(new Error('it sends by itself')) : openers[kind](gateway, ways)
  const stop = async (feed?: Feed) => {
    await feed?.stop(true).catch(() => undefined)
    clearTimeout(timer)
    await query('delete from alarm_probe where id = $1', [id])
  }
  return opened.then(
    (feed) => ({ stop: () => stop(feed) }),
    async (error: unknown) => {
      await ways.tell(faultOf(error))
      return { stop: () => stop() }
    },
  )
}
