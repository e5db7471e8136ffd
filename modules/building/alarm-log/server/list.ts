import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage, type NewestFirst } from '#platform/server/list.ts'
import { ofWhoSees, pointTable as p } from '#modules/building/alarm-points/server/public.ts'
import { readingOf } from '#modules/building/alarm-points/contract.ts'
import { type AlarmValue, type alarmLog, mostCounted } from '../contract.ts'
import { valueTable as v } from './tables.ts'

type Input = Taken<typeof alarmLog.calls.list>
export type Narrowing = Omit<Input, 'after' | 'maxCount'>

async function readValues(
  lease: Lease,
  { condition, limit }: { condition: SQL | undefined; limit: number },
): Promise<(AlarmValue & { micros: number })[]> {
  const rows = await lease.db
    .select({
      v,
      name: p.name,
      place: p.place,
      category: p.category,
      level: p.level,
      unit: p.unit,
      micros: microsOf(v.at),
    })
    .from(v)
    .innerJoin(p, eq(p.id, v.pointId))
    .where(condition)
    .orderBy(desc(v.at), desc(v.id))
    .limit(limit)
  return rows.map(({ v: { id, pointId, at, receivedAt, value, isAbnormal, source }, ...rest }) => ({
    logId: id,
    pointId,
    at,
    receivedAt,
    ...rest,
    value: readingOf(value),
    status: isAbnormal ? 'Abnormal' : 'Normal',
    isTest: source !== 'gateway',
  }))
}

// By the value's own columns: the count of a list knows no other table.
const notPrivate = sql`not exists (select from alarm_point q where q.id = ${v.pointId} and q.is_private)`

/** What the filters let through, the newest first by the source's clock. */
export function valuesOf(
  context: Context,
  { pointIds, status, from, to }: Narrowing,
): NewestFirst<AlarmValue & { micros: number }> {
  return {
    condition: and(
      ofWhoSees(context) && notPrivate,
      pointIds && inArray(v.pointId, pointIds),
      status && eq(v.isAbnormal, status === 'Abnormal'),
      from && gte(v.at, from),
      to && lt(v.at, to),
    ),
    at: v.at,
    id: v.id,
    read: (given) => readValues(context, given),
    idOf: (row) => row.logId,
  }
}

/** A page of the log. Throws invalid for a cursor that is none. */
export async function listValues(context: Context, input: Input) {
  const values = valuesOf(context, input)
  return cursorPage(
    context,
    { ...values, counted: { from: v, condition: values.condition, most: mostCounted } },
    input,
  )
}
