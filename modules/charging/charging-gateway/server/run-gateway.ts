import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { newId } from '#platform/contract/new-id.ts'
import type { Config } from '#platform/server/config.ts'
import type { DeviceSockets } from '#platform/server/device-sockets.ts'
import type { Running } from '#platform/server/jobs.ts'
import { refuseSocket } from '#platform/server/device-sign-in.ts'
import { repeating } from '#platform/server/repeating.ts'
import { TriedAgain } from '#platform/server/tried-again.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import {
  forgetConnections,
  type Knocking,
  noteConnected,
  noteGone,
  noteHeard,
} from '#modules/charging/charging-stations/server/public.ts'
import { answering } from './answering.ts'
import { Line } from './line.ts'
import { runCommands } from './run-commands.ts'
import type { Protocol } from './schemas.ts'
import { tellLimits } from './tell-limits.ts'
import { protocolOf, signIn, socketPath } from './sign-in.ts'

/** Bytes: what a frame may have; a list of tags and a clock of samples are far smaller. */
const longestFrame = 128 * 1024
/** Milliseconds between two looks at what waits for stations, at who was heard, whether each is still there, and at who may take what. */
const [looksEvery, tellsEvery, asksEvery, sharesEvery] = [500, 2000, 30_000, 5000]

export type Needs = Pick<Running, 'database' | 'react' | 'log'> & {
  sockets: DeviceSockets
  config: Pick<Config, 'trustProxy'>
}

interface Held {
  socket: WebSocket
  line: Line
  station: Knocking
  protocol: Protocol
  /** It was heard since the last time that this was written down. */
  isHeard: boolean
  unanswered: number
}

/**
 * The central system of charging stations: they connect to `/ocpp/{key}` with their password by OCPP 1.6, 2.0.1 or 2.1. A
 * station has one connection; the newest holds. One process of an installation does this.
 */
export async function runGateway(needs: Needs): Promise<{ stop(): Promise<void> }> {
  const { database, react, log, sockets, config } = needs
  const held = new Map<string, Held>()
  /** By station, from the moment it is let in: who comes next takes its place, and is written down after it. */
  const newest = new Map<string, { socket: WebSocket; connected: Promise<unknown> }>()
  /** Connections that ended, until that is written down. */
  const gone = new TriedAgain((error) =>
    log.warn({ err: error }, 'a charging station that is gone was not noted yet'),
  )
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrame,
    perMessageDeflate: false,
    handleProtocols: (_offered, request) => protocolOf(request),
  })
  const write = (communityId: string, work: (given: Work) => Promise<unknown>) =>
    database.write(communityId, (lease) => doWork(lease, { communityId, author: system, react }, work))

  async function hold(socket: WebSocket, station: Knocking, protocol: Protocol): Promise<void> {
    const { communityId, stationId } = station
    const connectionId = newId()
    const speaker = { ...station, protocol, connectedAt: new Date() }
    const line = new Line(socket, protocol, answering(needs, { communityId, speaker }))
    const tellGone = () =>
      gone.begin(connectionId, () => write(communityId, (work) => noteGone(work, stationId, connectionId)))
    const mine: Held = { socket, line, station, protocol, isHeard: true, unanswered: 0 }
    // What it says before it is written down that it is there waits here.
    const early: string[] = []
    let take = (text: string): void => void early.push(text)
    socket.on('message', (frame, isBinary) => {
      mine.isHeard = true
      mine.unanswered = 0
      if (isBinary) socket.close(1003, 'text frames')
      else take(String(frame))
    })
    socket.on('pong', () => {
      mine.isHeard = true
      mine.unanswered = 0
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      held.delete(connectionId)
      if (newest.get(stationId)?.socket === socket) newest.delete(stationId)
      tellGone()
    })
    const before = newest.get(stationId)
    before?.socket.close(1000, 'replaced')
    const connected = (before?.connected ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => write(communityId, (work) => noteConnected(work, { stationId, connectionId, protocol })))
    newest.set(stationId, { socket, connected })
    await connected
    if (socket.readyState !== socket.OPEN) return tellGone()
    held.set(connectionId, mine)
    take = (text) => line.take(text)
    for (const text of early) take(text)
  }

  async function receive(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => undefined)
    try {
      const station = await signIn(database, request, config)
      const protocol = protocolOf(request)
      server.handleUpgrade(request, socket, head, (opened) => {
        void hold(opened, station, protocol).catch((error: unknown) => {
          log.warn({ err: error }, 'a charging station could not be held')
          opened.close(1013, 'try again')
        })
      })
    } catch (error) {
      refuseSocket(socket, error, 'ocpp')
    }
  }

  async function tellHeard(): Promise<void> {
    const heard = [...held].filter(([, one]) => one.isHeard).map(([id]) => id)
    for (const one of held.values()) one.isHeard = false
    const all = [...held.keys()]
    if (!all.length) return
    const live = await database.across('charging stations that were heard', (lease) =>
      noteHeard(lease, { heard, held: all }),
    )
    // Retired, given another password, or held by a newer connection.
    for (const id of all) if (!live.has(id)) held.get(id)?.socket.close(1008, 'signed out')
  }

  async function askAll(): Promise<void> {
    for (const one of held.values()) {
      if (one.unanswered >= 2) one.socket.terminate()
      else if (one.socket.readyState === one.socket.OPEN) {
        one.unanswered++
        one.socket.ping()
      }
    }
  }

  await database.across('charging stations of before', forgetConnections)
  sockets.serve(socketPath, (request, socket, head) => void receive(request, socket, head))
  const repeated = (every: number, work: () => Promise<unknown>) =>
    repeating(needs, { every, failed: 'charging stations not looked at' }, work)
  const stops = [
    repeated(looksEvery, () => runCommands(needs, held)),
    repeated(tellsEvery, tellHeard),
    repeated(looksEvery, () => gone.again()),
    repeated(asksEvery, askAll),
    repeated(sharesEvery, () => tellLimits(needs, held)),
  ]
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
      for (const { socket } of held.values()) socket.close(1001, 'the server stops')
      server.close()
    },
  }
}
