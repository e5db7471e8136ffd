import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import {
  type EntryReport,
  mostDays,
  mostMissing,
  type receipts,
  type ReceiptYear,
} from '../receipt-contract.ts'
import { providerOf } from './provider-of.ts'
import { showReceipt } from './receipt-book.ts'
import { endOf, startOf } from './receipts.ts'

type Calls = typeof receipts.calls
type Input = Omit<Taken<Calls['listEntries']>, 'view'>
/** A year and the number in it. */
type Nth = [year: number, number: number]
type Row = Omit<EntryReport, 'first' | 'last' | 'voidedNumbers'> & { first: Nth; last: Nth; voids: Nth[] }
const day = 86_400_000

const holds = 'r.voided_at is null'
const sumOf = (where: string) => `coalesce(sum(r.amount) filter (where ${where}), 0)::float8`
const select = (by: string, channel: string, groups: string) => `
  select (r.issued_at at time zone 'Asia/Taipei')::date::text as day, ${by} as by, ${channel} as channel,
    count(*) filter (where ${holds})::int as count, ${sumOf(holds)} as amount,
    ${sumOf(`${holds} and a.kind = 'bill'`)} as "toBills", ${sumOf(`${holds} and a.kind = 'prepayment'`)} as "toPrepayment",
    count(*) filter (where not ${holds})::int as voided, ${sumOf(`not ${holds}`)} as "voidedAmount",
    min(array[r.year::int, r.number]) as first, max(array[r.year::int, r.number]) as last,
    coalesce(json_agg(json_build_array(r.year, r.number) order by r.year, r.number) filter (where not ${holds}), '[]') as voids
  from receipt r join payment_allocation a on a.community_id = r.community_id and a.id = r.allocation_id
    join payment p on p.community_id = a.community_id and p.id = a.payment_id
    left join bill b on b.community_id = a.community_id and b.id = a.bill_id
    left join billing_run u on u.community_id = b.community_id and u.id = b.run_id
  where r.issued_at >= $1 and r.issued_at < $2 and ($3::text is null or p.channel = $3)
    and ($4::text is null or ${providerOf('p', 'u')} = $4) and strpos(r.issued_by_name, $5) > 0
  group by ${groups} order by day desc, ${groups}`
const views = {
  clerks: select('r.issued_by_name', 'p.channel', '1, 2, 3'),
  days: select(`''`, 'null', '1'),
} as const

/** The days that are meant: the last 30, and never more than `mostDays`. */
export function daysOf(
  context: Context,
  { from, to = dayOf(context.now) }: Input,
): { from: string; to: string } {
  const before = (days: number) => dayOf(new Date(Date.parse(to) - days * day))
  const earliest = before(mostDays)
  const wanted = from ?? before(30)
  return { from: wanted > earliest ? wanted : earliest, to }
}

/** Receipts by day of issue, and by clerk and channel where the view has them; the newest day first. */
export async function entriesOf(
  context: Context,
  view: keyof typeof views,
  input: Input,
): Promise<EntryReport[]> {
  const { from, to } = daysOf(context, input)
  const { channel, provider, by } = input
  const values = [startOf(from), endOf(to), channel ?? null, provider ?? null, by]
  const rows = await context.query<Row>(views[view], values)
  return rows.map(({ first, last, voids, ...row }) => ({
    ...row,
    first: showReceipt(...first),
    last: showReceipt(...last),
    voidedNumbers: voids.map((nth) => showReceipt(...nth)),
  }))
}

interface Book {
  year: number
  last: number
  count: number
  voided: number
}

const books = `
  select year, max(number) as last, count(*)::int as count, count(voided_at)::int as voided
  from receipt where year between $1 and $2 group by year order by year desc`
const gaps = `
  select n::int as n from generate_series(1, $2::int) n
  where not exists (select from receipt where year = $1 and number = n) order by n limit ${mostMissing}`

/** What is said of the book of a year: 到 2026-00017，共 17 號，作廢 1 號，沒有缺號. */
export const sayYear = ({ last, count, voided, missing }: ReceiptYear): string =>
  `到 ${last}，共 ${count} 號，作廢 ${voided} 號，${missing.length ? `缺號 ${missing.join('、')}` : '沒有缺號'}`

/** The books of receipts of the years that are asked for, and the numbers that are missing in them: none, as long as all is well. */
export async function yearsOf(context: Context, input: Input): Promise<ReceiptYear[]> {
  const { from, to } = daysOf(context, input)
  const rows = await context.query<Book & Record<string, unknown>>(books, [
    Number(from.slice(0, 4)),
    Number(to.slice(0, 4)),
  ])
  return Promise.all(
    rows.map(async ({ year, last, count, voided }) => ({
      year,
      last: showReceipt(year, last),
      count,
      voided,
      missing:
        count === last
          ? []
          : (await context.query<{ n: number }>(gaps, [year, last])).map(({ n }) => showReceipt(year, n)),
    })),
  )
}

/** 收據日報. */
export async function listEntries(context: Context, { view, ...input }: Taken<Calls['listEntries']>) {
  return { data: await entriesOf(context, view, input), years: await yearsOf(context, input) }
}
