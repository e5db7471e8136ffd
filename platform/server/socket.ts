import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problems } from '#platform/contract/problems.ts'
import { checkOrigin } from './cookies.ts'
import { deviceOf, type Platform } from './answer.ts'
import { loginCookie } from './cookie-names.ts'
import type { Actor } from './context.ts'
import type { Follower, LiveEvent } from './feed.ts'
import { callerOf } from './network-of.ts'

export const eventsPath = '/api/v1/Events'

/** The most events that a returning browser is sent; beyond them it is told to load everything anew. */
const farBehind = 500
const checkEvery = 900
const mostUnanswered = 2

interface Socket {
  send(data: string): void
  close(code?: number, reason?: string): void
  ping(): void
  terminate(): void
  on(event: 'close' | 'error' | 'message' | 'pong', act: () => void): void
  bufferedAmount: number
}

/** Each event is written twice at most, for whoever caused it and for everybody else, however many hear it. */
const written = new WeakMap<LiveEvent, { mine?: string; others?: string }>()

function textOf(event: LiveEvent, whose: 'mine' | 'others'): string {
  const texts = written.get(event) ?? {}
  written.set(event, texts)
  texts[whose] ??= JSON.stringify({
    Number: event.number,
    Name: event.name,
    Payload: event.payload,
    Mine: whose === 'mine',
  })
  return texts[whose]
}

/** The message for a person about those events that they may hear, if any. */
function messageFor(actor: Actor, events: readonly LiveEvent[]): string | undefined {
  const heard = events
    .filter((event) => event.hear === 'session' || actor.permissions.has(event.hear))
    .map((event) => textOf(event, event.accountId === actor.accountId ? 'mine' : 'others'))
  return heard.length ? `{"Events":[${heard.join(',')}],"Number":${events.at(-1)?.number}}` : undefined
}

/** A tab's socket: whose session it is, and the way to ask anew what that person may. */
interface Open {
  sessionId: string
  communityId: string
  askAgain(): Promise<void>
  /** Pings since it was last heard of. */
  unanswered: number
}

/** Closes the sockets of sessions that ended: one question for all that are open here. */
async function closeEnded(open: ReadonlyMap<Socket, Open>, platform: Platform): Promise<void> {
  if (!open.size) return
  // Whoever comes while the database thinks was not asked about: no answer on them is no sign-out.
  const asked = [...open]
  const live = await platform.authenticator.stillLive([...new Set(asked.map(([, one]) => one.sessionId))])
  for (const [socket, { sessionId }] of asked) if (!live.has(sessionId)) socket.close(4401, 'signed out')
}

/** Asks each whether it is there; who left two questions unanswered is gone, though nobody said so, and holds no place. */
function pingAll(open: ReadonlyMap<Socket, Open>): void {
  for (const [socket, one] of open) {
    if (one.unanswered === mostUnanswered) {
      socket.terminate()
      continue
    }
    one.unanswered++
    socket.ping()
  }
}

/**
 * One WebSocket per browser tab, signed in by the login cookie with a check of the origin. It is resumable: `?After=`
 * names the last number seen. A session that ends closes its sockets within a second (code 4401).
 */
export function mountSocket(app: FastifyInstance, platform: Platform, pingSeconds: number): void {
  const open = new Map<Socket, Open>()
  platform.metrics?.countSockets(() => open.size)
  platform.feed.hearRights((communityId) => {
    platform.authenticator.forget(communityId)
    for (const item of open.values())
      if (communityId === undefined || item.communityId === communityId)
        void item.askAgain().catch(() => undefined)
  })
  const check = setInterval(() => void closeEnded(open, platform).catch(() => undefined), checkEvery)
  const alive = setInterval(() => pingAll(open), pingSeconds * 1000)
  app.addHook('onClose', async () => {
    clearInterval(check)
    clearInterval(alive)
  })
  const preValidation = async (request: FastifyRequest) => {
    if (!request.ws) throw problems.noSuchCall()
    checkOrigin(request)
    const leave = platform.crowd.openSocket(callerOf(request))
    if (!leave) throw problems.tooManyAtOnce()
    request.raw.socket.once('close', leave)
    if (request.raw.socket.destroyed) leave()
  }
  app.get(
    eventsPath,
    { websocket: true, config: { isCall: true, isSocket: true }, preValidation },
    async (raw, request) => {
      const socket = raw as unknown as Socket
      const cookie = request.cookies[loginCookie] ?? ''
      let closed = false
      let stop = () => {}
      socket.on('close', () => {
        closed = true
        stop()
      })
      socket.on('error', () => undefined)

      // A fault of the database is no sign-out: only 4401 makes the browser say that the session is over.
      let actor: Actor | undefined
      try {
        actor = cookie ? await platform.authenticator.byCookie(cookie, deviceOf(request)) : undefined
      } catch {
        return socket.close(1013, 'try again')
      }
      if (!actor) return socket.close(4401, 'signed out')
      const newest = await platform.feed.newest(actor.communityId).catch(() => undefined)
      if (newest === undefined) return socket.close(1013, 'try again')
      if (closed) return
      const leaveSession = platform.crowd.openSocketInSession(actor.sessionId)
      if (!leaveSession) return socket.close(1013, 'too many')
      socket.on('close', leaveSession)

      const after = Number((request.query as { After?: string }).After ?? Number.NaN)
      const resumes =
        Number.isSafeInteger(after) && after >= 0 && after <= newest && newest - after <= farBehind
      const cursor = resumes ? after : newest
      socket.send(JSON.stringify({ Hello: { Number: cursor, Resumed: resumes } }))

      let known = actor
      const follower: Follower = {
        communityId: actor.communityId,
        cursor,
        take(events) {
          // A browser that does not read is let go; it comes back and resumes.
          if (socket.bufferedAmount > 1_000_000) return socket.close(1013, 'too slow')
          const message = messageFor(known, events)
          if (message) socket.send(message)
        },
      }
      const unfollow = platform.feed.follow(follower)
      const item: Open = {
        unanswered: 0,
        sessionId: actor.sessionId,
        communityId: actor.communityId,
        async askAgain() {
          const now = await platform.authenticator.byCookie(cookie, deviceOf(request))
          if (now) known = now
          else socket.close(4401, 'signed out')
        },
      }
      open.set(socket, item)
      const heard = () => {
        item.unanswered = 0
      }
      socket.on('pong', heard)
      socket.on('message', heard)
      stop = () => {
        unfollow()
        open.delete(socket)
      }
    },
  )
}
