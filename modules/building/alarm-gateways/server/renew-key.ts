import { eq } from 'drizzle-orm'
import type { Given, Taken } from '#platform/contract/call.ts'
import type { CallContext } from '#platform/server/context.ts'
import { type alarmGateways, gatewayChanged, sendsNot } from '../contract.ts'
import { gatewaysChanged } from '../events.ts'
import { keyPurpose, lockGateway, newKey } from './gateways.ts'
import { gatewayTable as g } from './tables.ts'

type Call = typeof alarmGateways.calls.newKey

/**
 * Gives a gateway that sends by HTTP another key, shown this once; what the old one signs is refused from the commit on, so
 * that a key that was lost or seen is worth nothing. Throws notFound, gatewayChanged, sendsNot.
 */
export async function renewKey(
  context: CallContext,
  { gatewayId, rowVersion }: Taken<Call>,
): Promise<Given<Call>['data']> {
  const before = await lockGateway(context, gatewayId)
  if (before.kind !== 'http') throw sendsNot()
  if (before.rowVersion !== rowVersion) throw gatewayChanged()
  const key = newKey()
  await context.db
    .update(g)
    .set({ sealedKey: context.sealer.seal(keyPurpose, key), rowVersion: rowVersion + 1 })
    .where(eq(g.id, gatewayId))
  context.emit(gatewaysChanged, {})
  context.audit({ action: 'alarmGateways.newKey', target: 'alarmGateway', targetId: gatewayId })
  return { gatewayId, key }
}
