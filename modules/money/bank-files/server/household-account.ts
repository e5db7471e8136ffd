import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { currentHouseholdId, namesOf } from '#modules/homes/households/server/public.ts'
import { openBills } from '#modules/money/payments/server/public.ts'
import { prepaymentOf } from '#modules/money/prepayments/server/public.ts'
import type { AccountLine, HouseholdAccount } from '../paid-shapes.ts'

// By the day on which something was due or paid, whenever it was booked. What a bill took over of another one is neither due
// again nor paid.
const lines = `
  with moved as (
    select b.issued_at as at, 0 as nth, (b.issued_at at time zone 'Asia/Taipei')::date as "on", 'bill' as kind, r.name as "runName",
      '' as channel, b.total - coalesce((select sum(l.amount) from bill_line l where l.bill_id = b.id and l.kind = 'arrears'), 0) as amount,
      null::uuid as "paymentId", b.id
    from bill b join billing_run r on r.id = b.run_id
    where b.household_id = $1 and b.issued_at is not null and b.voided_at is null
    union all
    select s.at, 1, case when s.undoes_id is null and p.id is not null
        then coalesce(l.paid_on, (p.paid_at at time zone 'Asia/Taipei')::date) else (s.at at time zone 'Asia/Taipei')::date end,
      case when s.undoes_id is not null then 'undone' else s.kind end, r.name, coalesce(l.channel, p.channel, ''), -s.amount,
      case when s.undoes_id is null then p.id end, s.id
    from bill_settlement s join bill b on b.id = s.bill_id join billing_run r on r.id = b.run_id
      left join payment p on p.id = s.source_id left join bank_line l on l.id = p.id
    where b.household_id = $1 and s.kind <> 'carried' and b.voided_at is null
  )
  select "on"::text, kind, "runName", channel, amount::float8 as amount, "paymentId",
    (sum(amount) over (order by "on", at, nth, id))::float8 as balance, (count(*) over ())::int as count
  from moved order by "on" desc, at desc, nth desc, id desc limit 60`

/** What a household owes and paid, the newest first. Throws notFound. */
export async function accountOf(
  context: Context,
  { householdId: given }: { householdId: string },
): Promise<HouseholdAccount> {
  const householdId = await currentHouseholdId(context, given)
  const [household] = await context.query<{ label: string; names: string[] }>(
    `select h.label, ${namesOf} as names from household h where h.id = $1`,
    [householdId],
  )
  if (!household) throw problems.notFound()
  const rows = await context.query<AccountLine & { count: number } & Record<string, unknown>>(lines, [
    householdId,
  ])
  const open = await openBills(context, householdId)
  return {
    ...household,
    householdId,
    owed: open.reduce((sum, { left }) => sum + left, 0),
    prepayment: await prepaymentOf(context, householdId),
    open: open.map(({ runName, left, dueOn }) => ({ runName, left, dueOn })),
    lines: rows.map(({ count: _, ...line }) => line),
    count: rows[0]?.count ?? 0,
  }
}
