import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { microsOf } from '#platform/server/cursor.ts'
import { cursorPage } from '#platform/server/list.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import { type Balance, mostCounted, type PointEntry, type PointPay, type points } from '../contract.ts'
import { pointsInsufficient } from '../problems.ts'
import { peopleOf } from './people.ts'
import { type Holder, lotsOf } from './purses.ts'
import { entryTable as t } from './tables.ts'

/** What a household may spend now; what is dead and not written off yet is not counted. */
export async function balanceOf(context: Context, holder: Holder): Promise<Balance> {
  const today = dayOf(context.now)
  const lots = (await lotsOf(context, holder, ['normal', 'cash'])).filter(
    ({ expiresOn }) => expiresOn === null || expiresOn >= today,
  )
  const sum = (purse: string) => lots.reduce((all, lot) => all + (lot.purse === purse ? lot.left : 0), 0)
  const days = new Map<string, number>()
  for (const { expiresOn, left } of lots)
    if (expiresOn) days.set(expiresOn, (days.get(expiresOn) ?? 0) + left)
  return {
    normal: sum('normal'),
    cash: sum('cash'),
    expiring: [...days].map(([expiresOn, count]) => ({ expiresOn, points: count })),
  }
}

/** All that a household may spend now, of both its own purses. */
export async function pointsOf(lease: Lease, householdId: string): Promise<number> {
  const today = dayOf(new Date())
  const lots = await lotsOf(lease, { householdId }, ['normal', 'cash'])
  return lots.reduce((sum, { expiresOn, left }) => sum + (expiresOn && expiresOn < today ? 0 : left), 0)
}

/** Throws pointsInsufficient: there are fewer now; who spends them asks again. */
export async function requirePoints(lease: Lease, householdId: string, points: number): Promise<void> {
  const have = await pointsOf(lease, householdId)
  if (have < points) throw pointsInsufficient(have, points)
}

/** What a household may spend, and its people where they have purses of their own. Throws notFound. */
export async function getBalance(context: Context, holder: Taken<typeof points.calls.getBalance>) {
  await requireHousehold(context, holder.householdId)
  return { ...(await balanceOf(context, holder)), people: await peopleOf(context, holder.householdId) }
}

const firstToExpire = sql<string | null>`(select min(l.expires_on)::text from point_move m
  join point_lot l on l.community_id = m.community_id and l.id = m.lot_id
  where m.community_id = point_entry.community_id and m.entry_id = point_entry.id)`

const receiptNumber = sql<number | null>`(select r.number from point_receipt r
  where r.community_id = point_entry.community_id and r.entry_id = point_entry.id)`

const resident = sql<string>`coalesce((select r.name from resident r
  where r.community_id = point_entry.community_id and r.id = point_entry.resident_id), '')`
const paidBy = sql<PointPay | null>`(select r.paid_by from point_receipt r
  where r.community_id = point_entry.community_id and r.entry_id = point_entry.id)`

/** A page of a household's statement, the newest first. Throws invalid for a cursor that is none. */
export function listEntries(
  context: Context,
  { householdId, ...page }: Taken<typeof points.calls.listEntries>,
) {
  const condition = eq(t.householdId, householdId)
  return cursorPage(
    context,
    {
      condition,
      at: t.at,
      id: t.id,
      read: async (given): Promise<(PointEntry & { micros: number })[]> => {
        const rows = await context.db
          .select({
            row: t,
            expiresOn: firstToExpire,
            receiptNumber,
            paidBy,
            resident,
            micros: microsOf(t.at),
          })
          .from(t)
          .where(given.condition)
          .orderBy(sql`${t.at} desc, ${t.id} desc`)
          .limit(given.limit)
        return rows.map(({ row, ...more }) => ({
          ...row,
          ...more,
          entryId: row.id,
          author: row.writtenByName,
        }))
      },
      idOf: (row) => row.entryId,
      counted: { from: t, condition, most: mostCounted },
    },
    page,
  )
}

/** Entries between two instants, in their order, for the journal, and how they were paid. */
export const entriesBetween = (context: Context, from: Date, before: Date) =>
  context.db
    .select({ ...getTableColumns(t), paidBy })
    .from(t)
    .where(and(sql`${t.at} >= ${from}`, lt(t.at, before)))
    .orderBy(t.nth)
