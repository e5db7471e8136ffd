import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Given, Taken } from '#platform/contract/call.ts'
import { jsonOf } from '#platform/server/bodies.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import { type alarmGateways, messageOld, saysNothing, signatureWrong } from '../contract.ts'
import { clockDrift } from '#modules/building/alarm-points/contract.ts'
import { inUse } from '#modules/building/alarm-points/server/public.ts'
import { keyPurpose } from './gateways.ts'
import { keepSignals } from './keep-signals.ts'

type Call = typeof alarmGateways.calls.receive
type Received = Taken<Call>
type Answer = Given<Call>['data']

const gatewayOf = `select g.community_id as "communityId", g.sealed_key as "sealedKey",
  coalesce(g.refused_at > now() - interval '10 seconds', false) as "isNoted" from alarm_gateway g
  where g.id = $1 and g.kind = 'http' and g.retired_at is null and ${inUse('g.community_id')}`

const refusal = `update alarm_gateway set refused_at = now(), refused_why = $2
  where id = $1 and (refused_at is null or refused_at < now() - interval '10 seconds')`

/** Says beside the gateway why something that names it was refused. Nobody waits for that: how long it took would tell that there is one. */
function noteRefused(
  { database, log }: OpenContext,
  { communityId, gatewayId, isNoted }: { communityId: string; gatewayId: string; isNoted: boolean },
  why: 'signature' | 'time',
): void {
  if (isNoted) return
  database
    .write(communityId, (lease) => lease.query(refusal, [gatewayId, why]))
    .catch((error: unknown) => log.debug({ err: error }, 'a refusal was not written down'))
}

/** The signature of a message: of its time, a dot and its body. */
export const signatureOf = (key: string, time: string, body: string): string =>
  createHmac('sha256', key).update(`${time}.${body}`).digest('hex')

/** The key of a gateway; undefined when another server's key sealed it: until it has a new one, nothing is signed by it. */
function keyOf({ sealer }: OpenContext, sealedKey: Buffer): string | undefined {
  try {
    return sealer.open(keyPurpose, sealedKey)
  } catch {
    return undefined
  }
}

const header = (request: FastifyRequest, name: string) => String(request.headers[name] ?? '')

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
  return { ...(await keepSignals(work, gatewayId, signals)), isRepeat: false }
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
    lease.query<{ communityId: string; sealedKey: Buffer; isNoted: boolean }>(gatewayOf, [input.gatewayId]),
  )
  if (!gateway) throw signatureWrong()
  const { communityId, isNoted } = gateway
  const isSigned = /^\d{1,12}$/.test(time) && /^[0-9a-f]{64}$/.test(signature)
  const key = keyOf(context, gateway.sealedKey)
  const expected = isSigned && key ? signatureOf(key, time, jsonOf(request)) : ''
  const about = { communityId, gatewayId: input.gatewayId, isNoted }
  if (!expected || !timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) {
    noteRefused(context, about, 'signature')
    throw signatureWrong()
  }
  if (Math.abs(context.now.getTime() - Number(time) * 1000) > clockDrift) {
    noteRefused(context, about, 'time')
    throw messageOld(context.now)
  }
  if (input.signals.some(({ value, status }) => !value && !status)) throw saysNothing()
  return context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react: context.react }, (work) =>
      take(work, input, signature),
    ),
  )
}
