import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { notWaiting } from '../contract.ts'
import { packageFound, packageLost, packageReturned, packageReturnUndone } from '../events.ts'
import { changePackage, waitAgain } from './changes.ts'
import { lockPackages, type LockedPackage, requireAtDesk, requireWaiting } from './locked-packages.ts'
import { showSerialNumber } from './serial-numbers.ts'

async function lockOne(context: Context, packageId: string): Promise<LockedPackage> {
  const [one] = await lockPackages(context, [packageId])
  if (!one) throw problems.notFound()
  return one
}

const shown = ({ id, serial, label, householdId }: LockedPackage) => ({
  packageId: id,
  serialNumber: showSerialNumber(serial),
  label,
  householdId,
})

/**
 * A waiting package leaves as a return (轉退件): it no longer waits, and its row stays.
 * Throws notFound, notWaiting, leaveLockerFirst.
 */
export async function closePackageAsReturn(context: Context, packageId: string, reason = '') {
  const item = await lockOne(context, packageId)
  requireWaiting([item], '轉為退件')
  requireAtDesk([item])
  const set = { returnedAt: context.now, returnedByName: context.actor.name }
  await changePackage(context, item, { act: 'returned', set, reason })
  context.emit(packageReturned, { packageIds: [packageId] })
  return shown(item)
}

async function comeBack(
  context: Context,
  item: LockedPackage,
  act: 'returnUndone' | 'found',
  reason: string,
) {
  const { serialNumber, changes } = await waitAgain(context, item)
  const set =
    act === 'found'
      ? { lostAt: null, lostByName: null, lostReason: null }
      : { returnedAt: null, returnedByName: null }
  await changePackage(context, item, { act, set: { ...set, serialNumber }, changes, reason })
  return {
    packageId: item.id,
    serialNumber: showSerialNumber(serialNumber),
    isNewSerialNumber: serialNumber !== item.serial,
  }
}

/** A package that left as a return waits again, under a fresh number when its own was given away. Throws notFound, notWaiting. */
export async function undoPackageReturn(context: Context, packageId: string, reason = '') {
  const item = await lockOne(context, packageId)
  if (item.state !== 'returned') throw notWaiting('包裹目前不是退件，無法復原。')
  const back = await comeBack(context, item, 'returnUndone', reason)
  context.emit(packageReturnUndone, { packageIds: [packageId] })
  return back
}

/** A waiting package that cannot be found no longer counts as waiting. Throws notFound, notWaiting, leaveLockerFirst. */
export async function markLost(context: Context, packageId: string, reason: string) {
  const item = await lockOne(context, packageId)
  requireWaiting([item], '登記遺失')
  requireAtDesk([item])
  const set = { lostAt: context.now, lostByName: context.actor.name, lostReason: reason }
  await changePackage(context, item, { act: 'lost', set, reason })
  context.emit(packageLost, { packageIds: [packageId] })
  return shown(item)
}

/** A lost package is there again and waits, under a fresh number when its own was given away. Throws notFound, notWaiting. */
export async function markFound(context: Context, packageId: string, reason: string) {
  const item = await lockOne(context, packageId)
  if (item.state !== 'lost') throw notWaiting('包裹沒有登記遺失，不需要登記尋回。')
  const back = await comeBack(context, item, 'found', reason)
  context.emit(packageFound, { packageIds: [packageId] })
  return back
}
