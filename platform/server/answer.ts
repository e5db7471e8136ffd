import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { AnyCall } from '#platform/contract/call.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Actor, AuditEntry, CallContext, OpenContext, Origin } from './context.ts'
import { loginCookie } from './cookie-names.ts'
import { cookiesOf } from './cookies.ts'
import type { Crowd } from './crowd.ts'
import type { Database, Lease } from './database.ts'
import { enqueueOn } from './enqueue.ts'
import type { Feed } from './feed.ts'
import { readForm } from './form.ts'
import { inputReader } from './input.ts'
import { callerOf } from './network-of.ts'
import { answerOperator, type OperatorAuthenticator, operatorOf } from './operator-calls.ts'
import { type Emitted, emitInto, writeAudit, writeEvents } from './outbox.ts'
import type { React } from './reactions.ts'
import { onceEnded } from './once-ended.ts'
import { accounts, actOnce, fingerprint, keyOf } from './retry.ts'
import type { Metrics } from './metrics.ts'
import type { Sealer } from './seal.ts'
import { type Extras, isFile, type Route } from './serve.ts'

/** Finds out who calls. Made by the accounts module. */
export interface Authenticator {
  /** The actor of a live access token; undefined when it is none, or comes from another kind of browser than its session. */
  byAccessToken(token: string, device: string): Promise<Actor | undefined>
  /** The actor of a login cookie; undefined when it is none, or comes from another kind of browser than its session. */
  byCookie(token: string, device: string): Promise<Actor | undefined>
  /** Knows nothing any more of what people of a community, or of any, may: asks the database again. */
  forget(communityId: string | undefined): void
  /** Which of these sessions have not ended. */
  stillLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
}

export interface Platform {
  database: Database
  feed: Feed
  /** Queues what modules do about events. */
  react: React
  authenticator: Authenticator
  /** Who runs Lobby; undefined where nobody does. */
  operators?: OperatorAuthenticator
  /** Who is here, and how much they do. */
  crowd: Crowd
  log: Logger
  /** Counts what is done, for whoever runs Lobby. */
  metrics?: Metrics
  sealer: Sealer
  /** Checks every answer against its contract (tests and development). */
  checkAnswers: boolean
  secureCookies: boolean
}

/** What a browser says of itself. */
export const deviceOf = (request: FastifyRequest): string =>
  String(request.headers['user-agent'] ?? '').slice(0, 200)

export function originOf(request: FastifyRequest): Origin {
  return {
    address: callerOf(request),
    device: deviceOf(request),
    requestId: request.id,
  }
}

/** Who makes this call. Writes need the access token; reads also take the login cookie. */
async function actorOf(request: FastifyRequest, call: AnyCall, authenticator: Authenticator): Promise<Actor> {
  const header = request.headers.authorization
  const token = header?.match(/^Bearer (.+)$/i)?.[1]
  if (token) {
    const actor = await authenticator.byAccessToken(token, deviceOf(request))
    if (actor) return actor
  } else if (call.method === 'GET') {
    const cookie = request.cookies[loginCookie]
    const actor = cookie ? await authenticator.byCookie(cookie, deviceOf(request)) : undefined
    if (actor) return actor
  }
  throw problems.unauthenticated()
}

/** The account may, and its community has the service. */
function authorise(actor: Actor, call: AnyCall): void {
  if (call.service && !call.service.some((id) => actor.services.has(id))) throw problems.serviceOff()
  if (call.can !== 'session' && !actor.permissions.has(call.can)) throw problems.noPermission()
}

function encodeAnswer(route: Route, answer: unknown, check: boolean): unknown {
  if (check) {
    const checked = route.call.gives.safeParse(answer)
    if (!checked.success) throw new Error(`${route.name} gave another shape: ${checked.error.message}`)
  }
  return codecOf(route.call.gives).encode(answer)
}

function contextOf(
  { sealer }: Platform,
  lease: Lease,
  actor: Actor,
  request: FastifyRequest,
  left: Left,
): CallContext {
  return {
    ...lease,
    ...originOf(request),
    actor,
    log: request.log as Logger,
    sealer,
    now: new Date(),
    emit: emitInto(left.emitted),
    audit: (entry) => left.audited.push(entry),
    enqueue: enqueueOn(lease),
  }
}

