import { and, asc, eq, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { householdTable as h } from '#modules/homes/households/server/public.ts'
import { depositTable as d, showSerialNumber, waits } from '#modules/parcels/deposit-items/server/public.ts'
import { cashLines as l } from './tables.ts'

/** The kind of deposits that are envelopes of cash. */
export const CASH = 8

const open = statement('cash_open_envelopes', (query) =>
  query
    .select({
      depositId: d.id,
      serial: d.serialNumber,
      householdId: d.householdId,
      label: sql<string>`coalesce(${h.label}, '')`.as('label'),
      name: d.recipientName,
      shelfPosition: d.shelfPosition,
      balance: sql<number>`coalesce((select ${l.balance} from ${l} where ${l.depositId} = ${d.id}
        order by ${l.sequence} desc limit 1), 0)`.as('balance'),
    })
    .from(d)
    .leftJoin(h, eq(h.id, d.householdId))
    .where(and(eq(d.kindDetail, CASH), waits))
    .orderBy(asc(d.arrivedAt), asc(d.id)),
)

/** The envelopes that wait, the oldest first, with what each holds. */
export async function openEnvelopes(lease: Lease) {
  const rows = await lease.run(open, {})
  return rows.map(({ serial, ...row }) => ({ ...row, serialNumber: showSerialNumber(serial) }))
}
