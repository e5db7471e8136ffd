import { dayAfter } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { createRun, issueRunOf } from '#modules/money/bills/server/public.ts'
import { bookAccounts } from '#modules/money/ledger/server/public.ts'
import type { ChargingBill, chargingBills, ChargingMonth } from '../contract.ts'
import { monthAfter } from '../days.ts'
import { monthNotApproved, nothingToInvoice } from '../problems.ts'
import { sections } from './days.ts'
import { readBills, readMonth } from './read-months.ts'
import { holdSessions, lockMonth, requireFresh, setMonth, tellMonth } from './write-months.ts'

/** 26310 Wh as papers say them: 26.310 度. */
const kwh = (wh: number) => `${(wh / 1000).toFixed(3)} 度`

/** A bill of charging as lines of a bill of fees. */
function linesOf(bill: ChargingBill, month: string) {
  const called = `${Number(month.slice(5))}月`
  const account = { accountNumber: bookAccounts.chargingIncome, kind: 'item' } as const
  return [
    {
      ...account,
      name: `${called}充電費`,
      basis: `${bill.sessionCount} 次，${kwh(bill.energyWh)}`,
      amount: bill.sessions,
    },
    { ...account, name: `${called}充電基本費`, basis: '', amount: bill.base },
    { ...account, name: `${called}充電超時占用`, basis: '', amount: bill.parking },
    { ...account, name: `${called}充電費調整`, basis: '', amount: bill.adjustments },
  ].filter(({ amount }) => amount !== 0)
}

/**
 * Issues an approved month as a billing run of the community's fees: one bill a household, with its codes, in the one ledger. Bills of
 * nothing are left out. Throws monthNotDrawn, monthChanged, monthInvoiced, monthNotApproved, monthStale, nothingToInvoice, and what
 * issuing says.
 */
export async function invoice(
  context: Context,
  seen: Taken<typeof chargingBills.calls.invoice>,
): Promise<ChargingMonth> {
  const { month, approvedAt } = await lockMonth(context, seen)
  if (!approvedAt) throw monthNotApproved()
  await holdSessions(context, month)
  await requireFresh(context, month)
  const bills = (await readBills(context, month, 'approved')).filter(({ total }) => total > 0)
  if (!bills.length) throw nothingToInvoice()
  const { dueDays } = await sections.all(context)
  const today = dayOf(context.now)
  const startsOn = `${month}-01`
  const dueOn = dayAfter(today, dueDays)
  const billBulkId = newId()
  const run = await createRun(context, {
    billBulkId,
    provider: 'general',
    feeType: 'default-management',
    name: `${Number(month.slice(0, 4)) - 1911} 年 ${Number(month.slice(5))} 月充電費`,
    cycle: 'once',
    startsOn,
    endsOn: dayAfter(`${monthAfter(month, 1)}-01`, -1),
    dueOn,
    barcodeUntil: dayAfter(dueOn, 30),
    bills: bills.map((bill) => ({
      householdId: bill.householdId,
      payerType: 'owner',
      lines: linesOf(bill, month),
    })),
  })
  await issueRunOf(context, { billBulkId, version: run.version })
  await setMonth(context, month, {
    invoicedAt: context.now,
    invoicedByName: context.actor.name,
    runId: billBulkId,
  })
  const total = bills.reduce((sum, bill) => sum + bill.total, 0)
  tellMonth(context, 'chargingBills.invoice', month, { billCount: bills.length, total })
  return readMonth(context, month)
}
