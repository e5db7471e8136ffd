import type pg from 'pg'
import { openArchive } from '#platform/workbook/archive.ts'
import { readBookParts } from '#platform/workbook/book-parts.ts'
import { readSheet } from '#platform/workbook/read-sheet.ts'

/** What an import cannot do without: every cell of every sheet, and nothing done with it. */
export async function scan(file: Buffer): Promise<number> {
  const archive = await openArchive(file)
  const book = await readBookParts(archive)
  let cells = 0
  const reader = {
    row: (_number: number, some: ReadonlyMap<number, unknown>) => {
      cells += some.size
    },
    merged: () => undefined,
  }
  for (const sheet of book.sheets)
    await readSheet(archive, book, sheet, { rows: 40_000, columns: 60 }, reader)
  return cells
}

/** The tables that hold what a file says; history, audit and preview are what Lobby adds. */
const tables = ['household', 'household_property', 'household_owner', 'parking_space', 'resident', 'vehicle']

interface Rows {
  statement: string
  json: string
}

/** The rows that an import left in one community, as bulk inserts into another. */
export async function rowsLeft(owner: pg.Pool, from: string, to: string, since: ReadonlySet<string>) {
  const left: Rows[] = []
  for (const table of tables) {
    const columns = await owner.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
      [table],
    )
    const names = columns.rows.map(({ name }) => name).join(', ')
    const keyOf = table === 'household' ? 'id' : 'household_id'
    const { rows } = await owner.query<{ one: Record<string, unknown> }>(
      `select to_jsonb(t) as one from ${table} t where community_id = $1 and not ${keyOf} = any($2::uuid[])`,
      [from, [...since]],
    )
    const json = JSON.stringify(rows.map(({ one }) => ({ ...one, community_id: to })))
    const statement = `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1)`
    if (rows.length) left.push({ statement, json })
  }
  return left
}

/** Inserts them in one transaction that is taken back; gives milliseconds. */
export async function insertBare(owner: pg.Pool, rows: readonly Rows[]): Promise<number> {
  const client = await owner.connect()
  try {
    const begun = performance.now()
    await client.query('begin')
    for (const { statement, json } of rows) await client.query(statement, [json])
    return performance.now() - begun
  } finally {
    await client.query('rollback')
    client.release()
  }
}
