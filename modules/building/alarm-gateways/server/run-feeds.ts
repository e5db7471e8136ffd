import type { Running } from '#platform/server/jobs.ts'
import type { Program } from '#platform/server/manifest.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import { inUse } from '#modules/building/alarm-points/server/public.ts'
import { gatewaysChanged } from '../events.ts'
import type { Fault } from '../faults.ts'
import type { FeedSettings, GatewayKind } from '../feeds.ts'
import { bacnetFeed } from './bacnet-feed.ts'
import { faultOf } from './fault-of.ts'
import type { Feed, FedGateway, FeedWays } from './feed.ts'
import { keyPurpose } from './gateways.ts'
import { keepSignals } from './keep-signals.ts'
import { modbusFeed } from './modbus-feed.ts'
import { mqttFeed } from './mqtt-feed.ts'
import { runProbe } from './run-probe.ts'

/** Milliseconds until a gateway that was added or retired is noticed. */
const looksEvery = 3000
/** Milliseconds between two words of what could not be read: one that goes on is said with its time once a minute. */
const missedApart = 10_000
const missedAnew = 60_000
/** How many keys of those are said. */
const mostMissed = 20
/** Milliseconds between two words that gateways are listened to. */
const holdsEvery = 15_000

const hasService = inUse('g.community_id')
const columns = `g.community_id as "communityId", g.id as "gatewayId", g.kind, g.settings, g.sealed_key as "sealedKey"`
const fed = `select ${columns}, false as "isProbe" from alarm_gateway g
  where g.kind <> 'http' and g.retired_at is null and ${hasService}
  union all select ${columns}, true from alarm_probe g
  where g.looked_at > now() - interval '15 seconds' and ${hasService}`

/** Who acknowledged the alarm that lasts of the point of a key. */
const acknowledged = `select e.acknowledged_by_name as name from alarm_source s
  join alarm_event e on e.point_id = s.point_id and e.kind = 'abnormal' and e.cleared_at is null
  where s.gateway_id = $1 and s.key = $2 and e.acknowledged_at is not null limit 1`

interface Row {
  communityId: string
  gatewayId: string
  kind: GatewayKind
  settings: FeedSettings
  sealedKey: Buffer
  /** Somebody only looks at it. */
  isProbe: boolean
}
const held = `update alarm_gateway g set held_at = now() where kind <> 'http' and retired_at is null and ${hasService}`

interface Opened {
  /** What it was connected with: corrected, it is connected anew. */
  row: Row
  /** It was replaced, or left. */
  isOver: boolean
  feed: Promise<Feed | undefined>
  /** It could not be connected; it is tried again. */
  isRefused: boolean
  /** Says what could not be said before. */
  tellAgain(): Promise<void>
}

export type Needs = Pick<Program, 'database' | 'sealer' | 'outside' | 'log'> & Pick<Running, 'react'>

/** What a connection does with what it hears: in the transaction of its community, as a message of HTTP would be. */
function waysOf(
  { database, react, outside }: Needs,
  { communityId, gatewayId }: Pick<FedGateway, 'communityId' | 'gatewayId'>,
): FeedWays & { tellAgain(): Promise<void> } {
  const write = (work: (given: Work) => Promise<unknown>) =>
    database.write(communityId, (lease) => doWork(lease, { communityId, author: system, react }, work))
  let last: string | undefined
  /** What could not be said yet: PostgreSQL was away, or it was said a moment ago. */
  let fault: Fault | '' | undefined
  const missed = { keys: '[]', saidKeys: '[]', saidAt: -Infinity }
  async function tell(): Promise<void> {
    if (fault === undefined || fault === last) return
    const said = fault
    await write(async (work) => {
      await work.query(
        'update alarm_gateway set state = $2, fault = $3, state_at = now() where id = $1 and retired_at is null',
        [gatewayId, said ? 'failed' : 'connected', said],
      )
      work.emit(gatewaysChanged, {})
    })
    last = said
  }
  async function tellMissed(): Promise<void> {
    const since = performance.now() - missed.saidAt
    const isOld = missed.keys !== '[]' && since > missedAnew
    if ((missed.keys === missed.saidKeys && !isOld) || since < missedApart) return
    const { keys } = missed
    await write(async (work) => {
      await work.query(
        `update alarm_gateway set missed = array(select jsonb_array_elements_text($2::jsonb)), missed_at = now() where id = $1`,
        [gatewayId, keys],
      )
      work.emit(gatewaysChanged, {})
    })
    Object.assign(missed, { saidKeys: keys, saidAt: performance.now() })
  }
  return {
    addressOf: (host) => outside.addressOf(host),
    acknowledgedBy: (key) =>
      database.read(communityId, async (lease) => {
        const [row] = await lease.query<{ name: string }>(acknowledged, [gatewayId, key])
        return row?.name
      }),
    async keep(signals) {
      for (let at = 0; at < signals.length; at += 500)
        await write((work) => keepSignals(work, gatewayId, signals.slice(at, at + 500)))
    },
    tell(said) {
      fault = said
      return tell()
    },
    async miss(keys) {
      missed.keys = JSON.stringify([...new Set(keys)].slice(0, mostMissed).map((key) => key.slice(0, 80)))
      await tellMissed()
    },
    async tellAgain() {
      await tell()
      await tellMissed()
    },
  }
}

