import type { Work } from '#platform/server/work.ts'
import { logValues } from '#modules/building/alarm-log/server/public.ts'
import { lockPoints } from '#modules/building/alarm-points/server/public.ts'
import { takeOne } from './take-one.ts'

/** How many points that one is made of are abnormal; those that are silenced or worked on do not count. */
const counted = `(select count(*)::int from alarm_point q
  where q.community_id = c.community_id and q.id = any (c.any_of) and q.retired_at is null and q.is_abnormal
    and (q.silent_until is null or q.silent_until <= now())
    and (q.maintenance_until is null or q.maintenance_until <= now()))`

const madeOf = `select c.id from alarm_point c where c.any_of && $1::uuid[] and c.retired_at is null`
const counts = `select c.id, ${counted} as count from alarm_point c where c.id = any ($1::uuid[])`

/** Points that stand otherwise than those they are made of: `c` of the query around it. */
export const drifted = `c.any_of <> '{}' and c.retired_at is null
  and (c.is_abnormal or c.pending_since is not null) <> (${counted} >= c.any_count)`

/** How points stand that are made of others, after some of these turned. */
export async function combine(
  work: Work,
  source: 'gateway' | 'test',
  partIds: readonly string[],
): Promise<void> {
  const found = await work.query<{ id: string }>(madeOf, [partIds])
  await settleCombined(
    work,
    source,
    found.map(({ id }) => id),
  )
}

/** How these points stand by what they are made of: abnormal when enough of those are. */
export async function settleCombined(
  work: Work,
  source: 'gateway' | 'test',
  ids: readonly string[],
): Promise<void> {
  if (!ids.length) return
  // Counted once they are held: whoever turned another part meanwhile has committed by then.
  const points = await lockPoints(work, ids)
  const rows = await work.query<{ id: string; count: number }>(counts, [ids])
  const count = new Map(rows.map((row) => [row.id, row.count]))
  const said = points.map((point) => {
    const value = count.get(point.id) ?? 0
    // Of two that turned together the one that began first may be counted last: by its own clock it would be passed over as old.
    const at = new Date(Math.max(work.now.getTime(), point.valueAt?.getTime() ?? 0))
    return { point, value, at, isAbnormal: value >= point.anyCount }
  })
  await logValues(
    work,
    source,
    said.map(({ point, ...rest }) => ({ pointId: point.id, ...rest })),
  )
  for (const { point, ...rest } of said)
    await takeOne(work, point, { pointId: point.id, ...rest, isTest: source === 'test' })
}
