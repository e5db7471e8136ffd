import { and, eq, gt, gte, or } from 'drizzle-orm'
import type { Given } from '#platform/contract/call.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import { energyCost } from '#modules/charging/charging-rates/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { chargingSessions } from '../contract.ts'
import { pricedSessions } from './priced.ts'
import { readSessions } from './read.ts'
import { sessionTable as t } from './tables.ts'

/** What every session that touched today took since midnight: its end less the last that was counted before it. */
const today = `
  select coalesce(sum(t.counted_wh - coalesce((select max(s.counted_wh) from charging_sample s
    where s.community_id = t.community_id and s.session_id = t.id and s.at < $1 and t.started_at < $1), 0)), 0)::bigint as wh
  from charging_session t where t.started_at > $1::timestamptz - interval '3 days'
    and coalesce(t.ended_at, t.last_at) >= $1`

/** Sessions last three days at most before somebody looked at them. */
const longestOpen = 3 * 86_400_000

/** Whole NT$ of what was taken since midnight, rounded once: slices end there. */
async function amountSince(lease: Lease, midnight: Date): Promise<number> {
  const rows = await lease.db
    .select()
    .from(t)
    .where(
      and(
        gt(t.startedAt, new Date(midnight.getTime() - longestOpen)),
        or(eq(t.state, 'open'), gte(t.endedAt, midnight)),
      ),
    )
  const priced = [...(await pricedSessions(lease, rows)).values()]
  const since = priced.flatMap(({ slices }) => slices.filter(({ from }) => from >= midnight))
  return Math.round(energyCost(since) / 100_000)
}

/** What goes on now, and what today came to. */
export async function readDashboard(
  context: Context,
): Promise<Given<typeof chargingSessions.calls.dashboard>['data']> {
  const midnight = dayStart(context.now)
  const [open, [sum], todayAmount, waiting] = await Promise.all([
    readSessions(context, { condition: eq(t.state, 'open'), limit: 1000 }),
    context.query<{ wh: number }>(today, [midnight]),
    amountSince(context, midnight),
    context.db.$count(t, eq(t.review, 'needed')),
  ])
  return { open, todayWh: sum?.wh ?? 0, todayAmount, waiting }
}
