import { desc, isNull, sql } from 'drizzle-orm'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Lease } from '#platform/server/database.ts'
import { bandsOf } from '#modules/money/collecting/server/public.ts'
import type { Channel } from '../format-shapes.ts'
import type { Check, Payout, PayoutLine } from '../payout-contract.ts'
import { bankPayouts as t } from './tables.ts'
import { ownerOfLine } from './owner-of-line.ts'

// What another file told already is that line's. What a collector keeps of a line: as the file says it, else what shops take by the community's setting where it bears that.
const lines = `
  select l.*, coalesce(l.payout_on, l.credited_on) as payout,
    case when l.kind = 'reversal' then -l.amount else l.amount end as signed,
    case when l.kind = 'reversal' then 0 else coalesce(l.fee, (select b.fee from json_to_recordset($1) as b(min int, max int, fee int, bearer text)
      where l.channel = 'store' and b.bearer = 'community' and l.amount between b.min and b.max limit 1), 0) end as kept
  from bank_line l
  where l.kind in ('in', 'reversal') and l.booked_kind is distinct from 'line' and coalesce(l.payout_on, l.credited_on) between $2 and $3`

type Row = Pick<Payout, 'payoutOn' | 'channel' | 'count' | 'gross' | 'fee'>
export interface Days {
  from: string
  to: string
}

/** Days, where nobody said them: this month and the one before. */
export function daysOf(given: { from?: string | undefined; to?: string | undefined }, now: Date): Days {
  const to = given.to ?? dayOf(now)
  const [year = 0, month = 0] = to.split('-').map(Number)
  return { to, from: given.from ?? new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10) }
}

/** One check as it is kept. */
export const asCheck = (row: typeof t.$inferSelect): Check => ({
  payoutId: row.id,
  count: row.count,
  gross: row.gross,
  fee: row.fee,
  statement: row.statement,
  difference: row.statement - (row.gross - row.fee),
  note: row.note,
  isBooked: row.isBooked,
  at: row.at,
  by: row.accountName,
  undoneAt: row.undoneAt,
  undoneBy: row.undoneByName,
  undoReason: row.undoReason,
})

const within = ({ from, to }: Days) => sql`${t.payoutOn} between ${from} and ${to}`

/** What files say by payout day and channel, the newest first, with the check that stands. */
export async function payoutRows(lease: Lease, days: Days, channel?: Channel): Promise<Payout[]> {
  const rows = await lease.query<Row & Record<string, unknown>>(
    `select payout::text as "payoutOn", channel, count(*)::int as count, sum(signed)::float8 as gross, sum(kept)::float8 as fee
     from (${lines}) l where $4::text is null or channel = $4 group by 1, 2 order by 1 desc, 2`,
    [JSON.stringify(await bandsOf(lease)), days.from, days.to, channel ?? null],
  )
  const checks = await lease.db
    .select()
    .from(t)
    .where(sql`${isNull(t.undoneAt)} and ${within(days)}`)
  const byDay = new Map(checks.map((row) => [`${row.payoutOn} ${row.channel}`, asCheck(row)]))
  return rows.map((row) => {
    const check = byDay.get(`${row.payoutOn} ${row.channel}`) ?? null
    const isMoved =
      check !== null && (check.count !== row.count || check.gross !== row.gross || check.fee !== row.fee)
    return { ...row, net: row.gross - row.fee, check, isMoved }
  })
}

/** Payout days and channels that nobody checked, or that later lines changed since. */
export const uncheckedPayouts = async (lease: Lease, days: Days): Promise<Payout[]> =>
  (await payoutRows(lease, days)).filter(({ check, isMoved }) => !check || isMoved)

/** The lines of a day and channel: reversals are below zero. */
export async function payoutLines(
  lease: Lease,
  { payoutOn, channel }: { payoutOn: string; channel: Channel },
): Promise<PayoutLine[]> {
  return lease.query<PayoutLine & Record<string, unknown>>(
    `select l.id as "lineId", l.kind, l.signed::float8 as amount, l.kept::float8 as fee, l.code, l.class,
       coalesce(h.label, '') as label, coalesce(p.open, 0)::float8 as open, f.file_name as "fileName", l.line_number as "lineNumber"
     from (${lines}) l join bank_file f on f.id = l.file_id left join payment p on p.id = l.id
       left join household h on h.id = ${ownerOfLine}
     where l.channel = $4 order by l.kind, l.line_number, l.id limit 5000`,
    [JSON.stringify(await bandsOf(lease)), payoutOn, payoutOn, channel],
  )
}

/** Every check of a day and channel, the newest first; what was taken back too. */
export async function checksOf(
  lease: Lease,
  { payoutOn, channel }: { payoutOn: string; channel: Channel },
): Promise<Check[]> {
  const rows = await lease.db
    .select()
    .from(t)
    .where(sql`${t.payoutOn} = ${payoutOn} and ${t.channel} = ${channel}`)
    .orderBy(desc(t.at), desc(t.id))
  return rows.map(asCheck)
}
