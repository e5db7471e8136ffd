import { isDeepStrictEqual } from 'node:util'
import { type AnyColumn, and, asc, desc, eq } from 'drizzle-orm'
import { jsonb, type PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FieldChange } from '#platform/contract/history.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from './database.ts'
import { communityId, instant } from './tables.ts'
import type { Author } from './work.ts'

/** The columns of every history: who did what, when and why. Rows are only ever added; `act` is what its table calls the act. */
export const lineColumns = <Act extends string>(act = 'act') => ({
  communityId: communityId(),
  id: uuid('id').notNull(),
  at: instant('at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  act: text(act).$type<Act>().notNull(),
  reason: text('reason').notNull().default(''),
})

/** The same of a history that says which fields were changed. */
export const historyColumns = <Act extends string, Change extends FieldChange = FieldChange>(
  act?: string,
) => ({
  ...lineColumns<Act>(act),
  changes: jsonb('changes').$type<Change[]>().notNull().default([]),
})

const anyLines = () => pgTable('', lineColumns())
type Columns = ReturnType<typeof anyLines>
type Written = 'communityId' | 'id' | 'at' | 'accountId' | 'accountName'
/** A line of a history, without who wrote it and when. */
export type LineOf<T extends PgTable> = Omit<T['$inferInsert'], Written>

/** The history of things of one kind, in a table with these columns; `of` is the property that names the thing. */
export function historyOf<T extends PgTable>(table: T, of: keyof T['$inferInsert'] & string) {
  // Drizzle cannot name what several tables have in common: rows and values have each table's own columns too.
  const lines = table as unknown as Columns & Record<string, AnyColumn>
  const thing = lines[of] as AnyColumn

  return {
    /** Adds lines at the time of the work, in somebody's name. */
    async add(
      work: Lease & { now: Date },
      { accountId, name }: Author,
      added: readonly LineOf<T>[],
    ): Promise<void> {
      if (!added.length) return
      const written = { at: work.now, accountId, accountName: name }
      const values = added.map((line) => ({ id: newId(), ...written, ...line }))
      await work.db.insert(table).values(values as T['$inferInsert'][])
    },

    /** Everything that happened to a thing, the oldest first. */
    read: (lease: Lease, id: string) =>
      lease.db.select().from(lines).where(eq(thing, id)).orderBy(asc(lines.at), asc(lines.id)) as Promise<
        T['$inferSelect'][]
      >,

    /** Who wrote the last line of a thing, and when; the last of an act, where one is named. */
    async last(
      lease: Lease,
      id: string,
      act?: T['$inferSelect'] extends { act: infer Act } ? Act & string : never,
    ): Promise<{ by: string; at: Date } | undefined> {
      const [line] = await lease.db
        .select({ by: lines.accountName, at: lines.at })
        .from(lines)
        .where(and(eq(thing, id), act && eq(lines.act, act)))
        .orderBy(desc(lines.at), desc(lines.id))
        .limit(1)
      return line
    },
  }
}

/** A line as its contract has it (`historyLine`). */
export const asLine = <Act extends string>(line: {
  act: Act
  at: Date
  accountName: string
  reason: string
  changes: readonly FieldChange[]
}) => ({
  what: line.act,
  at: line.at,
  by: line.accountName,
  reason: line.reason,
  changes: line.changes.map(({ field, before, after }) => ({ field, before, after })),
})

/** One side of changes by their fields, for the audit. */
export const sideOf = (changes: readonly FieldChange[], side: 'before' | 'after') =>
  Object.fromEntries(changes.map((change) => [change.field, change[side]]))

/** Which fields are to be different, as people read them (`say`); what is undefined in `after` stays as it is. */
export function changesBetween<Field extends string>(
  fields: readonly Field[],
  before: { readonly [F in Field]?: unknown },
  after: { readonly [F in Field]?: unknown },
  say: (value: unknown, field: Field) => string = (value) => String(value ?? ''),
): FieldChange[] {
  return fields
    .filter((field) => after[field] !== undefined && !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, before: say(before[field], field), after: say(after[field], field) }))
}
