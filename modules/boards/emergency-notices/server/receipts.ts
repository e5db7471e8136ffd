import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Work } from '#platform/server/work.ts'
import { noticeShown } from '../events.ts'
import { targetTable as t } from './tables.ts'

/** Notices that a screen said it shows, and that it does not show any more: another one is above them, or it began anew. */
async function noteLeft(work: Work, deviceId: string, noticeId: string | undefined): Promise<void> {
  const left = await work.db
    .update(t)
    .set({ leftAt: work.now })
    .where(
      and(
        eq(t.deviceId, deviceId),
        isNotNull(t.shownAt),
        isNull(t.leftAt),
        noticeId === undefined ? undefined : ne(t.noticeId, noticeId),
      ),
    )
    .returning({ id: t.noticeId })
  for (const { id } of left) work.emit(noticeShown, { noticeId: id })
}

/**
 * A screen says since when it shows a notice, and the fingerprint of what it shows; or that it shows none (`shown` is null). Told
 * again, it changes nothing.
 */
export async function noteShown(
  work: Work,
  deviceId: string,
  shown: { noticeId: string; at: Date; hash: string } | null,
): Promise<void> {
  await noteLeft(work, deviceId, shown?.noticeId)
  if (!shown) return
  const { noticeId, at, hash } = shown
  // A clock that goes wrong says no time to come.
  const shownAt = at > work.now ? work.now : at
  const changed = await work.db
    .update(t)
    .set({ shownAt, toldAt: work.now, shownHash: hash, leftAt: null })
    .where(
      and(
        eq(t.noticeId, noticeId),
        eq(t.deviceId, deviceId),
        or(isNull(t.shownAt), isNotNull(t.leftAt), ne(t.shownHash, hash)),
      ),
    )
    .returning({ id: t.noticeId })
  if (changed.length) work.emit(noticeShown, { noticeId })
}
