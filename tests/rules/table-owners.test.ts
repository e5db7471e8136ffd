import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Tables that are declared again beside their owner, for reading; none may be added. */
const declaredAgain = ['announcement_read', 'broadcast', 'card', 'card_household', 'phone', 'resident']
/** Tables that a second module writes, and why; none may be added. */
const shared: Record<string, string> = {
  resident_note: 'written with the marks of a household, forgotten with its resident',
}

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
    const called = new Map(
      [...text.matchAll(/\b(\w+) as (\w+)\b/g)].map(([, name = '', alias = '']) => [alias, name]),
    )
    for (const [, value = ''] of text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)) {
      const name = called.get(value) ?? value
      const table = declared.get(`${ownerOf(file)} ${name}`) ?? declared.get(name)
      if (table) note(table, file)
    }
  }
  return writers
}

const several = (writers: Map<string, Set<string>>) =>
  [...writers].filter(([, of]) => of.size > 1).map(([table, of]) => [table, ...[...of].toSorted()])

describe('tables', () => {
  it('are written by one module each', () => {
    const writers = writersOf(sources)
    expect(writers.size).toBeGreaterThan(80)
    expect(several(writers).filter(([table = '']) => !shared[table])).toEqual([])
  })

  it('are declared once, but for those that are read beside', () => {
    const owners = new Map<string, Set<string>>()
    for (const [file, text] of sources)
      for (const [, table = ''] of text.matchAll(/ = pgTable\(\s*'(\w+)'/g))
        owners.set(table, (owners.get(table) ?? new Set()).add(file))
    expect(owners.size).toBeGreaterThan(40)
    const again = [...owners].filter(([, files]) => files.size > 1).map(([table]) => table)
    expect(again.filter((table) => !declaredAgain.includes(table))).toEqual([])
  })

  it('a second writer is found, in SQL and by a value under another name', () => {
    const seeded = new Map([
      ['modules/homes/a/server/x.ts', 'await lease.query("update package set note = $1")'],
      ['modules/parcels/b/server/tables.ts', "export const kinds = pgTable('package_kind', {})"],
      ['modules/parcels/b/server/x.ts', 'await db.insert(kinds); await lease.query(`delete from package`)'],
      ['modules/parcels/c/server/x.ts', "import { kinds as k } from './t.ts'\nawait db.delete(k)"],
    ])
    expect(several(writersOf(seeded))).toEqual([
      ['package', 'homes/a', 'parcels/b'],
      ['package_kind', 'parcels/b', 'parcels/c'],
    ])
  })
})
