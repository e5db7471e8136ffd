import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import type { z } from 'zod'
import { credentialsOf } from '#platform/server/device-sign-in.ts'

/** What a device on trial did not do; the message says which sentence of docs/devices.md. */
export class Missed extends Error {}

/** What a device said, and over which of its connections. */
export interface Frame<Heard> {
  heard: Heard
  line: number
}

/** What devices of a kind speak, and where they connect. */
export interface Kind<Heard> {
  protocol: string
  socketPath: string
  name: string
  Heard: z.ZodType<Heard>
}

/** How a device is tried: one trial after the other, each standing on what those before left behind. */
export interface Trials {
  readonly all: readonly { name: string; run: () => Promise<void> }[]
}

export interface Pace {
  /** Seconds that a device has to answer, and to come back after a lost line. */
  answers: number
  back: number
  /** Seconds that a person has. */
  hands: number
  /** Seconds after which what did not happen is taken not to. */
  quiet: number
}

/**
 * A server that one device connects to, and that answers nothing by itself: trials say what it is told, and look at what it says. It shows no more
 * than a Lobby would, so that a maker may build against it.
 */
export class DeviceOnTrial<Heard extends { type: string }, Told> {
  readonly #server = createServer()
  readonly #kind: Kind<Heard>
  readonly #sockets: WebSocketServer
  readonly password = 'trial-password'
  readonly frames: Frame<Heard>[] = []
  /** Frames that are no message of docs/devices.md. */
  readonly strange: string[] = []
  #line = 0
  #socket: WebSocket | undefined
  #pongs = 0

  constructor(kind: Kind<Heard>) {
    this.#kind = kind
    this.#sockets = new WebSocketServer({ noServer: true, handleProtocols: () => kind.protocol })
  }

  get name(): string {
    return this.#kind.name
  }

  /** Waits for a device at a port of this machine; 0: any. Gives the address for it. */
  async listen(port: number, host = '127.0.0.1'): Promise<string> {
    const { protocol, socketPath } = this.#kind
    this.#server.on('upgrade', (request, socket, head) => {
      const given = credentialsOf(request)
      const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
      if (request.headers['sec-websocket-protocol'] !== protocol) return void refuse('400 Bad Request')
      if (given?.name !== this.name || given.password !== this.password)
        return void refuse('401 Unauthorized')
      if (request.url !== socketPath + this.name) return void refuse('404 Not Found')
      this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#hold(opened))
    })
    await new Promise<void>((done) => this.#server.listen(port, host, done))
    return `ws://${host}:${(this.#server.address() as AddressInfo).port}${socketPath}${this.name}`
  }

  #hold(socket: WebSocket): void {
    this.#socket = socket
    const line = ++this.#line
    socket.on('error', () => undefined)
    socket.on('pong', () => void this.#pongs++)
    socket.on('message', (frame, isBinary) => {
      const text = String(frame)
      const heard = isBinary ? undefined : this.#kind.Heard.safeParse(jsonOf(text))
      if (heard?.success) this.frames.push({ heard: heard.data, line })
      else this.strange.push(text.slice(0, 80))
    })
  }

  /** How often a device connected. */
  get line(): number {
    return this.#line
  }

  tell(told: Told): void {
    this.#socket?.send(JSON.stringify(told))
  }

  /** A frame that is none of the protocol, or of a later version of it. */
  tellAnything(frame: string): void {
    this.#socket?.send(frame)
  }

  /** The line is lost, without a word. */
  cut(): void {
    this.#socket?.terminate()
  }

  /** Asks whether it is there. Throws Missed when no pong comes within some seconds. */
  async ping(): Promise<void> {
    const before = this.#pongs
    this.#socket?.ping()
    await until(() => (this.#pongs > before ? true : undefined), 10, '沒有回應 ping')
  }

  /** The first frame from a place in `frames` on that is looked for. Throws Missed after so many seconds. */
  next<T>(
    from: number,
    find: (frame: Frame<Heard>) => T | undefined,
    seconds: number,
    missed: string,
  ): Promise<T> {
    return until(
      () => {
        for (const frame of this.frames.slice(from)) {
          const found = find(frame)
          if (found !== undefined) return found
        }
        return undefined
      },
      seconds,
      missed,
    )
  }

  /** The first that a connection behind a number of them says. Throws Missed. */
  hello(line: number, seconds: number): Promise<Extract<Heard, { type: 'hello' }>> {
    const isHello = (heard: Heard): heard is Extract<Heard, { type: 'hello' }> => heard.type === 'hello'
    return this.next(
      0,
      (frame) => (frame.line > line && isHello(frame.heard) ? frame.heard : undefined),
      seconds,
      '沒有在期限內連線並送出 hello',
    )
  }

  /** The line is lost and comes again. Gives the place of its hello in `frames`. Throws Missed. */
  async backAfterCut(
    { reconnect, seconds }: { reconnect: () => void; seconds: number },
    during: () => void = () => undefined,
  ): Promise<number> {
    const line = this.#line
    this.cut()
    during()
    reconnect()
    await this.hello(line, seconds)
    return this.frames.findLastIndex(({ heard }) => heard.type === 'hello')
  }

  /** Waits, and throws Missed when a frame came that must not. */
  async never(
    from: number,
    is: (frame: Frame<Heard>) => boolean,
    seconds: number,
    missed: string,
  ): Promise<void> {
    await pause(seconds * 1000)
    if (this.frames.slice(from).some(is)) throw new Missed(missed)
  }

  async close(): Promise<void> {
    this.cut()
    this.#sockets.close()
    await new Promise((done) => this.#server.close(done))
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function until<T>(look: () => T | undefined, seconds: number, missed: string): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const found = look()
    if (found !== undefined) return found
    if (performance.now() > end) throw new Missed(missed)
    await pause(20)
  }
}
