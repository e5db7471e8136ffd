import { and, asc, eq, isNull } from 'drizzle-orm'
import { receiveTypes } from '#platform/contract/hand-over.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { packageKinds } from '#modules/parcels/package-settings/server/public.ts'
import { inLocker, unknownOption } from '../contract.ts'
import { packagesHandedOver, packagesMoved } from '../events.ts'
import { changePackage } from './changes.ts'
import { type LockedPackage, lockPackages, requireWaiting } from './locked-packages.ts'
import { showSerialNumber } from './serial-numbers.ts'
import { packageTable as p } from './tables.ts'
import { writeHandOver } from './write-hand-over.ts'

/** The kind of what nobody at the desk looked at: the first one that is accepted and is no legal paper. Throws unknownOption. */
export async function usualKind(lease: Lease): Promise<string> {
  const [kind] = await lease.db
    .select({ id: packageKinds.id })
    .from(packageKinds)
    .where(
      and(isNull(packageKinds.retiredAt), eq(packageKinds.isAccepted, true), eq(packageKinds.isLegal, false)),
    )
    .orderBy(asc(packageKinds.position), asc(packageKinds.name))
    .limit(1)
  if (!kind) throw unknownOption()
  return kind.id
}

/** Whether a package may lie where nobody is asked who they are: no legal paper, nothing cooled, paid for or for one person alone. */
export async function packageIsPlain(lease: Lease, item: LockedPackage): Promise<boolean> {
  const [kind] = await lease.db
    .select({ isLegal: packageKinds.isLegal })
    .from(packageKinds)
    .where(eq(packageKinds.id, item.kindId))
  return !kind?.isLegal && item.temperature === 0 && !item.inPersonOnly && !item.cashOnDelivery
}

async function lockOne(context: Context, packageId: string): Promise<LockedPackage> {
  const [item] = await lockPackages(context, [packageId])
  if (!item) throw problems.notFound()
  return item
}

async function moveTo(
  context: Context,
  item: LockedPackage,
  cubby: string | null,
  reason: string,
): Promise<void> {
  const change = { field: 'cubby', before: item.cubby ?? '', after: cubby ?? '' }
  await changePackage(context, item, { act: 'moved', set: { cubby }, changes: [change], reason })
  context.emit(packagesMoved, { packageIds: [item.id] })
}

/** A package that waits at the desk lies in a smart locker from now on (R121). Throws notFound, notWaiting, inLocker. */
export async function putIntoCubby(context: Context, packageId: string, cubby: string): Promise<void> {
  const item = await lockOne(context, packageId)
  requireWaiting([item], '放進智取櫃')
  if (item.cubby !== null) throw inLocker()
  await moveTo(context, item, cubby, '')
}

/** A package of a smart locker waits at the desk from now on. Throws notFound, notWaiting. */
export async function takeOutOfCubby(context: Context, packageId: string, reason: string): Promise<void> {
  const item = await lockOne(context, packageId)
  requireWaiting([item], '取出')
  await moveTo(context, item, null, reason)
}

/**
 * A household opened the cubby by its code at `at` and took the package. One that was taken back or handed over meanwhile stays as it
 * is. Gives whether it was handed over. Throws notFound.
 */
export async function collectFromCubby(context: Context, packageId: string, at: Date): Promise<boolean> {
  const item = await lockOne(context, packageId)
  if (item.state !== 'waiting' || item.cubby === null) return false
  const handOverId = newId()
  const note = `智取櫃 ${item.cubby}`
  const { accountId, name } = context.actor
  const proof = { receiveType: receiveTypes.none, receiveCode: '', takerName: '', note, fileName: '' }
  writeHandOver(
    context,
    { ...proof, id: handOverId, at, accountId, accountName: name, signaturePath: '', photoPath: '' },
    [packageId],
  )
  await context.db.update(p).set({ cubby: null }).where(eq(p.id, packageId))
  context.emit(packagesHandedOver, { packageIds: [packageId], handOverId })
  const stays = {
    serialNumber: showSerialNumber(item.serial),
    householdId: item.householdId,
    label: item.label,
  }
  context.audit({
    action: 'packages.handOver',
    target: 'package',
    targetId: packageId,
    before: { ...stays, state: item.state, cubby: item.cubby },
    after: { ...stays, state: 'handedOver', handOverId, note },
  })
  return true
}
