import type { Given, Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { readingOf } from '#modules/building/alarm-points/contract.ts'
import type { buildingView, Span } from '../contract.ts'

type Call = typeof buildingView.calls.showTrend

/** Seconds of a step: each span has at most 200. From an hour on they are made of hours. */
const stepOf: Record<Span, number> = { 1: 20, 24: 600, 168: 3600, 720: 14_400 }

const steps = `
  select date_bin(make_interval(secs => $3::int), at, $2::timestamptz) as at, min(value) as low, max(value) as high,
    (array_agg(value order by at desc, id desc))[1] as last
  from alarm_value where point_id = $1 and at >= $2 and at <= $4 and value is not null
  group by 1 order by 1`

// The hours that began since then; a step of them has the last of its hours.
const hourly = `
  select date_bin(make_interval(secs => $3::int), hour, $2::timestamptz) as at, min(low) as low, max(high) as high,
    (array_agg(last order by hour desc))[1] as last
  from alarm_value_hour where point_id = $1 and hour >= $2 and hour <= $4
  group by 1 order by 1`

interface Read extends Record<string, unknown> {
  at: Date
  low: number
  high: number
  last: number
}

/** How a point went: the least, the greatest and the last value of each step. Throws notFound. */
export async function showTrend(
  context: Context,
  { pointId, hours }: Taken<Call>,
): Promise<Given<Call>['data']> {
  const [point] = await context.query(
    'select from alarm_point where id = $1 and retired_at is null and ($2 or not is_private)',
    [pointId, context.actor.permissions.has('alarmEvents.viewPrivate')],
  )
  if (!point) throw problems.notFound()
  const to = context.now
  const from = new Date(to.getTime() - hours * 3_600_000)
  const rows = await context.query<Read>(stepOf[hours] < 3600 ? steps : hourly, [
    pointId,
    from,
    stepOf[hours],
    to,
  ])
  return {
    from,
    to,
    steps: rows.map(({ at, low, high, last }) => ({
      at,
      low: readingOf(low),
      high: readingOf(high),
      last: readingOf(last),
    })),
  }
}
