import pg from 'pg'
import { BackupProblem } from './parts.ts'
import { wipe } from './target.ts'

/** Databases from which the others may be renamed: one of them is there on every server. */
const places = ['postgres', 'template1']

/** A database beside the one that is used. */
export interface Beside {
  connection: pg.ClientConfig
  /** Takes the place of the one that is used, which is kept under the name that is given. All or nothing. */
  swap(keep: string): Promise<void>
  drop(): Promise<void>
}

const quoted = pg.escapeIdentifier

/** Runs one thing on a connection of its own. */
export async function once<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  return work(client).finally(() => client.end().catch(() => undefined))
}

/** A connection to another database of the same server; undefined when there is none that lets us in. */
async function elsewhere(connection: pg.ClientConfig): Promise<pg.ClientConfig | undefined> {
  for (const database of places) {
    const there = { ...connection, database }
    if (database !== connection.database && (await once(there, async () => true).catch(() => false)))
      return there
  }
  return undefined
}

/** Drops a database and the roles of the installation in it. */
export async function dropDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  const at = await elsewhere({ ...connection, database: name })
  if (!at) throw new BackupProblem('連不上資料庫伺服器的 postgres 資料庫，無法移除。')
  await wipe({ ...connection, database: name }).catch(() => undefined)
  await once(at, (client) => client.query(`drop database if exists ${quoted(name)} with (force)`))
}

/** The databases beside one, of a kind (`restoring`: of restores that broke off; `before`: kept), with their bytes. */
export const databasesBeside = (connection: pg.ClientConfig, kind: 'restoring' | 'before') =>
  once(connection, async (client) => {
    const { rows } = await client.query<{ name: string; bytes: number }>(
      `select datname as name, pg_database_size(datname)::float8 as bytes from pg_database
       where starts_with(datname, $1) order by 1`,
      [`${await databaseName(client)}_${kind}_`],
    )
    return rows
  })

/** The name of a database as names beside it begin: what PostgreSQL would cut off is not lost. */
async function databaseName(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  return (rows[0]?.name ?? '').slice(0, 35)
}

/**
 * Makes an empty database beside the one that is used, of the same encoding; what broken-off restores left is removed.
 * undefined when the login may not make any. Throws BackupProblem.
 */
export async function databaseBeside(
  connection: pg.ClientConfig,
  label: string,
): Promise<Beside | undefined> {
  const at = await elsewhere(connection)
  const found = await once(connection, async (client) => {
    const { rows } = await client.query<{ may: boolean; used: string; encoding: string; locale: string }>(
      `select r.rolsuper or (r.rolcreatedb and pg_has_role(d.datdba, 'usage')) as may, d.datname as used,
         pg_encoding_to_char(d.encoding) as encoding, d.datcollate as locale
       from pg_roles r, pg_database d where r.rolname = current_user and d.datname = current_database()`,
    )
    return { ...rows[0], name: `${await databaseName(client)}_restoring_${label}` }
  })
  const { used, name } = found
  if (!found.may || !at || !used) return undefined
  for (const left of await databasesBeside(connection, 'restoring')) await dropDatabase(connection, left.name)
  await once(at, (client) =>
    client.query(`create database ${quoted(name)} template template0 encoding '${found.encoding}'`),
  )
  return {
    connection: { ...connection, database: name },
    swap: (keep) =>
      once(at, async (client) => {
        await client.query('begin')
        await client.query(`alter database ${quoted(used)} rename to ${quoted(keep)}`)
        await client.query(`alter database ${quoted(name)} rename to ${quoted(used)}`)
        await client.query('commit')
      }),
    drop: () => dropDatabase(connection, name),
  }
}

/** The name under which what was there before is kept. */
export const keptName = (connection: pg.ClientConfig, label: string) =>
  once(connection, async (client) => `${await databaseName(client)}_before_${label}`)

/** `20261123-043000123`: by which a restore's parts are known. */
export const labelOf = (now: Date) =>
  now
    .toISOString()
    .replaceAll(/[-:.Z]/g, '')
    .replace('T', '_')
