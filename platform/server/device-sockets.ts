import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** Takes a WebSocket that a device wants to open: it upgrades it or ends it. */
export type TakeSocket = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

type Upgraded = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** WebSockets of devices, beside those of browsers: modules take them by the beginning of their path. */
export class DeviceSockets {
  readonly #takers: (readonly [prefix: string, take: TakeSocket])[] = []

  /** Takes every socket whose path begins so: `/ocpp/`. */
  serve(prefix: string, take: TakeSocket): void {
    this.#takers.push([prefix, take])
  }

  /** Puts itself before whatever else takes sockets of a server: that gets all others. */
  attach(server: Server): void {
    const others = server.listeners('upgrade') as Upgraded[]
    server.removeAllListeners('upgrade')
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const [, take] = this.#takers.find(([prefix]) => request.url?.startsWith(prefix)) ?? []
      if (take) return take(request, socket, head)
      if (!others.length) return socket.destroy()
      for (const other of others) other.call(server, request, socket, head)
    })
  }
}
