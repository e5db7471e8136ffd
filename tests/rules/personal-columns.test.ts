import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { declared } from '#apps/server/modules.ts'
import { allFacts } from '../setup/all-facts.ts'
import { ofStaff, staffTables } from '../setup/staff-columns.ts'
import { type FreshDatabase, freshDatabase } from '../setup/fresh-database.ts'

let fresh: FreshDatabase
let owner: pg.Client
beforeAll(async () => {
  fresh = await freshDatabase()
  await migrate(fresh.connection)
  owner = new pg.Client(fresh.connection)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await fresh.drop()
})

/** Every column that may hold words, as `table.column`. */
async function columnsOfWords(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; table: string; column: string }>(
    `select table_name as table, column_name as column, table_name || '.' || column_name as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'date', 'bytea') order by 1, 2`,
  )
  return rows
    .filter(({ table, column }) => !staffTables.has(table) && !ofStaff.test(column))
    .map((row) => row.name)
}

const personal = allFacts.flatMap((facts) => facts.personal ?? [])
const named = (table: string, columns: string) => columns.split(' ').map((column) => `${table}.${column}`)
const said = [
  ...personal.flatMap(({ table, columns }) => named(table, columns)),
  ...allFacts
    .flatMap(({ plain = {} }) => Object.entries(plain))
    .flatMap(([table, columns]) => named(table, columns)),
]

describe('personal data', () => {
  it('every column that may hold words says how what it holds of people is forgotten, or that it holds nothing', async () => {
    const found = await columnsOfWords()
    expect(found.filter((column) => !said.includes(column))).toEqual([])
    expect(said.filter((column) => !found.includes(column))).toEqual([])
    expect(said.length).toBe(new Set(said).size)
  })

  it('the rules that it names exist, and each of them is for something', () => {
    const rules = new Set(personal.flatMap(({ after }) => (typeof after === 'string' ? [after] : [])))
    expect([...rules].sort()).toEqual(declared.retentions.map((retention) => retention.name).sort())
    const modules = new Set(
      personal.flatMap(({ onRequest }) => (typeof onRequest === 'string' ? [onRequest] : [])),
    )
    expect([...modules].sort()).toEqual(declared.personalData.map((row) => row.name).sort())
  })
})
