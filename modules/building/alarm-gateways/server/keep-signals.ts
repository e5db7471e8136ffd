import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Work } from '#platform/server/work.ts'
import { type Signal, takeSignals } from '#modules/building/alarm-events/server/public.ts'
import { isBeyond, lockPoints } from '#modules/building/alarm-points/server/public.ts'
import { clockDrift, numberOf } from '#modules/building/alarm-points/contract.ts'
import type { alarmGateways } from '../contract.ts'
import { gatewaysChanged } from '../events.ts'

type Received = Taken<typeof alarmGateways.calls.receive>
/** What a gateway says, by its own keys. */
export type KeyedSignal = Received['signals'][number]

/** How many keys of one gateway are kept. */
const mostKeys = 2000

const keepSources = `
  insert into alarm_source (id, gateway_id, key, value, is_abnormal, at)
  select id, $1, key, value, is_abnormal, at
  from jsonb_to_recordset($2::jsonb) as said (id uuid, key text, value double precision, is_abnormal boolean, at timestamptz)
  where (select count(*) from alarm_source where gateway_id = $1) < ${mostKeys}
    or key in (select key from alarm_source where gateway_id = $1)
  order by key
  on conflict (community_id, gateway_id, key) do update
    set value = excluded.value, is_abnormal = excluded.is_abnormal, at = excluded.at
  returning key, point_id as "pointId"`

/** What each key said last, and which point it is. */
async function pointsOfKeys(
  work: Work,
  { gatewayId, signals }: Received,
): Promise<Map<string, string | null>> {
  const last = new Map(
    signals.map(({ key, at = work.now, value, status }) => [
      key,
      { id: newId(), key, value: numberOf(value), is_abnormal: status ? status === 'Abnormal' : null, at },
    ]),
  )
  const rows = await work.query<{ key: string; pointId: string | null }>(keepSources, [
    gatewayId,
    JSON.stringify([...last.values()]),
  ])
  return new Map(rows.map(({ key, pointId }) => [key, pointId]))
}

/**
 * Takes what a gateway says of its keys: each is kept with what it said last, and those that are points say it of them. By
 * whatever way it came, in one transaction.
 */
export async function keepSignals(
  work: Work,
  gatewayId: string,
  signals: readonly KeyedSignal[],
): Promise<{ taken: number; unassigned: number }> {
  await work.query('update alarm_gateway set heard_at = $2 where id = $1', [gatewayId, work.now])
  const points = await pointsOfKeys(work, { gatewayId, signals: [...signals] })
  const ids = [...new Set([...points.values()].flatMap((id) => id ?? []))]
  const limits = new Map((await lockPoints(work, ids)).map((point) => [point.id, point]))
  const latest = new Date(work.now.getTime() + clockDrift)
  const known = signals.flatMap(({ key, at: given, value: reading, status }): Signal[] => {
    const point = limits.get(points.get(key) ?? '')
    if (!point) return []
    const value = numberOf(reading)
    const isAbnormal = status ? status === 'Abnormal' : value !== null && isBeyond(value, point)
    // A clock that runs ahead would make everything that comes later too late.
    const isStamped = given === undefined || given > latest
    return [{ pointId: point.id, at: isStamped ? work.now : given, value, isAbnormal, isStamped }]
  })
  await takeSignals(work, 'gateway', known)
  const unassigned = new Set(
    signals.map(({ key }) => key).filter((key) => !limits.has(points.get(key) ?? '')),
  ).size
  if (unassigned) work.emit(gatewaysChanged, {})
  return { taken: known.length, unassigned }
}
