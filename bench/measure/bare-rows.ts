import type pg from 'pg'

interface Rows {
  statement: string
  json: string
}

/**
 * The rows of a community in these tables, of some only those that a condition holds for, as bulk inserts into tables of the same shape, with their checks and indexes and
 * without triggers or references: what writing them costs at least.
 */
export async function bareRows(
  owner: pg.Pool,
  communityId: string,
  tables: readonly string[],
  where: Readonly<Record<string, string>> = {},
): Promise<readonly Rows[]> {
  await owner.query('drop schema if exists bare cascade; create schema bare')
  const rows: Rows[] = []
  for (const table of tables) {
    await owner.query(`create table bare.${table} (like public.${table} including all)`)
    const { rows: columns } = await owner.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
      [table],
    )
    const names = columns.map(({ name }) => name).join(', ')
    const { rows: there } = await owner.query<{ one: unknown }>(
      `select to_jsonb(t) as one from public.${table} t where community_id = $1 and (${where[table] ?? 'true'})`,
      [communityId],
    )
    rows.push({
      statement: `insert into bare.${table} (${names}) select ${names} from jsonb_populate_recordset(null::bare.${table}, $1)`,
      json: JSON.stringify(there.map(({ one }) => one)),
    })
  }
  return rows
}

/** Writes them in one transaction, and empties the tables again; gives milliseconds. */
export async function writeBare(owner: pg.Pool, rows: readonly Rows[]): Promise<number> {
  const client = await owner.connect()
  try {
    const begun = performance.now()
    await client.query('begin')
    for (const { statement, json } of rows) await client.query(statement, [json])
    await client.query('commit')
    const took = performance.now() - begun
    for (const { statement } of rows) await client.query(`truncate ${statement.split(' ')[2]}`)
    return took
  } finally {
    client.release()
  }
}
