import type { Lease } from '#platform/server/database.ts'
import { isPaidBy, isReversalOf } from '#modules/money/payments/server/public.ts'
import type { LineDetail } from '../desk-shapes.ts'

const standing = `bank_line l join bank_line o on ${isReversalOf('l', 'o')}
  join payment p on p.id = o.id and p.reversed_at is null
  where l.id = $1`

/**
 * The payment that a reversal takes back: of those by the same account with the same amount that stand, and were paid by then, the one
 * of the bank's number, else the last. What was paid again afterwards is another one.
 */
export async function originalOf(lease: Lease, lineId: string): Promise<LineDetail['original']> {
  const [row] = await lease.query<NonNullable<LineDetail['original']> & Record<string, unknown>>(
    `select o.id as "lineId", o.paid_on::text as "paidOn", o.channel, o.amount::float8 as amount,
       coalesce((select a.target from bank_line_act a where a.line_id = o.id and a.target <> '' order by a.at desc limit 1), '') as target
     from ${standing} and ${isPaidBy('l', 'o')}
     order by (o.reference = l.reference and l.reference <> '') desc, o.paid_on desc, o.paid_time desc, o.id limit 1`,
    [lineId],
  )
  return row ?? null
}

/** The day of the first such payment that came after the reversal; undefined where there is none. */
export async function laterOriginal(lease: Lease, lineId: string): Promise<string | undefined> {
  const [row] = await lease.query<{ day: string }>(
    `select to_char(o.paid_on, 'MM/DD') as day from ${standing} and not ${isPaidBy('l', 'o')} order by o.paid_on limit 1`,
    [lineId],
  )
  return row?.day
}

/** What the books have of such a payment that was closed as theirs (帳上已有): that is taken back first. Undefined where there is none. */
export async function bookedOriginal(lease: Lease, lineId: string): Promise<string | undefined> {
  const [row] = await lease.query<{ target: string }>(
    `select coalesce((select a.target from bank_line_act a where a.line_id = o.id and a.kind = 'booked' order by a.at desc limit 1), '') as target
     from bank_line l join bank_line o on ${isReversalOf('l', 'o')} and o.booked_kind <> 'line' and ${isPaidBy('l', 'o')}
     where l.id = $1 order by o.paid_on desc, o.id limit 1`,
    [lineId],
  )
  return row?.target
}
