import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Database } from '#platform/server/database.ts'
import { callerOf, networkOf } from '#platform/server/network-of.ts'
import { digestOf, type Knocking, stationOfKey } from '#modules/charging/charging-stations/server/public.ts'
import { type Protocol, protocols } from './schemas.ts'

export const socketPath = '/ocpp/'

/**
 * Wrong passwords of one address for one station in a minute; a station tries again every few seconds. Those of a house share
 * an address, and none shuts out another.
 */
const mostWrong = 60
const wrong = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true })

/** Why a station is not let in, as an answer of HTTP. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}

/** The version that both speak. Throws Refusal. */
export function protocolOf(request: IncomingMessage): Protocol {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
  const found = protocols.find((name) => offered.includes(name))
  if (!found) throw new Refusal(400, 'one of the subprotocols ocpp1.6, ocpp2.0.1, ocpp2.1')
  return found
}

function credentialsOf(request: IncomingMessage): { name: string; password: string } | undefined {
  const [kind = '', coded = ''] = (request.headers.authorization ?? '').split(' ')
  if (kind.toLowerCase() !== 'basic') return undefined
  const text = Buffer.from(coded, 'base64').toString('utf8')
  const at = text.indexOf(':')
  return at < 0 ? undefined : { name: text.slice(0, at), password: text.slice(at + 1) }
}

function keyOf(request: IncomingMessage): string {
  const path = (request.url ?? '').split('?')[0] ?? ''
  const key = path.slice(socketPath.length).replace(/\/$/, '')
  return /^[\w.-]{4,36}$/.test(key) ? key : ''
}

/** Behind a proxy the address that it heard from, the last one of those that it forwards. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : []
  const ip = forwarded.at(-1)?.trim() || (socket.remoteAddress ?? '')
  return networkOf(callerOf({ ip, socket })).near
}

const noStation = digestOf('')

/**
 * The station that signs in with its key and password; who is none of ours and who has another password hear the same.
 * Throws Refusal.
 */
export async function signIn(
  database: Database,
  request: IncomingMessage,
  { trustProxy }: { trustProxy: boolean },
): Promise<Knocking> {
  const [key, given] = [keyOf(request), credentialsOf(request)]
  const from = `${addressOf(request, trustProxy)} ${key.toLowerCase()}`
  if ((wrong.get(from) ?? 0) >= mostWrong) throw new Refusal(429, 'too many wrong passwords')
  const isNamed = key !== '' && given?.name.toLowerCase() === key.toLowerCase()
  const station = isNamed
    ? await database.glance('a charging station that signs in', (lease) => stationOfKey(lease, key))
    : undefined
  const isRight = timingSafeEqual(digestOf(given?.password ?? ''), station?.secretDigest ?? noStation)
  if (station && isRight && given?.password) return station
  wrong.set(from, (wrong.get(from) ?? 0) + 1)
  throw new Refusal(401, 'unknown station or wrong password')
}
