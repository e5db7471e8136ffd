import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Roles } from '#database/roles.ts'
import { problemBody } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Config } from '#platform/server/config.ts'
import { Database } from '#platform/server/database.ts'
import { Feed } from '#platform/server/feed.ts'
import { buildHttp } from '#platform/server/http.ts'
import { startJobs } from '#platform/server/jobs.ts'
import { openApi } from '#platform/server/openapi.ts'
import { outgoing } from '#platform/server/outgoing.ts'
import { reactor } from '#platform/server/reactions.ts'
import { mountSocket } from '#platform/server/socket.ts'
import { localStorage } from '#platform/server/storage.ts'
import { Sessions } from '#modules/accounts/server/sessions.ts'
import { channelsOf } from '#modules/notices/server/channels.ts'
import { contracts } from '#apps/contracts.ts'
import { allChores, allJobs, allReactions, allRoutes, permissionsOf } from './modules.ts'
import { servePages } from './pages.ts'
import { version } from '#platform/contract/version.ts'

export interface App {
  http: FastifyInstance | undefined
  /** Drains and closes: no new calls, running ones finish, then jobs, events and the database. */
  close(): Promise<void>
}

const isLoopback = (host: string) => /^(127(\.\d+){3}|localhost|::1)$/.test(host)

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
  const sessions = new Sessions(database, permissionsOf)
  const react = reactor(allReactions)
  const closing: (() => Promise<unknown>)[] = [() => database.close()]
  let http: FastifyInstance | undefined

  if (config.run.has('worker')) {
    const jobs = await startJobs({
      connection,
      login: roles.jobs,
      database,
      jobs: allJobs(
        database,
        storage,
        channelsOf(outgoing({ allowsNear: config.privateHosts }), config.lineAddress),
      ),
      react,
      chores: allChores(storage),
      log,
    })
    closing.unshift(() => jobs.stop())
  }
  if (config.run.has('api')) {
    await feed.open()
    const platform = {
      database,
      feed,
      react,
      authenticator: sessions,
      log,
      checkAnswers: !config.production,
      secureCookies: config.secureCookies,
    }
    // Behind a proxy the program listens on this machine but is reached from everywhere.
    const demoAllowed = config.demoAnywhere || (isLoopback(config.host) && !config.trustProxy)
    http = await buildHttp({
      platform,
      routes: allRoutes({ database, sessions, storage, demoAllowed }),
      rateLimit: config.rateLimit,
      trustProxy: config.trustProxy,
    })
    mountSocket(http, platform)
    await mountDocuments(http)
    mountHealth(http, database)
    await servePages(http, config)
    closing.unshift(
      () => http?.close() ?? Promise.resolve(),
      () => feed.close(),
    )
  }
  return {
    http,
    async close() {
      for (const step of closing) await step()
    },
  }
}

function mountHealth(http: FastifyInstance, database: Database): void {
  http.get('/healthz', async () => ({ status: 'ok', version }))
  http.get('/readyz', async (_request, reply) => {
    try {
      await database.glance('readiness', (lease) => lease.query('select 1 as one'))
      return { status: 'ready' }
    } catch {
      return reply.status(503).send(problemBody(problems.unavailable()))
    }
  })
}

/** The OpenAPI document and a page to read it, at /api/docs. */
async function mountDocuments(http: FastifyInstance): Promise<void> {
  await http.register(swagger, {
    mode: 'static',
    specification: { document: openApi(contracts, version) as never },
  })
  await http.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
