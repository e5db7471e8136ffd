import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/serial-numbers.ts'
import type { PointCash, PointPay, points } from '../contract.ts'
import { pointsChanged } from '../events.ts'
import { cashIsOther, noPointCash } from '../problems.ts'

const sums = (way: PointPay) => `coalesce(sum(amount) filter (where paid_by = '${way}'), 0)::float8`
const counts = (way: PointPay) => `count(*) filter (where paid_by = '${way}')::int`
const held = `
  select ${sums('cash')} as amount, ${counts('cash')} as count, ${sums('transfer')} as transferred, ${counts('transfer')} as transfers
  from point_receipt where settled_at is null`

/** The counter of the numbers of receipts. */
export const receiptCounter = 'point receipt'

/** How an entry was paid; undefined where none is yet. */
export async function paidByOf(lease: Lease, entryId: string): Promise<PointPay | undefined> {
  const [row] = await lease.query<{ paidBy: PointPay }>(
    'select paid_by as "paidBy" from point_receipt where entry_id = $1',
    [entryId],
  )
  return row?.paidBy
}

/** What was taken for points less what was paid back, in each way, since somebody gave it away last. */
export async function cashHeld(lease: Lease): Promise<PointCash> {
  const [row] = await lease.query<PointCash & Record<string, unknown>>(held)
  return row ?? { amount: 0, count: 0, transferred: 0, transfers: 0 }
}

/** The receipt of an entry whose points were paid for, one NT$ a point; `amount` below zero: paid back. */
export async function writeReceipt(
  context: Context,
  { entryId, amount, paidBy }: { entryId: string; amount: number; paidBy: PointPay },
): Promise<void> {
  const number = await nextNumber(context, receiptCounter)
  await context.query(
    'insert into point_receipt (entry_id, number, amount, paid_by, at) values ($1, $2, $3, $4, $5)',
    [entryId, number, amount, paidBy, context.now],
  )
}

const settle = `update point_receipt set settled_at = $1, settled_by_name = $2 where settled_at is null returning amount, paid_by as "paidBy"`

/**
 * The cash of points leaves the desk, counted; what came by transfer until then is reckoned with it. Throws noPointCash,
 * cashIsOther: the sum is another one meanwhile. Audited.
 */
export async function settleCash(
  context: Context,
  { amount }: Taken<typeof points.calls.settleCash>,
): Promise<PointCash> {
  const rows = await context.query<{ amount: number; paidBy: PointPay }>(settle, [
    context.now,
    context.actor.name,
  ])
  if (!rows.length) throw noPointCash()
  const sumOf = (way: PointPay) => rows.reduce((sum, row) => sum + (row.paidBy === way ? row.amount : 0), 0)
  const sum = sumOf('cash')
  if (sum !== amount) throw cashIsOther(sum)
  context.emit(pointsChanged, { householdId: null })
  context.audit({
    action: 'points.settleCash',
    after: { amount: sum, transferred: sumOf('transfer'), count: rows.length },
  })
  return cashHeld(context)
}
