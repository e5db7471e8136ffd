import { and, asc, eq, gte, inArray, lt, or, type SQL, sql, desc } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage, type NewestFirst } from '#platform/server/list.ts'
import { numberFor } from '#modules/doors/intercom-tablets/server/public.ts'
import { householdsOfLabel, labelsOf } from '#modules/homes/households/server/public.ts'
import { type Call, type intercomCalls, mostCounted } from '../contract.ts'
import { callTable as c, legTable as l } from './tables.ts'

type Input = Taken<typeof intercomCalls.calls.list>
/** What narrows the list or its export, without a page of it. */
export type Narrowing = Omit<Input, 'after' | 'maxCount'>

async function meaning(lease: Lease, typed: string): Promise<SQL | undefined> {
  const text = typed.normalize('NFKC').trim()
  if (!text) return undefined
  const households = await householdsOfLabel(lease, text)
  return or(
    sql`strpos(${c.fromName}, ${text}) > 0`,
    households.length ? inArray(c.householdId, households) : undefined,
  )
}

/** Which calls the filters let through, as one condition. */
export async function conditionOf(lease: Lease, input: Narrowing): Promise<SQL | undefined> {
  const { text, householdId, sentryId, result, startedFrom, startedTo } = input
  return and(
    householdId ? eq(c.householdId, householdId) : undefined,
    sentryId ? eq(c.sentryId, sentryId) : undefined,
    result && eq(c.result, result),
    startedFrom && gte(c.startedAt, startedFrom),
    startedTo && lt(c.startedAt, startedTo),
    await meaning(lease, text),
  )
}

type Read = Call & { micros: number }

/** Calls with their chains, the newest first. */
export async function readCalls(
  lease: Lease,
  { condition, limit }: { condition: SQL | undefined; limit: number },
): Promise<Read[]> {
  const rows = await lease.db
    .select({ c, micros: microsOf(c.startedAt) })
    .from(c)
    .where(condition)
    .orderBy(desc(c.startedAt), desc(c.id))
    .limit(limit)
  const ids = rows.map((row) => row.c.id)
  const [legs, labels] = await Promise.all([
    ids.length
      ? lease.db.select().from(l).where(inArray(l.callId, ids)).orderBy(asc(l.callId), asc(l.nth))
      : [],
    labelsOf(
      lease,
      rows.map((row) => row.c.householdId),
    ),
  ])
  return rows.map(({ c: { id: callId, snapshot, answeredSipName: _, ...row }, micros }) => ({
    ...row,
    callId,
    micros,
    label: labels.get(row.householdId ?? '') ?? '',
    hasSnapshot: snapshot !== '',
    legs: legs.filter((leg) => leg.callId === callId),
  }))
}

async function callsOf(lease: Lease, input: Narrowing): Promise<NewestFirst<Read>> {
  return {
    condition: await conditionOf(lease, input),
    at: c.startedAt,
    id: c.id,
    read: (given) => readCalls(lease, given),
    idOf: (row) => row.callId,
  }
}

/** A number is a person's: whoever does not edit numbers sees its end. */
function numbersFor<Row extends Call>({ actor }: Pick<Context, 'actor'>, row: Row): Row {
  const number = numberFor(actor)
  return {
    ...row,
    answeredBy: row.answeredLeg === 'forward' ? number(row.answeredBy) : row.answeredBy,
    legs: row.legs.map((leg) => (leg.kind === 'forward' ? { ...leg, target: number(leg.target) } : leg)),
  }
}

/** A page of calls. Throws invalid for a cursor that is none. */
export async function listCalls(context: Context, input: Input) {
  const calls = await callsOf(context, input)
  const page = await cursorPage(
    context,
    { ...calls, counted: { from: c, condition: calls.condition, most: mostCounted } },
    input,
  )
  return { ...page, data: page.data.map((row) => numbersFor(context, row)) }
}
