import { asc, eq } from 'drizzle-orm'
import type { Worded } from '#platform/contract/words.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { entryChanged, entryIdTaken, type ListName, nameTaken, noReasonLeft } from '../contract.ts'
import { visitorSettingsChanged } from '../events.ts'
import { entryTables } from './tables.ts'

const targets = { reasons: 'visitReason', vendorKinds: 'vendorKind', pledgeKinds: 'pledgeKind' } as const

// Names, order and the last reason are of the list as a whole, so one person at a time changes it.
const lockList = `select pg_advisory_xact_lock(hashtextextended('visitor settings ' || $1 || lobby_community(), 0))`

async function locked(context: Context, list: ListName) {
  await context.query(lockList, [list])
  const table = entryTables[list]
  return context.db.select().from(table).orderBy(asc(table.position), asc(table.name), asc(table.id))
}
type Row = Awaited<ReturnType<typeof locked>>[number] & { reasonId?: string }

/** Names are the same to a reader whatever the width and case of letters and the spaces. */
const nameKey = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** Kinds of vendors have names of their own in each reason. */
const besides = (rows: readonly Row[], reasonId: string | undefined) =>
  rows.filter((row) => row.reasonId === reasonId)

function requireFreeName(rows: readonly Row[], name: string, but?: string): void {
  const key = nameKey(name)
  const taken = rows.find((row) => row.id !== but && !row.disabledAt && nameKey(row.name) === key)
  if (taken) throw nameTaken(taken.name)
}

function said<Before, After>(
  context: Context,
  list: ListName,
  act: 'add' | 'change',
  id: string,
  before: (Before & Worded<Before>) | undefined,
  after: After & Worded<After>,
) {
  context.emit(visitorSettingsChanged, { part: list })
  context.audit<Before, After>({
    action: `visitorSettings.${act}`,
    target: targets[list],
    targetId: id,
    before,
    after,
  })
}

/**
 * Adds an entry, at the end of its list unless told otherwise; the same id with the same name is the same entry. Gives the
 * id. Throws nameTaken, entryIdTaken.
 */
export async function addEntry(
  context: Context,
  list: ListName,
  entry: { id?: string | undefined; name: string; sort?: number | undefined; reasonId?: string },
): Promise<string> {
  const { id = newId(), name, sort, reasonId } = entry
  const rows: Row[] = await locked(context, list)
  const earlier = rows.find((row) => row.id === id)
  if (earlier && (earlier.name !== name || earlier.reasonId !== reasonId)) throw entryIdTaken()
  if (!earlier) {
    const siblings = besides(rows, reasonId)
    requireFreeName(siblings, name)
    const position = sort ?? Math.max(-1, ...siblings.map((row) => row.position)) + 1
    const values = { id, name, position, ...(reasonId ? { reasonId } : {}) }
    await context.db.insert(entryTables[list]).values(values)
  }
  said(context, list, 'add', id, undefined, { name })
  return id
}

export interface EntryChange {
  name?: string | undefined
  sort?: number | undefined
  isEnabled?: boolean | undefined
  rowVersion?: number | undefined
}

/**
 * Changes an entry: renames, moves, retires, restores. What is left out stays.
 * Throws notFound, entryChanged, nameTaken, noReasonLeft.
 */
export async function changeEntry(
  context: Context,
  list: ListName,
  where: { id: string; reasonId?: string },
  change: EntryChange,
): Promise<void> {
  const rows: Row[] = await locked(context, list)
  const row = rows.find((one) => one.id === where.id && one.reasonId === (where.reasonId ?? one.reasonId))
  if (!row) throw problems.notFound()
  if (change.rowVersion !== undefined && change.rowVersion !== row.version) throw entryChanged(row.name)
  const isEnabled = change.isEnabled ?? !row.disabledAt
  const name = change.name ?? row.name
  if (isEnabled) requireFreeName(besides(rows, row.reasonId), name, row.id)
  const isLastReason =
    list === 'reasons' && !isEnabled && rows.every((one) => one.id === row.id || one.disabledAt)
  if (isLastReason) throw noReasonLeft()
  const next = {
    name,
    position: change.sort ?? row.position,
    disabledAt: isEnabled ? null : (row.disabledAt ?? context.now),
  }
  const table = entryTables[list]
  await context.db
    .update(table)
    .set({ ...next, version: row.version + 1 })
    .where(eq(table.id, row.id))
  const before = { name: row.name, position: row.position, disabledAt: row.disabledAt }
  said(context, list, 'change', row.id, before, next)
}