interface Left {
  emitted: Emitted[]
  audited: AuditEntry[]
}

/** Answers one call: who, may they, what do they ask, then the verb in its transaction, and the answer on the wire. */
export function answerer(route: Route, platform: Platform) {
  const { call } = route
  const { database, feed, react, authenticator } = platform
  const read = inputReader(call)

  async function asTransaction(actor: Actor, request: FastifyRequest, extras: Extras, input: unknown) {
    const origin = originOf(request)
    // What the try that was committed left; one that collided with another transaction leaves nothing.
    let left: Left = { emitted: [], audited: [] }
    const key = call.anew ? '' : keyOf(request)
    const wanted = key
      ? {
          holders: accounts,
          holderId: actor.accountId,
          key,
          call: route.name,
          fingerprint: fingerprint(platform, input, extras.form?.file?.content),
        }
      : undefined
    const body = await database.write(actor.communityId, async (lease) => {
      left = { emitted: [], audited: [] }
      const encoded = await actOnce(lease, wanted, call.secret !== undefined, async () => {
        const context = contextOf(platform, lease, actor, request, left)
        const answer = await route.handle(context, input, extras)
        const isWrite = call.method !== 'GET'
        if (isWrite && !left.audited.length && !call.unaudited)
          throw new Error(`${route.name} left no audit row`)
        return isFile(answer) ? answer : encodeAnswer(route, answer, platform.checkAnswers)
      })
      writeAudit(lease, left.audited, actor, origin)
      react(lease, left.emitted)
      writeEvents(lease, left.emitted, actor.accountId)
      return encoded
    })
    if (left.emitted.length) feed.announce(actor.communityId)
    return body
  }

  async function asReading(actor: Actor, request: FastifyRequest, extras: Extras, input: unknown) {
    const left: Left = { emitted: [], audited: [] }
    return database.read(actor.communityId, async (lease) => {
      const context = contextOf(platform, lease, actor, request, left)
      const answer = await route.handle(context, input, extras)
      if (left.emitted.length) throw new Error(`${route.name} is a reading call but emits events`)
      writeAudit(lease, left.audited, actor, originOf(request))
      return isFile(answer) ? answer : encodeAnswer(route, answer, platform.checkAnswers)
    })
  }

  async function asPublic(request: FastifyRequest, extras: Extras, input: unknown) {
    const context: OpenContext = {
      ...originOf(request),
      ...cookiesOf(request, extras.reply, platform.secureCookies),
      database,
      react,
      now: new Date(),
      log: request.log as Logger,
      sealer: platform.sealer,
    }
    const answer = await route.handle(context, input, extras)
    return isFile(answer) ? answer : encodeAnswer(route, answer, platform.checkAnswers)
  }

  async function formOf(request: FastifyRequest, reply: FastifyReply, sessionId?: string) {
    if (call.body !== 'file') return undefined
    const held = platform.crowd.holdBytes(callerOf(request), sessionId)
    onceEnded(reply, held.leave)
    return readForm(request, held)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    let body: unknown
    if (call.can === 'operator') {
      const operator = await operatorOf(request, platform.operators)
      const input = read(request)
      const form = await formOf(request, reply, operator.sessionId)
      const given = { operator, request, origin: originOf(request), extras: { reply, form }, input }
      body = await answerOperator(route, platform, given, (answer) =>
        isFile(answer) ? answer : encodeAnswer(route, answer, platform.checkAnswers),
      )
    } else if (call.can === 'public') {
      const input = read(request)
      // Of nobody's session: what is held of it counts on its network alone.
      const form = await formOf(request, reply)
      body = await asPublic(request, { reply, form }, input)
    } else {
      const actor = await actorOf(request, call, authenticator)
      onceEnded(reply, platform.crowd.beginInSession(actor.sessionId))
      authorise(actor, call)
      const input = read(request)
      const form = await formOf(request, reply, actor.sessionId)
      const isReading = call.method === 'GET' && call.inTransaction === undefined
      body = await (isReading ? asReading : asTransaction)(actor, request, { reply, form }, input)
    }
    if (reply.sent) return reply
    if (isFile(body)) {
      reply.header('content-type', body.contentType)
      if (body.fileName) {
        reply.header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(body.fileName)}`,
        )
      }
      return reply.send(body.content)
    }
    return reply.send(body)
  }
}
