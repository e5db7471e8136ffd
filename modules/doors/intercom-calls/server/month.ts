import type { Lease } from '#platform/server/database.ts'
import { sections } from '#modules/doors/intercom-sentries/server/public.ts'
import type { CallMonth } from '../contract.ts'

const byHousehold = `
  select c.household_id as "householdId", coalesce(h.label, '') as label, count(*)::int as calls,
    count(*) filter (where c.result = 'missed')::int as missed,
    sum(c.paid_seconds)::int as "paidSeconds", sum(c.cost_cents)::int as "costCents"
  from intercom_call c left join household h on h.community_id = c.community_id and h.id = c.household_id
  where to_char(c.started_at at time zone 'Asia/Taipei', 'YYYY-MM') = $1
    and c.started_at >= ($1 || '-01')::timestamp at time zone 'Asia/Taipei'
    and c.started_at < (($1 || '-01')::timestamp + interval '1 month') at time zone 'Asia/Taipei'
  group by c.household_id, h.label order by sum(c.cost_cents) desc, count(*) desc, h.label`

interface Row extends Record<string, unknown> {
  householdId: string | null
  label: string
  calls: number
  missed: number
  paidSeconds: number
  costCents: number
}

/** What calls of a month (2026-11) came to, by household. */
export async function showMonth(lease: Lease, month: string): Promise<CallMonth> {
  const [rows, { monthlyMinutes }] = await Promise.all([
    lease.query<Row>(byHousehold, [month]),
    sections.all(lease),
  ])
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    month,
    calls: sum(({ calls }) => calls),
    missed: sum(({ missed }) => missed),
    paidSeconds: sum(({ paidSeconds }) => paidSeconds),
    costCents: sum(({ costCents }) => costCents),
    monthlyMinutes,
    households: rows.flatMap(({ householdId, label, calls, paidSeconds, costCents }) =>
      householdId ? [{ householdId, label, calls, paidSeconds, costCents }] : [],
    ),
  }
}
