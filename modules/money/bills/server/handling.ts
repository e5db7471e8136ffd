import type { Lease } from '#platform/server/database.ts'
import type { BillRow, Handling } from '../shapes.ts'
import { waitingMoney } from './waiting-money.ts'

/** Nobody was told of a bill the last time, whoever asked for it. */
export const unreached = `(select n.outcome from bill_notice n where n.bill_id = b.id order by n.at desc, n.id desc limit 1)
  in ('nobody', 'declined', 'noWay', 'away')`
export const isTold = `exists (select from bill_notice n where n.bill_id = b.id and n.outcome = 'told')`
export const isAsked = `exists (select from bill_notice n where n.bill_id = b.id)`

// A demand names the bills that it asks for as they were first issued: of what a bill took over it asked as well.
const read = `
  select b.id, coalesce(w.count, 0) as waiting, d.step as "lastStep", coalesce(d.count, 0)::int as "stepCount",
    case when ${unreached} then 'unreached' when ${isTold} then 'told' when ${isAsked} then 'waiting' else 'none' end as notice
  from bill b left join (${waitingMoney}) w on w."householdId" = b.household_id
    left join lateral (select count(*) as count, (array_agg(d.step order by d.day desc, d.at desc))[1] as step from demand d
      where d.household_id = b.household_id and d.voided_at is null and (b.id = any(d.bill_ids) or exists (
        select from bill_line l where l.bill_id = b.id and l.arrears_bill_id = any(d.bill_ids)))) d on true
  where b.id = any($1)`

/** Bills with what is under way beside them: money that waits, dunning, notices. */
export async function withHandling(lease: Lease, bills: readonly BillRow[]): Promise<BillRow[]> {
  if (!bills.length) return []
  const rows = await lease.query<Handling & { id: string }>(read, [bills.map(({ billId }) => billId)])
  const known = new Map(rows.map(({ id, ...handling }) => [id, handling]))
  return bills.map((bill) => ({ ...bill, handling: known.get(bill.billId) ?? null }))
}
