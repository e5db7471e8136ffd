import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import {
  lockPackages,
  packageIsPlain,
  putIntoCubby,
  requireWaiting,
} from '#modules/parcels/packages/server/public.ts'
import type { lockers } from '../contract.ts'
import { alreadyAsked, applicationClosed, cubbyTaken, notForLockers, stayIdTaken } from '../problems.ts'
import { askToOpen } from './doors.ts'
import { requireFitting } from './free.ts'
import { lockCabinet, lockStay, requireCubby } from './locks.ts'
import { noteStep, tellHousehold } from './steps.ts'
import { armStay } from './stow.ts'
import { stayTable as s } from './tables.ts'

type Calls = typeof lockers.calls

/** Ends a stay that is held. */
export const endStay = (
  context: Context,
  stayId: string,
  state: 'cancelled' | 'rejected' | 'adminRemoved' | 'receivedAtOffice' | 'pickedUp',
  reason = '',
) => context.db.update(s).set({ state, endedAt: context.now, reason }).where(eq(s.id, stayId))

/**
 * A household wishes that its waiting package lies in a locker. The same id with the same wish is the same.
 * Throws notFound, notWaiting, notForLockers, alreadyAsked, stayIdTaken.
 */
export async function applyForStay(
  context: Context,
  { stayId: id, packageId, ...wish }: Taken<Calls['apply']>,
) {
  await createOnce(context, {
    id,
    find: () => rowOf(context, s, id),
    isSame: (row) => says(row, { packageId, ...wish }),
    taken: stayIdTaken,
    again: { action: 'lockers.applyAgain', target: 'lockerStay', targetId: id },
    create: async () => {
      const [item] = await lockPackages(context, [packageId])
      if (!item) throw problems.notFound()
      requireWaiting([item], '申請放櫃')
      if (!(await packageIsPlain(context, item))) throw notForLockers()
      const live = await context.query('select from locker_stay where package_id = $1 and ended_at is null', [
        packageId,
      ])
      if (live.length || item.cubby !== null) throw alreadyAsked()
      await context.db.insert(s).values({
        id,
        source: 'household',
        state: 'applied',
        packageId,
        householdId: item.householdId,
        ...wish,
        askedAt: context.now,
      })
      await noteStep(context, { step: 'residentApplied', stayId: id, by: context.actor.name })
      context.audit({
        action: 'lockers.apply',
        target: 'lockerStay',
        targetId: id,
        after: { label: item.label, size: wish.size, applicant: wish.applicant },
      })
    },
  })
}

async function lockApplication(context: Context, stayId: string) {
  const stay = await lockStay(context, stayId)
  if (stay.state !== 'applied' || !stay.packageId) throw applicationClosed()
  return { ...stay, packageId: stay.packageId }
}

/**
 * The desk puts the package of an application into a cubby: the one that it names, or one that fits. Its door opens where the line is
 * there. Gives the cubby. Throws notFound, applicationClosed, cubbyTaken, noFreeCubby, notWaiting.
 */
export async function stow(context: CallContext, { stayId, cabinetId, cubbyId }: Taken<Calls['stow']>) {
  const cabinet = await lockCabinet(context, cabinetId)
  const stay = await lockApplication(context, stayId)
  const cubby = await requireCubby(
    context,
    cubbyId ?? (await requireFitting(context, cabinetId, stay.size)).id,
  )
  const taken = await context.query('select from locker_stay where cubby_id = $1 and ended_at is null', [
    cubby.id,
  ])
  if (taken.length || cubby.disabledAt || cubby.cabinetId !== cabinetId) throw cubbyTaken()
  await putIntoCubby(context, stay.packageId, cubby.name)
  await armStay(context, context.sealer, {
    cabinet,
    cubby,
    stay,
    packageId: stay.packageId,
    at: context.now,
    by: context.actor.name,
  })
  const isOpening = await askToOpen(context, {
    cabinet,
    cubbyId: cubby.id,
    stayId,
    why: 'stow',
    by: context.actor.name,
  })
  context.audit({
    action: 'lockers.stow',
    target: 'lockerStay',
    targetId: stayId,
    after: { cubby: cubby.name },
  })
  return { cubbyName: cubby.name, isOpening }
}

/** The desk refuses an application with a reason (R400); the package stays where it is. Throws notFound, applicationClosed. */
export async function reject(context: Context, { stayId, reason }: Taken<Calls['reject']>) {
  await lockApplication(context, stayId)
  await endStay(context, stayId, 'rejected', reason)
  await noteStep(context, { step: 'rejected', stayId, by: context.actor.name, reason })
  await tellHousehold(context, stayId, 'rejected')
  context.audit({ action: 'lockers.reject', target: 'lockerStay', targetId: stayId, reason })
}

/** The household wants it no more. Throws notFound, applicationClosed. */
export async function cancel(context: Context, { stayId }: Taken<Calls['cancel']>) {
  await lockApplication(context, stayId)
  await endStay(context, stayId, 'cancelled')
  await noteStep(context, { step: 'cancelled', stayId, by: context.actor.name })
  context.audit({ action: 'lockers.cancel', target: 'lockerStay', targetId: stayId })
}
