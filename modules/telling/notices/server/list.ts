import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { maskName } from '#platform/contract/masking.ts'
import type { Context } from '#platform/server/context.ts'
import { problems } from '#platform/contract/problems.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage } from '#platform/server/list.ts'
import { householdTable as h } from '#modules/homes/households/server/public.ts'
import { type Delivery, mostCounted, type notices as contract } from '../contract.ts'
import type { Subjects } from './items.ts'
import { deliveries as d, noticeItems as i, notices as n } from './tables.ts'

const fields = {
  deliveryId: d.id,
  noticeId: d.noticeId,
  madeAt: d.madeAt,
  micros: microsOf(d.madeAt),
  reason: d.reason,
  householdId: d.householdId,
  label: sql<string>`coalesce(${h.label}, '')`,
  recipient: d.recipientName,
  channel: d.channel,
  address: d.addressShown,
  state: d.state,
  text: n.text,
  kind: sql<string>`coalesce((select min(k.item_kind) from notice_item k where k.notice_id = ${n.id}), '')`,
  count: n.count,
  tries: d.tries,
  dueAt: d.dueAt,
  triedAt: d.triedAt,
  sentAt: d.sentAt,
  problem: d.problem,
  doneAt: d.doneAt,
  doneBy: sql<string>`coalesce(${d.doneByName}, '')`,
  madeBy: n.madeByName,
}

const read = (lease: Lease) =>
  lease.db.select(fields).from(d).innerJoin(n, eq(n.id, d.noticeId)).leftJoin(h, eq(h.id, d.householdId))

type Reader = Pick<Context, 'actor'>

/** A delivery as it goes out; what its subject keeps from this person is not said. */
const showing =
  ({ actor }: Reader, subjects: Subjects) =>
  ({ micros: _, kind, ...row }: Delivery & { micros: number; kind: string }): Delivery => {
    const permission = subjects.find((subject) => subject.kind === kind)?.readWith
    return {
      ...row,
      text: permission && !actor.permissions.has(permission) ? '' : row.text,
      recipient: maskName(row.recipient),
    }
  }

/** What was sent to whom by which way, the newest first. Throws invalid for a cursor that is none. */
export async function listDeliveries(
  lease: Lease & Reader,
  subjects: Subjects,
  input: Taken<typeof contract.calls.listDeliveries>,
) {
  const { state, channel, reason, householdId, from, to } = input
  const condition = and(
    state && eq(d.state, state),
    channel && eq(d.channel, channel),
    reason && eq(d.reason, reason),
    householdId ? eq(d.householdId, householdId) : undefined,
    from && gte(d.madeAt, from),
    to && lt(d.madeAt, to),
  )
  const page = await cursorPage(
    lease,
    {
      condition,
      at: d.madeAt,
      id: d.id,
      read: (given) =>
        read(lease).where(given.condition).orderBy(desc(d.madeAt), desc(d.id)).limit(given.limit),
      idOf: (row) => row.deliveryId,
      counted: { from: d, condition, most: mostCounted },
    },
    input,
  )
  return { ...page, data: page.data.map(showing(lease, subjects)) }
}

/** What was told of one package or deposit, the oldest first. */
export async function listOfItem(
  lease: Lease & Reader,
  itemId: string,
  subjects: Subjects = [],
): Promise<Delivery[]> {
  const rows = await read(lease)
    .where(sql`${d.noticeId} in (select ${i.noticeId} from ${i} where ${i.itemId} = ${itemId})`)
    .orderBy(asc(d.madeAt), asc(d.id))
  return rows.map(showing(lease, subjects))
}

/** One delivery. Throws notFound. */
export async function findDelivery(
  lease: Lease & Reader,
  subjects: Subjects,
  deliveryId: string,
): Promise<Delivery> {
  const [row] = await read(lease).where(eq(d.id, deliveryId))
  if (!row) throw problems.notFound()
  return showing(lease, subjects)(row)
}

/** What the duty board shows: what did not arrive within a week, and who waits for a tag or a call. */
export async function summarize(lease: Lease) {
  const [row] = await lease.query<{ givenUp: number; tags: number; calls: number; waiting: number }>(
    `select
       (select count(*) from notice_delivery where state = 'givenUp' and made_at > now() - interval '7 days'
          and not exists (select from notice_delivery o where o.notice_id = notice_delivery.notice_id
            and o.id <> notice_delivery.id and o.state in ('waiting', 'failed', 'sent', 'byHand', 'done'))) as "givenUp",
       count(distinct household_id) filter (where state = 'byHand' and channel = 'tag') as tags,
       count(distinct household_id) filter (where state = 'byHand' and channel <> 'tag') as calls,
       count(*) filter (where state <> 'byHand') as waiting
     from notice_delivery where state in ('waiting', 'failed', 'byHand')`,
  )
  return row ?? { givenUp: 0, tags: 0, calls: 0, waiting: 0 }
}
