import { and, desc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { microsOf } from '#platform/server/cursor.ts'
import { cursorPage, type NewestFirst } from '#platform/server/list.ts'
import { type ClockEntry, type clockEntries, longestHours, mostCounted } from '../contract.ts'
import { clockEntryTable as t } from './tables.ts'

type Calls = typeof clockEntries.calls

/** Who reads, when, and through which connection. */
type Reader = Pick<Context, 'db' | 'now' | 'actor'>
type Read = ClockEntry & { micros: number }

/** No end was pressed or written, for longer than a shift can be. */
const forgotten = ({ now }: Reader): SQL<boolean> =>
  sql<boolean>`(${t.clockedOutAt} is null and ${t.correctedOutAt} is null
    and (${t.forgottenAt} is not null or ${t.clockedInAt} < ${new Date(now.getTime() - longestHours * 3_600_000).toISOString()}::timestamptz))`

const fieldsOf = (context: Reader) => ({
  clockId: t.id,
  kind: t.kind,
  way: t.way,
  personName: t.personName,
  companyName: t.companyName,
  jobTitle: t.jobTitle,
  shiftName: t.shiftName,
  shiftFrom: t.shiftFrom,
  shiftUntil: t.shiftUntil,
  isStandIn: t.isStandIn,
  reason: t.reason,
  remark: t.remark,
  workDate: t.workDate,
  pressedInAt: t.clockedInAt,
  pressedOutAt: t.clockedOutAt,
  inReceivedAt: t.inReceivedAt,
  outReceivedAt: t.outReceivedAt,
  place: t.place,
  photo: t.photo,
  correctedInAt: t.correctedInAt,
  correctedOutAt: t.correctedOutAt,
  isForgotten: forgotten(context),
  // Written out: in what is selected Drizzle names a column without its table, and the correction has an id as well.
  isAsked: sql<boolean>`exists (select from duty_clock_correction c where c.entry_id = duty_clock_entry.id and c.decided_at is null)`,
  isClosed: sql<boolean>`exists (select from duty_month m where m.month = to_char(${t.workDate}, 'YYYY-MM'))`,
  isOwn: sql<boolean>`coalesce(${t.accountId} = ${context.actor.accountId}, false)`,
  micros: microsOf(t.clockedInAt),
})

/** Lines, the newest first, with what a cursor needs. */
export async function readEntries(
  context: Reader,
  { condition, limit }: { condition: SQL | undefined; limit: number },
): Promise<Read[]> {
  const rows = await context.db
    .select(fieldsOf(context))
    .from(t)
    .where(condition)
    .orderBy(desc(t.clockedInAt), desc(t.id))
    .limit(limit)
  return rows.map(({ correctedInAt, correctedOutAt, ...row }) => ({
    ...row,
    // Where two people alone say it nobody pressed.
    pressedInAt: row.way === 'correction' ? null : row.pressedInAt,
    clockedInAt: correctedInAt ?? row.pressedInAt,
    clockedOutAt: correctedOutAt ?? row.pressedOutAt,
    isCorrected: correctedInAt !== null,
  }))
}

/** One of them. Throws notFound. */
export async function readEntry(context: Context, id: string): Promise<ClockEntry> {
  const [row] = await readEntries(context, { condition: eq(t.id, id), limit: 1 })
  if (!row) throw problems.notFound()
  const { micros: _, ...entry } = row
  return entry
}

/** Whose lines one may see: the own ones, and those that one wrote down; all of them with the permission. */
export function mine({ actor }: Context, isOwn = false): SQL | undefined {
  const own = eq(t.accountId, actor.accountId)
  if (isOwn) return own
  return actor.permissions.has('clockEntries.view') ? undefined : or(own, eq(t.clockedInBy, actor.accountId))
}

/** Which lines the filters let through; days are those on which shifts began. */
export function conditionOf(
  context: Context,
  { text, from, until, isOwn }: Pick<Taken<Calls['list']>, 'text' | 'from' | 'until' | 'isOwn'>,
): SQL | undefined {
  const word = text.normalize('NFKC').trim()
  return and(
    mine(context, isOwn),
    from ? gte(t.workDate, from) : undefined,
    until ? lte(t.workDate, until) : undefined,
    word ? sql`(strpos(${t.personName}, ${word}) > 0 or strpos(${t.companyName}, ${word}) > 0)` : undefined,
  )
}

/** These lines, the newest first, as pages and the workbook go through them. */
export const newestFirst = (context: Reader, condition: SQL | undefined): NewestFirst<Read> => ({
  condition,
  at: t.clockedInAt,
  id: t.id,
  read: (given) => readEntries(context, given),
  idOf: (row) => row.clockId,
})

/** How many lines there are. */
export const countEntries = (context: Context, condition: SQL | undefined): Promise<number> =>
  context.db.$count(t, condition)

/** A page of lines. Throws invalid for a cursor that is none. */
export function listEntries(context: Context, input: Taken<Calls['list']>) {
  const condition = conditionOf(context, input)
  const counted = { from: t, condition, most: mostCounted }
  return cursorPage(context, { ...newestFirst(context, condition), counted }, input)
}

/** Shifts without an end, the newest first; those that run stand among them. */
export async function listNoClockOut(context: Context, { isOwn }: Taken<Calls['listNoClockOut']>) {
  const open = sql`${t.clockedOutAt} is null and ${t.correctedOutAt} is null`
  const rows = await readEntries(context, { condition: and(open, mine(context, isOwn)), limit: 200 })
  return rows.map(({ micros: _, ...row }) => row)
}
