import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { newId } from '#platform/contract/new-id.ts'
import type { Program } from '#platform/server/manifest.ts'
import type { DeviceSockets } from '#platform/server/device-sockets.ts'
import { refuseSocket } from '#platform/server/device-sign-in.ts'
import { repeating } from '#platform/server/repeating.ts'
import type { React } from '#platform/server/reactions.ts'
import {
  doorsToWatch,
  forgetConnections,
  noteGone,
  noteHeard,
  remindOf,
  settleSilent,
  silent,
  takeCommands,
  toRemind,
  watchDoors,
} from '#modules/doors/lockers/server/public.ts'
import { protocol, socketPath, type Told } from '../messages.ts'
import { type Held, takeFrame } from './take-frame.ts'
import { tellState } from './tell-state.ts'
import { signIn } from './sign-in.ts'
import { writing } from './writing.ts'

/** Bytes that a frame may have: a hello of 200 doors is far smaller. */
const longestFrame = 32 * 1024
/** Milliseconds between two looks at what waits for cabinets, and at whether each is still there. */
const [looksEvery, asksEvery] = [400, 20_000]
/** And between two looks at who is to be reminded of a parcel. */
const remindsEvery = 60_000

export type Needs = Pick<Program, 'database' | 'log' | 'sealer' | 'config'> & {
  react: React
  sockets: DeviceSockets
}

/**
 * Where cabinets connect: `/devices/lockers/{key}` with their password (docs/devices.md). A cabinet has one connection; the newest
 * holds. One process of an installation does this.
 */
export async function runGateway(needs: Needs): Promise<{ stop(): Promise<void> }> {
  const { database, log, sockets } = needs
  const held = new Map<string, Held>()
  /** Connections that ended while that could not be written down: it is tried again. */
  const gone = new Map<string, Held['cabinet']>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrame,
    perMessageDeflate: false,
    handleProtocols: () => protocol,
  })

  function hold(socket: WebSocket, cabinet: Held['cabinet']): void {
    const send = (told: Told) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(told))
    }
    const mine: Held = {
      socket,
      cabinet,
      send,
      connectionId: newId(),
      isHeard: true,
      unanswered: 0,
      revision: -1,
      keyVersion: 0,
      isKnown: false,
    }
    for (const other of held.values())
      if (other.cabinet.cabinetId === cabinet.cabinetId) other.socket.close(1000, 'replaced')
    let turn: Promise<unknown> = Promise.resolve()
    socket.on('message', (frame, isBinary) => {
      mine.isHeard = true
      mine.unanswered = 0
      if (isBinary) return socket.close(1003, 'text frames')
      turn = turn.then(() => takeFrame(needs, held, mine, String(frame)))
    })
    socket.on('pong', () => {
      mine.isHeard = true
      mine.unanswered = 0
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      held.delete(mine.connectionId)
      void turn
        .catch(() => undefined)
        .then(() => tellGone(mine.connectionId, cabinet))
        .catch((error: unknown) => {
          gone.set(mine.connectionId, cabinet)
          log.warn({ err: error }, 'a locker cabinet that is gone was not noted yet')
        })
    })
  }

  async function tellGone(connectionId: string, cabinet: Held['cabinet']): Promise<void> {
    await writing(needs, cabinet, (context) => noteGone(context, cabinet.cabinetId, connectionId))
    gone.delete(connectionId)
  }

  async function tellAllGone(): Promise<void> {
    for (const [connectionId, cabinet] of gone) await tellGone(connectionId, cabinet)
  }

  async function receive(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => undefined)
    try {
      const cabinet = await signIn(database, request, needs.config)
      server.handleUpgrade(request, socket, head, (opened) => hold(opened, cabinet))
    } catch (error) {
      refuseSocket(socket, error, 'lockers')
    }
  }

  async function look(): Promise<void> {
    const left = await database.across('doors of lockers that were left open', doorsToWatch)
    for (const { communityId, cabinetId } of left)
      await writing(needs, { communityId, name: '智取櫃' }, (context) => watchDoors(context, cabinetId))
    const interrupted = await database.across('drops at lockers that fell silent', silent)
    for (const { communityId, ...one } of interrupted)
      await writing(needs, { communityId, name: '智取櫃' }, (context) => settleSilent(context, one))
    const all = [...held.keys()]
    if (!all.length) return
    const heard = all.filter((id) => held.get(id)?.isHeard)
    for (const one of held.values()) one.isHeard = false
    const live = await database.across('locker cabinets that were heard', (lease) =>
      noteHeard(lease, { heard, held: all }),
    )
    for (const [id, one] of held) {
      const revision = live.get(id)
      // Retired, given another password, or held by a newer connection.
      if (revision === undefined) one.socket.close(1008, 'signed out')
      else if (revision !== one.revision)
        await tellState(needs, one, (state) => one.send({ type: 'state', state }))
    }
    const commands = await database.across('doors that lockers open', (lease) => takeCommands(lease, all))
    for (const { connectionId, id, cubby, op, why, until } of commands)
      held.get(connectionId)?.send({ type: 'open', id, cubby, op, why, until: until.toISOString() })
  }

  async function remind(): Promise<void> {
    const due = await database.across('parcels in lockers that are reminded of', toRemind)
    for (const { communityId, stayId } of due)
      await writing(needs, { communityId, name: '智取櫃' }, (context) => remindOf(context, stayId))
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

  await database.across('locker cabinets of before', forgetConnections)
  sockets.serve(socketPath, (request, socket, head) => void receive(request, socket, head))
  const repeated = (every: number, work: () => Promise<unknown>) =>
    repeating(needs, { every, failed: 'locker cabinets not looked at' }, work)
  const stops = [
    repeated(looksEvery, look),
    repeated(looksEvery, tellAllGone),
    repeated(asksEvery, askAll),
    repeated(remindsEvery, remind),
  ]
  log.debug('locker cabinets may connect')
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
      for (const { socket } of held.values()) socket.close(1001, 'the server stops')
      server.close()
    },
  }
}
