import { asc, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { leaveLockerFirst, notWaiting, type PackageState } from '../contract.ts'
import { showSerialNumber } from './serial-numbers.ts'
import { packageTable as p } from './tables.ts'

// Every desk locks in the order of the ids, so desks that work on the same packages wait and never deadlock.
const lock = statement('packages_lock', (query) =>
  query
    .select({
      id: p.id,
      serial: p.serialNumber,
      householdId: p.householdId,
      // Not joined: a merge that a lock waited for changes the household, and a joined row would be passed over as if it were gone.
      label: sql<string>`(select h.label from ${householdTable} h where h.id = ${p.householdId})`.as('label'),
      recipientId: p.recipientId,
      recipientName: p.recipientName,
      kindId: p.kindId,
      courierId: p.courierId,
      temperature: p.temperature,
      trackingNumber: p.trackingNumber,
      shelfPosition: p.shelfPosition,
      note: p.note,
      inPersonOnly: p.inPersonOnly,
      cashOnDelivery: p.cashOnDelivery,
      pieceCount: p.pieceCount,
      cubby: p.cubby,
      handOverId: p.handOverId,
      handedOverAt: p.handedOverAt,
      state: p.state,
      rowVersion: p.rowVersion,
    })
    .from(p)
    .where(sql`${p.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(p.id))
    .for('update', { of: p }),
)

/** Locks packages until the transaction ends, in the order of their ids; unknown ones are absent. */
export const lockPackages = (lease: Lease, ids: readonly string[]) => lease.run(lock, { ids })

export type LockedPackage = Awaited<ReturnType<typeof lockPackages>>[number]

const said: Record<Exclude<PackageState, 'waiting'>, string> = {
  handedOver: '已領取',
  returned: '已退件',
  voided: '已取消登記',
  lost: '已登記遺失',
}

/**
 * Throws notWaiting when any of the packages does not wait, with a sentence that names them and says that nothing was
 * done. `act` is what was wished: 移動.
 */
export function requireWaiting(packages: readonly LockedPackage[], act: string): void {
  const parts = packages.flatMap(({ state, serial }) =>
    state === 'waiting' ? [] : [`${showSerialNumber(serial)} ${said[state]}`],
  )
  if (!parts.length) return
  const others = packages.length > 1 ? `這次沒有${act}任何一件。` : `無法${act}。`
  throw notWaiting(`${parts.join('、')}，${others}`)
}

/** Throws leaveLockerFirst for what lies in a smart locker: it is taken out before it goes another way. */
export function requireAtDesk(packages: readonly LockedPackage[]): void {
  if (packages.some(({ cubby }) => cubby !== null)) throw leaveLockerFirst()
}
