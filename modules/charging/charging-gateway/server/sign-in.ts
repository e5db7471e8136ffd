import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Database } from '#platform/server/database.ts'
import { credentialsOf, Refusal, WrongPasswords } from '#platform/server/device-sign-in.ts'
import { digestOf, type Knocking, stationOfKey } from '#modules/charging/charging-stations/server/public.ts'
import { type Protocol, protocols } from './schemas.ts'

export const socketPath = '/ocpp/'

const wrong = new WrongPasswords()

/** The version that both speak. Throws Refusal. */
export function protocolOf(request: IncomingMessage): Protocol {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
  const found = protocols.find((name) => offered.includes(name))
  if (!found) throw new Refusal(400, 'one of the subprotocols ocpp1.6, ocpp2.0.1, ocpp2.1')
  return found
}

function keyOf(request: IncomingMessage): string {
  const path = (request.url ?? '').split('?')[0] ?? ''
  const key = path.slice(socketPath.length).replace(/\/$/, '')
  return /^[\w.-]{4,36}$/.test(key) ? key : ''
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
  const countWrong = wrong.open(request, key, { trustProxy })
  const isNamed = key !== '' && given?.name.toLowerCase() === key.toLowerCase()
  const station = isNamed
    ? await database.glance('a charging station that signs in', (lease) => stationOfKey(lease, key))
    : undefined
  const isRight = timingSafeEqual(digestOf(given?.password ?? ''), station?.secretDigest ?? noStation)
  if (station && isRight && given?.password) return station
  countWrong()
  throw new Refusal(401, 'unknown station or wrong password')
}
