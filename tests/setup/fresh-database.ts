import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { wipe } from '#platform/backup/target.ts'

/** A database of one test file's own. */
export interface FreshDatabase {
  /** As the owner. */
  connection: pg.ClientConfig
  /** The same as DATABASE_URL. */
  url: string
  drop(): Promise<void>
}

/** Clones the template (migrated, with the demo cast) in some 30 ms. Drop it in `afterAll`; the run's end drops it anyway. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { connection, prefix, template } = inject('testDatabase')
  const name = prefix + randomBytes(6).toString('hex')
  await asOwner(connection, `create database ${name} template ${template} strategy file_copy`)
  await asOwner(connection, grantsOf(template, name))
  const own = { ...connection, database: name }
  const drop = () => asOwner(connection, `drop database if exists ${name} with (force)`)
  return { connection: own, url: urlOf(own), drop }
}

/** A database without anything in it, not even a schema; what is made in it leaves no role behind. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  const { connection, prefix } = inject('testDatabase')
  const name = prefix + randomBytes(6).toString('hex')
  await asOwner(connection, `create database ${name} template template0`)
  const own = { ...connection, database: name }
  const drop = async () => {
    await wipe(own)
    await asOwner(connection, `drop database if exists ${name} with (force)`)
  }
  return { connection: own, url: urlOf(own), drop }
}

/** What roles may do on the database itself is the one thing that a clone does not take over. */
function grantsOf(template: string, name: string): string {
  return `do $$ declare given record; begin
    for given in select privilege_type as what, grantee::regrole as who
      from pg_database, aclexplode(datacl) where datname = '${template}' and grantee <> 0
    loop execute format('grant %s on database ${name} to %s', given.what, given.who); end loop; end $$`
}

async function asOwner(connection: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** A unix socket's folder goes into the query, where it needs no valid host name. */
function urlOf({ host = 'localhost', port = 5432, user = '', password, database }: pg.ClientConfig): string {
  const secret = typeof password === 'string' && password !== '' ? `:${encodeURIComponent(password)}` : ''
  const login = `${encodeURIComponent(user)}${secret}`
  if (!host.startsWith('/')) return `postgres://${login}@${host}:${port}/${database}`
  return `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