/** How each kind is connected. */
const openers: Record<GatewayKind, (gateway: FedGateway, ways: FeedWays) => Promise<Feed>> = {
  mqtt: mqttFeed,
  modbus: async (gateway, ways) => modbusFeed(gateway, ways),
  bacnet: bacnetFeed,
  http: async () => ({ stop: async () => undefined }),
}

/** The id of a trial is its caller's: it may be that of a gateway, or of another community's trial. */
const nameOf = ({ isProbe, communityId, gatewayId }: Row) => `${isProbe} ${communityId} ${gatewayId}`

const isSame = (one: Row, other: Row) =>
  JSON.stringify(one.settings) === JSON.stringify(other.settings) && one.sealedKey.equals(other.sealedKey)

/**
 * Keeps a connection to every gateway that Lobby reaches itself, and to what somebody looks at before it is one, until it is
 * stopped. Those that are added are connected, those that are corrected connected anew and those that are retired left within
 * seconds. One process of an installation does this.
 */
export async function runFeeds(needs: Needs): Promise<{ stop(): Promise<void> }> {
  const { database, sealer, log } = needs
  const open = new Map<string, Opened>()
  /** What is being left: one device that answers slowly keeps nobody else waiting. */
  const ending = new Map<string, Promise<void>>()
  const opened = (sealedKey: Buffer): string => {
    try {
      return sealer.open(keyPurpose, sealedKey)
    } catch {
      // It was sealed by another server's key.
      throw new Error('sealed')
    }
  }
  const connect = async ({ sealedKey, isProbe, ...row }: Row, ways: FeedWays): Promise<Feed> => {
    const gateway = { ...row, password: opened(sealedKey) }
    return isProbe ? runProbe(needs, gateway) : openers[gateway.kind](gateway, ways)
  }
  const begin = (row: Row): Opened => {
    const own = waysOf(needs, row)
    const opened: Opened = {
      row,
      isOver: false,
      isRefused: false,
      feed: Promise.resolve(undefined),
      tellAgain: () => (row.isProbe ? Promise.resolve() : own.tellAgain()),
    }
    // What was replaced says nothing more of how the gateway stands: its successor does.
    const ways = { ...own, tell: async (fault: Fault | '') => (opened.isOver ? undefined : own.tell(fault)) }
    const begun = async () => {
      await ending.get(nameOf(row))
      return connect(row, ways)
    }
    opened.feed = begun().catch(async (error: unknown) => {
      opened.isRefused = true
      log.warn({ err: error, gateway: row.gatewayId }, 'a gateway was not reached')
      await ways.tell(faultOf(error)).catch(() => undefined)
      return undefined
    })
    return opened
  }
  /** `next`: how it stands now; undefined: it is left. A program that only stops is handed out later what it misses. */
  const end = (id: string, isLeft: boolean, next?: Row): void => {
    const opened = open.get(id)
    open.delete(id)
    if (!opened) return
    opened.isOver = isLeft
    const of = (row?: Row) => `${row?.settings.address} ${row?.settings.topic}`
    const ended: Promise<void> = opened.feed
      .then((feed) => feed?.stop(isLeft && of(next) !== of(opened.row)))
      .catch(() => undefined)
      .finally(() => {
        if (ending.get(id) === ended) ending.delete(id)
      })
    ending.set(id, ended)
  }
  let heldAt = -Infinity
  async function look(): Promise<void> {
    if (performance.now() - heldAt >= holdsEvery) {
      await database.across('gateways are listened to', (lease) => lease.query(held))
      heldAt = performance.now()
    }
    const rows = await database.glance('gateways that are listened to', (lease) =>
      lease.query<Row & Record<string, unknown>>(fed),
    )
    for (const [id, { row, isRefused }] of open) {
      const now = rows.find((one) => nameOf(one) === id)
      // What was refused is tried again: a host may have got another address.
      if (isRefused || !now || !isSame(now, row)) end(id, true, now)
    }
    for (const row of rows) if (!open.has(nameOf(row))) open.set(nameOf(row), begin(row))
    for (const { tellAgain } of open.values()) void tellAgain().catch(() => undefined)
  }
  await look()
  let looking: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking
      .then(look)
      .catch((error: unknown) => log.debug({ err: error }, 'gateways not looked at'))
  }, looksEvery)
  return {
    async stop() {
      clearInterval(timer)
      await looking
      for (const id of open.keys()) end(id, false)
      await Promise.all(ending.values())
    },
  }
}
