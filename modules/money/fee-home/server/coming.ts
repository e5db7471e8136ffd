import type { Context } from '#platform/server/context.ts'
import type { Coming } from '../contract.ts'

/** So many days ahead, and so many rows. */
const [days, most] = [45, 6]

const run = `r.name, r.id as "runId", r.provider, r.fee_type as "feeType"`
const owed = `
  from billing_run r join bill b on b.run_id = r.id and b.issued_at is not null and b.voided_at is null
    and b.settled_at is null and b.carried_to is null
  where r.state = 'issued'`
const sums = `count(distinct b.household_id)::int as count, sum(b.total - b.paid)::float8 as amount`

// What is due today is still to come; a payout of today is looked at under reconciliation.
const read = `
  with ahead as (
    select 'due' as kind, b.due_on as day, ${run}, ${sums} ${owed} group by r.community_id, r.id, b.due_on
    union all
    select 'barcodes', b.barcode_until, ${run}, ${sums} ${owed} and b.due_on < $1::date group by r.community_id, r.id, b.barcode_until
    union all
    select 'payout', p.payout_day, '', null, 'general', '', count(*)::int, sum(p.amount)::float8
    from payment p where p.reversed_at is null and p.payout_day > $1::date group by p.payout_day
    union all
    select 'draft', r.starts_on, ${run}, count(b.id)::int, coalesce(sum(b.total), 0)::float8
    from billing_run r left join bill b on b.run_id = r.id and b.voided_at is null
    where r.state = 'draft' group by r.community_id, r.id
  )
  select kind, day::text as day, name, "runId", provider, "feeType", count, amount from ahead
  where day between $1::date and $1::date + ${days} order by day, kind, name limit ${most}`

/** What comes next, the nearest day first. */
export const comingOf = (context: Context, today: string): Promise<Coming[]> =>
  context.query<Coming & Record<string, unknown>>(read, [today])
