import { asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { asLine } from '#platform/server/history.ts'
import type { Happening, ItemDetail } from '../contract.ts'
import { readItem } from './queries.ts'
import { courierHandOvers, itemChanges } from './tables.ts'
import { undo } from './undo.ts'

/** One item with everything that happened to it, the oldest first. Throws notFound. */
export async function readDetail(context: Context, itemId: string): Promise<ItemDetail> {
  const [item, changes] = await Promise.all([
    readItem(context, itemId),
    context.db
      .select({ change: itemChanges, handOver: courierHandOvers })
      .from(itemChanges)
      .leftJoin(courierHandOvers, eq(courierHandOvers.id, itemChanges.handOverId))
      .where(eq(itemChanges.itemId, itemId))
      .orderBy(asc(itemChanges.at), asc(itemChanges.id)),
  ])
  const bare = { reason: '', changes: [], courierPerson: '', note: '', signaturePath: '' }
  const timeline: Happening[] = [
    { ...bare, what: 'registered', at: item.arrivedAt, by: item.arrivedBy },
    ...changes.map(({ change, handOver }): Happening => {
      const shows = change.act === 'handedToCourier' ? handOver : null
      return {
        ...asLine(change),
        courierPerson: shows?.courierPerson ?? '',
        note: shows?.note ?? '',
        signaturePath: shows?.signaturePath ?? '',
      }
    }),
  ]
  return { ...item, undoUntil: await undo.until(context, item.handedOverAt), timeline }
}

/** An item's detail for somebody who looks at it; the view is audited. Throws notFound. */
export async function getItem(context: Context, itemId: string): Promise<ItemDetail> {
  const detail = await readDetail(context, itemId)
  const { serialNumber, label } = detail
  const after = { serialNumber, label }
  context.audit({ action: 'returns.view', target: 'courierItem', targetId: itemId, after })
  return detail
}
