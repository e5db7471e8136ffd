import { asc, eq } from 'drizzle-orm'
import type { Worded } from '#platform/contract/words.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import {
  entryChanged,
  entryIdTaken,
  type ListName,
  nameTaken,
  noKindLeft,
  orderChanged,
} from '../contract.ts'
import { packageSettingsChanged } from '../events.ts'
import { nameKey } from './same-name.ts'
import { entryTables, packageKinds } from './tables.ts'

const targets = { kinds: 'packageKind', couriers: 'courier', positions: 'shelfPosition' } as const

// Names, order and the last accepted kind are of the list as a whole, so one person at a time changes it.
const lockList = `select pg_advisory_xact_lock(hashtextextended('package settings ' || $1 || lobby_community(), 0))`

async function locked(context: Context, list: ListName) {
  await context.query(lockList, [list])
  const table = entryTables[list]
  return context.db.select().from(table).orderBy(asc(table.position), asc(table.name), asc(table.id))
}
type Row = Awaited<ReturnType<typeof locked>>[number]

function requireFreeName(rows: readonly Row[], name: string, but?: string): void {
  const key = nameKey(name)
  const taken = rows.find((row) => row.id !== but && !row.disabledAt && nameKey(row.name) === key)
  if (taken) throw nameTaken(taken.name)
}

function requireVersion(rows: readonly Row[], id: string, version: number): Row {
  const row = rows.find((one) => one.id === id)
  if (!row) throw problems.notFound()
  if (row.version !== version) throw entryChanged(row.name)
  return row
}

async function requireAcceptedKind(context: Context): Promise<void> {
  const kinds = await context.db.select().from(packageKinds).where(eq(packageKinds.isAccepted, true))
  if (kinds.every((kind) => kind.disabledAt)) throw noKindLeft()
}

type EntryAct = 'add' | 'change' | 'retire' | 'restore' | 'reorder'

function said<Before, After>(
  context: Context,
  list: ListName,
  act: EntryAct,
  id: string,
  before: (Before & Worded<Before>) | undefined,
  after: After & Worded<After>,
) {
  context.emit(packageSettingsChanged, { part: list })
  context.audit<Before, After>({
    action: `packageSettings.${act}`,
    target: targets[list],
    targetId: id,
    before,
    after,
  })
}

type Content = { name: string } & Record<string, unknown>

/** Adds an entry at the end of its list; the same id with the same name is the same entry. Throws nameTaken, entryIdTaken. */
export async function addEntry(context: Context, list: ListName, id: string, content: Content) {
  const rows = await locked(context, list)
  const earlier = rows.find((row) => row.id === id)
  if (earlier && earlier.name !== content.name) throw entryIdTaken()
  if (!earlier) {
    requireFreeName(rows, content.name)
    const position = Math.max(-1, ...rows.map((row) => row.position)) + 1
    await context.db.insert(entryTables[list]).values({ ...content, id, position })
  }
  said(context, list, 'add', id, undefined, content)
}

/** Changes an entry as the person saw it at `version`. Throws notFound, entryChanged, nameTaken, noKindLeft. */
export async function changeEntry(
  context: Context,
  list: ListName,
  id: string,
  version: number,
  content: Content,
) {
  const rows = await locked(context, list)
  const row = requireVersion(rows, id, version)
  if (!row.disabledAt) requireFreeName(rows, content.name, id)
  const table = entryTables[list]
  const next = { ...content, version: version + 1 }
  await context.db.update(table).set(next).where(eq(table.id, id))
  if (list === 'kinds') await requireAcceptedKind(context)
  const before = Object.fromEntries(Object.keys(content).map((key) => [key, row[key as keyof Row]]))
  said(context, list, 'change', id, before, content)
}

/** Offers an entry no more, or again. Throws notFound, entryChanged, nameTaken (again), noKindLeft. */
export async function setRetired(
  context: Context,
  { list, id, version }: { list: ListName; id: string; version: number },
  retired: boolean,
) {
  const rows = await locked(context, list)
  const row = requireVersion(rows, id, version)
  if (!retired) requireFreeName(rows, row.name, id)
  const disabledAt = retired ? context.now : null
  const table = entryTables[list]
  await context.db
    .update(table)
    .set({ disabledAt, version: version + 1 })
    .where(eq(table.id, id))
  if (list === 'kinds') await requireAcceptedKind(context)
  const { name } = row
  said(
    context,
    list,
    retired ? 'retire' : 'restore',
    id,
    { name, disabledAt: row.disabledAt },
    { name, disabledAt },
  )
}

/** Puts the live entries in order; retired ones stand after them. Throws orderChanged when the list is not as it was seen. */
export async function reorder(
  context: Context,
  { list, ids, seen }: { list: ListName; ids: readonly string[]; seen: readonly string[] },
) {
  const rows = await locked(context, list)
  const live = rows.filter((row) => !row.disabledAt).map((row) => row.id)
  const isSeen = live.length === seen.length && live.every((id, at) => id === seen[at])
  const isSameSet =
    ids.length === live.length && new Set(ids).size === ids.length && ids.every((id) => live.includes(id))
  if (!isSeen || !isSameSet) throw orderChanged()
  const table = entryTables[list]
  const retired = rows.filter((row) => row.disabledAt).map((row) => row.id)
  for (const [position, id] of [...ids, ...retired].entries())
    await context.db.update(table).set({ position }).where(eq(table.id, id))
  const names = (order: readonly string[]) => order.map((id) => rows.find((row) => row.id === id)?.name)
  said(context, list, 'reorder', list, names(live), names(ids))
}
