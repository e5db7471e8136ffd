import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Storage } from '#platform/server/storage.ts'
import { createRun } from '#modules/money/bills/server/create.ts'
import { acceptGaps, readGaps } from '#modules/money/bills/server/gaps.ts'
import { setRunState } from '#modules/money/bills/server/run-states.ts'
import { checkPayout } from '#modules/money/bank-files/server/payouts.ts'
import { uncheckedPayouts } from '#modules/money/bank-files/server/public.ts'
import { bookAccounts } from '#modules/money/ledger/server/public.ts'
import { cashCheque } from '#modules/money/payments/server/cheques.ts'
import { takePayment } from '#modules/money/payments/server/take.ts'
import { addVoucher } from '#modules/money/vouchers/server/add.ts'
import { closeMonth } from '#modules/money/vouchers/server/months.ts'
import { accounts } from '../accounts.ts'
import type { Dice } from '../dice.ts'
import type { At, Month } from './at.ts'
import { bringFile, type Paid } from './bank.ts'
import { type Due, dueOf, habitOf } from './habits.ts'

const { manager, desk1, desk2 } = accounts
const { deskCash, bank, cheques } = bookAccounts

export interface Books {
  at: At
  storage: Storage
  dice: Dice
  now: Date
}

/** Drafts the run of a month, by the rates. Gives its id. */
export async function draftRun({ at }: Books, month: Month, when: Date, after: Month): Promise<string> {
  const billBulkId = newId()
  await createRun(at(manager, when), {
    billBulkId,
    provider: 'general',
    feeType: 'default-management',
    name: `${month.nth}月管理費`,
    cycle: 'month',
    startsOn: month.day(1),
    endsOn: month.lastDay,
    dueOn: month.day(15),
    barcodeUntil: after.day(14),
  })
  return billBulkId
}

/** Takes money of a household at the desk: for its bill, and what is more ahead. */
export async function atDesk({ at }: Books, due: Due, when: Date, ahead: number): Promise<void> {
  const isCheque = due.left + ahead > 15_000
  const day = dayOf(when)
  await takePayment(at(when.getUTCDate() % 2 ? desk1 : desk2, when), {
    paymentId: newId(),
    householdId: due.householdId,
    bills: [{ billId: due.billId, amount: due.left }],
    ahead,
    amount: due.left + ahead,
    channel: isCheque ? 'cheque' : 'cash',
    day,
    payerName: due.payer,
    lastDigits: '',
    chequeNumber: isCheque ? `AB${due.code.slice(-7)}` : '',
    chequeBank: isCheque ? '玉山銀行' : '',
    ...(isCheque ? { chequeDueOn: dayOf(new Date(when.getTime() + 7 * 86_400_000)) } : {}),
    note: '',
    isAnother: true,
  })
}

/** Cheques of the desk and cash go to the bank, what collectors paid out is checked against the statement, and the month is closed. */
export async function endMonth({ at, now }: Books, month: Month, after: Month): Promise<void> {
  const when = after.on(1, 18)
  if (when > now) return
  const context = at(manager, when)
  const [row] = await context.query<{ sum: number }>(
    'select coalesce(sum(amount), 0)::float8 as sum from ledger_line where number = $1',
    [deskCash],
  )
  const cash = Math.floor((row?.sum ?? 0) / 1000) * 1000
  if (cash > 0)
    await addVoucher(context, {
      voucherId: newId(),
      kind: 'transfer',
      day: after.day(1),
      moneyNumber: deskCash,
      againstNumber: bank,
      amount: cash,
      party: '',
      documentNumber: '',
      note: `${month.nth}月櫃台現金送存`,
      photoPath: '',
      isAnother: true,
    })
  const held = await context.query<{ paymentId: string }>(
    `select id as "paymentId" from payment where money_number = $1 and reversed_at is null and cheque_cashed_on is null
       and coalesce(cheque_due_on, day) <= $2::date order by id`,
    [cheques, after.day(1)],
  )
  for (const { paymentId } of held) await cashCheque(context, { paymentId, on: after.day(1) })
  if (after.on(3) > now) return
  const closing = at(manager, after.on(3))
  for (const { payoutOn, channel, count, gross, fee, net } of await uncheckedPayouts(closing, {
    from: month.day(1),
    to: month.lastDay,
  }))
    await checkPayout(closing, {
      payoutId: newId(),
      payoutOn,
      channel,
      count,
      gross,
      fee,
      statement: net,
      isAnother: true,
      note: '',
    })
  await closeMonth(closing, month.month)
}

/** A month as it went: the run is issued, files of the bank come, people pay at the desk. Gives its run. */
export async function playMonth(
  books: Books,
  { month, after, monthsAgo }: { month: Month; after: Month; monthsAgo: number },
): Promise<string> {
  const { at, storage, dice, now } = books
  const context = at(manager, month.on(1, 9))
  const runId = await draftRun(books, month, month.on(1, 9), after)
  const gaps = await readGaps(context, 'g.run_id = $1', [runId])
  if (gaps.length)
    await acceptGaps(context, {
      billBulkId: runId,
      gapIds: gaps.map(({ gapId }) => gapId),
      reason: '產權資料待補，先不計管理費',
    })
  await setRunState(context, { billBulkId: runId, billStatusEnum: 'issued', reason: '' })
  const due = (await dueOf(context, runId)).map((bill) => ({
    ...bill,
    habit: habitOf(bill.label, monthsAgo, dice),
  }))
  const of = (...habits: string[]) => due.filter(({ habit }) => habits.includes(habit))
  const bring = async (format: 'generic' | 'shops', day: number, bills: readonly Due[]) => {
    const when = month.on(day, 15)
    if (when > now) return
    const paid = bills.map(
      ({ code, left: amount }, nth): Paid => ({
        code,
        amount,
        on: month.day(Math.max(2, day - (nth % 6))),
        reference: `${month.month.replace('-', '')}${String(day).padStart(2, '0')}${String(nth).padStart(4, '0')}`,
      }),
    )
    await bringFile(
      at(manager, when),
      storage,
      format,
      paid.toSorted((a, b) => a.on.localeCompare(b.on)),
    )
  }
  await bring('generic', 12, of('atm'))
  for (const [nth, bill] of of('desk', 'ahead').entries()) {
    const when = month.on(3 + (nth % 12), 11)
    if (when <= now) await atDesk(books, bill, when, bill.habit === 'ahead' ? bill.left * 5 : 0)
  }
  await bring('shops', 14, of('shop'))
  return runId
}
