import type { Lease } from '#platform/server/database.ts'
import { waitingMoney } from './read-debts.ts'

const due = `
  with late as (
    select b.household_id as id, sum(b.total - b.paid)::float8 as amount, min(b.due_on) as since from bill b
    where b.issued_at is not null and b.voided_at is null and b.settled_at is null and b.carried_to is null and b.due_on < $1::date
      and b.household_id not in (select w."householdId" from (${waitingMoney}) w)
    group by b.household_id
  )
  select count(*) as count, coalesce(sum(amount), 0)::float8 as amount, min(since)::timestamptz as since,
    count(*) filter (where not exists (select from demand d where d.household_id = late.id and d.voided_at is null
      and d.day > late.since and d.term_on >= $1::date)) as due
  from late`

/** Overdue households without those whose money waits; `due`: of them, whose next step is due, since no term runs. */
export async function dueToDun(
  lease: Lease,
  today: string,
): Promise<{ count: number; amount: number; since: Date | null; due: number }> {
  const [row] = await lease.query<{ count: number; amount: number; since: Date | null; due: number }>(due, [
    today,
  ])
  return row ?? { count: 0, amount: 0, since: null, due: 0 }
}
