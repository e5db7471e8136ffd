import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { packageSettingsOf } from '#modules/parcels/package-settings/server/public.ts'
import { mayNotUndo, notHandedOver, undoTooLate } from '../contract.ts'
import { packagesHandOverUndone } from '../events.ts'
import { changePackage, waitAgain } from './changes.ts'
import { lockPackages } from './locked-packages.ts'
import { showSerialNumber } from './serial-numbers.ts'

/** Milliseconds after a hand-over in which it may be undone: a night shift crosses midnight. */
const undoTime = 24 * 60 * 60 * 1000

/** The community decides which roles may. */
async function mayUndo(context: Context): Promise<boolean> {
  const { role, permissions } = context.actor
  return permissions.has('packages.handOver') && (await packageSettingsOf(context)).undoRoles.includes(role)
}

/** Until when the account may undo a hand-over of that time; null when it may not, or not any more. */
export async function undoUntil(context: Context, handedOverAt: Date | null): Promise<Date | null> {
  if (!handedOverAt) return null
  const until = new Date(handedOverAt.getTime() + undoTime)
  return until > context.now && (await mayUndo(context)) ? until : null
}

/**
 * Takes a hand-over of the last 24 hours back: the package waits again, and the hand-over stays as a fact with who undid
 * it and why. The serial number is a fresh one when its own was given away meanwhile.
 * Throws mayNotUndo, notFound, notHandedOver (also when somebody was faster), undoTooLate.
 */
export async function undoHandOver(context: Context, input: { packageId: string; reason: string }) {
  const { packageId, reason } = input
  if (!(await mayUndo(context))) throw mayNotUndo()
  const [one] = await lockPackages(context, [packageId])
  if (!one) throw problems.notFound()
  const { handOverId, handedOverAt } = one
  if (!handOverId || !handedOverAt) throw notHandedOver()
  if (context.now.getTime() - handedOverAt.getTime() > undoTime) throw undoTooLate()
  const { serialNumber, changes } = await waitAgain(context, one)
  await changePackage(context, one, {
    act: 'handOverUndone',
    set: { handOverId: null, handedOverAt: null, serialNumber },
    changes,
    reason,
    handOverId,
  })
  context.emit(packagesHandOverUndone, { packageIds: [packageId], handOverId })
  return {
    packageId,
    serialNumber: showSerialNumber(serialNumber),
    isNewSerialNumber: serialNumber !== one.serial,
  }
}
