import pg from 'pg'
import { fillDemo } from '#database/cast/fill.ts'
import { migrate } from '#database/migrate.ts'
import { allDemos } from '#apps/server/modules.ts'
import type { TestServer } from './test-server.ts'

/** A migrated database with the demo cast in it, from which each test file clones its own. */
export interface Template {
  name: string
  /** Drops every database of this run, and the roles that came with them. */
  remove(): Promise<void>
}

/** Makes the template, after removing what killed runs left on the server. */
export async function makeTemplate(server: TestServer): Promise<Template> {
  const admin = new pg.Client({ ...server.connection, application_name: 'lobby tests' })
  admin.on('error', () => undefined)
  await admin.connect()
  await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [server.prefix])
  await removeDeadRuns(admin, server.connection)
  const name = `${server.prefix}template`
  await admin.query(`create database ${name}`)
  const connection = { ...server.connection, database: name }
  await migrate(connection)
  await fillDemo(connection, allDemos)
  const remove = async () => {
    await removeRun(admin, server.connection, server.prefix)
    await admin.end()
  }
  return { name, remove }
}

/** A run holds an advisory lock on its prefix while it lives; the prefixes that nobody holds are dead. */
export async function removeDeadRuns(admin: pg.Client, server: pg.ClientConfig): Promise<void> {
  const { rows } = await admin.query<{ prefix: string }>(
    `select distinct substring(datname from '^lobby_test_[0-9a-f]{8}_') prefix from pg_database
      where datname ~ '^lobby_test_[0-9a-f]{8}_'`,
  )
  for (const { prefix } of rows) {
    const lock = await admin.query<{ free: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
      [prefix],
    )
    if (lock.rows[0]?.free) await removeRun(admin, server, prefix)
  }
}

async function removeRun(admin: pg.Client, server: pg.ClientConfig, prefix: string): Promise<void> {
  const roles = await rolesIn({ ...server, database: `${prefix}template` })
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`)
  for (const role of roles) await admin.query(`drop role if exists ${pg.escapeIdentifier(role)}`)
}

/** The roles that the migration made for this template alone: they carry its installation's suffix. */
async function rolesIn(connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ rolname: string }>(
      `select rolname from pg_roles, installation where rolname in
        ('lobby_app_' || suffix, 'lobby_door_' || suffix, 'lobby_jobs_' || suffix)`,
    )
    return rows.map(({ rolname }) => rolname)
  } catch {
    return []
  } finally {
    await client.end().catch(() => undefined)
  }
}
