import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { bills } from '../bill-contract.ts'
import { billsChanged } from '../events.ts'
import {
  billCarried,
  billIssuedToDraft,
  billVoided,
  differentProvider,
  openingApart,
  openingFixed,
  runWithdrawn,
  sameRun,
} from '../problems.ts'
import type { Bill } from '../shapes.ts'
import { readBill, requireBill } from './bill-rows.ts'
import { makeCodes } from './codes.ts'
import { issueBills, requireIssuer } from './issue.ts'
import { lockRuns, raiseOpenings } from './run-rows.ts'
import { lockBills } from './settle.ts'
import { billHistory } from './tables.ts'

/**
 * Moves a bill to another run of the same provider: it keeps its number and what was paid, and takes over the days of payment.
 * A draft that comes to an issued run is issued. Throws notFound, sameRun, differentProvider, runWithdrawn, billVoided,
 * billCarried, openingApart, openingFixed, billIssuedToDraft, gapsOpen, noPermission.
 */
export async function moveBill(
  context: Context,
  { anotherBillBulkId: toId, reason, ...ids }: Taken<typeof bills.calls.move>,
): Promise<Bill> {
  const today = dayOf(context.now)
  if (toId === ids.billBulkId) throw sameRun()
  const runs = await lockRuns(context, [ids.billBulkId, toId], undefined)
  const [from, to] = [runs.get(ids.billBulkId), runs.get(toId)]
  if (!from || !to || (ids.provider && from.provider !== ids.provider)) throw problems.notFound()
  const [locked] = await lockBills(context, [ids.billId])
  const bill = await requireBill(context, today, ids)
  if (!locked || bill.state === 'voided') throw billVoided(bill.number)
  if (bill.state === 'carried') throw billCarried(bill.number)
  if (from.provider !== to.provider) throw differentProvider()
  if ((from.source === 'opening') !== (to.source === 'opening')) throw openingApart()
  if (to.source === 'opening' && to.state === 'issued') throw openingFixed(to.name)
  if (to.state === 'withdrawn') throw runWithdrawn(to.name)
  if (bill.state !== 'draft' && to.state === 'draft') throw billIssuedToDraft()
  // It takes the days of the run that it goes to.
  if (bill.state !== 'draft' || to.state === 'issued') requireIssuer(context)
  await context.query(
    `update bill set run_id = $2, due_on = $3, barcode_until = $4, row_version = row_version + 1,
       moved_from = case when issued_at is null then coalesce(moved_from, $5::uuid) end where id = $1`,
    [bill.billId, to.id, to.dueOn, to.barcodeUntil, from.id],
  )
  // What could not be calculated of a draft goes along: it is not issued elsewhere without anybody being told.
  if (bill.state === 'draft')
    await context.query('update bill_gap set run_id = $2 where run_id = $1 and household_id = $3', [
      from.id,
      to.id,
      bill.householdId,
    ])
  if (bill.state === 'draft' && to.state === 'issued') await issueBills(context, to, [bill.billId])
  else if (bill.state !== 'draft') await makeCodes(context, [bill.billId])
  await raiseOpenings(context, [from.id, to.id])
  const changes = [{ field: 'runName', before: from.name, after: to.name }]
  await billHistory.add(context, context.actor, [
    { runId: to.id, billId: bill.billId, act: 'moved', reason, changes },
  ])
  context.emit(billsChanged, { billBulkId: from.id })
  context.emit(billsChanged, { billBulkId: to.id })
  context.audit({
    action: 'bills.move',
    target: 'bill',
    targetId: bill.billId,
    before: { billNumber: bill.number, runName: from.name },
    after: { billNumber: bill.number, runName: to.name },
    reason,
  })
  return readBill(context, today, { billBulkId: to.id, billId: bill.billId })
}
