import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage } from '#platform/server/list.ts'
import { type Notification, mostCounted, type notifications } from '../contract.ts'
import { notificationTable as n } from './tables.ts'

type Row = typeof n.$inferSelect

/** Households that something goes to and that read it, whichever of their people did. */
const readings = sql`(
  select jsonb_build_object('households', count(*), 'read', count(*) filter (where is_read)) from (
    select bool_or(r.read_at is not null) as is_read from notification_recipient r
    where r.community_id = ${n.communityId} and r.notification_id = ${n.id} group by r.household_id) as homes)`

const fields = {
  row: n,
  readings: sql<{ households: number; read: number }>`${readings}`.as('readings'),
  micros: microsOf(n.madeAt),
}

function stateOf({ calledOffAt, sentAt }: Row): Notification['status'] {
  if (sentAt) return 'sent'
  return calledOffAt ? 'calledOff' : 'planned'
}

const shown = (row: Row, counted: { households: number; read: number }): Notification => ({
  notificationId: row.id,
  title: row.title,
  content: row.content,
  audience: row.audience,
  status: stateOf(row),
  dueAt: row.dueAt,
  remindAt: row.remindAt,
  sentAt: row.sentAt,
  madeAt: row.madeAt,
  madeBy: row.madeByName,
  ...counted,
  rowVersion: row.rowVersion,
})

async function read(lease: Lease, { condition, limit }: { condition: SQL | undefined; limit: number }) {
  const rows = await lease.db
    .select(fields)
    .from(n)
    .where(condition)
    .orderBy(desc(n.madeAt), desc(n.id))
    .limit(limit)
  return rows.map((one) => ({ ...shown(one.row, one.readings), micros: one.micros }))
}

const states: Record<Notification['status'], SQL | undefined> = {
  planned: and(isNull(n.sentAt), isNull(n.calledOffAt)),
  sent: isNotNull(n.sentAt),
  calledOff: and(isNull(n.sentAt), isNotNull(n.calledOffAt)),
}

/** A page of the notifications of their own, the newest first. Throws invalid for a cursor that is none. */
export function listNotifications(lease: Lease, input: Taken<typeof notifications.calls.listNotifications>) {
  const { status, text } = input
  const condition = and(
    eq(n.kind, 'own'),
    status && states[status],
    text ? sql`strpos(${n.title}, ${text}) > 0` : undefined,
  )
  return cursorPage(
    lease,
    {
      condition,
      at: n.madeAt,
      id: n.id,
      read: (given) => read(lease, given),
      idOf: (row) => row.notificationId,
      counted: { from: n, condition, most: mostCounted },
    },
    input,
  )
}

/** One notification of its own. Throws notFound. */
export async function readNotification(lease: Lease, id: string): Promise<Notification> {
  const [row] = await read(lease, { condition: and(eq(n.id, id), eq(n.kind, 'own')), limit: 1 })
  if (!row) throw problems.notFound()
  const { micros: _, ...notification } = row
  return notification
}

/** How many households read each of these, and how many it goes to; of what was never sent there is nothing. */
export async function readingsOf(lease: Lease, ids: readonly string[]) {
  const rows = ids.length
    ? await lease.query<{ id: string; households: number; read: number }>(
        `select notification_id as id, count(*)::int as households, count(*) filter (where is_read)::int as read from (
           select notification_id, bool_or(read_at is not null) as is_read from notification_recipient
           where notification_id = any($1) group by notification_id, household_id) as homes group by notification_id`,
        [ids],
      )
    : []
  return new Map(rows.map(({ id, ...counted }) => [id, counted]))
}
