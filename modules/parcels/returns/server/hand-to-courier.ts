import { asc, eq, inArray } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { describeTaken } from '#modules/parcels/fast-receive/server/public.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { type returns, severalCouriers, takenByCourier } from '../contract.ts'
import { itemsHandedToCourier } from '../events.ts'
import { changeItems, lockItems } from './locked-items.ts'
import { showSerialNumber } from './queries.ts'
import { courierHandOvers, courierItems as i } from './tables.ts'

type Input = Taken<typeof returns.calls.handToCourier>

/** Which of the items another desk gave away. Asked after the lock: the locking query may have waited. */
async function listTaken(lease: Lease, ids: readonly string[]) {
  const rows = await lease.db
    .select({
      id: i.id,
      kind: i.kind,
      serial: i.serialNumber,
      label: householdTable.label,
      handedOverAt: courierHandOvers.at,
      handedOverBy: courierHandOvers.accountName,
    })
    .from(i)
    .innerJoin(courierHandOvers, eq(courierHandOvers.id, i.handOverId))
    .leftJoin(householdTable, eq(householdTable.id, i.householdId))
    .where(inArray(i.id, [...ids]))
    .orderBy(asc(i.serialNumber))
  return rows.map(({ kind, serial, label, ...row }) => ({
    ...row,
    label: label ?? '',
    serialNumber: showSerialNumber(kind, serial),
  }))
}

/**
 * Hands items of one courier over: all of them or none, also when twenty desks do it at once. An item of no courier becomes
 * the courier's who came.
 * Throws notFound (also for a voided one), takenByCourier, severalCouriers, foreignFile.
 */
export async function handToCourier(context: Context, input: Input) {
  const { itemIds, courierName: came, courierPerson, note, signaturePath } = input
  const locked = await lockItems(context, itemIds)
  const ids = locked.map((item) => item.id)
  if (locked.some((item) => item.state === 'voided')) throw problems.notFound()
  if (locked.some((item) => item.state === 'handedToCourier')) {
    const taken = await listTaken(context, ids)
    throw takenByCourier(describeTaken(taken, ids.length, { act: '交付', waiting: '待取' }))
  }
  const couriers = new Set([came, ...locked.map((item) => item.courierName)].filter(Boolean))
  if (couriers.size > 1) throw severalCouriers()
  await claimFile(context, signaturePath, 'handwrite')

  const [courierName = ''] = couriers
  const handOverId = newId()
  const at = context.now
  const { accountId, name } = context.actor
  await context.db.insert(courierHandOvers).values({
    id: handOverId,
    at,
    accountId,
    accountName: name,
    courierName,
    courierPerson,
    note,
    signaturePath,
  })
  await changeItems(context, ids, {
    act: 'handedToCourier',
    set: { handOverId, handedOverAt: at, courierName },
    handOverId,
  })
  context.emit(itemsHandedToCourier, { itemIds: ids, handOverId, courierName })
  for (const { id, kind, serial, state, courierName: before } of locked) {
    const serialNumber = showSerialNumber(kind, serial)
    context.audit({
      action: 'returns.handToCourier',
      target: 'courierItem',
      targetId: id,
      before: { serialNumber, state, courierName: before },
      after: {
        serialNumber,
        state: 'handedToCourier',
        handOverId,
        courierName,
        courierPerson,
        note,
        signaturePath,
      },
    })
  }
  return { handOverId, count: ids.length, at }
}
