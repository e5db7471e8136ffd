import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { packagesMoved } from '#modules/parcels/packages/events.ts'
import { changePackage, lockPackages, requireWaiting } from '#modules/parcels/packages/server/public.ts'
import type { packageRecords } from '../contract.ts'

type Input = Taken<typeof packageRecords.calls.movePackages>

/**
 * Moves waiting packages to another position: all or none; those that lie there already stay untouched.
 * Throws notFound, notWaiting.
 */
export async function movePackages(context: Context, { packageIds, shelfPosition }: Input) {
  const ids = [...new Set(packageIds)]
  const locked = await lockPackages(context, ids)
  if (locked.length < ids.length) throw problems.notFound()
  requireWaiting(locked, '移動')
  const moving = locked.filter((item) => item.shelfPosition !== shelfPosition)
  for (const item of moving) {
    const change = { field: 'shelfPosition', before: item.shelfPosition, after: shelfPosition }
    await changePackage(context, item, { act: 'moved', set: { shelfPosition }, changes: [change] })
  }
  if (moving.length) context.emit(packagesMoved, { packageIds: moving.map((item) => item.id) })
  else context.audit({ action: 'packages.moveNothing', target: 'package', targetId: ids[0] ?? '' })
  return { moved: moving.length }
}
