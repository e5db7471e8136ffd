import { paidOn } from '#modules/money/payments/server/public.ts'
import type { Lease } from '#platform/server/database.ts'
import type { AgedBill } from '../aging.ts'

/** A bill as it is read for its age; `isOpen` is what is owed, `isPaidLate` what bore interest, the others only say how old that is. */
export interface OpenBill extends AgedBill {
  householdId: string
  /** Whom it is billed to; '' where nobody was known. */
  payer: string
  runId: string
  feeType: string
  provider: 'general' | 'kgi'
  number: string
  runName: string
  /** The days that it is for. */
  period: string
  total: number
  left: number
  isOpen: boolean
  isPaidLate: boolean
}

const standing = `s.bill_id = b.id and s.undoes_id is null
  and not exists (select from bill_settlement u where u.undoes_id = s.id)`
const stands = `${standing} and s.kind <> 'carried'`

// Interest of what is paid by now is forgotten by nobody before it lapses after five years. What a bill took over was late before it was issued.
const bills = `
  with recursive root as (
    select b.id, b.settled_at is not null as paid from bill b
      join billing_run r on r.community_id = b.community_id and r.id = b.run_id
    where b.issued_at is not null and b.voided_at is null and b.carried_to is null
      and ($1::uuid[] is null or b.household_id = any($1)) and ($2::text is null or r.fee_type = $2)
      and (b.settled_at is null or ($3 and b.settled_at > now() - interval '5 years'
        and (exists (select from bill_line l where l.bill_id = b.id and l.kind = 'arrears')
          or (b.settled_at at time zone 'Asia/Taipei')::date > b.due_on
            and exists (select from bill_settlement s where ${stands} and ${paidOn('s')} > b.due_on))))
  ), wanted as (
    select id from root
    union
    select l.arrears_bill_id from wanted w join bill_line l on l.bill_id = w.id where l.arrears_bill_id is not null
  )
  select b.id, b.household_id as "householdId", b.payer_name as payer, b.run_id as "runId", r.fee_type as "feeType", r.provider, b.number, r.name as "runName", b.due_on::text as "dueOn",
    r.starts_on || ' ' || r.ends_on as period,
    b.total::float8 as total, (b.total - b.paid)::float8 as "left", coalesce(not o.paid, false) as "isOpen", coalesce(o.paid, false) as "isPaidLate",
    (select coalesce(sum(l.amount), 0)::float8 from bill_line l where l.bill_id = b.id and l.kind <> 'arrears') as own,
    (select coalesce(json_agg(json_build_object('billId', l.arrears_bill_id, 'amount', l.amount)), '[]') from bill_line l
      where l.bill_id = b.id and l.kind = 'arrears') as arrears,
    (select coalesce(json_agg(json_build_object('amount', s.amount, 'on', ${paidOn('s')})), '[]')
      from bill_settlement s where ${stands}) as settled,
    (select coalesce(json_agg(json_build_object('billId', s.source_id, 'amount', s.amount) order by s.at, s.id), '[]')
      from bill_settlement s where ${standing} and s.kind = 'carried') as carried, b.carried_to as "carriedTo"
  from wanted w join bill b on b.id = w.id join billing_run r on r.id = b.run_id left join root o on o.id = b.id
  order by b.due_on, b.number`

export interface Wanted {
  householdIds?: readonly string[] | undefined
  feeType?: string | undefined
  /** Those that are paid by now and were paid late as well. */
  withPaid?: boolean | undefined
}

/** Bills that are owed, and those whose rest they took over. */
export const readBills = (
  lease: Lease,
  { householdIds, feeType, withPaid = false }: Wanted,
): Promise<OpenBill[]> => lease.query<OpenBill>(bills, [householdIds ?? null, feeType ?? null, withPaid])
