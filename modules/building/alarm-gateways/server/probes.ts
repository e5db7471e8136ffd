import { eq, lt, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import {
  type alarmGateways,
  feedWrong,
  mostProbes,
  passwordAgain,
  type Probe,
  probeIdTaken,
  probesFull,
} from '../contract.ts'
import { complaintOfProbe } from './authority.ts'
import { keyPurpose, lockGateway } from './gateways.ts'
import { probeTable as p } from './tables.ts'

type Calls = typeof alarmGateways.calls

/** The password that is meant: the typed one, or that of a gateway which is reached at the same place by the same account. */
async function passwordOf(
  context: CallContext,
  { gatewayId, password, address, user, authority }: Taken<Calls['probe']>,
) {
  if (password || !gatewayId) return password
  const { settings, sealedKey, kind } = await lockGateway(context, gatewayId)
  const isSame =
    settings.address === address && settings.user === user && (settings.authority ?? '') === authority
  const isThere = kind !== 'http' && isSame
  if (!isThere) return ''
  try {
    return context.sealer.open(keyPurpose, sealedKey)
  } catch {
    // It was sealed by another server's key.
    throw passwordAgain()
  }
}

/**
 * Begins to look at what may become a gateway; the part `gateways` connects to it within seconds, and lets go of it when nobody
 * looks any more. Throws feedWrong, probesFull, probeIdTaken, passwordAgain, notFound.
 */
export async function beginProbe(context: CallContext, input: Taken<Calls['probe']>): Promise<void> {
  const { probeId: id, gatewayId, kind, password: _, ...settings } = input
  const sentence = complaintOfProbe(kind, settings)
  if (sentence) throw feedWrong(sentence)
  await oneAtATime(context, 'alarm probes')
  await context.db.delete(p).where(lt(p.lookedAt, sql`now() - interval '1 minute'`))
  if ((await context.db.select({ id: p.id }).from(p)).length >= mostProbes) throw probesFull()
  const sealedKey = context.sealer.seal(keyPurpose, await passwordOf(context, input))
  const topic = settings.topic || (kind === 'mqtt' ? '#' : '')
  const made = await context.db
    .insert(p)
    .values({ id, kind, settings: { ...settings, topic }, sealedKey })
    .onConflictDoNothing()
    .returning({ id: p.id })
  if (!made.length) throw probeIdTaken()
  context.audit({
    action: 'alarmGateways.probe',
    target: 'alarmGateway',
    ...(gatewayId && { targetId: gatewayId }),
    after: { kind, address: settings.address, topic },
  })
}

/** What was found until now; whoever asks still looks. Throws notFound. */
export async function showProbe(context: Context, { probeId }: Taken<Calls['showProbe']>): Promise<Probe> {
  const [row] = await context.db
    .update(p)
    .set({ lookedAt: context.now })
    .where(eq(p.id, probeId))
    .returning({ state: p.state, fault: p.fault, found: p.found })
  if (!row) throw problems.notFound()
  return { ...row, found: row.found.map((one) => ({ ...one, at: new Date(one.at) })) }
}
