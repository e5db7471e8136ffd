import { newId } from '#platform/contract/new-id.ts'
import type { Work } from '#platform/server/work.ts'
import { facilityTold } from '../events.ts'
import { noticeTable } from './tables.ts'

/** Tells a household of its booking by the channels that it agreed to; what waits to be told while `holdsWhile` is over is not told. */
export async function tellHousehold(
  work: Work,
  said: Pick<typeof noticeTable.$inferInsert, 'bookingId' | 'title' | 'text' | 'holdsWhile'>,
): Promise<void> {
  const id = newId()
  await work.db.insert(noticeTable).values({ id, at: work.now, ...said })
  work.emit(facilityTold, { noticeIds: [id] })
}
