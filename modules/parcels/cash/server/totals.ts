import { desc, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { ShiftSection } from '#platform/server/shift-section.ts'
import { statement } from '#platform/server/statement.ts'
import { type CashCount, type CashTotals, denominations } from '../contract.ts'
import { cashCounts as c, cashLines as l } from './tables.ts'

// Only envelopes that wait hold money: a hand-over gives everything back, a void takes everything back.
const drawer = `
  select count(*)::int as envelopes, coalesce(sum(held.balance), 0)::bigint as expected
  from deposit d
  left join lateral (select balance from cash_line l where l.deposit_id = d.id order by l.sequence desc limit 1) held on true
  where d.kind_detail = 8 and d.handed_over_at is null and d.voided_at is null`

const kindSum = (kind: string) =>
  sql<number>`coalesce(sum(${l.amount}) filter (where ${l.kind} = ${sql.raw(`'${kind}'`)}), 0)`
const moved = statement('cash_moved_since', (query) =>
  query
    .select({
      in: kindSum('in').as('in'),
      paid: kindSum('payCourier').as('paid'),
      returned: kindSum('return').as('returned'),
      reversed: kindSum('reverse').as('reversed'),
      adjusted: kindSum('adjust').as('adjusted'),
      lineCount: sql<number>`count(*)`.as('line_count'),
    })
    .from(l)
    .where(sql`${l.at} >= ${sql.placeholder('since')}::timestamptz`),
)

/**
 * What lies in the drawer now, whole NT$: all envelopes, and what the sections of other modules have in it; and the sums of the
 * lines of envelopes since a time (all sums are 0 without one).
 */
export async function cashTotals(
  lease: Lease,
  sections: readonly ShiftSection[],
  since?: Date,
): Promise<CashTotals> {
  const none = { in: 0, paid: 0, returned: 0, reversed: 0, adjusted: 0, lineCount: 0 }
  const [[now], [sums], cash] = await Promise.all([
    lease.query<{ envelopes: number; expected: number }>(drawer),
    since ? lease.run(moved, { since }) : [none],
    Promise.all(sections.map((section) => section.cash?.(lease) ?? 0)),
  ])
  const { envelopes, expected } = now ?? { envelopes: 0, expected: 0 }
  const numbers = Object.entries({ ...none, ...sums }).map(([key, value]) => [key, Number(value)])
  const others = cash.reduce((all, one) => all + one, 0)
  return { ...none, ...Object.fromEntries(numbers), envelopes, expected: expected + others, others }
}

const counts = statement('cash_counts', (query) =>
  query
    .select({
      countId: c.id,
      at: c.at,
      accountName: c.accountName,
      witnessName: c.witnessName,
      denominations: c.denominations,
      counted: c.counted,
      expected: c.expected,
      envelopes: c.envelopes,
      reason: c.reason,
    })
    .from(c)
    .where(sql`${c.at} >= ${sql.placeholder('since')}::timestamptz`)
    .orderBy(desc(c.at), desc(c.id))
    .limit(sql.placeholder('maxCount')),
)

/** The last counts of the drawer since a time, the newest first. */
export async function listCounts(lease: Lease, maxCount: number, since = new Date(0)): Promise<CashCount[]> {
  const rows = await lease.run(counts, { maxCount, since })
  return rows.map(({ accountName, witnessName, denominations: kept, ...row }) => ({
    ...row,
    by: [accountName, witnessName],
    pieces: denominations.flatMap((denomination) => {
      const count = kept[denomination] ?? 0
      return count ? [{ denomination, count }] : []
    }),
    difference: row.counted - row.expected,
  }))
}

/** The last count of the drawer since a time, by the two who counted; undefined when there is none. */
export async function lastCashCount(lease: Lease, since?: Date): Promise<CashCount | undefined> {
  const [count] = await listCounts(lease, 1, since)
  return count
}
