import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { cursorPage } from '#platform/server/list.ts'
import { type alarmEvents, mostCounted } from '../contract.ts'
import { readEvents } from './queries.ts'
import { eventTable as e } from './tables.ts'

type Input = Taken<typeof alarmEvents.calls.list>

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

/** A page of alarms. Throws invalid for a cursor that is none. */
export async function listEvents(context: Context, input: Input) {
  const { state, scope, level, text, from, to } = input
  const has = (column: typeof e.name | typeof e.place | typeof e.meaning | typeof e.assetCode) =>
    sql`strpos(lower(${column}), lower(${text})) > 0`
  const condition = and(
    scopeOf(context, scope),
    stateOf(state),
    level && eq(e.level, level),
    text ? or(has(e.name), has(e.place), has(e.meaning), has(e.assetCode)) : undefined,
    from && gte(e.createdAt, from),
    to && lt(e.createdAt, to),
  )
  return cursorPage(
    context,
    {
      condition,
      at: e.createdAt,
      id: e.id,
      read: (given) => readEvents(context, given),
      idOf: (row) => row.eventId,
      counted: { from: e, condition, most: mostCounted },
    },
    input,
  )
}
