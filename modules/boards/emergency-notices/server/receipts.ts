import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Work } from '#platform/server/work.ts'
import { noticeShown } from '../events.ts'
import { targetTable as t } from './tables.ts'

/** A screen says since when it shows a notice, and the fingerprint of what it shows. Told again, it changes nothing. */
export async function noteShown(
  work: Work,
  said: { deviceId: string; noticeId: string; at: Date; hash: string },
): Promise<void> {
  const { deviceId, noticeId, at, hash } = said
  // A clock that goes wrong says no time to come.
  const shownAt = at > work.now ? work.now : at
  const changed = await work.db
    .update(t)
    .set({ shownAt, toldAt: work.now, shownHash: hash })
    .where(
      and(eq(t.noticeId, noticeId), eq(t.deviceId, deviceId), or(isNull(t.shownAt), ne(t.shownHash, hash))),
    )
    .returning({ id: t.noticeId })
  if (changed.length) work.emit(noticeShown, { noticeId })
}
