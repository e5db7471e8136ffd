import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import {
  type calendar,
  type Entry,
  entryChanged,
  entryIdTaken,
  type Exception,
  lastDayTurned,
  noSuchDay,
  timesTurned,
} from '../contract.ts'
import { calendarChanged } from '../events.ts'
import { daysOf } from '../series.ts'
import { entryTable as e, skipTable as s } from './tables.ts'

type Calls = typeof calendar.calls
type Content = Omit<Taken<Calls['addEntry']>, 'entryId'>
type Row = typeof e.$inferSelect

const shown = (row: Row, exceptions: Exception[] = []): Entry => ({
  entryId: row.id,
  title: row.title,
  note: row.note,
  place: row.place,
  category: row.category,
  day: row.day,
  moreDays: row.moreDays,
  fromTime: row.fromTime,
  untilTime: row.untilTime,
  isFixed: row.isFixed,
  series: row.series && { ...row.series, weekdays: [...row.series.weekdays] },
  lastDay: row.lastDay,
  exceptions,
  rowVersion: row.rowVersion,
  changedBy: row.changedByName,
})

async function found(lease: Lease, id: string, isLocked = false): Promise<Row> {
  const read = lease.db
    .select()
    .from(e)
    .where(and(eq(e.id, id), isNull(e.deletedAt)))
  const [row] = await (isLocked ? read.for('update') : read)
  if (!row) throw problems.notFound()
  return row
}

/** One own entry, with the days on which it is otherwise. Throws notFound. */
export async function readEntry(lease: Lease, id: string): Promise<Entry> {
  const row = await found(lease, id)
  const rows = await lease.db.select().from(s).where(eq(s.entryId, id)).orderBy(asc(s.day))
  return shown(
    row,
    rows.map(({ day, toDay, fromTime, untilTime }) => ({ day, toDay, fromTime, untilTime })),
  )
}

type Hours = Pick<Content, 'moreDays' | 'fromTime' | 'untilTime'>

function requireHours({ moreDays, fromTime, untilTime }: Hours): void {
  if (untilTime && (!fromTime || (!moreDays && untilTime <= fromTime))) throw timesTurned()
}

function requireTimes({ day, lastDay, ...hours }: Content): void {
  requireHours(hours)
  if (lastDay && lastDay < day) throw lastDayTurned()
}

const told = ({ title, day, place, series }: Content) => ({ title, day, place, series })

/** Writes an entry. The same id with the same content is the same one. Throws entryIdTaken, timesTurned, lastDayTurned. */
export async function addEntry(context: Context, input: Taken<Calls['addEntry']>): Promise<Entry> {
  const { entryId: id, ...content } = input
  requireTimes(content)
  await createOnce(context, {
    id,
    find: () => rowOf(context, e, id),
    isSame: (row) => says(row, content),
    taken: entryIdTaken,
    again: { action: 'calendar.addAgain', target: 'calendarEntry', targetId: id },
    create: async () => {
      const by = { changedAt: context.now, changedByName: context.actor.name }
      await context.db.insert(e).values({ id, ...content, ...by })
      context.emit(calendarChanged, { entryId: id })
      context.audit({ action: 'calendar.add', target: 'calendarEntry', targetId: id, after: told(content) })
    },
  })
  return readEntry(context, id)
}

/** Changes an entry, of a series all of it. Throws notFound, entryChanged, timesTurned, lastDayTurned. */
export async function changeEntry(context: Context, input: Taken<Calls['changeEntry']>): Promise<Entry> {
  const { entryId: id, rowVersion, ...content } = input
  requireTimes(content)
  const before = await found(context, id, true)
  if (before.rowVersion !== rowVersion) throw entryChanged(before.changedByName)
  const by = { changedAt: context.now, changedByName: context.actor.name, rowVersion: rowVersion + 1 }
  await context.db
    .update(e)
    .set({ ...content, ...by })
    .where(eq(e.id, id))
  context.emit(calendarChanged, { entryId: id })
  context.audit({
    action: 'calendar.change',
    target: 'calendarEntry',
    targetId: id,
    before: told(shown(before)),
    after: told(content),
  })
  return readEntry(context, id)
}

/** A series that begins on a day by its rule, held. Throws notFound, noSuchDay. */
async function seriesOn(context: Context, entryId: string, day: string): Promise<Row> {
  const row = await found(context, entryId, true)
  const { series, day: first, lastDay: last } = row
  if (!series || !daysOf({ first, series, last }, day, day).length) throw noSuchDay()
  return row
}

async function except(context: Context, entryId: string, exception: Exception): Promise<void> {
  const set = { ...exception, skippedByName: context.actor.name }
  await context.db
    .insert(s)
    .values({ entryId, ...set })
    .onConflictDoUpdate({ target: [s.communityId, s.entryId, s.day], set })
  context.emit(calendarChanged, { entryId })
}

/** Moves one day of a series. Throws notFound, noSuchDay, timesTurned. Audited. */
export async function moveDay(
  context: Context,
  { entryId, ...moved }: Taken<Calls['moveDay']>,
): Promise<void> {
  const { title, moreDays } = await seriesOn(context, entryId, moved.day)
  requireHours({ ...moved, moreDays })
  await except(context, entryId, moved)
  context.audit({
    action: 'calendar.moveDay',
    target: 'calendarEntry',
    targetId: entryId,
    before: { title, day: moved.day },
    after: { day: moved.toDay },
  })
}

/** A day of a series is as its rule says again. Throws notFound. Audited. */
export async function restoreDay(
  context: Context,
  { entryId, day }: Taken<Calls['restoreDay']>,
): Promise<void> {
  const { title } = await found(context, entryId, true)
  await context.db.delete(s).where(and(eq(s.entryId, entryId), eq(s.day, day)))
  context.emit(calendarChanged, { entryId })
  context.audit({
    action: 'calendar.restoreDay',
    target: 'calendarEntry',
    targetId: entryId,
    after: { title, day },
  })
}

/** Leaves a series out on one day. Throws notFound, noSuchDay. */
export async function skipDay(context: Context, { entryId, day }: Taken<Calls['skipDay']>): Promise<void> {
  const { title } = await seriesOn(context, entryId, day)
  await except(context, entryId, { day, toDay: null, fromTime: '', untilTime: '' })
  context.audit({
    action: 'calendar.skip',
    target: 'calendarEntry',
    targetId: entryId,
    after: { title, day },
  })
}

/** Deletes an entry, of a series all of it. Throws notFound. */
export async function deleteEntry(context: Context, id: string): Promise<void> {
  const row = await found(context, id, true)
  await context.db
    .update(e)
    .set({ deletedAt: context.now, changedByName: context.actor.name, rowVersion: row.rowVersion + 1 })
    .where(eq(e.id, id))
  context.emit(calendarChanged, { entryId: id })
  context.audit({
    action: 'calendar.delete',
    target: 'calendarEntry',
    targetId: id,
    before: told(shown(row)),
  })
}
