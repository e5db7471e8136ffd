import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { bills } from '../bill-contract.ts'
import { billsChanged } from '../events.ts'
import { billCarried, billVoided, wrongDates } from '../problems.ts'
import type { Bill } from '../shapes.ts'
import type { Provider } from '../states.ts'
import { type BillIds, readBill, readBills, requireBill } from './bill-rows.ts'
import { makeCodes } from './codes.ts'
import { dayAfter } from './dates.ts'
import { requireIssuer } from './issue.ts'
import { lockBills } from './settle.ts'
import { billHistory } from './tables.ts'

interface Dates {
  dueOn: string
  barcodeUntil: string
}

/** Throws wrongDates: the day of payment lies in the run's year, and new barcodes live as long at least, and until its end (R311, R312). */
function requirePaymentDays(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  was: string,
  { dueOn, barcodeUntil }: Dates,
): void {
  if (barcodeUntil < endsOn && barcodeUntil !== was) throw wrongDates('條碼期限不能早於結束日')
  if (dueOn < startsOn || dueOn > barcodeUntil) throw wrongDates('繳費期限要在起始日與條碼期限之間')
  if (barcodeUntil >= dayAfter(startsOn, 12, 0)) throw wrongDates('起始日與條碼期限要在一年之內')
}

/**
 * Gives bills other days of payment: all or none; of issued ones by who may issue, since interest and dunning count from them.
 * Throws notFound, billVoided, billCarried, wrongDates, noPermission.
 */
async function writeDates(
  context: Context,
  given: {
    billIds: readonly string[]
    provider: Provider | undefined
    dates: (row: Dates) => Dates
    reason: string
  },
): Promise<number> {
  const ids = [...new Set(given.billIds)]
  await lockBills(context, ids)
  const rows = await readBills(context, dayOf(context.now), {
    condition: 'b.id = any($2) and ($3::text is null or r.provider = $3)',
    values: [ids, given.provider ?? null],
  })
  if (rows.length < ids.length) throw problems.notFound()
  if (rows.some(({ issuedAt }) => issuedAt)) requireIssuer(context)
  const periods = await context.query<{ id: string; startsOn: string; endsOn: string }>(
    'select b.id, r.starts_on::text as "startsOn", r.ends_on::text as "endsOn" from bill b join billing_run r on r.id = b.run_id where b.id = any($1)',
    [ids],
  )
  const periodOf = new Map(periods.map((period) => [period.id, period]))
  const written = rows.map((row) => {
    if (row.state === 'voided') throw billVoided(row.number)
    if (row.state === 'carried') throw billCarried(row.number)
    const dates = given.dates(row)
    const period = periodOf.get(row.billId)
    if (period) requirePaymentDays(period, row.barcodeUntil, dates)
    return { row, dates }
  })
  await context.query(
    `update bill b set due_on = d."dueOn", barcode_until = d."barcodeUntil", row_version = b.row_version + 1
     from jsonb_to_recordset($1) as d (id uuid, "dueOn" date, "barcodeUntil" date) where b.id = d.id`,
    [JSON.stringify(written.map(({ row, dates }) => ({ id: row.billId, ...dates })))],
  )
  await billHistory.add(
    context,
    context.actor,
    written.map(({ row, dates }) => ({
      runId: row.billBulkId,
      billId: row.billId,
      act: 'dated' as const,
      reason: given.reason,
      changes: (['dueOn', 'barcodeUntil'] as const)
        .filter((field) => row[field] !== dates[field])
        .map((field) => ({ field, before: row[field], after: dates[field] })),
    })),
  )
  await makeCodes(
    context,
    rows.filter(({ issuedAt }) => issuedAt).map(({ billId }) => billId),
  )
  for (const billBulkId of new Set(rows.map((row) => row.billBulkId)))
    context.emit(billsChanged, { billBulkId })
  const [first] = written
  context.audit({
    action: 'bills.changeDates',
    target: 'bill',
    targetId: first?.row.billId ?? '',
    after: { billNumbers: rows.map(({ number }) => number), ...first?.dates },
    reason: given.reason,
  })
  return rows.length
}

async function ofOne(
  context: Context,
  { reason, dates, ...ids }: BillIds & { reason: string; dates: (row: Dates) => Dates },
): Promise<Bill> {
  const today = dayOf(context.now)
  await requireBill(context, today, ids)
  await writeDates(context, { billIds: [ids.billId], provider: ids.provider, dates, reason })
  return readBill(context, today, ids)
}

/** Gives a bill another last day of payment; its barcodes live as long at least. Throws as `setDatesOfMany`. */
export const setTerm = (
  context: Context,
  { dueOn, reason, billBulkId, billId, provider }: Taken<typeof bills.calls.setTerm>,
) =>
  ofOne(context, {
    billBulkId,
    billId,
    provider,
    reason,
    dates: ({ barcodeUntil }) => ({ dueOn, barcodeUntil: barcodeUntil < dueOn ? dueOn : barcodeUntil }),
  })

/** Gives a bill other days of payment and of its barcodes. Throws as `setDatesOfMany`. */
export const setDates = (
  context: Context,
  { dueOn, barcodeUntil, reason, billBulkId, billId, provider }: Taken<typeof bills.calls.setDates>,
) => ofOne(context, { billBulkId, billId, provider, reason, dates: () => ({ dueOn, barcodeUntil }) })

/** Gives several bills other days: all or none. Throws notFound, billVoided, billCarried, wrongDates, noPermission. */
export async function setDatesOfMany(
  context: Context,
  { billIds, provider, dueOn, barcodeUntil, reason }: Taken<typeof bills.calls.setDatesOfMany>,
) {
  const dates = () => ({ dueOn, barcodeUntil })
  return { count: await writeDates(context, { billIds, provider, dates, reason }) }
}
