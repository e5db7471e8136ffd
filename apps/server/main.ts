import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type pg from 'pg'
import Pg from 'pg'
import { fillDemo } from '#database/cast/fill.ts'
import { migrate, OldPostgres } from '#database/migrate.ts'
import type { Roles } from '#database/roles.ts'
import { takeNextKey } from '#platform/backup/key.ts'
import { ensurePostgres } from '#platform/postgres/embedded.ts'
import { PostgresProblem } from '#platform/postgres/problem.ts'
import { type Config, ConfigProblem, readConfig } from '#platform/server/config.ts'
import { makeLog } from '#platform/server/log.ts'
import { innermost, isLostLine } from '#platform/server/lost-line.ts'
import { plainError } from '#platform/server/plain-error.ts'
import { keyFileIn, presentKey } from '#platform/server/seal.ts'
import { checkServerKey } from '#platform/server/server-key.ts'
import { localStorage } from '#platform/server/storage.ts'
import { type App, buildApp, requireSettings } from './app.ts'
import { type Accounts, sayReady } from './greeting.ts'
import { allDemos } from './modules.ts'

/** Milliseconds: a stop takes no longer, whatever still hangs. */
const longestStop = 4800
const moment = 300
/** Connections that wait to be taken: a hall of phones comes at the same second. */
const backlog = 4096

interface Running {
  app: App
  accounts: Accounts
  release(): Promise<void>
}

/** One sentence for a fault that the person who starts the program can mend. */
export class StartProblem extends Error {}

interface Ways {
  onLost: () => void
  /** Aborted when the program is told to stop. */
  signal: AbortSignal
}

async function connect(
  config: Config,
  ways: Ways,
): Promise<{ connection: pg.ClientConfig; release(): Promise<void> }> {
  if (config.databaseUrl) {
    await tryDatabase(config.databaseUrl)
    return { connection: config.databaseUrl, release: async () => undefined }
  }
  const { dataFolder, postgresLinger: linger } = config
  return ensurePostgres({ dataFolder, linger, ...ways, log: (line) => console.log(line) })
}

