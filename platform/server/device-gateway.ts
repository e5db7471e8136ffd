import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Context } from './context.ts'
import type { Lease } from './database.ts'
import { DeviceLines, type Needs, type Take } from './device-lines.ts'
import { digestOf } from './device-passwords.ts'
import { credentialsOf, Refusal, refuseSocket, WrongPasswords } from './device-sign-in.ts'
import { repeating } from './repeating.ts'

/** A device that wants to sign in; it says no more than its key. */
export interface Knocking {
  communityId: string
  deviceId: string
  name: string
  secretDigest: Buffer
}

/** What devices of a kind are, and what is done with what they say. */
export interface DeviceKind<Heard extends { type: string }, Told, Known> extends Take<Heard, Told, Known> {
  /** The subprotocol of its WebSocket. */
  protocol: string
  /** The path of the socket; the device's key follows. */
  socketPath: string
  /** In the answer to a wrong password, and in the log: `lockers`, `locker cabinet`. */
  realm: string
  word: string
  /** The device of a key, across communities; undefined when there is none that may sign in. */
  find: (lease: Lease, key: string) => Promise<Knocking | undefined>
  /** Writes down that a connection is gone; another one may hold the device by now. */
  gone: (context: Context, deviceId: string, connectionId: string) => Promise<void>
  /** No connection lives on when its process is gone: said once at a start, across communities. */
  forget: (lease: Lease) => Promise<void>
  /** Devices were heard just now, across communities; gives the connections that still hold their own. */
  live: (
    lease: Lease,
    of: { heard: readonly string[]; held: readonly string[] },
  ) => Promise<{ has(connectionId: string): boolean }>
  /** What is looked at again every so many milliseconds; one that fails holds no other. */
  looks: readonly (readonly [
    every: number,
    look: (lines: DeviceLines<Heard, Told, Known>) => Promise<unknown>,
  ])[]
}

/** Bytes that a frame may have. */
const longestFrame = 32 * 1024
/** Milliseconds between two looks at who was heard and who is gone, and at whether each is still there. */
const [looksEvery, asksEvery] = [400, 20_000]

const wrong = new WrongPasswords()
const nobody = digestOf('')

/** The device that signs in with its key and password; who is none of ours and who has another password hear the same. Throws Refusal. */
async function signIn(
  { database, config }: Pick<Needs, 'database' | 'config'>,
  request: IncomingMessage,
  {
    protocol,
    socketPath,
    word,
    find,
  }: Pick<DeviceKind<never, unknown, unknown>, 'protocol' | 'socketPath' | 'word' | 'find'>,
): Promise<Knocking> {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
  if (!offered.includes(protocol)) throw new Refusal(400, `the subprotocol ${protocol}`)
  const key = ((request.url ?? '').split('?')[0] ?? '').slice(socketPath.length)
  const given = credentialsOf(request)
  const countWrong = wrong.open(request, key, config)
  const isNamed = /^[a-z0-9-]{8,40}$/.test(key) && given?.name === key
  const device = isNamed
    ? await database.glance(`a ${word} that signs in`, (lease) => find(lease, key))
    : undefined
  const isRight = timingSafeEqual(digestOf(given?.password ?? ''), device?.secretDigest ?? nobody)
  if (device && isRight && given?.password) return device
  countWrong()
  throw new Refusal(401, 'unknown device or wrong password')
}

/**
 * Where devices of a kind connect: their path and key, with their password (docs/devices.md). A device has one connection; the
 * newest holds. One process of an installation does this.
 */
export async function runDeviceGateway<Heard extends { type: string }, Told, Known>(
  needs: Needs,
  kind: DeviceKind<Heard, Told, Known>,
): Promise<{ stop(): Promise<void> }> {
  const { database, log, sockets } = needs
  const lines = new DeviceLines<Heard, Told, Known>(needs, kind)
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrame,
    perMessageDeflate: false,
    handleProtocols: () => kind.protocol,
  })

  async function receive(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => undefined)
    try {
      const device = await signIn(needs, request, kind)
      server.handleUpgrade(request, socket, head, (opened) => lines.hold(opened, device))
    } catch (error) {
      refuseSocket(socket, error, kind.realm)
    }
  }

  async function tellHeard(): Promise<void> {
    const all = [...lines.held.keys()]
    if (!all.length) return
    const heard = all.filter((id) => lines.held.get(id)?.isHeard)
    for (const one of lines.held.values()) one.isHeard = false
    const live = await database.across(`what was heard of each ${kind.word}`, (lease) =>
      kind.live(lease, { heard, held: all }),
    )
    // Retired, given another password, or held by a newer connection.
    for (const id of all) if (!live.has(id)) lines.held.get(id)?.socket.close(1008, 'signed out')
  }

  await database.across(`connections of before of each ${kind.word}`, kind.forget)
  sockets.serve(kind.socketPath, (request, socket, head) => void receive(request, socket, head))
  const repeated = (every: number, work: () => Promise<unknown>) =>
    repeating(needs, { every, failed: `no look at each ${kind.word}` }, work)
  const stops = [
    repeated(looksEvery, tellHeard),
    repeated(looksEvery, () => lines.tellAllGone()),
    repeated(asksEvery, () => lines.askAll()),
    ...kind.looks.map(([every, look]) => repeated(every, () => look(lines))),
  ]
  log.debug(`a ${kind.word} may connect`)
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
      lines.close()
      server.close()
    },
  }
}
