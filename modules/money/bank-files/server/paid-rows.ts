import type { Lease } from '#platform/server/database.ts'
import type { LineClass } from '../line-shapes.ts'
import type { PaidPart } from '../paid-shapes.ts'
import { showReceipt } from '#modules/money/payments/server/public.ts'
import type { Asked } from './understand.ts'

/** A payment with the line of the bank that it is, as they are kept. */
export interface PaidRow {
  paymentId: string
  householdId: string | null
  label: string
  isBank: boolean
  channel: string
  amount: number
  open: number
  paidOn: string
  paidTime: string
  agencyOn: string | null
  creditedOn: string
  payoutOn: string | null
  takenAt: Date
  takenBy: string
  fileName: string
  lineNumber: number
  code: string
  payerTail: string
  payerName: string
  firstClass: LineClass | null
  postponedUntil: string | null
  isRefunding: boolean
  reversedAt: Date | null
  reversedBy: string
  reverseReason: string
  bookedAs: string
}

const columns = `p.id as "paymentId", p.household_id as "householdId", coalesce(h.label, '') as label,
  p.source = 'bankLine' as "isBank", coalesce(l.channel, p.channel) as channel, p.amount::float8 as amount, p.open::float8 as open,
  coalesce(l.paid_on, (p.paid_at at time zone 'Asia/Taipei')::date)::text as "paidOn", coalesce(l.paid_time, '') as "paidTime",
  p.agency_day::text as "agencyOn", coalesce(l.credited_on, p.day)::text as "creditedOn", l.payout_on::text as "payoutOn", p.taken_at as "takenAt",
  p.taken_by_name as "takenBy", coalesce(f.file_name, '') as "fileName", coalesce(l.line_number, 0) as "lineNumber", p.code,
  p.last_digits as "payerTail", p.payer_name as "payerName", l.class as "firstClass", l.postponed_until::text as "postponedUntil",
  exists (select from refund r where r.payment_id = p.id and r.kind = 'refund' and r.state in ('requested', 'approved')) as "isRefunding",
  p.reversed_at as "reversedAt", p.reversed_by_name as "reversedBy", p.reverse_reason as "reverseReason",
  case when l.booked_id is not null then (select a.target from bank_line_act a where a.line_id = l.id and a.kind = 'booked'
    order by a.at desc limit 1) else '' end as "bookedAs"`

const from = `payment p left join bank_line l on l.id = p.id left join bank_file f on f.id = l.file_id
  left join household h on h.id = p.household_id`

/** Whose: by the payment, by what it was put to, or by any account that the household ever had. */
const ofHousehold = (ids: string) => `(p.household_id = any(${ids}) or l.household_id = any(${ids})
  or exists (select from payment_allocation a where a.payment_id = p.id and a.household_id = any(${ids}))
  or p.code in (select c.code from bill_code c join bill b on b.id = c.bill_id where b.household_id = any(${ids})))`

const days = (first: string, last: string) => `(${first}::date is null
  or coalesce(l.paid_on, (p.paid_at at time zone 'Asia/Taipei')::date) between ${first}::date and ${last}::date
  or p.day between ${first}::date and ${last}::date)`

const where = `($1::uuid[] is null or ${ofHousehold('$1')})
  and ($2::bigint is null or p.amount = $2 or ($3 <> '' and (p.last_digits like '%' || $3 or p.code like '%' || $3
    or l.payer_account like '%' || $3 or p.cheque_number like '%' || $3 or l.reference like '%' || $3)))
  and ($2::bigint is not null or $3 = '' or p.last_digits like '%' || $3 or p.code like '%' || $3 or l.payer_account like '%' || $3
    or p.cheque_number like '%' || $3 or l.reference like '%' || $3)
  and ($4 = '' or p.code = $4 or l.payer_account = $4 or l.reference = $4 or exists (select from bill_code c
    join bill b on b.id = c.bill_id where c.code = p.code and replace(b.number, '-', '') = $4))
  and ($5 = '' or strpos(lower(p.payer_name), lower($5)) > 0 or ${ofHousehold('$6::uuid[]')})
  and ${days('$7', '$8')}`

/** How many are shown. */
const most = 20

/** Payments that what was asked means, the newest first; and how many there are. */
export async function findRows(
  lease: Lease,
  { said, typed, householdIds, namesakes }: Asked,
): Promise<{ rows: PaidRow[]; count: number }> {
  const values = [
    householdIds,
    typed.amount ?? (typed.number ? Number(typed.number) : null),
    typed.digits || typed.number,
    said.code,
    said.name,
    namesakes,
    said.from ?? said.to,
    said.to ?? said.from,
  ]
  const rows = await lease.query<PaidRow & Record<string, unknown>>(
    `select ${columns} from ${from} where ${where} order by p.paid_at desc, p.id limit ${most}`,
    values,
  )
  if (rows.length < most) return { rows, count: rows.length }
  const [counted] = await lease.query<{ count: number }>(
    `select count(*)::int as count from payment p left join bank_line l on l.id = p.id where ${where}`,
    values,
  )
  return { rows, count: counted?.count ?? rows.length }
}

type PartRow = PaidPart & { paymentId: string; year: number | null; nth: number | null }

/** What payments were put to, the first first, with what was taken back since. */
export async function partsOfPayments(
  lease: Lease,
  ids: readonly string[],
): Promise<Map<string, PaidPart[]>> {
  const rows = await lease.query<PartRow & Record<string, unknown>>(
    `select a.payment_id as "paymentId", a.id as "writeoffId", a.kind, coalesce(r.name, n.name, '') as "runName", coalesce(h.label, '') as label, a.amount::float8 as amount, a.at,
       a.account_name as by, c.id as "receiptId", c.year, c.number as nth, u.at as "undoneAt"
     from payment_allocation a left join household h on h.id = a.household_id left join bill b on b.id = a.bill_id
       left join ledger_account n on n.number = a.account_number
       left join billing_run r on r.id = b.run_id left join receipt c on c.allocation_id = a.id
       left join payment_allocation u on u.undoes_id = a.id
     where a.payment_id = any($1) and a.undoes_id is null order by a.at, a.id`,
    [ids],
  )
  const parts = new Map<string, PaidPart[]>()
  for (const { paymentId, year, nth, ...part } of rows) {
    const receiptNumber = year && nth ? showReceipt(year, nth) : ''
    parts.set(paymentId, [...(parts.get(paymentId) ?? []), { ...part, receiptNumber }])
  }
  return parts
}
