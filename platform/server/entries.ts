import { type AnyColumn, asc, getTableName, inArray, sql } from 'drizzle-orm'
import { integer, type PgTable, pgTable, text } from 'drizzle-orm/pg-core'
import type { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from './context.ts'
import type { Lease } from './database.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { communityId, instant } from './tables.ts'

/** The columns of every list of entries; `retired` is what the table calls the time of its retirement. */
export const entryColumns = (retired = 'retired_at') => ({
  communityId: communityId(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
  /** Since when it is offered no more; what has it keeps it. */
  retiredAt: instant(retired),
})
const anyEntries = () => pgTable('', entryColumns())
type Columns = ReturnType<typeof anyEntries>

/** What identifies an entry: an id, or a number. */
type Key = string | number
type Row = Columns['$inferSelect'] & Record<string, unknown>
type Content = { name: string } & Record<string, unknown>
/** What the audit says of an entry: what was written, and since when it is retired where that was changed. */
type Told = Record<string, unknown>

export type EntryAct = 'add' | 'change' | 'retire' | 'restore' | 'reorder'

export interface EntryRules {
  /** The property that identifies an entry; `id`, when left out. */
  key?: string
  /** The key of a new entry, where the client makes none. */
  nextKey?: (rows: readonly Row[]) => Key
  /** The property within whose value names are unique and entries ordered; all entries, when left out. */
  group?: string
  /** What every list must keep: a live entry of which this is true, or the problem. */
  atLeast?: { one: (row: Row) => boolean; problem: () => Problem }
  problems: {
    changed: (name: string) => Problem
    nameTaken: (name: string) => Problem
    idTaken?: () => Problem
    orderChanged: () => Problem
  }
  /** Emits the event and leaves the audit row; of an order the key is absent and both sides are names. */
  tell: (context: Context, act: EntryAct, key: Key | undefined, before: unknown, after: unknown) => void
}

export interface EntryChange extends Record<string, unknown> {
  /** What the person saw; older callers name none. */
  version?: number | undefined
  isRetired?: boolean | undefined
}

/** What makes two names the same to a reader: width of letters, letter case and spaces do not count. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

const given = (content: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))

/**
 * A list of entries that people add to, rename, order, retire and use again. Entries are never deleted, since others keep
 * them. Names, order and the last entry are of the list as a whole, so one person at a time changes it.
 */
export function orderedEntries<T extends PgTable>(entries: T, rules: EntryRules) {
  // Drizzle cannot name what several tables have in common: rows and values have each table's own columns too.
  const table = entries as unknown as Columns & Record<string, AnyColumn>
  const { key = 'id', group, tell } = rules
  const column = table[key] as AnyColumn
  const keyOf = (row: Row) => row[key] as Key

  const read = (lease: Lease) =>
    lease.db.select().from(table).orderBy(asc(table.position), asc(table.name), asc(column)) as Promise<Row[]>

  async function locked(context: Context): Promise<Row[]> {
    await oneAtATime(context, `entries of ${getTableName(entries)}`)
    return read(context)
  }
  const siblingsOf = (rows: readonly Row[], { [group ?? '']: of }: Record<string, unknown>) =>
    group ? rows.filter((row) => row[group] === of) : rows

  function requireFreeName(siblings: readonly Row[], name: string, but?: Key): void {
    const taken = siblings.find(
      (row) => keyOf(row) !== but && !row.retiredAt && nameKey(row.name) === nameKey(name),
    )
    if (taken) throw rules.problems.nameTaken(taken.name)
  }

  /** Adds an entry, at the end unless told otherwise; the same key with the same name is the same entry. Gives its key. */
  async function add(context: Context, content: Content): Promise<Key> {
    const rows = await locked(context)
    const id = (content[key] as Key | undefined) ?? rules.nextKey?.(rows)
    const earlier = rows.find((row) => keyOf(row) === id)
    if (earlier && (earlier.name !== content.name || (group && earlier[group] !== content[group])))
      throw rules.problems.idTaken?.() ?? problems.failed()
    if (!earlier) {
      const siblings = siblingsOf(rows, content)
      requireFreeName(siblings, content.name)
      const position = Math.max(-1, ...siblings.map((row) => row.position)) + 1
      await context.db.insert(table).values({ position, ...given(content), name: content.name, [key]: id })
    }
    const { [key]: _, [group ?? '']: __, ...told } = given(content)
    tell(context, 'add', id, undefined, told)
    return id as Key
  }

  /** Changes what is given of an entry, retires it or uses it again. Throws notFound and the problems of the rules. */
  async function change(context: Context, id: Key, { version, isRetired, ...written }: EntryChange) {
    const rows = await locked(context)
    const row = rows.find((row) => keyOf(row) === id)
    const content = given(written)
    if (!row || (group && content[group] !== undefined && content[group] !== row[group]))
      throw problems.notFound()
    if (version !== undefined && version !== row.version) throw rules.problems.changed(row.name)
    const retiredAt =
      isRetired === undefined ? row.retiredAt : isRetired ? (row.retiredAt ?? context.now) : null
    const next: Row = { ...row, ...content, retiredAt, version: row.version + 1 }
    if (!retiredAt) requireFreeName(siblingsOf(rows, row), next.name, id)
    const after = rows.map((item) => (item === row ? next : item))
    const { atLeast } = rules
    if (atLeast && !after.some((row) => !row.retiredAt && atLeast.one(row))) throw atLeast.problem()
    await context.db
      .update(table)
      .set({ ...content, retiredAt, version: next.version })
      .where(inArray(column, [id]))
    const isTurned = (retiredAt === null) !== (row.retiredAt === null)
    const fields = ['name', ...Object.keys(content).filter((name) => name !== group && name !== 'name')]
    if (isTurned) fields.push('retiredAt')
    const told = (row: Row): Told => Object.fromEntries(fields.map((name) => [name, row[name]]))
    tell(context, isTurned ? (isRetired ? 'retire' : 'restore') : 'change', id, told(row), told(next))
  }

  /** Puts the live entries (of a group) in order at once; retired ones follow. Throws when the list is not as it was seen. */
  async function order(context: Context, keys: readonly Key[], seen: readonly Key[], within = {}) {
    const siblings = siblingsOf(await locked(context), within)
    const live = siblings.filter((row) => !row.retiredAt)
    const isSeen = live.length === seen.length && live.every((row, at) => keyOf(row) === seen[at])
    const isSame =
      keys.length === live.length &&
      new Set(keys).size === keys.length &&
      live.every((row) => keys.includes(keyOf(row)))
    if (!isSeen || !isSame) throw rules.problems.orderChanged()
    const all = [...keys, ...siblings.filter((row) => row.retiredAt).map(keyOf)]
    const places = sql`array_position(${sql.param(all)}::${sql.raw(column.getSQLType())}[], ${column}) - 1`
    await context.db.update(table).set({ position: places }).where(inArray(column, all))
    const names = (order: readonly Key[]) => order.map((id) => live.find((row) => keyOf(row) === id)?.name)
    tell(context, 'reorder', undefined, names(seen), names(keys))
  }

  return { read: read as (lease: Lease) => Promise<T['$inferSelect'][]>, add, change, order }
}
