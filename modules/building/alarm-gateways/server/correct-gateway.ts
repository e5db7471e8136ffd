import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { CallContext } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { type alarmGateways, feedWrong, gatewayChanged, nameTaken, passwordAgain } from '../contract.ts'
import { gatewaysChanged } from '../events.ts'
import { complaintOf } from './authority.ts'
import { hasPassword, keyPurpose, lockGateway, nothing } from './gateways.ts'
import { gatewayTable as g } from './tables.ts'

/** How many topics that were left a broker is told of: it forgets them by itself in a week without us. */
const mostLeft = 20

/**
 * Changes how a gateway is called and reached; what runs of it takes it over within seconds, and its points stay. A password that
 * is not typed stays, unless another place or account would hear it. Throws notFound, gatewayChanged, nameTaken, feedWrong,
 * passwordAgain.
 */
export async function correctGateway(
  context: CallContext,
  { gatewayId, rowVersion, name, password, ...reach }: Taken<typeof alarmGateways.calls.correct>,
): Promise<void> {
  await oneAtATime(context, 'alarm gateways')
  const before = await lockGateway(context, gatewayId)
  if (before.rowVersion !== rowVersion) throw gatewayChanged()
  const [same] = await context.db
    .select({ id: g.id })
    .from(g)
    .where(and(eq(g.name, name), isNull(g.retiredAt), ne(g.id, gatewayId)))
  if (same) throw nameTaken()
  const isSent = before.kind === 'http'
  const sentence = complaintOf(before.kind, reach)
  if (sentence) throw feedWrong(sentence)
  const known = { ...nothing, ...before.settings }
  const { address } = known
  // Whoever vouches for the broker decides who hears the password.
  const isElsewhere =
    address !== reach.address || known.user !== reach.user || known.authority !== reach.authority
  const hasKept = hasPassword(context, before.kind, before.sealedKey)
  if (hasKept && !password && reach.user && isElsewhere) throw passwordAgain()
  const isNewReach = Object.entries(reach).some(
    ([name, value]) => known[name as keyof typeof reach] !== value,
  )
  const isNewKey = !isSent && (password !== '' || (hasKept && !reach.user))
  const topics = new Set([...(before.settings.left ?? []), before.settings.topic ?? ''])
  const left = [...topics].filter((topic) => topic && topic !== reach.topic).slice(-mostLeft)
  await context.db
    .update(g)
    .set({
      name,
      rowVersion: rowVersion + 1,
      // What is only called otherwise stays connected, or says on why it is not.
      ...(!isSent &&
        (isNewReach || isNewKey) && { settings: { ...reach, left }, state: 'waiting', fault: '' }),
      ...(isNewKey && { sealedKey: context.sealer.seal(keyPurpose, reach.user && password) }),
    })
    .where(eq(g.id, gatewayId))
  context.emit(gatewaysChanged, {})
  context.audit({
    action: 'alarmGateways.correct',
    target: 'alarmGateway',
    targetId: gatewayId,
    before: { name: before.name, address, topic: before.settings.topic },
    after: { name, address: reach.address, topic: reach.topic },
  })
}
