import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import websocket from '@fastify/websocket'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { answerer, type Platform } from './answer.ts'
import { readBodies } from './bodies.ts'
import { countAnswers, countBodies } from './bodies-at-once.ts'
import { isCollision } from './collisions.ts'
import { checkOrigin } from './cookies.ts'
import { answerInsteadOfNode, deadRequests } from './dead-requests.ts'
import { innermost, isLostLine } from './lost-line.ts'
import type { Counted } from './crowd.ts'
import { callerOf } from './network-of.ts'
import { onceEnded } from './once-ended.ts'
import { refuse } from './refusals.ts'
import { securityHeaders } from './security-headers.ts'
import type { Route } from './serve.ts'
import { watchBodies } from './slow-bodies.ts'
import { endPolitely } from './under-way.ts'

/** Bytes: what a JSON or form body may have. */
const bodyLimit = 1024 * 1024
/** Bytes: what an uploaded photo may have. */
export const fileLimit = 10 * 1024 * 1024

/** How long somebody may take to say what they want, in seconds. */
export interface Patience {
  headerSeconds: number
  /** After these a body must have come with a least rate (`slow-bodies.ts`). */
  bodySeconds: number
}

/** Milliseconds: what no whole request may take to arrive, and how long a connection may be silent. */
const longest = 120_000

export interface HttpOptions {
  platform: Platform
  routes: readonly Route[]
  trustProxy: boolean
  patience: Patience
  /** Open connections of everybody. */
  connections: number
  /** The only address whose pages may be shown inside; '': none. */
  framed: string
  /** Where pages may open sockets besides here. */
  sockets: readonly string[]
}

const plainId = /^[\w.:-]{1,100}$/

function requestIdOf(header: string | string[] | undefined): string {
  const given = String(header ?? '')
  return plainId.test(given) ? given : randomUUID()
}

/** What ties a call to others of the same act: the caller's word for it, else the call's own id. */
const correlationOf = (headers: IncomingHttpHeaders, id: string): string => {
  const given = headers['x-correlation-id']
  return given === undefined ? id : requestIdOf(given)
}

/** PostgreSQL: text that UTF-8 or JSON cannot hold, numbers and days beyond their types, what is too long for an index. */
const ofTheCaller = new Set(['22021', '22P05', '22001', '22003', '22007', '22008', '22P02', '54000'])

/** Turns anything thrown into the problem that the caller sees; what is ours to mend is logged and stays inside. */
export function toProblem(thrown: unknown, log: Platform['log']): Problem {
  if (thrown instanceof Problem) return thrown
  const error = innermost(thrown)
  const { code = '' } = error
  const statusCode = (thrown as Partial<FastifyError>).statusCode ?? 500
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return problems.tooLarge()
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return problems.wrongType()
  if (statusCode === 413) return problems.tooLarge()
  if (statusCode >= 400 && statusCode < 500) return problems.malformed()
  if (ofTheCaller.has(code)) {
    // It says that a field of a contract lets through what its column cannot hold.
    log.warn({ code }, 'the database refused a value')
    return problems.malformed()
  }
  // A rule of the database that has a sentence for people (migration 0015).
  if (code === 'LB409') return problems.againstRule(error.message)
  // Others were at the same rows all the time; nothing of this was written.
  if (isCollision(error) || code === '55P03') return problems.busyRetry()
  log.error({ err: thrown }, 'a call failed')
  // A disk or a database that takes nothing more: nothing of this was written.
  if (['25006', '53100', 'ENOSPC', 'EDQUOT', 'EROFS'].includes(code)) return problems.notWritable()
  // Connections gone, server starting or full: say so, it passes.
  return isLostLine(error) ? problems.unavailable() : problems.failed()
}

/** Below these the addresses are calls; pages and their files are everything else. */
const callPrefixes = ['/api', '/core', '/mvc', '/ajax', '/KingNetApiMvc']

