import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { callerOf, networkOf } from './network-of.ts'

/** Why a device is not let in, as an answer of HTTP. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}

/** Name and password of basic authentication (RFC 7617); undefined without them. */
export function credentialsOf(request: IncomingMessage): { name: string; password: string } | undefined {
  const [kind = '', coded = ''] = (request.headers.authorization ?? '').split(' ')
  if (kind.toLowerCase() !== 'basic') return undefined
  const text = Buffer.from(coded, 'base64').toString('utf8')
  const at = text.indexOf(':')
  return at < 0 ? undefined : { name: text.slice(0, at), password: text.slice(at + 1) }
}

/** Behind a proxy the address that it heard from, the last one of those that it forwards. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : []
  const ip = forwarded.at(-1)?.trim() || (socket.remoteAddress ?? '')
  return networkOf(callerOf({ ip, socket })).near
}

/**
 * Wrong passwords of one address for one device in a minute; a device tries again every few seconds. Those of a house share an
 * address, and none shuts out another.
 */
export class WrongPasswords {
  readonly #most = 60
  readonly #counts = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true })

  /** Throws Refusal when an address was wrong too often; gives how to count one more wrong password. */
  open(request: IncomingMessage, key: string, { trustProxy }: { trustProxy: boolean }): () => void {
    const from = `${addressOf(request, trustProxy)} ${key.toLowerCase()}`
    const count = this.#counts.get(from) ?? 0
    if (count >= this.#most) throw new Refusal(429, 'too many wrong passwords')
    return () => void this.#counts.set(from, (this.#counts.get(from) ?? 0) + 1)
  }
}

const words: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  429: 'Too Many Requests',
}

/** Answers a device that is not let in, and ends its socket; whatever else went wrong it may try again. */
export function refuseSocket(socket: Duplex, error: unknown, realm: string): void {
  const { status, message } = error instanceof Refusal ? error : new Refusal(503, 'try again')
  const more = status === 401 ? `WWW-Authenticate: Basic realm="${realm}"\r\n` : ''
  socket.end(
    `HTTP/1.1 ${status} ${words[status] ?? 'Service Unavailable'}\r\n${more}Connection: close\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(message)}\r\n\r\n${message}`,
  )
}
