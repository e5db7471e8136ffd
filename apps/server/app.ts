import { createServer, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Roles } from '#database/roles.ts'
import { type Problem, problemBody } from '#platform/contract/problem.ts'
import { nightlyBackup } from '#platform/backup/nightly.ts'
import { type Config, ConfigProblem } from '#platform/server/config.ts'
import { Crowd } from '#platform/server/crowd.ts'
import { Database } from '#platform/server/database.ts'
import { DeviceSockets } from '#platform/server/device-sockets.ts'
import { Feed } from '#platform/server/feed.ts'
import { buildHttp } from '#platform/server/http.ts'
import { startJobs } from '#platform/server/jobs.ts'
import { Metrics, serveMetrics } from '#platform/server/metrics.ts'
import type { Program } from '#platform/server/manifest.ts'
import { outgoing } from '#platform/server/outgoing.ts'
import { readiness } from '#platform/server/readiness.ts'
import { reactor } from '#platform/server/reactions.ts'
import { keyFileOf, openSealer } from '#platform/server/seal.ts'
import { requireServerKey } from '#platform/server/server-key.ts'
import { mountSocket } from '#platform/server/socket.ts'
import { localStorage } from '#platform/server/storage.ts'
import { operatorSessions } from '#modules/console/operator/server/sign-in.ts'
import { countHouseholds } from '#modules/homes/households/server/public.ts'
import { complaintAboutGateway, textSender } from '#modules/telling/notices/server/public.ts'
import { sessionsOf } from '#modules/sign-in/accounts/server/public.ts'
import { mountDocuments } from './documents.ts'
import {
  allChores,
  allGateways,
  allGauges,
  allJobs,
  allReactions,
  allRoutes,
  declared,
  insertDefaults,
  permissionsOf,
  prepareAll,
} from './modules.ts'
import { servePages } from './pages.ts'
import { version } from '#platform/contract/version.ts'

export interface App {
  http: FastifyInstance | undefined
  /** Where devices connect when calls are answered by another process; undefined: where calls are, or nowhere. */
  devices: Server | undefined
  /** Drains and closes: no new calls, running ones finish, then jobs, events and the database. */
  close(): Promise<void>
}

/** Milliseconds: what is not closed by then is left behind, so that a stop and a restart come to their end. */
const longestClose = 4000

const isLoopback = (host: string) => /^(127(\.\d+){3}|localhost|::1)$/.test(host)

/** Settings that a module judges, before anything is made. Throws ConfigProblem. */
export function requireSettings({ smsGateway }: Config): void {
  const complaint = smsGateway ? complaintAboutGateway(smsGateway) : ''
  if (complaint) throw new ConfigProblem(`SMS_GATEWAY：${complaint}`)
}

/**
 * Puts the parts of the program together over one database that is up to date; nothing listens yet.
 * @param connection how to reach the server; the roles say as whom
 */
export async function buildApp(
  config: Config,
  connection: pg.ClientConfig,
  roles: Roles,
  log: Logger,
): Promise<App> {
  const database = new Database(connection, roles, log)
  await database.check()
  const storage = localStorage(`${config.dataFolder}/files`)
  const feed = new Feed(database, { ...connection, ...roles.door }, log)
  const sealer = await openSealer(config)
  await database
    .across('the server key', async (lease) => {
      await requireServerKey(lease, sealer)
      await prepareAll({ lease, sealer })
    })
    .catch(async (error) => {
      await database.close()
      throw error
    })
  const react = reactor(allReactions)
  const metrics = new Metrics(database, allGauges)
  feed.whenHanded((at) => metrics.handed(at))
  const outside = outgoing({ allowsNear: config.privateHosts })
  const program: Program = {
    database,
    feed,
    storage,
    sealer,
    outside,
    log,
    config,
    // Behind a proxy the program listens on this machine but is reached from everywhere.
    demoAllowed: config.demoAnywhere || (isLoopback(config.host) && !config.trustProxy),
    declared,
    permissionsOf,
    sendText: config.smsGateway && textSender(config.smsGateway, outside),
    countHouseholds,
    insertDefaults,
  }
  const closing: (() => Promise<unknown>)[] = [() => database.close()]
  let http: FastifyInstance | undefined
  let devices: Server | undefined
  const sockets = new DeviceSockets()

  const nightly = nightlyBackup({
    connection,
    dataFolder: config.dataFolder,
    keyFile: keyFileOf(config),
    keep: config.backupKeep,
  })
  if (config.run.has('worker')) {
    const jobs = await startJobs({
      connection,
      login: roles.jobs,
      database,
      jobs: allJobs(program),
      react,
      chores: [...allChores(storage), ...(config.backupKeep ? [nightly] : [])],
      log,
      metrics,
    })
    closing.unshift(() => jobs.stop())
  }
  if (config.run.has('gateways')) {
    const running = await Promise.all(allGateways.map((run) => run({ ...program, react, sockets })))
    closing.unshift(() => Promise.all(running.map((one) => one.stop())))
    if (!config.run.has('api') && config.devicePort !== undefined) {
      const listening = createServer((_request, response) => void response.writeHead(404).end())
      sockets.attach(listening)
      devices = listening
      closing.unshift(async () => void listening.close())
    }
  }
  if (config.run.has('api')) {
    await feed.open()
    const platform = {
      database,
      feed,
      react,
      authenticator: sessionsOf(program),
      operators: operatorSessions(database),
      crowd: new Crowd(config.caps),
      log,
      metrics,
      sealer,
      checkAnswers: !config.production,
      secureCookies: config.secureCookies,
    }
    http = await buildHttp({
      platform,
      routes: allRoutes(program),
      patience: config.patience,
      connections: config.connections,
      trustProxy: config.trustProxy,
      framed: config.support.frame,
      sockets: config.intercomSockets,
    })
    mountSocket(http, platform, config.pingSeconds)
    mountDocuments(http)
    mountHealth(http, readiness(database, `${config.dataFolder}/files`))
    await servePages(http, config, feed)
    sockets.attach(http.server)
    closing.unshift(
      () => http?.close() ?? Promise.resolve(),
      () => feed.close(),
    )
  }
  if (config.metrics) {
    const { host, port } = config.metrics
    const server = await serveMetrics(metrics, config.metrics).catch(() => {
      throw new ConfigProblem(`METRICS：無法使用 ${host}:${port}，請換一個位址或連接埠。`)
    })
    closing.unshift(async () => server.close())
  }
  return {
    http,
    devices,
    async close() {
      const late = pause(longestClose, undefined, { ref: false })
      // One that cannot be closed, because the database is gone, does not keep the others open.
      for (const step of closing)
        await Promise.race([
          step().catch((error: unknown) => log.debug({ err: error }, 'not closed in order')),
          late,
        ])
    },
  }
}

function mountHealth(http: FastifyInstance, ready: () => Promise<Problem | undefined>): void {
  http.get('/healthz', { exposeHeadRoute: true }, async () => ({ status: 'ok', version }))
  http.get('/readyz', { exposeHeadRoute: true }, async (_request, reply) => {
    const problem = await ready()
    if (!problem) return { status: 'ready' }
    return reply.status(503).send(problemBody(problem))
  })
}
