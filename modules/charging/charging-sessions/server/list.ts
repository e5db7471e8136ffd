import { and, eq, gte, lt, ne, type SQL } from 'drizzle-orm'
import type { Given, Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { cursorPage } from '#platform/server/list.ts'
import { type chargingSessions, mostCounted } from '../contract.ts'
import { readSessions } from './read.ts'
import { sessionTable as t } from './tables.ts'

type Calls = typeof chargingSessions.calls
/** Those that wait are few; more than these stand under their own view. */
const mostWaiting = 100

type Input = Taken<Calls['list']>

const needed = eq(t.review, 'needed')
const decided = ne(t.review, 'needed')
const over = eq(t.state, 'closed')

/** The first instant of a day in Taipei. */
const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`)

function narrowedTo({ month, connectorId, householdId }: Input): SQL | undefined {
  return and(
    month ? gte(t.startedAt, startOf(`${month}-01`)) : undefined,
    month ? lt(t.startedAt, startOf(firstAfter(month))) : undefined,
    connectorId ? eq(t.connectorId, connectorId) : undefined,
    householdId ? eq(t.householdId, householdId) : undefined,
  )
}

/** 2026-12 of 2026-11, as its first day. */
function firstAfter(month: string): string {
  const [year = 0, nth = 0] = month.split('-').map(Number)
  return nth === 12 ? `${year + 1}-01-01` : `${year}-${String(nth + 1).padStart(2, '0')}-01`
}

/** A page of sessions: on the first those that wait stand before all others. Throws invalid for a cursor that is none. */
export async function listSessions(context: Context, input: Input): Promise<Given<Calls['list']>> {
  const of = narrowedTo(input)
  const condition = and(of, { all: decided, waiting: needed, settled: and(decided, over) }[input.view])
  const page = await cursorPage(
    context,
    {
      condition,
      at: t.startedAt,
      id: t.id,
      read: (given) => readSessions(context, given),
      idOf: (row) => row.sessionId,
      counted: { from: t, condition, most: mostCounted },
    },
    input,
  )
  const { pagination } = page
  const [waiting, settled, first] = await Promise.all([
    context.db.$count(t, and(of, needed)),
    context.db.$count(t, and(of, decided, over)),
    input.view === 'all' && !input.after
      ? readSessions(context, { condition: and(of, needed), limit: mostWaiting })
      : [],
  ])
  const total = pagination.total + (input.view === 'all' ? waiting : 0)
  return {
    data: [...first, ...page.data],
    pagination: { ...pagination, total },
    counts: { waiting, settled },
  }
}
