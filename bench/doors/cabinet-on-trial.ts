import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { Heard, protocol, socketPath, type Told } from '#modules/doors/locker-gateway/messages.ts'
import { credentialsOf } from '#platform/server/device-sign-in.ts'

/** What a cabinet on trial did not do; the message says which sentence of docs/devices.md. */
export class Missed extends Error {}

/** What a cabinet said, and over which of its connections. */
export interface Frame {
  heard: Heard
  line: number
}

/**
 * A server that one cabinet connects to, and that answers nothing by itself: trials say what it is told, and look at what it says. It shows no more
 * than a Lobby would, so that a maker may build against it.
 */
export class CabinetOnTrial {
  readonly #server = createServer()
  readonly #sockets = new WebSocketServer({ noServer: true, handleProtocols: () => protocol })
  readonly name = 'lk-trial'
  readonly password = 'trial-password'
  readonly frames: Frame[] = []
  /** Frames that are no message of docs/devices.md. */
  readonly strange: string[] = []
  #line = 0
  #socket: WebSocket | undefined
  #pongs = 0

  /** Waits for a cabinet at a port of this machine; 0: any. Gives the address for it. */
  async listen(port: number, host = '127.0.0.1'): Promise<string> {
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
      const heard = isBinary ? undefined : Heard.safeParse(jsonOf(text))
      if (heard?.success) this.frames.push({ heard: heard.data, line })
      else this.strange.push(text.slice(0, 80))
    })
  }

  /** How often a cabinet connected. */
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
  next<T>(from: number, find: (frame: Frame) => T | undefined, seconds: number, missed: string): Promise<T> {
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

  /** Waits, and throws Missed when a frame came that must not. */
  async never(from: number, is: (frame: Frame) => boolean, seconds: number, missed: string): Promise<void> {
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
