import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Lease } from '#platform/server/database.ts'
import { draftLines } from '#modules/money/fee-items/server/public.ts'
import { chargedHouseholds } from '#modules/homes/household-properties/server/public.ts'
import { type BillPreview, type ImportedBill, mostShown } from '../shapes.ts'
import { type At, cellName, inOrder } from './faults.ts'
import type { Looked } from './look-at.ts'
import { runBefore } from './run-before.ts'
import { type ImportRow, importTable as t } from './tables.ts'

const shown = <Kind>(all: readonly At<Kind>[], most: number) =>
  inOrder(all)
    .slice(0, most)
    .map(({ kind, title, value, other, ...at }) => ({
      kind,
      cell: cellName(at),
      column: title,
      value,
      other,
    }))

/** What households owe for the days of the file by the rates. */
async function byRates(lease: Lease, feeType: string, { startsOn, endsOn }: Looked['read']['days']) {
  if (!startsOn || !endsOn || startsOn >= endsOn) return new Map<string, number>()
  const drafts = await draftLines(lease, { feeType, startsOn, endsOn })
  return new Map(
    drafts.map(({ householdId, lines }) => [householdId, lines.reduce((sum, { amount }) => sum + amount, 0)]),
  )
}

const runs = `
  select id as "billBulkId", name, state, starts_on = $3 and ends_on = $4 as fits from billing_run
  where provider = $1 and fee_type = $2 and state <> 'withdrawn' and (state = 'draft' or starts_on = $3 and ends_on = $4)
  order by starts_on desc, added_at desc limit 50`

async function sameAs(lease: Lease, { id, sha256 }: ImportRow): Promise<string> {
  const [same] = await lease.db
    .select({ at: t.importedAt, by: t.importedByName })
    .from(t)
    .where(and(eq(t.sha256, sha256), ne(t.id, id), isNotNull(t.importedAt)))
    .limit(1)
  return same?.at ? `${speakTime(same.at)} ${same.by}` : ''
}

/** What a file holds: what is wrong, who is not in it, what differs from the rates and from the run before. */
export async function previewOf(lease: Lease, row: ImportRow, looked: Looked): Promise<BillPreview> {
  const { read, bills: found, faults, faultCount, notices } = looked
  const { startsOn = null, endsOn = null, barcodeUntil = null, dueOn = null } = read.days
  const rates = await byRates(lease, row.feeType, read.days)
  const before = await runBefore(lease, row, startsOn)
  const bills = found.map(
    ({ householdId, number, label, owner, total }): ImportedBill => ({
      householdId,
      row: number,
      label,
      payerName: owner,
      total,
      byRates: rates.get(householdId) ?? null,
      before: before.totals.get(householdId) ?? null,
    }),
  )
  const differs = (bill: ImportedBill, from: 'byRates' | 'before') => bill.total !== (bill[from] ?? 0)
  const weight = (bill: ImportedBill) => Number(differs(bill, 'byRates')) + Number(differs(bill, 'before'))
  const billed = new Set(bills.map(({ householdId }) => householdId))
  const missing = (await chargedHouseholds(lease)).filter(({ householdId }) => !billed.has(householdId))
  const there = await lease.query<{ billBulkId: string; name: string; state: string; fits: boolean | null }>(
    runs,
    [row.provider, row.feeType, startsOn, endsOn],
  )
  return {
    name: read.name,
    startsOn,
    endsOn,
    barcodeUntil,
    dueOn,
    faultCount,
    faults: shown(faults, mostShown.faults),
    notices: shown(notices, mostShown.faults),
    count: bills.length,
    total: bills.reduce((sum, { total }) => sum + total, 0),
    items: read.items.map(({ name }, nth) => {
      const amounts = read.rows.flatMap((one) => one.amounts.filter(([item]) => item === nth))
      return { name, count: amounts.length, total: amounts.reduce((sum, [, amount]) => sum + amount, 0) }
    }),
    missing: missing.slice(0, mostShown.labels).map(({ label }) => label),
    missingCount: missing.length,
    beforeName: before.name,
    beforeTotal: before.total,
    otherThanRates: bills.filter((bill) => differs(bill, 'byRates')).length,
    otherThanBefore: before.name ? bills.filter((bill) => differs(bill, 'before')).length : 0,
    bills: bills.toSorted((a, b) => weight(b) - weight(a) || a.row - b.row).slice(0, mostShown.bills),
    drafts: there.flatMap(({ billBulkId, name, state, fits }) =>
      state === 'draft' ? [{ billBulkId, name, fits: fits === true }] : [],
    ),
    samePeriod: there.filter(({ fits }) => fits).map(({ name }) => name),
    sameAs: await sameAs(lease, row),
  }
}
