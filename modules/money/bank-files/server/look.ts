import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import type { bankPaid } from '../paid-contract.ts'
import type { ChannelNews, PaidAnswer, PaidItem } from '../paid-shapes.ts'
import { officeDaysAfter, officeDaysIn } from '#modules/communities/office-days/server/public.ts'
import { bankDays } from './arrival.ts'
import { checkOf } from './check-code.ts'
import { classify } from './classify.ts'
import { factsOfCodes } from './code-facts.ts'
import { findRows, type PaidRow, partsOfPayments } from './paid-rows.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { type Asked, understand } from './understand.ts'
import { findBooked } from './booked.ts'
import { findReturned } from './returned.ts'
import { askedOf, differenceOf, linesById } from './waiting.ts'

/** Finds money by what a resident says, with where it went and why; or how far the files have come. Audited. */
export async function lookForPayment(
  context: Context,
  input: Taken<typeof bankPaid.calls.look>,
): Promise<PaidAnswer> {
  const asked = await understand(context, context.now, input)
  const { said, typed } = asked
  const isAsked = said.households > 0 || Object.values(typed).some((value) => value !== null && value !== '')
  const { rows, count } = isAsked && !said.rest ? await findRows(context, asked) : { rows: [], count: 0 }
  const found = await withStories(context, rows)
  if (isAsked)
    context.audit({
      action: 'bankFiles.look',
      ...(said.householdId && { target: 'household', targetId: said.householdId }),
      after: { searchedFor: input.text, total: count },
    })
  return {
    understood: said,
    found,
    count,
    near: found.length || !isAsked ? [] : await nearTo(context, asked),
    channels:
      found.length || !isAsked ? [] : await newsOfChannels(context, paidDay(asked, dayOf(context.now))),
  }
}

async function withStories(lease: Lease, rows: readonly PaidRow[]): Promise<PaidItem[]> {
  const facts = await factsOfCodes(
    lease,
    rows.map(({ code }) => code),
  )
  const strange = rows.filter(({ code, isBank }) => isBank && !facts.has(code))
  const check = await checkOf(lease, strange)
  const labels = await labelsOf(
    lease,
    [...facts.values()].map(({ householdId }) => householdId),
  )
  const parts = await partsOfPayments(
    lease,
    rows.map(({ paymentId }) => paymentId),
  )
  const untouched = rows.filter(
    ({ isBank, open, amount, reversedAt }) => isBank && open === amount && !reversedAt,
  )
  const waiting = await askedOf(
    lease,
    await linesById(
      lease,
      untouched.map(({ paymentId }) => paymentId),
    ),
  )
  const booked = await findBooked(lease, waiting)
  const returned = await findReturned(lease, waiting)
  return rows.map((row) => {
    const bill = facts.get(row.code)
    const { amount, code, paidOn, channel, isBank } = row
    const now = isBank
      ? classify({
          kind: 'in',
          amount: row.open || amount,
          paidOn,
          channel,
          bill,
          check: check(code, amount),
          isBooked: booked.has(row.paymentId),
          isReturned: returned.has(row.paymentId),
        })
      : null
    return {
      ...row,
      class: now,
      difference: now ? differenceOf({ amount: row.open }, now, bill) : 0,
      bill: bill
        ? {
            runName: bill.runName,
            label: labels.get(bill.householdId) ?? '',
            state: bill.isRunWithdrawn ? 'withdrawn' : bill.state,
            settledAt: bill.settledAt,
            left: bill.left,
          }
        : null,
      parts: parts.get(row.paymentId) ?? [],
    }
  })
}

/** The day that was said, else today. */
const paidDay = ({ said }: Asked, today: string): string => {
  if (!said.from || !said.to) return today
  const middle = dayAfter(said.from, Math.floor((Date.parse(said.to) - Date.parse(said.from)) / 172_800_000))
  return middle > today ? today : middle
}

/** Other amounts of the same household in those days; without days in the last two months. */
async function nearTo(context: Context, asked: Asked): Promise<PaidAnswer['near']> {
  const { said, typed } = asked
  if (!said.householdId) return []
  const today = dayOf(context.now)
  const { rows } = await findRows(context, {
    ...asked,
    typed: { ...typed, amount: null, number: '', digits: '' },
    said: { ...said, code: '', name: '', from: said.from ?? dayAfter(today, -60), to: said.to ?? today },
    householdIds: [said.householdId],
  })
  return rows.slice(0, 3).map(({ amount, channel, paidOn }) => ({ amount, channel, paidOn }))
}

/** How far the files of each channel have come, and when what was paid that day is in one. */
async function newsOfChannels(context: Context, paidOn: string): Promise<ChannelNews[]> {
  const rows = await context.query<{ channel: string; importedAt: Date; paidThrough: string }>(
    `select l.channel, max(f.imported_at) as "importedAt", max(l.paid_on)::text as "paidThrough"
     from bank_line l join bank_file f on f.id = l.file_id
     where l.kind = 'in' and coalesce(l.payout_on, l.credited_on) > $1 group by l.channel`,
    [dayAfter(paidOn, -400)],
  )
  const { isOff } = await officeDaysIn(context, paidOn, dayAfter(paidOn, 30))
  const told = new Map(rows.map(({ channel, ...news }) => [channel, news]))
  return [...new Set([...Object.keys(bankDays), ...told.keys()])].map((channel) => {
    const days = bankDays[channel]
    const { importedAt = null, paidThrough = null } = told.get(channel) ?? {}
    return { channel, importedAt, paidThrough, expectOn: days ? officeDaysAfter(paidOn, days, isOff) : null }
  })
}
