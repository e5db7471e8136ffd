import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { monthClosed, monthOpen, monthRuns } from '../problems.ts'

/** Held by whoever changes a line or closes a month: neither overtakes the other. */
export async function holdMonths(context: Context): Promise<void> {
  await oneAtATime(context, 'duty months')
}

/** Throws monthClosed when the month of this day is closed; the caller holds the months. */
export async function mustBeOpen(context: Context, day: string): Promise<void> {
  const month = day.slice(0, 7)
  const [closed] = await context.query('select month from duty_month where month = $1', [month])
  if (closed) throw monthClosed(month)
}

/** Whether nothing of a month changes any more. */
export const isClosed = async (context: Context, month: string): Promise<boolean> =>
  (await context.query('select from duty_month where month = $1', [month])).length > 0

/** Months that are closed, the newest first. */
export function listMonths(context: Context) {
  return context.query<{ month: string; closedAt: Date; closedBy: string }>(
    `select month, closed_at as "closedAt", closed_by_name as "closedBy" from duty_month order by month desc limit 120`,
  )
}

const unsettled = `
  select (
    select count(*) from duty_clock_entry t
    where to_char(t.work_date, 'YYYY-MM') = $1 and ((t.clocked_out_at is null and t.corrected_out_at is null) or exists (
      select from duty_clock_correction c where c.entry_id = t.id and c.decided_at is null))
  )::int + (
    select count(*) from duty_clock_correction c where c.entry_id is null and c.decided_at is null
      and to_char(c.clocked_in_at at time zone 'Asia/Taipei', 'YYYY-MM') = $1
  )::int as n`

/** Closes a month that is over and whole; closed already, it stays as it is. Throws monthRuns, monthOpen. */
export async function closeMonth(context: Context, { month }: { month: string }): Promise<void> {
  const { actor, now } = context
  if (month >= dayOf(now).slice(0, 7)) throw monthRuns()
  await holdMonths(context)
  const [open] = await context.query<{ n: number }>(unsettled, [month])
  if (open?.n) throw monthOpen(open.n)
  await context.query(
    `insert into duty_month (month, closed_at, closed_by, closed_by_name) values ($1, $2, $3, $4) on conflict do nothing`,
    [month, now, actor.accountId, actor.name],
  )
  context.audit({ action: 'clockEntries.closeMonth', target: 'dutyMonth', after: { month } })
}
