import type pg from 'pg'
import { migrate } from '#database/migrate.ts'
import type { Roles } from '#database/roles.ts'
import { ensurePostgres } from '#platform/postgres/embedded.ts'
import { type Config, ConfigProblem } from '#platform/server/config.ts'

/** How a command reaches the database as its owner. */
export interface OwnerWay {
  connection: pg.ClientConfig
  release(): Promise<void>
}

/** The way to the database of the configuration, or to the embedded one, which is started when nobody runs it. */
export async function openOwner(config: Config): Promise<OwnerWay> {
  if (config.databaseUrl) return { connection: config.databaseUrl, release: async () => undefined }
  return ensurePostgres({ dataFolder: config.dataFolder, log: (line) => console.log(line) })
}

/** Brings the database up to date; what a person can mend about a DATABASE_URL is one sentence. */
export function migrateOwned(config: Config, { connection }: OwnerWay): Promise<Roles> {
  return migrate(connection).catch((error: Error & { code?: string }) => {
    if (config.databaseUrl && error.code)
      throw new ConfigProblem(`連不上 DATABASE_URL 的資料庫，或權限不足：${error.message}`)
    throw error
  })
}
