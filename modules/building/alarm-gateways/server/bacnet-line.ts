import { createSocket } from 'node:dgram'
import { EventEmitter } from 'node:events'
import type { BacnetRoute } from '../bacnet-route.ts'

const standardPort = 47_808

/**
 * A line to one device: any port of ours, and nothing is heard but from its address. The library's own line knows no free
 * port, and drops what comes from its own number on this machine.
 */
export class BacnetLine extends EventEmitter {
  readonly #socket = createSocket('udp4')
  readonly #host: string
  readonly #port: number

  constructor(host: string, port: number) {
    super()
    this.#host = host
    this.#port = port
    this.#socket.on('message', (message, { address, port: from }) => {
      if (address !== host || from !== port) return
      // The library throws at frames that end too soon; whoever sends such ones has not been heard.
      try {
        this.emit('message', message, `${address}:${from}`)
      } catch {}
    })
    this.#socket.on('error', (error) => this.emit('error', error))
    this.#socket.on('listening', () => this.emit('listening'))
  }
  getBroadcastAddress = (): string => `${this.#host}:${this.#port}`
  getMaxPayload = (): number => 1482
  open = (): void => void this.#socket.bind(0)
  close = (): void => void this.#socket.close()
  send(buffer: Buffer, length: number): void {
    // A name that is none any more, a net that is down: the question finds no answer and says so.
    this.#socket.send(buffer, 0, length, this.#port, this.#host, () => undefined)
  }
}

/** The address as the library writes it; of what is behind a router the router's, with where it is from there. */
export const receiverOf = (host: string, port = standardPort, route: BacnetRoute = {}) => ({
  address: `${host}:${port}`,
  ...route,
})
