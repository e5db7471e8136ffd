import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { feeSettings } from '#modules/money/fee-items/server/public.ts'
import { postMany, reverse } from '#modules/money/ledger/server/public.ts'
import type { bills } from '../bill-contract.ts'
import { billsChanged } from '../events.ts'
import {
  billCarried,
  billVoided,
  changedMeanwhile,
  lessThanPaid,
  negativeBill,
  openingFixed,
  reasonMissing,
} from '../problems.ts'
import type { Bill, BillRow, NewLine } from '../shapes.ts'
import { readBill, requireBill } from './bill-rows.ts'
import { makeCodes } from './codes.ts'
import { entriesOf } from './entries.ts'
import { insertLines, linesIn, requireAccounts, totalOf } from './insert-bills.ts'
import { offsetPrepayments } from './offset.ts'
import { openBillsOfHouseholds } from './open-bills.ts'
import { requireIssuer } from './issue.ts'
import { lockRun, raiseOpenings } from './run-rows.ts'
import { lockBills, type LockedBill } from './settle.ts'
import { billHistory } from './tables.ts'
import { takeBackOffsets } from './take-back.ts'

type Input = Taken<typeof bills.calls.correct>

/** Puts lines in the place of a bill's own; what it took over of earlier bills stays, behind them. */
async function replaceLines(context: Context, billId: string, lines: readonly NewLine[]): Promise<void> {
  await context.query(`delete from bill_line where bill_id = $1 and kind <> 'arrears'`, [billId])
  await context.query(`update bill_line l set position = 1000 + l.position where l.bill_id = $1`, [billId])
  await insertLines(context, [{ billId, lines }])
  await context.query(
    `update bill_line l set position = $2 + o.nth
     from (select position, row_number() over (order by position) as nth from bill_line where bill_id = $1 and kind = 'arrears') o
     where l.bill_id = $1 and l.position = o.position`,
    [billId, lines.length],
  )
}

/** Of an issued bill: what was booked is reversed and booked anew, what was prepaid is offset again, for whoever pays it now. */
async function rebook(
  context: Context,
  bill: LockedBill,
  { total, payerName }: { total: number; payerName: string },
  write: () => Promise<void>,
) {
  const day = dayOf(context.now)
  await takeBackOffsets(context, bill)
  const [now] = await lockBills(context, [bill.id])
  if (now && total < now.paid) throw lessThanPaid(now.paid)
  await reverse(context, { kind: 'bill', sourceId: bill.id, day, householdId: bill.householdId })
  await write()
  const entries = await entriesOf(context, [bill], day)
  const open = await openBillsOfHouseholds(context, [bill.householdId])
  const { debts, offsetsPrepayments } = await feeSettings(context)
  const of = [{ ...bill, payerName }]
  if (offsetsPrepayments) entries.push(...(await offsetPrepayments(context, { debts, of }, open)))
  await postMany(context, entries)
  await makeCodes(context, [bill.id])
}

const money = (n: number) => n.toLocaleString('en-US')

/** What the timeline says of a correction, field by field. */
function changesOf(before: BillRow, total: number, payerName: string) {
  const pairs = [
    ['payerName', before.payerName, payerName],
    ['total', money(before.total), money(total)],
  ] as const
  return pairs
    .filter(([, was, is]) => was !== is)
    .map(([field, was, is]) => ({ field, before: was, after: is }))
}

/**
 * Corrects the lines and the payer of a bill as it was seen at `version`; an issued one is for whoever may issue. Throws notFound, noPermission, runWithdrawn, changedMeanwhile,
 * billVoided, billCarried, reasonMissing, openingFixed, negativeBill, lessThanPaid, wrongAccounts.
 */
export async function correctBill(context: Context, input: Input): Promise<Bill> {
  const { version, lines: given, reason, payerName: named, payerType, ...ids } = input
  const today = dayOf(context.now)
  const run = await lockRun(context, ids)
  const [bill] = await lockBills(context, [ids.billId])
  const before = await requireBill(context, today, ids)
  if (!bill || bill.state === 'voided') throw billVoided(before.number)
  if (bill.state === 'carried') throw billCarried(before.number)
  const isIssued = bill.state !== 'draft'
  if (isIssued) requireIssuer(context)
  if (before.version !== version) throw changedMeanwhile()
  const payerName = named ?? before.payerName
  if (isIssued && !reason) throw reasonMissing()
  if (isIssued && run.source === 'opening') throw openingFixed(run.name)
  const lines = linesIn(run, given)
  await requireAccounts(context, run, lines)
  const total = totalOf(lines) + before.arrears
  if (isIssued && total < 0) throw negativeBill(before.label, total)
  const write = async () => {
    await replaceLines(context, bill.id, lines)
    await context.query(
      `update bill set total = $2::bigint, payer_name = $3, payer_type = $4, row_version = row_version + 1,
         settled_at = case when issued_at is not null and paid = $2::bigint then $5::timestamptz end
       where id = $1`,
      [bill.id, total, payerName, payerType ?? before.payerType, context.now],
    )
  }
  await (isIssued ? rebook(context, bill, { total, payerName }, write) : write())
  await raiseOpenings(context, [run.id])
  const changes = changesOf(before, total, payerName)
  await billHistory.add(context, context.actor, [
    { runId: ids.billBulkId, billId: bill.id, act: 'corrected', reason, changes },
  ])
  context.emit(billsChanged, { billBulkId: ids.billBulkId })
  context.audit({
    action: 'bills.correct',
    target: 'bill',
    targetId: bill.id,
    before: { billNumber: before.number, payerName: before.payerName, total: before.total },
    after: { billNumber: before.number, payerName, total },
    reason,
  })
  return readBill(context, today, ids)
}
