import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Database } from '#platform/server/database.ts'
import { credentialsOf, Refusal, WrongPasswords } from '#platform/server/device-sign-in.ts'
import { cabinetOfKey, digestOf, type Knocking } from '#modules/doors/lockers/server/public.ts'
import { protocol, socketPath } from '../messages.ts'

const wrong = new WrongPasswords()
const nobody = digestOf('')

/** The cabinet that signs in with its key and password; who is none of ours and who has another password hear the same. Throws Refusal. */
export async function signIn(
  database: Database,
  request: IncomingMessage,
  { trustProxy }: { trustProxy: boolean },
): Promise<Knocking> {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
  if (!offered.includes(protocol)) throw new Refusal(400, `the subprotocol ${protocol}`)
  const key = ((request.url ?? '').split('?')[0] ?? '').slice(socketPath.length)
  const given = credentialsOf(request)
  const countWrong = wrong.open(request, key, { trustProxy })
  const isNamed = /^[a-z0-9-]{8,40}$/.test(key) && given?.name === key
  const cabinet = isNamed
    ? await database.glance('a locker cabinet that signs in', (lease) => cabinetOfKey(lease, key))
    : undefined
  const isRight = timingSafeEqual(digestOf(given?.password ?? ''), cabinet?.secretDigest ?? nobody)
  if (cabinet && isRight && given?.password) return cabinet
  countWrong()
  throw new Refusal(401, 'unknown cabinet or wrong password')
}
