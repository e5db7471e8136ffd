import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Level } from '#modules/building/alarm-points/contract.ts'
import type { alarmEvents, Analysis } from '../contract.ts'

type Call = typeof alarmEvents.calls.analyze

const some = `from alarm_event where not is_drill and created_at >= $1 and created_at < $2 and ($3::int is null or level = $3) and ($4 or not is_private)`
const local = `created_at at time zone 'Asia/Taipei'`
const seconds = `extract(epoch from acknowledged_at - created_at)`

const perLevel = `select level, count(*)::int as count,
  (percentile_cont(0.5) within group (order by ${seconds}))::int as "halfSeconds",
  (percentile_cont(0.9) within group (order by ${seconds}))::int as "mostSeconds" ${some} group by level order by level desc`
const perWeek = `select to_char(date_trunc('week', ${local}), 'YYYY-MM-DD') as week, level, count(*)::int as count ${some}
  group by 1, 2 order by 1`
const perPlace = `select place as name, count(*)::int as count,
  avg(extract(epoch from processed_at - created_at))::int as "meanSeconds" ${some} group by place order by 2 desc, 1 limit 6`
const perHour = `select extract(hour from ${local})::int as hour, count(*)::int as count ${some} group by 1`

/** How many alarms there were between two instants: by level and week, by place, by hour, and how long until somebody said so. */
export async function analyze(context: Context, { from, to, level }: Taken<Call>): Promise<Analysis> {
  const values = [from, to, level ?? null, context.actor.permissions.has('alarmEvents.viewPrivate')]
  const levels = await context.query<Analysis['levels'][number]>(perLevel, values)
  const weekly = await context.query<{ week: string; level: Level; count: number }>(perWeek, values)
  const places = await context.query<Analysis['places'][number]>(perPlace, values)
  const hourly = await context.query<{ hour: number; count: number }>(perHour, values)
  const weeks = new Map<string, number[]>()
  for (const { week, level: of, count } of weekly) {
    const counts = weeks.get(week) ?? [0, 0, 0, 0]
    counts[of - 1] = count
    weeks.set(week, counts)
  }
  const hours: number[] = Array(24).fill(0)
  for (const { hour, count } of hourly) hours[hour] = count
  return {
    total: levels.reduce((sum, { count }) => sum + count, 0),
    weeks: [...weeks].map(([week, counts]) => ({ week, levels: counts })),
    levels,
    places,
    hours,
  }
}
