import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext } from '#platform/server/context.ts'
import type { lockers } from '../contract.ts'
import { lockersChanged } from '../events.ts'
import { applicationClosed } from '../problems.ts'
import { completeDrop, dropOfNothing, dropToDesk } from './drops.ts'
import { lockCabinet, lockStay } from './locks.ts'

/**
 * Somebody looked what became of a drop that was interrupted: it lies there, it came to the desk, or there was nothing.
 * Throws notFound, applicationClosed.
 */
export async function settleDrop(
  context: CallContext,
  { stayId, found, reason }: Taken<(typeof lockers.calls)['settleDrop']>,
) {
  const [at] = await context.query<{ cabinetId: string }>(
    'select cabinet_id as "cabinetId" from locker_stay where id = $1 and cabinet_id is not null',
    [stayId],
  )
  if (!at) throw problems.notFound()
  const cabinet = await lockCabinet(context, at.cabinetId)
  const stay = await lockStay(context, stayId)
  if (stay.state !== 'unsure' && stay.state !== 'dropping') throw applicationClosed()
  const by = context.actor.name
  if (found === 'inCubby') await completeDrop(context, context.sealer, { cabinet, stay, at: context.now, by })
  else if (found === 'atDesk') await dropToDesk(context, stay, { by, reason })
  else await dropOfNothing(context, stay, { by, reason })
  context.emit(lockersChanged, { cabinetId: cabinet.id })
  context.audit({
    action: 'lockers.settleDrop',
    target: 'lockerStay',
    targetId: stayId,
    after: { found },
    reason,
  })
}
