import { and, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import { couriers, packageKinds } from '#modules/parcels/package-settings/server/public.ts'
import { claimFile, shareFiles } from '#modules/keeping/files/server/public.ts'
import { currentHouseholdId, requireHousehold, residentOf } from '#modules/homes/households/server/public.ts'
import {
  cannotVoid,
  idTaken,
  notAccepted,
  type packages,
  type RegisteredPackage,
  recipientElsewhere,
  recipientMissing,
  unknownOption,
} from '../contract.ts'
import { packageRegistered, packageVoided } from '../events.ts'
import { lockPackages, requireAtDesk } from './locked-packages.ts'
import { findRegistered } from './registered-queries.ts'
import { lockSerialNumbers, showSerialNumber } from './serial-numbers.ts'
import { packageTable as p } from './tables.ts'

type Registration = Taken<typeof packages.calls.register>

async function shownOf(lease: Lease, packageId: string): Promise<RegisteredPackage> {
  const shown = await findRegistered(lease, packageId)
  if (!shown) throw problems.notFound()
  return shown
}

/** Throws unknownOption for a kind or courier that is offered no more, notAccepted for a kind that the community refuses. */
export async function checkOptions(
  lease: Lease,
  { kindId, courierId }: { kindId?: string | undefined; courierId?: string | null | undefined },
): Promise<void> {
  const [[kind], [courier]] = await Promise.all([
    kindId
      ? lease.db
          .select()
          .from(packageKinds)
          .where(and(eq(packageKinds.id, kindId), isNull(packageKinds.retiredAt)))
      : [],
    courierId
      ? lease.db
          .select()
          .from(couriers)
          .where(and(eq(couriers.id, courierId), isNull(couriers.retiredAt)))
      : [],
  ])
  if ((kindId && !kind) || (courierId && !courier)) throw unknownOption()
  if (kind && !kind.isAccepted) throw notAccepted(kind.name)
}

/** The recipient's name as it is kept with a package; '' for the whole household. Throws recipientMissing, recipientElsewhere. */
export async function recipientNameOf(
  context: Lease,
  input: Pick<Registration, 'recipientId' | 'householdId' | 'inPersonOnly'>,
): Promise<string> {
  const { recipientId, householdId, inPersonOnly } = input
  if (!recipientId) {
    if (inPersonOnly) throw recipientMissing()
    return ''
  }
  const resident = await residentOf(context, householdId, recipientId)
  if (!resident) throw recipientElsewhere()
  return resident.name
}

/**
 * Registers a package that a courier left; for a household that was merged meanwhile it is the other one's. The same id
 * with the same content is the same package again, however often it is sent. `dropped`: a courier brought it to a
 * smart locker, which keeps its photo too; it lies in a cubby, or came to the desk.
 * Throws idTaken, notFound (household), recipientElsewhere, recipientMissing, unknownOption, notAccepted, foreignFile.
 */
export async function register(
  context: Context,
  given: Registration,
  dropped?: { cubby: string | null },
): Promise<RegisteredPackage> {
  const input = { ...given, householdId: await currentHouseholdId(context, given.householdId) }
  const { packageId, ...content } = input
  const takeSerialNumber = await lockSerialNumbers(context)
  await createOnce(context, {
    id: packageId,
    find: () => rowOf(context, p, packageId),
    // Sent again late, after somebody corrected it: still the package that this account registered.
    isSame: (row) => says(row, content) || (row.rowVersion > 1 && row.arrivedBy === context.actor.accountId),
    taken: idTaken,
    again: { action: 'packages.registerAgain', target: 'package', targetId: packageId },
    isLocked: true,
    create: async () => {
      const { label } = await requireHousehold(context, input.householdId)
      const recipientName = await recipientNameOf(context, input)
      await checkOptions(context, input)
      if (dropped) await shareFiles(context, [input.photoPath])
      else await claimFile(context, input.photoPath, 'postal')
      const after = {
        ...content,
        recipientName,
        serialNumber: await takeSerialNumber(),
        arrivedAt: context.now,
      }
      const { accountId, name } = context.actor
      await context.db.insert(p).values({
        ...after,
        cubby: dropped?.cubby ?? null,
        id: packageId,
        arrivedBy: accountId,
        arrivedByName: name,
      })
      context.emit(packageRegistered, {
        packageIds: [packageId],
        householdId: input.householdId,
      })
      context.audit({
        action: 'packages.register',
        target: 'package',
        targetId: packageId,
        after: { ...after, serialNumber: showSerialNumber(after.serialNumber), label },
      })
    },
  })
  return shownOf(context, packageId)
}

/** Takes a registration back; the row stays. Throws notFound, cannotVoid, leaveLockerFirst. */
export async function voidPackage(
  context: Context,
  input: { packageId: string; reason: string },
): Promise<void> {
  const { packageId, reason } = input
  const [row] = await lockPackages(context, [packageId])
  if (!row) throw problems.notFound()
  if (row.state !== 'waiting') throw cannotVoid()
  requireAtDesk([row])
  const after = { voidedAt: context.now, voidedByName: context.actor.name }
  await context.db
    .update(p)
    .set({ ...after, voidReason: reason })
    .where(eq(p.id, packageId))
  context.emit(packageVoided, { packageIds: [packageId] })
  const stays = { serialNumber: showSerialNumber(row.serial), label: row.label }
  context.audit({
    action: 'packages.void',
    target: 'package',
    targetId: packageId,
    before: { ...stays, state: row.state },
    after: { ...stays, state: 'voided' },
    reason,
  })
}

/** What a package's label shows, for printing it again. Throws notFound, also for a voided one. */
export async function reprintLabel(context: Context, packageId: string): Promise<RegisteredPackage> {
  const shown = await shownOf(context, packageId)
  const { serialNumber, label } = shown
  const after = { serialNumber, label }
  context.audit({ action: 'packages.reprintLabel', target: 'package', targetId: packageId, after })
  return shown
}
