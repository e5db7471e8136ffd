import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrate } from '#database/migrate.ts'
import type { Roles } from '#database/roles.ts'
import { ensurePostgres } from '#platform/postgres/embedded.ts'
import { Desk } from '../../tests/setup/desk.ts'
import { fillCountry } from '../country/fill.ts'
import type { CountrySize } from '../country/towns.ts'
import { heard } from './heard.ts'
import { type Child, freePort, startChild } from './children.ts'

/** The PostgreSQL of the measurements, and where Lobby's files go. */
export interface Server {
  connection: pg.ClientConfig & { host: string; port: number; user: string }
  dataFolder: string
  release(): Promise<void>
}

/** The same for every Lobby of the measurements, since a database takes no other key than its first. */
export const benchKey = Buffer.alloc(32, 'lobby').toString('base64')

/** What the measurements of one kind run on: a filled database, and Lobby as `npm start` runs it, in a process of its own. */
export interface Stage {
  connection: pg.ClientConfig
  roles: Roles
  url: string
  dataFolder: string
  owner: pg.Pool
  lobby: Child
  /** Signs in: desk1a works in the first community, desk2a in the second. */
  desk(account?: string): Promise<Desk>
  close(): Promise<void>
}

export interface StagePlan {
  /** The name of the database; `lobby` is the large country. */
  database: string
  country: CountrySize
  /** Drops what a run before left: for measurements that write. */
  isFresh?: boolean
  /** The parts of Lobby that run: api if left out. */
  run?: string
  /** What else it is started with. */
  env?: Record<string, string>
}

/** The embedded PostgreSQL of a folder that outlives the run, so that its databases are filled once. */
export async function openServer(): Promise<Server> {
  const dataFolder = fileURLToPath(new URL('../../.cache/bench/data', import.meta.url))
  const { connection, release } = await ensurePostgres({ dataFolder, log: console.log })
  return { connection, dataFolder, release }
}

async function asOwner<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function dropDatabase(server: Server, database: string): Promise<void> {
  const found = await asOwner({ ...server.connection, database }, (client) =>
    client.query<{ suffix: string }>('select suffix from installation'),
  ).catch(() => undefined)
  await asOwner(server.connection, async (client) => {
    await client.query(`drop database if exists ${client.escapeIdentifier(database)} with (force)`)
    for (const { suffix } of found?.rows ?? [])
      for (const part of ['app', 'door', 'jobs'])
        await client.query(`drop role if exists ${client.escapeIdentifier(`lobby_${part}_${suffix}`)}`)
  })
}

async function provideDatabase(server: Server, { database, isFresh }: StagePlan): Promise<void> {
  if (isFresh) await dropDatabase(server, database)
  await asOwner(server.connection, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`)
  })
}

/** A migrated database with a country in it, filled on from where a run before stopped. */
export async function fillStage(
  server: Server,
  plan: StagePlan,
): Promise<{ connection: pg.ClientConfig; roles: Roles }> {
  await provideDatabase(server, plan)
  const connection = { ...server.connection, database: plan.database }
  const roles = await migrate(connection)
  let told = -1
  await fillCountry(connection, {
    ...plan.country,
    hands: 2,
    onProgress(done, whole) {
      heard()
      const tenth = whole.packages ? Math.floor((done.packages / whole.packages) * 10) : 10
      if (tenth > told && tenth < 10) console.log(`  filling ${plan.database}: ${tenth * 10} %`)
      told = tenth
    },
  })
  return { connection, roles }
}

/** Fills the database of a plan if need be, and starts Lobby over it. */
export async function openStage(server: Server, plan: StagePlan): Promise<Stage> {
  const { connection, roles } = await fillStage(server, plan)
  const dataFolder = join(server.dataFolder, '..', 'files', plan.database)
  if (plan.isFresh) await rm(dataFolder, { recursive: true, force: true })
  await mkdir(dataFolder, { recursive: true })
  const port = await freePort()
  const { host, port: at, user } = server.connection
  const env = {
    LOBBY_DATA: dataFolder,
    LOBBY_KEY: benchKey,
    DATABASE_URL: `postgres://${user}@/${plan.database}?host=${encodeURIComponent(host)}&port=${at}`,
    PORT: `${port}`,
    RATE_LIMIT: '100000000',
    RATE_LIMIT_SESSION: '100000000',
    AT_ONCE: '100000',
    AT_ONCE_SESSION: '100000',
    SOCKETS: '100000',
    SOCKETS_SESSION: '100000',
    CONNECTIONS: '100000',
    CONNECTIONS_ADDRESS: '100000',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...plan.env,
  }
  const lobby = await startChild(
    ['bin/start.mjs', `--run=${plan.run ?? 'api'}`, '--empty'],
    env,
    'Lobby 已就緒',
  )
  const owner = new pg.Pool({ ...connection, max: 4 })
  owner.on('error', () => undefined)
  const url = `http://127.0.0.1:${port}`
  return {
    connection,
    roles,
    url,
    dataFolder,
    owner,
    lobby,
    desk: (account = 'desk1a') => Desk.signIn(url, account),
    async close() {
      await lobby.stop()
      await owner.end()
      if (plan.isFresh) await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** What a caller sends so that it is somebody at a desk; a session belongs to the program that signed in. */
export const headersOf = (desk: Desk): Record<string, string> => ({
  authorization: `Bearer ${desk.accessToken}`,
  cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'user-agent': 'node',
})
