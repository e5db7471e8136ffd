import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage, type NewestFirst } from '#platform/server/list.ts'
import { type alarmEvents, mostCounted } from '../contract.ts'
import type { AlarmEvent } from '../shapes.ts'
import { readEvents } from './queries.ts'
import { eventTable as e } from './tables.ts'

type Input = Taken<typeof alarmEvents.calls.list>
/** What narrows the list or an export, without whose alarms they are and a page of it. */
type Narrowing = Omit<Input, 'scope' | 'after' | 'maxCount'>

/** Which alarms somebody sees: those of households only with their own permission. */
function scopeOf({ actor }: Context, scope: Input['scope']): SQL | undefined {
  const mayPrivate = actor.permissions.has('alarmEvents.viewPrivate')
  if (scope === 'private') return mayPrivate ? eq(e.isPrivate, true) : sql`false`
  return scope === 'public' || !mayPrivate ? eq(e.isPrivate, false) : undefined
}

function stateOf(state: Input['state']): SQL | undefined {
  if (state === 'all') return undefined
  return state === 'unfinished' ? isNull(e.processedAt) : eq(e.state, state)
}

/** Which alarms the filters let through, as one condition; those of households where `scope` does not say otherwise. */
export function conditionOf(
  { state, level, category, text, from, to }: Narrowing,
  scope: SQL | undefined,
): SQL | undefined {
  const has = (column: typeof e.name | typeof e.place | typeof e.meaning | typeof e.assetCode) =>
    sql`strpos(lower(${column}), lower(${text})) > 0`
  return and(
    scope,
    stateOf(state),
    level && eq(e.level, level),
    category === undefined ? undefined : eq(e.category, category),
    text ? or(has(e.name), has(e.place), has(e.meaning), has(e.assetCode)) : undefined,
    from && gte(e.createdAt, from),
    to && lt(e.createdAt, to),
  )
}

/** What a condition lets through, the newest first. */
export const eventsOf = (
  lease: Lease,
  condition: SQL | undefined,
): NewestFirst<AlarmEvent & { micros: number }> => ({
  condition,
  at: e.createdAt,
  id: e.id,
  read: (given) => readEvents(lease, given),
  idOf: (row) => row.eventId,
})

/** A page of alarms. Throws invalid for a cursor that is none. */
export async function listEvents(context: Context, input: Input) {
  const condition = conditionOf(input, scopeOf(context, input.scope))
  const counted = { from: e, condition, most: mostCounted }
  return cursorPage(context, { ...eventsOf(context, condition), counted }, input)
}
