import type { Taken } from '#platform/contract/call.ts'
import type { CallContext } from '#platform/server/context.ts'
import type { Account } from '#modules/doors/intercom-sentries/contract.ts'
import { insertDevice } from '#modules/doors/intercom-sentries/server/public.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import type { intercomTablets } from '../contract.ts'
import { lockTablet } from './lock-tablet.ts'

/** Adds a device of a household; its account is shown this once (R427). Throws notFound, notOpened, deviceIdTaken, devicesFull. */
export async function addTabletDevice(
  context: CallContext,
  { householdId, deviceId: id, kind, name }: Taken<typeof intercomTablets.calls.addDevice>,
): Promise<Account> {
  await lockTablet(context, householdId)
  const labels = await labelsOf(context, [householdId])
  const owner = { sentryId: null, householdId, ownerName: labels.get(householdId) ?? '' }
  return insertDevice(context, context.actor, owner, { id, kind, name, model: '' })
}
