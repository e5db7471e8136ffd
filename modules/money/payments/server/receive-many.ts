import { newId } from '#platform/contract/new-id.ts'
import { dayOf, taipei } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { lockCounter } from '#platform/server/serial-numbers.ts'
import { settleWhole } from '#modules/money/bills/server/public.ts'
import { bookAccounts, postMany } from '#modules/money/ledger/server/public.ts'
import { paymentChanged } from '../events.ts'
import { moneyOf, type ReceivedPayment } from './receive.ts'

const receive = `
  insert into payment (id, source, channel, amount, open, day, paid_at, agency_day, credit_day, payout_day, household_id, code, last_digits,
    money_number, taken_at, taken_by, taken_by_name)
  select p."paymentId", p.source, p.channel, p.amount, p.amount, p.day, p."paidAt", p."agencyDay", p."creditDay", p."payoutDay", p."householdId",
    p.code, p."lastDigits", p."moneyNumber", $2, $3, $4
  from json_to_recordset($1) as p("paymentId" uuid, source text, channel text, amount bigint, day date, "paidAt" timestamptz,
    "agencyDay" date, "creditDay" date, "payoutDay" date, "householdId" uuid, code text, "lastDigits" text, "moneyNumber" smallint)`

/**
 * Takes in what a file of a bank brought, in a few statements, as `receivePayment` takes one. The caller sees to it that each comes
 * once, and leaves the line of the audit for the file. Throws a conflict with a sentence when the month of a day is closed.
 */
export async function receiveMany(context: Context, received: readonly ReceivedPayment[]): Promise<void> {
  if (!received.length) return
  const { accountId, name } = context.actor
  const rows = received.map((one) => ({
    code: '',
    lastDigits: '',
    ...one,
    moneyNumber: one.moneyNumber ?? moneyOf(one),
  }))
  await context.query(receive, [JSON.stringify(rows), context.now, accountId, name])
  await postMany(
    context,
    rows.map(({ day, paymentId: sourceId, amount, moneyNumber }) => ({
      day,
      kind: 'payment',
      sourceId,
      lines: [
        { number: moneyNumber, amount },
        { number: bookAccounts.unmatched, amount: 0 - amount },
      ],
    })),
  )
}

const keep = `
  with given as (
    select g.* from json_to_recordset($1) as g("allocationId" uuid, "sourceId" uuid, "billId" uuid, "settlementId" uuid,
      "householdId" uuid, amount bigint, "entryId" uuid, "receiptId" uuid, number integer)
  ), spent as (
    update payment p set open = p.open - g.amount, household_id = g."householdId"
    from given g where p.id = g."sourceId"
  ), kept as (
    insert into payment_allocation (id, payment_id, kind, bill_id, settlement_id, household_id, amount, entry_id, at, account_id, account_name)
    select g."allocationId", g."sourceId", 'bill', g."billId", g."settlementId", g."householdId", g.amount, g."entryId", $2, $3, $4
    from given g
  )
  insert into receipt (id, year, number, allocation_id, amount, issued_at, issued_by_name)
  select g."receiptId", $5, g.number, g."allocationId", g.amount, $2, $4 from given g`

/**
 * Puts many payments that were just taken in to bills whose rest is exactly theirs, each as a whole, with receipts in the order
 * that is given. Gives the payments that were put to their bills; another one stays open.
 */
export async function allocateMany(
  context: Context,
  given: readonly { paymentId: string; billId: string; amount: number }[],
): Promise<ReadonlySet<string>> {
  const place = new Map(given.map(({ paymentId }, nth) => [paymentId, nth]))
  const settled = await settleWhole(
    context,
    given.map(({ paymentId: sourceId, ...one }) => ({ ...one, sourceId })),
  )
  if (!settled.length) return new Set()
  const inOrder = settled.toSorted((a, b) => (place.get(a.sourceId) ?? 0) - (place.get(b.sourceId) ?? 0))
  const rows = inOrder.map((one) => ({ ...one, allocationId: newId(), receiptId: newId() }))
  const day = dayOf(context.now)
  const { year } = taipei(context.now)
  const counter = await lockCounter(context, `receipt ${year}`)
  await counter.set(counter.last + rows.length)
  const entryIds = await postMany(
    context,
    rows.map(({ allocationId: sourceId, amount, householdId }) => ({
      day,
      kind: 'allocation',
      sourceId,
      lines: [
        { number: bookAccounts.unmatched, amount },
        { number: bookAccounts.receivable, amount: 0 - amount, householdId },
      ],
    })),
  )
  const numbered = rows.map((row, nth) => ({
    ...row,
    entryId: entryIds[nth],
    number: counter.last + nth + 1,
  }))
  const { accountId, name } = context.actor
  await context.query(keep, [JSON.stringify(numbered), context.now, accountId, name, year])
  for (const { sourceId: paymentId, billId } of rows.slice(0, 1))
    context.emit(paymentChanged, { paymentId, billIds: [billId] })
  return new Set(rows.map(({ sourceId }) => sourceId))
}
