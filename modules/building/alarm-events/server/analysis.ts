import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Level } from '#modules/building/alarm-points/contract.ts'
import type { alarmEvents, Analysis } from '../contract.ts'

type Call = typeof alarmEvents.calls.analyze

// Each time that an alarm began counts, with what became of that one.
const within = `from alarm_beginning b join alarm_event e on e.community_id = b.community_id and e.id = b.event_id
  where b.at >= $1 and b.at < $2 and ($3::int is null or b.level = $3)
    and ($4 or not e.is_private) and ($5::int is null or e.category = $5)`
const some = `${within} and not b.is_test and not b.is_drill`
const local = `b.at at time zone 'Asia/Taipei'`
const seconds = `extract(epoch from b.acknowledged_at - b.at)`

const perLevel = `select b.level, count(*)::int as count,
  (percentile_cont(0.5) within group (order by ${seconds}))::int as "halfSeconds",
  (percentile_cont(0.9) within group (order by ${seconds}))::int as "mostSeconds" ${some} group by b.level order by b.level desc`
const perWeek = `select to_char(date_trunc('week', ${local}), 'YYYY-MM-DD') as week, b.level, count(*)::int as count ${some} group by 1, 2`
// A week without an alarm is one too; of more than two years only the last are drawn.
const allWeeks = `select to_char(week, 'YYYY-MM-DD') as week from generate_series(
  date_trunc('week', greatest($1::timestamptz, $2::timestamptz - interval '104 weeks') at time zone 'Asia/Taipei'),
  ($2::timestamptz - interval '1 microsecond') at time zone 'Asia/Taipei', interval '7 days') as week order by 1`
const drills = `select count(*)::int as count ${within} and b.is_drill`
const perPlace = `select e.place as name, count(*)::int as count,
  avg(extract(epoch from b.processed_at - b.at))::int as "meanSeconds" ${some} group by e.place order by 2 desc, 1 limit 6`
const perHour = `select extract(hour from ${local})::int as hour, count(*)::int as count ${some} group by 1`

/** How many alarms began between two instants, but for tests: by level and week, by place, by hour, and how long until somebody said so. */
export async function analyze(context: Context, input: Taken<Call>): Promise<Analysis> {
  const { from, to, level = null, category = null } = input
  const values = [from, to, level, context.actor.permissions.has('alarmEvents.viewPrivate'), category]
  const levels = await context.query<Analysis['levels'][number]>(perLevel, values)
  const weekly = await context.query<{ week: string; level: Level; count: number }>(perWeek, values)
  const places = await context.query<Analysis['places'][number]>(perPlace, values)
  const hourly = await context.query<{ hour: number; count: number }>(perHour, values)
  const all = await context.query<{ week: string }>(allWeeks, [from, to])
  const weeks = new Map(all.map(({ week }) => [week, [0, 0, 0, 0]]))
  for (const { week, level: of, count } of weekly) (weeks.get(week) ?? [])[of - 1] = count
  const hours: number[] = Array(24).fill(0)
  for (const { hour, count } of hourly) hours[hour] = count
  return {
    total: levels.reduce((sum, { count }) => sum + count, 0),
    drills: (await context.query<{ count: number }>(drills, values))[0]?.count ?? 0,
    weeks: [...weeks].map(([week, counts]) => ({ week, levels: counts })),
    levels,
    places,
    hours,
  }
}
