import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Logger } from 'pino'
import { migrate } from '#database/migrate.ts'
import { readConfig } from '#platform/server/config.ts'
import { makeLog } from '#platform/server/log.ts'
import { openSealer, type Sealer } from '#platform/server/seal.ts'
import { buildApp } from '#apps/server/app.ts'
import { Desk } from './desk.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { testKey } from './server-key.ts'

export interface Lobby {
  url: string
  /** The owner's connections, for looking into the database; row security lets it see everything. */
  owner: pg.Pool
  connection: pg.ClientConfig
  dataFolder: string
  /** Seals as the server does. */
  sealer: Sealer
  /** Signs in as one of the cast and enters a community by its name (the only or first one when left out). */
  as(account: string, community?: string): Promise<Desk>
  /** Nobody: a caller without a session. */
  nobody(): Desk
  /** Stops the server and starts it again at the same address, as after an update. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** Starts the product in this process over a database of its own, filled with the cast. */
export async function startLobby(
  settings: {
    run?: string | undefined
    env?: Record<string, string>
    over?: FreshDatabase
    log?: Logger
    /** Where it listens when nobody else does; any free port if left out. */
    port?: number
  } = {},
): Promise<Lobby> {
  const database = settings.over ?? (await freshDatabase())
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'lobby-files-'))
  const config = readConfig([`--run=${settings.run ?? 'api'}`], {
    LOBBY_DATA: dataFolder,
    PORT: '0',
    NODE_ENV: 'test',
    RATE_LIMIT: '1000000',
    RATE_LIMIT_SESSION: '1000000',
    AT_ONCE_SESSION: '1000',
    LOBBY_KEY: testKey,
    ...settings.env,
  })
  const roles = await migrate(database.connection)
  const log = settings.log ?? makeLog(process.env.LOG_LEVEL ?? 'fatal')
  let app = await buildApp(config, database.connection, roles, log)
  const url = app.http ? await listen(app.http, settings.port ?? 0) : ''
  const owner = new pg.Pool({ ...database.connection, max: 3 })
  owner.on('error', () => undefined)
  return {
    url,
    owner,
    connection: database.connection,
    dataFolder,
    sealer: await openSealer(config),
    as: (account, community) => Desk.signIn(url, account, community),
    nobody: () => new Desk(url),
    async restart() {
      await app.close()
      app = await buildApp(config, database.connection, roles, log)
      await app.http?.listen({ host: '127.0.0.1', port: Number(new URL(url).port) })
    },
    async close() {
      await app.close()
      await owner.end()
      await database.drop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Listens at the port, at any free one when it is taken; gives the address. */
function listen(http: FastifyInstance, port: number): Promise<string> {
  const at = (wanted: number) => http.listen({ host: '127.0.0.1', port: wanted })
  return at(port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return at(0)
  })
}
