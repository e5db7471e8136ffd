import type { WebSocket } from 'ws'
import { newId } from '#platform/contract/new-id.ts'
import { CallFault, spelt } from './call-fault.ts'
import { isAction, type Protocol, requireSound } from './schemas.ts'

/** Messages that a station may send at once after it was away, and a second after that. */
const [burst, rate] = [400, 20]
/** Messages that wait to be answered: a station asks one at a time. */
const mostWaiting = 500
/** Milliseconds that a station has to answer. */
const patience = 30_000

/** What a station asks, to be answered one after the other. */
export type Answering = (call: { id: string; action: string; payload: object }) => Promise<object>

interface Asked {
  action: string
  done: (payload: object) => void
  failed: (error: Error) => void
  timer: NodeJS.Timeout
}

/** A station's connection: frames of OCPP-J in and out, in order, held to the schemas and to a rate. */
export class Line {
  readonly #socket: WebSocket
  readonly #protocol: Protocol
  readonly #answer: Answering
  readonly #asked = new Map<string, Asked>()
  #turn: Promise<void> = Promise.resolve()
  #waiting = 0
  #credit = burst
  #creditAt = Date.now()

  constructor(socket: WebSocket, protocol: Protocol, answer: Answering) {
    this.#socket = socket
    this.#protocol = protocol
    this.#answer = answer
    socket.on('close', () => {
      for (const { failed, timer } of this.#asked.values()) {
        clearTimeout(timer)
        failed(new Error('the station is gone'))
      }
      this.#asked.clear()
    })
  }

  /** Asks the station. Throws CallFault for what it refused by a CALLERROR, Error when it does not answer. */
  ask(action: string, payload: object): Promise<object> {
    const id = newId()
    return new Promise((done, failed) => {
      const timer = setTimeout(() => {
        this.#asked.delete(id)
        failed(new Error('the station did not answer'))
      }, patience)
      this.#asked.set(id, { action, done, failed, timer })
      this.#socket.send(JSON.stringify([2, id, action, payload]))
    })
  }

  /** Takes a frame. What is no message at all is answered where it names an id, else let pass. */
  take(text: string): void {
    const now = Date.now()
    this.#credit = Math.min(burst, this.#credit + ((now - this.#creditAt) * rate) / 1000) - 1
    this.#creditAt = now
    if (this.#credit < 0 || this.#waiting >= mostWaiting) return this.#socket.close(1008, 'too many messages')
    const message = parsed(text)
    if (!Array.isArray(message))
      return this.#refuse('-1', new CallFault('RpcFrameworkError', 'not a message of OCPP-J'))
    const [type, id, ...rest] = message as unknown[]
    if (type === 3 || type === 4) return this.#settle(type, String(id), rest)
    if (type !== 2) return this.#refuse(id, new CallFault('MessageTypeNotSupported', 'type 2, 3 or 4'))
    if (typeof id !== 'string' || id.length > 36 || !id)
      return this.#refuse(id, new CallFault('ProtocolError', 'the id is a string of at most 36 characters'))
    this.#waiting++
    this.#turn = this.#turn.then(() => this.#reply(id, rest)).finally(() => this.#waiting--)
  }

  async #reply(id: string, [action, payload, ...more]: unknown[]): Promise<void> {
    try {
      const answer = await this.#answer({ id, ...this.#sound(action, payload, more) })
      if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify([3, id, answer]))
    } catch (error) {
      this.#refuse(id, error instanceof CallFault ? error : new CallFault('InternalError', ''))
    }
  }

  #sound(action: unknown, payload: unknown, more: unknown[]): { action: string; payload: object } {
    if (typeof action !== 'string' || more.length)
      throw new CallFault('ProtocolError', 'a call has four parts')
    if (!isAction(this.#protocol, action)) throw new CallFault('NotImplemented', 'unknown action')
    if (payload === undefined) throw new CallFault('ProtocolError', 'the payload is missing')
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
      throw new CallFault('TypeConstraintViolation', 'the payload is no object')
    requireSound(this.#protocol, action, 'req', payload)
    return { action, payload }
  }

  #settle(type: 3 | 4, id: string, [first, second]: unknown[]): void {
    const asked = this.#asked.get(id)
    if (!asked) return
    this.#asked.delete(id)
    clearTimeout(asked.timer)
    if (type === 4)
      return asked.failed(new CallFault('NotSupported', `${first} ${second ?? ''}`.trim().slice(0, 200)))
    try {
      requireSound(this.#protocol, asked.action, 'conf', first)
      asked.done(first as object)
    } catch (error) {
      asked.failed(error as Error)
    }
  }

  #refuse(id: unknown, fault: CallFault): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const named = typeof id === 'string' || typeof id === 'number' ? id : '-1'
    this.#socket.send(JSON.stringify([4, named, spelt(fault.code, this.#protocol), fault.message, {}]))
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
