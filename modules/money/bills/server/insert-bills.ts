import { problems } from '#platform/contract/problems.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { lockCounter } from '#platform/server/serial-numbers.ts'
import { pickerOrder } from '#modules/homes/households/server/public.ts'
import { tooLargeTotal, wrongAccounts } from '../problems.ts'
import type { NewBill, NewLine } from '../shapes.ts'
import { bookAccounts } from '#modules/money/ledger/server/public.ts'
import type { RunSource } from '../states.ts'
import { numberPrefix } from './dates.ts'

export interface DraftBill extends NewBill {
  billId?: string
}
interface Run {
  id: string
  source: RunSource
  startsOn: string
  dueOn: string
  barcodeUntil: string
}

// Who pays, unless somebody is named: the owner who speaks for all, else the first, else whoever lives there.
const payers = `
  select h.id, coalesce(
    (select o.name from household_owner o where o.household_id = h.id order by o.is_representative desc, o.position, o.id limit 1),
    (select r.name from resident r where r.household_id = h.id and r.moved_out_at is null order by r.position, r.id limit 1),
    '') as payer
  from household h where h.id = any($1) order by ${pickerOrder}`

const rows = `
  insert into bill (id, run_id, household_id, billed_household_id, number, payer_name, payer_type, total, due_on, barcode_until)
  select b.id, b.run, b.household, b.household, b.number, b.payer, b.type, b.total, b.due, b.until
  from jsonb_to_recordset($1) as b (id uuid, run uuid, household uuid, number text, payer text, type text, total bigint,
    due date, until date)`

/** The sum of lines, whole NT$. Throws tooLargeTotal (R305). */
export function totalOf(lines: readonly { amount: number }[]): number {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  if (Math.abs(total) >= 999_999_999) throw tooLargeTotal()
  return total
}

/** Lines as a run books them: what was owed before the books began is no income of today, whatever account is said. */
export const linesIn = ({ source }: Pick<Run, 'source'>, lines: readonly NewLine[]): readonly NewLine[] =>
  source === 'opening' ? lines.map((line) => ({ ...line, accountNumber: bookAccounts.opening })) : lines

/** Throws wrongAccounts unless all lines are booked to income that is in use, of an opening run to the opening balance. */
export async function requireAccounts(
  context: Context,
  { source }: Pick<Run, 'source'>,
  lines: readonly NewLine[],
): Promise<void> {
  if (source === 'opening') return requireItems(context, lines)
  const numbers = [...new Set(lines.map(({ accountNumber }) => accountNumber))]
  const known = await context.query(
    `select from ledger_account where number = any($1) and kind = 'income' and retired_at is null`,
    [numbers],
  )
  if (known.length < numbers.length) throw wrongAccounts()
  await requireItems(context, lines)
}

/** Throws notFound unless all fee items that lines name are there. */
async function requireItems(context: Context, lines: readonly NewLine[]): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ feeItemId = [] }) => feeItemId))]
  const known = await context.query('select from fee_item where id = any($1)', [ids])
  if (known.length < ids.length) throw problems.notFound()
}

/** Writes lines of bills; bills carry their sums. */
export async function insertLines(
  context: Context,
  given: readonly { billId: string; lines: readonly NewLine[] }[],
): Promise<void> {
  const lines = given.flatMap(({ billId, lines }) =>
    lines.map((line, nth) => ({ ...line, billId, position: nth + 1 })),
  )
  await context.query(
    `insert into bill_line (bill_id, position, kind, fee_item_id, name, basis, account_number, amount)
     select l."billId", l.position, l.kind, l."feeItemId", l.name, l.basis, l."accountNumber", l.amount
     from jsonb_to_recordset($1) as l ("billId" uuid, position smallint, kind text, "feeItemId" uuid, name text, basis text,
       "accountNumber" smallint, amount bigint)`,
    [JSON.stringify(lines)],
  )
}

/** Adds drafts to a run, numbered in the order of households. Gives their ids. Throws notFound, wrongAccounts, tooLargeTotal. */
export async function insertBills(
  context: Context,
  run: Run,
  bills: readonly DraftBill[],
): Promise<string[]> {
  if (!bills.length) return []
  await requireAccounts(
    context,
    run,
    bills.flatMap(({ lines }) => lines),
  )
  const wanted = [...new Set(bills.map(({ householdId }) => householdId))]
  const homes = await context.query<{ id: string; payer: string }>(payers, [wanted])
  if (homes.length < wanted.length) throw problems.notFound()
  const places = new Map(homes.map(({ id, payer }, nth) => [id, { nth, payer }]))
  const ordered = bills.toSorted(
    (a, b) => (places.get(a.householdId)?.nth ?? 0) - (places.get(b.householdId)?.nth ?? 0),
  )
  const prefix = numberPrefix(run.startsOn)
  const counter = await lockCounter(context, `bill ${prefix}`)
  await counter.set(counter.last + ordered.length)
  const written = ordered.map((bill, nth) => ({
    id: bill.billId ?? newId(),
    run: run.id,
    household: bill.householdId,
    number: `${prefix}-${String(counter.last + nth + 1).padStart(4, '0')}`,
    payer: bill.payerName ?? places.get(bill.householdId)?.payer ?? '',
    type: bill.payerType,
    total: totalOf(bill.lines),
    due: run.dueOn,
    until: run.barcodeUntil,
    lines: linesIn(run, bill.lines),
  }))
  await context.query(rows, [JSON.stringify(written.map(({ lines: _, ...row }) => row))])
  await insertLines(
    context,
    written.map(({ id, lines }) => ({ billId: id, lines })),
  )
  return written.map(({ id }) => id)
}
