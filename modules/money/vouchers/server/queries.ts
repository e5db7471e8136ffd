import { desc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { problems } from '#platform/contract/problems.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { ledgerAccounts } from '#modules/money/ledger/server/public.ts'
import type { Voucher } from '../contract.ts'
import { voucherTable as t } from './tables.ts'

const money = alias(ledgerAccounts, 'money')
const against = alias(ledgerAccounts, 'against')

const fields = {
  voucherId: t.id,
  year: t.year,
  nth: t.number,
  kind: t.kind,
  day: t.day,
  moneyNumber: t.moneyNumber,
  moneyName: money.name,
  againstNumber: t.againstNumber,
  againstName: against.name,
  amount: t.amount,
  party: t.party,
  documentNumber: t.documentNumber,
  note: t.note,
  photoPath: t.photoPath,
  addedAt: t.addedAt,
  addedBy: t.addedByName,
  voidedAt: t.voidedAt,
  voidedBy: t.voidedByName,
  voidReason: t.voidReason,
  micros: microsOf(t.at),
}

/** Vouchers as the list shows them, the newest day first, with what a cursor needs. */
export async function readVouchers(
  lease: Lease,
  { condition, limit }: { condition: SQL | undefined; limit: number },
): Promise<(Voucher & { micros: number })[]> {
  const rows = await lease.db
    .select(fields)
    .from(t)
    .innerJoin(money, eq(money.number, t.moneyNumber))
    .innerJoin(against, eq(against.number, t.againstNumber))
    .where(condition)
    .orderBy(desc(t.at), desc(t.id))
    .limit(limit)
  return rows.map(({ year, nth, ...row }) => ({ ...row, number: `${year}-${String(nth).padStart(4, '0')}` }))
}

/** One of them. Throws notFound. */
export async function readVoucher(lease: Lease, id: string): Promise<Voucher> {
  const [row] = await readVouchers(lease, { condition: eq(t.id, id), limit: 1 })
  if (!row) throw problems.notFound()
  const { micros: _, ...read } = row
  return read
}
