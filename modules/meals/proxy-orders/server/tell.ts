import { newId } from '#platform/contract/new-id.ts'
import type { Work } from '#platform/server/work.ts'
import { proxyOrdersTold } from '../events.ts'

/** Tells the households of some orders that what they ordered is here, or was called off, by the channels that they agreed to. */
export async function tellHouseholds(
  work: Work,
  orderIds: readonly string[],
  said: 'arrived' | 'cancelled',
): Promise<void> {
  if (!orderIds.length) return
  const ids = orderIds.map(newId)
  await work.query(
    `insert into proxy_notice (id, order_id, said, at)
     select id, order_id, $3, $4 from unnest($1::uuid[], $2::uuid[]) as given (id, order_id)`,
    [ids, orderIds, said, work.now],
  )
  work.emit(proxyOrdersTold, { noticeIds: ids })
}
