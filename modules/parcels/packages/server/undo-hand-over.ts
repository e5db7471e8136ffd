import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { undoing } from '#modules/parcels/package-settings/server/public.ts'
import { mayNotUndo, notHandedOver, undoTooLate } from '../contract.ts'
import { packagesHandOverUndone } from '../events.ts'
import { changePackage, waitAgain } from './changes.ts'
import { lockPackages } from './locked-packages.ts'
import { showSerialNumber } from './serial-numbers.ts'

/** Undoing hand-overs of packages. */
export const undo = undoing('packages.handOver')

/**
 * Takes a hand-over of the last 24 hours back: the package waits again, and the hand-over stays as a fact with who undid
 * it and why. The serial number is a fresh one when its own was given away meanwhile.
 * Throws mayNotUndo, notFound, notHandedOver (also when somebody was faster), undoTooLate.
 */
export async function undoHandOver(context: Context, input: { packageId: string; reason: string }) {
  const { packageId, reason } = input
  if (!(await undo.isAllowed(context))) throw mayNotUndo()
  const [one] = await lockPackages(context, [packageId])
  if (!one) throw problems.notFound()
  const { handOverId, handedOverAt } = one
  if (!handOverId || !handedOverAt) throw notHandedOver()
  if (undo.isTooLate(context, handedOverAt)) throw undoTooLate()
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
