import type pg from 'pg'
import { queueSchema, type TablePart } from './parts.ts'

/** What belongs to the installation and not to what it holds: roles with their passwords, and which schema it has. */
const notKept = ['installation', 'migration']

/** Every table with the columns that are written (generated ones are not). */
export async function tablesOf(client: pg.Client, schema: string): Promise<TablePart[]> {
  const { rows } = await client.query<TablePart>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = $1 and not (n.nspname = 'public' and c.relname = any($2))
       and not (n.nspname = $3 and c.relname = 'migrations')
     group by 1, 2 order by 1, 2`,
    [schema, notKept, queueSchema],
  )
  return rows
}

/** `"schema"."table" ("a", "b")`, as COPY wants it. */
export function copyTarget(client: pg.Client, { schema, name, columns }: TablePart): string {
  const quoted = (word: string) => client.escapeIdentifier(word)
  return `${quoted(schema)}.${quoted(name)} (${columns.map(quoted).join(', ')})`
}

/** `(select "a", "b" from "schema"."table")`: what COPY writes out, also of a table that is divided into months. */
export function copySource(client: pg.Client, { schema, name, columns }: TablePart): string {
  const quoted = (word: string) => client.escapeIdentifier(word)
  return `(select ${columns.map(quoted).join(', ')} from ${quoted(schema)}.${quoted(name)})`
}

/** Where the sequences of a schema stand. */
export async function sequencesOf(client: pg.Client, schema: string) {
  const { rows } = await client.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = $1 order by 1',
    [schema],
  )
  const found: Record<string, { value: string; isCalled: boolean }> = {}
  for (const { name } of rows) {
    const whole = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
    const { rows: at } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${whole}`,
    )
    if (at[0]) found[`${schema}.${name}`] = at[0]
  }
  return found
}

/** The login of the queue's role, which owns the queue's tables; undefined in a database that holds no installation. */
export async function queueLogin(
  client: pg.Client,
): Promise<{ user: string; password: string; all: string[] } | undefined> {
  const { rows: known } = await client.query("select 1 where to_regclass('public.installation') is not null")
  if (!known.length) return undefined
  const { rows } = await client.query<{ suffix: string; password: string }>(
    'select suffix, jobs_password as password from installation',
  )
  const [row] = rows
  if (!row) return undefined
  const named = (part: string) => `lobby_${part}_${row.suffix}`
  return {
    user: named('jobs'),
    password: row.password,
    all: [named('app'), named('door'), named('jobs')],
  }
}
