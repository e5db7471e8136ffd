import type pg from 'pg'

/**
 * Inserts the rows that a community has in these tables once more in bulk, with every constraint, in a transaction that is
 * taken back: what the same rows cost without Lobby. Gives milliseconds.
 */
export async function insertAgain(
  owner: pg.Pool,
  communityId: string,
  tables: readonly string[],
): Promise<number> {
  const client = await owner.connect()
  try {
    const written: { statement: string; json: string }[] = []
    for (const table of tables) {
      const columns = await client.query<{ name: string }>(
        `select quote_ident(column_name) as name from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
        [table],
      )
      const names = columns.rows.map(({ name }) => name).join(', ')
      const { rows } = await client.query<{ all: string }>(
        `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as all from ${table} t where community_id = $1`,
        [communityId],
      )
      const from = `jsonb_populate_recordset(null::${table}, $1)`
      written.push({ json: rows[0]?.all ?? '[]', statement: `insert into ${table} (${names}) select ${names} from ${from}` })
    }
    await client.query('begin')
    // Other rows refer to these, which come back at once and are only removed to be measured.
    await client.query("set local session_replication_role = 'replica'")
    for (const table of tables.toReversed())
      await client.query(`delete from ${table} where community_id = $1`, [communityId])
    await client.query("set local session_replication_role = 'origin'")
    const begun = performance.now()
    for (const { statement, json } of written) await client.query(statement, [json])
    await client.query('set constraints all immediate')
    return performance.now() - begun
  } finally {
    await client.query('rollback')
    client.release()
  }
}
