import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { cut } from '#platform/contract/cut.ts'
import { workWithin } from '#platform/server/database.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { type Chore, job } from '#platform/server/jobs.ts'
import { system, type Work } from '#platform/server/work.ts'
import { giveBack } from '#modules/meals/points/server/public.ts'
import { proxyOrderChanged } from '../events.ts'
import type { OfferState } from '../shapes.ts'
import { keepOffer, lockOffer } from './offers.ts'
import { type OfferRow, orderTable as o, type OrderRow } from './tables.ts'
import { tellHouseholds } from './tell.ts'

/** Who does it: somebody at the desk, or the hour of closing. */
export interface Doing extends Work {
  author: { accountId: string; name: string }
}

/** Takes one order back: points come back, each to its purse with its last day. The caller holds its lock. */
export async function cancelOne(given: Doing, row: OrderRow, title: string, reason: string): Promise<void> {
  const back =
    row.paidBy === 'points'
      ? await giveBack(given, {
          householdId: row.householdId,
          subjectKind: 'proxyOrder',
          subjectId: row.id,
          note: cut(`代購取消　${title}`, 100),
        })
      : { dead: 0 }
  await given.db
    .update(o)
    .set({
      state: 'cancelled',
      cancelledAt: given.now,
      cancelledByName: given.author.name,
      cancelReason: reason,
      deadPoints: back.dead,
    })
    .where(eq(o.id, row.id))
}

/** Cancels an offer with all that stands of it. Gives how many orders. The caller holds its lock. */
export async function cancelAll(given: Doing, row: OfferRow, reason: string): Promise<number> {
  // By household, as whoever spends of several purses at once locks them.
  const orders = await given.db
    .select()
    .from(o)
    .where(and(eq(o.offerId, row.id), eq(o.state, 'placed')))
    .orderBy(asc(o.householdId), asc(o.id))
    .for('update')
  for (const order of orders) await cancelOne(given, order, row.title, reason)
  await keepOffer(given, row.id, {
    state: 'cancelled',
    closedAt: row.closedAt ?? given.now,
    closedByName: row.closedByName || given.author.name,
    arrivedAt: null,
    arrivedByName: '',
    cancelReason: reason,
  })
  await tellHouseholds(
    given,
    orders.map(({ id }) => id),
    'cancelled',
  )
  given.emit(proxyOrderChanged, { offerId: row.id })
  return orders.length
}

const sums = `select coalesce(sum(quantity), 0)::int as quantity, coalesce(sum(total), 0)::float8 as amount
  from proxy_order where offer_id = $1 and state <> 'cancelled'`

/** Closes an open offer: ordered, or cancelled below its minimum or without an order. The caller holds its lock. */
export async function closeOffer(given: Doing, row: OfferRow): Promise<OfferState> {
  const [sum = { quantity: 0, amount: 0 }] = await given.query<{ quantity: number; amount: number }>(sums, [
    row.id,
  ])
  const have = row.minimumKind === 'amount' ? sum.amount : sum.quantity
  if (have < Math.max(1, row.minimum)) {
    await cancelAll(given, row, sum.quantity ? '未達成團門檻' : '沒有人訂購')
    return 'cancelled'
  }
  await keepOffer(given, row.id, { state: 'ordered', closedAt: given.now, closedByName: given.author.name })
  return 'ordered'
}

const closeJob = { name: 'proxyOrders.close', payload: z.object({ offerId: z.uuid() }) }

/** Closes what is due. Run again, or for what was given more time meanwhile, it finds nothing to do. */
export const jobs = [
  job({
    ...closeJob,
    work: async (work, { offerId }) => {
      const row = await lockOffer(work, offerId)
      if (row.state === 'open' && row.closesAt <= work.now) await closeOffer({ ...work, author: system }, row)
    },
  }),
]

const due = `select community_id as "communityId", id as "offerId" from proxy_offer where state = 'open' and closes_at <= $1`

/** Every few minutes, what is over; nobody orders of it in between. */
export const chores: readonly Chore[] = [
  {
    name: 'proxyOrders.close',
    cron: '*/5 * * * *',
    work: (database, now) =>
      database.across('proxy offers that close', async (lease) => {
        for (const { communityId, offerId } of await lease.query<Record<'communityId' | 'offerId', string>>(
          due,
          [now],
        )) {
          await workWithin(lease, communityId)
          enqueueOn(lease)(closeJob, { offerId }, { key: `proxy offer ${offerId}` })
        }
      }),
  },
]