/** Whatever keeps us out of the database of DATABASE_URL is told in one sentence. */
async function tryDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new Pg.Client({ connectionTimeoutMillis: 10_000, ...connection })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    throw new StartProblem(`連不上 DATABASE_URL 的資料庫，或權限不足：${textOf(error)}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** What an error says, in one line; of several at once (one for each address of a host) the first. */
function textOf(error: unknown): string {
  const said = error instanceof AggregateError ? error.errors[0] : error
  return String(said instanceof Error ? said.message : said).split('\n')[0] ?? ''
}

async function bringUp(config: Config, ways: Ways): Promise<Running> {
  const log = makeLog(config.logLevel)
  requireSettings(config)
  await presentKey(config)
  const { connection, release } = await connect(config, ways)
  let app: App | undefined
  try {
    await asOwner(connection, async (client) => {
      if (!config.serverKey) await takeNextKey(client, keyFileIn(config.dataFolder))
      await checkServerKey(client, config)
    })
    const roles = await migrate(connection).catch((error: Error & { code?: string }) => {
      if (config.databaseUrl && error.code) {
        throw new StartProblem(`連不上 DATABASE_URL 的資料庫，或權限不足：${error.message}`)
      }
      throw error
    })
    const lacksBooks = config.demo && (await fillDemo(connection, allDemos, { withBooks: config.demoBooks }))
    app = await buildApp(config, connection, roles, log)
    if (app.http)
      await app.http.listen({ host: config.host, port: config.port, backlog }).catch(explainPort(config))
    if (app.devices)
      await listening(app.devices, config.devicePort ?? 0, config.host).catch(
        explainPort({ ...config, port: config.devicePort ?? 0 }),
      )
    // Two years of fees are played while people sign in: nobody waits for them.
    if (lacksBooks) void playBooks(config, { connection, roles, log, signal: ways.signal })
    return { app, accounts: await asOwner(connection, accountsOf), release }
  } catch (error) {
    // What goes down with a start that failed is no news: the one sentence is all that is said.
    log.level = 'silent'
    await app?.close().catch(() => undefined)
    await release()
    throw error
  }
}

const listening = (server: Server, port: number, host: string) =>
  new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen({ port, host, backlog }, done)
  })

interface Past {
  connection: pg.ClientConfig
  roles: Roles
  log: Logger
  signal: AbortSignal
}

async function playBooks({ dataFolder }: Config, { connection, ...given }: Past): Promise<void> {
  const { log, signal } = given
  try {
    const { fillBooks } = await import('#database/cast/books/fill-books.ts')
    const isPlayed = await fillBooks(connection, { ...given, storage: localStorage(`${dataFolder}/files`) })
    if (isPlayed) log.info('two years of fees of the demo are in its books')
  } catch (error) {
    if (!signal.aborted)
      log.warn({ err: error }, 'the fees of the demo could not be played; the next start tries again')
  }
}

async function asOwner<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new Pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  return work(client).finally(() => client.end())
}

async function accountsOf(client: pg.Client): Promise<Accounts> {
  const { rows } = await client.query<{ demo: boolean; own: boolean }>(
    `select exists (select from account where is_demo) as demo,
            exists (select from account) or exists (select from operator where closed_at is null) as own`,
  )
  return rows[0]?.demo ? 'demo' : rows[0]?.own ? 'own' : 'none'
}

const explainPort = (config: Config) => (error: NodeJS.ErrnoException) => {
  const place = `${config.host}:${config.port}`
  if (error.code === 'EADDRINUSE')
    throw new StartProblem(`${place} 已有其他程式使用，請以 PORT 指定別的連接埠。`)
  if (error.code === 'EACCES')
    throw new StartProblem(`沒有權限使用 ${place}，請以 PORT 指定 1024 以上的連接埠。`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    throw new StartProblem(`HOST「${config.host}」不是這台電腦的位址。`)
  }
  throw error
}

/**
 * Runs the program until it is told to stop: SIGINT or SIGTERM drains and ends it. A database that is lost is brought
 * up again. Faults that a person can mend are told in one sentence, with exit code 1.
 */
export async function main(argv: string[], env: NodeJS.ProcessEnv): Promise<void> {
  let running: Running | undefined
  let stopping = false
  let starting: Promise<void> = Promise.resolve()
  const told = new AbortController()
  try {
    const config = readConfig(argv, env)
    const start = async () => {
      const onLost = () => {
        starting = starting.then(restart)
      }
      running = await bringUp(config, { onLost, signal: told.signal })
    }
    const restart = async () => {
      // Whoever stops a whole group of processes stops the database first, as often as not.
      await pause(moment, undefined, { signal: told.signal }).catch(() => undefined)
      if (stopping) return
      console.error('資料庫中斷，重新啟動中。')
      await running?.app.close().catch(() => undefined)
      if (stopping) return
      await start().catch((error: unknown) => (stopping ? undefined : fail(error)))
    }
    const stop = async () => {
      // npm hands Ctrl-C on a second time.
      if (stopping) return
      stopping = true
      told.abort()
      setTimeout(() => process.exit(1), longestStop).unref()
      await starting.catch(() => undefined)
      await running?.app.close()
      await running?.release().catch(() => undefined)
      process.exit(0)
    }
    // The job queue leaves what it could not write down when the database goes away; that one is brought up again.
    process.on('unhandledRejection', (error) => {
      if (!stopping && !(error instanceof Error && isLostLine(innermost(error)))) fail(error)
    })
    // What nobody caught would be printed with everything that it holds.
    process.on('uncaughtException', fail)
    process.on('SIGINT', () => void stop().catch(fail))
    process.on('SIGTERM', () => void stop().catch(fail))
    starting = start()
    await starting.catch((error: unknown) => {
      if (!stopping) throw error
    })
    if (stopping) return
    if (running?.app.http) sayReady(config, running.accounts)
  } catch (error) {
    fail(error)
  }
}

function fail(error: unknown): never {
  const mendable =
    error instanceof ConfigProblem ||
    error instanceof OldPostgres ||
    error instanceof StartProblem ||
    error instanceof PostgresProblem
  console.error(mendable ? error.message : plainError(error))
  process.exit(1)
}