/** The HTTP server with every call mounted; not yet listening. */
export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { platform } = options
  const fixed = securityHeaders(options.framed, options.sockets, platform.secureCookies)
  const { headerSeconds } = options.patience
  const app: FastifyInstance = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    bodyLimit,
    // One proxy in front: its own entry in X-Forwarded-For, never what a client wrote before it.
    trustProxy: options.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    // Nobody asks for the head of a call; half as many routes are made at the start.
    exposeHeadRoutes: false,
    // One line of our own after each answer.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: longest,
    connectionTimeout: longest,
    http: {
      headersTimeout: headerSeconds * 1000,
      connectionsCheckingInterval: 1000,
      // A request without a host is answered like any other that is malformed.
      requireHostHeader: false,
    },
    clientErrorHandler: deadRequests(fixed),
    // An address that is none has no route, and passes no hooks.
    frameworkErrors: (_error, request, reply) => {
      greet(request, reply, () => refuse(request, reply, tooMuch(request) ?? problems.malformed()))
    },
  })
  app.server.maxConnections = options.connections
  answerInsteadOfNode(app.server, fixed)
  if (!options.trustProxy) countConnections(app, platform.crowd)
  app.setErrorHandler((error, request, reply) =>
    refuse(request, reply, toProblem(error, request.log as Platform['log'])),
  )
  app.setChildLoggerFactory((logger, bindings, options, raw) =>
    logger.child(
      { ...bindings, correlation: correlationOf(raw.headers, String(bindings['reqId'])) },
      options,
    ),
  )
  const greet = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.headers(fixed)
    reply.header('x-request-id', request.id)
    reply.header('x-correlation-id', correlationOf(request.headers, request.id))
    done()
  }
  const tooMuch = (request: FastifyRequest) => platform.crowd.tooOften(callerOf(request), countedAs(request))
  app.addHook('onRequest', greet)
  app.addHook('onResponse', (request, reply, done) => {
    const took = Math.round(reply.elapsedTime)
    const answered = {
      method: request.method,
      path: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    platform.metrics?.answered({ ...answered, took: reply.elapsedTime })
    const line = { ...answered, took }
    if (reply.statusCode >= 500) request.log.error(line, 'answered')
    else request.log.debug(line, 'answered')
    done()
  })
  // Before they are packed.
  countAnswers(app, platform.crowd)
  await register(app)
  endPolitely(app, platform.checkAnswers ? 50 : 1000)
  app.addHook('onRequest', (request, reply, done) => {
    const refused = tooMuch(request)
    if (refused) return done(refused)
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      return done(problems.malformed())
    // A socket stays open for hours; it is counted as one (`socket.ts`).
    if (request.ws) return done(badHandshake(request))
    const leave = platform.crowd.begin(callerOf(request), countedAs(request))
    if (!leave) return done(problems.tooManyAtOnce())
    onceEnded(reply, leave)
    done()
  })
  watchBodies(app, options.patience.bodySeconds)
  readBodies(app)
  countBodies(app, platform.crowd)
  for (const route of options.routes) mount(app, route, platform)
  const noSuchCall = () => {
    throw problems.noSuchCall()
  }
  for (const prefix of callPrefixes)
    for (const url of [prefix, `${prefix}/*`]) app.all(url, { config: { isCall: true } }, noSuchCall)
  return app
}

/** As what a request is counted; a phone of a hall is known by the path with its own code. */
function countedAs({ routeOptions, url }: FastifyRequest): Counted {
  if (routeOptions.config?.isPhone) return { phone: url.split('?', 1)[0] ?? '' }
  return routeOptions.config?.isFile ? 'files' : 'calls'
}

/** What opens no WebSocket, told before the plugin that opens them tells it in its own words. */
function badHandshake({ method, headers, routeOptions }: FastifyRequest): Problem | undefined {
  if (!routeOptions.config.isSocket) return problems.noSuchCall()
  const isWhole =
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    ['8', '13'].includes(headers['sec-websocket-version'] ?? '') &&
    /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '')
  return isWhole ? undefined : problems.malformed()
}

/** Connections have an address of their own only where no proxy stands in front. */
function countConnections(app: FastifyInstance, crowd: Platform['crowd']): void {
  app.server.on('connection', (socket) => {
    const leave = crowd.connect(socket.remoteAddress ?? '')
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}

async function register(app: FastifyInstance): Promise<void> {
  await app.register(cookie)
  await app.register(multipart, { limits: { fileSize: fileLimit, files: 1, fields: 10, fieldSize: 1000 } })
  // Nobody sends a packed body; unpacking one would go past the limits of bodies.
  await app.register(compress, { threshold: 2048, globalDecompression: false })
  await app.register(websocket, {
    options: { maxPayload: 4096 },
    // A browser that breaks the protocol is no fault of ours, and writes no lines into the log as long as it likes.
    errorHandler(error, socket, request) {
      const isTheirs = (error as NodeJS.ErrnoException).code?.startsWith('WS_ERR_')
      request.log[isTheirs ? 'debug' : 'error']({ err: error }, 'a socket failed')
      socket.terminate()
    },
    // `under-way.ts` ends them together with the calls.
    preClose(done) {
      this.websocketServer.close()
      done()
    },
  })
}

/** An upload that fails answers the word error with the status of what was wrong (R378). */
function answerErrorWord(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, retryAfter } = toProblem(error, request.log as Platform['log'])
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply.status(status).type('text/plain').send('error')
}

const isForm = (request: FastifyRequest) =>
  /^application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '')

function mount(app: FastifyInstance, route: Route, platform: Platform): void {
  const { call } = route
  const answer = answerer(route, platform)
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { isCall: true, isPhone: call.byPhones !== undefined },
    // A file comes as multipart, whose own limit stops it; the body as a whole may be a little larger.
    ...(call.body === 'file' ? { bodyLimit: fileLimit + bodyLimit } : {}),
    ...(call.errorWord ? { errorHandler: answerErrorWord } : {}),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (call.cookie || call.can === 'operator') checkOrigin(request)
      if (call.body !== 'form' && isForm(request)) throw problems.wrongType()
      // Nobody reads its parts: it would be taken for an empty body.
      if (call.body !== 'file' && request.isMultipart()) throw problems.wrongType()
      reply.header('cache-control', 'no-store')
      return answer(request, reply)
    },
  })
}
