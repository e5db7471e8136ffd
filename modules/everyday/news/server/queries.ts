import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage } from '#platform/server/list.ts'
import { readingsOf } from '#modules/everyday/notifications/server/public.ts'
import { mostCounted, type News, type news, type NewsState } from '../contract.ts'
import { inState, stateOf } from './state.ts'
import { newsHistory, newsTable as n } from './tables.ts'

type Row = typeof n.$inferSelect
type Timed = Lease & { now: Date }

const shown = (row: Row, counted: { households: number; read: number } | undefined, now: Date): News => {
  const status = stateOf(row, now)
  return {
    newsId: row.id,
    title: row.title,
    category: row.category,
    content: row.content,
    files: row.files,
    audience: row.audience,
    publishAt: row.publishAt,
    offlineAt: row.offlineAt,
    isTold: row.isTold,
    remindAt: row.remindAt,
    isOnBoards: row.isOnBoards,
    status,
    isTop: row.pinnedAt !== null,
    releasedAt: row.releasedAt,
    endedAt: status === 'offline' ? (row.takenOffAt ?? row.offlineAt) : null,
    changedAt: row.changedAt,
    changedBy: row.changedByName,
    households: counted?.households ?? 0,
    read: counted?.read ?? 0,
    poster: row.readKey,
    rowVersion: row.rowVersion,
  }
}

async function read(context: Timed, { condition, limit }: { condition: SQL | undefined; limit: number }) {
  const rows = await context.db
    .select({ row: n, micros: microsOf(n.orderAt) })
    .from(n)
    .where(condition)
    .orderBy(desc(n.orderAt), desc(n.id))
    .limit(limit)
  const counted = await readingsOf(
    context,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row, micros }) => ({ ...shown(row, counted.get(row.id), context.now), micros }))
}

// The words alone, not what they are kept in.
const words = sql`(select coalesce(string_agg(run ->> 'text', '' order by b.nth, r.nth), '')
  from jsonb_array_elements(${n.content}) with ordinality b (block, nth),
    jsonb_array_elements(b.block -> 'runs') with ordinality r (run, nth))`

/** A page of news: pinned ones first, then the newest. Throws invalid for a cursor that is none. */
export function listNews(context: Timed, input: Taken<typeof news.calls.listNews>) {
  const { status, category, text } = input
  const condition = and(
    isNull(n.deletedAt),
    status && inState(status, context.now),
    category && eq(n.category, category),
    text ? sql`(strpos(${n.title}, ${text}) > 0 or strpos(${words}, ${text}) > 0)` : undefined,
  )
  return cursorPage(
    context,
    {
      condition,
      at: n.orderAt,
      id: n.id,
      read: (given) => read(context, given),
      idOf: (row) => row.newsId,
      counted: { from: n, condition, most: mostCounted },
    },
    input,
  )
}

/** How many news are in each state. */
export async function countNews(context: Timed) {
  const of = (state: NewsState) => sql<number>`count(*) filter (where ${inState(state, context.now)})::int`
  const [row] = await context.db
    .select({
      online: of('online'),
      pending: of('pending'),
      unpublished: of('unpublished'),
      offline: of('offline'),
      all: count(),
    })
    .from(n)
    .where(isNull(n.deletedAt))
  const { online = 0, pending = 0, unpublished = 0, offline = 0 } = row ?? {}
  return { online, pending, unpublished, offline }
}

/** One of the news. Throws notFound, also of a deleted one (R457). */
export async function readNews(context: Timed, newsId: string): Promise<News> {
  const [row] = await read(context, { condition: and(eq(n.id, newsId), isNull(n.deletedAt)), limit: 1 })
  if (!row) throw problems.notFound()
  const { micros: _, ...found } = row
  return found
}

/** What was done with news. Throws notFound. */
export async function listHistory(context: Timed, newsId: string) {
  await readNews(context, newsId)
  const lines = await newsHistory.read(context, newsId)
  return lines.map(({ at, accountName, act, reason, changes }) => ({
    what: act,
    at,
    by: accountName,
    reason,
    changes,
  }))
}
