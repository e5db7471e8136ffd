import { sql } from 'drizzle-orm'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { billingRuns, bills } from '#modules/money/bills/server/public.ts'
import { allocations as a, payments as p } from './tables.ts'

/** What lists say of an allocation, its payment and its bill: write-offs and receipts alike. */
export const allocationFields = {
  writeoffId: a.id,
  paymentId: p.id,
  kind: a.kind,
  billId: a.billId,
  billBulkId: bills.runId,
  billNumber: sql<string>`coalesce(${bills.number}, '')`,
  runName: sql<string>`coalesce(${billingRuns.name}, '')`,
  householdId: householdTable.id,
  label: householdTable.label,
  channel: p.channel,
  day: p.day,
}
