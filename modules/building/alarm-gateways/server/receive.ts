import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Given, Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { jsonOf } from '#platform/server/bodies.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import { type Signal, takeSignals } from '#modules/building/alarm-events/server/public.ts'
import { isBeyond, lockPoints } from '#modules/building/alarm-points/server/public.ts'
import { numberOf } from '#modules/building/alarm-points/contract.ts'
import { type alarmGateways, clockDrift, messageOld, saysNothing, signatureWrong } from '../contract.ts'
import { gatewaysChanged } from '../events.ts'
import { keyPurpose } from './gateways.ts'

type Call = typeof alarmGateways.calls.receive
type Received = Taken<Call>
type Answer = Given<Call>['data']

/** How many keys of one gateway are kept. */
const mostKeys = 2000

const gatewayOf = `select g.community_id as "communityId", g.sealed_key as "sealedKey" from alarm_gateway g
  where g.id = $1 and g.retired_at is null and exists (
    select from community_service s where s.community_id = g.community_id and s.service_id in (24, 56))`

/** The signature of a message: of its time, a dot and its body. */
export const signatureOf = (key: string, time: string, body: string): string =>
  createHmac('sha256', key).update(`${time}.${body}`).digest('hex')

const header = (request: FastifyRequest, name: string) => String(request.headers[name] ?? '')

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

/** Takes a message whose signature is right: once, however often it comes. */
async function take(work: Work, input: Received, signature: string): Promise<Answer> {
  const { gatewayId, signals } = input
  const first = await work.query(
    'insert into alarm_message (gateway_id, signature) values ($1, $2) on conflict do nothing returning signature',
    [gatewayId, signature],
  )
  if (!first.length) return { taken: 0, unassigned: 0, isRepeat: true }
  await work.query("delete from alarm_message where gateway_id = $1 and at < now() - interval '15 minutes'", [
    gatewayId,
  ])
  await work.query('update alarm_gateway set heard_at = $2 where id = $1', [gatewayId, work.now])
  const points = await pointsOfKeys(work, input)
  const ids = [...new Set([...points.values()].flatMap((id) => id ?? []))]
  const limits = new Map((await lockPoints(work, ids)).map((point) => [point.id, point]))
  const latest = new Date(work.now.getTime() + clockDrift)
  const known = signals.flatMap(({ key, at = work.now, value: reading, status }): Signal[] => {
    const point = limits.get(points.get(key) ?? '')
    if (!point) return []
    const value = numberOf(reading)
    const isAbnormal = status ? status === 'Abnormal' : value !== null && isBeyond(value, point)
    // A clock that runs ahead would make everything that comes later too late.
    return [{ pointId: point.id, at: at > latest ? work.now : at, value, isAbnormal }]
  })
  await takeSignals(work, 'gateway', known)
  const unassigned = new Set(
    signals.map(({ key }) => key).filter((key) => !limits.has(points.get(key) ?? '')),
  ).size
  if (unassigned) work.emit(gatewaysChanged, {})
  return { taken: known.length, unassigned, isRepeat: false }
}

/**
 * A gateway says how things are. Whoever has no good signature learns nothing, not even whether there is such a gateway; what
 * was recorded is too old after five minutes, and until then taken once. Throws signatureWrong, messageOld, saysNothing.
 */
export async function receive(
  context: OpenContext,
  input: Received,
  request: FastifyRequest,
): Promise<Answer> {
  const [time, signature] = [
    header(request, 'x-lobby-time'),
    header(request, 'x-lobby-signature').toLowerCase(),
  ]
  const [gateway] = await context.database.glance('whose gateway speaks', (lease) =>
    lease.query<{ communityId: string; sealedKey: Buffer }>(gatewayOf, [input.gatewayId]),
  )
  if (!gateway || !/^\d{1,12}$/.test(time) || !/^[0-9a-f]{64}$/.test(signature)) throw signatureWrong()
  const key = context.sealer.open(keyPurpose, gateway.sealedKey)
  const expected = signatureOf(key, time, jsonOf(request))
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) throw signatureWrong()
  if (Math.abs(context.now.getTime() - Number(time) * 1000) > clockDrift) throw messageOld(context.now)
  if (input.signals.some(({ value, status }) => !value && !status)) throw saysNothing()
  const { communityId } = gateway
  return context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react: context.react }, (work) =>
      take(work, input, signature),
    ),
  )
}
