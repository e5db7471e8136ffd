import type { WebSocket } from 'ws'
import type { z } from 'zod'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from './context.ts'
import type { Knocking } from './device-gateway.ts'
import type { DeviceSockets } from './device-sockets.ts'
import type { Program } from './manifest.ts'
import type { React } from './reactions.ts'
import { TriedAgain } from './tried-again.ts'
import { contextOf, doWork, system } from './work.ts'

export type Needs = Pick<Program, 'database' | 'log' | 'sealer' | 'config'> & {
  react: React
  sockets: DeviceSockets
}

/** What a device is told where it said what could not be taken. */
export interface DeviceError {
  type: 'error'
  code: 'notJson' | 'notAMessage' | 'helloFirst' | 'tryAgain'
  about: string
}

/** A device's connection; `known` is what is kept of it as long as it lasts. */
export interface Line<Told, Known> {
  socket: WebSocket
  device: Knocking
  connectionId: string
  send: (told: Told | DeviceError) => void
  known: Known
  /** It was heard since the last time that this was written down. */
  isHeard: boolean
  unanswered: number
  /** It said hello. */
  isKnown: boolean
}

/** How messages of a kind of devices are read and taken. */
export interface Take<Heard extends { type: string }, Told, Known> {
  word: string
  Heard: z.ZodType<Heard>
  /** What is known of a device before it said anything. */
  fresh: () => Known
  /** Writes down that it is there, and welcomes it. */
  hello: (line: Line<Told, Known>, heard: Extract<Heard, { type: 'hello' }>) => Promise<void>
  take: (line: Line<Told, Known>, heard: Exclude<Heard, { type: 'hello' }>) => Promise<void>
  gone: (context: Context, deviceId: string, connectionId: string) => Promise<void>
}

/** Does what a device brought about in one transaction of its community, in the device's name. */
export function writing<T>(
  { database, react, log }: Pick<Needs, 'database' | 'react' | 'log'>,
  { communityId, name }: { communityId: string; name: string },
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const author = { ...system, name }
  return database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react }, (given) =>
      work(contextOf(given, author, { communityId, log })),
    ),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isHello = <Heard extends { type: string }>(heard: Heard): heard is Extract<Heard, { type: 'hello' }> =>
  heard.type === 'hello'

/** The connections of devices of a kind. A device has one; the newest holds from the moment it is let in. */
export class DeviceLines<Heard extends { type: string }, Told, Known> {
  readonly #needs: Needs
  readonly #kind: Take<Heard, Told, Known>
  /** By connection; those that said hello. */
  readonly held = new Map<string, Line<Told, Known>>()
  /** By device; what is said by whoever comes next is taken behind what was said before. */
  readonly #newest = new Map<string, { line: Line<Told, Known>; turn: Promise<unknown> }>()
  /** Connections that ended, until that is written down. */
  readonly #gone: TriedAgain

  constructor(needs: Needs, kind: Take<Heard, Told, Known>) {
    this.#needs = needs
    this.#kind = kind
    this.#gone = new TriedAgain((error) =>
      needs.log.warn({ err: error }, `a ${kind.word} that is gone was not noted yet`),
    )
  }

  /** Holds a connection of a device that signed in; the one before is closed. */
  hold(socket: WebSocket, device: Knocking): void {
    const line: Line<Told, Known> = {
      socket,
      device,
      connectionId: newId(),
      send: (told) => {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(told))
      },
      known: this.#kind.fresh(),
      isHeard: true,
      unanswered: 0,
      isKnown: false,
    }
    const before = this.#newest.get(device.deviceId)
    before?.line.socket.close(1000, 'replaced')
    const mine = { line, turn: before?.turn ?? Promise.resolve() }
    this.#newest.set(device.deviceId, mine)
    const hear = () => {
      line.isHeard = true
      line.unanswered = 0
    }
    socket.on('message', (frame, isBinary) => {
      hear()
      if (isBinary) return socket.close(1003, 'text frames')
      // What the one before still says once another holds comes again from its journal.
      if (this.#newest.get(device.deviceId) !== mine) return
      mine.turn = mine.turn.then(() => this.#take(line, String(frame)))
    })
    socket.on('pong', hear)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.held.delete(line.connectionId)
      void mine.turn.then(() => {
        if (this.#newest.get(device.deviceId) === mine) this.#newest.delete(device.deviceId)
        this.#gone.begin(line.connectionId, () =>
          writing(this.#needs, device, (context) =>
            this.#kind.gone(context, device.deviceId, line.connectionId),
          ),
        )
      })
    })
  }

  /** Tries again what could not be written down. */
  tellAllGone(): Promise<void> {
    return this.#gone.again()
  }

  /** Asks each whether it is there; one that twice did not answer is let go. */
  async askAll(): Promise<void> {
    for (const one of this.held.values()) {
      if (one.unanswered >= 2) one.socket.terminate()
      else if (one.socket.readyState === one.socket.OPEN) {
        one.unanswered++
        one.socket.ping()
      }
    }
  }

  /** The server stops. */
  close(): void {
    for (const { line } of this.#newest.values()) line.socket.close(1001, 'the server stops')
  }

  /** Takes a frame. What is no message is answered with an error; what could not be kept is to come again. */
  async #take(line: Line<Told, Known>, text: string): Promise<void> {
    const json = parsed(text)
    if (json === undefined) return line.send({ type: 'error', code: 'notJson', about: text.slice(0, 40) })
    const heard = this.#kind.Heard.safeParse(json)
    if (!heard.success) {
      const [issue] = heard.error.issues
      return line.send({ type: 'error', code: 'notAMessage', about: issue?.path.join('.') ?? '' })
    }
    try {
      await this.#takeHeard(line, heard.data)
    } catch (error) {
      const { word } = this.#kind
      this.#needs.log.warn({ err: error, device: line.device.name }, `a message of a ${word} was not taken`)
      line.send({ type: 'error', code: 'tryAgain', about: heard.data.type })
    }
  }

  async #takeHeard(line: Line<Told, Known>, heard: Heard): Promise<void> {
    if (isHello(heard)) {
      await this.#kind.hello(line, heard)
      line.isKnown = true
      if (line.socket.readyState === line.socket.OPEN) this.held.set(line.connectionId, line)
      return
    }
    if (!line.isKnown) return line.send({ type: 'error', code: 'helloFirst', about: heard.type })
    await this.#kind.take(line, heard as Exclude<Heard, { type: 'hello' }>)
  }
}
