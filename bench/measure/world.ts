import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrate } from '#database/migrate.ts'
import type { Roles } from '#database/roles.ts'
import { ensurePostgres } from '#platform/postgres/embedded.ts'
import { Desk } from '../../tests/setup/desk.ts'
import { fillCountry } from '../country/fill.ts'
import { type Child, freePort, startChild } from './children.ts'

/** A country of which the first community has a million packages. */
const country = { communities: 200, packages: 1_200_000, largest: 1_000_000, hands: 2 }
const folder = fileURLToPath(new URL('../../.cache/bench', import.meta.url))

/** What the measurements run on: a filled database, and Lobby as `npm start` runs it, in a process of its own. */
export interface World {
  connection: pg.ClientConfig
  roles: Roles
  url: string
  dataFolder: string
  owner: pg.Pool
  lobby: Child
  /** Signs in at the desk of the community with a million packages. */
  desk(account?: string): Promise<Desk>
  close(): Promise<void>
}

export async function openWorld(): Promise<World> {
  const dataFolder = join(folder, 'data')
  const isNew = !existsSync(dataFolder)
  const { connection, release } = await ensurePostgres({ dataFolder, log: console.log })
  const roles = await migrate(connection)
  if (isNew) console.log('Filling the country that is measured; this is done once.')
  await fillCountry(connection, { ...country, onProgress: () => undefined })
  const port = await freePort()
  const env = {
    LOBBY_DATA: dataFolder,
    PORT: `${port}`,
    RATE_LIMIT: '100000000',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  }
  const lobby = await startChild(['bin/start.mjs', '--run=api', '--empty'], env, 'Lobby 已就緒')
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
      await release()
    },
  }
}
