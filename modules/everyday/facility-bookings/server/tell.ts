import { newId } from '#platform/contract/new-id.ts'
import type { Work } from '#platform/server/work.ts'
import { facilityTold } from '../events.ts'
import { noticeTable } from './tables.ts'

/** Tells a household of its booking by the channels that it agreed to. */
export async function tellHousehold(
  work: Work,
  { bookingId, title, text }: { bookingId: string; title: string; text: string },
): Promise<void> {
  const id = newId()
  await work.db.insert(noticeTable).values({ id, bookingId, at: work.now, title, text })
  work.emit(facilityTold, { noticeIds: [id] })
}
