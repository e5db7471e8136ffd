import pg from 'pg'
import { BackupProblem } from './parts.ts'
import { queueLogin, tablesOf } from './tables.ts'

/** Refuses while the program runs over a database, and over one that holds something; gives whether it does. Throws BackupProblem. */
export async function requireFree(connection: pg.ClientConfig, force: boolean): Promise<boolean> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const login = await queueLogin(client)
    if (!login) return false
    const { rowCount: running } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and usename = any($1)',
      [login.all],
    )
    if (running)
      throw new BackupProblem('程式正在使用這個資料庫，請先停止所有 Lobby 程式再還原；沒有還原任何資料。')
    const { rows } = await client.query<{ holds: boolean }>(
      'select exists (select from community) or exists (select from account) or exists (select from audit) as holds',
    )
    if (rows[0]?.holds && !force)
      throw new BackupProblem(
        '資料庫裡已經有資料，沒有還原任何資料。確定要以備份取代時，請先備份現有的資料，再加上 --force。',
      )
    return rows[0]?.holds ?? false
  } finally {
    await client.end()
  }
}

/** Removes everything that an installation made in a database, its roles too. */
export async function wipe(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const login = await queueLogin(client)
    await client.query('begin')
    await client.query('drop schema if exists lobby_jobs cascade')
    await client.query('drop schema if exists graphile_worker cascade')
    await client.query('drop schema if exists lobby_values cascade')
    await client.query('drop schema public cascade')
    await client.query('create schema public')
    await client.query('grant usage on schema public to public')
    for (const role of login?.all ?? []) {
      const name = client.escapeIdentifier(role)
      const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [role])
      if (!rows.length) continue
      await client.query(`drop owned by ${name}`)
      // Another database of this server may still belong to the role; then it stays.
      await client.query('savepoint role')
      await client.query(`drop role ${name}`).catch(() => client.query('rollback to savepoint role'))
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/**
 * Prepares the tables for rows in any order: without triggers of our own, foreign keys and forced row security (a row is
 * copied by their owner). What it gives puts everything back, and checks every foreign key anew.
 */
export async function openTables(client: pg.Client): Promise<() => Promise<void>> {
  const tables = await tablesOf(client, 'public')
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  const { rows: forced } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relforcerowsecurity`,
  )
  const names = tables.map(({ name }) => client.escapeIdentifier(name))
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of forced) await client.query(`alter table ${name} no force row level security`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  return async () => {
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const { name } of forced) await client.query(`alter table ${name} force row level security`)
  }
}
