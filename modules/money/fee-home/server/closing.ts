import { dayAfter } from '#modules/money/bills/server/public.ts'
import { lastDayOf } from '#platform/contract/days.ts'
import type { Context } from '#platform/server/context.ts'
import { uncheckedPayouts } from '#modules/money/bank-files/server/public.ts'
import { balanceOf, bookAccounts } from '#modules/money/ledger/server/public.ts'
import type { ClosingCheck, FeeSummary } from '../contract.ts'

const day = 86_400_000

/** The month that was over last, as long as it is open and something was booked to it or before; else that of today. */
async function monthToClose(context: Context, closed: string | null, today: string): Promise<string> {
  const first = `${today.slice(0, 7)}-01`
  const over = new Date(Date.parse(first) - day).toISOString().slice(0, 10)
  if (closed && closed >= over) return today.slice(0, 7)
  const [row] = await context.query<{ has: boolean }>(
    'select exists (select from ledger_entry where day <= $1::date) as has',
    [over],
  )
  return (row?.has ? over : today).slice(0, 7)
}

const read = `
  select
    (select json_build_array(count(*), coalesce(sum(open), 0)) from payment
      where open > 0 and reversed_at is null and day <= $1::date) as unmatched,
    (select json_build_array(count(*), coalesce(sum(amount), 0)) from refund
      where state in ('requested', 'approved') and requested_at < ($1::date + 1)) as refunds,
    (select json_build_array(count(distinct r.id), coalesce(sum(b.total), 0)) from billing_run r
      left join bill b on b.run_id = r.id and b.voided_at is null
      where r.state = 'draft' and r.starts_on <= $1::date) as drafts`

type Pair = [count: number, amount: number]
type Row = Record<'unmatched' | 'refunds' | 'drafts', Pair>

/** 月結檢查: what stands in the way of closing the month that is next; closing it closes all before. Closing itself is the cash book's. */
export async function closingOf(
  context: Context,
  { closed, today }: { closed: string | null; today: string },
): Promise<FeeSummary['closing']> {
  const month = await monthToClose(context, closed, today)
  const lastDay = lastDayOf(month)
  const [row] = await context.query<Row>(read, [lastDay])
  const payouts = await uncheckedPayouts(context, {
    from: closed ? dayAfter(closed, 0, 1) : '1900-01-01',
    to: lastDay < today ? lastDay : today,
  })
  const cash = await balanceOf(context, bookAccounts.deskCash)
  const left = Math.max(0, Math.round((Date.parse(lastDay) - Date.parse(today)) / day) + 1)
  const of = (name: keyof Row): ClosingCheck => {
    const [count, amount] = row?.[name] ?? [0, 0]
    return { name, count, amount }
  }
  return {
    month,
    lastDay,
    checks: [
      { name: 'month', count: left, amount: 0 },
      of('unmatched'),
      {
        name: 'payouts',
        count: payouts.length,
        amount: payouts.reduce((sum, { gross }) => sum + gross, 0),
      },
      { name: 'cash', count: cash === 0 ? 0 : 1, amount: cash },
      of('refunds'),
      of('drafts'),
    ],
  }
}
