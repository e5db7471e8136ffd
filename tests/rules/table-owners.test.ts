import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n')
const sources = new Map(
  list('modules/*.ts', 'platform/server/*.ts')
    .filter((file) => /\/server\//.test(file) && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(file, 'utf8')]),
)
const tables = new Set(
  list('database/migrations/*.sql')
    .toSorted()
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/(?:create table(?: if not exists)?|rename to) (\w+)/gi),
    ])
    .map(([, name = '']) => name),
)

const ownerOf = (file: string) => /^modules\/([\w-]+\/[\w-]+)\//.exec(file)?.[1] ?? 'platform'

/** Which modules write which table, in the text of SQL or by a value that stands for it. */
function writersOf(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>()
  const note = (table: string, file: string) =>
    writers.set(table, (writers.get(table) ?? new Set()).add(ownerOf(file)))
  const declared = new Map<string, string>()
  for (const [file, text] of texts)
    for (const [, name = '', table = ''] of text.matchAll(/const (\w+) = pgTable\(\s*'(\w+)'/g)) {
      declared.set(`${ownerOf(file)} ${name}`, table)
      declared.set(name, table)
    }
  for (const [file, text] of texts) {
    for (const [, table = ''] of text.matchAll(/\b(?:insert into|update|delete from)\s+(\w+)/gi))
      if (tables.has(table)) note(table, file)
    for (const [, table = ''] of text.matchAll(/(?:Old\(|: KeptRecord = )\{\s*table: '(\w+)'/g))
      note(table, file)
    const called = new Map(
      [...text.matchAll(/\b(\w+) as (\w+)\b/g)].map(([, name = '', alias = '']) => [alias, name]),
    )
    for (const [, value = ''] of text.matchAll(/(?:\.(?:insert|update|delete)|historyOf)\((\w+)[,)]/g)) {
      const name = called.get(value) ?? value
      const table = declared.get(`${ownerOf(file)} ${name}`) ?? declared.get(name)
      if (table) note(table, file)
    }
  }
  return writers
}

const several = (writers: Map<string, Set<string>>) =>
  [...writers].filter(([, of]) => of.size > 1).map(([table, of]) => [table, ...[...of].toSorted()])

/** The files in which each table is declared. */
function declarations(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [file, text] of texts)
    for (const [, table = ''] of text.matchAll(/ = pgTable\(\s*'(\w+)'/g))
      found.set(table, (found.get(table) ?? new Set()).add(file))
  return found
}

const again = (found: Map<string, Set<string>>) =>
  [...found].filter(([, files]) => files.size > 1).map(([table]) => table)

describe('tables', () => {
  it('are written by one module each', () => {
    const writers = writersOf(sources)
    expect(writers.size).toBeGreaterThan(80)
    expect(several(writers)).toEqual([])
  })

  it('are declared once', () => {
    expect(declarations(sources).size).toBeGreaterThan(40)
    expect(again(declarations(sources))).toEqual([])
  })

  it('a table that is declared again beside its owner is found', () => {
    const seeded = new Map([
      ['modules/homes/a/server/tables.ts', "export const residents = pgTable('resident', {})"],
      ['modules/parcels/b/server/list.ts', "const people = pgTable(\n  'resident', {})"],
    ])
    expect(again(declarations(seeded))).toEqual(['resident'])
  })

  it('a second writer is found, in SQL and by a value under another name', () => {
    const seeded = new Map([
      ['modules/homes/a/server/x.ts', 'await lease.query("update package set note = $1")'],
      ['modules/parcels/b/server/tables.ts', "export const kinds = pgTable('package_kind', {})"],
      ['modules/parcels/b/server/x.ts', 'await db.insert(kinds); await lease.query(`delete from package`)'],
      ['modules/parcels/c/server/x.ts', "import { kinds as k } from './t.ts'\nawait db.delete(k)"],
      ['modules/homes/a/server/retention.ts', "const forget = deleteOld({\n  table: 'courier_item' })"],
      ['modules/parcels/b/server/retention.ts', "const kept: KeptRecord = { table: 'courier_item' }"],
    ])
    expect(several(writersOf(seeded)).toSorted()).toEqual([
      ['courier_item', 'homes/a', 'parcels/b'],
      ['package', 'homes/a', 'parcels/b'],
      ['package_kind', 'parcels/b', 'parcels/c'],
    ])
  })
})
