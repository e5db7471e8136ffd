import type pg from 'pg'
import Pg from 'pg'
import { pino } from 'pino'
import { fillDemo } from '#database/cast/fill.ts'
import { migrate, OldPostgres } from '#database/migrate.ts'
import { ensurePostgres } from '#platform/postgres/embedded.ts'
import { PostgresProblem } from '#platform/postgres/problem.ts'
import { type Config, ConfigProblem, readConfig } from '#platform/server/config.ts'
import { type App, buildApp } from './app.ts'
import { type Accounts, sayReady } from './greeting.ts'

interface Running {
  app: App
  accounts: Accounts
  release(): Promise<void>
}

/** One sentence for a fault that the person who starts the program can mend. */
export class StartProblem extends Error {}

async function connect(
  config: Config,
  onLost: () => void,
): Promise<{ connection: pg.ClientConfig; release(): Promise<void> }> {
  if (config.databaseUrl) return { connection: config.databaseUrl, release: async () => undefined }
  return ensurePostgres({ dataFolder: config.dataFolder, onLost, log: (line) => console.log(line) })
}

async function bringUp(config: Config, onLost: () => void): Promise<Running> {
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    base: null,
    serializers: { err: plainError },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
  const { connection, release } = await connect(config, onLost)
  try {
    const roles = await migrate(connection).catch((error: Error & { code?: string }) => {
      if (config.databaseUrl && error.code) {
        throw new StartProblem(`連不上 DATABASE_URL 的資料庫，或權限不足：${error.message}`)
      }
      throw error
    })
    if (config.demo) await fillDemo(connection)
    const app = await buildApp(config, connection, roles, log)
    if (app.http) await app.http.listen({ host: config.host, port: config.port }).catch(explainPort(config))
    return { app, accounts: await accountsOf(connection), release }
  } catch (error) {
    await release()
    throw error
  }
}

async function accountsOf(connection: pg.ClientConfig): Promise<Accounts> {
  const client = new Pg.Client(connection)
  await client.connect()
  const { rows } = await client
    .query<{ demo: boolean; own: boolean }>(
      `select exists (select from account where is_demo) as demo,
              exists (select from account) or exists (select from operator where closed_at is null) as own`,
    )
    .finally(() => client.end())
  return rows[0]?.demo ? 'demo' : rows[0]?.own ? 'own' : 'none'
}

/** What a log line says of an error; the rest of the object (a connection, a request) stays out of logs. */
function plainError(error: Error & { code?: string }) {
  return { type: error.name, code: error.code, message: error.message, stack: error.stack }
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
  try {
    const config = readConfig(argv, env)
    const start = async () => {
      running = await bringUp(config, () => {
        starting = starting.then(restart)
      })
    }
    const restart = async () => {
      if (stopping) return
      console.error('資料庫中斷，重新啟動中。')
      await running?.app.close().catch(() => undefined)
      await start().catch(fail)
    }
    const stop = async () => {
      // npm hands Ctrl-C on a second time.
      if (stopping) return
      stopping = true
      const patience = setTimeout(() => process.exit(1), 20_000)
      patience.unref()
      await starting
      await running?.app.close()
      await running?.release()
      process.exit(0)
    }
    process.on('SIGINT', () => void stop().catch(fail))
    process.on('SIGTERM', () => void stop().catch(fail))
    starting = start()
    await starting
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
  console.error(mendable ? error.message : error)
  process.exit(1)
}
