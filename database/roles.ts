import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/** A role that the program logs in as. */
export interface Login {
  user: string
  password: string
}

/**
 * The roles of one installation. `owner` migrates and owns everything; `app` sees one community at a time; `door` is
 * for named work across communities; `jobs` owns the job queue. None of the last three is a superuser or passes row security.
 */
export interface Roles {
  owner: string
  app: Login
  door: Login
  jobs: Login
}

const createInstallation = `create table if not exists installation (
  one boolean primary key default true check (one),
  suffix text not null,
  app_password text not null, door_password text not null, jobs_password text not null)`

async function createRole(client: pg.ClientBase, login: Login): Promise<void> {
  const name = client.escapeIdentifier(login.user)
  await client.query(`create role ${name} login noinherit nosuperuser nocreatedb nocreaterole nobypassrls
    password ${client.escapeLiteral(login.password)}`)
}

/** Reads the installation's roles with the owner's connection; makes them the first time. Call under the migration lock. */
export async function ensureRoles(client: pg.ClientBase): Promise<Roles> {
  await client.query(createInstallation)
  await client.query('revoke all on installation from public')
  const who = await client.query<{ owner: string; database: string }>(
    'select current_user as owner, current_database() as database',
  )
  const { owner, database } = who.rows[0] ?? { owner: '', database: '' }
  const found = await client.query('select * from installation')
  const row = found.rows[0]
  if (row) return rolesOf(owner, row)
  const made = {
    suffix: randomBytes(4).toString('hex'),
    app_password: randomBytes(24).toString('base64url'),
    door_password: randomBytes(24).toString('base64url'),
    jobs_password: randomBytes(24).toString('base64url'),
  }
  const roles = rolesOf(owner, made)
  for (const login of [roles.app, roles.door, roles.jobs]) await createRole(client, login)
  await client.query(
    'insert into installation (suffix, app_password, door_password, jobs_password) values ($1, $2, $3, $4)',
    [made.suffix, made.app_password, made.door_password, made.jobs_password],
  )
  await client.query(
    `grant create on database ${client.escapeIdentifier(database)} to ${client.escapeIdentifier(roles.jobs.user)}`,
  )
  return roles
}

function rolesOf(owner: string, row: Record<string, string>): Roles {
  const login = (part: string): Login => ({
    user: `lobby_${part}_${row.suffix}`,
    password: row[`${part}_password`] ?? '',
  })
  return { owner, app: login('app'), door: login('door'), jobs: login('jobs') }
}
