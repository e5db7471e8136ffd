import { readdir, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { ensureRoles, type Roles } from './roles.ts'

// Beside this file in development; beside the bundle in production, one level below the project's root.
const folder = [new URL('./', import.meta.url), new URL('../../database/', import.meta.url)].find((url) =>
  existsSync(new URL('tenancy.sql', url)),
)

/** Names the installation's roles in a migration: `:app`, `:door`, `:owner`, `:jobs`. */
function withRoles(sql: string, roles: Roles): string {
  const names: Record<string, string> = {
    app: roles.app.user,
    door: roles.door.user,
    jobs: roles.jobs.user,
    owner: roles.owner,
  }
  return sql.replace(/(?<!:):(app|door|jobs|owner)\b/g, (_, name: string) => `"${names[name]}"`)
}

/** The database's server is older than what Lobby is written for. */
export class OldPostgres extends Error {
  constructor() {
    super('資料庫必須是 PostgreSQL 15 以上。')
  }
}

const lockKey = 7_106_229

async function apply(client: pg.Client, name: string, sql: string, roles: Roles): Promise<void> {
  const known = await client.query('select 1 from migration where name = $1', [name])
  if (known.rowCount) return
  await client.query('begin')
  try {
    await client.query(withRoles(sql, roles))
    await client.query('insert into migration (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** The queue's own tables, owned by its role; `lobby_jobs.enqueue` puts in the community of the transaction that calls it. */
async function migrateJobs(connection: pg.ClientConfig, roles: Roles): Promise<void> {
  const pool = new pg.Pool({ ...connection, ...roles.jobs, max: 2 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool: pool })
    await pool.query(
      withRoles(
        `create schema if not exists lobby_jobs;
         -- Modules make keys of ids that clients make: each community has its own.
         create or replace function lobby_jobs.key_of(community text, job_key text) returns text
           language sql immutable set search_path = pg_catalog as $$
           select case when community is null or job_key is null then job_key else community || ' ' || job_key end $$;
         revoke all on function lobby_jobs.key_of from public;
         update graphile_worker._private_jobs j set key = lobby_jobs.key_of(j.payload ->> 'community', j.key)
           where position((j.payload ->> 'community') || ' ' in j.key) <> 1;
         create or replace function lobby_jobs.enqueue(task text, payload jsonb, job_key text, run_at timestamptz)
           returns void language sql security definer set search_path = pg_catalog as $$
           select graphile_worker.add_job(task, json_build_object(
             'community', nullif(current_setting('lobby.community', true), ''), 'payload', payload),
             job_key := lobby_jobs.key_of(nullif(current_setting('lobby.community', true), ''), job_key),
             run_at := run_at, max_attempts := 12,
             flags := array_remove(array['community ' || nullif(current_setting('lobby.community', true), '')], null)) $$;
         revoke all on function lobby_jobs.enqueue from public;
         create or replace function lobby_jobs.counts() returns table (waiting bigint, late bigint, failed bigint)
           language sql stable security definer set search_path = pg_catalog as $$
           select count(*) filter (where attempts < max_attempts),
             count(*) filter (where attempts < max_attempts and run_at < now() - interval '5 minutes'),
             count(*) filter (where attempts >= max_attempts) from graphile_worker._private_jobs $$;
         revoke all on function lobby_jobs.counts from public;
         drop function if exists lobby_jobs.has(text);
         create or replace function lobby_jobs.has(of_community uuid, wanted text) returns boolean
           language sql stable security definer set search_path = pg_catalog as $$
           select exists (select from graphile_worker._private_jobs
             where key = lobby_jobs.key_of(of_community::text, wanted) and attempts < max_attempts) $$;
         revoke all on function lobby_jobs.has from public;
         drop function if exists lobby_jobs.free_dead(text, interval, text[]);
         create or replace function lobby_jobs.free_dead(of_community uuid, wanted text, older interval, once text[])
           returns table (community uuid, task text, payload jsonb, job_key text, begun_at timestamptz)
           language plpgsql security definer set search_path = pg_catalog as $$
           declare
             dead record;
             died constant text := 'its process died';
           begin
             for dead in
               select j.id, t.identifier, j.payload::jsonb as given, j.key, j.locked_at, j.last_error
               from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
               where j.locked_at < now() - older and (wanted is null or j.key = lobby_jobs.key_of(of_community::text, wanted))
               for update of j skip locked
             loop
               if dead.given ->> 'community' is not null and (dead.identifier = any (once) or dead.last_error = died) then
                 delete from graphile_worker._private_jobs where id = dead.id;
                 community := (dead.given ->> 'community')::uuid;
                 task := dead.identifier;
                 payload := dead.given -> 'payload';
                 job_key := coalesce(replace(dead.key, lobby_jobs.key_of(dead.given ->> 'community', ''), ''), '');
                 begun_at := dead.locked_at;
                 return next;
               else
                 update graphile_worker._private_jobs set locked_at = null, locked_by = null, last_error = died
                 where id = dead.id;
               end if;
             end loop;
           end $$;
         revoke all on function lobby_jobs.free_dead from public;
         grant usage on schema lobby_jobs to :app, :door;
         grant execute on function lobby_jobs.has, lobby_jobs.free_dead to :door;
         grant execute on function lobby_jobs.enqueue to :app, :door;
         grant execute on function lobby_jobs.counts to :door;`,
        roles,
      ),
    )
  } finally {
    await pool.end()
  }
}

const migrationFiles = async (below: URL) =>
  (await readdir(new URL('migrations/', below))).filter((file) => file.endsWith('.sql')).sort()

/** The names of all migrations that this program has. */
export const knownMigrations = async (): Promise<ReadonlySet<string>> =>
  new Set(folder ? await migrationFiles(folder) : [])

/**
 * Brings a database up to date with the owner's connection and returns the roles to log in with.
 * `only`: no further than to the schema that a backup had. Two migrators at once: the second waits and applies nothing. Throws an Error that names the migration that failed.
 */
export async function migrate(connection: pg.ClientConfig, only?: ReadonlySet<string>): Promise<Roles> {
  if (!folder) throw new Error('the database folder with the migrations is missing')
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ number: number }>(
      "select current_setting('server_version_num')::int as number",
    )
    if ((rows[0]?.number ?? 0) < 150_000) throw new OldPostgres()
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    )
    const roles = await ensureRoles(client)
    const read = (file: string) => readFile(new URL(file, folder), 'utf8')
    await client.query(withRoles(await read('tenancy.sql'), roles))
    for (const file of await migrationFiles(folder))
      if (!only || only.has(file)) await apply(client, file, await read(`migrations/${file}`), roles)
    await migrateJobs(connection, roles)
    return roles
  } finally {
    await client.end()
  }
}
