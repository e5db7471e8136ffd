import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { lockCounter, nextNumber } from '#platform/server/serial-numbers.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { currentHouseholdId, requireHousehold } from '#modules/homes/households/server/public.ts'
import { closePackageAsReturn, lockPackages, noticeFacts } from '#modules/parcels/packages/server/public.ts'
import {
  type CourierItem,
  itemIdTaken,
  returnNeedsHousehold,
  type returns,
  senderMissing,
} from '../contract.ts'
import { itemRegistered } from '../events.ts'
import { readItem } from './queries.ts'
import { courierItems as i } from './tables.ts'

type Registration = Taken<typeof returns.calls.register>
type Turning = Taken<typeof returns.calls.turnPackage>

/** Its counter: locked before anything is looked at, so that a retry of an item waits for its first attempt. */
const counterName = 'courierItem'

/** Who sends it: a return is always a household's, a parcel is a household's or has a sender's name. */
export function checkSender(item: Pick<Registration, 'kind' | 'householdId' | 'senderName'>): void {
  if (item.householdId) return
  if (item.kind === 'return') throw returnNeedsHousehold()
  if (!item.senderName) throw senderMissing()
}

/** An item of this id with this content, made by `create` unless it came before. */
async function itemOnce(
  context: Context,
  itemId: string,
  content: object,
  create: () => Promise<void>,
): Promise<CourierItem> {
  await createOnce(context, {
    id: itemId,
    find: () => rowOf(context, i, itemId),
    isSame: (row) => says(row, content),
    taken: itemIdTaken,
    again: { action: 'returns.registerAgain', target: 'courierItem', targetId: itemId },
    isLocked: true,
    create,
  })
  return readItem(context, itemId)
}

async function insert(
  context: Context,
  itemId: string,
  content: Omit<typeof i.$inferInsert, 'id' | 'serialNumber' | 'communityId' | 'arrivedBy' | 'arrivedByName'>,
) {
  const { accountId, name } = context.actor
  const after = { ...content, serialNumber: await nextNumber(context, counterName), arrivedAt: context.now }
  await context.db.insert(i).values({ ...after, id: itemId, arrivedBy: accountId, arrivedByName: name })
  context.emit(itemRegistered, { itemIds: [itemId] })
  context.audit({ action: 'returns.register', target: 'courierItem', targetId: itemId, after })
}

/**
 * Registers a return or an outgoing parcel. The same id with the same content is the same item again.
 * Throws itemIdTaken, notFound (household), returnNeedsHousehold, senderMissing, foreignFile.
 */
export async function register(context: Context, input: Registration): Promise<CourierItem> {
  const { itemId, ...given } = input
  const householdId = given.householdId && (await currentHouseholdId(context, given.householdId))
  const content = { ...given, householdId }
  await lockCounter(context, counterName)
  return itemOnce(context, itemId, content, async () => {
    checkSender(content)
    if (content.householdId) await requireHousehold(context, content.householdId)
    await claimFile(context, content.photoPath, 'postal')
    await insert(context, itemId, content)
  })
}

/**
 * A waiting package becomes a return and no longer waits for its household.
 * Throws notFound, itemIdTaken, and what closing a package throws when it does not wait.
 */
export async function turnPackage(context: Context, input: Turning): Promise<CourierItem> {
  const { itemId, packageId, courierName, shelfPosition, reason } = input
  await lockPackages(context, [packageId])
  await lockCounter(context, counterName)
  return itemOnce(context, itemId, { packageId }, async () => {
    const [facts] = await noticeFacts(context, [packageId])
    if (!facts) throw problems.notFound()
    await closePackageAsReturn(context, packageId, reason)
    await insert(context, itemId, {
      kind: 'return',
      householdId: facts.householdId,
      senderName: facts.recipientName,
      courierName: courierName ?? facts.courierName,
      trackingNumber: facts.trackingNumber,
      shelfPosition: shelfPosition ?? facts.shelfPosition,
      pieceCount: facts.pieceCount,
      note: reason || facts.note,
      packageId,
    })
  })
}
