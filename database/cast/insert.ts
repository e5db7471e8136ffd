import type pg from 'pg'

const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Inserts rows in one statement. Keys are the columns in camelCase; columns that no row names get their default. */
export async function insert(client: pg.ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).map(columnOf)
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value]))),
  )
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const into = client.escapeIdentifier(table)
  await client.query(
    `insert into ${into} (${names}) select ${names} from jsonb_populate_recordset(null::${into}, $1)`,
    [json],
  )
}
