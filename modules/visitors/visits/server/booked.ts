import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { isAwaited, readRows, toVisitor } from './queries.ts'
import { visitorTable as v } from './tables.ts'
import type { visits } from '../contract.ts'
import { conditionOfText } from './filters.ts'

type Input = Taken<typeof visits.calls.listBooked>

/** Who is awaited, the earliest first; from the beginning of today unless told otherwise. */
export async function listBooked(context: Context, input: Input) {
  const { from = dayStart(context.now), to, householdId, target, keyword, offset, maxCount } = input
  const condition = and(
    isAwaited,
    gt(v.bookEnd, from),
    to && lt(v.bookStart, to),
    householdId ? eq(v.householdId, householdId) : undefined,
    target ? eq(v.target, target) : undefined,
    await conditionOfText(context, keyword),
  )
  const [rows, total] = await Promise.all([
    readRows(context, { condition, order: [asc(v.bookStart), asc(v.id)], limit: maxCount, offset }),
    context.db.$count(v, condition),
  ])
  return {
    data: rows.map((row) => toVisitor(row, context)),
    pagination: { offset, maxCount, total },
  }
}
