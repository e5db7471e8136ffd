import type { Work } from '#platform/server/work.ts'
import type { LoggedValue } from './public.ts'

const add = `
  insert into alarm_value_hour (point_id, hour, low, high, last, last_at, count)
  select point_id, date_bin('1 hour', at, 'epoch'), min(value), max(value),
    (array_agg(value order by at desc, nth desc))[1], max(at), count(*)
  from jsonb_to_recordset($1::jsonb) as said (nth int, point_id uuid, at timestamptz, value double precision)
  group by 1, 2 order by 1, 2
  on conflict (community_id, point_id, hour) do update set
    low = least(alarm_value_hour.low, excluded.low),
    high = greatest(alarm_value_hour.high, excluded.high),
    last = case when excluded.last_at >= alarm_value_hour.last_at then excluded.last else alarm_value_hour.last end,
    last_at = greatest(alarm_value_hour.last_at, excluded.last_at),
    count = alarm_value_hour.count + excluded.count`

/** Adds what was measured to its hours, so that a trend over weeks reads no single value. The caller holds the points. */
export async function addToHours(work: Work, values: readonly LoggedValue[]): Promise<void> {
  const measured = values.filter(({ value }) => value !== null)
  if (!measured.length) return
  const rows = measured.map(({ pointId, at, value }, nth) => ({ nth, point_id: pointId, at, value }))
  await work.query(add, [JSON.stringify(rows)])
}
