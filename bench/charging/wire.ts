import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'

type Payload = Record<string, unknown>
/** What a station does when it is asked; gives its answer. */
export type Asked = (action: string, payload: Payload) => Payload

/** A station's line in plain frames of OCPP-J; what is said while it is cut waits and goes out in its order. */
export class Wire {
  readonly #address: string
  readonly #protocol: string
  readonly #asked: Asked
  readonly #answered = new Map<string, (payload: Payload) => void>()
  readonly #queue: string[] = []
  #socket: WebSocket | undefined

  constructor(of: { address: string; protocol: string; asked: Asked }) {
    this.#address = of.address
    this.#protocol = of.protocol
    this.#asked = of.asked
  }

  /** Connects, and says what waited. Throws when it is refused. */
  async open(): Promise<void> {
    const socket = new WebSocket(this.#address, [this.#protocol])
    await new Promise<void>((done, failed) => {
      socket.once('open', () => done())
      socket.once('error', failed)
    })
    socket.on('error', () => undefined)
    socket.on('message', (frame) => this.#take(JSON.parse(String(frame))))
    this.#socket = socket
    for (const frame of this.#queue.splice(0)) socket.send(frame)
  }

  #take(message: readonly [type: number, id: string, first: unknown, second: Payload]): void {
    const [type, id, first, second] = message
    if (type === 2) return this.#socket?.send(JSON.stringify([3, id, this.#asked(String(first), second)]))
    this.#answered.get(id)?.(type === 3 ? (first as Payload) : {})
    this.#answered.delete(id)
  }

  /** Says something; gives the answer, which comes when the line is there. */
  say(action: string, payload: Payload, id: string = randomUUID()): Promise<Payload> {
    const frame = JSON.stringify([2, id, action, payload])
    return new Promise((done) => {
      this.#answered.set(id, done)
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame)
      else this.#queue.push(frame)
    })
  }

  /** Cuts the line. */
  cut(): void {
    this.#socket?.terminate()
    this.#socket = undefined
  }
}
