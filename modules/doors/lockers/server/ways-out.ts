import type { Taken } from '#platform/contract/call.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { takeOutOfCubby } from '#modules/parcels/packages/server/public.ts'
import type { lockers } from '../contract.ts'
import { commandIdTaken, notInLocker } from '../problems.ts'
import { codeOf } from '../codes.ts'
import { keyOf } from './keys.ts'
import { askToOpen, requireOpen } from './doors.ts'
import { lockCabinet, lockStay, requireCubby } from './locks.ts'
import { endStay } from './stays.ts'
import { noteStep, tellHousehold, touchCabinet } from './steps.ts'
import { rearmStay } from './stow.ts'

type Calls = typeof lockers.calls

async function lockStowed(context: Context, stayId: string) {
  // The cabinet first, as everybody does; which one it is does not change while the parcel lies there.
  const [at] = await context.query<{ cabinetId: string | null }>(
    'select cabinet_id as "cabinetId" from locker_stay where id = $1',
    [stayId],
  )
  const cabinet = at?.cabinetId ? await lockCabinet(context, at.cabinetId) : undefined
  const stay = await lockStay(context, stayId)
  if (stay.state !== 'stowed' || !stay.packageId || !stay.cubbyId || !cabinet) throw notInLocker()
  return { stay, cabinet, packageId: stay.packageId, cubby: await requireCubby(context, stay.cubbyId) }
}

/**
 * A parcel is taken out to the desk, where it waits as any other: by an act of the desk, or since its time was over. Its code opens
 * nothing from now on; its door opens where the line is there. Throws notFound, notInLocker.
 */
export async function takeOut(context: Context, { stayId, reason }: Taken<Calls['takeOut']>) {
  const { stay, cabinet, cubby, packageId } = await lockStowed(context, stayId)
  const isOverdue = (stay.holdUntil ?? context.now) <= context.now
  const step = isOverdue ? 'receivedAtOffice' : 'adminRemoved'
  await takeOutOfCubby(context, packageId, reason)
  await endStay(context, stayId, step, reason)
  await noteStep(context, { step, stayId, cubbyId: cubby.id, by: context.actor.name, reason })
  await touchCabinet(context, cabinet.id)
  await tellHousehold(context, stayId, 'atDesk')
  const by = context.actor.name
  const isOpening = await askToOpen(context, { cabinet, cubbyId: cubby.id, stayId, why: 'takeOut', by })
  context.audit({
    action: 'lockers.takeOut',
    target: 'lockerStay',
    targetId: stayId,
    before: { cubby: cubby.name },
    reason,
  })
  return { isOpening }
}

/** Another code for a parcel in a cubby; the household is told. Throws notFound, notInLocker. */
export async function renewCode(context: CallContext, { stayId }: Taken<Calls['renewCode']>) {
  const { stay, cabinet, cubby } = await lockStowed(context, stayId)
  await rearmStay(context, context.sealer, { cabinet, cubby, stay, by: context.actor.name })
  context.audit({
    action: 'lockers.renewCode',
    target: 'lockerStay',
    targetId: stayId,
    after: { cubby: cubby.name },
  })
}

/** The code of a parcel in a cubby, for a household that asks at the desk. Throws notFound, notInLocker. Audited. */
export async function showCode(context: CallContext, { stayId }: Taken<Calls['showCode']>) {
  const { stay, cabinet, cubby } = await lockStowed(context, stayId)
  context.audit({
    action: 'lockers.showCode',
    target: 'lockerStay',
    targetId: stayId,
    after: { cubby: cubby.name },
  })
  return { code: codeOf(await keyOf(context, context.sealer, cabinet), cubby.name, stay.counter ?? 0) }
}

/** Opens a door with a reason and, where one was taken, a photo; what lies there stays there. Throws notFound, cabinetAway, foreignFile. */
export async function adminOpen(context: Context, input: Taken<Calls['adminOpen']>) {
  const { cubbyId, commandId, reason, photoPath } = input
  const cubby = await requireCubby(context, cubbyId)
  const cabinet = await lockCabinet(context, cubby.cabinetId)
  const [again] = await context.query<{ cubbyId: string }>(
    'select cubby_id as "cubbyId" from locker_command where id = $1',
    [commandId],
  )
  if (again && again.cubbyId !== cubbyId) throw commandIdTaken()
  if (again)
    return context.audit({
      action: 'lockers.adminOpenAgain',
      target: 'lockerCubby',
      targetId: cubbyId,
      reason,
    })
  await claimFile(context, photoPath, 'postal')
  const [live] = await context.query<{ id: string }>(
    'select id from locker_stay where cubby_id = $1 and ended_at is null',
    [cubbyId],
  )
  const by = context.actor.name
  await requireOpen(context, { commandId, cabinet, cubbyId, stayId: live?.id ?? null, why: 'admin', by })
  await noteStep(context, { step: 'adminOpened', stayId: live?.id ?? null, cubbyId, by, reason, photoPath })
  context.audit({
    action: 'lockers.adminOpen',
    target: 'lockerCubby',
    targetId: cubbyId,
    after: { cubby: cubby.name, photoPath },
    reason,
  })
}
