import type pg from 'pg'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { allFacts } from './all-facts.ts'

/** What each id on the wire names, and which row is sent. */
const tables: Readonly<Record<string, string>> = Object.assign({}, ...allFacts.map(({ ids }) => ids))
const rows: Readonly<Record<string, string>> = Object.assign({}, ...allFacts.map((facts) => facts.rows))
const made = new Set(allFacts.flatMap((facts) => facts.made ?? []))

/** Ids of things that belong to no community. */
const nobodys = new Set(['imageId'])

const here = castId('community', '晴川社區')
/** The key of a field: `TabletIds` is `tabletId`. */
const plain = (field: string) =>
  field.replace(/^[A-Z]/, (letter) => letter.toLowerCase()).replace(/([dD])s$/, '$1')

/** Which table a call's field names a row of; undefined when nobody said, '' when it names nothing of a community. */
export function tableOfId(call: string, field: string): string | undefined {
  const name = plain(field)
  const [contract = ''] = call.split('.')
  const key = [`${call}:${name}`, `${contract}:${name}`, name].find(
    (text) => tables[text] ?? (made.has(text) || nobodys.has(text)),
  )
  if (key) used.add(key)
  return key && (tables[key] ?? '')
}

const used = new Set<string>()
/** The keys above that no call of those that were asked about has. */
export const unusedKeys = (): string[] =>
  [...Object.keys(tables), ...made, ...nobodys].filter((key) => !used.has(key))

/** An id of the other community for each table that an id may name. Throws for a table of which it has no row. */
export async function foreignIds(owner: pg.Pool): Promise<ReadonlyMap<string, string>> {
  for (const insert of allFacts.flatMap(({ more = [] }) => more)) await owner.query(insert, [here, newId()])
  const found = new Map<string, string>()
  for (const table of new Set(Object.values(tables))) {
    const select = rows[table] ?? `select id from ${table} where community_id = $1 limit 1`
    const [row] = (await owner.query<{ id: string }>(select, [here])).rows
    if (!row) throw new Error(`晴川社區 has no ${table}`)
    found.set(table, row.id)
  }
  return found
}
